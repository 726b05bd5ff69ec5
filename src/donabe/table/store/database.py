"""Databases: runs the same plain statements on each kind of database.

SQLite runs in threads of its own, a whole transaction at a time: one hop to the thread and back for each commit, where an
asynchronous driver would hop for every statement. PostgreSQL is asynchronous by nature, and `run_sync` lets the same
functions run over it. Moves, which are nearly all that is written, go past SQLAlchemy to the driver as one statement that is
its own transaction: see docs/decisions/0018.
"""

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, OperationalError

from donabe.kernel.errors import DonabeError, shortened
from donabe.table.store.appending import Row, append_to_postgres, append_to_sqlite
from donabe.table.store.private_files import make_private
from donabe.table.store.writing_thread import Ended, Told, WritingThread

T = TypeVar("T")
Take = Callable[[], tuple[Sequence[Row], Sequence[str]]]  # rows to store, and the news of them
Mark = tuple[int, int, int]
READERS = 2
LARGEST_WAL = 64 * 1024 * 1024  # bytes that SQLite keeps beside the file; a long reading, as for a backup, lets it grow
PATIENCE = 20.0  # seconds that a server waits for one transaction on PostgreSQL
CONNECTING = 10.0  # seconds to connect to it
NOTICE_LOST_CLIENTS = {  # so that what was begun before a network broke does not keep others waiting for long
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "idle_in_transaction_session_timeout": "60s",
}


class Database(ABC):
    """A database, and how to get statements to it."""

    kind: str

    @abstractmethod
    async def write(self, statements: Callable[[Connection], T], *, known: bool = False) -> T:
        """Run a function in a transaction; when this returns, it is committed.

        `known`: nobody of this process has to be told, as whoever writes has it in memory.
        """

    @abstractmethod
    def append(self, take: Take, told: Told) -> None:
        """Add rows to the log, all or none, and tell the news where others can hear it.

        They are taken when the database is ready for them, and `told` is called when they are committed, or with the error.
        """

    @abstractmethod
    async def read(self, statements: Callable[[Connection], T]) -> T:
        """Run a function that only reads."""

    @abstractmethod
    async def close(self) -> None:
        """Close all connections."""


