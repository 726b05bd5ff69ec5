# compiled
"""The Recipe card: the seven combinations, how strong they are, and what they pay."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from donabe.games.mushroom_sort.cards import STARRED
from donabe.kernel.bits import size
from donabe.kernel.errors import BadOption, shortened

FOUR: Final = 0
FULL_HOUSE: Final = 1
STRAIGHT: Final = 2
THREE: Final = 3
MINI_STRAIGHT: Final = 4
PAIR: Final = 5
VARIATION: Final = 6
COMBINATIONS: Final = 7
STRENGTHS: Final = 6
NAMES: Final = ["four", "full_house", "straight", "three", "mini_straight", "pair", "variation"]

# Points for first and second place by combination, and for the Pig. Two pairs of numbers (4 players: first with a Full
# House, second with Three of a Kind) and the Pig's are known from the printed rules; the rest is a reconstruction (MS-5.2).
RECIPE: Final[dict[str, dict[str, Any]]] = {
    "four_players": {
        "four": [5, 4],
        "full_house": [4, 3],
        "straight": [4, 3],
        "three": [3, 2],
        "mini_straight": [3, 2],
        "pair": [2, 1],
        "variation": [1, 0],
        "pig": 3,
    },
    "three_players": {
        "four": [4, 3],
        "full_house": [3, 2],
        "straight": [3, 2],
        "three": [2, 1],
        "mini_straight": [2, 1],
        "pair": [1, 0],
        "variation": [1, 0],
        "pig": 2,
    },
}
MOST_POINTS: Final = 100

BASKET_STARS: Final = 2


class Recipe:
    """One side of the Recipe card; never changed, so all copies of a table share it."""

    def __init__(self, side: dict[str, Any]) -> None:
        self.first = _column(side, 0)
        self.second = _column(side, 1)
        self.pig: i64 = side["pig"]


def _column(side: dict[str, Any], place: int) -> vec[i64]:
    column = vec[i64](capacity=COMBINATIONS)
    for name in NAMES:
        points: i64 = side[name][place]
        column = append(column, points)
    return column


def side_for(players: int, recipe: dict[str, dict[str, Any]]) -> Recipe:
    """MS-5.2, MS-8.6: the side of the card that this number of players uses."""
    return Recipe(recipe["four_players" if players == 4 else "three_players"])


def combination(cards: i64) -> i64:
    """MS-4.2 to MS-4.7: the strongest combination in a set of five cards, or of four with the Pig."""
    red: i64 = cards & 0xFF
    blue: i64 = (cards >> 8) & 0xFF
    yellow: i64 = (cards >> 16) & 0xFF
    black: i64 = (cards >> 24) & 0xFF
    # sets of ranks: those there at least once, twice, three times, four times
    once = red | blue | yellow | black
    twice = (red & blue) | (yellow & black) | ((red | blue) & (yellow | black))
    thrice = (red & blue & (yellow | black)) | (yellow & black & (red | blue))
    if (red & blue & yellow & black) != 0:
        return FOUR
    if thrice != 0 and (twice & ~thrice) != 0:
        return FULL_HOUSE
    run_of_two = once & (once >> 1)
    run_of_four = run_of_two & (run_of_two >> 2)
    if (run_of_four & (once >> 4)) != 0:
        return STRAIGHT
    if thrice != 0:
        return THREE
    if run_of_four != 0:
        return MINI_STRAIGHT
    return PAIR if twice != 0 else VARIATION


def strength(kind: i64) -> i64:
    """MS-4.2: 1 is the strongest; Three of a Kind and Mini Straight are equals."""
    return kind + 1 if kind <= THREE else kind


def stars(cards: i64, basket_up: bool) -> i64:
    """MS-4.8: one for each 3 and 6, two for a Basket that has not been turned over."""
    return size(cards & STARRED) + (BASKET_STARS if basket_up else 0)


def checked_recipe(given: Any) -> dict[str, dict[str, Any]]:
    """Both sides as plain data, or BadOption saying what does not fit (MS-5.3)."""
    if not isinstance(given, dict) or set(given) != set(RECIPE):
        raise BadOption("mushroom_sort-bad-recipe")
    return {side: _checked_side(side, given[side]) for side in RECIPE}


def _checked_side(side: str, given: Any) -> dict[str, Any]:
    if not isinstance(given, dict) or set(given) != {*NAMES, "pig"}:
        raise BadOption("mushroom_sort-bad-side", side=side, names=list(NAMES))
    out: dict[str, Any] = {name: _checked_pair(side, name, given[name]) for name in NAMES}
    out["pig"] = _checked_points(side, "pig", given["pig"])
    return out


def _checked_pair(side: str, name: str, given: Any) -> list[int]:
    if not isinstance(given, list) or len(given) != 2:
        found = shortened(repr(given))
        raise BadOption("mushroom_sort-bad-pair", side=side, name=name, found=found)
    return [_checked_points(side, name, points) for points in given]


def _checked_points(side: str, name: str, points: Any) -> int:
    if not isinstance(points, int) or isinstance(points, bool) or not 0 <= points <= MOST_POINTS:
        found = shortened(repr(points))
        raise BadOption("mushroom_sort-bad-points", side=side, name=name, most=MOST_POINTS, found=found)
    return points
