# compiled
"""What is in Mushroom Sort's box: four colours of up to eight ranks, and the places on the table where they lie."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from donabe.kernel.bits import full, shifted

COLOURS: Final = 4
RANKS: Final = 8  # a card is colour * RANKS + rank - 1, whatever the number of players
CARDS: Final = COLOURS * RANKS
LETTERS: Final = "RBYK"  # red, blue, yellow, black
STARRED: Final = 0x24242424  # the set of all cards of ranks 3 and 6 (MS-1.1)

# Places: every seat's row, seven long at most; the middle; the Pig; every seat's hand.
ROW: Final = 7
CENTRAL: Final = 4 * ROW
MIDDLE: Final = 4  # central cards
PIG: Final = CENTRAL + MIDDLE
SPOTS: Final = PIG + 1  # where a token can go
HANDS: Final = SPOTS
PLACES: Final = HANDS + 4


def ranks_in(players: i64) -> i64:
    """MS-1.2: how many ranks each colour has."""
    if players == 4:
        return 8
    return 7 if players == 3 else 5


def row_length(players: i64) -> i64:
    """How many cards lie in a row."""
    return 6 if players == 4 else 7


def row_of(seat: i64) -> i64:
    """The set of places for a seat's row."""
    return shifted(0x7F, seat * ROW)


def all_rows(players: i64) -> i64:
    """The set of places in all rows: six each for four players, seven for fewer."""
    if players == 4:
        return 0x3F * 0x204081
    return 0x1FFFFF if players == 3 else 0x3FFF


def deal_size(players: i64) -> i64:
    """MS-2.1, MS-8.2: how many cards a player gets to arrange."""
    return 8 if players == 3 else 7


def colour(card: i64) -> i64:
    """The colour of a card."""
    return card // RANKS


def of_colour(which: i64) -> i64:
    """The set of all cards of a colour."""
    return shifted(0xFF, which * RANKS)


def of_rank(colours: i64, rank: i64) -> i64:
    """The cards of a rank, counted from 0, that have these colours."""
    return shifted((colours * 0x204081) & 0x01010101, rank)  # a card of each colour, RANKS apart


def all_cards(players: i64) -> i64:
    """MS-1.2: the set of the cards in play."""
    return full(ranks_in(players)) * 0x01010101


def _deck(players: i64) -> vec[i64]:
    cards = vec[i64](capacity=CARDS)
    for which in range(i64(COLOURS)):
        for rank in range(ranks_in(players)):
            cards = append(cards, which * RANKS + rank)
    return cards


def card_name(card: int) -> str:
    """A card as text, such as Y7; nothing for no card."""
    return f"{LETTERS[card // RANKS]}{card % RANKS + 1}" if card >= 0 else ""


def spot_name(spot: int) -> str:
    """A spot as text: `2.3` for place 3 of seat 2's row, both counted from 0, `c1` for a central card, or `pig`."""
    if spot == PIG:
        return "pig"
    return f"c{spot - CENTRAL}" if spot >= CENTRAL else f"{spot // ROW}.{spot % ROW}"


CARD_NAMES: Final[list[str]] = [card_name(card) for card in range(CARDS)]
SPOT_NAMES: Final[list[str]] = [spot_name(spot) for spot in range(SPOTS)]
DECKS: Final[list[vec[i64]]] = [_deck(players) for players in range(5)]


def deck(players: i64) -> vec[i64]:
    """MS-1.2: the cards in play, in ascending order; never changed."""
    return DECKS[players]
