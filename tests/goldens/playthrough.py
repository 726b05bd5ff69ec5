"""One match written down for people to read: every state, every view, every legal set, every event.

The first step is written in full, and each later one as what has changed since, so that a reader sees what a move did.
After the first round, or FULL_DETAIL decisions, only moves, events and scores follow.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from donabe.kernel.chance import MOST_CARDS, Chance
from donabe.kernel.event import Event
from donabe.kernel.game import Game
from donabe.kernel.match import Match
from donabe.kernel.view import SPECTATOR
from donabe.text import Speaker
from goldens.state_lines import state_lines
from goldens.view_lines import view_lines

FULL_DETAIL = 60
NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eva", "Fay", "Gus", "Hal")
SEED = bytes(range(32))
GONE = "gone"


def playthrough(game: Game, players: int) -> str:
    """The whole text of a golden file."""
    return "\n".join(Playthrough(game, players).lines()) + "\n"


@dataclass
class Playthrough:
    """A match played by chance, but by the same chance for ever: moves are drawn as deals are."""

    game: Game
    players: int
    shown: dict[str, Mapping[str, str]] = field(default_factory=dict)  # by what, its lines as last written

    def __post_init__(self) -> None:
        self.names = list(NAMES[: self.players])
        self.match = Match(self.game, self.names, {}, SEED)
        self.speakers = {viewer: Speaker(self.game.key, self.names, viewer) for viewer in range(-1, self.players)}
        self.moves = Chance(b"golden moves")

    def lines(self) -> Iterator[str]:
        """The playthrough, line by line."""
        yield f"{self.game.title}, {self.players} players, rules version {self.game.rules_version}"
        yield f"options {self.match.options}"
        yield f"seed {SEED.hex()}"
        yield from self.told(self.match.events)
        while not self.match.over:
            detailed = self.match.state.round == 1 and len(self.match.moves) < FULL_DETAIL
            if detailed:
                yield from self.situation()
            yield from self.step(detailed)
        yield ""
        yield from self.situation()
        yield from self.result()

    def situation(self) -> Iterator[str]:
        """The state and all views, as far as they differ from when they were last written."""
        yield "  state"
        for name, text in self.changes("state", state_lines(self.match.state.snapshot())):
            yield f"    {name}: {text}"
        seen_by: dict[tuple[str, str], list[str]] = {}  # by line, who sees it
        for viewer, speaker in self.speakers.items():
            who = "a spectator" if viewer == SPECTATOR else self.names[viewer]
            for line in self.changes(who, view_lines(self.game.view(self.match.state, viewer), speaker)):
                seen_by.setdefault(line, []).append(who)
        for viewers in dict.fromkeys(tuple(who) for who in seen_by.values()):
            yield f"  seen by {self.together(viewers)}"
            yield from (f"    {name}: {text}" for (name, text), who in seen_by.items() if tuple(who) == viewers)

    def together(self, viewers: tuple[str, ...]) -> str:
        missing = [who for who in ("a spectator", *self.names) if who not in viewers]
        if len(missing) > 1:
            return ", ".join(viewers)
        return f"all but {missing[0]}" if missing else "all"

    def changes(self, what: str, now: Mapping[str, str]) -> list[tuple[str, str]]:
        """The lines that are new or different; lines that are no longer there are said to be gone."""
        before = self.shown.get(what, {})
        self.shown[what] = now
        changed = [(name, text) for name, text in now.items() if before.get(name) != text]
        return changed + [(name, GONE) for name in before if name not in now]

    def step(self, detailed: bool) -> Iterator[str]:
        """Legal sets, the move, and what was told of it."""
        number = len(self.match.moves) + 1
        actors = self.match.state.actors()
        if detailed:
            for actor in actors:
                tokens = ", ".join(self.game.token(action) for action in self.match.state.legal(actor))
                yield f"  {self.names[actor]} may: {tokens}"
        seat = actors[self.drawn(number, "actor", len(actors))]
        legal = self.match.state.legal(seat)
        action = legal[self.drawn(number, "action", len(legal))]
        if detailed:
            yield ""
        yield f"{number}. {self.names[seat]}: {self.game.token(action)}"
        yield from self.told(self.match.play(seat, action))

    def drawn(self, number: int, purpose: str, choices: int) -> int:
        """One of so many choices (of more than a shuffle can have, those at equal steps)."""
        steps = min(choices, MOST_CARDS)
        return self.moves.shuffle(number, purpose, steps)[0] * choices // steps

    def told(self, events: list[Event]) -> Iterator[str]:
        """Each event as it is told: to all as to a spectator, or to the few who may know."""
        for event in events:
            if event.seen_by(SPECTATOR):
                yield f"  told: {self.sentence(event, SPECTATOR)}"
                continue
            for viewer in range(self.players):
                if event.seen_by(viewer):
                    yield f"  told to {self.names[viewer]}: {self.sentence(event, viewer)}"

    def sentence(self, event: Event, viewer: int) -> str:
        speaker = self.speakers[viewer]
        said = speaker.event(event)
        if event.kind == "score":
            facts = event.facts
            line, count, points = str(facts["line"]), int(str(facts["count"])), int(str(facts["points"]))
            said += f" ({speaker.score_line(line, count, points)})"
        return said

    def result(self) -> Iterator[str]:
        outcome = self.match.state.outcome()
        yield ""
        for seat in sorted(range(self.players), key=lambda seat: outcome.ranks[seat]):
            decided = outcome.decided[seat]
            reason = f", {self.speakers[SPECTATOR].decided(decided)}" if decided else ""
            yield f"{outcome.ranks[seat]}. {self.names[seat]}: {outcome.totals[seat]}{reason}"
