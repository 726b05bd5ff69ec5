# compiled
"""Rows of cards, one for each seat, whose order matters; all of them lie end to end in one vector."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from donabe.games.happy_mochi.cards import CARD_NAMES
from donabe.kernel.bits import shifted
from donabe.kernel.fields import Fields
from donabe.kernel.small_row import small_at

PLACES: Final = 0xFFFFFFFFFFFFFF  # of a small row
ONE_EACH: Final = 0x01010101010101


class Rows:
    """The cards of every seat, and where each seat's begin: a small row, which ends with the number of all cards."""

    def __init__(self, cards: vec[i64], start: i64) -> None:
        self.cards = cards
        self.start = start

    def size(self, seat: i64) -> i64:
        """How many cards a seat has."""
        return small_at(self.start, seat + 1) - small_at(self.start, seat)

    def first(self, seat: i64) -> i64:
        """Where a seat's cards begin."""
        return small_at(self.start, seat)

    def at(self, seat: i64, place: i64) -> i64:
        """The card at a place of a row, 0 being the leftmost."""
        return self.cards[small_at(self.start, seat) + place]

    def holds(self, seat: i64, card: i64) -> bool:
        """Whether a seat has a card."""
        for place in range(self.first(seat), self.first(seat) + self.size(seat)):
            if self.cards[place] == card:
                return True
        return False

    def row(self, seat: i64) -> vec[i64]:
        """A seat's cards in order."""
        return self.cards[small_at(self.start, seat) : small_at(self.start, seat + 1)]

    def insert(self, seat: i64, gap: i64, card: i64) -> None:
        """Put a card before the card that is at this place now, or at the right end."""
        cards = self.cards
        moved = card
        for place in range(self.first(seat) + gap, i64(len(cards))):
            was_here = cards[place]
            cards[place] = moved
            moved = was_here
        self.cards = append(cards, moved)
        self.start += _one_after(seat)

    def add(self, seat: i64, card: i64) -> None:
        """Put a card at the right end."""
        self.insert(seat, self.size(seat), card)

    def remove(self, seat: i64, place: i64) -> i64:
        """Take a card out; the gap closes."""
        self.cards, card = pop(self.cards, small_at(self.start, seat) + place)
        self.start -= _one_after(seat)
        return card

    def field(self, name: str, each: Fields, players: i64) -> "Rows":
        """These rows as a field of a table: read, or an independent twin."""
        if each.reading:
            each.note(name, [[CARD_NAMES[card] for card in self.row(seat)] for seat in range(players)])
            return self
        return Rows(self.cards[:], self.start)


def _one_after(seat: i64) -> i64:
    """One more for the start of every row after a seat's."""
    return shifted(ONE_EACH, 8 * (seat + 1)) & PLACES


def no_rows() -> Rows:
    """An empty row for each seat."""
    return Rows(vec[i64](), 0)


def even_rows(players: i64, each: i64, cards: vec[i64]) -> Rows:
    """The first cards cut into rows of equal length."""
    start: i64 = 0
    for seat in range(players):
        start += each * _one_after(seat)
    return Rows(cards[: players * each], start)
