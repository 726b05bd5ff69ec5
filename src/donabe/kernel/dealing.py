# compiled
"""Dealing hidden cards again, as evenly as can be among all the deals that fit what a seat knows.

The hidden cards are a set. They are dealt into boxes (a hand, a part of a hand, a discard), and what a seat knows of a box
is its size, the classes of cards (suits, mostly) it cannot hold and those it must hold. Boxes that can hold the same cards
are one pile until the end. Up to three piles are dealt exactly: how many cards of which sort go into the first is drawn with
the number of ways to deal the rest as its weight; if a box then lacks what it must hold, all are dealt again. More piles, and
boxes that did not come to hold what they must, begin with a deal that fits; then three at a time are dealt anew, again and
again. Tests compare the result with full enumeration.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from donabe.kernel.bits import any_of, bit, filled, has, lowest, sample, size
from donabe.kernel.shares import NO_DEAL, Shares

ROUNDS: Final = 3  # in which every three piles are dealt anew
TRIES: Final = 4  # to deal three piles anew so that all hold what they must
EXACT: Final = 3  # so many piles are dealt without mixing,
ATTEMPTS: Final = 8  # and so often until every box holds what it must
FREE: Final = -1
NOTHING: Final[i64] = 0


class Boxes:
    """The boxes to fill, in order; `add` each, then `deal`."""

    def __init__(self, classes: vec[i64], cards: i64) -> None:
        self.classes = classes  # by class, the set of all its cards
        self.cards = cards  # the set of all that are dealt
        self.sizes: vec[i64] = vec[i64](capacity=8)  # by box
        self.allowed: vec[i64] = vec[i64](capacity=8)  # by box, the set of cards it can hold
        self.wanted: vec[i64] = vec[i64](capacity=8)  # by box, the set of classes it must hold
        self.needs: bool = False  # whether any box must hold something
        self.pile: vec[i64] = vec[i64]()  # by box, where its cards lie until the end
        self.fits: vec[i64] = vec[i64]()  # by pile, the set of cards it can hold
        self.needed: vec[i64] = vec[i64]()  # by pile, the set of classes it must hold
        self.room: vec[i64] = vec[i64]()  # by pile, how many more cards go in
        self.holds: vec[i64] = vec[i64]()  # by pile, the set of cards in it
        self.free: i64 = 0  # how many cards go into the last pile, that of boxes without conditions

    def add(self, size: i64, barred: i64, needed: i64) -> None:
        """One more box: its size, the set of classes it cannot hold, the set of which it must hold at least one."""
        bound = size > 0
        self.sizes = append(self.sizes, size)
        self.allowed = append(self.allowed, self.cards & ~self._of_classes(barred) if bound else self.cards)
        self.wanted = append(self.wanted, needed if bound else NOTHING)
        self.needs = self.needs or (bound and needed != 0)

    def deal(self, rng: Random) -> vec[i64]:
        """Fill the boxes; returns the set in each of them."""
        self._make_piles(apart=False)
        if len(self.room) <= EXACT:
            for _attempt in range(i64(ATTEMPTS)):
                self._deal_exactly(rng)
                out = self._split(rng)
                if not self.needs or self._all_suffice(out):
                    return out
        if self.needs:
            self._make_piles(apart=True)
        self._deal_first(self.cards, rng)
        for pile in range(i64(len(self.room))):
            self.room[pile] = size(self.holds[pile])
        self._mix(rng)
        return self._split(rng)

    def _deal_exactly(self, rng: Random) -> None:
        """Fill up to three piles, whatever their boxes must hold."""
        if len(self.room) == 1:
            self.holds[0] = self.cards
        else:
            self._deal_three(self.cards, 0, 1, i64(len(self.room)) - 1, rng)

    def _split(self, rng: Random) -> vec[i64]:
        """The piles given out to the boxes."""
        out = filled(len(self.sizes), 0)
        holds = self.holds
        for box in range(i64(len(out))):
            pile = self.pile[box]
            out[box] = sample(holds[pile], self.sizes[box], rng)
            holds[pile] &= ~out[box]
        return out

    # -- piles -------------------------------------------------------------------------------------------------------

    def _make_piles(self, apart: bool) -> None:
        """One for all boxes that can hold the same, or one for each that must hold something, if they are kept apart."""
        self.pile = filled(len(self.sizes), FREE)
        self.fits = vec[i64](capacity=8)
        self.needed = vec[i64](capacity=8)
        self.room = vec[i64](capacity=8)
        self.free = 0
        for box in range(i64(len(self.sizes))):
            needed = self.wanted[box] if apart else NOTHING
            if self.allowed[box] == self.cards and needed == 0:
                self.free += self.sizes[box]
            else:
                self.pile[box] = self._pile_for(self.allowed[box], needed)
                self.room[self.pile[box]] += self.sizes[box]
        last = i64(len(self.room))
        if self.free > 0 or last < 2:
            self._add_pile(self.cards, 0)
            self.room[last] = self.free
        for box in range(i64(len(self.sizes))):
            if self.pile[box] == FREE:
                self.pile[box] = i64(len(self.room)) - 1
        self.holds = filled(len(self.room), 0)

    def _pile_for(self, fits: i64, needed: i64) -> i64:
        if needed == 0:
            for pile in range(i64(len(self.fits))):
                if self.fits[pile] == fits and self.needed[pile] == 0:
                    return pile
        self._add_pile(fits, needed)
        return i64(len(self.fits)) - 1

    def _add_pile(self, fits: i64, needed: i64) -> None:
        self.fits = append(self.fits, fits)
        self.needed = append(self.needed, needed)
        self.room = append(self.room, 0)

    def _all_suffice(self, dealt: vec[i64]) -> bool:
        """Whether every box has all that it must hold."""
        for box in range(i64(len(dealt))):
            if not self._suffices(dealt[box], self.wanted[box]):
                return False
        return True

    def _of_classes(self, classes: i64) -> i64:
        cards: i64 = 0
        rest = classes
        while rest != 0:
            cards |= self.classes[lowest(rest)]
            rest &= rest - 1
        return cards

    # -- a first deal that fits --------------------------------------------------------------------------------------

    def _deal_first(self, cards: i64, rng: Random) -> None:
        """What piles must hold, then for each a choice of what is left, then what found no place so."""
        rest = cards
        for pile in range(i64(len(self.holds))):
            rest &= ~self._put_needed(pile, rest, rng)
        kept = cards & ~rest
        for pile in range(i64(len(self.holds))):
            open_to = rest & self.fits[pile]
            put = sample(open_to, min(self.room[pile], size(open_to)), rng)
            self._put(pile, put)
            rest &= ~put
        while rest != 0:
            self._make_room(lowest(rest), kept)
            rest &= rest - 1

    def _put_needed(self, pile: i64, cards: i64, rng: Random) -> i64:
        """One card of each class that this pile must hold; returns them."""
        put: i64 = 0
        needed = self.needed[pile]
        while needed != 0:
            there = cards & self.fits[pile] & self.classes[lowest(needed)]
            if there == 0 or self.room[pile] == 0:
                raise ValueError(NO_DEAL)
            card = bit(any_of(there, rng))
            self._put(pile, card)
            put |= card
            needed &= needed - 1
        return put

    def _put(self, pile: i64, cards: i64) -> None:
        self.holds[pile] |= cards
        self.room[pile] -= size(cards)

    def _make_room(self, card: i64, kept: i64) -> None:
        """Let cards already placed move on, pile to pile, until one of them finds an open place; some are kept in theirs."""
        piles: i64 = len(self.holds)
        moved = filled(piles, -1)  # by pile reached, the card that would move in
        source = filled(piles, -1)  # and the pile it would come from
        queue = vec[i64](capacity=16)
        for pile in range(piles):
            if has(self.fits[pile], card):
                moved[pile] = card
                queue = append(queue, pile)
        head: i64 = 0
        while head < len(queue):
            pile = queue[head]
            head += 1
            if self.room[pile] > 0:
                self._shift(pile, moved, source)
                return
            for other in range(piles):
                can_go = self.holds[pile] & self.fits[other] & ~kept
                if moved[other] < 0 and can_go != 0:
                    moved[other] = lowest(can_go)
                    source[other] = pile
                    queue = append(queue, other)
        raise ValueError(NO_DEAL)

    def _shift(self, end: i64, moved: vec[i64], source: vec[i64]) -> None:
        self.room[end] -= 1
        pile = end
        while pile >= 0:
            self.holds[pile] |= bit(moved[pile])
            if source[pile] >= 0:
                self.holds[source[pile]] &= ~bit(moved[pile])
            pile = source[pile]

    # -- every other as likely ---------------------------------------------------------------------------------------

    def _mix(self, rng: Random) -> None:
        """Deal every two piles anew with each third one, a few times round; the free cards are third enough."""
        last: i64 = len(self.holds) - 1
        for _round in range(i64(ROUNDS)):
            for one in range(max(last - 1, 1)):
                for two in range(one + 1, max(last, 2)):
                    third = last if self.free > 0 else min(two + 1, last)
                    for three in range(third, last + 1):
                        self._deal_anew(one, two, three, rng)

    def _deal_anew(self, one: i64, two: i64, three: i64, rng: Random) -> None:
        """Deal the cards of three piles anew, if possible so that each holds what it must."""
        holds = self.holds
        old_one, old_two, old_three = holds[one], holds[two], holds[three]
        for _try in range(i64(TRIES)):
            self._deal_three(old_one | old_two | old_three, one, two, three, rng)
            if not self.needs or (self._is_met(one) and self._is_met(two) and self._is_met(three)):
                return
        holds[one], holds[two], holds[three] = old_one, old_two, old_three

    def _is_met(self, pile: i64) -> bool:
        """Whether a pile has all that it must hold."""
        return self._suffices(self.holds[pile], self.needed[pile])

    def _suffices(self, cards: i64, needed: i64) -> bool:
        """Whether there are cards of all these classes."""
        rest = needed
        while rest != 0:
            if cards & self.classes[lowest(rest)] == 0:
                return False
            rest &= rest - 1
        return True

    def _deal_three(self, cards: i64, one: i64, two: i64, three: i64, rng: Random) -> None:
        """Deal cards into three piles, or into two if the last are the same, all ways that fit equally likely."""
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
