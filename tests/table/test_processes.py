"""Several server processes on one database: any of them can serve any table."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack

import pytest

from donabe.table import log
from donabe.table.house import House
from donabe.table.live_table import LiveTable
from people import Person, play_on, seated_table
from servers import running

pytestmark = pytest.mark.anyio


async def test_people_on_different_processes_play_at_one_table(database: str) -> None:
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(running(database))
        two = await stack.enter_async_context(running(database))
        a, c = [await stack.enter_async_context(Person(one.address)) for _ in range(2)]
        b = await stack.enter_async_context(Person(two.address))
        lines = await seated_table([a, b, c], "iyadosu", away_after=0.4)
        await asyncio.sleep(1.0)  # nobody is taken for gone only because another process serves them
        assert not any(seat.get("away") for seat in lines[0].table["seats"])
        await play_on(lines, 12, "m")
        await lines[1].send(t="chat", id="hi", text="hello from the other one")
        for line in lines:
            await line.until(lambda line=line: len(line.parts["chat"]) == 1)  # type: ignore[misc]
        assert len({line.version for line in lines}) == 1
        assert lines[0].table_id in one.services.house.live
        assert lines[0].table_id in two.services.house.live


async def test_processes_that_write_at_the_same_moment_both_get_their_turn(database: str) -> None:
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(running(database))
        two = await stack.enter_async_context(running(database))
        a = await stack.enter_async_context(Person(one.address))
        b = await stack.enter_async_context(Person(two.address))
        table = await a.make("iyadosu")
        lines = [await a.sit_down(table), await b.sit_down(table)]
        for number in range(20):
            await asyncio.gather(*(line.send(t="chat", id=f"c{number}", text=f"{number}") for line in lines))
        for line in lines:
            await line.until(lambda line=line: len(line.acks) == 20 and len(line.parts["chat"]) == 40)  # type: ignore[misc]
        entries = await one.services.house.store.entries(table)
        assert sum(isinstance(entry.body, log.Said) for entry in entries) == 40
        assert lines[0].parts["chat"] == lines[1].parts["chat"]


async def test_whoever_has_seen_more_at_another_process_is_not_sent_back_in_time(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deaf: list[House] = []
    hear = House._heard

    async def heard(house: House, table: str, version: int, news: Sequence[str]) -> None:
        if house not in deaf:
            await hear(house, table, version, news)

    monkeypatch.setattr(House, "_heard", heard)
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(running(database))
        two = await stack.enter_async_context(running(database))
        people = [await stack.enter_async_context(Person(one.address)) for _ in range(3)]
        watcher = await stack.enter_async_context(Person(two.address))
        lines = await seated_table(people, "iyadosu")
        await watcher.sit_down(lines[0].table_id)  # it is in that process's memory
        deaf.append(two.services.house)
        await play_on(lines, 8, "m")
        for line in lines:
            seen = line.version or 0
            await line.close()
            line.person.address = two.address
            await line.open()
            assert (line.version or 0) >= seen
        await play_on(lines, 8, "n")  # nobody is refused


async def test_whoever_comes_just_as_a_table_leaves_memory_again_gets_the_one_that_hears_of_moves(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LiveTable, "attended_elsewhere", lambda live: not live.viewers)
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(running(database))
        two = await stack.enter_async_context(running(database))
        a = await stack.enter_async_context(Person(one.address))
        table = await a.make("iyadosu")
        house = two.services.house
        first = asyncio.create_task(house.table(table))
        await asyncio.sleep(0)
        news = asyncio.create_task(house._heard(table, 10**6, ()))  # nobody is here yet, and there the people are
        await asyncio.sleep(0)
        second = asyncio.create_task(house.table(table))
        await asyncio.gather(first, news)
        assert await second is house.live.get(table)


async def test_a_bot_at_a_table_that_two_processes_hold_moves_once(database: str) -> None:
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(running(database))
        two = await stack.enter_async_context(running(database))
        a = await stack.enter_async_context(Person(one.address))
        watcher = await stack.enter_async_context(Person(two.address))
        table = await a.make("iyadosu", bots="thumb", start=True)
        line, spectator = await a.sit_down(table), await watcher.sit_down(table)
        for number in range(8):
            await line.until(lambda: bool(line.choices))
            version = await line.move(f"m{number}", line.choices[0])
            await line.until(lambda version=version: (line.version or 0) >= version)  # type: ignore[misc]
        await line.until(lambda: bool(line.choices))
        await spectator.until(lambda: spectator.version == line.version)
        assert spectator.parts["events"] == [
            event for event in line.parts["events"] if event in spectator.parts["events"]
        ]
