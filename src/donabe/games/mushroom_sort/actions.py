# compiled
"""What a player of Mushroom Sort can do: the codes of all actions, their tokens, and what is pointed at to say them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.mushroom_sort.cards import CARD_NAMES, HANDS, RANKS, SPOT_NAMES, SPOTS
from donabe.games.mushroom_sort.counting.orders import ORDERS, laid, lay, orders
from donabe.games.mushroom_sort.recipe import STRENGTHS
from donabe.games.mushroom_sort.table import ARRANGING, Table
from donabe.kernel.bits import bit, has, listed
from donabe.kernel.state import NOBODY

MUSHROOM: Final[i64] = 0  # + a spot
POT: Final[i64] = SPOTS  # + a spot
PREDICT: Final[i64] = 2 * SPOTS  # + a strength - 1
ORDER: Final[i64] = PREDICT + STRENGTHS  # + an order number, for two players
ARRANGE: Final[i64] = ORDER + ORDERS  # + a central card * ORDERS + an order number

TOKENS: Final[list[str]] = [
    *[f"m {name}" for name in SPOT_NAMES],
    *[f"p {name}" for name in SPOT_NAMES],
    *[f"say {said}" for said in ("four", "full house", "straight", "three or mini", "pair", "variation")],
    *[f"row/{number}" for number in range(ORDERS)],
    *[f"{name}/{number}" for name in CARD_NAMES for number in range(ORDERS)],
]


# -- parts of an action --------------------------------------------------------------------------------------------------


def spot_of(action: i64) -> i64:
    """Where a token goes."""
    return action - POT if action >= POT else action


def arrangement(central: i64, number: i64) -> i64:
    """The action that puts a card in the middle, or NOBODY's, and lays the others by an order number."""
    return ORDER + number if central == NOBODY else ARRANGE + central * ORDERS + number


def central_card(action: i64) -> i64:
    """The card an arrangement puts in the middle, or NOBODY's where two play."""
    return (action - ARRANGE) // ORDERS if action >= ARRANGE else NOBODY


def order_number(action: i64) -> i64:
    """The order number of an arrangement's row."""
    return (action - ARRANGE) % ORDERS if action >= ARRANGE else action - ORDER


def for_row(dealt: i64, action: i64) -> i64:
    """MS-2.4: the set of cards that an arrangement leaves for the row."""
    return dealt & ~bit(central_card(action)) if action >= ARRANGE else dealt


def row_laid(dealt: i64, action: i64) -> vec[i64]:
    """MS-2.4: the row that an arrangement makes of the cards dealt."""
    return laid(for_row(dealt, action), order_number(action))


def lay_row(cards: vec[i64], place: i64, dealt: i64, action: i64) -> None:
    """MS-2.4: the same row, laid among other cards from a place on."""
    lay(cards, place, for_row(dealt, action), order_number(action))


# -- what is pointed at --------------------------------------------------------------------------------------------------


def sayable(table: Table, seat: i64) -> list[int]:
    """The few of all actions that can be said by pointing: of the arrangements, those of cards that the seat has."""
    said = list(range(ORDER))
    if table.phase != ARRANGING:
        return said + _numbered(table.cards[HANDS + seat], ORDERS)
    dealt = table.dealt[seat]
    if table.players == 2:
        said += _numbered(NOBODY, orders(dealt))
    for card in listed(dealt):
        said += _numbered(card, orders(dealt & ~bit(card)))
    return said


def _numbered(central: i64, count: i64) -> list[int]:
    first = arrangement(central, 0)
    return list(range(first, first + count))


def picks(table: Table, seat: i64, action: i64) -> list[str]:
    """A card and a token for it, a strength, or cards to arrange."""
    if action >= ORDER:
        return _arrangement_picks(table, seat, action)
    if action >= PREDICT:
        return [f"say:{action - PREDICT + 1}"] if table.pig else []
    spot = spot_of(action)
    if not table.is_there(spot):
        return []
    return [SPOT_NAMES[spot], "token:pot" if action >= POT else "token:mushroom"]


def _arrangement_picks(table: Table, seat: i64, action: i64) -> list[str]:
    """The card for the middle, then cards of equal rank from left to right, all but the last of each rank.

    Seven cards of five ranks always have equals, so two players have something to point at too. Once the rows lie, the
    hand card is the only one left that somebody could wish to put in the middle (MS-2.10).
    """
    central = central_card(action)
    if table.phase != ARRANGING:
        return [f"h{seat}"] if central != NOBODY and central == table.cards[HANDS + seat] else []
    dealt = table.dealt[seat]
    if table.players > 2 if central == NOBODY else not has(dealt, central):
        return []
    if order_number(action) >= orders(for_row(dealt, action)):
        return []
    picked = [] if central == NOBODY else [CARD_NAMES[central]]
    row = row_laid(dealt, action)
    for place in range(1, i64(len(row))):
        if row[place - 1] % RANKS == row[place] % RANKS:
            picked.append(CARD_NAMES[row[place - 1]])
    return picked
