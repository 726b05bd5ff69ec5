"""`kill -9` under load at random moments: nothing acknowledged is lost, doubled or out of order, and clients converge.

`make soak` does this DONABE_KILL_ROUNDS times on SQLite, and as often to one of two workers on PostgreSQL.
"""

import asyncio
import os
import random
import signal
from pathlib import Path

import pytest

from databases import postgres
from donabe.table.store.database import sqlite_url
from killing import Club, kept, moves_in, playing
from servers import Killable, eventually

pytestmark = pytest.mark.anyio

ROUNDS = int(os.environ.get("DONABE_KILL_ROUNDS", "3"))
CLUBS = 3
CHECKED_EVERY = 10  # kills


async def test_a_killed_server_keeps_every_promise_and_clients_converge(tmp_path: Path) -> None:
    servers = [await asyncio.to_thread(Killable, tmp_path, 0)]
    try:
        async with playing(servers[0].address, sqlite_url(tmp_path), CLUBS) as clubs:
            for number in range(ROUNDS):
                await some_time()
                servers[-1].end(signal.SIGKILL)
                servers.append(await asyncio.to_thread(Killable, tmp_path, servers[0].port))
                await life_goes_on(clubs, number, sqlite_url(tmp_path))
    finally:
        code = servers[-1].end(signal.SIGTERM)
    assert code in {0, -signal.SIGTERM}


async def test_killed_workers_keep_every_promise_and_clients_converge(tmp_path: Path) -> None:
    with postgres() as database:
        house = await asyncio.to_thread(Killable, tmp_path, 0, "--processes", "2", "--database", database)
        try:
            async with playing(house.address, database, CLUBS) as clubs:
                for number in range(ROUNDS):
                    await some_time()
                    await eventually(lambda: bool(house.workers()))
                    os.kill(random.choice(house.workers()), signal.SIGKILL)
                    await life_goes_on(clubs, number, database)
        finally:
            code = house.end(signal.SIGTERM)
    assert code == 0


async def some_time() -> None:
    await asyncio.sleep(0.2 + 1.5 * random.random())


async def life_goes_on(clubs: list[Club], number: int, database: str) -> None:
    """Wait until a club has played on; who watches a long run sees now and then how many promises were kept so far."""
    await clubs[number % CLUBS].goes_on()
    if number % CHECKED_EVERY == CHECKED_EVERY - 1:
        promises = [promise for club in clubs for promise in club.promises()]
        kept(promises, await moves_in(database, {promise.table for promise in promises}))
        print(f"{number + 1} kills, {len(promises)} acknowledged moves, each there once", flush=True)
