"""What is true of the whole house: its id, and the key that seals its seeds."""

import secrets

from sqlalchemy import Connection, func, select, text, update

from donabe.kernel.chance import SEED_BYTES
from donabe.table.store import schema
from donabe.table.store.seal import BadKey, Seal
from donabe.table.store.statements import inserting, replacing

HOUSE_ID = "id"
KEY_NAME = "key"


def house_id(connection: Connection) -> str:
    """The id of this house, the same for all its processes and for as long as the database lasts."""
    values = {"name": HOUSE_ID, "value": secrets.token_hex(4)}
    connection.execute(inserting(connection.dialect.name, schema.house).on_conflict_do_nothing(), values)
    return str(fact(connection, HOUSE_ID))


def fact(connection: Connection, name: str) -> str | None:
    """Something that is true of the house, if it is known."""
    value: str | None = connection.execute(select(schema.house.c.value).where(schema.house.c.name == name)).scalar()
    return value


def agree_on_key(connection: Connection, seal: Seal, *, new_key: bool) -> None:
    """Have every process seal with the same key; what was stored before there was one is sealed now.

    Another key is refused unless the old one is said to be lost: two processes that cannot open each other's seeds would
    put each other's tables aside. A file that only this host uses says so by itself when its key is gone.
    """
    known = fact(connection, KEY_NAME)
    lost = new_key or (seal.fresh and connection.dialect.name == "sqlite")
    if known is not None and known not in seal.ciphers and not lost:
        raise BadKey("error-key-other", known=known, ours=seal.name)
    if known != seal.name:
        values = {"name": KEY_NAME, "value": seal.name}
        connection.execute(replacing(inserting(connection.dialect.name, schema.house), schema.house), values)
    seal_old_seeds(connection, seal)


def seal_old_seeds(connection: Connection, seal: Seal) -> None:
    """Seal what was stored in the clear, but for finished matches, whose seeds are public."""
    deals, tables = schema.deals, schema.tables
    over = select(tables.c.id).where(tables.c.status == "over")
    in_the_clear = func.length(deals.c.seed) == SEED_BYTES
    plain = select(deals).where(in_the_clear, deals.c.table_id.not_in(over))
    rows = list(connection.execute(plain))
    if rows and connection.dialect.name == "sqlite":
        connection.execute(text("PRAGMA secure_delete = ON"))
    for row in rows:
        sealed = seal.sealed(row.table_id, row.seed)
        connection.execute(update(deals).where(deals.c.table_id == row.table_id).values(seed=sealed))
