# compiled
"""The draw pile of Mush-Ring. Clause numbers are those of RULES.md."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.mush_ring.allowed import Allowed
from donabe.games.mush_ring.cards import KINDS, kind_name, spread
from donabe.games.mush_ring.journal import DREW, SHUFFLED
from donabe.kernel.bits import bit, filled

# what follows when cards have been drawn
TURN_ENDS: Final = 0
DROPS: Final = 1
ACTION_ENDS: Final = 2


class Drawing(Allowed):
    """Drawing cards, with a new draw pile when one is empty."""

    def drawn(self) -> None:
        """Go on when all cards are drawn."""
        raise NotImplementedError

    def shuffle_from(self, counts: vec[i64], purpose: str) -> None:
        cards = spread(counts)
        order = self.chance.shuffle(1, purpose, len(cards))
        for place in range(i64(len(order))):
            order[place] = cards[order[place]]
        self.deck = order
        self.top = 0

    def draw_card(self, seat: i64) -> None:
        kind = self.deck[self.top]
        self.top += 1
        self.into_hand(seat, kind)
        self.write(DREW, seat, kind)
        if self.story is not None:
            self.tell("drawn", {"seat": seat, "card": kind_name(kind)}, bit(seat))

    def draw(self, count: i64, after: i64) -> None:
        """Draw so many cards, then go on."""
        if self.story is not None and count > 0:
            self.tell("draws", {"seat": self.turn, "count": count})
        self.to_draw = count
        self.after = after
        self._draw_on()

    def _draw_on(self) -> None:
        """MR-2.4, MR-2.5: draw, with a new draw pile when this one is empty, until all are drawn or both piles are empty."""
        while self.to_draw > 0:
            if self.top < len(self.deck):
                self.draw_card(self.turn)
                self.to_draw -= 1
            elif self._any_discards():
                self._shuffle_discards()
            else:
                self.dry = True
                self.to_draw = 0
                if self.story is not None:
                    self.tell("dry", {})
        self.drawn()

    def _any_discards(self) -> bool:
        for count in self.discards:
            if count > 0:
                return True
        return False

    def _shuffle_discards(self) -> None:
        self.shuffles += 1
        self.shuffle_from(self.discards, f"reshuffle-{self.shuffles}")
        self.discards = filled(KINDS, 0)
        self.write(SHUFFLED, 0, 0)
        if self.story is not None:
            self.tell("reshuffled", {"cards": len(self.deck)})
