# compiled
"""What is in Happy Mochi's box: seventy cards, 0 to 9 in seven colours, some of them with an effect."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from donabe.kernel.bits import bit, filled, full, listed_into, size
from donabe.kernel.errors import BadOption, shortened

VALUES: Final = 10  # a card is colour * VALUES + value
COLOURS: Final = ("red", "orange", "yellow", "green", "blue", "purple", "pink")
LETTERS: Final = "ROYGBPK"
CARD_NAMES: Final[list[str]] = [f"{letter}{digit}" for letter in "ROYGBPK" for digit in range(10)]  # such as Y5
CARDS: Final = 70
HALF: Final = 35  # a set of cards is two native integers, one for each half of the deck
ROW: Final = 7
NOTHING: Final = -1  # instead of a card or a place

PLAIN: Final = 0
FLIP: Final = 1
DRAW: Final = 2
PASS: Final = 3
RESERVE: Final = 4
EFFECT_NAMES: Final = ("flip", "draw", "pass", "reserve")

# HM-1.3, a reconstruction: by colour and effect, the values of the cards that carry it.
EFFECT_TABLE: Final[dict[str, dict[str, list[int]]]] = {
    "red": {"flip": [0], "draw": [7], "pass": [2], "reserve": [4]},
    "orange": {"flip": [9], "draw": [6], "pass": [1], "reserve": [3]},
    "yellow": {"flip": [8], "draw": [5], "pass": [0], "reserve": [2]},
    "green": {"flip": [7], "draw": [4], "pass": [9], "reserve": [1]},
    "blue": {"flip": [6], "draw": [3], "pass": [8], "reserve": [0]},
    "purple": {"flip": [5], "draw": [2], "pass": [7], "reserve": [9]},
    "pink": {"flip": [4], "draw": [1], "pass": [6], "reserve": [8]},
}


def colour(card: i64) -> i64:
    """The colour of a card."""
    return card // VALUES


def value(card: i64) -> i64:
    """The digit on a card."""
    return card % VALUES


def dealt_each(players: i64, cards: i64) -> i64:
    """HM-2.1, HM-2.5: seven cards each, or as many as leave a pair and a deck; nothing if that is less than a pair."""
    if cards >= ROW * players + 2:
        return ROW
    each = min((cards - 3) // players, ROW - 1)
    return each if each >= 2 else 0


# -- sets of cards ---------------------------------------------------------------------------------------------------


def half_of(cards: vec[i64], half: i64) -> i64:
    """The set of those cards that belong to one half of the deck, 0 or 1, counted from where that half begins."""
    out: i64 = 0
    first = half * HALF
    for card in cards:
        if first <= card < first + HALF:
            out |= bit(card - first)
    return out


def ascending(low: i64, high: i64) -> vec[i64]:
    """The cards of a set, given by halves, in ascending order."""
    out = filled(size(low) + size(high), 0)
    listed_into(out, listed_into(out, 0, 0, low), HALF, high)
    return out


def sorted_cards(cards: vec[i64]) -> vec[i64]:
    """The same cards in ascending order."""
    return ascending(half_of(cards, 0), half_of(cards, 1))


def all_but(cards: vec[i64]) -> vec[i64]:
    """All other cards, in ascending order."""
    return ascending(full(HALF) & ~half_of(cards, 0), full(HALF) & ~half_of(cards, 1))


# -- the table of effects --------------------------------------------------------------------------------------------


def effect_by_card(table: dict[str, dict[str, list[int]]]) -> vec[i64]:
    """The effect of every card, from a table that has been checked."""
    out = filled(CARDS, PLAIN)
    for which in range(len(COLOURS)):
        for effect in range(len(EFFECT_NAMES)):
            for digit in table[COLOURS[which]][EFFECT_NAMES[effect]]:
                out[which * VALUES + digit] = effect + 1
    return out


def checked_effects(table: Any) -> dict[str, dict[str, list[int]]]:
    """A table of effects in its plain form: every colour, every effect, each card at most once; else BadOption."""
    _check_keys("effects", table, COLOURS)
    return {name: _checked_colour(name, table[name]) for name in COLOURS}


def _checked_colour(name: str, row: Any) -> dict[str, list[int]]:
    _check_keys(f"effects.{name}", row, EFFECT_NAMES)
    carried: dict[int, str] = {}
    for effect in EFFECT_NAMES:
        where = f"effects.{name}.{effect}"
        digits = row[effect]
        if not isinstance(digits, list):
            raise BadOption("happy_mochi-bad-list", where=where, found=shortened(repr(digits)))
        for digit in digits:
            if not isinstance(digit, int) or isinstance(digit, bool) or not 0 <= digit < VALUES:
                raise BadOption("happy_mochi-bad-value", where=where, found=shortened(repr(digit)))
            if digit in carried:
                raise BadOption("happy_mochi-bad-twice", where=where, value=digit, carried=carried[digit])
            carried[digit] = effect
    return {effect: sorted(row[effect]) for effect in EFFECT_NAMES}


def _check_keys(where: str, table: Any, keys: tuple[str, ...]) -> None:
    if not isinstance(table, dict):
        raise BadOption("happy_mochi-bad-table", where=where, known=list(keys), found=shortened(repr(table)))
    for key in table:
        if key not in keys:
            raise BadOption("happy_mochi-bad-entry", where=where, name=shortened(str(key)), known=list(keys))
    for key in keys:
        if key not in table:
            raise BadOption("happy_mochi-bad-lacks", where=where, name=key)
