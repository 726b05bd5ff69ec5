"""Whoever has bots think takes turns with the others: many tables of one guest delay nobody else's for long."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import BrokenExecutor, Executor, Future
from typing import Any

import pytest

from donabe.bots import pool as pools
from donabe.bots.pool import BotPool
from donabe.bots.turns import Turns
from tables import Setting, played_match

MATCH = played_match(Setting("iyadosu", 3), 1, 5)
SEAT = MATCH.state.actors()[0]


class Slow(Executor):
    """An executor that answers when it is told to, in the order in which it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Future[Any]]] = []
        self.broken = False

    def submit(self, fn: Callable[..., Any], /, *args: Any, **_named: Any) -> Future[Any]:
        if self.broken:
            raise BrokenExecutor
        self.asked.append((args[-1].bot, Future()))
        return self.asked[-1][1]

    @property
    def names(self) -> list[str]:
        return [name for name, _future in self.asked]

    def answer(self, number: int, action: int = 0) -> None:
        future = self.asked[number][1]
        if not future.done() and future.set_running_or_notify_cancel():
            future.set_result(action)


async def settle() -> None:
    """Let everything happen that does not wait for an answer."""
    for _ in range(20):
        await asyncio.sleep(0)


def asking(pool: BotPool, whose: str, names: str) -> list[asyncio.Task[int]]:
    """Tables of one guest, at each of which a bot of this name has to decide."""
    return [asyncio.create_task(pool.choose(MATCH, SEAT, name, whose)) for name in names]


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(test())


async def answered(executor: Slow) -> str:
    """Everybody is answered, one after the other; who was asked, in that order."""
    await settle()
    number = 0
    while number < len(executor.asked):
        executor.answer(number)
        number += 1
        await settle()
    return "".join(executor.names)


def test_a_guest_with_one_table_comes_second_however_many_another_has() -> None:
    async def test() -> None:
        executor = Slow()
        pool = BotPool(executor, at_once=1)
        greedy = asking(pool, "g-greedy", "abcdef")
        await settle()
        modest = asking(pool, "g-modest", "X")
        others = asking(pool, "g-other", "PQ")
        assert await answered(executor) == "abXPcQdef"
        await asyncio.gather(*greedy, *modest, *others)

    run(test)


def test_who_asks_again_comes_after_those_who_wait() -> None:
    async def test() -> None:
        executor = Slow()
        pool = BotPool(executor, at_once=1)
        tasks = asking(pool, "g-1", "ab") + asking(pool, "g-2", "P")
        await settle()
        executor.answer(0)
        await settle()
        tasks += asking(pool, "g-1", "c")
        assert await answered(executor) == "abPc"
        await asyncio.gather(*tasks)

    run(test)


def test_who_is_cancelled_while_waiting_takes_no_turn_and_keeps_no_place() -> None:
    async def test() -> None:
        executor = Slow()
        pool = BotPool(executor, at_once=1)
        tasks = asking(pool, "g-1", "abc") + asking(pool, "g-2", "PQ")
        await settle()
        tasks[1].cancel()
        tasks[3].cancel()
        assert await answered(executor) == "acQ"
        assert pool._turns[False].free == 1

    run(test)


def test_a_worker_keeps_its_place_until_it_is_done_even_if_nobody_waits_any_more() -> None:
    async def test() -> None:
        executor = Slow()
        pool = BotPool(executor, at_once=1)
        [first] = asking(pool, "g-1", "a")
        await settle()
        executor.asked[0][1].set_running_or_notify_cancel()
        first.cancel()
        tasks = asking(pool, "g-1", "b")
        await settle()
        assert executor.names == ["a"], "the only worker is still at it"
        executor.asked[0][1].set_result(0)
        await settle()
        executor.answer(1)
        await asyncio.gather(*tasks)

    run(test)


def test_who_is_hurried_waits_behind_nobody_s_long_thoughts() -> None:
    async def test() -> None:
        executor = Slow()
        pool = BotPool(executor, at_once=1)
        tasks = asking(pool, "g-1", "ab")
        await settle()
        hurried = asyncio.create_task(pool.choose_quickly(MATCH, SEAT, "c", "g-1"))
        await settle()
        assert executor.names == ["a", "c"]
        for task in (*tasks, hurried):
            task.cancel()

    run(test)


def test_dead_workers_give_every_place_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        made: list[Slow] = []

        def processes(_pool: BotPool, *, quick: bool) -> Slow:
            if not made or made[-1].broken:
                made.append(Slow())
            return made[-1]

        monkeypatch.setattr(BotPool, "_processes", processes)
        monkeypatch.setattr(pools, "cores", lambda: 3)
        pool = BotPool()
        tasks = asking(pool, "g-1", "abcde")
        await settle()
        assert made[0].names == ["a", "b", "c"], "two workers, and one decision that waits for them"
        made[0].broken = True
        for _name, future in made[0].asked:
            future.set_exception(BrokenExecutor())
        await settle()
        while not all(task.done() for task in tasks):
            for number in range(len(made[-1].asked)):
                made[-1].answer(number)
            await settle()
        assert sorted(made[-1].names) == ["a", "b", "c", "d", "e"]
        assert pool._turns[False].free == 3

    run(test)


def test_a_place_given_to_somebody_who_is_just_cancelled_goes_to_the_next() -> None:
    async def test() -> None:
        turns = Turns(1)
        await turns.take("g-1")
        cancelled = asyncio.create_task(turns.take("g-1"))
        waiting = asyncio.create_task(turns.take("g-2"))
        await settle()
        turns.give_back()
        cancelled.cancel()
        await asyncio.wait_for(waiting, 5)
        assert (turns.free, len(turns.waiting)) == (0, 0)
        turns.give_back()
        assert turns.free == 1

    run(test)
