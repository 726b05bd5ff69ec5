"""Limits of sizes and rates, so that nobody can crowd out the others."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Rate:
    """How many a second in the long run, and how many at once."""

    a_second: float
    at_once: float


@dataclass(frozen=True)
class Limits:
    """What one socket, one guest and one address may do."""

    socket: Rate = Rate(20, 60)
    http: Rate = Rate(20, 100)
    hints: Rate = Rate(0.25, 4)  # each is a second of one core
    new_tables: Rate = Rate(0.5, 20)
    new_reviews: Rate = Rate(0.05, 10)
    new_guests: Rate = Rate(5, 200)  # an address; a household or a class may share one
    new_links: Rate = Rate(0.1, 10)  # to other devices
    message_bytes: int = 8 * 1024
    frame_bytes: int = 64 * 1024  # beyond this the connection is closed unread
    body_bytes: int = 64 * 1024
    refusals_in_a_row: int = 300  # of messages sent too fast; then the socket is closed
    sockets: int = 24  # a guest may have open
    unsent: int = 512  # messages that may wait for a slow reader; then the socket is closed


class Bucket:
    """A token bucket: what is left of a rate."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self.rate = rate
        self.now = now
        self.left = rate.at_once
        self.filled = now()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self.now()
        self.left = min(self.rate.at_once, self.left + (now - self.filled) * self.rate.a_second)
        self.filled = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each key; those unused for longest are dropped, which only refills them."""

    def __init__(self, rate: Rate, now: Callable[[], float], most: int = 10_000) -> None:
        self.rate = rate
        self.now = now
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Whether one more is allowed to this key now."""
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.rate, self.now)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        return bucket.take()
