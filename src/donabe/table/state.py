"""TableState: everything true at one table, folded from its log. Entries were checked before they were written."""

import enum
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from donabe import games
from donabe.kernel.event import EVERYONE, Event
from donabe.kernel.game import Game
from donabe.kernel.lesson import LEARNER, Tip
from donabe.kernel.match import Match
from donabe.kernel.options import Value
from donabe.kernel.view import SPECTATOR
from donabe.table import log
from donabe.table.coach import Coach
from donabe.table.ending import Ending, ending_of
from donabe.table.log import Body, Entry
from donabe.table.messages import Chat, NarratedEvent, encode
from donabe.table.seats import HUMAN, Seat, seat_of_bot, seat_of_person

NOBODY = -1
CHATS_KEPT = 200

Deal = Callable[[Game, Sequence[str], Mapping[str, Value], bytes], Match]


class Status(enum.StrEnum):
    """Where a table stands: open -> playing -> over, never back."""

    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"
    OUTDATED = "outdated"  # begun under other rules than the present ones, and not finished: it cannot go on


class Part:
    """The parts of what viewers see that an entry can change; a set of them is a sum."""

    NOTHING: Final = 0
    TABLE: Final = 1
    VIEW: Final = 2
    SHEET: Final = 4
    RESULT: Final = 8


Parts = int


@dataclass(slots=True)
class Settings:
    """How a table is set up."""

    players: int
    options: dict[str, Value]
    public: bool
    away_after: float
    clock: float
    hints: bool


class EncodedEvent(msgspec.Struct, gc=False):
    """A narrated event, encoded once for all who may know it."""

    version: int
    audience: int
    round: int
    trick: int
    data: bytes

    def seen_by(self, viewer: int) -> bool:
        """Whether this viewer may know."""
        return self.audience == EVERYONE or (viewer != SPECTATOR and (self.audience >> viewer) & 1 == 1)


