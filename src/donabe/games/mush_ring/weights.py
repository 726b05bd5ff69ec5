# compiled
"""The face-up cards of a ring of Mush-Ring weighed: one number that holds the sum of each colour, and the Wilds.

Weights add up, so that a ring without some of its cards is its weight less theirs.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.mush_ring.cards import COLOURED, COLOURS, FACES, KINDS, SPACES, WILD, worth
from donabe.games.mush_ring.table import DOWN, NONE, Table
from donabe.kernel.bits import shifted

WIDTH: Final = 8  # bits for each colour, and behind them for the Wilds
MOST: Final = 0xFF


def weight(card: i64) -> i64:
    """The weight of what lies on a space; nothing for an empty one, a Deth Kapp and what lies face down."""
    return WEIGHTS[card + 1]


def _weight(card: i64) -> i64:
    if 0 <= card < COLOURED:
        return shifted(worth(card), card // FACES * WIDTH)
    return shifted(1, COLOURS * WIDTH) if card == WILD else 0


WEIGHTS: Final = vec[i64]([_weight(card) for card in range(NONE, DOWN + KINDS)])  # from an empty space on


def ring_weight(table: Table, owner: i64) -> i64:
    """The weight of a whole ring."""
    rings = table.rings
    total: i64 = 0
    for place in range(owner * SPACES, (owner + 1) * SPACES):
        total += weight(rings[place])
    return total


def colour_sum(total: i64, colour: i64) -> i64:
    """The sum of one colour, or after the colours the number of Wilds."""
    return (total >> (colour * WIDTH)) & MOST


def points(total: i64) -> i64:
    """What would be collected: the best colour, and the Wilds."""
    most: i64 = 0
    for colour in range(i64(COLOURS)):
        most = max(most, colour_sum(total, colour))
    return most + colour_sum(total, COLOURS)
