# compiled
"""What is in Salty's box: seasoning cards, cubes and dishes. Numbers on cards are kept doubled, so that halves are exact."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from donabe.kernel.bits import shifted
from donabe.kernel.errors import BadOption, shortened

SEASONINGS: Final = 4  # the strongest first: salt, sauce, ketchup, mayonnaise (SA-6.4)
SALT: Final = 0
NUMBERS: Final = 12  # 0 to 5.5 in halves; a card is seasoning * NUMBERS + its number doubled
CARDS: Final = SEASONINGS * NUMBERS
LETTERS: Final = "SAKM"
NAMES: Final = ("salt", "sauce", "ketchup", "mayonnaise")
CUBES_EACH: Final = 5
CUBES: Final = SEASONINGS * CUBES_EACH
AWAY: Final = 2  # cards everybody puts away
DISHES: Final = 6

# Only the French fries' numbers are known from the printed rules; the others are a reconstruction (SA-1.3).
MENU: Final[list[dict[str, Any]]] = [
    {"name": "Fried egg", "plates": 1, "perfect": 90},
    {"name": "Corn dog", "plates": 2, "perfect": 30},
    {"name": "Croquette", "plates": 3, "perfect": 20},
    {"name": "French fries", "plates": 4, "perfect": 10},
    {"name": "Fried shrimp", "plates": 5, "perfect": 30},
    {"name": "Takoyaki", "plates": 6, "perfect": 40},
]
MOST_PLATES: Final = 12
MOST_PERFECT: Final = 1000
LONGEST_NAME: Final = 40


class Menu:
    """The six dishes of a match; never changed, so all copies of a table share it."""

    def __init__(self, dishes: list[dict[str, Any]]) -> None:
        self.names: list[str] = [dish["name"] for dish in dishes]
        self.plates: vec[i64] = vec[i64]([dish["plates"] for dish in dishes])
        self.perfect: vec[i64] = vec[i64]([dish["perfect"] for dish in dishes])

    def printed(self, dish: i64) -> i64:
        """The dish's number on the printed menu, from 1; 0 if somebody has put another dish there."""
        return dish + 1 if self.names[dish] == MENU[dish]["name"] else 0

    def pays_types(self, dish: i64) -> bool:
        """SA-8.4: only two to four plates pay for different colours."""
        return 2 <= self.plates[dish] <= 4

    def most(self, dish: i64) -> i64:
        """SA-1.4: the most points the dish can pay."""
        plates = self.plates[dish]
        most = plates * (10 + self.perfect[dish])
        return most + 20 * plates if self.pays_types(dish) else most


def seasoning(card: i64) -> i64:
    """The seasoning of a card."""
    return card // NUMBERS


def number(card: i64) -> i64:
    """The number of a card, doubled."""
    return card % NUMBERS


def of_seasoning(which: i64) -> i64:
    """The set of all cards of one seasoning."""
    return shifted(0xFFF, which * NUMBERS)


def of_number(doubled: i64) -> i64:
    """The set of all cards with one number."""
    return shifted(0x1001001001, doubled)


def numbers_used(players: i64) -> i64:
    """SA-2.2, SA-2.3: how many numbers each seasoning has; three players leave out 5.5."""
    return NUMBERS - 1 if players == 3 else NUMBERS


def hand_size(players: i64) -> i64:
    """SA-2.2, SA-2.3: fourteen cards for three players, twelve for four."""
    return 14 if players == 3 else 12


def tricks_in(players: i64) -> i64:
    """SA-7.7: as many tricks as cards kept, which is also the number of cubes on the rack (SA-2.1)."""
    return hand_size(players) - AWAY


def _deck(players: i64) -> vec[i64]:
    cards = vec[i64](capacity=CARDS)
    for which in range(i64(SEASONINGS)):
        for doubled in range(numbers_used(players)):
            cards = append(cards, which * NUMBERS + doubled)
    return cards


def number_name(doubled: int) -> str:
    """A doubled number as it is printed, such as 3.5."""
    return f"{doubled // 2}.5" if doubled % 2 else str(doubled // 2)


def card_name(card: int) -> str:
    """A card as text, such as K3.5."""
    return LETTERS[card // NUMBERS] + number_name(card % NUMBERS)


CARD_NAMES: Final[list[str]] = [card_name(number) for number in range(CARDS)]
DECKS: Final[list[vec[i64]]] = [_deck(players) for players in range(5)]


def deck(players: i64) -> vec[i64]:
    """The cards in play, in ascending order; never changed."""
    return DECKS[players]


def checked_menu(given: Any) -> list[dict[str, Any]]:
    """The dishes as plain data, or BadOption saying what does not fit (SA-1.7)."""
    if not isinstance(given, list) or len(given) != DISHES:
        raise BadOption("salty-bad-menu", dishes=DISHES)
    menu = [_checked_dish(place, dish) for place, dish in enumerate(given, start=1)]
    names: set[str] = set()
    for dish in menu:
        if dish["name"].casefold() in names:
            raise BadOption("salty-bad-twice", name=dish["name"])
        names.add(dish["name"].casefold())
    return menu


def _checked_dish(place: int, dish: Any) -> dict[str, Any]:
    if not isinstance(dish, dict) or set(dish) != {"name", "plates", "perfect"}:
        raise BadOption("salty-bad-dish", place=place)
    name = dish["name"]
    if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadOption("salty-bad-name", place=place, most=LONGEST_NAME)
    plates = _checked_number(place, "plates", dish["plates"], 1, MOST_PLATES)
    perfect = _checked_number(place, "perfect", dish["perfect"], 0, MOST_PERFECT)
    return {"name": name.strip(), "plates": plates, "perfect": perfect}


def _checked_number(place: int, field: str, value: Any, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        found = shortened(repr(value))
        raise BadOption("salty-bad-number", place=place, field=field, found=found, low=str(low), high=str(high))
    return value
