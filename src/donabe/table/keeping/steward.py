"""Steward: what the keeper of a house does to its tables, from a process of its own.

The steward writes to the tables' logs like any process of the house; the others hear of it as they hear of each other.
"""

import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, exists, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from donabe.kernel.errors import BadSeat, shortened
from donabe.kernel.match import Match
from donabe.table import log
from donabe.table.commands import checked_seat
from donabe.table.guests import A_DAY
from donabe.table.house import LONGEST_REASON, loaded
from donabe.table.index import index_row
from donabe.table.log import Body, Entry, encoded
from donabe.table.refusals import NotYours, Unavailable, UnknownTable, Unreadable
from donabe.table.seats import HUMAN, STAND_IN
from donabe.table.state import Deal, Status, TableState
from donabe.table.store import schema
from donabe.table.store.changes import Append, Conflict
from donabe.table.store.damage import is_damage
from donabe.table.store.statements import announce as notify, forget
from donabe.table.store.store import Store
from donabe.table.typed_text import checked_chat

MOST_CONFLICTS = 20
LONGEST_SEAT = 20  # digits of a seat's number
CLOSED = encoded(log.Closed())
NOBODY = ""  # the writer of what every process has to hear, the one that wrote it too


@dataclass(frozen=True, slots=True)
class Listed:
    """A table as the keeper's list has it."""

    id: str
    game: str
    status: str
    updated: float
    aside: str  # why it was put aside, or empty


class Steward:
    """The keeper's hands."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time, deal: Deal = Match) -> None:
        self.store = store
        self.now = now
        self.deal = deal

    # -- looking -------------------------------------------------------------------------------------------------------

    async def tables(self, status: str = "", limit: int = 100) -> list[Listed]:
        """The tables, the latest first; those that were put aside even if the index does not know them."""
        tables, aside = schema.tables, schema.put_aside
        columns = (tables.c.id, tables.c.game, tables.c.status, tables.c.updated, aside.c.reason)
        query = select(*columns).outerjoin(aside, aside.c.table_id == tables.c.id)
        if status:
            query = query.where(tables.c.status == status)
        rows = await self._rows(query.order_by(tables.c.updated.desc()).limit(limit))
        known = [Listed(row.id, row.game, row.status, row.updated, row.reason or "") for row in rows]
        listed = {table.id for table in known}
        unknown = [Listed(one.table_id, "", "", one.at, one.reason) for one in await self.store.all_aside()]
        return [*known, *(table for table in unknown if not status and table.id not in listed)]

    async def table(self, table_id: str) -> TableState:
        """A table from its log, or Unreadable."""
        try:
            return await loaded(self.store, table_id, self.deal)
        except UnknownTable:
            raise
        except Exception as error:
            if isinstance(error, (SQLAlchemyError, OSError)) and not is_damage(error):
                raise
            raise Unreadable from error

    # -- changing ------------------------------------------------------------------------------------------------------

    async def put_aside(self, table_id: str, reason: str) -> None:
        """Have a table not opened until it is released; whoever is there is disconnected."""
        await self._newest(table_id)
        await self.store.put_aside(table_id, shortened(reason, LONGEST_REASON), self.now())
        await self._append(table_id, _always([log.Closed()]))

    async def release(self, table_id: str) -> None:
        """Let a table that was put aside be opened again."""
        if await self.store.reason_aside(table_id) is None:
            raise UnknownTable
        await self.store.release(table_id)

    async def delete(self, table_id: str) -> None:
        """Delete a table; whoever is there is disconnected."""
        await delete_table(self.store, table_id, self.now())

    async def kick(self, table_id: str, seat: int) -> str:
        """Take a person from a seat for good; returns the person's name."""
        names: list[str] = []

        async def draft() -> list[Body]:
            table = await self.table(table_id)
            sitting = person_at(table, seat)
            names.append(sitting)
            return removal(table, seat)

        await self._change(table_id, draft)
        return names[-1]

    async def mute(self, table_id: str, guest: str, *, muted: bool) -> None:
        """Let a guest not chat at a table, or again."""
        await self._change(table_id, _always([log.Muted(guest, muted)]))

    async def hand_over(self, table_id: str, seat: int) -> str:
        """Make the person at a seat the host; returns the name."""
        table = await self.table(table_id)
        name = person_at(table, seat)
        await self._change(table_id, _always([log.Hosted(table.seats[seat].guest)]))
        return name

    async def announce(self, text: str, table_id: str = "") -> int:
        """Say something at a table, or at all that are in use; returns at how many."""
        said = log.Announced(checked_chat(text))
        if table_id:
            await self._append(table_id, _always([said]))
            return 1
        heard = 0
        for target in await self._in_use():
            with suppress(UnknownTable):  # it was deleted meanwhile, or has lost its log
                await self._append(target, _always([said]))
                heard += 1
        return heard

    async def _in_use(self) -> list[str]:
        """Tables that are not over and at which something has happened within a day."""
        tables = schema.tables.c
        recent = select(tables.id).where(tables.status != Status.OVER, tables.updated > self.now() - A_DAY)
        return [row.id for row in await self._rows(recent)]

    # -- writing -------------------------------------------------------------------------------------------------------

    async def _change(self, table_id: str, draft: Callable[[], Awaitable[list[Body]]]) -> None:
        """Write to a log, and bring the index up to date."""
        await self._append(table_id, draft)
        await self.store.index(index_row(await self.table(table_id), self.now()))

    async def _append(self, table_id: str, draft: Callable[[], Awaitable[list[Body]]]) -> None:
        for _ in range(MOST_CONFLICTS):
            version = await self._newest(table_id)
            bodies = await draft()
            entries = [Entry(version + step, self.now(), body) for step, body in enumerate(bodies, start=1)]
            try:
                await self.store.append(Append([(table_id, entry) for entry in entries]))
            except Conflict:
                continue
            return
        raise Unavailable

    async def _newest(self, table_id: str) -> int:
        """The version of a table, or UnknownTable."""
        entries = schema.log.c
        query = select(func.max(entries.version), func.min(entries.version)).where(entries.table_id == table_id)
        found: Any = (await self._rows(query))[0]
        newest, oldest = found
        if newest is None or (newest == oldest and newest > 1):
            raise UnknownTable
        return int(newest)

    async def _rows(self, query: Select[Any]) -> list[Row[Any]]:
        return await self.store.database.read(lambda connection: list(connection.execute(query)))


