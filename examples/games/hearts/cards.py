# compiled
"""The cards of Hearts: the usual 52; aces are high."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donabe.kernel.bits import shifted

PLAYERS: Final = 4
SUITS: Final = 4
RANKS: Final = 13  # a card is suit * RANKS + rank, from the two (0) to the ace (12)
CARDS: Final = SUITS * RANKS
HAND: Final = CARDS // PLAYERS

CLUBS: Final = 0
DIAMONDS: Final = 1
SPADES: Final = 2
HEARTS: Final = 3
LETTERS: Final = "CDSH"
RANK_NAMES: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")

TWO_OF_CLUBS: Final = CLUBS * RANKS
JACK_OF_DIAMONDS: Final = DIAMONDS * RANKS + 9
QUEEN_OF_SPADES: Final = SPADES * RANKS + 10

# What play can tell about a hand is which kinds it lacks: the four suits, with the queen of spades a kind of her own.
QUEEN: Final = SUITS
KINDS: Final = SUITS + 1


def suit(card: i64) -> i64:
    """The suit of a card."""
    return card // RANKS


def of_suit(which: i64) -> i64:
    """The set of all cards of one suit."""
    return shifted(0x1FFF, which * RANKS)


def point_cards() -> i64:
    """HE-1.2: the set of the hearts and the queen of spades."""
    return of_suit(HEARTS) | shifted(1, QUEEN_OF_SPADES)


def of_kind(which: i64) -> i64:
    """The set of all cards of one kind."""
    queen = shifted(1, QUEEN_OF_SPADES)
    return queen if which == QUEEN else of_suit(which) & ~queen


def card_name(card: int) -> str:
    """A card as text, such as QS or 10H."""
    return RANK_NAMES[card % RANKS] + LETTERS[card // RANKS]


CARD_NAMES: Final[list[str]] = [card_name(card) for card in range(CARDS)]
KIND_CARDS: Final = vec[i64]([of_kind(which) for which in range(KINDS)])
DECK: Final = vec[i64](range(CARDS))
