"""Writer: commits changes that arrive together in one transaction; each sender waits for its own."""

import asyncio
import logging
import time
from collections.abc import Callable

from sqlalchemy.exc import IntegrityError

from donabe.table.store import statements
from donabe.table.store.appends import Appends, is_plain
from donabe.table.store.changes import Change, Conflict
from donabe.table.store.database import Database
from donabe.table.store.writing_thread import Ended, settle

MOST_TOGETHER = 500

Waiting = tuple[Change, asyncio.Future[None]]
logger = logging.getLogger(__name__)


class Writer:
    """The one task that writes, and beside it what only adds to logs, which takes a shorter way."""

    def __init__(self, database: Database, name: str, committed: Callable[[float], None]) -> None:
        self.database = database
        self.name = name  # of this process, to know its own announcements
        self.committed = committed  # called with the seconds that each commit took
        self.appends = Appends(database, name, committed)
        self.waiting: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.stopped = False

    def start(self) -> None:
        """Begin to write."""
        self.task = asyncio.create_task(self._run(), name="store-writer")

    async def stop(self) -> None:
        """Write what is waiting, then end, and take nothing more."""
        if not self.stopped:
            self.stopped = True
            self.waiting.put_nowait(None)
        await self.appends.stop()
        if self.task is not None:
            await self.task

    def put(self, change: Change) -> asyncio.Future[None]:
        """Write a change; the future is done when it is committed, or raises Conflict or the database's error."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self.stopped:
            done.set_exception(Ended("the store"))
        elif is_plain(change):
            self.appends.put(change, lambda error: settle(done, error, None))
        else:
            self.waiting.put_nowait((change, done))
        return done

    async def _run(self) -> None:
        going_on = True
        while going_on:
            batch, going_on = await self._batch()
            if batch:
                await self._write(batch)

    async def _batch(self) -> tuple[list[Waiting], bool]:
        batch: list[Waiting] = []
        item = await self.waiting.get()
        while item is not None:
            batch.append(item)
            if self.waiting.empty() or len(batch) == MOST_TOGETHER:
                return batch, True
            item = self.waiting.get_nowait()
        return batch, False

    async def _write(self, batch: list[Waiting]) -> None:
        """Commit all in one transaction; if that fails, each alone, so that one bad change does not affect others."""
        failed = await self._commit([change for change, _ in batch])
        for change, done in batch:
            error = await self._commit([change]) if failed is not None and len(batch) > 1 else failed
            settle(done, error, None)

    async def _commit(self, changes: list[Change]) -> BaseException | None:
        begun = time.perf_counter()
        try:
            await self.database.write(lambda connection: statements.store(connection, changes, self.name), known=True)
        except IntegrityError:
            return Conflict()
        except Exception as error:
            logger.exception("a commit of %d changes failed", len(changes))
            return error
        self.committed(time.perf_counter() - begun)
        return None
