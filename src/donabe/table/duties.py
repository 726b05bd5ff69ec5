"""Duties: what has to happen at a table by itself, and when. All times come from the log, so they survive a restart."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from donabe.table.seats import HUMAN, STAND_IN, Seat
from donabe.table.state import Status, TableState

GRACE = 2.0  # seconds for another process to say that a person presumed gone is connected to it
TRUST = 600.0  # seconds for which that is believed, as that process may have been killed
ASKING = 5.0  # seconds in which other processes have told who is connected to them
MOST_LEAVINGS = 5_000  # that are written to a log: whoever connects again and again cannot make it longer for ever
LATE = 10.0  # seconds after which what another process sees to is done here after all


@dataclass(frozen=True, slots=True)
class BotMove:
    """Let a bot decide for a seat."""

    seat: int
    bot: str
    clock: bool = False  # because a person's time is up


@dataclass(frozen=True, slots=True)
class NoteLeft:
    """Write down that a person is gone."""

    seat: int
    since: float
    presumed: bool = False


@dataclass(frozen=True, slots=True)
class NoteCame:
    """Write down that a person is there again."""

    seat: int


@dataclass(frozen=True, slots=True)
class TakeOver:
    """Let a bot take over for a person who is gone."""

    seat: int


Duty = BotMove | NoteLeft | NoteCame | TakeOver


@dataclass(slots=True)
class Presence:
    """Who is connected to this process, and since when it watches."""

    here: AbstractSet[str]  # guests
    watching_since: float
    gone_since: dict[str, float]  # by guest, for those who were connected
    elsewhere: AbstractSet[str] = frozenset()  # guests who are connected to other processes
    told: bool = False  # whether other processes tell who is connected to them
    attended: bool = False  # another process sees to what is due


def next_duty(table: TableState, presence: Presence) -> tuple[float, Duty] | None:
    """The duty that comes first, with its time."""
    if table.status is not Status.PLAYING:
        return None
    late = LATE if presence.attended else 0.0
    duties = [*((time + late, duty) for time, duty in unattended(table)), *_attendance(table, presence)]
    return min(duties, key=lambda duty: duty[0]) if duties else None


def unattended(table: TableState) -> list[tuple[float, Duty]]:
    """What becomes due even if nobody is connected: bots' moves and clocks."""
    if table.status is not Status.PLAYING:
        return []
    duties: list[tuple[float, Duty]] = []
    for number in table.actors():
        seat = table.seats[number]
        if seat.bot:
            duties.append((seat.since + table.pace, BotMove(number, seat.bot)))
        elif table.settings.clock:
            duties.append((seat.since + table.settings.clock, BotMove(number, STAND_IN, clock=True)))
    return duties


def next_unattended(table: TableState) -> float | None:
    """When the first of these is due."""
    return min((time for time, _duty in unattended(table)), default=None)


def _attendance(table: TableState, presence: Presence) -> list[tuple[float, Duty]]:
    duties: list[tuple[float, Duty]] = []
    for number, seat in enumerate(table.seats):
        if seat.kind != HUMAN:
            continue
        if seat.guest in presence.here:
            if seat.left_since is not None:
                duties.append((0.0, NoteCame(number)))
        elif seat.guest in presence.elsewhere:
            continue  # that process writes it down
        elif seat.left_since is None:
            if table.leavings < MOST_LEAVINGS:
                duties.append(_leaving(table, number, seat, presence))
        elif not seat.away and _somebody_else(table, number, presence):
            time_up = seat.left_since + table.settings.away_after
            duties.append((max(time_up, seat.left_noted + GRACE) if seat.left_noted else time_up, TakeOver(number)))
    return duties


def _leaving(table: TableState, number: int, seat: Seat, presence: Presence) -> tuple[float, Duty]:
    """Somebody who was connected here has left; somebody who never was may be connected to another process."""
    gone = presence.gone_since.get(seat.guest)
    if gone is not None and gone >= seat.seen:
        return gone, NoteLeft(number, gone)
    since = presence.watching_since
    trust = ASKING if presence.told else TRUST
    trusted_until = seat.seen + trust if seat.seen > since else since
    return trusted_until + table.settings.away_after, NoteLeft(number, since, presumed=True)


def _somebody_else(table: TableState, number: int, presence: Presence) -> bool:
    """Whether another person is connected; a table that all its people have left waits for them."""
    others = [seat for other, seat in enumerate(table.seats) if other != number and seat.kind == HUMAN]
    return any(seat.guest in presence.here or seat.guest in presence.elsewhere for seat in others)
