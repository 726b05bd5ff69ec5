"""Replayer: plays finished matches again beside the event loop, one after the other."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec

from donabe.table import replay
from donabe.table.log import Entry
from donabe.table.refusals import TooFast
from donabe.table.state import TableState

MOST_WAITING = 32


class Replayer:
    """A thread of its own, and a short queue in front of it."""

    def __init__(self) -> None:
        self.executor = ThreadPoolExecutor(1, "replayer")
        self.waiting = 0

    async def frames(self, table: TableState, entries: list[Entry], viewer: int) -> bytes:
        """A finished match move by move, as JSON."""
        return await self._made(lambda: encoded_frames(table, entries, viewer))

    async def record(self, table: TableState) -> bytes:
        """The record of a finished match, as JSON."""
        return await self._made(lambda: msgspec.json.encode(replay.record(table)))

    async def _made(self, work: Callable[[], bytes]) -> bytes:
        if self.waiting >= MOST_WAITING:
            raise TooFast
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.executor, work)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """Finish what is being played."""
        self.executor.shutdown(cancel_futures=True)


def encoded_frames(table: TableState, entries: list[Entry], viewer: int) -> bytes:
    """The frames as a JSON list, encoded one by one: encoding lets no other thread run."""
    return b"[" + b",".join(msgspec.json.encode(frame) for frame in replay.frames(table, entries, viewer)) + b"]"
