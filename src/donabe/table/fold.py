"""Table: the fold of a table's log. Nothing here asks whether a fact is allowed; that was done before it was written."""

import enum
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from donabe import games
from donabe.kernel.event import EVERYONE, Event
from donabe.kernel.game import Game
from donabe.kernel.match import Match
from donabe.kernel.options import Value
from donabe.kernel.view import SPECTATOR
from donabe.table import facts
from donabe.table.facts import Entry, Fact
from donabe.table.messages import Chat, Told, encode
from donabe.table.seats import HUMAN, Seat, machine, person

NOBODY = -1
CHATS_KEPT = 200

Deal = Callable[[Game, Sequence[str], Mapping[str, Value], bytes], Match]


class Status(enum.StrEnum):
    """Where a table stands: open -> playing -> over, never back."""

    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"


class Part(enum.Flag):
    """The parts of what viewers see that a fact has changed."""

    NOTHING = 0
    TABLE = enum.auto()
    VIEW = enum.auto()
    SHEET = enum.auto()
    RESULT = enum.auto()


@dataclass(slots=True)
class Settings:
    """How a table is set up."""

    players: int
    options: dict[str, Value]
    public: bool
    away_after: float
    clock: float


class Line(msgspec.Struct, gc=False):
    """A narrated event, ready to be sent to those who may know it."""

    version: int
    audience: int
    told: bytes

    def seen_by(self, viewer: int) -> bool:
        """Whether this viewer may know."""
        return self.audience == EVERYONE or (viewer != SPECTATOR and (self.audience >> viewer) & 1 == 1)


