"""Many tables of scripted players on one server process: moves a second, how soon the others see them, memory.

`make load`, or `python -m benchmarks.load --tables 500 --seconds 30`. The server and the players share this machine.
"""

import argparse
import asyncio
import gc
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from donabe import games
from donabe.web.limits import Limits, Rate
from donabe.web.serve import Place, serve

WIDE = Rate(1e9, 1e9)
WARM_UP = 5.0  # seconds


class Choice(msgspec.Struct):
    token: str


class Seen(msgspec.Struct):
    choices: list[Choice] = []


class Changed(msgspec.Struct):
    choices: list[Choice] | None = None  # None: as before


class Heard(msgspec.Struct):
    """As much of a message as a player needs here."""

    t: str
    version: int = 0
    view: Seen | None = None
    change: Changed | None = None


decoder = msgspec.json.Decoder(Heard)


@dataclass
class Player:
    """One socket."""

    socket: ClientConnection
    choices: list[str] = field(default_factory=list)


@dataclass
class Tallies:
    """What was measured."""

    sent: int = 0
    acknowledged: int = 0
    refused: int = 0
    frames: int = 0
    bytes: int = 0
    seen: list[float] = field(default_factory=list)
    counting: bool = False


class PlayedTable:
    """A table and its players."""

    def __init__(self, tallies: Tallies) -> None:
        self.players: list[Player] = []
        self.tallies = tallies
        self.sent_at = 0.0
        self.mover: Player | None = None
        self.tasks: list[asyncio.Task[None]] = []

    async def sit(self, address: str, table: str, cookie: str, players: int) -> None:
        """Everybody takes a seat, and the match begins."""
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        for seat in range(players):
            headers = {"Cookie": cookie} if seat == 0 else {}
            socket = await connect(url, additional_headers=headers, compression=None, ping_interval=None, max_size=None)
            await socket.send('{"t":"hello","changes":true}')
            if seat:
                await socket.send(f'{{"t":"sit","seat":{seat}}}')
            while decoder.decode(await socket.recv()).t != ("update" if seat else "sync"):
                pass
            self.players.append(Player(socket))
        await self.players[0].socket.send('{"t":"start"}')
        self.tasks = [asyncio.create_task(self.listen(player)) for player in self.players]

    async def listen(self, player: Player) -> None:
        """Note when things are seen."""
        tallies = self.tallies
        try:
            async for frame in player.socket:
                now = time.perf_counter()
                heard = decoder.decode(frame)
                shown = heard.view or heard.change
                if shown is not None:
                    if shown.choices is not None:
                        player.choices = [choice.token for choice in shown.choices]
                    if tallies.counting:
                        tallies.bytes += len(frame)
                        tallies.frames += 1
                    if player is not self.mover and self.mover is not None and tallies.counting:
                        tallies.seen.append(now - self.sent_at)
                elif heard.t == "ack":
                    tallies.acknowledged += tallies.counting
                elif heard.t == "refused":
                    tallies.refused += 1
        except ConnectionClosed:
            return

    async def play(self, every: float, until: float) -> None:
        """One move a period, always by somebody whose turn it is."""
        number = 0
        await asyncio.sleep(random.random() * every)
        due = time.perf_counter()
        while due < until:
            movers = [player for player in self.players if player.choices]
            if movers:
                await self.move(random.choice(movers), number)
                number += 1
            due += every
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async def move(self, player: Player, number: int) -> None:
        token = random.choice(player.choices)
        player.choices = []
        self.mover = player
        self.tallies.sent += self.tallies.counting
        self.sent_at = time.perf_counter()
        await player.socket.send(f'{{"t":"move","id":"m{number}","token":"{token}"}}')

    async def close(self) -> None:
        for player in self.players:
            await player.socket.close()
        await asyncio.gather(*self.tasks)


