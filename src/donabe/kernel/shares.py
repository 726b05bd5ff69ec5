# compiled
"""Shares: which cards the first of three boxes gets, so that every way to deal all three is equally likely.

A card that fits the first box fits none of the others, one of them or both. How many of each of these sorts the first box
gets is drawn with the number of ways as weight: to choose those cards, times to divide what is left between the others.
"""

from math import comb
from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from donabe.kernel.bits import sample, size

NO_DEAL: Final = "no deal fits these conditions"
MOST: Final = 64
CHOICES: Final = vec[float]([float(comb(total, count)) for total in range(MOST) for count in range(MOST)])


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Shares:
    """The sorts of cards that are dealt into three boxes, as the first of them sees it."""

    def __init__(self, cards: i64, fits_one: i64, fits_two: i64, fits_three: i64, room: i64, room_two: i64) -> None:
        self.forced = cards & ~fits_two & ~fits_three  # the sets of cards that fit no other box,
        self.or_two = cards & fits_one & fits_two & ~fits_three  # the second too,
        self.or_three = cards & fits_one & fits_three & ~fits_two  # the third too,
        self.or_either = cards & fits_one & fits_two & fits_three  # or both others
        self.most_two = size(self.or_two)
        self.most_three = size(self.or_three)
        self.most_either = size(self.or_either)
        self.open = room - size(self.forced)  # how many cards that fit elsewhere go into the first box
        self.open_two = room_two - size(
            cards & fits_two & ~fits_three
        )  # cards of the other two that go into the second
        self.between = size(cards & fits_two & fits_three)  # cards that fit both others
        if self.forced & ~fits_one != 0:
            raise ValueError(NO_DEAL)

    def first(self, rng: Random) -> i64:
        """The set of cards for the first box."""
        total = 0.0
        for two in range(self.most_two + 1):
            total += self.ways(two)
        if total == 0.0:
            raise ValueError(NO_DEAL)
        if self.most_two == 0 and self.most_three == 0:
            return self._chosen(0, 0, rng)
        mark = rng.random() * total
        for two in range(self.most_two + 1):
            ways = self.ways(two)
            if mark < ways:
                return self._chosen(two, self._three(two, mark), rng)
            mark -= ways
        return self.first(rng)  # rounding left nothing over: once in a very long time

    def first_of_two(self, rng: Random) -> i64:
        """The set of cards for the first box where the second and the third are the same."""
        if not 0 <= self.open <= self.most_either:
            raise ValueError(NO_DEAL)
        return self._chosen(0, 0, rng)

    def ways(self, two: i64) -> float:
        """In how many ways all boxes can be filled with so many cards that fit the second too in the first."""
        total = 0.0
        for three in range(self._least_three(two), self._most_three(two) + 1):
            total += self._ways(two, three)
        return total

    def _three(self, two: i64, mark: float) -> i64:
        """How many cards that fit the third too go into the first, where this mark is on all the ways in a row."""
        last = self._most_three(two)
        for three in range(self._least_three(two), last):
            mark -= self._ways(two, three)
            if mark < 0.0:
                return three
        return last

    def _least_three(self, two: i64) -> i64:
        return max(self.open - two - self.most_either, 0)

    def _most_three(self, two: i64) -> i64:
        """So many that neither the first box nor the second gets less than nothing of what fits everywhere."""
        return min(self.most_three, self.open - two) if self.open_two + two >= 0 else -1

    def _ways(self, two: i64, three: i64) -> float:
        either = self.open - two - three
        chosen = choices(self.most_two, two) * choices(self.most_three, three)
        return chosen * choices(self.most_either, either) * choices(self.between - either, self.open_two + two)

    def _chosen(self, two: i64, three: i64, rng: Random) -> i64:
        cards = self.forced | sample(self.or_either, self.open - two - three, rng)
        return cards | sample(self.or_two, two, rng) | sample(self.or_three, three, rng)


def choices(total: i64, count: i64) -> float:
    """In how many ways so many things can be chosen."""
    return CHOICES[total * MOST + count]
