# compiled
"""Iyadosu's cards: four colours of up to fifteen ranks; black is trump."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from donabe.kernel.bits import shifted

COLOURS: Final = 4
BLACK: Final = 0
RANKS: Final = 15  # a card is colour * RANKS + rank - 1, whatever the number of players
HAND: Final = 12
MOST_REFUSE: Final = 7
CARDS: Final = COLOURS * RANKS
LETTERS: Final = "KRBG"  # black, red, blue, green


def colour(card: i64) -> i64:
    """The colour of a card."""
    return card // RANKS


def of_colour(which: i64) -> i64:
    """The set of all cards of one colour."""
    return shifted(0x7FFF, which * RANKS)


def strength(card: i64, lead: i64) -> i64:
    """IY-6.1, IY-6.2 as one number: black above the lead colour, each by rank; other colours win nothing."""
    of = colour(card)
    if of == BLACK:
        return card + CARDS
    if of == lead:
        return card
    return -1


# The same by lead colour, one higher, and for each colour by card, from a place where no card lies.
STRENGTHS: Final = vec[i64](
    [strength(card, lead) + 1 if card >= 0 else 0 for lead in range(COLOURS) for card in range(-1, CARDS)]
)


def _deck(players: i64) -> vec[i64]:
    cards = vec[i64](capacity=CARDS)
    for which in range(i64(COLOURS)):
        for rank in range(3 * players):
            cards = append(cards, which * RANKS + rank)
    return cards


def card_name(card: int) -> str:
    """A card as text, such as K12."""
    return f"{LETTERS[card // RANKS]}{card % RANKS + 1}"


CARD_NAMES: Final[list[str]] = [card_name(number) for number in range(CARDS)]
DECKS: Final[list[vec[i64]]] = [_deck(players) for players in range(6)]


def deck(players: i64) -> vec[i64]:
    """IY-1.1: ranks 1 to 9, 12 or 15 for three, four or five players; never changed."""
    return DECKS[players]