def _always(bodies: list[Body]) -> Callable[[], Awaitable[list[Body]]]:
    async def draft() -> list[Body]:
        return bodies

    return draft


def person_at(table: TableState, seat: int) -> str:
    """The name of the person at a seat, or a refusal."""
    sitting = table.seats[checked_seat(table, seat)]
    if sitting.kind != HUMAN:
        raise BadSeat("error-nobody-there", number=seat)
    return sitting.name


def removal(table: TableState, seat: int) -> list[Body]:
    """The entries that take a person from a seat; another person becomes host if it was the host's."""
    guest = table.seats[seat].guest
    bot = "" if table.status is Status.OPEN else STAND_IN
    bodies: list[Body] = [log.Removed(seat, guest, bot)]
    others = [other.guest for other in table.seats if other.kind == HUMAN and other.guest != guest]
    if table.host == guest and others:
        bodies.append(log.Hosted(others[0]))
    return bodies


def guest_named(table: TableState, who: str) -> str:
    """The guest whom a keeper means: by seat, or by the guest's public id."""
    if who.isdecimal() and len(who) < LONGEST_SEAT:
        person_at(table, int(who))
        return table.seats[int(who)].guest
    if not who.startswith("g-"):
        raise NotYours("error-no-guest", name=who)
    return who


async def delete_table(store: Store, table_id: str, now: float) -> None:
    """Delete all of a table. What stays for a day is that it was closed, so that no process can go on with it."""
    await store.database.write(lambda connection: _delete(connection, table_id, now))


def _delete(connection: Connection, table_id: str, now: float) -> None:
    entries = schema.log
    newest = connection.execute(select(func.max(entries.c.version)).where(entries.c.table_id == table_id)).scalar()
    if newest is None:
        if not forget(connection, table_id):
            raise UnknownTable
        _delete_beside(connection, table_id)
        return
    row = {"table_id": table_id, "version": newest + 1, "at": now, "body": CLOSED}
    connection.execute(insert(entries), row)  # before anything is deleted, so that SQLite gives it a new row id
    connection.execute(delete(entries).where(entries.c.table_id == table_id, entries.c.version <= newest))
    _delete_beside(connection, table_id)
    forget(connection, table_id)
    if connection.dialect.name == "postgresql":
        notify(connection, [(table_id, Entry(newest + 1, now, log.Closed()))], NOBODY)
    _forget_old(connection, now - A_DAY)


def _delete_beside(connection: Connection, table_id: str) -> None:
    for table in (schema.deals, schema.put_aside):
        connection.execute(delete(table).where(table.c.table_id == table_id))


def _forget_old(connection: Connection, before: float) -> None:
    """Forget tables that were deleted long ago."""
    entries, first = schema.log, schema.log.alias()
    begun = exists().where(first.c.table_id == entries.c.table_id, first.c.version == 1)
    connection.execute(delete(entries).where(entries.c.body == CLOSED, entries.c.at < before, ~begun))
