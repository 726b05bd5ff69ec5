# compiled
"""What the central pair demands of the next one."""

from typing import Final

from mypy_extensions import i64

from donabe.games.happy_mochi.cards import VALUES, colour, value

WRONG_NUMBER: Final = 3
TWO_COLOURS: Final = 4

HIGHER: Final = 1  # a demand is the central number four times, plus what is asked for
ONE_COLOUR: Final = 2


def demand_of(central: i64, plus: bool, one_colour: bool) -> i64:
    """HM-4.3, HM-4.4: what a central pair and the value card ask for, as one number."""
    return 4 * central + (HIGHER if plus else 0) + (ONE_COLOUR if one_colour else 0)


def objection(demand: i64, tens: i64, ones: i64) -> i64:
    """HM-4.3 to HM-4.6: which clause of section 4 forbids these two neighbours; 0: none."""
    left = value(tens)
    right = value(ones)
    if left == right:
        return 0  # happy mochi
    number = left * VALUES + right
    central = demand >> 2
    if (number <= central) if demand & HIGHER else (number >= central):
        return WRONG_NUMBER
    if demand & ONE_COLOUR and colour(tens) != colour(ones):
        return TWO_COLOURS
    return 0
