"""The door opens at once; tables wake when they are due or asked for, and clocks go on meanwhile."""

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import pytest

from donabe.kernel.game import Game
from donabe.kernel.match import Match
from donabe.kernel.options import Value
from donabe.table import house as house_module, state, waking
from donabe.table.house import HouseConfig
from donabe.table.state import Deal, TableState
from donabe.table.store.store import Store
from people import Person
from servers import emptied, eventually, running

pytestmark = pytest.mark.anyio


async def test_the_door_opens_before_the_tables_are_awake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path) as server, Person(server.address) as mio:
        tables = [await mio.make("iyadosu", bots="thumb", start=True, clock=30) for _ in range(12)]
        cookies = mio.http.cookies
    folded = state.folded

    def slowly(*args: Any) -> Any:
        time.sleep(0.3)
        return folded(*args)

    monkeypatch.setattr(house_module, "folded", slowly)
    async with running(tmp_path) as server, Person(server.address) as mio:
        house = server.services.house
        mio.http.cookies = cookies
        assert (await mio.http.get("/healthz")).status_code == 200
        assert len(house.live) < len(tables) // 2
        assert (await mio.get(f"/api/tables/{tables[-1]}"))["status"] == "playing"
        assert len(house.live) < len(tables)
        await eventually(lambda: house.live.keys() == set(tables))


async def test_a_clock_runs_out_at_a_table_that_has_left_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waking, "LOOK", 0.1)
    monkeypatch.setattr(waking, "QUIET", 0.2)
    config = HouseConfig(pace=0.0, idle_after=0.2)
    async with running(tmp_path, house=config) as server, Person(server.address) as mio:
        house = server.services.house
        line = await mio.sit_down(await mio.make("iyadosu", bots="thumb", start=True, clock=3))
        await line.until(lambda: bool(line.choices))
        await line.close()
        await eventually(lambda: line.table_id not in house.live)
        await eventually(lambda: line.table_id in house.live and moved_by_clock(house.live[line.table_id].table))


def moved_by_clock(table: TableState) -> bool:
    return any(b'"kind":"clock"' in event.data for event in table.events)


def deal_with_first(seat: int) -> Deal:
    """Deals of Iyadosu in which this seat begins."""

    def deal(game: Game, names: Sequence[str], options: Mapping[str, Value], _seed: bytes) -> Match:
        matches = (Match(game, names, options, bytes([number]) * 32) for number in range(256))
        return next(match for match in matches if list(match.state.actors()) == [seat])

    return deal


# The person begins, so that nothing comes between the start and the leaving; or a bot does.
@pytest.mark.parametrize("first", [0, 1])
async def test_a_table_with_a_long_clock_is_left_asleep(tmp_path: Path, first: int) -> None:
    config = HouseConfig(deal=deal_with_first(first), pace=0.0)
    async with running(tmp_path, house=config) as server, Person(server.address) as mio:
        house = server.services.house
        line = await mio.sit_down(await mio.make("iyadosu", bots="thumb", start=True, clock=80_000))
        await line.until(lambda: bool(line.choices))
        await line.close()
        left = house.live[line.table_id].table.seats[0]
        await eventually(lambda: left.left_since is not None)
        await emptied(house)
        await mio.get("/api/tables")
        now = house.config.now()
        assert await house.store.unsettled(now + 60) == []
        assert await house.store.due(now + 90_000, now + 90_000) == [line.table_id]


class Found:
    """A store in which the same tables are due at every look."""

    def __init__(self, *tables: str) -> None:
        self.tables = list(tables)
        self.looks = 0

    async def unsettled(self, _soon: float) -> list[str]:
        return []

    async def due(self, _now: float, _quiet_since: float) -> list[str]:
        self.looks += 1
        return self.tables


async def test_a_table_that_cannot_be_woken_keeps_no_other_asleep_and_is_logged_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(waking, "LOOK", 0.0)
    caplog.set_level(logging.ERROR)
    store, woken = Found("t-1", "t-bad", "t-2"), []

    async def wake(table_id: str) -> None:
        if table_id == "t-bad":
            raise OSError(f"look {'one' if store.looks < 3 else 'later'}")
        woken.append(table_id)

    looking = asyncio.create_task(waking.wake_due(cast("Store", store), wake, time.time))
    await eventually(lambda: store.looks > 5)
    looking.cancel()
    with suppress(asyncio.CancelledError):
        await looking
    assert woken[:4] == ["t-1", "t-2", "t-1", "t-2"]
    assert [record.message for record in caplog.records] == [
        "table t-bad could not be woken, OSError: look one; trying again",
        "table t-bad could not be woken, OSError: look later; trying again",
    ]