class TableState:
    """Everything true at one table."""

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
        self.commitment = ""
        self.seats: list[Seat] = []
        self.chats: list[Chat] = []
        self.said = 0  # chats, those that are not kept among them
        self.leavings = 0  # times that somebody was written down as gone
        self.renamings = 0  # times that somebody was called something else
        self.events: list[EncodedEvent] = []
        self.removed: set[str] = set()  # guests whom the keeper of the house took from their seats
        self.muted: set[str] = set()  # guests who may not chat here
        self.known: dict[str, int] = {}  # versions by guest and client id
        self.game: Game
        self.settings: Settings
        self.match: Match | None = None  # none before the start, nor if it was begun under other rules
        self.ending: Ending | None = None
        self.coach: Coach | None = None  # at a lesson
        self.wary = False  # moves are checked: they come from a disk, where somebody may have edited them
        self.tips: list[tuple[int, Tip]] = []  # with the version each was given at, since the learner's last move

    # -- questions -----------------------------------------------------------------------------------------------------

    def seat_of(self, guest: str) -> int:
        """The seat of a person, or NOBODY."""
        for number, seat in enumerate(self.seats):
            if seat.guest == guest and seat.kind == HUMAN:
                return number
        return NOBODY

    def people(self) -> dict[str, int]:
        """The seats of all persons, by guest."""
        return {seat.guest: number for number, seat in enumerate(self.seats) if seat.kind == HUMAN}

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

    @property
    def outdated(self) -> bool:
        """Whether the match, finished or not, was begun under other rules than the present ones."""
        return self.status is not Status.OPEN and self.match is None

    # -- the fold ------------------------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> Parts:
        """Take in the next entry; returns the parts that changed for viewers."""
        if entry.version != self.version + 1:
            raise ValueError(f"{self.id}: entry {entry.version} cannot follow version {self.version}")
        self.version = entry.version
        self.updated = entry.at
        return self._apply(entry.body, entry.at)

    def recall_ending(self, ending: Ending | None) -> None:
        """The match ended under older rules, and this was stored of it."""
        self.status = Status.OVER
        self.ending = ending

    def _apply(self, body: Body, at: float) -> Parts:
        match body:
            case log.Made():
                self._make(body)
            case log.Started():
                return self._start(body, at)
            case log.Moved():
                return self._move(body, at)
            case log.Said():
                return self._say(body, at)
            case log.Changed():
                self._change(body)
            case log.Continued():
                self.next = body.table
            case log.Hosted():
                self.host = body.host
            case log.Muted() | log.Announced() | log.Closed():
                return self._keep_order(body, at)
            case _:
                return self._change_seat(body, at)
        return Part.TABLE

    def _keep_order(self, body: log.Muted | log.Announced | log.Closed, at: float) -> Parts:
        if isinstance(body, log.Muted):
            (self.muted.add if body.muted else self.muted.discard)(body.guest)
        elif isinstance(body, log.Announced):
            self._add_chat(Chat(self.version, "", body.text, at, house=True))
        return Part.NOTHING

    def _change_seat(self, body: Body, at: float) -> Parts:
        match body:
            case log.Sat():
                former = self.seat_of(body.guest)
                if former != NOBODY:
                    self.seats[former] = Seat()
                self.seats[body.seat] = seat_of_person(body.guest, body.name)
            case log.Stood() | log.Emptied():
                self.seats[body.seat] = Seat()
            case log.Filled():
                self.seats[body.seat] = seat_of_bot(body.bot, body.seat)
            case log.Removed():
                return self._remove(body)
            case log.Named():
                self.renamings += 1
                self.seats[body.seat].name = body.name
                if self.match is not None:
                    self.match.names[body.seat] = body.name
            case log.Left():
                self.leavings += 1
                self.seats[body.seat].left_since = body.since
                self.seats[body.seat].left_noted = at if body.presumed else 0.0
                return Part.NOTHING
            case log.Came():
                self.seats[body.seat].left_since = None
                self.seats[body.seat].seen = at
                return Part.NOTHING
            case log.Away():
                self.seats[body.seat].away = body.bot
                self._add_event(Event("away", {"seat": body.seat}), self.round)
            case log.Back():
                self.seats[body.seat].away = ""
                self.seats[body.seat].left_since = None
                self.seats[body.seat].seen = self.seats[body.seat].since = at
                self._add_event(Event("back", {"seat": body.seat}), self.round)
            case _:
                raise AssertionError(body)
        return Part.TABLE

    def _remove(self, body: log.Removed) -> Parts:
        self.removed.add(body.guest)
        if not body.bot:
            self.seats[body.seat] = Seat()
            return Part.TABLE
        seat, bot = self.seats[body.seat], seat_of_bot(body.bot, body.seat)
        bot.decision, bot.since = seat.decision, seat.since
        self.seats[body.seat] = bot
        if self.match is not None:
            self.match.names[body.seat] = bot.name
        self._add_event(Event("removed", {"seat": body.seat}), self.round)
        return Part.TABLE | Part.VIEW

    def _make(self, body: log.Made) -> None:
        self.game = games.load(body.game)
        self.host = body.host
        self.pace = body.pace
        self.settings = _settings(body)
        self.seats = [Seat() for _ in range(body.players)]
        if body.lesson and self.game.lesson is not None:
            self.coach = Coach(self.game, self.game.lesson)

    def _change(self, body: log.Changed) -> None:
        self.settings = _settings(body)
        more = body.players - len(self.seats)
        self.seats = self.seats[: body.players] + [Seat() for _ in range(more)]

    def _start(self, body: log.Started, at: float) -> Parts:
        self.commitment = body.commitment
        if body.rules != self.game.rules_version:
            self.status = Status.OUTDATED
            return Part.TABLE
        if self.seed is None:
            raise ValueError(f"{self.id}: the seed of this match is missing from the store")
        names = [seat.name for seat in self.seats]
        self.match = self.deal(self.game, names, self.settings.options, self.seed)
        self.commitment = self.match.commitment
        self.status = Status.PLAYING
        self.rounds = self.game.view(self.match.state, SPECTATOR).rounds
        events = self.match.events[:]
        self._narrate(self.match, events)
        self._note_decisions(NOBODY, set(), at)
        self._guide(self.match, events)
        return Part.TABLE | Part.VIEW | Part.SHEET

    def _move(self, body: log.Moved, at: float) -> Parts:
        if body.id:
            self.known[known_key(self.seats[body.seat].guest, body.id)] = self.version
        if not body.bot:
            self.seats[body.seat].seen = at
        return self._play(self.match, body, at) if self.match is not None else Part.NOTHING

    def _play(self, match: Match, body: log.Moved, at: float) -> Parts:
        before, round_before = set(match.state.actors()), self.round
        if body.clock:
            self._add_event(Event("clock", {"seat": body.seat}), self.round)
        play = match.play if self.wary else match.apply
        events = play(body.seat, self.game.parse(body.token))
        scored = self._narrate(match, events)
        self._note_decisions(body.seat, before, at)
        self._guide(match, events, body.token if body.seat == LEARNER else "")
        parts = Part.VIEW | (Part.SHEET if scored else Part.NOTHING)
        if match.over:
            self.status = Status.OVER
            self.ending = ending_of(match)
            return parts | Part.TABLE | Part.RESULT
        if self.round != round_before or self.settings.clock:
            parts |= Part.TABLE
        return parts

    def _guide(self, match: Match, events: list[Event], move: str = "") -> None:
        """At a lesson, keep what the coach says to what has happened."""
        if self.coach is not None:
            before = [] if move else self.tips
            self.tips = [*before, *((self.version, tip) for tip in self.coach.see(match.state, events, move))]

    def _note_decisions(self, mover: int, before: set[int], at: float) -> None:
        """Note from when each seat owes the decision it now owes."""
        for number in self.actors():
            if number == mover or number not in before:
                self.seats[number].decision = self.version
                self.seats[number].since = at

    def _say(self, body: log.Said, at: float) -> Parts:
        if body.id:
            self.known[known_key(body.guest, body.id)] = self.version
        self.said += 1
        self._add_chat(Chat(self.version, body.name, body.text, at, seat=self.seat_of(body.guest)))
        return Part.NOTHING

    def _add_chat(self, chat: Chat) -> None:
        self.chats.append(chat)
        del self.chats[:-CHATS_KEPT]

    def _narrate(self, match: Match, events: list[Event]) -> bool:
        """Keep events in the form in which they are sent; returns whether the score sheet, of rounds and scores, grew."""
        match.events.clear()
        kinds = [event.kind for event in events]
        number = match.state.round - kinds.count("round")
        for event in events:
            number += event.kind == "round"
            self._add_event(event, number)
        return "round" in kinds or "score" in kinds

    def _add_event(self, event: Event, number: int) -> None:
        data = encode(NarratedEvent(self.version, event.kind, event.facts, number, event.trick))
        self.events.append(EncodedEvent(self.version, event.audience, number, event.trick, data))

    def may_be_looked_up(self, event: EncodedEvent) -> bool:
        """Whether an event may still be shown: not the cards of earlier tricks of this round, if a rulebook says so."""
        if self.match is None or self.match.over or event.round != self.round:
            return True
        return not 0 <= event.trick < self.match.state.last_trick()


def _settings(body: log.Made | log.Changed) -> Settings:
    return Settings(body.players, dict(body.options), body.public, body.away_after, body.clock, body.hints)


def known_key(guest: str, client_id: str) -> str:
    """The key under which a guest's own id is remembered."""
    return f"{guest} {client_id}"


def folded(table_id: str, entries: list[Entry], seed: bytes | None, deal: Deal = Match) -> TableState:
    """A table from its whole log, or an error if it does not replay."""
    table = TableState(table_id, deal, seed)
    table.wary = True
    for entry in entries:
        table.apply(entry)
    table.wary = False
    return table
