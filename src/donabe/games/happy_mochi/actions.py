# compiled
"""What a player of Happy Mochi can do: the codes of all actions, their tokens, and what is pointed at to say them.

Places and gaps count from the left, as their owner sees the row.
"""

from typing import Final

from mypy_extensions import i64

from donabe.games.happy_mochi.cards import CARD_NAMES
from donabe.games.happy_mochi.rows import Rows
from donabe.games.happy_mochi.table import Table

MOST: Final = 68  # a row or a reserve can hold every card but the central pair
SEATS: Final = 6

PLAY: Final = 0  # + the place of the left card of the pair
TAKE_LEFT: Final = PLAY + MOST
TAKE_RIGHT: Final = TAKE_LEFT + 1
TAKE_DECK: Final = TAKE_RIGHT + 1
TAKE_RESERVE: Final = TAKE_DECK + 1  # + which of one's reserves
WAIT: Final = TAKE_RESERVE + MOST
NAME: Final = WAIT + 1  # + the seat that has to draw
PASS_ON: Final = NAME + SEATS
SKIP: Final = PASS_ON + 1
LAY_ASIDE: Final = SKIP + 1  # + a place
GIVE: Final = LAY_ASIDE + MOST  # + a place
INSERT: Final = GIVE + MOST  # + a gap

# The leftmost place is 1; seats count from 0 as they do in records.
TOKENS: Final[list[str]] = [
    *[f"play {place}" for place in range(1, MOST + 1)],
    "draw left",
    "draw right",
    "draw deck",
    *[f"draw reserve {place}" for place in range(1, MOST + 1)],
    "wait",
    *[f"name {seat}" for seat in range(SEATS)],
    "pass",
    "skip",
    *[f"reserve {place}" for place in range(1, MOST + 1)],
    *[f"give {place}" for place in range(1, MOST + 1)],
    *[f"insert {place}" for place in range(1, MOST + 2)],
]


def picks(table: Table, seat: int, action: int) -> list[str]:
    """Cards, a gap, a player or a button; nothing where there is no such place or player."""
    if action < TAKE_LEFT:
        return _cards(table.rows, seat, action - PLAY, 2)
    if action < WAIT:
        return _source(table, seat, action)
    if action >= INSERT:
        return [f"gap:{action - INSERT}"] if action - INSERT <= table.rows.size(seat) else []
    if action >= LAY_ASIDE:
        return _cards(table.rows, seat, (action - LAY_ASIDE) % MOST, 1)
    if NAME <= action < PASS_ON:
        return [f"seat:{action - NAME}"] if action - NAME < table.players else []
    return [f"do:{TOKENS[action]}"]


def any_order(action: int) -> bool:
    """Either half of a pair may be pointed at first."""
    return action < TAKE_LEFT


def _source(table: Table, seat: int, action: int) -> list[str]:
    if action >= TAKE_RESERVE:
        return _cards(table.reserves, seat, action - TAKE_RESERVE, 1)
    if action == TAKE_DECK:
        return ["deck"]
    return [CARD_NAMES[table.left[-1] if action == TAKE_LEFT else table.right[-1]]]


def _cards(rows: Rows, seat: i64, place: i64, count: i64) -> list[str]:
    """So many cards of a row from a place on, or none if it does not reach so far."""
    if place + count > rows.size(seat):
        return []
    return [CARD_NAMES[rows.at(seat, place + step)] for step in range(count)]
