# compiled
"""ActionSet: the actions open to a seat, as the rules say them; a list is made of it only where somebody wants one."""

from collections.abc import Iterator
from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from donabe.kernel.bits import MOST_MEMBERS, bit, filled, full, has, listed_into, lowest, nth, nth_of, size, tally
from donabe.kernel.dice import Dice

NO_FURTHER: Final = vec[i64]()


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class ActionSet:
    """Sets of numbers, each counted from a first action; `add` them in ascending order."""

    def __init__(self) -> None:
        self.first: i64 = 0  # from which the first set counts
        self.members: i64 = 0
        self.second: i64 = 0  # from which the second set counts
        self.second_members: i64 = 0
        self.further: vec[i64] = NO_FURTHER  # what two sets cannot hold: first, members, first, members ...
        self.end: i64 = 0  # how much of that counts

    def clear(self) -> None:
        """Forget all actions."""
        self.members = 0
        self.second_members = 0
        self.end = 0

    def add(self, first: i64, members: i64) -> None:
        """These, larger than all before."""
        if self.members == 0:
            self.first = first
            self.members = members
        elif self.second_members == 0:
            self.second = first
            self.second_members = members
        elif members != 0:
            self._add_further(first, members)

    def _add_further(self, first: i64, members: i64) -> None:
        if self.end == i64(len(self.further)):
            self.further = append(append(self.further[:], first), members)
        else:
            self.further[self.end] = first
            self.further[self.end + 1] = members
        self.end += 2

    def add_one(self, action: i64) -> None:
        """This one, larger than all before."""
        if self.members != 0 and self.second_members == 0 and action - self.first <= MOST_MEMBERS:
            self.members |= bit(action - self.first)
        else:
            self.add(action, 1)

    def add_run(self, first: i64, count: i64) -> None:
        """So many in a row, larger than all before."""
        while count > MOST_MEMBERS:
            self.add(first, full(MOST_MEMBERS))
            first += MOST_MEMBERS
            count -= MOST_MEMBERS
        self.add(first, full(count))

    # -- a plain program sees a row of numbers that cannot be changed ----------------------------------------------

    def __bool__(self) -> bool:
        return self.members != 0

    def __len__(self) -> int:
        return self.count()

    def __getitem__(self, place: i64) -> i64:
        counts = tally(self.members)
        if 0 <= place < (counts >> 56) & 0x7F:
            return self.first + nth_of(self.members, counts, place)
        return self.nth(place if place >= 0 else place + self.count())

    def __iter__(self) -> Iterator[int]:
        return iter(self.codes())

    def __contains__(self, action: i64) -> bool:
        return self.holds(action)

    # -- what rules and searches ask ---------------------------------------------------------------------------------

    def is_empty(self) -> bool:
        """Whether nothing was added."""
        return self.members == 0

    def count(self) -> i64:
        """How many there are; counted only when somebody asks, as many a set has one member."""
        count = size(self.members) + size(self.second_members)
        for following in range(0, self.end, 2):
            count += size(self.further[following + 1])
        return count

    def drawn(self, rng: Random) -> i64:
        """One of them by chance; an only one takes no chance."""
        members = self.members
        if self.second_members != 0:
            return self.nth(rng.randrange(self.count()))
        if members & (members - 1) == 0:
            return self.first + lowest(members)
        return self.first + nth(members, rng.randrange(size(members)))

    def thrown(self, dice: Dice) -> i64:
        """The same with dice."""
        members = self.members
        if self.second_members == 0:
            if members & (members - 1) == 0:
                return self.first + lowest(members)
            counts = tally(members)
            place = dice.below((counts >> 56) & 0x7F)
            return self.first + (place if members & (members + 1) == 0 else nth_of(members, counts, place))
        if self.end > 0:
            return self.nth(dice.below(self.count()))
        count = size(members)
        place = dice.below(count + size(self.second_members))
        if place < count:
            return self.first + nth(members, place)
        return self.second + nth(self.second_members, place - count)

    def nth(self, place: i64) -> i64:
        """The action with so many smaller ones."""
        if place < 0:
            raise IndexError(place)
        count = size(self.members)
        if place < count:
            return self.first + nth(self.members, place)
        place -= count
        count = size(self.second_members)
        if place < count:
            return self.second + nth(self.second_members, place)
        for following in range(0, self.end, 2):
            place -= count
            count = size(self.further[following + 1])
            if place < count:
                return self.further[following] + nth(self.further[following + 1], place)
        raise IndexError(place)

    def listed(self) -> vec[i64]:
        """The actions, ascending."""
        out = filled(self.count(), 0)
        place = listed_into(out, 0, self.first, self.members)
        place = listed_into(out, place, self.second, self.second_members)
        for following in range(0, self.end, 2):
            place = listed_into(out, place, self.further[following], self.further[following + 1])
        return out

    def codes(self) -> list[int]:
        """The actions, ascending, as a plain list."""
        out: list[int] = []
        _write_codes(out, self.first, self.members)
        _write_codes(out, self.second, self.second_members)
        for following in range(0, self.end, 2):
            _write_codes(out, self.further[following], self.further[following + 1])
        return out

    def holds(self, action: i64) -> bool:
        """Whether it is one of them."""
        if _holds(self.first, self.members, action) or _holds(self.second, self.second_members, action):
            return True
        for following in range(0, self.end, 2):
            if _holds(self.further[following], self.further[following + 1], action):
                return True
        return False


def _holds(first: i64, members: i64, action: i64) -> bool:
    return first <= action <= first + MOST_MEMBERS and has(members, action - first)


def _write_codes(out: list[int], first: i64, members: i64) -> None:
    """Write a set's actions to the end of a list."""
    rest = members
    while rest != 0:
        low: i64 = rest & -rest
        out.append(first + size(low - 1))
        rest ^= low
