# compiled
"""What a player of Hearts can do: the codes of all actions, their tokens, and what is pointed at to say them."""

from typing import Final

from mypy_extensions import i64

from .cards import CARD_NAMES, CARDS
from .table import Table

PLAY: Final[i64] = 0  # + a card
PASS: Final[i64] = CARDS  # + a card

TOKENS: Final[list[str]] = [*CARD_NAMES, *[f"pass {name}" for name in CARD_NAMES]]


def picks(_table: Table, _seat: int, action: int) -> list[str]:
    """The card, to pass it or to play it."""
    return [CARD_NAMES[action % PASS]]
