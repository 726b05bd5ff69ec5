# compiled
"""What the central pair demands of the next one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from donabe.games.happy_mochi.cards import CARDS, VALUES, colour, value

WRONG_NUMBER: Final = 3
TWO_COLOURS: Final = 4

HIGHER: Final = 1  # a demand is the central number four times, plus what is asked for
ONE_COLOUR: Final = 2

COLOURFUL: Final = 1  # of two colours
HAPPY_MOCHI: Final = 2


def demand_of(central: i64, plus: bool, one_colour: bool) -> i64:
    """HM-4.3, HM-4.4: what a central pair and the value card ask for, as one number."""
    return 4 * central + (HIGHER if plus else 0) + (ONE_COLOUR if one_colour else 0)


def _made_of(tens: i64, ones: i64) -> i64:
    pair = 4 * (value(tens) * VALUES + value(ones))
    if value(tens) == value(ones):
        pair += HAPPY_MOCHI
    return pair if colour(tens) == colour(ones) else pair + COLOURFUL


PAIRS: Final = vec[i16]([i16(_made_of(tens, ones)) for tens in range(CARDS) for ones in range(CARDS)])


def pair_of(tens: i64, ones: i64) -> i64:
    """What two cards make: their number four times, plus what there is to say about it."""
    return i64(PAIRS[tens * CARDS + ones])


def objection(demand: i64, tens: i64, ones: i64) -> i64:
    """HM-4.3 to HM-4.6: which clause of section 4 forbids these two neighbours; 0: none."""
    pair = pair_of(tens, ones)
    if pair & HAPPY_MOCHI:
        return 0
    number = pair >> 2
    central = demand >> 2
    if (number <= central) if demand & HIGHER else (number >= central):
        return WRONG_NUMBER
    if demand & ONE_COLOUR and pair & COLOURFUL:
        return TWO_COLOURS
    return 0


def fitting(demand: i64, cards: vec[i64], start: i64, count: i64) -> i64:
    """The set of those of so many places, 0 being the first, whose card may be played with the next one.

    Says the same as `objection`, without steps that depend on the cards: a processor that guesses wrong loses time.
    """
    pairs = PAIRS
    central = demand >> 2
    sign: i64 = 1 if demand & HIGHER else -1
    no_colours = ~(demand >> 1)  # the last bit is that of ONE_COLOUR, where a pair has COLOURFUL
    fits: i64 = 0
    tens = cards[start]
    for place in range(count):
        ones = cards[start + place + 1]
        pair = i64(pairs[tens * CARDS + ones])
        right = (sign * (central - (pair >> 2))) >> 63  # all bits, or none
        fits |= (((pair >> 1) | (right & (no_colours | ~pair))) & 1) << place
        tens = ones
    return fits
