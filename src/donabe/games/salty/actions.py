# compiled
"""What a player of Salty can do: the codes of all actions, their tokens, and what is pointed at to say them."""

from typing import Final

from mypy_extensions import i64

from donabe.games.salty.cards import CARD_NAMES, CARDS, DISHES
from donabe.games.salty.table import CHOOSING, PUTTING_AWAY, SIDES, TRICKS, Table

PLAY: Final[i64] = 0  # + a card
PUT_AWAY: Final[i64] = CARDS  # + a card
TAKE: Final[i64] = 2 * CARDS  # + a dish
SIDE: Final[i64] = TAKE + DISHES  # + a side

TOKENS: Final[list[str]] = [
    *CARD_NAMES,
    *[f"-{name}" for name in CARD_NAMES],
    *[f"dish {place}" for place in range(1, DISHES + 1)],
    "side dish",
    "side zero",
]


def phase_of(action: i64) -> i64:
    """SA-2.5: the phase of the round in which an action has its time."""
    if action < PUT_AWAY:
        return TRICKS
    if action < TAKE:
        return PUTTING_AWAY
    return CHOOSING if action < SIDE else SIDES


def picks(_table: Table, _seat: int, action: int) -> list[str]:
    """A card, a dish, or a button for a side."""
    if action >= SIDE:
        return [f"do:{TOKENS[action].removeprefix('side ')}"]
    if action >= TAKE:
        return [f"dish:{action - TAKE + 1}"]
    return [CARD_NAMES[action % PUT_AWAY]]
