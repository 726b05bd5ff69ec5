"""What every game promises, at every number of players and with every option."""

import ast
import importlib
import os
import re
from itertools import islice
from pathlib import Path

import pytest
from librt.random import Random
from librt.vecs import vec

from donabe.kernel.chance import Chance
from donabe.kernel.errors import IllegalAction, IsAChoice, NoChoice, NotAsked
from donabe.kernel.event import Event
from donabe.kernel.fields import Fields
from donabe.kernel.match import Match
from donabe.kernel.options import resolved
from donabe.kernel.record import decoded, encoded, recorded, verify
from donabe.kernel.state import NOBODY, State, play_out
from donabe.kernel.view import SPECTATOR, View, first_copy, plain
from donabe.kernel.why import Pointing
from donabe.text import Speaker
from tables import Setting, every_plain_setting, every_setting, some_states, step

each_setting = pytest.mark.parametrize("setting", every_setting(), ids=str)
each_plain_setting = pytest.mark.parametrize("setting", every_plain_setting(), ids=str)


@each_setting
def test_play_ends_and_an_actor_always_has_an_ascending_choice(setting: Setting) -> None:
    for number in range(3):
        rng = Random(number)
        state = setting.start(number)
        while state.pending:
            for seat in range(setting.players):
                legal = state.legal(seat)
                assert bool(legal) == (seat in state.actors())
                assert legal == sorted(set(legal))
            step(state, rng)
        outcome = state.outcome()
        assert min(outcome.ranks) == 1
        assert outcome.totals == state.scores()


@each_plain_setting
def test_choosing_for_whoever_is_next_is_applying_a_legal_action_of_the_actor(setting: Setting) -> None:
    rng = Random(1)
    state = setting.start(1)
    twin = state.copy()
    choices = state.choices()
    while choices:
        seat = twin.actor()
        assert list(choices) == twin.legal(seat)
        action = choices[rng.randrange(len(choices))]
        choices = state.choose(action)
        assert list(choices) == list(state.choices())
        twin.apply(seat, action)
        assert state.moves() == twin.moves()
    assert twin.actor() == NOBODY
    assert state.scores() == twin.scores()


@each_plain_setting
def test_a_game_says_whether_points_are_good_or_bad(setting: Setting) -> None:
    outcomes = []
    for number in range(4):
        state = setting.start(number)
        play_out(state, Random(number))
        outcomes.append(state.outcome())
    for outcome in outcomes:
        best = min(outcome.totals) if setting.game.fewest_win else max(outcome.totals)
        assert all(outcome.totals[seat] == best for seat in outcome.winners())


@each_setting
def test_an_action_is_legal_exactly_when_no_clause_forbids_it(setting: Setting) -> None:
    clauses = clauses_of(setting)
    for state in some_states(setting, 5, every=12):
        for seat in state.actors():
            legal = set(state.legal(seat))
            for action in range(len(setting.game.tokens)):
                clause = state.why_not(seat, action)
                assert (clause == "") == (action in legal), (setting.game.token(action), clause)
                assert clause == "" or clause in clauses


def clauses_of(setting: Setting) -> set[str]:
    from clauses import clauses_in_rules

    return clauses_in_rules(setting.key)


@each_setting
def test_whatever_on_the_table_is_part_of_an_action_is_a_choice_or_says_why_not(setting: Setting) -> None:
    """At every state visited; `make soak` plays a hundred matches of each setting."""
    matches = int(os.environ.get("DONABE_WHY_MATCHES", "0"))
    states = (state for number in range(matches) for state in some_states(setting, number, every=1))
    for state in states if matches else some_states(setting, 19, every=8):
        for seat in range(setting.players):
            view, pointing = setting.game.view(state, seat), Pointing(setting.game, state, seat)
            assert own_things(view) <= pointing.naming.keys(), "a player's own cards are always part of something"
            chosen = {pick for choice in view.choices for pick in choice.picks}
            for thing in things_on_the_table(view):
                assert_answered(setting, pointing, thing, chosen=first_copy(thing) in chosen)


