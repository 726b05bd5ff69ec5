"""Limits of sizes and rates, so that nobody can crowd out the others."""

from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address

LEAST_SHARE = 4  # a worker gets at least a part in so many, however many there are: people are not spread evenly


@dataclass(frozen=True)
class Rate:
    """How much a second in the long run, and how much at once."""

    a_second: float
    at_once: float

    def times(self, number: float) -> "Rate":
        """So many times as much."""
        return Rate(self.a_second * number, self.at_once * number)


@dataclass(frozen=True)
class Limits:
    """What one guest may do, over all its sockets; an address may do `address_times` as much."""

    address_times: float = 10  # a household or a class may share an address
    messages: Rate = Rate(20, 60)  # on sockets, by cost
    chats: Rate = Rate(1, 15)
    http: Rate = Rate(20, 100)  # calls, by cost
    pages: Rate = Rate(20, 200)  # files and pages, for which nobody has to be known
    hints: Rate = Rate(0.25, 4)  # each is a second of one core
    renames: Rate = Rate(0.2, 10)
    new_tables: Rate = Rate(0.5, 20)
    new_reviews: Rate = Rate(0.05, 10)
    new_studies: Rate = Rate(1 / 300, 3)  # in the lab, each is minutes of one core
    new_links: Rate = Rate(0.1, 10)  # to other devices
    replays: Rate = Rate(0.5, 10)
    new_guests: Rate = Rate(0.2, 500)  # of an address: a whole school at once, and 17,000 a day
    message_bytes: int = 8 * 1024
    frame_bytes: int = 64 * 1024  # beyond this the connection is closed unread
    body_bytes: int = 64 * 1024
    refusals_in_a_row: int = 300  # of messages sent too fast, less others meanwhile; then the socket is closed
    sockets: int = 24  # a guest may have open
    unsent_bytes: int = 1024 * 1024  # that may wait for a slow reader; then the socket is closed
    all_unsent_bytes: int = 128 * 1024 * 1024  # that may wait for all slow readers together
    connections: int = 10_000
    connections_of_address: int = 1_000  # unless a proxy connects from there
    answer_seconds: float = 60.0  # in which a reader has to take what is waiting of an answer
    request_seconds: float = 15.0  # in which a request has to be there, and a socket has to say hello

    def of_worker(self, workers: int) -> "Limits":
        """The same for one of so many workers, with its share of what is held; rates are counted by all of them together."""
        return replace(
            self,
            sockets=share(self.sockets, workers),
            all_unsent_bytes=share(self.all_unsent_bytes, workers),
            connections=share(self.connections, workers),
            connections_of_address=share(self.connections_of_address, workers),
        )


def share(most: int, workers: int) -> int:
    """One worker's part of what a house may hold."""
    return -(-most // min(workers, LEAST_SHARE))


@lru_cache(4096)
def shared_part(address: str) -> str:
    """What stands for an address in budgets: whoever has one address of IPv6 has 2 ** 64 of them."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv4Address):
        return address
    mapped = parsed.ipv4_mapped
    return str(mapped) if mapped is not None else str(IPv6Network((parsed, 64), strict=False))


class Bucket:
    """A token bucket: what is left of a rate."""

    __slots__ = ("filled", "left", "now", "rate")

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self.rate = rate
        self.now = now
        self.left = rate.at_once
        self.filled = now()

    def has(self, cost: float = 1) -> bool:
        """Whether so much more is allowed now."""
        now = self.now()
        self.left = min(self.rate.at_once, self.left + (now - self.filled) * self.rate.a_second)
        self.filled = now
        return self.left >= cost

    def take(self, cost: float = 1) -> bool:
        """Take so much, if it is allowed now."""
        if not self.has(cost):
            return False
        self.spend(cost)
        return True

    def spend(self, cost: float) -> None:
        """Use up so much, which `has` has just allowed."""
        self.left -= cost


MakeBucket = Callable[[str, Rate, Callable[[], float]], Bucket]


def own_bucket(_key: str, rate: Rate, now: Callable[[], float]) -> Bucket:
    """A bucket that nobody else takes from."""
    return Bucket(rate, now)


class Buckets:
    """A bucket for each key; those unused for longest are dropped, which only refills them."""

    def __init__(
        self, name: str, rate: Rate, now: Callable[[], float], make: MakeBucket = own_bucket, most: int = 10_000
    ) -> None:
        self.name = name
        self.rate = rate
        self.now = now
        self.make = make
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        """The bucket of a key."""
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = self.make(f"{self.name} {key}", self.rate, self.now)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        return bucket

    def take(self, key: str, cost: float = 1) -> bool:
        """Whether so much more is allowed to this key now."""
        return self.of(key).take(cost)


@dataclass(frozen=True, slots=True)
class Caller:
    """Who asks for something: a guest, from an address."""

    guest: str
    address: str


class Budget:
    """What a guest, and all guests of an address together, may still do of something."""

    def __init__(
        self, name: str, rate: Rate, address_times: float, now: Callable[[], float], make: MakeBucket = own_bucket
    ) -> None:
        self.guests = Buckets(f"{name} of guest", rate, now, make)
        self.addresses = Buckets(f"{name} of address", rate.times(address_times), now, make)

    def take(self, caller: Caller, cost: float = 1) -> bool:
        """Take so much from both, if both allow it."""
        guest, address = self.guests.of(caller.guest), self.addresses.of(caller.address)
        if not guest.has(cost) or not address.has(cost):
            return False
        guest.spend(cost)
        address.spend(cost)
        return True


class OpenSockets:
    """How many sockets guests and addresses have open."""

    def __init__(self, most: int, address_times: float) -> None:
        self.most = most
        self.most_of_address = most * address_times
        self.guests: Counter[str] = Counter()
        self.addresses: Counter[str] = Counter()

    def enter(self, caller: Caller) -> bool:
        """Count one more, if it is allowed."""
        if self.guests[caller.guest] >= self.most or self.addresses[caller.address] >= self.most_of_address:
            return False
        self.guests[caller.guest] += 1
        self.addresses[caller.address] += 1
        return True

    def leave(self, caller: Caller) -> None:
        """Count one less."""
        for counts, key in ((self.guests, caller.guest), (self.addresses, caller.address)):
            counts[key] -= 1
            if counts[key] <= 0:
                del counts[key]
