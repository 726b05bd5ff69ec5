# compiled
"""Rows of cards, one for each seat, whose order matters; all of them lie end to end in one vector."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from donabe.games.happy_mochi.cards import CARD_NAMES
from donabe.kernel.bits import filled
from donabe.kernel.fields import Fields


class Rows:
    """The cards of every seat, and where each seat's begin (one more entry than seats)."""

    def __init__(self, cards: vec[i64], start: vec[i64]) -> None:
        self.cards = cards
        self.start = start

    def size(self, seat: i64) -> i64:
        """How many cards a seat has."""
        return self.start[seat + 1] - self.start[seat]

    def at(self, seat: i64, place: i64) -> i64:
        """The card at a place of a row, 0 being the leftmost."""
        return self.cards[self.start[seat] + place]

    def row(self, seat: i64) -> vec[i64]:
        """A seat's cards in order."""
        return self.cards[self.start[seat] : self.start[seat + 1]]

    def insert(self, seat: i64, gap: i64, card: i64) -> None:
        """Put a card before the card that is at this place now, or at the right end."""
        cards = append(self.cards, card)
        start = self.start
        place = start[seat] + gap
        later: i64 = len(cards) - 1
        while later > place:
            cards[later] = cards[later - 1]
            later -= 1
        cards[place] = card
        self.cards = cards
        for after in range(seat + 1, i64(len(start))):
            start[after] += 1

    def add(self, seat: i64, card: i64) -> None:
        """Put a card at the right end."""
        self.insert(seat, self.size(seat), card)

    def remove(self, seat: i64, place: i64) -> i64:
        """Take a card out; the gap closes."""
        start = self.start
        self.cards, card = pop(self.cards, start[seat] + place)
        for after in range(seat + 1, i64(len(start))):
            start[after] -= 1
        return card

    def field(self, name: str, each: Fields) -> "Rows":
        """These rows as a field of a table: read, or an independent twin."""
        if each.reading:
            seats = range(len(self.start) - 1)
            each.note(name, [[CARD_NAMES[card] for card in self.row(seat)] for seat in seats])
            return self
        return Rows(self.cards[:], self.start[:])


def no_rows(players: i64) -> Rows:
    """An empty row for each seat."""
    return Rows(vec[i64](), filled(players + 1, 0))


def even_rows(players: i64, each: i64, cards: vec[i64]) -> Rows:
    """The first cards cut into rows of equal length."""
    start = filled(players + 1, 0)
    for seat in range(players + 1):
        start[seat] = seat * each
    return Rows(cards[: players * each], start)
