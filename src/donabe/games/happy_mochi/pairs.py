# compiled
"""What the central pair demands of the next one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.happy_mochi.cards import CARDS, VALUES, colour, value

WRONG_NUMBER: Final = 3
TWO_COLOURS: Final = 4

HIGHER: Final = 1  # a demand is the central number four times, plus what is asked for
ONE_COLOUR: Final = 2

HAPPY_MOCHI: Final = -1
COLOURFUL: Final = 1


def demand_of(central: i64, plus: bool, one_colour: bool) -> i64:
    """HM-4.3, HM-4.4: what a central pair and the value card ask for, as one number."""
    return 4 * central + (HIGHER if plus else 0) + (ONE_COLOUR if one_colour else 0)


def _pair(tens: i64, ones: i64) -> i64:
    if value(tens) == value(ones):
        return HAPPY_MOCHI
    return 2 * (value(tens) * VALUES + value(ones)) + (0 if colour(tens) == colour(ones) else COLOURFUL)


# by left and right card: the number they make twice, and one more if they are of two colours
PAIRS: Final = vec[i64]([_pair(tens, ones) for tens in range(CARDS) for ones in range(CARDS)])


def objection(demand: i64, tens: i64, ones: i64) -> i64:
    """HM-4.3 to HM-4.6: which clause of section 4 forbids these two neighbours; 0: none."""
    pair = PAIRS[tens * CARDS + ones]
    if pair == HAPPY_MOCHI:
        return 0
    number = pair >> 1
    central = demand >> 2
    if (number <= central) if demand & HIGHER else (number >= central):
        return WRONG_NUMBER
    if demand & ONE_COLOUR and pair & COLOURFUL:
        return TWO_COLOURS
    return 0
