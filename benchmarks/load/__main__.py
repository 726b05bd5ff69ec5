"""Many tables of scripted players on one server: moves a second, how soon the others see them, processor, memory, bytes.

`make load`, or `python -m benchmarks.load --tables 500 --seconds 30`. The same players, at the same pace, sit at our server and at
boardgame.io's; servers and players share this machine. The servers are played on in turns, a few seconds each, as a shared machine differs by
more from one minute to the next than the servers do. Then each server gets more and more moves a second, to find how many it can take.
"""

import gc
import json
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Annotated

import typer
import uvloop
from benchmarks.load.boardgame_io_server import BoardgameServer
from benchmarks.load.climbing import most_moves
from benchmarks.load.donabe_server import DonabeServer, Kind
from benchmarks.load.process import memory
from benchmarks.load.report import table
from benchmarks.load.tables import Server, Tables, sitting
from benchmarks.load.tallies import Figures, Stretch, figures
from rich.console import Console

from databases import postgres

WARM_UP = 1.0  # seconds at the beginning of each turn
INSTALLED = Path("build/boardgame_io")
KINDS = ("donabe", "memory", "files")


@dataclass(frozen=True)
class Wishes:
    """How heavy the load is."""

    game: str
    players: int
    tables: int
    seconds: float
    turns: int
    every: float
    processes: int
    database: str
    watchers: int
    climb: bool


def main(
    kinds: Annotated[
        str,
        typer.Option(
            "--servers", help="Of donabe, memory and files: ours, boardgame.io without and with its file store."
        ),
    ] = "donabe,memory,files",
    tables: Annotated[int, typer.Option(min=1, help="How many tables.")] = 500,
    players: Annotated[
        int, typer.Option(min=2, help="How many at each of our tables; boardgame.io's are of four.")
    ] = 4,
    seconds: Annotated[
        float, typer.Option(min=1, help="How long is measured on each server, all turns together.")
    ] = 30.0,
    turns: Annotated[int, typer.Option(min=1, help="In how many turns.")] = 5,
    every: Annotated[float, typer.Option(min=0.01, help="Seconds between moves at a table.")] = 1.0,
    game: Annotated[str, typer.Option(help="What is played at our tables.")] = "iyadosu",
    climb: Annotated[bool, typer.Option(help="Find how many moves a second are seen in time.")] = True,
    out: Annotated[Path, typer.Option(help="Where the figures go, as JSON.")] = Path("load.json"),
    processes: Annotated[
        int, typer.Option(min=1, help="How many processes ours has; more than one need a database.")
    ] = 1,
    database: Annotated[
        str, typer.Option(help="A URL for ours instead of SQLite; `postgresql`: a server made for this.")
    ] = "",
    watchers: Annotated[int, typer.Option(min=0, help="How many watch each of our tables.")] = 0,
) -> None:
    """Put the same load on several servers in turns, print a table and write the figures to a file."""
    gc.set_threshold(100_000, 50, 1_000)  # what is measured is the server's pauses, not the players'
    found = loaded(
        kinds.split(","), Wishes(game, players, tables, seconds, turns, every, processes, database, watchers, climb)
    )
    out.write_text(json.dumps([asdict(one) for one in found], indent=1) + "\n", "utf-8")
    Console().print(table(found))


def loaded(kinds: list[str], wishes: Wishes) -> list[Figures]:
    """The figures of servers under the same load."""
    with ExitStack() as running:
        servers = [running.enter_context(started(kind, wishes)) for kind in kinds]
        return uvloop.run(measured(servers, wishes))


@contextmanager
def started(kind: str, wishes: Wishes) -> Iterator[Server]:
    """A server in a folder of its own, until it is not needed any more."""
    with tempfile.TemporaryDirectory() as name, database_url(wishes.database) as database:
        folder = Path(name)
        starts: dict[str, Callable[[], Server]] = {
            "donabe": lambda: DonabeServer(
                Kind(folder, wishes.game, wishes.players, wishes.processes, database, wishes.watchers)
            ),
            "memory": lambda: BoardgameServer(INSTALLED, None),
            "files": lambda: BoardgameServer(INSTALLED, folder),
        }
        if kind not in starts:
            raise SystemExit(f"There is no server called {kind}: choose from {', '.join(KINDS)}")
        server = starts[kind]()
        try:
            yield server
        finally:
            server.end()


@contextmanager
def database_url(wished: str) -> Iterator[str]:
    """The wished database; `postgresql` alone is a server of our own that waits for the disk, gone at the end."""
    if wished != "postgresql":
        yield wished
        return
    with postgres(careful=True) as url:
        yield url


async def measured(servers: list[Server], wishes: Wishes) -> list[Figures]:
    """Play on them in turns for the wished time, then find how much more each can take."""
    at_first = [memory(server.process) for server in servers]
    async with AsyncExitStack() as seated:
        houses = [await seated.enter_async_context(sitting(server)) for server in servers]
        for tables in houses:
            await tables.seat(wishes.tables)
        found = [
            replace(one, table_kb=(memory(server.process) - before) / wishes.tables / 1024)
            for one, server, before in zip(await played(houses, wishes), servers, at_first, strict=True)
        ]
        if wishes.climb:
            found = [
                replace(one, most_moves_per_s=await most_moves(tables, one))
                for one, tables in zip(found, houses, strict=True)
            ]
    return found


async def played(houses: list[Tables], wishes: Wishes) -> list[Figures]:
    """What came of all turns on each server."""
    stretches: list[list[Stretch]] = [[] for _ in houses]
    for turn in range(wishes.turns):
        for tables, done in zip(houses, stretches, strict=True):
            tables.say(f"playing for {wishes.seconds / wishes.turns:.0f} s, turn {turn + 1} of {wishes.turns}")
            done.append(await tables.play(tables.all, wishes.every, WARM_UP, wishes.seconds / wishes.turns))
    return [
        figures(done, tables.server.name, tables.server.promise, wishes.tables, wishes.every)
        for tables, done in zip(houses, stretches, strict=True)
    ]


if __name__ == "__main__":
    typer.run(main)