@each_setting
def test_the_actions_called_sayable_are_all_that_can_be_said_by_pointing(setting: Setting) -> None:
    game = setting.game
    if game.sayable is None:
        return
    for state in islice(some_states(setting, 23, every=9), 20):
        for seat in range(setting.players):
            said = [action for action in range(len(game.tokens)) if game.picks(state, seat, action)]
            assert set(said) <= set(game.sayable(state, seat))


def things_on_the_table(view: View) -> set[str]:
    """Everything a person could point at: cards and places, seats, and what choices name."""
    things = {card.id for zone in view.zones for card in zone.cards}
    things |= {f"seat:{seat.seat}" for seat in view.seats}
    return things | {pick for choice in view.choices for pick in choice.picks}


def own_things(view: View) -> set[str]:
    """The cards in the hand or row of a player who is asked something."""
    if not view.choices:
        return set()
    hands = [zone for zone in view.zones if zone.owner == view.viewer and zone.kind in {"hand", "row", "tableau"}]
    return {first_copy(card.id) for zone in hands for card in zone.cards if card.face and "insert" not in card.marks}


def assert_answered(setting: Setting, pointing: Pointing, thing: str, *, chosen: bool) -> None:
    answer = pointing.why_not(thing)
    if first_copy(thing) not in pointing.naming:
        assert isinstance(answer, NoChoice)
    elif pointing.seat not in pointing.state.actors():
        assert isinstance(answer, NotAsked)
    elif chosen:
        assert isinstance(answer, IsAChoice)
    else:
        assert isinstance(answer, IllegalAction)
        assert answer.clause in clauses_of(setting)


@each_plain_setting
def test_no_field_is_forgotten_when_a_table_is_copied_read_or_cleared(setting: Setting) -> None:
    options = resolved(setting.game.options, setting.options)
    new = setting.game.seated(setting.players, options, Chance(bytes(32)))
    of_the_match = begun_in_init(setting)  # a round's own fields begin with `clear`
    new.clear()
    assert attributes(new) == attributes(setting.start(1))
    for state in some_states(setting, 21, every=20):
        reader = Fields(reading=True)
        state.fields(state, reader)
        named = set(reader.read) | set(reader.caches)
        changing = attributes(state) - KERNEL_FIELDS
        assert changing - named <= settings_of(new, state), "a field is neither copied nor read"
        cleared = state.copy()
        cleared.clear()
        assert round_detail(cleared, of_the_match) == round_detail(new, of_the_match), "a field was not cleared"


def begun_in_init(setting: Setting) -> set[str]:
    """The fields that last for a match: those to which the table's `__init__` gives a value."""
    module = Path(importlib.import_module(f"donabe.games.{setting.key}").__file__ or "")
    tree = ast.parse(module.with_name("table.py").read_text("utf-8"))
    (init,) = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    return {node.attr for node in ast.walk(init) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)}


KERNEL_FIELDS = {"players", "chance", "round", "phase", "pending", "totals", "history", "opening", "events", "sheet"}


def attributes(state: State) -> set[str]:
    """The names of all attributes that a state has now, compiled or not."""
    names = set(getattr(state, "__dict__", {}))
    for kind in type(state).__mro__:
        names |= set(getattr(kind, "__mypyc_attrs__", ()))
    return {name for name in names if not name.startswith("__") and hasattr(state, name)}


def settings_of(new: State, state: State) -> set[str]:
    """Attributes that no move changes: numbers and rows as on a new table, and objects that twins share."""
    twin = state.copy()
    return {
        name for name in attributes(new) if is_setting(getattr(new, name), getattr(state, name), getattr(twin, name))
    }


def is_setting(new: object, now: object, copied: object) -> bool:
    if isinstance(now, int | str | vec):
        return now == new
    return now is copied and not hasattr(now, "copy")


def round_detail(state: State, of_the_match: set[str]) -> dict[str, object]:
    return {name: value for name, value in state.detail().items() if name not in of_the_match}


@each_setting
def test_a_copy_shares_nothing_that_moves(setting: Setting) -> None:
    for state in some_states(setting, 6, every=10):
        before = state.snapshot()
        twin = state.copy()
        assert twin.snapshot() == before
        rng = Random(1)
        for _ in range(12):
            if twin.pending:
                step(twin, rng)
        assert state.snapshot() == before


@each_setting
def test_a_round_replays_from_its_deal_and_moves(setting: Setting) -> None:
    for state in some_states(setting, 7, every=10):
        assert state.replayed().snapshot() == state.snapshot()


