# compiled
"""Laying out the cards for a round of Happy Mochi, and clearing them away."""

from librt.vecs import append, vec
from mypy_extensions import i64

from donabe.games.happy_mochi.cards import CARDS, HALF, NOTHING, PLAIN, ascending, dealt_each, high_half, low_half
from donabe.games.happy_mochi.drawing import Drawing
from donabe.games.happy_mochi.rows import even_rows, no_rows
from donabe.kernel.bits import bit, filled, full


class Dealing(Drawing):
    """The beginning and the end of a round's cards."""

    def lay_out(self, kept: vec[i64]) -> None:
        """HM-2.1, HM-2.2, HM-8.2: shuffle all cards but the reserves, deal rows and turn up the central pair."""
        cards = ascending(full(HALF) & ~low_half(kept), full(HALF) & ~high_half(kept))
        order = self.chance.shuffle(self.round, "deal", len(cards))
        for place in range(i64(len(cards))):
            order[place] = cards[order[place]]
        each = dealt_each(self.players, len(cards))
        dealt = each * self.players
        self.rows = even_rows(self.players, each, order)
        self.left = order[dealt : dealt + 1]
        self.right = order[dealt + 1 : dealt + 2]
        self.held = filled(self.players, NOTHING)
        self.chosen = filled(self.players, NOTHING)
        self.owed_left = PLAIN  # the first pair's effects do not happen
        self.owed_right = PLAIN
        self._write_down(kept, order)
        self.top = i64(len(kept)) + dealt + 2
        for place in range(dealt):
            self.known[order[place]] = bit(place // each)
        self.known[self.left[0]] = self.everybody()
        self.known[self.right[0]] = self.everybody()

    def _write_down(self, kept: vec[i64], order: vec[i64]) -> None:
        """Where every card came from."""
        laid = kept[:]
        for card in order:
            laid = append(laid, card)
        for place in range(i64(CARDS)):
            self.origin[laid[place]] = place
        self.laid = laid
        self.segments = vec[i64]([i64(len(kept))])

    def clear(self) -> None:
        """Nothing of the old round but reserves and the value card stays on the table."""
        self.rows = no_rows(self.players)
        self.left = vec[i64]()
        self.right = vec[i64]()
        self.laid = vec[i64]()
        self.segments = vec[i64]()
        self.top = 0
        self.origin = filled(CARDS, NOTHING)
        self.chosen = filled(self.players, NOTHING)