class Sqlite(Database):
    """A file; one thread writes, others read meanwhile."""

    kind = "sqlite"

    def __init__(self, url: URL) -> None:
        if url.database and url.database != ":memory:":
            make_private(Path(url.database))  # SQLite gives the files beside it the same permissions
        driver = url.set(drivername="sqlite+pysqlite")
        self.engine = create_engine(driver)
        event.listen(self.engine, "connect", _careful)
        self.readers = ThreadPoolExecutor(READERS, "sqlite-reader")
        self.writing_engine = create_engine(driver)
        event.listen(self.writing_engine, "connect", _careful_writer)
        event.listen(self.writing_engine, "begin", _begin_to_write)
        self.writer = WritingThread("sqlite-writer")
        self.writing: Connection | None = None  # kept open: each from the pool costs a transaction's time
        self.driver: sqlite3.Connection | None = None  # of the same
        self.connected = 0  # times
        self.surprises = 0  # times that something was written which this process does not know

    async def write(self, statements: Callable[[Connection], T], *, known: bool = False) -> T:
        """Run a function in a transaction; when this returns, it is committed."""
        return await self.writer.run(lambda: self._write(statements, known=known))

    def append(self, take: Take, told: Told) -> None:
        """Add rows to the log, all or none; nobody listens to news."""
        self.writer.hand(lambda: self._append(take()[0]), told)

    async def newest(self) -> tuple[int, Mark]:
        """The newest row of the log, and a mark that is another one once anything was written that this process does not know."""
        return await self.writer.run(self._newest)

    async def read(self, statements: Callable[[Connection], T]) -> T:
        """Run a function that only reads."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._read, statements)

    async def close(self) -> None:
        """Close all connections."""
        await self.writer.run(self._end_writing)
        self.writer.end()
        self.readers.shutdown()
        self.engine.dispose()
        self.writing_engine.dispose()

    def _connected(self) -> tuple[Connection, sqlite3.Connection]:
        if self.writing is None or self.driver is None:
            self.writing = self.writing_engine.connect()
            self.driver = self.writing.connection.driver_connection
            self.connected += 1
            assert self.driver is not None
        return self.writing, self.driver

    def _write(self, statements: Callable[[Connection], T], *, known: bool) -> T:
        self.surprises += not known
        with self._careful_with_errors():
            connection, _driver = self._connected()
            with connection.begin():
                return statements(connection)

    def _append(self, rows: Sequence[Row]) -> None:
        with self._careful_with_errors():
            append_to_sqlite(self._connected()[1], rows)

    def _newest(self) -> tuple[int, Mark]:
        """In this order: a row that another process writes in between is not among those up to the newest."""
        with self._careful_with_errors():
            driver = self._connected()[1]
            (newest,) = driver.execute("SELECT coalesce(max(rowid), 0) FROM log").fetchone()
            (others,) = driver.execute("PRAGMA data_version").fetchone()  # what this connection writes does not count
            return newest, (self.connected, others, self.surprises)

    @contextmanager
    def _careful_with_errors(self) -> Iterator[None]:
        """Whatever the error is, the next transaction begins with a connection that has seen none."""
        try:
            yield
        except sqlite3.Error as error:
            self._end_writing()
            raise as_sqlalchemy(error, conflict=isinstance(error, sqlite3.IntegrityError)) from error
        except BaseException:
            self._end_writing()
            raise

    def _end_writing(self) -> None:
        if self.writing is not None:
            self.writing.close()
            self.writing = self.driver = None

    def _read(self, statements: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return statements(connection)


class Postgres(Database):
    """A server that many processes share.

    A network that swallows everything is no error to a driver: it waits. So whatever takes too long is cut off here,
    by ending its connection. Nothing is cancelled in the driver, which would ask the server to stop the statement, and
    wait for that without end.
    """

    kind = "postgresql"

    def __init__(self, url: URL) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # needs the extra `postgres`

        self.patience: float | None = None  # seconds for one transaction
        self.running: set[asyncio.Task[Any]] = set()  # transactions, some of which nobody may wait for any more
        settings = {"timeout": CONNECTING, "server_settings": NOTICE_LOST_CLIENTS}
        self.engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"), connect_args=settings, pool_timeout=CONNECTING
        )
        self.appending: Any = None  # kept for that alone
        self.driver: Any = None  # of the same

    async def write(self, statements: Callable[[Connection], T], *, known: bool = False) -> T:  # noqa: ARG002 - news says whose
        """Run a function in a transaction; when this returns, it is committed."""
        return await to_its_end(self._transaction(statements), self.running)

    async def read(self, statements: Callable[[Connection], T]) -> T:
        """Run a function that only reads."""
        return await to_its_end(self._transaction(statements), self.running)

    def append(self, take: Take, told: Told) -> None:
        """Add rows to the log, all or none, and tell the news."""
        task = asyncio.create_task(self._append(take))
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        task.add_done_callback(lambda done: told(outcome(done), None))

    async def _append(self, take: Take) -> None:
        from asyncpg import InterfaceError, PostgresError, UniqueViolationError

        rows, news = take()
        driver = await self._driver_to_append()
        try:
            with in_time(driver, self.patience):
                await append_to_postgres(driver, rows, news)
        except (PostgresError, InterfaceError) as error:
            raise as_sqlalchemy(error, conflict=isinstance(error, UniqueViolationError)) from error

    async def _driver_to_append(self) -> Any:
        if self.driver is None or self.driver.is_closed():
            await self._end_appending()
            self.appending = await self.engine.connect()
            self.driver = (await self.appending.get_raw_connection()).driver_connection
        return self.driver

    async def _end_appending(self) -> None:
        if self.appending is not None:
            connection, self.appending, self.driver = self.appending, None, None
            await connection.invalidate()
            await connection.close()

    async def _transaction(self, statements: Callable[[Connection], T]) -> T:
        async with self.engine.connect() as connection:
            with in_time((await connection.get_raw_connection()).driver_connection, self.patience):
                done = await connection.run_sync(statements)
                await connection.commit()
                return done

    async def close(self) -> None:
        """Close all connections, once nothing needs them."""
        if self.running:
            await asyncio.wait(self.running, timeout=self.patience)
        await self._end_appending()
        await self.engine.dispose()


def outcome(done: asyncio.Task[Any]) -> BaseException | None:
    """What a task has raised, if anything."""
    return Ended("the task") if done.cancelled() else done.exception()


async def to_its_end(work: Coroutine[Any, Any, T], running: set[asyncio.Task[Any]]) -> T:
    """Wait for work that goes on even if whoever waits for it is cancelled; then nobody asks how it ended."""
    task = asyncio.create_task(work)
    running.add(task)
    task.add_done_callback(running.discard)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return await asyncio.shield(task)


@contextmanager
def in_time(driver: Any, seconds: float | None) -> Iterator[None]:
    """End a connection if this takes longer; whoever waits for it is told so."""
    if seconds is None:
        yield
        return
    deadline = asyncio.get_running_loop().call_later(seconds, driver.terminate)
    try:
        yield
    finally:
        deadline.cancel()


def as_sqlalchemy(error: BaseException, *, conflict: bool) -> DBAPIError:
    """A driver's error as one that comes through SQLAlchemy."""
    return (IntegrityError if conflict else OperationalError)(None, None, error)


def sqlite_url(folder: Path) -> str:
    """The database in a data folder."""
    return f"sqlite:///{folder / 'donabe.sqlite3'}"


class UnknownDatabase(DonabeError):
    """A database of a kind that tables cannot be kept in."""

    code = "unknown-database"


def parsed(url: str) -> URL:
    """A database's URL in its parts, or UnknownDatabase; it is not quoted, as it may have a password in it."""
    try:
        return make_url(url)
    except (ArgumentError, ValueError):
        raise UnknownDatabase("error-database-url") from None


def kind_of(url: str) -> type[Sqlite | Postgres]:
    """The kind of database that a URL names."""
    match parsed(url).drivername.partition("+")[0]:
        case "sqlite":
            return Sqlite
        case "postgresql" | "postgres":
            return Postgres
        case other:
            raise UnknownDatabase("error-database", kind=shortened(other))


def open_database(url: str) -> Sqlite | Postgres:
    """The database of a URL such as `sqlite:///file` or `postgresql://user@host/name`."""
    return kind_of(url)(parsed(url))


def _careful(connection: Any, _record: object) -> None:
    """Readers never wait for the writer, and what is committed survives a power cut."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=10000",
        f"journal_size_limit={LARGEST_WAL}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _careful_writer(connection: sqlite3.Connection, record: object) -> None:
    """A statement outside a transaction is one of its own: the driver begins none by itself."""
    _careful(connection, record)
    connection.isolation_level = None


def _begin_to_write(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
