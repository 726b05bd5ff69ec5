"""Ledger: what is left of rates, counted together by all workers of a house, in a file that each of them has as memory.

Nobody waits for anybody, and a worker that is killed leaves nothing locked: two that count in the same moment may count
one for two.
"""

import mmap
import os
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from struct import Struct

from donabe.web.limits import Bucket, Rate

NAME = "ledger-1"  # changes with what is in it: an old and a new version may run at once for a while
ENTRY = Struct("=Qdd")  # of what, how much was left, and when
WAYS = 8  # places that an entry may have; who comes when all are taken gets that of the one unused for longest
SETS = 16_384


class Ledger:
    """Entries by key."""

    def __init__(self, folder: Path, sets: int = SETS) -> None:
        self.sets = sets
        size = sets * WAYS * ENTRY.size
        handle = os.open(folder / NAME, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            reserve(handle, size)
            self.memory = mmap.mmap(handle, size)
        finally:
            os.close(handle)

    def bucket(self, key: str, rate: Rate, now: Callable[[], float]) -> "SharedBucket":
        """The bucket of a key, the same one for all workers."""
        return SharedBucket(rate, now, self, int.from_bytes(blake2b(key.encode(), digest_size=8).digest()) | 1)

    def places(self, number: int) -> range:
        """Where the entry of a number may be."""
        first = number % self.sets * WAYS * ENTRY.size
        return range(first, first + WAYS * ENTRY.size, ENTRY.size)

    def found(self, number: int) -> int:
        """Where it is, or what to put it in place of."""
        entries = [(*ENTRY.unpack_from(self.memory, place), place) for place in self.places(number)]
        for known, _left, _filled, place in entries:
            if known == number:
                return int(place)
        return int(min(entries, key=lambda entry: entry[2])[3])


def reserve(handle: int, size: int) -> None:
    """Make a file so large, and leave alone what is in it; on a disk that is full this fails, and not what is written later."""
    if hasattr(os, "posix_fallocate"):
        os.posix_fallocate(handle, 0, size)
    else:
        os.ftruncate(handle, size)


class SharedBucket(Bucket):
    """A bucket that all workers take from."""

    __slots__ = ("ledger", "number", "place")

    def __init__(self, rate: Rate, now: Callable[[], float], ledger: Ledger, number: int) -> None:
        super().__init__(rate, now)
        self.ledger = ledger
        self.number = number
        self.place = ledger.found(number)

    def has(self, cost: float = 1) -> bool:
        """Whether so much more is allowed now."""
        known, left, filled = ENTRY.unpack_from(self.ledger.memory, self.place)
        if known != self.number:  # nobody has counted it yet, or not for long
            self.place = self.ledger.found(self.number)
            known, left, filled = ENTRY.unpack_from(self.ledger.memory, self.place)
        self.left, self.filled = (left, filled) if known == self.number else (self.rate.at_once, self.now())
        return super().has(cost)

    def spend(self, cost: float) -> None:
        """Use up so much, which `has` has just allowed."""
        super().spend(cost)
        ENTRY.pack_into(self.ledger.memory, self.place, self.number, self.left, self.filled)
