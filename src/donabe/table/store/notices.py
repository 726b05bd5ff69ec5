"""Notices that another process has written to a table."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import Connection, Row, text

from donabe.table.store.database import Postgres, Sqlite
from donabe.table.store.statements import CHANNEL

POLL = 0.25  # seconds between looks at an SQLite file
RETRY = 1.0  # seconds until a lost connection is opened again
EVERYTHING = ""  # in place of a table's id: any table may have changed

Heard = Callable[[str, int], Awaitable[None]]  # a table, and a version it has reached
logger = logging.getLogger(__name__)


async def listen(database: Sqlite | Postgres, own_name: str, heard: Heard) -> None:
    """Call `heard` for what other processes write, until cancelled; after a lost connection anything may have changed."""
    while True:
        try:
            if isinstance(database, Postgres):
                await _postgres(database, own_name, heard)
            else:
                await _sqlite(database, heard)
        except Exception:
            logger.exception("listening to other processes failed; trying again")
        await asyncio.sleep(RETRY)


async def _postgres(database: Postgres, own_name: str, heard: Heard) -> None:
    told: asyncio.Queue[tuple[str, int] | None] = asyncio.Queue()

    def notice(_connection: Any, _process: int, _channel: str, payload: str) -> None:
        writer, table_id, version = payload.split(" ")
        if writer != own_name:
            told.put_nowait((table_id, int(version)))

    async with database.engine.connect() as connection:
        raw: Any = (await connection.get_raw_connection()).driver_connection
        raw.add_termination_listener(lambda _connection: told.put_nowait(None))
        await raw.add_listener(CHANNEL, notice)
        await heard(EVERYTHING, 0)
        try:
            while (news := await told.get()) is not None:
                await heard(*news)
        finally:
            if not raw.is_closed():
                await raw.remove_listener(CHANNEL, notice)


async def _sqlite(database: Sqlite, heard: Heard) -> None:
    """SQLite announces nothing, so the newest rows of the log are read, our own among them."""
    last = await database.read(_newest)
    await heard(EVERYTHING, 0)
    while True:
        await asyncio.sleep(POLL)
        for row in await database.read(lambda connection, last=last: _since(connection, last)):  # type: ignore[misc]
            last = max(last, row.newest)
            await heard(row.table_id, row.version)


def _newest(connection: Connection) -> int:
    newest: int = connection.execute(text("SELECT coalesce(max(rowid), 0) FROM log")).scalar_one()
    return newest


def _since(connection: Connection, last: int) -> list[Row[Any]]:
    query = (
        "SELECT table_id, max(version) AS version, max(rowid) AS newest FROM log WHERE rowid > :last GROUP BY table_id"
    )
    return list(connection.execute(text(query), {"last": last}))
