"""Commands: what a person asks of a table becomes facts, or a typed refusal; nothing changes here."""

import secrets
from dataclasses import dataclass, field

from donabe.bots import bot as bot_named
from donabe.kernel.chance import SEED_BYTES
from donabe.kernel.errors import BadOption, BadSeat
from donabe.kernel.game import Game
from donabe.kernel.match import Match, commitment
from donabe.kernel.options import Value, resolved
from donabe.table import facts, messages, names
from donabe.table.facts import Entry, Fact
from donabe.table.fold import NOBODY, Status, Table
from donabe.table.guests import Guest
from donabe.table.messages import Command
from donabe.table.refusals import AlreadyStarted, NotHost, NotStarted, NotYours, SeatTaken, Stale
from donabe.table.seats import EMPTY, HUMAN

LONGEST_CLOCK = 86_400.0


@dataclass
class Plan:
    """What is to be written; with the seed if a match begins."""

    facts: list[Fact] = field(default_factory=list)
    seed: bytes | None = None
    also: list[tuple[str, Entry]] = field(default_factory=list)  # for another table's log, in the same transaction


def planned(table: Table, guest: Guest, command: Command) -> Plan:
    """What this guest's command comes to at this table, or a refusal."""
    match command:
        case messages.Move():
            return Plan(_moved(table, guest, command))
        case messages.Say():
            text = names.chat(command.text)
            return Plan([facts.Said(guest.id, guest.name, text, names.client_id(command.id))])
        case messages.ComeBack():
            return Plan(_back(table, guest))
        case messages.Rematch():
            raise AssertionError("a rematch concerns two tables: the house does it")
        case _:
            return _before_start(table, guest, command)


def _before_start(table: Table, guest: Guest, command: Command) -> Plan:
    if table.status is not Status.OPEN:
        raise AlreadyStarted
    match command:
        case messages.Sit():
            return Plan(_sat(table, guest, command.seat))
        case messages.Stand():
            return Plan([facts.Stood(own_seat(table, guest))])
    if guest.id != table.host:
        raise NotHost
    match command:
        case messages.PutBot():
            seat = free_for_host(table, guest, command.seat)
            return Plan([facts.Filled(seat, bot_named(command.bot).name)])
        case messages.Empty():
            return Plan([facts.Emptied(free_for_host(table, guest, command.seat))])
        case messages.SetOptions():
            return Plan([_changed(table, command)])
        case messages.Start():
            return started(table)
    raise AssertionError(command)


# -- playing -------------------------------------------------------------------------------------------------------------


def _moved(table: Table, guest: Guest, command: messages.Move) -> list[Fact]:
    client_id = names.client_id(command.id)
    if table.match is None:
        raise NotStarted("the match has not started yet")
    number = own_seat(table, guest)
    seat = table.seats[number]
    action = table.game.parse(command.token)
    owed = number in table.actors()
    if command.version is not None and owed and command.version < seat.decision:
        raise Stale
    table.match.check(number, action)
    moved = facts.Moved(number, table.game.token(action), id=client_id)
    return [facts.Back(number), moved] if seat.away else [moved]


def _back(table: Table, guest: Guest) -> list[Fact]:
    number = own_seat(table, guest)
    return [facts.Back(number)] if table.seats[number].away else []


# -- before the start ----------------------------------------------------------------------------------------------------


def own_seat(table: Table, guest: Guest) -> int:
    """The guest's seat, or a refusal."""
    number = table.seat_of(guest.id)
    if number == NOBODY:
        raise NotYours("you have no seat at this table")
    return number


def a_seat(table: Table, number: int) -> int:
    """The seat number, if there is such a seat."""
    if not 0 <= number < len(table.seats):
        raise BadSeat(f"there is no seat {number}; seats are 0 to {len(table.seats) - 1}")
    return number


def _sat(table: Table, guest: Guest, number: int) -> list[Fact]:
    seat = table.seats[a_seat(table, number)]
    if seat.kind != HUMAN:
        return [facts.Sat(number, guest.id, guest.name)]
    if seat.guest != guest.id:
        raise SeatTaken(f"{seat.name} sits there; choose another seat")
    return []


def free_for_host(table: Table, guest: Guest, number: int) -> int:
    """The seat number, if the host may decide who sits there: people are not put out of their seats."""
    seat = table.seats[a_seat(table, number)]
    if seat.kind == HUMAN and seat.guest != guest.id:
        raise SeatTaken(f"{seat.name} sits there and has to stand up first")
    return number


def _changed(table: Table, asked: messages.SetOptions) -> Fact:
    now = table.settings
    players = now.players if asked.players is None else asked.players
    options = now.options if asked.options is None else asked.options
    for seat in table.seats[players:] if players >= 0 else table.seats:
        if seat.kind == HUMAN:
            raise SeatTaken(f"{seat.name} sits on a seat that would go; let them move first")
    return facts.Changed(
        players=players,
        options=checked_setup(table.game, players, options),
        public=now.public if asked.public is None else asked.public,
        away_after=seconds("away_after", now.away_after if asked.away_after is None else asked.away_after),
        clock=seconds("clock", now.clock if asked.clock is None else asked.clock),
    )


def checked_setup(game: Game, players: int, options: dict[str, Value]) -> dict[str, Value]:
    """The options, all of them, if the game can be set up so."""
    values = resolved(game.options, options)
    game.start(players, values, bytes(SEED_BYTES))
    return values


def seconds(name: str, value: float) -> float:
    """A time in seconds, within reason."""
    if not 0 <= value <= LONGEST_CLOCK:
        raise BadOption(f"{name} takes 0 to {LONGEST_CLOCK:.0f} seconds")
    return value


def started(table: Table) -> Plan:
    """Begin: a fresh secret seed, and its hash for everybody."""
    if any(seat.kind == EMPTY for seat in table.seats):
        raise NotStarted("some seats are still empty; fill them with people or bots first")
    seed = secrets.token_bytes(SEED_BYTES)
    Match(table.game, [seat.name for seat in table.seats], table.settings.options, seed)  # it can be dealt
    return Plan([facts.Started(commitment(seed))], seed)
