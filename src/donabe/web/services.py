"""Services: what the handlers work with, opened when the server starts and closed when it ends."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field

from donabe.bots.pool import BotPool
from donabe.bots.review_pool import ReviewPool
from donabe.kernel.errors import DonabeError
from donabe.table.house import House, HouseConfig
from donabe.table.keeping.retention import Retention, tidy_up
from donabe.table.reviews import Reviews
from donabe.table.store.seal import Seal
from donabe.table.store.store import open_store
from donabe.web.cookies import cookie_name
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
    seal: Seal | None = None  # on the seeds of running matches; None: they are stored as they are
    new_key: bool = False  # the key that sealed them is lost
    metrics_page: bool = True
    schema_page: bool = True
    proxies: str = "127.0.0.1"  # which proxies are believed where a request comes from
    retention: Retention | None = None  # None: finished tables are kept for ever


class Services:
    """Everything that handlers need."""

    house: House
    guests: Guestbook
    reviews: Reviews
    cookie_name: str

    def __init__(self, config: Config) -> None:
        self.config = config
        self.limits = config.limits
        self.metrics = Metrics()
        self.http = Buckets(config.limits.http, config.monotonic)
        self.hints = Buckets(config.limits.hints, config.monotonic)
        self.new_tables = Buckets(config.limits.new_tables, config.monotonic)
        self.new_reviews = Buckets(config.limits.new_reviews, config.monotonic)
        self.new_links = Buckets(config.limits.new_links, config.monotonic)
        self.new_guests = Buckets(config.limits.new_guests, config.monotonic)
        self.sockets_of: dict[str, int] = {}
        self.trouble: DonabeError | None = None  # that kept it from opening
        self.tidying: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open the store and the house."""
        config = self.config
        try:
            store = await open_store(config.database, self.metrics.commits.observe, config.seal, new_key=config.new_key)
        except DonabeError as error:
            self.trouble = error
            raise
        self.cookie_name = cookie_name(store.house_id)
        self.config.house.on_move = self.metrics.count_move
        self.guests = Guestbook(store, self.config.house.now)
        self.house = House(store, BotPool(self.config.executor), self.config.house)
        self.reviews = Reviews(ReviewPool(self.config.executor))
        await self.house.open()
        if config.retention is not None:
            self.tidying = asyncio.create_task(tidy_up(store, config.retention, config.house.now))

    async def close(self) -> None:
        """Write what is waiting, and close everything."""
        if self.tidying is not None:
            self.tidying.cancel()
            await asyncio.gather(self.tidying, return_exceptions=True)
        await self.reviews.close()
        await self.house.close()