@each_setting
def test_a_record_goes_out_and_comes_back(setting: Setting) -> None:
    rng = Random(8)
    match = Match(setting.game, [f"P{seat}" for seat in range(setting.players)], setting.options, bytes(32))
    while not match.over:
        seat = match.state.actors()[0]
        legal = match.state.legal(seat)
        match.play(seat, setting.game.token(legal[rng.randrange(len(legal))]))
    record = decoded(encoded(recorded(match)))
    again = verify(record, setting.game)
    assert again.state.snapshot() == match.state.snapshot()
    assert recorded(again) == record


@each_plain_setting
def test_every_token_reads_back_as_its_action(setting: Setting) -> None:
    for action, token in enumerate(setting.game.tokens):
        assert setting.game.parse(token) == action
        assert setting.game.parse(f"  {token.upper()} ") == action


# -- secrets -----------------------------------------------------------------------------------------------------------


@each_setting
def test_a_resampled_world_looks_the_same_to_its_seat_at_every_step(setting: Setting) -> None:
    rng = Random(11)
    for state in some_states(setting, 9, every=25):
        seats = list(range(setting.players))
        real = told(state, setting, seats)
        for seat in seats:
            world = state.resample(seat, rng)
            assert told(world, setting, [seat])[seat] == real[seat]
            assert world.replayed().snapshot() == world.snapshot()
            assert world.legal(seat) == state.legal(seat)
            if seat in state.actors():
                assert reasons(world, setting, seat) == reasons(state, setting, seat)


def reasons(state: State, setting: Setting, seat: int) -> list[str]:
    """What a seat would be told about every action, legal or not."""
    return [state.why_not(seat, action) for action in range(len(setting.game.tokens))]


def told(state: State, setting: Setting, seats: list[int]) -> dict[int, list[object]]:
    """By seat, all that these seats, and a spectator, are shown and told from the deal to this moment."""
    again = state.rewound()
    stories: dict[int, list[object]] = {seat: [] for seat in seats}
    for mover, action in state.moves():
        watched = plain(setting.game.view(again, SPECTATOR))
        for seat, story in stories.items():
            story += [plain(setting.game.view(again, seat)), watched]
        events: list[Event] = []
        again.events = events
        assert action in again.legal(mover), "every move of an imagined round is legal in it"
        again.apply(mover, action)
        again.events = None
        for seat, story in stories.items():
            story += [(event.kind, str(event.facts)) for event in events if event.seen_by(seat)]
    for seat, story in stories.items():
        story.append(plain(setting.game.view(again, seat)))
    return stories


@each_setting
def test_a_resampled_world_depends_only_on_what_the_seat_knows(setting: Setting) -> None:
    for state in some_states(setting, 12, every=25):
        for seat in range(setting.players):
            one = state.resample(seat, Random(3))
            other = state.resample(seat, Random(4))
            assert one.resample(seat, Random(5)).snapshot() == other.resample(seat, Random(5)).snapshot()
            again, twin = state.resample(seat, Random(5)), other.resample(seat, Random(5))
            assert again.snapshot() == twin.snapshot()
            assert opening_of(again).snapshot() == opening_of(twin).snapshot()


def opening_of(state: State) -> State:
    assert state.opening is not None
    return state.opening


CARRIED = {"happy_mochi": "reserves"}  # what a game keeps on the table from round to round


@each_plain_setting
def test_an_opening_keeps_no_card_of_the_round_before(setting: Setting) -> None:
    for state in some_states(setting, 18, every=30):
        detail = opening_of(state).detail()
        detail.pop(CARRIED.get(setting.key, ""), None)
        assert set(re.findall(r"[A-Z]\d+(?:\.\d)?", str(detail))) & set(setting.game.faces) == set()


@each_plain_setting
def test_a_resampled_world_never_holds_the_real_seed(setting: Setting) -> None:
    for state in some_states(setting, 13, every=40):
        world = state.resample(0, Random(1))
        opening = world.opening
        assert opening is not None
        assert world.chance.seed != state.chance.seed
        assert opening.chance.seed != state.chance.seed


