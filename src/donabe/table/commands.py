"""Commands: what a person asks of a table becomes a draft of log entries, or a typed refusal; nothing changes here."""

import secrets
from dataclasses import dataclass, field

from donabe.bots.levels import level
from donabe.bots.names import name_of_bot
from donabe.kernel.chance import SEED_BYTES
from donabe.kernel.errors import BadOption, BadSeat
from donabe.kernel.game import Game
from donabe.kernel.match import commitment
from donabe.kernel.options import Value, resolved, shown
from donabe.table import log, messages, typed_text
from donabe.table.guests import Guest
from donabe.table.log import Body, Entry
from donabe.table.lookalikes import told_apart
from donabe.table.messages import Command
from donabe.table.refusals import (
    AlreadyStarted,
    Muted,
    NotHost,
    NotStarted,
    NotYours,
    Outdated,
    Removed,
    SeatTaken,
    Stale,
    TableFull,
    TooEarly,
)
from donabe.table.seats import EMPTY, HUMAN
from donabe.table.state import NOBODY, Status, TableState

LONGEST_CLOCK = 86_400.0
SHORTEST_CLOCK = 0.2
MOST_BEFORE_START = 5_000  # entries in a log, of people who sit down, stand up and change their minds
MOST_SAID = 5_000  # chats at a table
UNHURRIED = 4.0  # seconds that a bot may think before somebody can hurry it


@dataclass
class Draft:
    """Entries to be written to a table's log."""

    bodies: list[Body] = field(default_factory=list)
    seed: bytes | None = None  # if a match begins
    also: list[tuple[str, Entry]] = field(default_factory=list)  # for another table's log, in the same transaction


def drafted(table: TableState, guest: Guest, command: Command) -> Draft:
    """The entries that carry out a guest's command, or a refusal."""
    if table.outdated and not isinstance(command, messages.Say):
        raise Outdated
    check_welcome(table, guest, command)
    match command:
        case messages.Move():
            return Draft(_moved(table, guest, command))
        case messages.Say():
            text = typed_text.checked_chat(command.text)
            if table.said >= MOST_SAID:
                raise TableFull
            name = name_at(table, guest)
            return Draft([log.Said(guest.id, name, text, typed_text.checked_client_id(command.id))])
        case messages.ComeBack():
            return Draft(_back(table, guest))
        case messages.Rematch():
            raise AssertionError("a rematch concerns two tables: see House.rematch")
        case _:
            return _before_start(table, guest, command)


def check_welcome(table: TableState, guest: Guest, command: Command) -> None:
    """Refuse what the keeper of the house lets this guest not do here."""
    if guest.id in table.removed and isinstance(command, messages.Sit | messages.Say):
        raise Removed
    if guest.id in table.muted and isinstance(command, messages.Say):
        raise Muted


def _before_start(table: TableState, guest: Guest, command: Command) -> Draft:
    if table.status is not Status.OPEN:
        raise AlreadyStarted
    if table.version >= MOST_BEFORE_START + table.said and not isinstance(command, messages.Start):
        raise TableFull
    match command:
        case messages.Sit():
            return Draft(_sat(table, guest, command.seat))
        case messages.Stand():
            return Draft([log.Stood(own_seat(table, guest))])
    if guest.id != table.host:
        raise NotHost
    match command:
        case messages.PutBot():
            seat = hosts_seat(table, guest, command.seat)
            return Draft(_bot_put(table, seat, level(command.bot).name))
        case messages.Empty():
            return Draft([log.Emptied(hosts_seat(table, guest, command.seat))])
        case messages.SetOptions():
            return Draft([_changed(table, command)])
        case messages.Start():
            return drafted_start(table)
    raise AssertionError(command)


# -- playing -------------------------------------------------------------------------------------------------------------


def _moved(table: TableState, guest: Guest, command: messages.Move) -> list[Body]:
    client_id = typed_text.checked_client_id(command.id)
    if table.match is None:
        raise NotStarted("error-not-started")
    number = own_seat(table, guest)
    seat = table.seats[number]
    action = table.game.parse(command.token)
    owed = number in table.actors()
    if command.version is not None and owed and command.version < seat.decision:
        raise Stale
    table.match.check(number, action)
    moved = log.Moved(number, table.game.token(action), id=client_id)
    return [log.Back(number), moved] if seat.away else [moved]


def _back(table: TableState, guest: Guest) -> list[Body]:
    number = own_seat(table, guest)
    return [log.Back(number)] if table.seats[number].away else []


