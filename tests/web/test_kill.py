"""`kill -9` under load at random moments: nothing acknowledged is lost, doubled or out of order, and clients converge."""

import asyncio
import os
import random
import signal
from pathlib import Path
from typing import Any

import pytest

from donabe.table import log
from donabe.table.store.database import sqlite_url
from donabe.table.store.store import open_store
from killing import Club, kept
from people import Connection
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
    kept(promises, await all_moves(tmp_path, {promise.table for promise in promises}))


async def killed_once(clubs: list[Club], servers: list[Killable], folder: Path) -> None:
    """Kill the server at a random moment and start it again; life goes on."""
    await asyncio.sleep(0.2 + 1.5 * random.random())
    servers[-1].end(signal.SIGKILL)
    before = sum(len(club.promises()) for club in clubs)
    servers.append(await asyncio.to_thread(Killable, folder, servers[0].port))
    async with asyncio.timeout(60):
        while sum(len(club.promises()) for club in clubs) <= before:
            failed = [task for club in clubs for task in club.tasks if task.done()]
            assert not failed, failed[0].exception()
            await asyncio.sleep(0.02)


async def converged(club: Club) -> None:
    """What a client put together over all losses is what a newcomer is told, version and view."""
    for member in club.members:
        line = member.line
        assert line is not None
        await line.open()
        fresh = Connection(member.person, line.table_id)
        await fresh.open()
        await line.until(lambda line=line, fresh=fresh: line.version == fresh.version)  # type: ignore[misc]
        for part in ("view", "chat", "sheet", "result"):
            assert line.parts[part] == fresh.parts[part], part
        assert lasting_events(line) == lasting_events(fresh)
        await line.close()
        await fresh.close()


def lasting_events(line: Connection) -> list[Any]:
    """All events but cards of tricks that are, or at some time were, not to be looked up: a newcomer may have more of those."""
    view = line.parts["view"]
    return [event for event in line.parts["events"] if "trick" not in event or is_shown(event, view)]


def is_shown(event: dict[str, Any], view: dict[str, Any]) -> bool:
    """Whether cards of this trick could be looked up all along: it is the last one of the running round, or the present."""
    running = view["phase"] != "over" and event["round"] == view["round"]
    return running and bool(event["trick"] >= view.get("last_trick", 0))


async def all_moves(folder: Path, tables: set[str]) -> dict[tuple[str, int], tuple[str, int, str]]:
    """Every move in the logs by its place; a log's places are without gaps."""
    store = await open_store(sqlite_url(folder))
    moves = {}
    for table in tables:
        entries = await store.entries(table)
        assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
        for entry in entries:
            if isinstance(entry.body, log.Moved):
                moves[table, entry.version] = (entry.body.id, entry.body.seat, entry.body.token)
    await store.close()
    return moves
