"""How long guests are remembered who do not come back: see docs/decisions/0019."""

import asyncio

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, or_, select

from donabe.table.guests import A_DAY, day_of
from donabe.table.store import schema
from donabe.table.store.store import Store

NEVER_CAME_BACK = 1  # days for somebody whose cookie never came back
NAMELESS = 30  # days without a visit for somebody who took no name, sits nowhere and has one device
ANYBODY = 400  # days for whoever sits nowhere: the cookie ends a year after a visit
AT_ONCE = 500  # guests in a transaction
PAUSE = 0.05  # seconds between transactions, for whoever else writes
NO_NAME = "#___"  # what those are called who have not taken a name, as LIKE has it


async def forget_old_guests(store: Store, now: float) -> int:
    """Delete guests who have not come back for too long, and links that have ended; returns how many guests."""
    await store.database.write(lambda connection: _end_links(connection, now), known=True)
    forgotten, last = 0, ""
    while some := await store.database.read(lambda connection, last=last: _old(connection, now, last)):  # type: ignore[misc]
        forgotten += await store.database.write(
            lambda connection, some=some: _forget(connection, some, now),  # type: ignore[misc]
            known=True,
        )
        last = some[-1]
        await asyncio.sleep(PAUSE)
    return forgotten


def _is_old(now: float) -> ColumnElement[bool]:
    guests, today = schema.guests.c, day_of(now)
    sits = exists().where(schema.sitters.c.guest_id == guests.id)
    carried = exists().where(schema.devices.c.guest_id == guests.id)
    never_came_back = and_(guests.seen == 0, guests.made < now - NEVER_CAME_BACK * A_DAY)
    long_gone = and_(guests.seen > 0, guests.seen < today - NAMELESS)
    nobody = and_(or_(never_came_back, long_gone), guests.name.like(NO_NAME), ~carried)
    too_long_gone = and_(guests.seen < today - ANYBODY, guests.made < now - ANYBODY * A_DAY)
    return and_(or_(nobody, too_long_gone), ~sits)


def _old(connection: Connection, now: float, after: str) -> list[str]:
    guests = schema.guests.c
    query = select(guests.id).where(guests.id > after, _is_old(now)).order_by(guests.id).limit(AT_ONCE)
    return list(connection.execute(query).scalars())


def _forget(connection: Connection, some: list[str], now: float) -> int:
    """Delete those of some guests who are still old; what another process is deleting, or has just seen, is left to it."""
    guests = schema.guests.c
    still = select(guests.id).where(guests.id.in_(some), _is_old(now)).order_by(guests.id)
    ids = list(connection.execute(still.with_for_update(skip_locked=True, of=schema.guests)).scalars())
    for table, column in (
        (schema.guests, guests.id),
        (schema.devices, schema.devices.c.guest_id),
        (schema.links, schema.links.c.guest_id),
    ):
        connection.execute(delete(table).where(column.in_(ids)))
    return len(ids)


def _end_links(connection: Connection, now: float) -> None:
    connection.execute(delete(schema.links).where(schema.links.c.until < now))
