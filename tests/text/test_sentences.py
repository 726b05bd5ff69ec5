"""Every sentence speaks to its reader: `you` and `your` for the reader's own seat, a name for any other."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from librt.random import Random

from donabe import games
from donabe.kernel.event import Event
from donabe.kernel.match import Match
from donabe.kernel.view import SPECTATOR, Text, View
from donabe.locales.catalogue import game_file, shared_files, source
from donabe.text import Speaker
from donabe.text.speaker import SEAT_ARGUMENTS
from tables import Setting, every_plain_setting

NAMES = ["Mio", "Ren", "Sora", "Yuki", "Kenji", "Hana"]
SEATS = dict(zip(SEAT_ARGUMENTS, range(len(SEAT_ARGUMENTS)), strict=True))
READER = re.compile(r"\b(you|your|yourself)\b", re.IGNORECASE)


class Variables(Visitor):
    """The variables of a message and, for those that choose between variants, the variants."""

    def __init__(self, messages: Mapping[str, ast.Message]) -> None:
        self.messages = messages
        self.found: dict[str, list[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the parser's names
        self.found.setdefault(node.id.name, [])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(self.messages[node.id.name].value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = [key.name if isinstance(key, ast.Identifier) else key.value for key in (v.key for v in node.variants)]
        assert isinstance(node.selector, ast.VariableReference)
        self.found.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)


@dataclass(frozen=True)
class Told:
    """An event sentence of the catalogue, with facts that bring out one of its variants."""

    game: str
    event: Event

    def to(self, viewer: int) -> str:
        return Speaker(self.game, NAMES, viewer).event(self.event)


def every_event_sentence(game: str) -> Iterator[Told]:
    """Every variant of every event sentence of a game, and of the shared ones if the game is empty."""
    [file] = [game_file(game, "en")] if game else shared_files("en", ["table"])
    text = file.read_text("utf-8")
    messages = {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}
    for name, message in messages.items():
        kind = name.removeprefix(f"{game}-" if game else "").removeprefix("event-")
        if not name.startswith(f"{game}-event-" if game else "event-"):
            continue
        variables = Variables(messages)
        variables.visit(message.value)
        free = {name: keys or ["something"] for name, keys in variables.found.items() if name not in SEAT_ARGUMENTS}
        for selector in SEAT_ARGUMENTS.values():
            free.pop(selector, None)
        for values in product(*free.values()):
            facts: dict[str, object] = {name: SEATS[name] for name in variables.found if name in SEATS}
            facts |= dict(zip(free, map(_value, values), strict=True))
            yield Told(game, Event(kind, facts))


def _value(key: str) -> object:
    """What chooses a variant: a number where the key is one."""
    if key.isdigit() or key == "one":
        return 1 if key == "one" else int(key)
    return 2 if key == "other" else key


@pytest.mark.parametrize("game", ["", *games.keys()])
def test_an_event_says_you_to_whoever_it_names(game: str) -> None:
    told = list(every_event_sentence(game))
    assert told
    for sentence in told:
        to_all = sentence.to(SPECTATOR)
        assert not READER.search(to_all), to_all
        for fact, seat in SEATS.items():
            to_seat = sentence.to(seat)
            assert NAMES[seat] not in to_seat, to_seat
            if NAMES[seat] in to_all and fact in sentence.event.facts:
                assert READER.search(to_seat), to_seat


@pytest.mark.parametrize("setting", every_plain_setting(), ids=str)
def test_nobody_reads_their_own_name_and_a_spectator_no_you(setting: Setting) -> None:
    match = Match(setting.game, NAMES[: setting.players], setting.options, (5).to_bytes(32, "big"))
    speakers = [Speaker(setting.key, match.names, viewer) for viewer in range(SPECTATOR, setting.players)]
    rng = Random(5)
    while not match.over and len(match.moves) < 400:
        if len(match.moves) % 5 == 0:
            for speaker in speakers:
                assert_addressed(speaker, said_by_view(setting.game.view(match.state, speaker.viewer), speaker))
        seat = match.state.actor()
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.randrange(len(legal))])
    for speaker in speakers:
        assert_addressed(speaker, [speaker.event(event) for event in match.events if event.seen_by(speaker.viewer)])
        assert_addressed(speaker, [speaker.say(face.name) for face in setting.game.faces.values()])
        assert_addressed(speaker, [speaker.won([0]), speaker.won([0, 1]), speaker.won([1, 2][: setting.players - 1])])
    openly = speakers[0]
    assert_addressed(openly, [openly.event(event) for event in match.events])


def assert_addressed(speaker: Speaker, sentences: list[str]) -> None:
    for said in sentences:
        if speaker.viewer == SPECTATOR:
            assert not READER.search(said), said
        else:
            assert speaker.names[speaker.viewer] not in said, said


def said_by_view(view: View, speaker: Speaker) -> list[str]:
    texts: list[Text | None] = [view.prompt]
    texts += [text for zone in view.zones for text in (zone.label, zone.note)]
    texts += [badge.label for seat in view.seats for badge in seat.badges]
    return [*map(speaker.choice, view.choices), *(speaker.say(text) for text in texts if text is not None)]


def test_a_win_is_told_to_winners_and_to_others() -> None:
    def said(viewer: int, seats: list[int]) -> str:
        return Speaker("", NAMES, viewer).won(seats)

    assert said(0, [0]) == "You win!"
    assert said(1, [0]) == "Mio wins!"
    assert said(0, [0, 2]) == "You share the win with Sora!"
    assert said(1, [0, 2]) == "Mio, Sora share the win!"


def test_the_catalogue_of_a_language_has_the_shared_sentences_and_every_game_s() -> None:
    for sentence in ("event-round = ", *(f"{key}-title = " for key in games.keys())):  # noqa: SIM118
        assert f"\n{sentence}" in source("en", games.keys())


def test_an_argument_that_is_given_stays_as_it_is() -> None:
    facts: dict[str, Any] = {"seat": 0, "who": "other", "points": 3}
    assert Speaker("", NAMES, 0).sentence("event-score", facts) == "Mio scores 3."


def test_a_guest_without_a_name_is_called_so_in_every_language() -> None:
    said = [Speaker("salty", ["#7", "# 7", "Mio"], language=language).names for language in ("en", "hu", "ja")]
    assert said == [["Guest 7", "# 7", "Mio"], ["Vendég 7", "# 7", "Mio"], ["ゲスト7", "# 7", "Mio"]]
