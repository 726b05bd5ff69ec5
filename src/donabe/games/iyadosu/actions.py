# compiled
"""What a player of Iyadosu can do: the codes of all actions, their tokens, and what is pointed at to say them."""

from typing import Final

from mypy_extensions import i64

from donabe.games.iyadosu.cards import CARD_NAMES, CARDS, HAND, MOST_REFUSE
from donabe.games.iyadosu.table import Table

PLAY: Final[i64] = 0  # + a normal card
REFUSE: Final[i64] = CARDS  # + a refuse card
SPLIT: Final[i64] = 2 * CARDS  # + the number of refuse cards - 1

TOKENS: Final[list[str]] = [
    *CARD_NAMES,
    *[f"!{name}" for name in CARD_NAMES],
    *[f"split {refused}" for refused in range(1, MOST_REFUSE + 1)],
]


def picks(_table: Table, _seat: int, action: int) -> list[str]:
    """A card, or the gap in the hand where the Insert goes, by the number of cards to its left."""
    if action >= SPLIT:
        return [f"gap:{HAND - (action - SPLIT + 1)}"]
    return [CARD_NAMES[action % REFUSE]]
