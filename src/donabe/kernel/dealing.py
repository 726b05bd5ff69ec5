# compiled
"""Dealing hidden cards again, as evenly as can be among all the deals that fit what a seat knows.

The hidden cards fall into classes (suits, mostly). They are dealt into boxes (a hand, a part of a hand, a discard), and
what a seat knows of a box is its size, the classes it cannot hold and the classes it must hold. Without such
conditions a shuffle is exact. With them, a first deal that fits is found by looking for room, and then many random
swaps are made, each only if the deal still fits: every fitting deal becomes equally likely as the swaps go on. Within a
class the cards are shuffled, so the swaps only have to mix classes; tests compare the result with full enumeration.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from donabe.kernel.bits import filled
from donabe.kernel.chance import shuffle

SWAPS: Final = 6  # for each hidden card
NO_DEAL: Final = "no deal fits these conditions"


class Boxes:
    """The boxes to fill, in order; `add` each, then `deal`."""

    def __init__(self, classes: i64) -> None:
        self.classes = classes
        self.barred: vec[i64] = vec[i64]()  # by box, the set of classes it cannot hold
        self.needed: vec[i64] = vec[i64]()  # by box, the set of classes it must hold
        self.room: vec[i64] = vec[i64]()  # by box, how many more cards go in
        self.holds: vec[i64] = vec[i64]()  # by box and class, how many are in
        self.slot_box: vec[i64] = vec[i64](capacity=64)  # the box of each place
        self.conditions: i64 = 0  # how many boxes have any

    def add(self, size: i64, barred: i64, needed: i64) -> None:
        """One more box: its size, the set of classes it cannot hold, the set of which it must hold at least one."""
        if size > 0 and (barred != 0 or needed != 0):
            self.conditions += 1
        for _place in range(size):  # a loop variable called just `_` would be boxed when compiled
            self.slot_box = append(self.slot_box, len(self.room))
        self.room = append(self.room, size)
        self.barred = append(self.barred, barred)
        self.needed = append(self.needed, needed)

    def deal(self, cards: vec[i64], card_class: vec[i64], rng: Random) -> vec[i64]:
        """Fill the boxes with exactly these cards, given in ascending order; the contents follow in box order."""
        if self.conditions == 0:
            shuffle(cards, rng)
            return cards
        supply = self._counted(cards, card_class)
        places = self._swapped(self._first(supply[:], rng), rng)
        shuffle(cards, rng)
        self._put_cards(cards, card_class, supply, places)
        return places

    def _counted(self, cards: vec[i64], card_class: vec[i64]) -> vec[i64]:
        """How many cards there are of each class."""
        supply = filled(self.classes, 0)
        for card in cards:
            supply[card_class[card]] += 1
        return supply

    def _put_cards(self, cards: vec[i64], card_class: vec[i64], supply: vec[i64], places: vec[i64]) -> None:
        """Put cards where so far only their classes stand, those of each class in the order in which they come."""
        first = filled(self.classes, 0)  # by class, where its cards begin in a row sorted by class
        for kind in range(1, self.classes):
            first[kind] = first[kind - 1] + supply[kind - 1]
        following = first[:]
        row = filled(len(cards), 0)
        for card in cards:
            kind = card_class[card]
            row[following[kind]] = card
            following[kind] += 1
        for place in range(i64(len(places))):
            kind = places[place]
            places[place] = row[first[kind]]
            first[kind] += 1

    def _first(self, supply: vec[i64], rng: Random) -> vec[i64]:
        """The class of each place, in some deal that fits; uses up the supply."""
        self.holds = filled(self.classes * i64(len(self.room)), 0)
        for box in range(i64(len(self.room))):
            if self.room[box] > 0:
                self._put_needed(box, supply)
        waiting = vec[i64](capacity=64)
        for kind in range(self.classes):
            for _card in range(supply[kind]):
                waiting = append(waiting, kind)
        shuffle(waiting, rng)
        for kind in waiting:
            self._place(kind, rng)
        places = vec[i64](capacity=64)
        for box in range(i64(len(self.room))):
            for kind in range(self.classes):
                for _card in range(self.holds[box * self.classes + kind]):
                    places = append(places, kind)
        return places

    def _put_needed(self, box: i64, supply: vec[i64]) -> None:
        """One card of each class that this box must hold."""
        for kind in range(self.classes):
            if (self.needed[box] >> kind) & 1:
                if supply[kind] == 0 or self.room[box] == 0 or (self.barred[box] >> kind) & 1:
                    raise ValueError(NO_DEAL)
                supply[kind] -= 1
                self._put(box, kind)

    def _put(self, box: i64, kind: i64) -> None:
        self.holds[box * self.classes + kind] += 1
        self.room[box] -= 1

    def _place(self, kind: i64, rng: Random) -> None:
        """Put one card of a class into a random open place that takes it, or make room for it."""
        open_places: i64 = 0
        for box in range(i64(len(self.room))):
            if not (self.barred[box] >> kind) & 1:
                open_places += self.room[box]
        if open_places == 0:
            self._make_room(kind)
            return
        drawn = rng.randrange(open_places)
        for box in range(i64(len(self.room))):
            if not (self.barred[box] >> kind) & 1:
                drawn -= self.room[box]
                if drawn < 0:
                    self._put(box, kind)
                    return

    def _make_room(self, kind: i64) -> None:
        """Let cards already placed move on, box to box, until one of them finds an open place."""
        boxes: i64 = len(self.room)
        reached = filled(boxes, -1)  # by box, the class that would move in
        source = filled(boxes, -1)  # and the box it would come from
        queue = vec[i64](capacity=16)
        for box in range(boxes):
            if not (self.barred[box] >> kind) & 1:
                reached[box] = kind
                queue = append(queue, box)
        head: i64 = 0
        while head < len(queue):
            box = queue[head]
            head += 1
            if self.room[box] > 0:
                self._shift(box, reached, source)
                return
            for moved in range(self.classes):
                if self.holds[box * self.classes + moved] <= (self.needed[box] >> moved) & 1:
                    continue
                for other in range(boxes):
                    if reached[other] < 0 and not (self.barred[other] >> moved) & 1:
                        reached[other] = moved
                        source[other] = box
                        queue = append(queue, other)
        raise ValueError(NO_DEAL)

    def _shift(self, end: i64, reached: vec[i64], source: vec[i64]) -> None:
        self.room[end] -= 1
        box = end
        while box >= 0:
            self.holds[box * self.classes + reached[box]] += 1
            if source[box] >= 0:
                self.holds[source[box] * self.classes + reached[box]] -= 1
            box = source[box]

    def _swapped(self, places: vec[i64], rng: Random) -> vec[i64]:
        """Swap the classes of random pairs of places wherever both boxes can take the other's."""
        count: i64 = len(places)
        box_of = self.slot_box
        holds = self.holds
        for _swap in range(count * SWAPS):
            pair = rng.randrange(count * count)
            one = pair // count
            two = pair % count
            here = places[one]
            there = places[two]
            left = box_of[one]
            right = box_of[two]
            if here != there and left != right:
                if self._can_give(left, here, there) and self._can_give(right, there, here):
                    places[one] = there
                    places[two] = here
                    holds[left * self.classes + here] -= 1
                    holds[left * self.classes + there] += 1
                    holds[right * self.classes + there] -= 1
                    holds[right * self.classes + here] += 1
        return places

    def _can_give(self, box: i64, given: i64, taken: i64) -> bool:
        if (self.barred[box] >> taken) & 1:
            return False
        return self.holds[box * self.classes + given] > (self.needed[box] >> given) & 1
