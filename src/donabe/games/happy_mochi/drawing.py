# compiled
"""Where a drawn card comes from at Happy Mochi, and what then moves up in its place."""

from librt.vecs import append, pop
from mypy_extensions import i64

from donabe.games.happy_mochi.allowed import Allowed
from donabe.games.happy_mochi.cards import ascending, card_name, high_half, low_half
from donabe.games.happy_mochi.moves import TAKE_DECK, TAKE_LEFT, TAKE_RESERVE, TAKE_RIGHT
from donabe.kernel.bits import bit


class Drawing(Allowed):
    """The sources a card can be drawn from."""

    def taken(self, seat: i64, source: i64) -> i64:
        """HM-5.1: the card this seat takes from a central stack, the deck or its reserves."""
        if source >= TAKE_RESERVE:
            card = self.reserves.remove(seat, source - TAKE_RESERVE)
        elif source == TAKE_DECK:
            card = self._from_deck()
        elif source == TAKE_RIGHT:
            self.right, card = pop(self.right)
        else:
            self.left, card = pop(self.left)
        self.known[card] |= bit(seat)
        if self.story is not None:
            self._tell_draw(seat, source, card)
        return card

    def _tell_draw(self, seat: i64, source: i64, card: i64) -> None:
        if source < TAKE_DECK:
            side = "left" if source == TAKE_LEFT else "right"
            self.tell("took", {"seat": seat, "side": side, "card": card_name(card)})
            return
        if source == TAKE_DECK:
            self.tell("drew", {"seat": seat})
        else:
            self.tell("recalled", {"seat": seat, "place": source - TAKE_RESERVE + 1})
        self.tell("looked", {"seat": seat, "card": card_name(card)}, bit(seat))

    def refill(self) -> None:
        """HM-5.3: an empty side of the central pair is filled from the deck at once; HM-5.4: no effect happens."""
        if len(self.left) == 0:
            self.left = append(self.left, self._turned_up("left"))
        elif len(self.right) == 0:
            self.right = append(self.right, self._turned_up("right"))

    def _turned_up(self, side: str) -> i64:
        card = self._from_deck()
        self.known[card] = self.everybody()
        if self.story is not None:
            self.tell("refilled", {"side": side, "card": card_name(card)})
        return card

    def _from_deck(self) -> i64:
        if self.deck_size() == 0:
            self._new_deck()
        card = self.laid[self.top]
        self.top += 1
        return card

    def _new_deck(self) -> None:
        """HM-5.5: all cards under the two top central cards are shuffled and become the deck."""
        under_left = self.left[: max(i64(len(self.left)) - 1, 0)]
        under_right = self.right[: max(i64(len(self.right)) - 1, 0)]
        self.left = self.left[len(under_left) :]
        self.right = self.right[len(under_right) :]
        low = low_half(under_left) | low_half(under_right)
        cards = ascending(low, high_half(under_left) | high_half(under_right))
        order = self.chance.shuffle(self.round, f"reshuffle-{len(self.segments)}", len(cards))
        self.top = len(self.laid)
        self.segments = append(self.segments[:], self.top)
        laid = self.laid[:]
        for number in order:
            card = cards[number]
            self.origin[card] = len(laid)
            self.known[card] = 0
            laid = append(laid, card)
        self.laid = laid
        if self.story is not None:
            self.tell("reshuffled", {"cards": len(cards)})
