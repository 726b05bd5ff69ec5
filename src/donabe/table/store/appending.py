"""Appending to the log: one statement that is a transaction of its own, handed to the driver as SQLAlchemy compiled it once."""

import sqlite3
from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import ARRAY, Double, Insert, Integer, Select, String, Text, bindparam, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from donabe.table.store import schema
from donabe.table.store.news import CHANNEL

Row = tuple[str, int, float, str]  # table_id, version, at, body
MOST_ROWS = 100  # together: a statement is remembered for every number of rows, by us and by the driver


def append_to_sqlite(driver: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """Commit rows; the thread lets go of the interpreter once, where BEGIN, each row and COMMIT would each do so."""
    driver.execute(_insert(len(rows)), [value for row in rows for value in row])


async def append_to_postgres(driver: Any, rows: Sequence[Row], news: Sequence[str]) -> None:
    """Commit rows and tell the news, in one round trip instead of four."""
    table_ids, versions, times, bodies = zip(*rows, strict=True)
    await driver.fetch(_insert_and_tell(), table_ids, versions, times, bodies, CHANNEL, news)


@cache
def _insert(rows: int) -> str:
    one = str(insert(schema.log).compile(dialect=sqlite.dialect()))
    places = one[one.index("(", one.index(" VALUES ")) :]
    return one + f", {places}" * (rows - 1)


@cache
def _insert_and_tell() -> str:
    """`news` is told if the rows are stored: it is all one transaction."""
    stored = _from_arrays().cte("stored")
    told = func.unnest(bindparam("news", type_=ARRAY(Text))).column_valued("told")
    tell = select(func.pg_notify(bindparam("channel", type_=String), told)).add_cte(stored)
    compiled = tell.compile(dialect=postgresql.asyncpg.dialect())  # type: ignore[no-untyped-call]
    expected = ["table_ids", "versions", "times", "bodies", "channel", "news"]
    assert compiled.positiontup == expected, compiled.positiontup
    return str(compiled)


def _from_arrays() -> Insert:
    columns = schema.log.c
    arrays = func.unnest(
        bindparam("table_ids", type_=ARRAY(String)),
        bindparam("versions", type_=ARRAY(Integer)),
        bindparam("times", type_=ARRAY(Double)),
        bindparam("bodies", type_=ARRAY(Text)),
    ).table_valued("table_id", "version", "at", "body", name="given")
    arrays = arrays.render_derived()
    rows: Select[Any] = select(arrays.c.table_id, arrays.c.version, arrays.c.at, arrays.c.body)
    return insert(schema.log).from_select([columns.table_id, columns.version, columns.at, columns.body], rows)