class Table:
    """Everything true at one table, as its log tells it."""

    def __init__(self, table_id: str, deal: Deal = Match, seed: bytes | None = None) -> None:
        self.id = table_id
        self.deal = deal
        self.seed = seed
        self.version = 0
        self.updated = 0.0
        self.status = Status.OPEN
        self.host = ""
        self.pace = 0.0
        self.next = ""
        self.rounds = 0
        self.seats: list[Seat] = []
        self.chats: list[Chat] = []
        self.lines: list[Line] = []
        self.known: dict[str, int] = {}  # versions by guest and client id
        self.game: Game
        self.settings: Settings
        self.match: Match | None = None

    # -- questions -----------------------------------------------------------------------------------------------------

    def seat_of(self, guest: str) -> int:
        """The seat of a person, or NOBODY."""
        for number, seat in enumerate(self.seats):
            if seat.guest == guest and seat.kind == HUMAN:
                return number
        return NOBODY

    def known_version(self, guest: str, client_id: str) -> int | None:
        """The version of what this guest sent under this id, if it was stored."""
        return self.known.get(known_key(guest, client_id))

    def actors(self) -> list[int]:
        """The seats that owe a decision."""
        return self.match.state.actors() if self.match is not None else []

    @property
    def round(self) -> int:
        """The round being played, 0 before the first."""
        return self.match.state.round if self.match is not None else 0

    # -- the fold ------------------------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> Part:
        """Take in the next entry; returns the parts that changed for viewers."""
        if entry.seq != self.version + 1:
            raise ValueError(f"{self.id}: entry {entry.seq} cannot follow version {self.version}")
        self.version = entry.seq
        self.updated = entry.at
        return self._take(entry.fact, entry.at)

    def _take(self, fact: Fact, at: float) -> Part:
        match fact:
            case facts.Made():
                self._make(fact)
            case facts.Started():
                return self._start(at)
            case facts.Moved():
                return self._move(fact, at)
            case facts.Said():
                return self._say(fact, at)
            case facts.Changed():
                self._change(fact)
            case facts.Continued():
                self.next = fact.table
            case _:
                return self._seating(fact, at)
        return Part.TABLE

    def _seating(self, fact: Fact, at: float) -> Part:
        match fact:
            case facts.Sat():
                former = self.seat_of(fact.guest)
                if former != NOBODY:
                    self.seats[former] = Seat()
                self.seats[fact.seat] = person(fact.guest, fact.name)
            case facts.Stood() | facts.Emptied():
                self.seats[fact.seat] = Seat()
            case facts.Filled():
                self.seats[fact.seat] = machine(fact.bot, fact.seat)
            case facts.Named():
                self.seats[fact.seat].name = fact.name
                if self.match is not None:
                    self.match.names[fact.seat] = fact.name
            case facts.Left():
                self.seats[fact.seat].left_since = fact.since
                self.seats[fact.seat].left_noted = at if fact.presumed else 0.0
                return Part.NOTHING
            case facts.Came():
                self.seats[fact.seat].left_since = None
                self.seats[fact.seat].seen = at
                return Part.NOTHING
            case facts.Away():
                self.seats[fact.seat].away = fact.bot
                self._tell(Event("away", {"seat": fact.seat}))
            case facts.Back():
                self.seats[fact.seat].away = ""
                self.seats[fact.seat].left_since = None
                self.seats[fact.seat].seen = self.seats[fact.seat].since = at
                self._tell(Event("back", {"seat": fact.seat}))
            case _:
                raise AssertionError(fact)
        return Part.TABLE

    def _make(self, fact: facts.Made) -> None:
        self.game = games.load(fact.game)
        self.host = fact.host
        self.pace = fact.pace
        self.settings = Settings(fact.players, dict(fact.options), fact.public, fact.away_after, fact.clock)
        self.seats = [Seat() for _ in range(fact.players)]

    def _change(self, fact: facts.Changed) -> None:
        self.settings = Settings(fact.players, dict(fact.options), fact.public, fact.away_after, fact.clock)
        more = fact.players - len(self.seats)
        self.seats = self.seats[: fact.players] + [Seat() for _ in range(more)]

    def _start(self, at: float) -> Part:
        if self.seed is None:
            raise ValueError(f"{self.id}: the seed of this match is missing from the store")
        names = [seat.name for seat in self.seats]
        self.match = self.deal(self.game, names, self.settings.options, self.seed)
        self.status = Status.PLAYING
        self.rounds = self.game.view(self.match.state, SPECTATOR).rounds
        self._narrate(self.match, self.match.events)
        self._ask_again(NOBODY, set(), at)
        return Part.TABLE | Part.VIEW | Part.SHEET

    def _move(self, fact: facts.Moved, at: float) -> Part:
        assert self.match is not None
        before, round_before = set(self.match.state.actors()), self.round
        if fact.id:
            self.known[known_key(self.seats[fact.seat].guest, fact.id)] = self.version
        if not fact.bot:
            self.seats[fact.seat].seen = at
        if fact.clock:
            self._tell(Event("clock", {"seat": fact.seat}))
        events = self.match.play(fact.seat, fact.token)
        scored = self._narrate(self.match, events)
        self._ask_again(fact.seat, before, at)
        parts = Part.VIEW | (Part.SHEET if scored else Part.NOTHING)
        if self.match.over:
            self.status = Status.OVER
            return parts | Part.TABLE | Part.RESULT
        if self.round != round_before or self.settings.clock:
            parts |= Part.TABLE
        return parts

    def _ask_again(self, mover: int, before: set[int], at: float) -> None:
        """Note from when each seat owes the decision it now owes."""
        for number in self.actors():
            if number == mover or number not in before:
                self.seats[number].decision = self.version
                self.seats[number].since = at

    def _say(self, fact: facts.Said, at: float) -> Part:
        if fact.id:
            self.known[known_key(fact.guest, fact.id)] = self.version
        self.chats.append(Chat(self.version, fact.name, fact.text, at))
        del self.chats[:-CHATS_KEPT]
        return Part.NOTHING

    def _narrate(self, match: Match, events: list[Event]) -> bool:
        """Keep events in the form in which they are sent; returns whether the score sheet grew."""
        for event in events:
            self._tell(event)
        kept = [event for event in match.events if event.kind in ("round", "score")]  # all that a record needs
        match.events[:] = kept
        return any(event.kind in ("round", "score") for event in events)

    def _tell(self, event: Event) -> None:
        told = encode(Told(self.version, event.kind, event.facts, self.round))
        self.lines.append(Line(self.version, event.audience, told))


def known_key(guest: str, client_id: str) -> str:
    """How a guest's own id of something is remembered."""
    return f"{guest} {client_id}"


def folded(table_id: str, entries: list[Entry], seed: bytes | None, deal: Deal = Match) -> Table:
    """A table from its whole log."""
    table = Table(table_id, deal, seed)
    for entry in entries:
        table.apply(entry)
    return table
