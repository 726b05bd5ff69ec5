"""Writer: commits changes that arrive together in one transaction; each sender waits for its own."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TypeGuard

from sqlalchemy.exc import IntegrityError

from donabe.table.log import Entry, encoded
from donabe.table.store import statements
from donabe.table.store.appending import MOST_ROWS, Row
from donabe.table.store.changes import Append, Change, Conflict
from donabe.table.store.database import Database

MOST_TOGETHER = 500

Waiting = tuple[Change, asyncio.Future[None]]
logger = logging.getLogger(__name__)


class Writer:
    """The one task that writes."""

    def __init__(self, database: Database, name: str, committed: Callable[[float], None]) -> None:
        self.database = database
        self.name = name  # of this process, to know its own announcements
        self.committed = committed  # called with the seconds that each commit took
        self.waiting: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self.task = asyncio.create_task(self._run(), name="store-writer")

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        if self.task is not None:
            self.waiting.put_nowait(None)
            await self.task
            self.task = None

    def put(self, change: Change) -> asyncio.Future[None]:
        """Write a change; the future is done when it is committed, or raises Conflict or the database's error."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
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
        """Commit what is added to logs, which somebody waits for, and then everything else."""
        plain = [waiting for waiting in batch if is_plain(waiting[0])]
        await self._write_together(plain)
        if len(plain) < len(batch):
            await self._write_together([waiting for waiting in batch if not is_plain(waiting[0])])

    async def _write_together(self, batch: list[Waiting]) -> None:
        """Commit all in one transaction; if that fails, each alone, so that one bad change does not affect others."""
        if not batch:
            return
        failed = await self._commit([change for change, _ in batch])
        for change, done in batch:
            error = await self._commit([change]) if failed is not None and len(batch) > 1 else failed
            settle(done, error)

    async def _commit(self, changes: list[Change]) -> BaseException | None:
        begun = time.perf_counter()
        try:
            await self._store(changes)
        except IntegrityError:
            return Conflict()
        except Exception as error:
            logger.exception("a commit of %d changes failed", len(changes))
            return error
        self.committed(time.perf_counter() - begun)
        return None

    async def _store(self, changes: list[Change]) -> None:
        """Plain appends are one statement; everything else takes several."""
        entries = [place for change in changes if is_plain(change) for place in change.entries]
        if 0 < len(entries) <= MOST_ROWS:
            news = statements.news_of(entries, self.name) if self.database.kind == "postgresql" else []
            await self.database.append([row_of(*place) for place in entries], news)
        else:
            await self.database.write(lambda connection: statements.store(connection, changes, self.name), known=True)


def is_plain(change: Change) -> TypeGuard[Append]:
    """Whether all a change does is to add to logs."""
    return type(change) is Append and not change.seeds


def row_of(table_id: str, entry: Entry) -> Row:
    """An entry as a row of the log."""
    return table_id, entry.version, entry.at, encoded(entry.body)


def settle(done: asyncio.Future[None], error: BaseException | None) -> None:
    """Give the waiting sender its result."""
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
