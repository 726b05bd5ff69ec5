# compiled
"""Hopes: what a soup could still become, depending on the rank of its next card."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.mushroom_sort.table import TURNS
from donabe.kernel.bits import bit, filled, shifted, size

# What a soup is worth by its combination.
FOUR_WORTH: Final = 6.0
FULL_HOUSE_WORTH: Final = 4.6
STRAIGHT_WORTH: Final = 4.2
THREE_WORTH: Final = 3.0
MINI_STRAIGHT_WORTH: Final = 3.0
PAIR_WORTH: Final = 1.0
VARIATION_WORTH: Final = 0.3
OTHERS: Final = 0.02  # of all hopes together, beside the highest

NUMBERS: Final[i64] = TURNS + 1  # of cards of one rank that can still turn up: none to one on each turn


@final
class Hopes:
    """A soup so far, and how likely cards of each rank still turn up for it."""

    def __init__(self, ranks: i64, left: i64) -> None:
        self.ranks = ranks
        self.left = left  # turns after the next card
        self.counts: vec[i64] = filled(ranks, 0)  # by rank, the cards in the soup
        self.held: i64 = 0  # the set of ranks in the soup
        self.likely: vec[float] = vec[float](
            [1.0] * (ranks * NUMBERS)
        )  # by rank and number, the chance of so many more
        self.best = 0.0  # the highest hope so far
        self.total = 0.0  # all hopes so far

    def add_card(self, rank: i64) -> None:
        """Put a card of this rank into the soup."""
        self.counts[rank] += 1
        self.held |= bit(rank)

    def promise(self, rank: i64) -> float:
        """What the soup could become if its next card had this rank: the highest hope, with a little for all others."""
        held = self.held
        self.add_card(rank)
        self.best = VARIATION_WORTH
        self.total = VARIATION_WORTH
        for each in range(self.ranks):
            self._hope_for_equals(each)
        self._hope_for_runs(5, STRAIGHT_WORTH)
        self._hope_for_runs(4, MINI_STRAIGHT_WORTH)
        self.counts[rank] -= 1
        self.held = held
        return self.best + OTHERS * self.total

    def _hope_for_equals(self, rank: i64) -> None:
        """Four, three or two cards of a rank, and full houses with three of it and two of another in the soup."""
        count = self.counts[rank]
        if count + self.left < 2:
            return
        self._hope_for_kind(rank, 4, FOUR_WORTH)
        self._hope_for_kind(rank, 3, THREE_WORTH)
        self._hope_for_kind(rank, 2, PAIR_WORTH)
        if count > 0 and count + self.left >= 3:
            for other in range(self.ranks):
                if other != rank and self.counts[other] > 0:
                    self._hope_for_full_house(rank, other)

    def _hope_for_kind(self, rank: i64, wanted: i64, worth: float) -> None:
        missing = wanted - self.counts[rank]
        if missing <= 0:
            self._hope(worth)
        elif missing <= self.left:
            self._hope(worth * self.likely[rank * NUMBERS + missing])

    def _hope_for_full_house(self, rank: i64, other: i64) -> None:
        missing: i64 = 0
        if self.counts[rank] < 3:
            missing = 3 - self.counts[rank]
        pairing: i64 = 0
        if self.counts[other] < 2:
            pairing = 1
        if missing + pairing <= self.left:
            chance = self.likely[rank * NUMBERS + missing] * self.likely[other * NUMBERS + pairing]
            self._hope(FULL_HOUSE_WORTH * chance)

    def _hope_for_runs(self, length: i64, worth: float) -> None:
        """So many ranks in sequence, from any lowest rank on."""
        run = bit(length) - 1
        for low in range(self.ranks - length + 1):
            missing = shifted(run, low) & ~self.held
            if size(missing) <= self.left:
                self._hope(worth * self._chance_of_all(missing))

    def _chance_of_all(self, missing: i64) -> float:
        """How likely a card of each of these ranks turns up."""
        chance = 1.0
        rank: i64 = 0
        while missing != 0:
            if (missing & 1) != 0:
                chance *= self.likely[rank * NUMBERS + 1]
            missing >>= 1
            rank += 1
        return chance

    def _hope(self, hope: float) -> None:
        self.total += hope
        self.best = max(self.best, hope)
