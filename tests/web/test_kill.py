"""`kill -9` under load at random moments: nothing acknowledged is lost, doubled or out of order, and clients converge."""

import asyncio
import os
import random
import signal
from pathlib import Path

import pytest

from donabe.table.store.database import sqlite_url
from killing import Club, converged, kept, moves_in
from servers import Killable

pytestmark = pytest.mark.anyio

ROUNDS = int(os.environ.get("DONABE_KILL_ROUNDS", "3"))
CLUBS = 3


async def test_a_killed_server_keeps_every_promise_and_clients_converge(tmp_path: Path) -> None:
    servers = [await asyncio.to_thread(Killable, tmp_path, 0)]
    clubs = [Club(servers[0].address) for _ in range(CLUBS)]
    try:
        for club in clubs:
            await club.gather("iyadosu")
        for _ in range(ROUNDS):
            await killed_once(clubs, servers, tmp_path)
        for club in clubs:
            await club.part()
        for club in clubs:
            await converged(club)
    finally:
        for club in clubs:
            await club.go_home()
        code = servers[-1].end(signal.SIGTERM)
    assert code in {0, -signal.SIGTERM}
    promises = [promise for club in clubs for promise in club.promises()]
    assert len(promises) > 10 * ROUNDS
    kept(promises, await moves_in(sqlite_url(tmp_path), {promise.table for promise in promises}))


async def killed_once(clubs: list[Club], servers: list[Killable], folder: Path) -> None:
    """Kill the server at a random moment and start it again; life goes on."""
    await asyncio.sleep(0.2 + 1.5 * random.random())
    servers[-1].end(signal.SIGKILL)
    servers.append(await asyncio.to_thread(Killable, folder, servers[0].port))
    await clubs[0].goes_on()
