"""Databases to test with: a private PostgreSQL server."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import unittest
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import text

from donabe.table.store.database import open_database
from installing import installed


def postgres_programs() -> Path:
    """The folder of PostgreSQL's programs, installed if need be; what needs them is skipped where that cannot be."""
    found = _newest_postgres() or (installed("postgresql") and _newest_postgres())
    if not found:
        raise unittest.SkipTest("PostgreSQL is not installed here")
    return found


def _newest_postgres() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


class PostgresServer:
    """A server of our own. PostgreSQL refuses to run as root, so root lends it another user.

    Its folder is not among pytest's: each run of pytest closes the one above them all to other users.
    """

    def __init__(self, *, careful: bool = False) -> None:
        self.programs = postgres_programs()
        self.careful = careful  # whether a commit waits for the disk
        self.data = Path(tempfile.mkdtemp(prefix="donabe-postgres-"))
        self.user = other_user() if os.geteuid() == 0 else None
        if self.user is not None:
            os.chown(self.data, self.user.pw_uid, self.user.pw_gid)
        initdb = self._started("initdb", "-D", str(self.data / "db"), "-U", "donabe", "-A", "trust", "--no-sync")
        assert initdb.wait(120) == 0, self._said()
        self.port = free_port()  # not sooner: somebody else may take it meanwhile
        self.start()

    @property
    def url(self) -> str:
        return f"postgresql://donabe@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        fsync = "on" if self.careful else "off"
        settings = ("listen_addresses=127.0.0.1", f"unix_socket_directories={self.data}", f"fsync={fsync}")
        options = [word for setting in settings for word in ("-c", setting)]
        self.server = self._started("postgres", "-D", str(self.data / "db"), "-p", str(self.port), *options)
        assert wait_for(self.port, self.server), self._said()

    def stop(self, number: int = signal.SIGINT) -> None:
        """End it, and with it every connection."""
        self.server.send_signal(number)
        self.server.wait(30)

    def _started(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        uid, gid = (self.user.pw_uid, self.user.pw_gid) if self.user is not None else (None, None)
        environment = {"PATH": os.environ["PATH"], "LC_ALL": "C", "HOME": str(self.data)}
        extra: dict[str, list[int]] = {"extra_groups": []} if self.user is not None else {}
        command = [str(self.programs / program), *arguments]
        with (self.data / "log").open("ab") as out:
            output = {"stdout": out, "stderr": subprocess.STDOUT}
            return subprocess.Popen(command, user=uid, group=gid, env=environment, cwd=self.data, **output, **extra)  # type: ignore[call-overload,no-any-return]

    def _said(self) -> str:
        return (self.data / "log").read_text("utf-8", "replace")[-2000:]


@contextmanager
def postgres_server(*, careful: bool = False) -> Iterator[PostgresServer]:
    """A server of our own, gone at the end."""
    server = PostgresServer(careful=careful)
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(server.data, ignore_errors=True)


@contextmanager
def postgres(*, careful: bool = False) -> Iterator[str]:
    """The URL of one."""
    with postgres_server(careful=careful) as server:
        yield server.url


async def empty(url: str) -> None:
    """Drop everything that is in a database."""
    database = open_database(url)
    await database.write(lambda connection: connection.execute(text("DROP SCHEMA public CASCADE")))
    await database.write(lambda connection: connection.execute(text("CREATE SCHEMA public")))
    await database.close()


def other_user() -> pwd.struct_passwd:
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise LookupError("no user to run PostgreSQL as")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(port: int, server: subprocess.Popen[bytes]) -> bool:
    """Whether the server listens, in the end."""
    for _ in range(300):
        if server.poll() is not None:
            return False
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return True
    return False
