"""Store: reads from the database, and hands changes to the writer."""

import asyncio
import math
import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row as Found, Select, func, or_, select
from sqlalchemy.exc import SQLAlchemyError

from donabe.table.ending import Ending
from donabe.table.guests import Holder
from donabe.table.log import Entry, decoded
from donabe.table.store import devices, schema
from donabe.table.store.appends import Settled
from donabe.table.store.changes import Append, Forget, IndexRow, NewGuest, PutAside, Release, Rename
from donabe.table.store.damage import is_damage
from donabe.table.store.database import PATIENCE, Postgres, Sqlite, open_database
from donabe.table.store.housekeeping import agree_on_key, house_id
from donabe.table.store.migrate import check_schema, migrate
from donabe.table.store.seal import KeyLost, Seal, opened
from donabe.table.store.statements import notify
from donabe.table.store.words import CHANNEL, Word, in_parts
from donabe.table.store.writer import Writer

MOST_LISTED = 100
MOST_TRIED = 10  # other tables, to tell damage to one from damage to all
# How entries begin in the log that lists of tables need not know of.
QUIET = tuple(f'{{"t":"{tag}"%' for tag in ("moved", "said", "left", "came", "muted", "announced", "closed"))


class Store:
    """The database of one process."""

    def __init__(
        self, database: Sqlite | Postgres, house_id: str, seal: Seal | None, committed: Callable[[float], None]
    ) -> None:
        self.database = database
        self.house_id = house_id
        self.seal = seal
        self.name = secrets.token_hex(8)
        self.writer = Writer(database, self.name, committed)
        self.tells = isinstance(database, Postgres)  # whether other processes can be told something
        self._indexed: asyncio.Future[None] | None = None  # the last index row that was handed to the writer

    # -- writing -------------------------------------------------------------------------------------------------------

    def append(self, append: Append) -> asyncio.Future[None]:
        """Store entries for good; whoever waits is told of a Conflict if another process was first."""
        if self.seal is not None and append.seeds:
            append = replace(append, seeds=[(table, self.seal.sealed(table, seed)) for table, seed in append.seeds])
        return self.writer.put(append)

    def append_then(self, entries: list[tuple[str, Entry]], settled: Settled) -> None:
        """The same for entries alone, without a future: `settled` is called when they are stored, or with the error."""
        self.writer.appends.put(Append(entries), settled)

    def index(self, row: IndexRow) -> asyncio.Future[None]:
        """Write a table's index row (made from the log; may lag behind it)."""
        self._indexed = self.writer.put(row)
        return self._indexed

    async def add_guest(self, guest: NewGuest) -> None:
        """Remember a guest."""
        await self.writer.put(guest)

    async def rename(self, guest_id: str, name: str) -> None:
        """Give a guest another name."""
        await self.writer.put(Rename(guest_id, name))

    async def put_aside(self, table_id: str, reason: str, at: float) -> None:
        """Have a table not opened until it is released."""
        await self.writer.put(PutAside(table_id, reason, at))

    async def release(self, table_id: str) -> None:
        """Let a table that was put aside be opened again."""
        await self.writer.put(Release(table_id))

    async def forget(self, table_id: str) -> None:
        """Drop a deleted table from the index, after whatever this process was about to write there."""
        await self.writer.put(Forget(table_id))

    async def tell(self, word: Word) -> None:
        """Tell other processes something that is not stored."""
        texts = in_parts(word)
        await self.database.write(lambda connection: notify(connection, CHANNEL, texts))

    # -- reading -------------------------------------------------------------------------------------------------------

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """A table's log from after a version on."""
        log = schema.log.c
        query = select(log.version, log.at, log.body).where(log.table_id == table_id, log.version > after)
        return [Entry(row.version, row.at, decoded(row.body)) for row in await self._all(query.order_by(log.version))]

    async def seed(self, table_id: str) -> bytes | None:
        """The secret of a table's match, if it has begun; KeyLost if it is sealed and not public yet."""
        found = await self._all(select(schema.deals.c.seed).where(schema.deals.c.table_id == table_id))
        try:
            return opened(self.seal, table_id, found[0].seed) if found else None
        except KeyLost:
            ending = (await self.ending(table_id))[1]
            if not ending:
                raise
            return bytes.fromhex(msgspec.json.decode(ending, type=Ending).result.seed)

    async def ending(self, table_id: str) -> tuple[str, str]:
        """A table's status and ending as the index has them; both empty if it does not know the table."""
        tables = schema.tables.c
        found = await self._all(select(tables.status, tables.ending).where(tables.id == table_id))
        return (found[0].status, found[0].ending) if found else ("", "")

    async def reason_aside(self, table_id: str) -> str | None:
        """Why a table was put aside, or None if it was not."""
        aside = schema.put_aside.c
        found = await self._all(select(aside.reason).where(aside.table_id == table_id))
        return found[0].reason if found else None

    async def all_aside(self) -> list[PutAside]:
        """The tables that were put aside, the latest first."""
        aside = schema.put_aside.c
        query = select(aside.table_id, aside.reason, aside.at).order_by(aside.at.desc())
        return [PutAside(row.table_id, row.reason, row.at) for row in await self._all(query)]

    async def unsettled(self, soon: float = math.inf) -> list[str]:
        """Tables where something is or may be due by then, or whose index row is not up to date."""
        tables, log = schema.tables.c, schema.log.c
        loud = [log.body.not_like(beginning) for beginning in QUIET]
        untold = select(log.version).where(log.table_id == tables.id, log.version > tables.version, *loud)
        newer = select(log.version).where(log.table_id == tables.id, log.version > tables.version)
        perhaps_due = tables.due.is_not(None) & or_(tables.due <= soon, newer.exists())
        known = select(tables.id).where(
            or_(perhaps_due, (tables.status != "over") & untold.exists()), _not_aside(tables.id)
        )
        unknown = select(log.table_id.label("id")).where(
            log.version == 1, log.table_id.not_in(select(tables.id)), _not_aside(log.table_id)
        )
        return [*await self._ids(known.order_by(tables.due)), *(row.id for row in await self._all(unknown))]

    async def due(self, now: float, quiet_since: float) -> list[str]:
        """Tables where something is due by now although nobody has written to their logs lately, the longest due first."""
        tables, log = schema.tables.c, schema.log.c
        newest = select(log.at).where(log.table_id == tables.id).order_by(log.version.desc()).limit(1)
        waiting = select(tables.id).where(tables.due <= now, newest.scalar_subquery() < quiet_since)
        return await self._ids(waiting.where(_not_aside(tables.id)).order_by(tables.due))

    async def _ids(self, query: Select[Any]) -> list[str]:
        """The unfinished tables of which something is true; over damage those too that cannot be read, as who opens them finds out."""
        try:
            return [row.id for row in await self._all(query)]
        except SQLAlchemyError as error:
            if not is_damage(error):
                raise
        tables = schema.tables.c
        unfinished = select(tables.id).where(tables.status != "over", _not_aside(tables.id)).order_by(tables.due)
        return [row.id for row in await self._all(unfinished) if await self._finds(query.where(tables.id == row.id))]

    async def _finds(self, query: Select[Any]) -> bool:
        """Whether a query finds anything, or would if it could be read."""
        try:
            return bool(await self._all(query))
        except SQLAlchemyError as error:
            if not is_damage(error):
                raise
            return True

    async def is_damage_to(self, table_id: str, error: Exception) -> bool:
        """Whether an error means that this table cannot be read any more, while others can."""
        if not is_damage(error):
            return False
        tables, log = schema.tables.c, schema.log.c
        some = select(tables.id).where(tables.id != table_id, _not_aside(tables.id)).limit(MOST_TRIED)
        first = select(log.version, log.body).where(log.version == 1)
        try:
            others = [row.id for row in await self._all(some)]
        except (SQLAlchemyError, OSError):
            return False
        for other in others:
            try:
                await self._all(first.where(log.table_id == other))
            except (SQLAlchemyError, OSError):
                continue
            return True
        return not others

    async def tables_of(self, guest_id: str) -> list[tuple[str, float]]:
        """Summaries of the tables a person sits at, with the time of the last change, newest first."""
        mine = select(schema.sitters.c.table_id).where(schema.sitters.c.guest_id == guest_id)
        return await self._summaries(schema.tables.c.id.in_(mine))

    async def unfinished(self, guest_id: str, since: float) -> int:
        """How many unfinished tables a person sits at that changed since then."""
        tables = schema.tables.c
        mine = select(schema.sitters.c.table_id).where(schema.sitters.c.guest_id == guest_id)
        query = select(func.count().label("number")).where(
            tables.id.in_(mine), tables.updated >= since, tables.status.in_(("open", "playing"))
        )
        return int((await self._all(query))[0].number)

    async def open_tables(self) -> list[tuple[str, float]]:
        """Summaries of the public tables with a free seat, with the time of the last change, newest first."""
        return await self._summaries(schema.tables.c.listed)

    async def _summaries(self, which: ColumnElement[bool]) -> list[tuple[str, float]]:
        """Waits for this process's own index rows: they are written in order, so the last one stands for all."""
        if self._indexed is not None:
            await asyncio.wait([self._indexed])
        tables = schema.tables.c
        query = select(tables.summary, tables.updated).where(which).order_by(tables.updated.desc()).limit(MOST_LISTED)
        return [(row.summary, row.updated) for row in await self._all(query)]

    async def guests(self, secret_hashes: list[str]) -> dict[str, Holder]:
        """The guests who hold secrets, by the hashes of those."""
        return await devices.holders(self.database, secret_hashes)

    async def answer(self) -> None:
        """Return if the database answers; it raises its own error if it does not."""
        await self._all(select(schema.put_aside.c.table_id).limit(1))

    async def _all(self, query: Select[Any]) -> list[Found[Any]]:
        return await self.database.read(lambda connection: list(connection.execute(query)))

    async def close(self) -> None:
        """Write what is waiting, and close the database."""
        await self.writer.stop()
        await self.database.close()


