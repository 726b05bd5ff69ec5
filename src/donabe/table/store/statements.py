"""The SQL statements that write, the same for every kind of database."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import ARRAY, Connection, String, Table, bindparam, delete, exists, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from donabe.table.log import Entry, encoded
from donabe.table.store import schema, words
from donabe.table.store.changes import Append, Change, Forget, IndexRow, NewGuest, PutAside, Release, Rename
from donabe.table.store.news import CHANNEL, news


def store(connection: Connection, changes: Sequence[Change], writer: str) -> None:
    """Write changes; in PostgreSQL other processes are notified if the transaction commits, and only then."""
    appends = [change for change in changes if isinstance(change, Append)]
    entries = [place for append in appends for place in append.entries]
    insert_all(
        connection,
        schema.log,
        [
            {"table_id": table_id, "version": entry.version, "at": entry.at, "body": encoded(entry.body)}
            for table_id, entry in entries
        ],
    )
    seeds = [{"table_id": table_id, "seed": seed} for append in appends for table_id, seed in append.seeds]
    insert_all(connection, schema.deals, seeds)
    if connection.dialect.name == "postgresql":
        announce(connection, entries, writer)
    rows = {change.id: change for change in changes if isinstance(change, IndexRow)}
    for table_id in sorted(rows):  # always in the same order, so that processes cannot deadlock
        index(connection, rows[table_id])
    for change in changes:
        store_other(connection, change, writer)


def store_other(connection: Connection, change: Change, writer: str) -> None:
    """Write a change that is rare."""
    match change:
        case NewGuest():
            connection.execute(insert(schema.guests), fields(change))
        case Rename():
            connection.execute(update(schema.guests).where(schema.guests.c.id == change.id), {"name": change.name})
            if connection.dialect.name == "postgresql":
                renamed = words.Word(writer, renamed={change.id: change.name})
                notify(connection, words.CHANNEL, [words.encoded(renamed)])
        case PutAside():
            connection.execute(_put_aside(connection.dialect.name), fields(change))
        case Release():
            connection.execute(delete(schema.put_aside).where(schema.put_aside.c.table_id == change.table_id))
        case Forget():
            forget(connection, change.table_id)


def forget(connection: Connection, table_id: str) -> bool:
    """Delete what the index says of a table whose log is gone; False if it says nothing."""
    begun = exists().where(schema.log.c.table_id == table_id, schema.log.c.version == 1)
    gone = delete(schema.tables).where(schema.tables.c.id == table_id, ~begun).returning(schema.tables.c.id)
    known = connection.execute(gone).first() is not None  # first, as `index` does, so that processes cannot deadlock
    connection.execute(delete(schema.sitters).where(schema.sitters.c.table_id == table_id, ~begun))
    return known


def announce(connection: Connection, entries: Sequence[tuple[str, Entry]], writer: str) -> None:
    """Tell other processes what was added."""
    if entries:
        notify(connection, CHANNEL, news_of(entries, writer))


def news_of(entries: Sequence[tuple[str, Entry]], writer: str) -> list[str]:
    """Which tables have reached which versions, and by which entries, so that other processes need not ask."""
    added: dict[str, list[Entry]] = {}
    for table_id, entry in entries:
        added.setdefault(table_id, []).append(entry)
    return [news(writer, table_id, those) for table_id, those in added.items()]


NOTIFY = select(
    func.pg_notify(bindparam("channel", type_=String), func.unnest(bindparam("texts", type_=ARRAY(String))))
)


def notify(connection: Connection, channel: str, texts: list[str]) -> None:
    """Tell whoever listens, once the transaction is committed; all in one statement."""
    connection.execute(NOTIFY, {"channel": channel, "texts": texts})


def index(connection: Connection, row: IndexRow) -> None:
    """Bring the index up to date; an older version never overwrites a newer one."""
    dialect = connection.dialect.name
    values = {name: value for name, value in fields(row).items() if name != "sitters"}
    if connection.execute(_put_row(dialect), values).first() is not None:
        connection.execute(delete(schema.sitters).where(schema.sitters.c.table_id == row.id))
        sitting = [{"table_id": row.id, "guest_id": guest} for guest in row.sitters]
        if sitting:
            connection.execute(inserting(dialect, schema.sitters).on_conflict_do_nothing(), sitting)


@cache
def _put_row(dialect: str) -> Any:
    """Write a row of the index unless it is older, and return its id if it was written.

    It is made once: making it leaves cycles behind that wait for the garbage collector.
    """
    put = inserting(dialect, schema.tables)
    newer = schema.tables.c.version <= put.excluded.version
    return replacing(put, schema.tables, where=newer).returning(schema.tables.c.id)


@cache
def _put_aside(dialect: str) -> Any:
    return replacing(inserting(dialect, schema.put_aside), schema.put_aside)


def replacing(put: Any, table: Table, **conditions: Any) -> Any:
    """An insert that replaces the row that is there already."""
    keys = [column.name for column in table.primary_key]
    columns = {name: put.excluded[name] for name in table.c.keys() if name not in keys}  # noqa: SIM118
    return put.on_conflict_do_update(index_elements=keys, set_=columns, **conditions)


def inserting(dialect: str, table: Table) -> Any:
    """The insert of this database that knows what to do where there is a row already."""
    return postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)


def insert_all(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    """Insert rows, if there are any."""
    if rows:
        connection.execute(_insert(table), rows)


@cache
def _insert(table: Table) -> Any:
    """The insert into a table, made once: what it is compiled to is looked up more quickly then."""
    return insert(table)


def fields(change: Any) -> dict[str, Any]:
    """A change's fields by name."""
    return {name: getattr(change, name) for name in change.__slots__}
