"""Visits: the day on which each guest was last seen."""

from collections.abc import Collection

from sqlalchemy import Connection, select, update

from donabe.table.store import schema
from donabe.table.store.database import Database


async def note_seen(database: Database, guest_ids: Collection[str], day: int) -> set[str]:
    """Write down that these guests were seen on a day; returns those there are."""
    guests = schema.guests
    mine = guests.c.id.in_(sorted(guest_ids))  # always in the same order, so that processes cannot deadlock

    def statements(connection: Connection) -> set[str]:
        there = set(
            connection.execute(select(guests.c.id).where(mine).order_by(guests.c.id).with_for_update()).scalars()
        )
        connection.execute(update(guests).where(mine, guests.c.seen < day).values(seen=day))
        return there

    return await database.write(statements, known=True)