def _not_aside(table_id: ColumnElement[str]) -> ColumnElement[bool]:
    return table_id.not_in(select(schema.put_aside.c.table_id))


async def open_store(
    url: str,
    committed: Callable[[float], None] = lambda _seconds: None,
    seal: Seal | None = None,
    *,
    new_key: bool = False,
) -> Store:
    """Open a database, bring it to the present schema, begin to write; without a seal, seeds are stored as they are."""
    database = open_database(url)

    def prepared(connection: Connection) -> str:
        migrate(connection)
        if seal is not None:
            agree_on_key(connection, seal, new_key=new_key)
        return house_id(connection)

    try:
        store = Store(database, await database.write(prepared), seal, committed)
        if isinstance(database, Postgres):
            database.patience = PATIENCE
    except BaseException:
        await database.close()
        raise
    store.writer.start()
    return store


async def open_to_keep(url: str, seal: Seal | None) -> Store:
    """Open the database of a house that may be running, as it is: nothing is migrated, and no key is agreed on."""
    database = open_database(url)

    def prepared(connection: Connection) -> str:
        check_schema(connection)
        return house_id(connection)

    try:
        store = Store(database, await database.write(prepared), seal, lambda _seconds: None)
    except BaseException:
        await database.close()
        raise
    store.writer.start()
    return store
