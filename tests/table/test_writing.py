"""Whoever waits for the store is told how it ended, whatever that is: nobody waits for ever."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from donabe.table import log
from donabe.table.log import Entry
from donabe.table.store.changes import Append, Change, Rename
from donabe.table.store.database import sqlite_url
from donabe.table.store.store import open_store
from donabe.table.store.writing_thread import Ended, WritingThread

pytestmark = pytest.mark.anyio
SOON = 10.0


def said(version: int) -> list[tuple[str, Entry]]:
    return [("t-1", Entry(version, 1.0, log.Said("g-1", "Mio", "hello")))]


@pytest.mark.parametrize("error", [StopIteration(), StopAsyncIteration(), KeyError("x"), asyncio.CancelledError()])
async def test_what_a_piece_of_work_raises_reaches_whoever_waits(error: BaseException) -> None:
    thread = WritingThread("test")

    def fail() -> None:
        raise error

    async with asyncio.timeout(SOON):
        with pytest.raises((RuntimeError, type(error))):
            await thread.run(fail)
        assert await thread.run(lambda: "goes on") == "goes on"
    thread.end()


class GoneLoop:
    """A loop that is closed between the question whether it is and what it is told."""

    def is_closed(self) -> bool:
        return False

    def call_soon_threadsafe(self, *_args: Any) -> None:
        raise RuntimeError("Event loop is closed")


async def test_a_thread_goes_on_when_nobody_can_be_told_any_more() -> None:
    thread, gone = WritingThread("test"), cast("asyncio.AbstractEventLoop", GoneLoop())
    thread.work.put((lambda: None, gone, lambda _error, _result: None))
    async with asyncio.timeout(SOON):
        assert await thread.run(lambda: "goes on") == "goes on"
    thread.end()


async def test_a_thread_that_has_ended_takes_nothing_more_and_can_be_ended_again() -> None:
    thread = WritingThread("test")
    thread.end()
    thread.end()
    with pytest.raises(Ended):
        thread.run(lambda: None)


@pytest.mark.parametrize("change", [Append(said(1)), Rename("g-1", "Ken")], ids=["append", "other"])
async def test_a_closed_store_refuses_changes_at_once_and_can_be_closed_again(tmp_path: Path, change: Change) -> None:
    store = await open_store(sqlite_url(tmp_path))
    await store.close()
    async with asyncio.timeout(SOON):
        with pytest.raises(Ended):
            await store.writer.put(change)
        await store.writer.stop()


async def test_all_that_waits_is_stored_before_the_store_is_closed(database: str) -> None:
    store = await open_store(database)
    waiting = [store.append(Append(said(version))) for version in range(1, 301)]
    async with asyncio.timeout(60):
        await store.close()
        await asyncio.gather(*waiting)
    again = await open_store(database)
    assert [entry.version for entry in await again.entries("t-1")] == list(range(1, 301))
    await again.close()


async def test_whatever_a_sender_does_with_its_commit_the_others_are_told_too(database: str) -> None:
    store = await open_store(database)
    told: list[str] = []

    def fail(_error: BaseException | None) -> None:
        told.append("fails")
        raise ValueError

    def note(name: str) -> Callable[[BaseException | None], None]:
        return lambda error: told.append(f"{name}: {error}")

    store.append_then(said(1), fail)
    store.append_then(said(2), note("second"))
    async with asyncio.timeout(SOON):
        await store.append(Append(said(3)))
        assert told == ["fails", "second: None"]
        await store.close()


async def test_a_database_that_takes_nothing_is_an_error_for_whoever_waits_and_no_reason_to_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(sqlite_url(tmp_path))

    def refuse(*_both: Any) -> None:
        raise OSError("the disk is gone")

    with monkeypatch.context() as gone:
        gone.setattr(store.database, "append", refuse)
        waiting = [store.append(Append(said(version))) for version in (1, 2)]
        async with asyncio.timeout(SOON):
            told = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(error) for error in told] == [OSError, OSError]
    async with asyncio.timeout(SOON):
        await store.append(Append(said(1)))
        await store.close()