def check_hurry(table: TableState, guest: Guest, number: int, now: float) -> None:
    """Refuse unless the guest sits here and the bot of a seat has thought for long enough about what it owes."""
    own_seat(table, guest)
    seat = table.seats[checked_seat(table, number)]
    if table.status is not Status.PLAYING or number not in table.actors() or not seat.bot:
        raise Stale
    if now - seat.since < UNHURRIED:
        raise TooEarly


# -- before the start ----------------------------------------------------------------------------------------------------


def own_seat(table: TableState, guest: Guest) -> int:
    """The guest's seat, or a refusal."""
    number = table.seat_of(guest.id)
    if number == NOBODY:
        raise NotYours("error-not-yours")
    return number


def name_at(table: TableState, guest: Guest, seat: int = NOBODY) -> str:
    """What a guest is called at a table, on this seat: told apart from everybody else who sits there."""
    others = [other for number, other in enumerate(table.seats) if number != seat and other.guest != guest.id]
    return told_apart(guest.name, [other.name for other in others if other.name])


def checked_seat(table: TableState, number: int) -> int:
    """The seat number, if there is such a seat."""
    if not 0 <= number < len(table.seats):
        raise BadSeat("error-no-seat", number=shown(number), last=len(table.seats) - 1)
    return number


def _sat(table: TableState, guest: Guest, number: int) -> list[Body]:
    seat = table.seats[checked_seat(table, number)]
    if seat.kind != HUMAN:
        return [log.Sat(number, guest.id, name_at(table, guest, number))]
    if seat.guest != guest.id:
        raise SeatTaken("error-seat-taken", name=seat.name)
    return []


def _bot_put(table: TableState, number: int, bot: str) -> list[Body]:
    """A bot on a seat; a person whose name looks like the bot's is told apart from it."""
    called = name_of_bot(bot, number)
    bodies: list[Body] = [log.Filled(number, bot)]
    for other, seat in enumerate(table.seats):
        if other != number and seat.kind == HUMAN and told_apart(seat.name, [called]) != seat.name:
            others = [each.name for place, each in enumerate(table.seats) if place not in (other, number) and each.name]
            bodies.append(log.Named(other, told_apart(seat.name, [called, *others])))
    return bodies


def hosts_seat(table: TableState, guest: Guest, number: int) -> int:
    """The seat number, if the host may decide who sits there: a person who sits there stays."""
    seat = table.seats[checked_seat(table, number)]
    if seat.kind == HUMAN and seat.guest != guest.id:
        raise SeatTaken("error-seat-taken-stand", name=seat.name)
    return number


def _changed(table: TableState, asked: messages.SetOptions) -> Body:
    now = table.settings
    players = now.players if asked.players is None else asked.players
    options = now.options if asked.options is None else asked.options
    for seat in table.seats[players:] if players >= 0 else table.seats:
        if seat.kind == HUMAN:
            raise SeatTaken("error-seat-taken-goes", name=seat.name)
    return log.Changed(
        players=players,
        options=checked_setup(table.game, players, options),
        public=now.public if asked.public is None else asked.public,
        away_after=checked_seconds("away_after", now.away_after if asked.away_after is None else asked.away_after),
        clock=checked_clock(now.clock if asked.clock is None else asked.clock),
        hints=now.hints if asked.hints is None else asked.hints,
    )


def checked_setup(game: Game, players: int, options: dict[str, Value]) -> dict[str, Value]:
    """The options, all of them, if the game can be set up so."""
    values = resolved(game.options, options)
    game.start(players, values, bytes(SEED_BYTES))
    return values


def checked_seconds(name: str, value: float) -> float:
    """A time in seconds, within reason."""
    if not 0 <= value <= LONGEST_CLOCK:
        raise BadOption("error-seconds", option=name, most=f"{LONGEST_CLOCK:.0f}")
    return value


def checked_clock(value: float) -> float:
    """The seconds for a decision, or 0 for no clock."""
    if value != 0 and not SHORTEST_CLOCK <= value <= LONGEST_CLOCK:
        raise BadOption("error-clock", least=f"{SHORTEST_CLOCK:g}", most=f"{LONGEST_CLOCK:.0f}")
    return value


def drafted_start(table: TableState) -> Draft:
    """Begin: a new secret seed, and its hash for everybody; a lesson has its own seed."""
    if any(seat.kind == EMPTY for seat in table.seats):
        raise NotStarted("error-empty-seats")
    lesson = table.coach.lesson if table.coach is not None else None
    seed = lesson.seed if lesson is not None else secrets.token_bytes(SEED_BYTES)
    checked_setup(table.game, len(table.seats), table.settings.options)
    return Draft([log.Started(commitment(seed), table.game.rules_version)], seed)
