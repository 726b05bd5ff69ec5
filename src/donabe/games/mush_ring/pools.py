# compiled
"""What a seat at Mush-Ring knows before it guesses.

Since the last shuffle an unseen card in another hand was either there before (an old card) or drawn since (a new card).
The old cards that the seat cannot place, and the new ones it did not draw, are two pools whose contents it knows.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from donabe.games.mush_ring.cards import CARDS, KINDS
from donabe.games.mush_ring.journal import ALL, DREW, HOLDS, kind_of, other_of, seat_of, sort_of
from donabe.games.mush_ring.table import NONE, Table
from donabe.kernel.bits import filled


class Pools:
    """The two pools, and what is sure. A card is numbered by its place in the draw pile, old ones after."""

    def __init__(self, table: Table, before: Table, viewer: i64) -> None:
        self.journal = table.journal
        self.players = table.players
        self.viewer = viewer
        self.first_old: i64 = len(table.deck)
        self.known = _known(table, viewer)  # by seat and kind, cards the viewer could place at the shuffle
        self.old = self._old(before)  # by kind, how many are in the pool
        self.owners = self._owners(before)  # by old card, whose hand it was in
        self.new = filled(KINDS, 0)
        self.kinds = filled(self.first_old + i64(len(self.owners)), NONE)  # by card, what the viewer drew
        self._look_at_draws(table.deck)

    def _old(self, before: Table) -> vec[i64]:
        """The cards in others' hands at the shuffle, but for those the viewer could place."""
        pool = filled(KINDS, 0)
        for seat in range(self.players):
            if seat != self.viewer:
                for kind in range(i64(KINDS)):
                    pool[kind] += before.held(seat, kind) - self.known[seat * KINDS + kind]
        return pool

    def _owners(self, before: Table) -> vec[i64]:
        owners = vec[i64](capacity=CARDS)
        for seat in range(self.players):
            if seat != self.viewer:
                unseen = before.sizes[seat]
                for at in range(seat * KINDS, (seat + 1) * KINDS):
                    unseen -= self.known[at]
                for _card in range(unseen):
                    owners = append(owners, seat)
        return owners

    def _look_at_draws(self, deck: vec[i64]) -> None:
        """The cards of the draw pile are new, but for those that the viewer drew."""
        for kind in deck:
            self.new[kind] += 1
        card: i64 = 0
        for line in self.journal:
            if sort_of(line) == DREW:
                if seat_of(line) == self.viewer:
                    self.kinds[card] = deck[card]
                    self.new[deck[card]] -= 1
                card += 1


def _known(table: Table, viewer: i64) -> vec[i64]:
    known = filled(table.players * KINDS, 0)
    for line in table.journal:
        if sort_of(line) != HOLDS:
            break
        if seat_of(line) != viewer and other_of(line) in (viewer, ALL):
            known[seat_of(line) * KINDS + kind_of(line)] += 1
    return known
