"""Backups: one SQLite file, made while the house runs, whatever the house keeps its tables in.

The key that seals the seeds of running matches is not in it.
"""

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import Connection, Table, delete, func, insert, select, text
from sqlalchemy.engine import make_url

from donabe.kernel.errors import DonabeError
from donabe.table.store import schema
from donabe.table.store.database import Database, Sqlite, open_database
from donabe.table.store.migrate import check_schema, migrate
from donabe.table.store.private_files import make_private

ROWS_AT_ONCE = 1_000
LOGS = "SELECT table_id, count(*), min(version), max(version) FROM log GROUP BY table_id"


class BadBackup(DonabeError):
    """The backup cannot be made or used; the message says why."""

    code = "bad-backup"


@dataclass(frozen=True)
class Contents:
    """What a backup holds."""

    tables: int
    entries: int
    guests: int


async def back_up(url: str, path: Path) -> Contents:
    """Copy everything as it stands at one moment into a new file, and check the copy; the house runs on."""
    unfinished = _unfinished(path)
    try:
        database = open_database(url)
        try:
            await _copied(database, unfinished)
        finally:
            await database.close()
        contents = checked(unfinished)
        _flush(unfinished)
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
    return contents


def _unfinished(path: Path) -> Path:
    """The file to write to until the backup is whole."""
    if path.exists():
        raise BadBackup("error-backup-exists", path=str(path))
    unfinished = path.with_name(f"{path.name}.part")
    try:
        unfinished.unlink(missing_ok=True)
        make_private(unfinished)
    except OSError as error:
        raise BadBackup("error-backup-file", path=str(path), detail=error.strerror or str(error)) from error
    return unfinished


async def _copied(database: Database, path: Path) -> None:
    if isinstance(database, Sqlite):
        await database.read(lambda connection: _copy_file(connection, path))
        return

    def read(connection: Connection) -> None:
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
        _on_file(path, lambda target: _copy_all(connection, target))

    await database.read(read)


def _copy_file(connection: Connection, path: Path) -> None:
    source: Any = connection.connection.driver_connection
    with closing(sqlite3.connect(path)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")


def _on_file(path: Path, statements: Callable[[Connection], None]) -> None:
    """Run a function in a transaction on an SQLite file."""
    file = Sqlite(make_url(f"sqlite:///{path}"))
    try:
        with file.engine.begin() as connection:
            statements(connection)
    finally:
        file.engine.dispose()
    with closing(sqlite3.connect(path)) as plain:
        plain.execute("PRAGMA journal_mode = DELETE")


def _copy_all(source: Connection, target: Connection) -> None:
    """Copy every row; both have the present schema afterwards."""
    migrate(target)
    check_schema(source)
    for table in schema.metadata.sorted_tables:
        target.execute(delete(table))
        _copy_rows(source, target, table)


def _copy_rows(source: Connection, target: Connection, table: Table) -> None:
    found = source.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table))
    for rows in found.mappings().partitions():
        target.execute(insert(table), [dict(row) for row in rows])


# -- checking ------------------------------------------------------------------------------------------------------------


def checked(path: Path) -> Contents:
    """What a backup holds, if it is whole: every page, and every log without a gap."""
    if not path.is_file():
        raise BadBackup("error-backup-missing", path=str(path))
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as file:
            found = file.execute("PRAGMA integrity_check").fetchone()[0]
            if found != "ok":
                raise BadBackup("error-backup-damaged", path=str(path), detail=str(found))
            return _contents(file, path)
    except sqlite3.DatabaseError as error:
        raise BadBackup("error-backup-damaged", path=str(path), detail=str(error)) from error


def _contents(file: sqlite3.Connection, path: Path) -> Contents:
    logs = LOGS if _has_column(file, "log", "version") else LOGS.replace("version", "seq")
    tables = entries = 0
    for table_id, count, first, last in file.execute(logs):
        if count != last - first + 1 or (first != 1 and count > 1):
            raise BadBackup("error-backup-gap", path=str(path), table=table_id)
        tables += first == 1
        entries += count
    return Contents(tables, entries, file.execute("SELECT count(*) FROM guests").fetchone()[0])


def _has_column(file: sqlite3.Connection, table: str, column: str) -> bool:
    return any(row[1] == column for row in file.execute(f"PRAGMA table_info({table})"))


def _flush(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


# -- restoring -----------------------------------------------------------------------------------------------------------


async def restore(path: Path, url: str) -> Contents:
    """Put a backup into an empty database of any kind, and bring it to the present schema."""
    contents = checked(path)
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "donabe.sqlite3"
        make_private(copy)
        shutil.copyfile(path, copy)
        _on_file(copy, migrate)
        database = open_database(url)
        try:
            await database.write(lambda connection: _fill(connection, copy))
        finally:
            await database.close()
    return contents


def _fill(target: Connection, copy: Path) -> None:
    migrate(target)
    for table in (schema.log, schema.guests):
        if target.execute(select(func.count()).select_from(table)).scalar():
            raise BadBackup("error-restore-not-empty")
    _on_file(copy, lambda source: _copy_all(source, target))
