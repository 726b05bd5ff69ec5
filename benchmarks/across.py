"""How long a move takes from one process of a house to a viewer at another: `PYTHONPATH=tests python -m benchmarks.across`.

Two server processes on a PostgreSQL of their own. People play at one, somebody watches at the other, and each move is timed
from its acknowledgement until the watcher sees it, and until another player at the first process does.
"""

import asyncio
import os
import statistics
import tempfile
import time
from pathlib import Path

from databases import postgres
from people import Connection, Person
from servers import Killable

MOVES = int(os.environ.get("MOVES", "400"))
KEY = "a2V5" * 10 + "a2U="


class Timed(Connection):
    """A connection that knows when it saw each version, and each acknowledgement."""

    def __init__(self, person: Person, table_id: str) -> None:
        super().__init__(person, table_id)
        self.seen: dict[int, float] = {}
        self.acknowledged: dict[int, float] = {}

    def _take(self, message: dict[str, object]) -> None:
        now = time.perf_counter()
        super()._take(message)
        if message["t"] == "ack":
            self.acknowledged[int(str(message["version"]))] = now
        elif self.version is not None:
            self.seen.setdefault(self.version, now)


async def measure(first: str, second: str) -> None:
    """Play, watch, and print."""
    async with Person(first) as mio, Person(first) as ken, Person(second) as watcher:
        here: list[float] = []
        across: list[float] = []
        while len(across) < MOVES:
            table = await mio.make("mush_ring", players=2)
            lines = [Timed(person, table) for person in (mio, ken, watcher)]
            for line in lines:
                await line.open()
            await lines[1].send(t="sit", seat=1)
            await lines[1].until(lambda line=lines[1]: line.table["you"] == 1)  # type: ignore[misc]
            await lines[0].send(t="start")
            await play(lines)
            for mover, other in ((0, 1), (1, 0)):
                for version, at in lines[mover].acknowledged.items():
                    across.append(lines[2].seen[version] - at)
                    here.append(lines[other].seen[version] - at)
            for line in lines:
                await line.close()
        print(f"{len(across)} moves, milliseconds from acknowledged to seen, median and 99th of a hundred:")
        for name, times in (("at the same process", here), ("at the other process", across)):
            hundreds = statistics.quantiles(times, n=100)
            print(f"  {name}: {1000 * hundreds[49]:.1f}, {1000 * hundreds[98]:.1f}")


async def play(lines: list[Timed]) -> None:
    """One match, the first choice each time; the next move is made when everybody has seen the one before."""
    number = 0
    while True:
        for line in lines:
            await line.until(lambda line=line: line.parts.get("view") is not None)  # type: ignore[misc]
        mover = next((line for line in lines[:2] if line.choices), None)
        if mover is None or number > MOVES:
            return
        number += 1
        version = await mover.move(f"m{number}", mover.choices[0])
        for line in lines:
            await line.until(lambda line=line, version=version: (line.version or 0) >= version)  # type: ignore[misc]


def main() -> None:
    """Start everything, measure, and stop."""
    os.environ["DONABE_KEY"] = KEY
    with tempfile.TemporaryDirectory() as name, postgres() as database:
        servers = [Killable(Path(name), 0, "--database", database) for _ in range(2)]
        try:
            asyncio.run(measure(servers[0].address, servers[1].address))
        finally:
            for server in servers:
                server.end()


if __name__ == "__main__":
    main()
