"""Notices that another process has written to a table."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Protocol

from sqlalchemy import Connection, Row, text
from sqlalchemy.exc import SQLAlchemyError

from donabe.table.store.database import Postgres, Sqlite, in_time
from donabe.table.store.news import CHANNEL
from donabe.table.store.words import CHANNEL as WORDS

POLL = 0.25  # seconds between looks at an SQLite file
RETRY = 1.0  # seconds until a lost connection is opened again
EVERYTHING = ""  # in place of a table's id: any table may have changed

DEAF = 10.0  # seconds in which at least our own words are heard, else the connection is of no use

Heard = Callable[[str, int, Sequence[str]], Awaitable[None]]  # a table, a version it has reached, and perhaps the news


class Hearer(Protocol):
    """Who takes in what processes tell each other."""

    def begin_to_hear(self) -> None:
        """Words are heard from now on."""

    def hear(self, text: str) -> None:
        """Take in a word."""


logger = logging.getLogger(__name__)


async def listen(database: Sqlite | Postgres, own_name: str, heard: Heard, words: Hearer) -> None:
    """Call `heard` for what other processes write, until cancelled; after a lost connection anything may have changed."""
    while True:
        try:
            if isinstance(database, Postgres):
                await _postgres(database, own_name, heard, words)
            else:
                await _sqlite(database, heard)
        except (SQLAlchemyError, OSError) as error:
            logger.warning("other processes cannot be heard; trying again: %r", error)
        except Exception:
            logger.exception("listening to other processes failed; trying again")
        await asyncio.sleep(RETRY)


async def _postgres(database: Postgres, own_name: str, heard: Heard, words: Hearer) -> None:
    told: asyncio.Queue[tuple[str, int, list[str]] | str | None] = asyncio.Queue()
    own = f"{own_name} "

    def notice(_connection: Any, _process: int, _channel: str, payload: str) -> None:
        if payload.startswith(own):
            return
        head, *lines = payload.split("\n")
        _writer, table_id, version = head.split(" ")
        told.put_nowait((table_id, int(version), lines))

    def word(_connection: Any, _process: int, _channel: str, payload: str) -> None:
        told.put_nowait(payload)

    async with _listening(database, {CHANNEL: notice, WORDS: word}, lambda: told.put_nowait(None)):
        words.begin_to_hear()
        await heard(EVERYTHING, 0, ())
        while True:
            async with asyncio.timeout(DEAF):
                news = await told.get()
            if news is None:
                return
            if isinstance(news, str):
                words.hear(news)
            else:
                await heard(*news)


@asynccontextmanager
async def _listening(
    database: Postgres, channels: dict[str, Callable[..., None]], ended: Callable[[], None]
) -> AsyncIterator[None]:
    """A connection of its own that listens to channels; afterwards it is thrown away, as it may have gone dead."""
    async with database.engine.connect() as connection:
        raw: Any = (await connection.get_raw_connection()).driver_connection
        raw.add_termination_listener(lambda _connection: ended())
        try:
            with in_time(raw, DEAF):
                for channel, heard in channels.items():
                    await raw.add_listener(channel, heard)
            yield
        finally:
            raw.terminate()
            await connection.invalidate()


async def _sqlite(database: Sqlite, heard: Heard) -> None:
    """SQLite announces nothing, so it is asked; rows of the log are read only if others wrote, or this process past its tables."""
    last, mark = await database.newest()
    await heard(EVERYTHING, 0, ())
    while True:
        await asyncio.sleep(POLL)
        newest, now = await database.newest()
        if now == mark:
            last = newest  # all of it is known
            continue
        last, mark = min(last, newest), now
        for row in await database.read(lambda connection, last=last: _since(connection, last)):  # type: ignore[misc]
            last = max(last, row.newest)
            await heard(row.table_id, row.version, ())


def _since(connection: Connection, last: int) -> list[Row[Any]]:
    query = (
        "SELECT table_id, max(version) AS version, max(rowid) AS newest FROM log WHERE rowid > :last GROUP BY table_id"
    )
    return list(connection.execute(text(query), {"last": last}))
