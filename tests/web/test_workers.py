"""`donabe serve --processes`: workers that are one house on one port, whichever of them dies or is replaced."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest

from databases import postgres
from donabe.web.limits import Limits
from killing import playing
from people import Person, play_on, seated_table
from servers import Killable, eventually

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(scope="module")
def key(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The key of all houses on this database."""
    return tmp_path_factory.mktemp("keys") / "key"


@pytest.fixture(scope="module")
def house(database: str, key: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Killable]:
    """A parent with two workers."""
    folder = tmp_path_factory.mktemp("house")
    server = Killable(folder, 0, "--processes", "2", "--database", database, "--pace", "0", "--key-file", str(key))
    yield server
    workers = server.workers()
    assert server.end(signal.SIGTERM) == 0
    assert not any(Path(f"/proc/{worker}").exists() for worker in workers), "nobody is left behind"


def test_several_processes_are_refused_without_postgresql(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "donabe", "serve", "--processes", "2", "--data", str(tmp_path / "house")]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode == 2
    assert "--database postgresql://" in ran.stderr
    assert not (tmp_path / "house").exists()


async def test_people_of_a_table_meet_in_one_worker_and_the_lists_know_who_is_there(house: Killable) -> None:
    async with Person(house.address) as a, Person(house.address) as b, Person(house.address) as c:
        for _ in range(3):
            lines = await seated_table([a, b, c], "iyadosu")
            assert len(await play_on(lines, 6, "m")) == 6
            home = {socket_holder(house.workers(), line.socket.local_address[1]) for line in lines if line.socket}
            assert len(home) == 1
        for _ in range(4):  # whichever worker answers
            async with httpx.AsyncClient(base_url=house.address, cookies=a.http.cookies) as fresh:
                summary = (await fresh.get(f"/api/tables/{lines[0].table_id}")).json()
            assert [seat["here"] for seat in summary["seats"]] == [True, True, True]


async def test_every_worker_tells_what_all_of_them_count(database: str, key: Path, tmp_path: Path) -> None:
    options = ("--processes", "2", "--database", database, "--pace", "0", "--key-file", str(key))
    new = await asyncio.to_thread(Killable, tmp_path, 0, *options)  # where nobody has played yet
    try:
        async with Person(new.address) as a, Person(new.address) as b, Person(new.address) as c:
            for _ in range(4):  # so many tables are at home in both, nearly always
                await play_on(await seated_table([a, b, c], "iyadosu"), 5, "n")

            async def told() -> None:
                for _ in range(6):  # whichever worker answers
                    counted = await moves_counted(new)
                    assert set(counted) == {"0", "1"}
                    assert sum(counted.values()) == 20

            await in_the_end(told)
    finally:
        assert new.end(signal.SIGTERM) == 0


async def all_are_there(house: Killable) -> None:
    assert set(await moves_counted(house)) == {"0", "1"}


async def moves_counted(house: Killable) -> dict[str, float]:
    """The moves that each worker has counted."""
    async with httpx.AsyncClient(base_url=house.address) as fresh:
        text = (await fresh.get("/metrics")).text
    return {worker: float(moves) for worker, moves in re.findall(r'donabe_moves_total{worker="(\d)"} (\S+)', text)}


async def in_the_end(told: Callable[[], Awaitable[None]], seconds: float = 10.0) -> None:
    """Ask until it is as it should be."""
    until = time.monotonic() + seconds
    while True:
        try:
            return await told()
        except AssertionError:
            if time.monotonic() > until:
                raise
        await asyncio.sleep(0.2)


def socket_holder(workers: list[int], port: int) -> int:
    """The worker that has the connection whose other end has this port."""
    for worker in workers:
        lines = Path(f"/proc/{worker}/net/tcp").read_text().splitlines()[1:]
        inodes = {line.split()[9] for line in lines if line.split()[2].endswith(f":{port:04X}")}
        for handle in Path(f"/proc/{worker}/fd").iterdir():
            if handle.is_symlink() and any(str(handle.readlink()) == f"socket:[{inode}]" for inode in inodes):
                return worker
    raise AssertionError("nobody has it")


async def test_a_name_is_new_in_every_worker(house: Killable) -> None:
    async with Person(house.address) as mio:
        for _ in range(6):
            async with httpx.AsyncClient(base_url=house.address, cookies=mio.http.cookies) as fresh:
                await fresh.get("/api/me")  # until every worker knows the guest
        await mio.call("Mio")
        await asyncio.sleep(0.3)
        for _ in range(8):
            async with httpx.AsyncClient(base_url=house.address, cookies=mio.http.cookies) as fresh:
                assert (await fresh.get("/api/me")).json()["name"] == "Mio"


async def test_what_a_guest_may_do_is_counted_by_all_workers_together(house: Killable) -> None:
    await in_the_end(lambda: all_are_there(house), 60)
    async with Person(house.address) as mio:
        begun, answers = time.monotonic(), []
        for number in range(30):
            async with httpx.AsyncClient(base_url=house.address, cookies=mio.http.cookies) as fresh:
                answers.append((await fresh.put("/api/me", json={"name": f"Mio {number}"})).status_code)
        renames = Limits().renames
        assert set(answers) == {200, 429}
        assert answers.count(200) <= renames.at_once + 1 + renames.a_second * (time.monotonic() - begun)


async def test_a_worker_that_is_killed_is_replaced_and_the_others_go_on(house: Killable, database: str) -> None:
    victim = house.workers()[0]
    async with playing(house.address, database):
        os.kill(victim, signal.SIGKILL)
        await eventually(lambda: victim not in house.workers() and len(house.workers()) == 2, 60)


async def test_a_rolling_restart_replaces_every_worker_and_loses_nobody(house: Killable, database: str) -> None:
    before = set(house.workers())
    async with playing(house.address, database):
        await roll(house)
    assert before.isdisjoint(house.workers())


async def roll(house: Killable) -> None:
    before = set(house.workers())
    house.process.send_signal(signal.SIGHUP)
    async with asyncio.timeout(300):  # a machine under load takes long to start a process
        while not before.isdisjoint(house.workers()) or len(house.workers()) != 2:
            async with httpx.AsyncClient(base_url=house.address) as visitor:
                assert (await visitor.get("/healthz")).status_code == 200, "somebody always answers"
            await asyncio.sleep(0.05)


def test_workers_end_when_their_parent_is_killed(database: str, key: Path, tmp_path: Path) -> None:
    server = Killable(tmp_path, 0, "--processes", "2", "--database", database, "--key-file", str(key))
    workers = server.workers()
    server.end(signal.SIGKILL)
    until = time.monotonic() + 60
    while any(Path(f"/proc/{worker}").exists() for worker in workers):
        assert time.monotonic() < until
        time.sleep(0.05)
