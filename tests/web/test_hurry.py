"""Hurrying a bot over the wire: for people at the table, after a while, and only the one who thinks."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from donabe.bots.pool import BotPool
from donabe.kernel.match import Match
from donabe.table.commands import UNHURRIED
from donabe.table.house import HouseConfig
from people import Connection, Person
from servers import OPEN_HANDED, running

pytestmark = pytest.mark.anyio


class Ponderer(BotPool):
    """Never comes to an end by itself; hurried, it takes the first choice."""

    def __init__(self) -> None:
        super().__init__()
        self.thinking: list[int] = []
        self.quick: list[int] = []

    async def choose(self, _match: Match, seat: int, _name: str, _whose: str) -> int:
        self.thinking.append(seat)
        await asyncio.Event().wait()
        raise AssertionError

    async def choose_quickly(self, match: Match, seat: int, _name: str, _whose: str) -> int:
        self.quick.append(seat)
        return match.state.legal_actions(seat)[0]


class Clock:
    """A clock that is put forward by hand."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def now(self) -> float:
        return self.time


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[tuple[Clock, Ponderer, list[Person]]]:
    """A server whose bots never stop thinking, and two people."""
    async with AsyncExitStack() as stack:
        clock, ponderer = Clock(), Ponderer()
        config = HouseConfig(now=clock.now, pace=0.0)
        server = await stack.enter_async_context(running(folder, OPEN_HANDED, config))
        server.services.house.bots = ponderer
        yield clock, ponderer, [await stack.enter_async_context(Person(server.address)) for _ in range(2)]


async def waiting_for_a_bot(person: Person) -> tuple[Connection, int]:
    """A person's table at which the person has moved and a bot thinks, and the bot's seat."""
    line = await person.sit_down(await person.make("happy_mochi", players=2, bots="expert", start=True))
    number = 0
    while line.choices:
        version = await line.move(f"m{number}", line.choices[0])
        await line.until(lambda version=version: (line.version or 0) >= version)  # type: ignore[misc]
        number += 1
    return line, 1


async def test_a_bot_that_is_hurried_plays_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as (clock, ponderer, (person, _)):
        line, bot = await waiting_for_a_bot(person)
        before = line.version or 0
        clock.time += UNHURRIED
        await line.send(t="hurry", seat=bot)
        await line.until(lambda: (line.version or 0) > before)
        assert ponderer.quick == [bot]
        assert line.refusals == []


async def test_a_bot_has_some_seconds_in_peace_for_each_decision(tmp_path: Path) -> None:
    async with house(tmp_path) as (clock, ponderer, (person, _)):
        line, bot = await waiting_for_a_bot(person)
        clock.time += UNHURRIED - 0.1
        assert (await line.refused(t="hurry", seat=bot, id="h"))["code"] == "too-early"
        assert line.refusals[-1]["id"] == "h"
        assert ponderer.quick == []


async def test_only_people_at_the_table_hurry_and_only_bots_are_hurried(tmp_path: Path) -> None:
    async with house(tmp_path) as (clock, ponderer, (person, stranger)):
        line, bot = await waiting_for_a_bot(person)
        clock.time += UNHURRIED
        watcher = await stranger.sit_down(line.table_id)
        assert (await watcher.refused(t="hurry", seat=bot))["code"] == "not-yours"
        assert (await line.refused(t="hurry", seat=0))["code"] == "stale"
        assert (await line.refused(t="hurry", seat=9))["code"] == "bad-seat"
        assert (await line.refused(t="hurry"))["code"] == "bad-message"
        assert ponderer.quick == []
