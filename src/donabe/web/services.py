"""Services: what the handlers work with, opened when the server starts and closed when it ends."""

import time
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field

from donabe.bots.pool import BotPool
from donabe.bots.review_pool import ReviewPool
from donabe.table.house import House, HouseConfig
from donabe.table.reviews import Reviews
from donabe.table.store.store import open_store
from donabe.web.guestbook import Guestbook
from donabe.web.limits import Buckets, Limits
from donabe.web.metrics import Metrics


@dataclass
class Config:
    """How a server is set up."""

    database: str
    limits: Limits = field(default_factory=Limits)
    house: HouseConfig = field(default_factory=HouseConfig)
    executor: Executor | None = None  # on which bots decide; None: processes of our own
    monotonic: Callable[[], float] = time.monotonic


class Services:
    """Everything that handlers need."""

    house: House
    guests: Guestbook
    reviews: Reviews

    def __init__(self, config: Config) -> None:
        self.config = config
        self.limits = config.limits
        self.metrics = Metrics()
        self.http = Buckets(config.limits.http, config.monotonic)
        self.hints = Buckets(config.limits.hints, config.monotonic)
        self.new_tables = Buckets(config.limits.new_tables, config.monotonic)
        self.new_reviews = Buckets(config.limits.new_reviews, config.monotonic)
        self.new_guests = Buckets(config.limits.new_guests, config.monotonic)
        self.sockets_of: dict[str, int] = {}

    async def open(self) -> None:
        """Open the store and the house."""
        store = await open_store(self.config.database, self.metrics.commits.observe)
        self.config.house.on_move = self.metrics.count_move
        self.guests = Guestbook(store, self.config.house.now)
        self.house = House(store, BotPool(self.config.executor), self.config.house)
        self.reviews = Reviews(ReviewPool(self.config.executor))
        await self.house.open()

    async def close(self) -> None:
        """Write what is waiting, and close everything."""
        await self.reviews.close()
        await self.house.close()
