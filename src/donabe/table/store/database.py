"""Databases: runs the same plain statements on each kind of database.

SQLite runs in threads of its own, a whole transaction at a time: one hop to the thread and back for each commit, where an
asynchronous driver would hop for every statement. PostgreSQL is asynchronous by nature, and `run_sync` lets the same
functions run over it.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL, make_url

from donabe.kernel.errors import DonabeError, shortened
from donabe.table.store.private_files import make_private

T = TypeVar("T")
READERS = 2
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
    async def write(self, statements: Callable[[Connection], T]) -> T:
        """Run a function in a transaction; when this returns, it is committed."""

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
        self.engine = create_engine(url.set(drivername="sqlite+pysqlite"))
        event.listen(self.engine, "connect", _careful)
        self.writer = ThreadPoolExecutor(1, "sqlite-writer")
        self.readers = ThreadPoolExecutor(READERS, "sqlite-reader")
        self.writing: Connection | None = None  # kept open: each from the pool costs a transaction's time

    async def write(self, statements: Callable[[Connection], T]) -> T:
        """Run a function in a transaction; when this returns, it is committed."""
        return await asyncio.get_running_loop().run_in_executor(self.writer, self._write, statements)

    async def read(self, statements: Callable[[Connection], T]) -> T:
        """Run a function that only reads."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._read, statements)

    async def close(self) -> None:
        """Close all connections."""
        self.writer.submit(self._end_writing)
        self.writer.shutdown()
        self.readers.shutdown()
        self.engine.dispose()

    def _write(self, statements: Callable[[Connection], T]) -> T:
        if self.writing is None:
            self.writing = self.engine.connect()
        try:
            with self.writing.begin():
                return statements(self.writing)
        except BaseException:
            self._end_writing()  # whatever it was, the next transaction begins with a connection that has seen no error
            raise

    def _end_writing(self) -> None:
        if self.writing is not None:
            self.writing.close()
            self.writing = None

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

    async def write(self, statements: Callable[[Connection], T]) -> T:
        """Run a function in a transaction; when this returns, it is committed."""
        return await to_its_end(self._transaction(statements), self.running)

    async def read(self, statements: Callable[[Connection], T]) -> T:
        """Run a function that only reads."""
        return await to_its_end(self._transaction(statements), self.running)

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
        await self.engine.dispose()


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


def sqlite_url(folder: Path) -> str:
    """The database in a data folder."""
    return f"sqlite:///{folder / 'donabe.sqlite3'}"


class UnknownDatabase(DonabeError):
    """A database of a kind that tables cannot be kept in."""

    code = "unknown-database"


def kind_of(url: str) -> type[Sqlite | Postgres]:
    """The kind of database that a URL names."""
    match make_url(url).drivername.partition("+")[0]:
        case "sqlite":
            return Sqlite
        case "postgresql" | "postgres":
            return Postgres
        case other:
            raise UnknownDatabase("error-database", kind=shortened(other))


def open_database(url: str) -> Sqlite | Postgres:
    """The database of a URL such as `sqlite:///file` or `postgresql://user@host/name`."""
    return kind_of(url)(make_url(url))


def _careful(connection: Any, _record: object) -> None:
    """Readers never wait for the writer, and what is committed survives a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
