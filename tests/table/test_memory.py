"""Tables that left memory are freed, without the garbage collector."""

import asyncio
import gc
import os
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from attacks import memory
from donabe.bots.pool import BotPool
from donabe.kernel.match import Match
from donabe.table.attendant import Attendant
from donabe.table.guests import Guest
from donabe.table.house import House, HouseConfig, Setup
from donabe.table.live_table import LiveTable
from donabe.table.messages import Move, Sit
from donabe.table.refusals import Busy
from donabe.table.state import TableState
from donabe.table.store.database import sqlite_url
from donabe.table.store.store import open_store
from donabe.web.connection import Connection
from donabe.web.serve import tune_garbage_collector
from people import Person
from servers import emptied, eventually, running

pytestmark = pytest.mark.anyio
TABLES = int(os.environ.get("DONABE_SOAK_TABLES", "40"))
TOGETHER = 20
MOST_GROWTH = 30_000_000  # bytes, for what the store and the log of the interpreter remember
COUNTED = (LiveTable, TableState, Attendant, Match, Connection)


@pytest.fixture
def without_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
def served_collector() -> Iterator[None]:
    """The garbage collector as a server has it: what lives for long is hardly ever looked at."""
    before = gc.get_threshold(), sys.getswitchinterval()
    tune_garbage_collector()
    yield
    gc.unfreeze()
    gc.set_threshold(*before[0])
    sys.setswitchinterval(before[1])


def living() -> Counter[str]:
    """How many objects of each of the kinds that belong to a table there are."""
    return Counter(type(thing).__name__ for thing in gc.get_objects() if type(thing) in COUNTED)


class Onlooker:
    """Somebody connected, who throws away what is sent."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.changes = True

    def send(self, data: bytes) -> None:
        pass

    def shut(self) -> None:
        pass


async def visited(house: House, guest: Guest) -> None:
    """A table where somebody played a little, and which everybody left."""
    live = await house.make(guest, Setup("iyadosu", bots="thumb", start=True, clock=9000))
    viewer = Onlooker(guest)
    live.join(viewer, None)
    await eventually(lambda: 0 in live.table.actors(), 120)
    assert live.table.match is not None
    token = live.table.game.token(live.table.match.state.legal(0)[0])
    await live.carry_out(viewer, Move("m", token))
    live.why(viewer, "K1")
    live.leave(viewer)


async def test_memory_stays_flat_however_many_tables_come_and_go(tmp_path: Path, served_collector: None) -> None:
    """`make soak` has 50,000 of them."""
    store = await open_store(sqlite_url(tmp_path))
    config = HouseConfig(pace=0.0, most_unfinished=10**9)
    with ThreadPoolExecutor(1) as executor:
        house = House(store, BotPool(executor), config)
        before, sizes = living(), []
        for number in range(max(2, TABLES // TOGETHER)):
            guest = Guest(f"g-{number}", "Mio")  # all tables of one guest are counted for each that the guest makes
            await asyncio.gather(*(visited(house, guest) for _ in range(TOGETHER)))
            await emptied(house)
            await store.tables_of(guest.id)  # the index rows are written
            sizes.append(memory(os.getpid()))
        await house.close()
    assert living() - before == Counter()
    if len(sizes) > 50:
        print(f"memory after a fifth {sizes[len(sizes) // 5] / 1e6:.0f} MB, at the end {sizes[-1] / 1e6:.0f} MB")
        assert sizes[-1] - sizes[len(sizes) // 5] < MOST_GROWTH


async def test_a_table_that_stays_does_not_remember_all_who_ever_watched(tmp_path: Path) -> None:
    store = await open_store(sqlite_url(tmp_path))
    with ThreadPoolExecutor(1) as executor:
        house = House(store, BotPool(executor))
        host, other = Onlooker(Guest("g-host", "Mio")), Onlooker(Guest("g-other", "Ken"))
        live = await house.make(host.guest, Setup("iyadosu"))
        for viewer in (host, other):
            live.join(viewer, None)
        await live.carry_out(other, Sit(1))
        live.leave(other)
        for number in range(50):
            watcher = Onlooker(Guest(f"g-{number}", "Eve"))
            live.join(watcher, None)
            live.leave(watcher)
        assert set(live.presence.gone_since) == {"g-other", "g-49"}
        await house.close()


async def test_memory_holds_so_many_tables_and_those_that_nobody_watches_make_room(tmp_path: Path) -> None:
    store = await open_store(sqlite_url(tmp_path))
    with ThreadPoolExecutor(1) as executor:
        house = House(store, BotPool(executor), HouseConfig(pace=0.0, most_live=6))
        mio = Onlooker(Guest("g-mio", "Mio"))
        watched = await house.make(mio.guest, Setup("iyadosu"))
        watched.join(mio, None)
        tables = [(await house.make(mio.guest, Setup("salty"))).table.id for _ in range(20)]
        for together in (tables[:5], tables[5:10]):
            await asyncio.gather(*(house.table(table) for table in together))
            assert len(house.live) <= 6
        for table in tables:
            await house.table(table)
            assert len(house.live) <= 6
        assert house.live[watched.table.id] is watched
        for table in tables[-5:]:
            (await house.table(table)).join(mio, None)
        with pytest.raises(Busy):
            await house.table(tables[0])
        assert len(house.live) == 6
        await house.close()


async def test_a_table_that_left_memory_is_freed_with_all_that_belonged_to_it(
    tmp_path: Path, without_collector: None
) -> None:
    before = living()
    async with running(tmp_path) as server, Person(server.address) as mio:
        for number in range(20):
            line = await mio.sit_down(await mio.make("iyadosu", bots="thumb", start=True, clock=number % 2 * 9000))
            for move in range(4):
                await line.until(lambda line=line: bool(line.choices))  # type: ignore[misc]
                version = await line.move(f"m{move}", line.choices[0])
                await line.until(lambda line=line, version=version: line.version >= version)  # type: ignore[misc]
            await line.until(lambda line=line: bool(line.choices))  # type: ignore[misc]
            await line.send(t="why", pick="nothing")
            await line.send(t="move", id="bad", token="no such card")
            await line.until(lambda line=line: len(line.refusals) > 1)  # type: ignore[misc]
            await line.close()
        await mio.get("/api/tables")
        await emptied(server.services.house)
        await mio.get("/api/tables")  # the loop has gone round, and the index rows are written
        assert living() - before == Counter()
