"""The tables on a server while it is measured."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from benchmarks.load.boardgame_io_server import BoardgameServer
from benchmarks.load.donabe_server import DonabeServer
from benchmarks.load.playing import PlayedTable
from benchmarks.load.process import processor_seconds
from benchmarks.load.tallies import Stretch, Tallies
from rich.console import Console

SEATED_AT_ONCE = 20  # tables
FRESH = 100  # moves; tables that had more may be over before a step of the climb is

Server = DonabeServer | BoardgameServer
console = Console(stderr=True)


@asynccontextmanager
async def sitting(server: Server) -> AsyncIterator["Tables"]:
    """Tables on a server, until everybody leaves."""
    tables = Tables(server)
    yield tables
    for played in tables.all:
        played.close()


class Tables:
    """The tables on one server, all of them with people."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.all: list[PlayedTable] = []

    def say(self, text: str) -> None:
        """Tell whoever watches how far it is."""
        console.print(f"{self.server.name}: {text}", highlight=False, soft_wrap=True)

    async def seat(self, count: int) -> None:
        """So many more, with everybody there."""
        self.say(f"seating {count} tables")
        wanted = len(self.all) + count
        while len(self.all) < wanted:
            some = min(SEATED_AT_ONCE, wanted - len(self.all))
            self.all += map(PlayedTable, await asyncio.gather(*(self.server.new_table() for _ in range(some))))

    async def fresh(self, count: int) -> list[PlayedTable]:
        """So many at which matches are far from over; others are left."""
        for table in self.all:
            if table.moves >= FRESH:
                table.close()
        self.all = [table for table in self.all if table.moves < FRESH]
        if len(self.all) < count:
            await self.seat(count - len(self.all))
        return self.all[:count]

    async def play(self, tables: list[PlayedTable], every: float, warm_up: float, seconds: float) -> Stretch:
        """What the server does while these tables are played."""
        tallies = Tallies()
        end = time.perf_counter() + warm_up + seconds
        playing = [asyncio.create_task(table.play(every, end, tallies)) for table in tables]
        await asyncio.sleep(warm_up)
        used = processor_seconds(self.server.process)
        tallies.counting = True
        await asyncio.sleep(seconds)
        tallies.counting = False
        used = processor_seconds(self.server.process) - used
        await asyncio.gather(*playing)
        return Stretch(tallies, seconds, used)
