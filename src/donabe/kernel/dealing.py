# compiled
"""Dealing hidden cards again, as evenly as can be among all the deals that fit what a seat knows.

The hidden cards are a set. They are dealt into boxes (a hand, a part of a hand, a discard), and what a seat knows of a box
is its size, the classes of cards (suits, mostly) it cannot hold and those it must hold. Boxes without conditions are one
box until the end. Up to three boxes are dealt exactly: how many cards of which sort go into the first is drawn with the
number of ways to deal the rest as its weight. More boxes, and boxes that must hold something, begin with a deal that fits;
then three at a time are dealt anew, again and again. Tests compare the result with full enumeration.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from donabe.kernel.bits import any_of, bit, filled, has, lowest, sample, size
from donabe.kernel.shares import NO_DEAL, Shares

ROUNDS: Final = 3  # in which every three boxes are dealt anew
TRIES: Final = 4  # to deal three boxes so that all hold what they must
EXACT: Final = 3  # so many boxes are dealt without mixing
NOTHING: Final[i64] = 0


class Boxes:
    """The boxes to fill, in order; `add` each, then `deal`."""

    def __init__(self, classes: vec[i64], cards: i64) -> None:
        self.classes = classes  # by class, the set of all its cards
        self.cards = cards  # the set of all that are dealt
        self.sizes: vec[i64] = vec[i64](capacity=8)  # by box
        self.bound: vec[i64] = vec[i64](capacity=8)  # the boxes with conditions
        # for each of those, and behind them for all the others together:
        self.fits: vec[i64] = vec[i64](capacity=8)  # the set of cards it can hold
        self.needed: vec[i64] = vec[i64](capacity=8)  # the set of classes it must hold
        self.room: vec[i64] = vec[i64](capacity=8)  # how many more cards go in
        self.holds: vec[i64] = vec[i64]()  # the set of cards in it
        self.free: i64 = 0  # how many cards go into boxes without conditions
        self.needs: bool = False  # whether any box must hold something

    def add(self, size: i64, barred: i64, needed: i64) -> None:
        """One more box: its size, the set of classes it cannot hold, the set of which it must hold at least one."""
        if size > 0 and (barred != 0 or needed != 0):
            self.bound = append(self.bound, len(self.sizes))
            self._add_bound(size, self.cards & ~self._of_classes(barred), needed)
            self.needs = self.needs or needed != 0
        else:
            self.free += size
        self.sizes = append(self.sizes, size)

    def _add_bound(self, size: i64, fits: i64, needed: i64) -> None:
        self.room = append(self.room, size)
        self.fits = append(self.fits, fits)
        self.needed = append(self.needed, needed)

    def deal(self, rng: Random) -> vec[i64]:
        """Fill the boxes; returns the set in each of them."""
        out = filled(len(self.sizes), 0)
        rest = self.cards
        if len(self.bound) > 0:
            self._deal_bound(rng)
            rest = self.holds[len(self.bound)] if self.free > 0 else NOTHING
            for place in range(i64(len(self.bound))):
                out[self.bound[place]] = self.holds[place]
        for box in range(i64(len(out))):
            if out[box] == 0:
                out[box] = sample(rest, self.sizes[box], rng)
                rest &= ~out[box]
        return out

    def _deal_bound(self, rng: Random) -> None:
        """Fill the boxes with conditions, and one for all the cards that go elsewhere."""
        if self.free > 0 or len(self.room) == 1:
            self._add_bound(self.free, self.cards, 0)
        self.holds = filled(len(self.room), 0)
        if len(self.room) <= EXACT and not self.needs:
            self._deal_three(self.cards, 0, 1, i64(len(self.room)) - 1, rng)
            return
        self._deal_first(self.cards, rng)
        for box in range(i64(len(self.room))):
            self.room[box] = size(self.holds[box])
        self._mix(rng)

    def _of_classes(self, classes: i64) -> i64:
        cards: i64 = 0
        rest = classes
        while rest != 0:
            cards |= self.classes[lowest(rest)]
            rest &= rest - 1
        return cards

    # -- a first deal that fits --------------------------------------------------------------------------------------

    def _deal_first(self, cards: i64, rng: Random) -> None:
        """What boxes must hold, then for each a choice of what is left, then what found no place so."""
        rest = cards
        for box in range(i64(len(self.holds))):
            rest &= ~self._put_needed(box, rest, rng)
        kept = cards & ~rest
        for box in range(i64(len(self.holds))):
            open_to = rest & self.fits[box]
            put = sample(open_to, min(self.room[box], size(open_to)), rng)
            self._put(box, put)
            rest &= ~put
        while rest != 0:
            self._make_room(lowest(rest), kept)
            rest &= rest - 1

    def _put_needed(self, box: i64, cards: i64, rng: Random) -> i64:
        """One card of each class that this box must hold; returns them."""
        put: i64 = 0
        needed = self.needed[box]
        while needed != 0:
            there = cards & self.fits[box] & self.classes[lowest(needed)]
            if there == 0 or self.room[box] == 0:
                raise ValueError(NO_DEAL)
            card = bit(any_of(there, rng))
            self._put(box, card)
            put |= card
            needed &= needed - 1
        return put

    def _put(self, box: i64, cards: i64) -> None:
        self.holds[box] |= cards
        self.room[box] -= size(cards)

    def _make_room(self, card: i64, kept: i64) -> None:
        """Let cards already placed move on, box to box, until one of them finds an open place; some are kept in theirs."""
        boxes: i64 = len(self.holds)
        moved = filled(boxes, -1)  # by box reached, the card that would move in
        source = filled(boxes, -1)  # and the box it would come from
        queue = vec[i64](capacity=16)
        for box in range(boxes):
            if has(self.fits[box], card):
                moved[box] = card
                queue = append(queue, box)
        head: i64 = 0
        while head < len(queue):
            box = queue[head]
            head += 1
            if self.room[box] > 0:
                self._shift(box, moved, source)
                return
            for other in range(boxes):
                can_go = self.holds[box] & self.fits[other] & ~kept
                if moved[other] < 0 and can_go != 0:
                    moved[other] = lowest(can_go)
                    source[other] = box
                    queue = append(queue, other)
        raise ValueError(NO_DEAL)

    def _shift(self, end: i64, moved: vec[i64], source: vec[i64]) -> None:
        self.room[end] -= 1
        box = end
        while box >= 0:
            self.holds[box] |= bit(moved[box])
            if source[box] >= 0:
                self.holds[source[box]] &= ~bit(moved[box])
            box = source[box]

    # -- every other as likely ---------------------------------------------------------------------------------------

    def _mix(self, rng: Random) -> None:
        """Deal every two boxes anew with each third one, a few times round; the free cards are third enough."""
        last: i64 = len(self.holds) - 1
        for _round in range(i64(ROUNDS)):
            for one in range(max(last - 1, 1)):
                for two in range(one + 1, max(last, 2)):
                    third = last if self.free > 0 else min(two + 1, last)
                    for three in range(third, last + 1):
                        self._deal_anew(one, two, three, rng)

    def _deal_anew(self, one: i64, two: i64, three: i64, rng: Random) -> None:
        """Deal the cards of three boxes anew, if possible so that each holds what it must."""
        holds = self.holds
        old_one, old_two, old_three = holds[one], holds[two], holds[three]
        for _try in range(i64(TRIES)):
            self._deal_three(old_one | old_two | old_three, one, two, three, rng)
            if not self.needs or (self._suffices(one) and self._suffices(two) and self._suffices(three)):
                return
        holds[one], holds[two], holds[three] = old_one, old_two, old_three

    def _suffices(self, box: i64) -> bool:
        """Whether a box has all that it must hold."""
        needed = self.needed[box]
        while needed != 0:
            if self.holds[box] & self.classes[lowest(needed)] == 0:
                return False
            needed &= needed - 1
        return True

    def _deal_three(self, cards: i64, one: i64, two: i64, three: i64, rng: Random) -> None:
        """Deal cards into three boxes, or into two if the last are the same, all ways that fit equally likely."""
        fits_two, fits_three = self.fits[two], self.fits[three]
        shares = Shares(cards, self.fits[one], fits_two, fits_three, self.room[one], self.room[two])
        to_one = shares.first(rng) if two != three else shares.first_of_two(rng)
        rest = cards & ~to_one
        to_two = rest
        if two != three:
            to_two = rest & ~fits_three
            to_two |= sample(rest & fits_two & fits_three, self.room[two] - size(to_two), rng)
            self.holds[three] = rest & ~to_two
        self.holds[one] = to_one
        self.holds[two] = to_two
