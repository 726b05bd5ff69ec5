"""Faults of disks, databases, networks and clocks, while people play.

Each ends with everybody's view converged, and with every acknowledged move there once (`killing.playing` sees to that).
`make test` has them small and once; with DONABE_FAULT_SECONDS they last that long and come back a few times.
"""

import asyncio
import ctypes
import os
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest

from databases import PostgresServer, postgres_server as running_postgres
from donabe.table.house import HouseConfig
from donabe.table.keeping.backup import back_up, restore
from donabe.table.keeping.steward import Steward
from donabe.table.steady_clock import SteadyClock
from donabe.table.store import database as databases
from donabe.table.store.database import sqlite_url
from donabe.table.store.seal import KEY_FILE
from donabe.table.store.store import open_store, open_to_keep
from killing import Club, playing
from people import Connection, Person, play_on, seated_table
from proxy import Strait, through_a_strait
from servers import Killable, Running, eventually, running
from spoiling import spoil_table

pytestmark = pytest.mark.anyio

SECONDS = float(os.environ.get("DONABE_FAULT_SECONDS", "0"))
LONG = SECONDS > 0
ROUNDS = 5 if LONG else 1
MANY_TROUBLES = 0.01 if LONG else 0.03  # of what is sent


# -- the disk ------------------------------------------------------------------------------------------------------------


async def test_a_full_disk_refuses_moves_until_there_is_room(tmp_path: Path) -> None:
    server = await asyncio.to_thread(Killable, tmp_path, 0)
    try:
        async with playing(server.address, sqlite_url(tmp_path)) as clubs:
            for _ in range(ROUNDS):
                before = clubs[0].put_off()
                fill_disk(server.process.pid, tmp_path)
                await eventually(lambda before=before: clubs[0].put_off() > before, 60)  # type: ignore[misc]
                await asyncio.sleep(SECONDS)
                leave_room(server.process.pid)
                await clubs[0].goes_on()
    finally:
        server.end()
    assert "disk" in (tmp_path / "server.log").read_text()


def fill_disk(process: int, folder: Path) -> None:
    """Have no file grow any more, as on a disk that is full."""
    largest = max(file.stat().st_size for file in folder.iterdir())
    resource.prlimit(process, resource.RLIMIT_FSIZE, (largest, resource.RLIM_INFINITY))


