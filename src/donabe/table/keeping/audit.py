"""The audit: every table is replayed from its log and compared with what else is stored of it."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

import msgspec
from sqlalchemy import select

from donabe.kernel.match import Match, commitment
from donabe.table import log
from donabe.table.ending import Ending, ending_of
from donabe.table.house import is_deleted, loaded, reason_of
from donabe.table.log import Entry
from donabe.table.state import Status, TableState
from donabe.table.store import schema
from donabe.table.store.store import Store


@dataclass(frozen=True, slots=True)
class Finding:
    """How a table was found: a trouble in English for whoever keeps the house, or none."""

    table_id: str
    trouble: str = ""
    aside: bool = False


async def table_ids(store: Store) -> list[str]:
    """Every table that has a log, and those that should have one; only keys are read, which a damaged page of entries leaves alone."""
    entries, tables = schema.log.c, schema.tables.c
    there = select(entries.table_id).distinct().order_by(entries.table_id)
    lost = select(tables.id).where(tables.id.not_in(select(entries.table_id))).order_by(tables.id)
    return await store.database.read(
        lambda connection: [table_id for query in (there, lost) for table_id in connection.execute(query).scalars()]
    )


async def audit(store: Store, tables: list[str]) -> AsyncIterator[Finding]:
    """Look at every table."""
    aside = {one.table_id for one in await store.all_aside()}
    for table_id in tables:
        yield Finding(table_id, await _trouble(store, table_id), table_id in aside)


async def _trouble(store: Store, table_id: str) -> str:
    """What is wrong with a table, or an empty string."""
    try:
        entries = await store.entries(table_id)
        if is_deleted(entries):
            return ""
        table = await loaded(store, table_id, Match)
        return _broken_promise(entries, table) or await _cut_off(store, table) or await _wrong_ending(store, table)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is what is wrong with the table
        return reason_of(error)


def _broken_promise(entries: list[Entry], table: TableState) -> str:
    for entry in entries:
        if isinstance(entry.body, log.Started) and table.match is not None:
            if commitment(table.match.seed) != entry.body.commitment:
                return "its seed is not the one that was promised"
    return ""


async def _cut_off(store: Store, table: TableState) -> str:
    """Whether the end of a log is missing: what the index says is never newer."""
    query = select(schema.tables.c.version).where(schema.tables.c.id == table.id)
    known = await store.database.read(lambda connection: connection.execute(query).scalar())
    if known is None or known <= table.version:
        return ""
    return f"its log ends at version {table.version}, and {known} was stored"


async def _wrong_ending(store: Store, table: TableState) -> str:
    status, stored = await store.ending(table.id)
    if status == Status.OVER and table.status is not Status.OVER:
        return "the index has it as over, the log does not"
    if table.match is None or not table.match.over or not stored:
        return ""
    fits = msgspec.json.decode(stored, type=Ending) == msgspec.json.decode(
        msgspec.json.encode(ending_of(table.match)), type=Ending
    )
    return "" if fits else "its moves give another result than the one that was stored"
