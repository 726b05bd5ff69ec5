# compiled
"""From which pool each exit of Mush-Ring has come, as far as that is settled.

An exit is settled when one pool is left that it can have come from; the card is then set aside for it, which may leave
other exits with fewer pools. So a guess sees early what it must not use up, and what comes to nothing.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from donabe.games.mush_ring.cards import KINDS
from donabe.games.mush_ring.inference.evidence import Evidence, exit_kind, exit_seat
from donabe.games.mush_ring.table import NONE
from donabe.kernel.bits import filled, has, lowest

SEVERAL: Final = -2


class Sources:
    """What is settled, and what that leaves for everything else."""

    def __init__(self, evidence: Evidence, model: "Sources | None" = None) -> None:
        self.evidence = evidence
        self.settled: vec[i64] = vec[i64]()  # the exits of the last cascade
        if model is None:
            self.free = evidence.supply[:]  # by pool and kind, cards not set aside
            self.spare = evidence.got[:]  # by seat and pool, cards the seat got that are not set aside
            self.aside = filled(evidence.pools, 0)  # by pool, how many are
            self.source = filled(len(evidence.exits), NONE)  # by exit
            self.next: i64 = 0  # the exit to come
            self.first: i64 = 0  # its place among those that can be settled ahead
            self._settle_all()
        else:
            self.free = model.free[:]
            self.spare = model.spare[:]
            self.aside = model.aside[:]
            self.source = model.source[:]
            self.next = model.next
            self.first = model.first

    def _settle_all(self) -> None:
        for number in self.evidence.waiting:
            if self.source[number] == NONE:
                pool = self._only_source(number)
                if pool >= 0:
                    self._settle(number, pool)

    def can_spare(self, seat: i64, pool: i64, kind: i64) -> bool:
        """Whether a pool has a card of this kind, and the seat has got a card of the pool, that is not set aside."""
        return i64(self.free[pool * KINDS + kind]) > 0 and self.spare[seat * self.evidence.pools + pool] > 0

    def pass_on(self) -> i64:
        """Go on to the next exit; returns the source of this one if it is settled."""
        waiting = self.evidence.waiting
        if self.first < i64(len(waiting)) and waiting[self.first] == self.next:
            self.first += 1
        self.next += 1
        source = self.source[self.next - 1]
        if source != NONE:
            self.aside[source] -= 1
        return source

    def add(self, seat: i64, pool: i64, kind: i64) -> None:
        """One more card that may be used."""
        self.free[pool * KINDS + kind] += u8(1)
        self.spare[seat * self.evidence.pools + pool] += 1

    def use(self, seat: i64, pool: i64, kind: i64) -> bool:
        """One card less; whether every exit to come still has a source."""
        self.free[pool * KINDS + kind] -= u8(1)
        self.spare[seat * self.evidence.pools + pool] -= 1
        if self.can_spare(seat, pool, kind):
            return True
        return self._narrow(seat, pool, kind)

    def is_dead_end(self, seat: i64, pool: i64, kind: i64) -> bool:
        """Whether using this card would leave some exit without a source."""
        if i64(self.free[pool * KINDS + kind]) > 1 and self.spare[seat * self.evidence.pools + pool] > 1:
            return False
        self.settled = vec[i64](capacity=16)
        dead_end = not self.use(seat, pool, kind)
        for number in self.settled:
            gone = self.evidence.exits[number]
            self.add(exit_seat(gone), self.source[number], exit_kind(gone))
            self.aside[self.source[number]] -= 1
            self.source[number] = NONE
        self.add(seat, pool, kind)
        return dead_end

    def _narrow(self, seat: i64, pool: i64, kind: i64) -> bool:
        """Settle the exits that could have come from here as well, and now have one source left."""
        waiting = self.evidence.waiting
        possible = self.evidence.possible
        exits = self.evidence.exits
        source = self.source
        kind_gone = i64(self.free[pool * KINDS + kind]) == 0
        seat_gone = self.spare[seat * self.evidence.pools + pool] == 0
        for at in range(self.first, i64(len(waiting))):
            number = waiting[at]
            gone = exits[number]
            if not ((kind_gone and exit_kind(gone) == kind) or (seat_gone and exit_seat(gone) == seat)):
                continue
            if has(possible[number], pool) and source[number] == NONE:
                only = self._only_source(number)
                if only == NONE or (only >= 0 and not self._settle(number, only)):
                    return False
        return True

    def _only_source(self, number: i64) -> i64:
        """The one pool that an exit can still have come from; NONE, or SEVERAL."""
        free = self.free
        spare = self.spare
        gone = self.evidence.exits[number]
        kind = exit_kind(gone)
        of_seat = exit_seat(gone) * self.evidence.pools
        found: i64 = NONE
        rest = self.evidence.possible[number]
        while rest != 0:
            pool = lowest(rest)
            if i64(free[pool * KINDS + kind]) > 0 and spare[of_seat + pool] > 0:  # as `can_spare`
                if found != NONE:
                    return SEVERAL
                found = pool
            rest &= rest - 1
        return found

    def _settle(self, number: i64, pool: i64) -> bool:
        self.source[number] = pool
        self.aside[pool] += 1
        self.settled = append(self.settled, number)
        gone = self.evidence.exits[number]
        return self.use(exit_seat(gone), pool, exit_kind(gone))