class Server:
    """The server process."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "benchmarks.load", "--serve", str(folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().decode().split()[3]

    def memory(self) -> int:
        """Bytes in use, where the system tells."""
        status = Path(f"/proc/{self.process.pid}/status")
        if not status.exists():
            return 0
        lines = dict(line.split(":", 1) for line in status.read_text().splitlines())
        return int(lines["VmRSS"].split()[0]) * 1024

    def cpu_seconds(self) -> float:
        stat = Path(f"/proc/{self.process.pid}/stat")
        if not stat.exists():
            return 0.0
        fields = stat.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / 100

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(20)


async def make_tables(address: str, count: int, players: int, game: str) -> list[tuple[str, str]]:
    """Table ids with their hosts' cookies."""
    made = []
    for _ in range(count):
        async with httpx.AsyncClient(base_url=address) as http:
            body = {"game": game, "players": players, "away_after": 3600}
            answer = await http.post("/api/tables", json=body)
            made.append((answer.json()["id"], "; ".join(f"{name}={secret}" for name, secret in http.cookies.items())))
    return made


async def measure(server: Server, wishes: argparse.Namespace) -> tuple[Tallies, list[str], float]:
    """Play for the wished time."""
    tallies = Tallies()
    print(f"seating {wishes.tables} tables of {wishes.players}", flush=True)
    made = await make_tables(server.address, wishes.tables, wishes.players, wishes.game)
    tables = [PlayedTable(tallies) for _ in made]
    for start in range(0, len(tables), 20):
        seating = zip(tables[start : start + 20], made[start : start + 20], strict=True)
        await asyncio.gather(*(table.sit(server.address, *given, wishes.players) for table, given in seating))
    print(f"playing for {wishes.seconds:.0f} s", flush=True)
    end = time.perf_counter() + WARM_UP + wishes.seconds
    playing = [asyncio.create_task(table.play(wishes.every, end)) for table in tables]
    await asyncio.sleep(WARM_UP)
    used = server.cpu_seconds()
    tallies.counting = True
    await asyncio.sleep(wishes.seconds)
    tallies.counting = False
    used = server.cpu_seconds() - used
    await asyncio.gather(*playing)
    await asyncio.gather(*(table.close() for table in tables))
    return tallies, [table for table, _ in made], used


async def idle_memory(server: Server, tables: list[str]) -> float:
    """Bytes a table takes in the middle of a match, in memory, with nobody connected."""
    async with httpx.AsyncClient(base_url=server.address) as http:
        (await http.get("/api/tables/" + tables[0])).raise_for_status()
        before = server.memory()
        for table in tables[1:]:
            (await http.get("/api/tables/" + table)).raise_for_status()
    return (server.memory() - before) / max(1, len(tables) - 1)


def report(tallies: Tallies, wishes: argparse.Namespace, used: float, each: float) -> None:
    seen = sorted(tallies.seen)
    print(f"moves acknowledged   {tallies.acknowledged / wishes.seconds:8.1f} /s   ({tallies.refused} refused)")
    for share in (0.5, 0.9, 0.99, 0.999):
        print(f"seen by others p{share * 100:<5g}{seen[int(share * (len(seen) - 1))] * 1000:8.1f} ms")
    print(f"bytes                {tallies.bytes / max(1, tallies.frames):8.0f}      a move to each viewer")
    print(f"server's processor   {used / wishes.seconds * 100:8.0f} %    of one core")
    print(f"processor            {used / max(1, tallies.acknowledged) * 1e6:8.0f} µs   a move")
    print(f"memory               {each / 1024:8.1f} KB   for each idle table")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--every", type=float, default=1.0, help="seconds between moves at a table")
    parser.add_argument("--game", default="iyadosu", choices=games.keys())
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    wishes = parser.parse_args()
    if wishes.serve is not None:
        limits = Limits(messages=WIDE, http=WIDE, new_tables=WIDE, new_guests=WIDE, sockets=1_000_000)
        serve(Place(port=0, data=wishes.serve), limits)
        return
    gc.set_threshold(100_000, 50, 1_000)  # what is measured is the server's pauses, not the players'
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        tallies, tables, used = uvloop.run(measure(server, wishes))
        server.end()
        server = Server(Path(folder))
        each = asyncio.run(idle_memory(server, tables))
        server.end()
    report(tallies, wishes, used, each)


if __name__ == "__main__":
    main()