@each_plain_setting
def test_resampling_changes_something_hidden(setting: Setting) -> None:
    states = islice(some_states(setting, 14, every=1), 10)
    assert any(state.resample(0, Random(1)).snapshot() != state.snapshot() for state in states)


@each_setting
def test_a_rule_of_thumb_says_the_same_whatever_the_hidden_cards_are(setting: Setting) -> None:
    for state in some_states(setting, 15, every=15):
        for seat in state.actors():
            choices = {setting.game.thumb(state.resample(seat, Random(number)), seat, Random(1)) for number in range(4)}
            assert len(choices) == 1
            assert choices <= set(state.legal(seat))


# -- what people see -----------------------------------------------------------------------------------------------------


@each_setting
def test_every_view_has_its_sentences_and_every_choice_can_be_pointed_at(setting: Setting) -> None:
    names = [f"P{seat}" for seat in range(setting.players)]
    faces = setting.game.faces
    for state in some_states(setting, 16, every=10):
        for viewer in range(SPECTATOR, setting.players):
            view = setting.game.view(state, viewer)
            speaker = Speaker(setting.key, names, viewer)
            say_everything(view, speaker)
            legal = state.legal(viewer) if viewer != SPECTATOR else []
            assert [setting.game.parse(choice.token) for choice in view.choices] == legal
            said = [speaker.say(setting.game.said(state, viewer, action)) for action in legal]
            assert [speaker.choice(choice) for choice in view.choices] == said
            assert all(said)
            picks = [tuple(choice.picks) for choice in view.choices]
            assert len(set(picks)) == len(picks)
            ids = [card.id for zone in view.lying() for card in zone.cards]
            assert len(set(ids)) == len(ids)
            for zone in view.zones:  # also what a choice leads on to
                assert len({card.id for card in zone.cards}) == len(zone.cards)
            assert {card.face for zone in view.zones for card in zone.cards if card.face} <= set(faces)


def say_everything(view: View, speaker: Speaker) -> None:
    texts = [view.prompt]
    texts += [text for zone in view.zones for text in (zone.label, zone.note) if text is not None]
    texts += [text for zone in view.zones for card in zone.cards for text in (*card.printed, *card.lines)]
    texts += [badge.label for seat in view.seats for badge in seat.badges if badge.label is not None]
    if view.progress is not None:
        texts += [text for text in (view.progress.label, view.progress.note) if text is not None]
    for text in texts:
        assert speaker.say(text)


@each_plain_setting
def test_finished_pips_are_the_winners_of_a_round_s_tricks(setting: Setting) -> None:
    rng = Random(5)
    match = Match(setting.game, [f"P{seat}" for seat in range(setting.players)], {}, bytes(32))
    winners: list[object] = []
    while not match.over:
        progress = setting.game.view(match.state, SPECTATOR).progress
        assert progress is None or len(progress.done) <= progress.of
        if setting.game.phases[match.state.phase] == "tricks":
            assert progress is not None
            assert progress.done == winners
        actor = match.state.actors()[0]
        legal = match.state.legal(actor)
        for event in match.play(actor, legal[rng.randrange(len(legal))]):
            if event.kind == "round":
                winners = []
            elif event.kind == "trick":
                winners.append(event.facts["seat"])


@each_setting
def test_every_event_score_line_and_tie_break_has_its_sentence(setting: Setting) -> None:
    rng = Random(17)
    names = [f"P{seat}" for seat in range(setting.players)]
    match = Match(setting.game, names, setting.options, (17).to_bytes(32, "big"))
    while not match.over:
        seat = match.state.actor()
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.randrange(len(legal))])
    for viewer in range(SPECTATOR, setting.players):
        speaker = Speaker(setting.key, names, viewer)
        for event in match.events:
            if event.seen_by(viewer):
                assert speaker.event(event)
    for lines in match.score_lines():
        for line in lines:
            assert speaker.score_line(line.line, line.count, line.points)
    for reason in match.state.outcome().decided:
        assert reason == "" or speaker.decided(reason)
    for option in setting.game.options:
        assert speaker.has(f"{setting.key}-option-{option.name}")
    assert speaker.sentence(f"{setting.key}-title") == setting.game.title
    assert speaker.sentence(f"{setting.key}-feel")
    for face in setting.game.faces.values():
        assert speaker.say(face.name)
