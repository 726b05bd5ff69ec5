"""Databases to test with: a private PostgreSQL server, where its programs are installed."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def postgres_programs() -> Path | None:
    """The folder of PostgreSQL's programs, the newest there is."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


@contextmanager
def postgres(folder: Path, programs: Path) -> Iterator[str]:
    """The URL of a server of our own, gone at the end. PostgreSQL refuses to run as root, so root lends it another user."""
    data = folder / "postgres"
    data.mkdir()
    user = other_user() if os.geteuid() == 0 else None
    if user is not None:
        for path in (data, *data.parents):
            if path == data:
                os.chown(path, user.pw_uid, user.pw_gid)
            elif path.stat().st_uid == 0 and path != Path("/") and path.is_relative_to(tempfile.gettempdir()):
                path.chmod(path.stat().st_mode | 0o711)

    def started(*command: str) -> subprocess.Popen[bytes]:
        uid, gid = (user.pw_uid, user.pw_gid) if user is not None else (None, None)
        environment = {"PATH": os.environ["PATH"], "LC_ALL": "C", "HOME": str(data)}
        output = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        extra: dict[str, list[int]] = {"extra_groups": []} if user is not None else {}
        return subprocess.Popen(command, user=uid, group=gid, env=environment, cwd=data, **output, **extra)  # type: ignore[call-overload,no-any-return]

    initdb = started(str(programs / "initdb"), "-D", str(data / "db"), "-U", "donabe", "-A", "trust", "--no-sync")
    assert initdb.wait(120) == 0, "initdb failed"
    port = free_port()
    options = ("-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={data}", "-c", "fsync=off")
    server = started(str(programs / "postgres"), "-D", str(data / "db"), "-p", str(port), *options)
    try:
        wait_for(port, server)
        yield f"postgresql://donabe@127.0.0.1:{port}/postgres"
    finally:
        server.terminate()
        server.wait(30)


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


def wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    """Until the server listens."""
    for _ in range(300):
        assert server.poll() is None, "PostgreSQL ended at once"
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError("PostgreSQL does not answer")
