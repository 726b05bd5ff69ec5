"""Appends: commits what is added to logs, as much as there is in one statement, and tells each sender of its own."""

import asyncio
import logging
import math
import time
from collections import deque
from collections.abc import Callable
from typing import TypeGuard

from sqlalchemy.exc import IntegrityError

from donabe.table.log import Entry, encoded
from donabe.table.store import statements
from donabe.table.store.appending import MOST_ROWS, Row
from donabe.table.store.changes import Append, Change, Conflict
from donabe.table.store.database import Database
from donabe.table.store.writing_thread import Ended

APART = 0.006  # seconds from the beginning of one statement to that of the next: what is stored together costs less

Settled = Callable[[BaseException | None], None]
Waiting = tuple[Append, Settled]
logger = logging.getLogger(__name__)


class Appends:
    """One statement at a time; what arrives meanwhile is in the next one.

    Nobody awaits anything here: a move that becomes a task and a future for each hand it goes through costs more than
    its commit.
    """

    def __init__(self, database: Database, name: str, committed: Callable[[float], None]) -> None:
        self.database = database
        self.name = name  # of this process, to know its own announcements
        self.committed = committed  # called with the seconds that each commit took
        self.waiting: deque[Waiting] = deque()
        self.alone: deque[Waiting] = deque()  # what could not be stored together: it is tried again one by one
        self.batch: list[Waiting] = []  # what is being stored
        self.writing = False
        self.begun = -math.inf  # the statement before
        self.ended: asyncio.Future[None] | None = None  # nothing more is taken; done when all is stored

    def put(self, append: Append, settled: Settled) -> None:
        """Store entries for good; `settled` is called when that is done, or with Conflict or the database's error."""
        if self.ended is not None:
            raise Ended("the store")
        self.waiting.append((append, settled))
        if not self.writing:
            self.writing = True
            self._begin_soon()

    async def stop(self) -> None:
        """Store what is waiting, and take nothing more."""
        if self.ended is None:
            self.ended = asyncio.get_running_loop().create_future()
            if not self.writing:
                self.ended.set_result(None)
        await asyncio.shield(self.ended)

    def _begin_soon(self) -> None:
        """Begin once whatever else has arrived is here too; where moves come thick, wait for some more of them."""
        wait = self.begun + APART - time.perf_counter()
        loop = asyncio.get_running_loop()
        if wait > 0:
            loop.call_later(wait, self._begin)
        else:
            loop.call_soon(self._begin)

    def _begin(self) -> None:
        self.begun = time.perf_counter()
        try:
            self.database.append(self._next, self._stored)
        except Exception as error:  # noqa: BLE001 - whoever waits is told
            self._take()
            asyncio.get_running_loop().call_soon(self._stored, error)

    def _take(self) -> None:
        self.batch = [self.alone.popleft()] if self.alone else self._together()

    def _next(self) -> tuple[list[Row], list[str]]:
        """The rows to store and the news of them, when the database is ready for them, in whatever thread that is."""
        self._take()
        entries = [place for append, _settled in self.batch for place in append.entries]
        news = statements.news_of(entries, self.name) if self.database.kind == "postgresql" else []
        return [row_of(*place) for place in entries], news

    def _together(self) -> list[Waiting]:
        batch: list[Waiting] = []
        room = MOST_ROWS
        while self.waiting and (room := room - len(self.waiting[0][0].entries)) >= 0:
            batch.append(self.waiting.popleft())
        return batch

    def _stored(self, error: BaseException | None, _result: object = None) -> None:
        """Tell the senders, and go on; if it failed, each is tried alone, so that a bad one does not affect others."""
        batch, self.batch = self.batch, []
        if error is None:
            self.committed(time.perf_counter() - self.begun)
        elif len(batch) > 1:
            self.alone.extend(batch)
            batch = []
        elif not isinstance(error, IntegrityError):
            logger.error("adding to a log failed", exc_info=error)
        for _append, settled in batch:
            self._tell(settled, Conflict() if isinstance(error, IntegrityError) else error)
        if self.alone:
            self._begin()
        elif self.waiting:
            self._begin_soon()
        else:
            self.writing = False
            if self.ended is not None:
                self.ended.set_result(None)

    def _tell(self, settled: Settled, outcome: BaseException | None) -> None:
        """Whatever a sender does with it, the others are told too."""
        try:
            settled(outcome)
        except Exception:
            logger.exception("what follows from a commit failed")


def is_plain(change: Change) -> TypeGuard[Append]:
    """Whether all a change does is to add to logs, and not too much at once."""
    return type(change) is Append and not change.seeds and 0 < len(change.entries) <= MOST_ROWS


def row_of(table_id: str, entry: Entry) -> Row:
    """An entry as a row of the log."""
    return table_id, entry.version, entry.at, encoded(entry.body)
