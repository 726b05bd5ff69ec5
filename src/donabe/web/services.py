"""Services: what the handlers work with, opened when the server starts and closed when it ends."""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field
from pathlib import Path

from donabe.bots.pool import BotPool
from donabe.bots.review_pool import ReviewPool
from donabe.kernel.errors import DonabeError
from donabe.table.house import House, HouseConfig
from donabe.table.keeping.retention import Retention, tidy_up
from donabe.table.reviews import Reviews
from donabe.table.store.location import CannotServe
from donabe.table.store.seal import Seal
from donabe.table.store.store import open_store
from donabe.web.cookies import cookie_name
from donabe.web.errors import STORE_AWAY
from donabe.web.guestbook import Guestbook
from donabe.web.laboratory import Laboratory
from donabe.web.ledger import Ledger
from donabe.web.limits import Buckets, Budget, Limits, MakeBucket, OpenSockets, Rate, own_bucket
from donabe.web.metrics import Labels, Metrics, Noticeboard, Numbers
from donabe.web.outbox import Waiting
from donabe.web.replayer import Replayer

READY_SECONDS = 2.0  # in which a store has to answer

logger = logging.getLogger(__name__)


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
    lab: Path | None = None  # where studies are kept; None: there is no lab
    processes: int = 1  # of this house on this machine
    noticeboard: Noticeboard | None = None  # where those tell each other what they count
    counting: Path | None = None  # the folder where they count together what guests do; None: there is one process


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
        self.make_bucket = shared_buckets(config.counting) if config.counting is not None else own_bucket
        self.messages = self._budget("messages")
        self.chats = self._budget("chats")
        self.http = self._budget("http")
        self.hints = self._budget("hints")
        self.renames = self._budget("renames")
        self.new_links = self._budget("new_links")
        self.new_tables = self._budget("new_tables")
        self.new_reviews = self._budget("new_reviews")
        self.replays = self._budget("replays")
        self.new_studies = self._budget("new_studies")
        self.pages = self._buckets("pages", config.limits.pages.times(config.limits.address_times))
        self.new_guests = self._buckets("new_guests", config.limits.new_guests)
        self.sockets = OpenSockets(config.limits.sockets, config.limits.address_times)
        self.unsent = Waiting(config.limits.all_unsent_bytes)
        self.replayer = Replayer()
        self.laboratory = Laboratory(config.lab, config.house.now) if config.lab is not None else None
        self.trouble: DonabeError | None = None  # that kept it from opening
        self.tasks: list[asyncio.Task[None]] = []

    def _budget(self, name: str) -> Budget:
        rate: Rate = getattr(self.limits, name)
        return Budget(name, rate, self.limits.address_times, self.config.monotonic, self.make_bucket)

    def _buckets(self, name: str, rate: Rate) -> Buckets:
        return Buckets(name, rate, self.config.monotonic, self.make_bucket)

    async def open(self) -> None:
        """Open the store and the house."""
        config = self.config
        try:
            store = await open_store(config.database, self.metrics.commits.observe, config.seal, new_key=config.new_key)
        except DonabeError as error:
            self.trouble = error
            raise
        except STORE_AWAY as error:
            self.trouble = CannotServe("error-database-away", detail=str(getattr(error, "orig", None) or error))
            raise
        self.cookie_name = cookie_name(store.house_id)
        self.config.house.on_move = self.metrics.count_move
        self.guests = Guestbook(store, self.config.house.now)
        self.house = House(store, BotPool(self.config.executor, shared_by=self.config.processes), self.config.house)
        self.house.known_guest = self.guests.guests.get
        self.reviews = Reviews(ReviewPool(self.config.executor))
        await self.house.open()
        if self.laboratory is not None:
            self.laboratory.open()
        for work in (
            tidy_up(store, config.retention, config.house.now),
            self.guests.write_visits(),
            self.guests.see_again_and_again(self.sockets.guests),
        ):
            self.tasks.append(asyncio.create_task(work))
        if config.noticeboard is not None:
            self.tasks.append(asyncio.create_task(config.noticeboard.keep_writing(self.numbers)))

    def numbers(self) -> Numbers:
        """What this process has counted."""
        return self.metrics.numbers(len(self.house.live))

    def counted(self) -> dict[Labels, Numbers]:
        """What every process of this house on this machine has counted: others up to a second ago, this one up to now."""
        board = self.config.noticeboard
        if board is None:
            return {"": self.numbers()}
        board.write(self.numbers())
        return board.read()

    async def is_ready(self) -> bool:
        """Whether the store answers, soon enough."""
        try:
            async with asyncio.timeout(READY_SECONDS):
                await self.house.store.answer()
        except STORE_AWAY as error:
            logger.warning("the store does not answer: %r", error)
            return False
        return True

    async def close(self) -> None:
        """Write what is waiting, and close everything."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.replayer.close()
        if self.laboratory is not None:
            await self.laboratory.close()
        await self.reviews.close()
        await self.house.close()


def shared_buckets(folder: Path) -> MakeBucket:
    """Buckets that all workers take from, if that is possible."""
    try:
        return Ledger(folder).bucket
    except OSError as error:
        logger.warning("this worker counts by itself what guests do: %r", error)
        return own_bucket
