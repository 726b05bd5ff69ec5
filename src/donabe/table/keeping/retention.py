"""What is too old is deleted: guests always, tables that are finished or were never begun if the keeper wants it."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Row, select
from sqlalchemy.exc import OperationalError

from donabe.kernel.errors import DonabeError
from donabe.kernel.match import Match
from donabe.kernel.record import encoded
from donabe.table import replay
from donabe.table.guests import A_DAY
from donabe.table.house import loaded
from donabe.table.keeping.old_guests import forget_old_guests
from donabe.table.keeping.steward import CLOSED, delete_table
from donabe.table.store import schema
from donabe.table.store.private_files import make_private_folder, write_privately
from donabe.table.store.store import Store

BETWEEN = 3_600.0  # seconds between looks
AT_ONCE = 200  # tables of one look in the database
DONE_WITH = ("over", "open")  # whoever plays at a table finds it again, however late

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Retention:
    """How many days tables are kept at which nobody plays, and where the records of finished ones go then."""

    days: float
    export: Path | None = None


async def tidy_up(store: Store, retention: Retention | None, now: Callable[[], float]) -> None:
    """Delete what is too old, now and again, until cancelled; without retention every table is kept."""
    while True:
        if retention is not None:
            try:
                deleted = await delete_old(store, retention, now())
                if deleted:
                    logger.info("%d tables were older than %g days and are deleted", deleted, retention.days)
            except Exception:
                logger.exception("old tables could not be deleted; trying again later")
        try:
            forgotten = await forget_old_guests(store, now())
            if forgotten:
                logger.info("%d guests have not come back for long and are forgotten", forgotten)
        except Exception:
            logger.exception("guests who are long gone could not be forgotten; trying again later")
        await asyncio.sleep(BETWEEN)


async def delete_old(store: Store, retention: Retention, now: float) -> int:
    """Delete tables, finished or never begun, that nothing has happened at for too long; returns how many."""
    deleted, last = 0, ""
    while old := await old_tables(store, now - retention.days * A_DAY, last):
        for table_id in old:
            deleted += await _deleted(store, table_id, retention, now)
        last = old[-1]
    return deleted


async def _deleted(store: Store, table_id: str, retention: Retention, now: float) -> bool:
    """Whether a table could be deleted; one that could not stays as it is, and stops no other."""
    try:
        if retention.export is not None:
            await export(store, table_id, retention.export)
        await delete_table(store, table_id, now)
    except (OSError, OperationalError):  # no other could be either
        raise
    except Exception:
        logger.exception("table %s could not be deleted; trying again later", table_id)
        return False
    return True


async def old_tables(store: Store, before: float, after: str = "") -> list[str]:
    """Some tables that nothing has happened at since then, finished or never begun, by their ids, from after one of them."""
    tables = schema.tables.c
    query = select(tables.id).where(tables.status.in_(DONE_WITH), tables.updated < before, tables.id > after)
    some = query.order_by(tables.id).limit(AT_ONCE)
    return await store.database.read(lambda connection: list(connection.execute(some).scalars()))


async def export(store: Store, table_id: str, folder: Path) -> None:
    """Keep a table's record, or its log and result if the rules it was played under are gone, as a file."""
    entries = await lines(store, table_id)
    if not entries or [entry.body for entry in entries] == [CLOSED] or (await store.ending(table_id))[0] == "open":
        return
    name, data = await kept_of(store, table_id)
    make_private_folder(folder)
    path = folder / name
    if not path.exists():  # another process may have been first
        unfinished = path.with_suffix(".part")
        unfinished.unlink(missing_ok=True)
        write_privately(unfinished, data)
        unfinished.replace(path)


async def kept_of(store: Store, table_id: str) -> tuple[str, bytes]:
    """A file's name and what is in it."""
    try:
        table = await loaded(store, table_id, Match)
        return f"{table_id}.json", encoded(replay.record(table))
    except Exception as error:
        if not isinstance(error, DonabeError):
            logger.exception("table %s has no record; its log is exported as it is", table_id)
        return f"{table_id}.log.json", await log_of(store, table_id)


async def log_of(store: Store, table_id: str) -> bytes:
    """A table's log as JSON, with the result as it was stored."""
    entries = [
        {"version": line.version, "at": line.at, "body": as_stored(line.body)} for line in await lines(store, table_id)
    ]
    ending = (await store.ending(table_id))[1]
    return msgspec.json.encode({"table": table_id, "log": entries, "ending": as_stored(ending) if ending else None})


async def lines(store: Store, table_id: str) -> list[Row[Any]]:
    """A table's log as it is stored, whatever somebody may have written there."""
    log = schema.log.c
    query = select(log.version, log.at, log.body).where(log.table_id == table_id).order_by(log.version)
    return await store.database.read(lambda connection: list(connection.execute(query)))


def as_stored(text: str) -> Any:
    """What a text of the store says, or the text itself if it is damaged."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