def leave_room(process: int) -> None:
    resource.prlimit(process, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


async def test_a_read_only_folder_is_said_at_the_start_and_loses_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    folder.mkdir()
    server = await asyncio.to_thread(Killable, folder, 0, preexec_fn=obey_permissions)
    async with playing(server.address, sqlite_url(folder)) as clubs:
        for _ in range(ROUNDS):
            permit(folder, 0o555, 0o444)
            await asyncio.sleep(max(0.5, SECONDS))
            server.end()
            assert "the database cannot be reached" in await asyncio.to_thread(last_words, folder)
            permit(folder, 0o700, 0o600)
            server = await asyncio.to_thread(Killable, folder, server.port, preexec_fn=obey_permissions)
            await clubs[0].goes_on()
    server.end()


def last_words(folder: Path) -> str:
    """What a server says that does not start."""
    command = [sys.executable, "-m", "donabe", "serve", "--port", "0", "--data", str(folder)]
    ran = subprocess.run(
        command,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        preexec_fn=obey_permissions,
    )
    assert ran.returncode == 2
    return ran.stderr.splitlines()[-1]


def obey_permissions() -> None:
    """Have even root obey the permissions of files: called in the new process."""
    drop_from_bounding_set, dac_override = 24, 1
    if os.geteuid() == 0:
        ctypes.CDLL(None).prctl(drop_from_bounding_set, dac_override, 0, 0, 0)


def permit(folder: Path, mode: int, file_mode: int) -> None:
    for file in folder.iterdir():
        if file.name != "server.log":
            file.chmod(file_mode)
    folder.chmod(mode)


async def test_a_corrupt_page_harms_one_table_and_a_backup_brings_it_back(tmp_path: Path) -> None:
    folder, backup = tmp_path / "house", tmp_path / "backup"
    folder.mkdir()
    server = await asyncio.to_thread(Killable, folder, 0)
    async with Person(server.address) as mio, Person(server.address) as ken:
        victim = await long_table([mio, ken], 60)
        cookies = mio.http.cookies
    async with playing(server.address, sqlite_url(folder)) as clubs:
        await back_up(sqlite_url(folder), backup)
        server.end()
        spoil_table(folder / "donabe.sqlite3", victim, tables_of(clubs))
        server = await asyncio.to_thread(Killable, folder, server.port)
        await clubs[0].goes_on()
        assert await answer_about(victim, server.address, cookies) == (503, "unreadable")
        assert await reasons_aside(folder) == {victim: MALFORMED}
        await clubs[1].goes_on()
    server.end()
    assert f"table {victim} is put aside: {MALFORMED}" in (folder / "server.log").read_text()
    (tmp_path / "new").mkdir()
    await restore(backup, sqlite_url(tmp_path / "new"))
    shutil.copy(folder / KEY_FILE, tmp_path / "new" / KEY_FILE)
    server = await asyncio.to_thread(Killable, tmp_path / "new", 0)
    assert await answer_about(victim, server.address, cookies) == (200, "")
    server.end()


def tables_of(clubs: list[Club]) -> set[str]:
    """Where clubs have played, and where they sit now."""
    played = {promise.table for club in clubs for promise in club.promises()}
    return played | {member.table for club in clubs for member in club.members}


MALFORMED = "its log cannot be read: database disk image is malformed"


async def answer_about(table: str, address: str, cookies: httpx.Cookies) -> tuple[int, str]:
    """What somebody is answered who asks for a table: the status, and the code of what is wrong."""
    async with httpx.AsyncClient(base_url=address, cookies=cookies, timeout=60) as http:
        answer = await http.get(f"/api/tables/{table}")
    return answer.status_code, answer.json().get("code", "")


async def reasons_aside(folder: Path) -> dict[str, str]:
    """The tables that were put aside, and why, as `donabe admin list` has them."""
    store = await open_to_keep(sqlite_url(folder), None)
    listed = {table.id: table.aside for table in await Steward(store).tables() if table.aside}
    await store.close()
    return listed


async def long_table(people: list[Person], moves: int) -> str:
    lines = await seated_table(people, "mush_ring")
    assert await play_on(lines, moves, "m")
    for line in lines:
        await line.close()
    return lines[0].table_id


# -- the database --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def postgres_server() -> Iterator[PostgresServer]:
    with running_postgres() as server:
        yield server


@asynccontextmanager
async def beyond_a_strait(postgres_server: PostgresServer) -> AsyncIterator[tuple[Running, Strait]]:
    """A server with a bad network between it and its database."""
    async with through_a_strait(postgres_server.port) as (port, strait):
        url = postgres_server.url.replace(str(postgres_server.port), str(port))
        async with running(url) as server:
            yield server, strait


async def test_a_database_that_is_restarted_is_found_again(postgres_server: PostgresServer) -> None:
    async with running(postgres_server.url) as server, playing(server.address, postgres_server.url) as clubs:
        for _ in range(ROUNDS):
            await asyncio.to_thread(postgres_server.stop)
            await asyncio.sleep(SECONDS)
            await asyncio.to_thread(postgres_server.start)
            await clubs[0].goes_on()


async def test_a_slow_database_makes_everybody_wait_and_nothing_worse(postgres_server: PostgresServer) -> None:
    async with (
        beyond_a_strait(postgres_server) as (server, strait),
        playing(server.address, postgres_server.url) as clubs,
    ):
        strait.delay = 1.0 if LONG else 0.1  # in each direction
        for _ in range(ROUNDS):
            await clubs[0].goes_on(120)
        strait.delay = 0.0


@pytest.mark.parametrize("healed", [True, False], ids=["then it heals", "then all is cut"])
async def test_a_network_that_swallows_everything_is_noticed(
    postgres_server: PostgresServer, healed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("donabe.table.store.store.PATIENCE", SECONDS or 1.0)
    monkeypatch.setattr(databases, "CONNECTING", SECONDS or 1.0)
    async with (
        beyond_a_strait(postgres_server) as (server, strait),
        playing(server.address, postgres_server.url) as clubs,
    ):
        for _ in range(ROUNDS):
            strait.block()
            assert not await server.services.is_ready()
            await asyncio.sleep(2 * SECONDS)
            if not healed:
                strait.cut()
            strait.unblock()
            await clubs[0].goes_on()


# -- the process, its clock, and its network -----------------------------------------------------------------------------


async def test_a_process_that_stands_still_goes_on(tmp_path: Path) -> None:
    server = await asyncio.to_thread(Killable, tmp_path, 0)
    try:
        async with playing(server.address, sqlite_url(tmp_path)) as clubs:
            for _ in range(ROUNDS):
                server.process.send_signal(signal.SIGSTOP)
                await asyncio.sleep(SECONDS or 2.5)
                server.process.send_signal(signal.SIGCONT)
                await clubs[0].goes_on()
    finally:
        server.end()


@pytest.mark.parametrize("running_on", [True, False], ids=["while it runs", "while it is down"])
async def test_a_clock_that_is_set_back_stops_nobody(running_on: bool, tmp_path: Path) -> None:
    behind = [0.0]

    def wall() -> float:
        return time.time() - behind[0]

    def house(port: int = 0) -> AbstractAsyncContextManager[Running]:
        return running(tmp_path, house=HouseConfig(pace=0.05, now=SteadyClock(wall)), port=port)

    async with AsyncExitStack() as open_houses:
        server = await open_houses.enter_async_context(house())
        async with playing(server.address, sqlite_url(tmp_path)) as clubs, Person(server.address) as mio:
            line = await mio.sit_down(await mio.make("iyadosu", bots="thumb", start=True, clock=30))
            await line.until(lambda: bool(line.choices))
            await line.move("before", line.choices[0])
            for number in range(ROUNDS):
                behind[0] += 3600.0
                if not running_on:
                    await open_houses.aclose()
                    server = await open_houses.enter_async_context(house(server.port))
                    line = await mio.sit_down(line.table_id)
                for club in clubs:
                    await club.goes_on()
                await moves_on(line, f"set back {number}")
                assert 0 < line.table["seats"][0]["left"] <= 30
    await times_go_forwards(tmp_path, tables_of(clubs) | {line.table_id})


async def times_go_forwards(folder: Path, tables: set[str]) -> None:
    """In each table's log, entries are in the order of their times."""
    store = await open_store(sqlite_url(folder))
    for table in tables:
        times = [entry.at for entry in await store.entries(table)]
        assert times == sorted(times)
    await store.close()


async def moves_on(line: Connection, tag: str) -> None:
    """Play a few moves; between them bots have to move, in their usual time."""
    for number in range(4):
        await line.until(lambda: bool(line.choices), 10)
        version = await line.move(f"{tag}-{number}", line.choices[0])
        await line.until(lambda version=version: (line.version or 0) >= version)  # type: ignore[misc]
    await line.until(lambda: bool(line.choices), 10)


async def test_frames_that_are_late_or_cut_off_lose_nothing(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as server,
        through_a_strait(int(server.address.rpartition(":")[2])) as (port, strait),
        playing(f"http://127.0.0.1:{port}", sqlite_url(tmp_path)) as clubs,
    ):
        strait.cut_share = strait.late_share = MANY_TROUBLES / 2
        async with asyncio.timeout(600):
            while strait.cuts < 3 * ROUNDS or strait.late < 3 * ROUNDS:
                await clubs[0].goes_on()
        await asyncio.sleep(6 * SECONDS)
        strait.cut_share = strait.late_share = 0.0
