"""A guest's devices: each has a secret of its own; a link that works once brings a guest to another one."""

from sqlalchemy import Connection, delete, insert, or_, select

from donabe.table.guests import Guest, Holder
from donabe.table.store import schema
from donabe.table.store.database import Database

MOST = 100  # of a guest, besides the first; the one that came longest ago makes room


async def holders(database: Database, secret_hashes: list[str]) -> dict[str, Holder]:
    """The guests who hold secrets, on whatever device, by the hashes of those."""
    guests, devices = schema.guests.c, schema.devices.c
    whose = (guests.id, guests.name, guests.seen)
    first = select(guests.secret_hash, guests.made, *whose).where(guests.secret_hash.in_(secret_hashes))
    elsewhere = select(devices.secret_hash, devices.made, *whose).where(
        devices.secret_hash.in_(secret_hashes), devices.guest_id == guests.id
    )
    found = await database.read(lambda connection: list(connection.execute(first.union_all(elsewhere))))
    return {row.secret_hash: Holder(Guest(row.id, row.name, row.seen), row.made) for row in found}


async def add_link(database: Database, code_hash: str, guest_id: str, now: float, seconds: float) -> None:
    """Remember a link; the guest's earlier one, and all that are too old, end."""
    links = schema.links

    def statements(connection: Connection) -> None:
        connection.execute(delete(links).where(or_(links.c.guest_id == guest_id, links.c.until < now)))
        row = {"code_hash": code_hash, "guest_id": guest_id, "until": now + seconds}
        connection.execute(insert(links), row)

    await database.write(statements)


async def use_link(database: Database, code_hash: str, secret_hash: str, now: float) -> bool:
    """Give the link's guest another secret; False if there is no such link any more."""
    links = schema.links

    def statements(connection: Connection) -> bool:
        used = delete(links).where(links.c.code_hash == code_hash).returning(links.c.guest_id, links.c.until)
        found = connection.execute(used).first()
        if found is None or found.until < now:
            return False
        _make_room(connection, found.guest_id)
        row = {"secret_hash": secret_hash, "guest_id": found.guest_id, "made": now}
        connection.execute(insert(schema.devices), row)
        return True

    return await database.write(statements)


def _make_room(connection: Connection, guest_id: str) -> None:
    devices = schema.devices.c
    mine = select(devices.secret_hash).where(devices.guest_id == guest_id).order_by(devices.made.desc())
    connection.execute(delete(schema.devices).where(devices.secret_hash.in_(mine.offset(MOST - 1))))
