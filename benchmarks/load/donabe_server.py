"""Donabe under load: its server process, and players that speak its protocol."""

import subprocess
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
from benchmarks.load.playing import Player
from websockets.asyncio.client import ClientConnection, connect

from donabe.web.limits import Limits, Rate
from donabe.web.serve import Place, serve

WIDE = Rate(1e9, 1e9)
PROMISE = "each move on disk before anybody sees it"


class Choice(msgspec.Struct):
    token: str


class Seen(msgspec.Struct):
    choices: list[Choice] = []


class Changed(msgspec.Struct):
    choices: list[Choice] | None = None  # None: as before


class Message(msgspec.Struct):
    """As much of a message as a player needs here."""

    t: str
    view: Seen | None = None
    change: Changed | None = None
    size: int = 0  # of the frame, if it shows a position

    @property
    def acknowledged(self) -> bool:
        return self.t == "ack"

    @property
    def refused(self) -> bool:
        return self.t == "refused"


decoder = msgspec.json.Decoder(Message)


@dataclass
class DonabePlayer:
    """One socket to a table."""

    socket: ClientConnection
    choices: list[str] = field(default_factory=list)

    async def frames(self) -> AsyncIterator[Message]:
        async for frame in self.socket:
            message = decoder.decode(frame)
            shown = message.view or message.change
            if shown is not None:
                message.size = len(frame)
                if shown.choices is not None:
                    self.choices = [choice.token for choice in shown.choices]
            yield message

    async def move(self, choice: str, number: int) -> None:
        await self.socket.send(f'{{"t":"move","id":"m{number}","token":"{choice}"}}')

    async def close(self) -> None:
        await self.socket.close()


class DonabeServer:
    """A server process that stores in a folder, or in a database."""

    promise = PROMISE

    def __init__(self, folder: Path, game: str, players: int) -> None:
        command = [sys.executable, "-m", "benchmarks.load", "--serve", str(folder)]
        self.game, self.players = game, players
        self.name = f"Donabe, {game}"
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().decode().split()[3]

    async def new_table(self) -> list[Player]:
        """Everybody takes a seat, and the match begins."""
        async with httpx.AsyncClient(base_url=self.address) as http:
            body = {"game": self.game, "players": self.players, "away_after": 3600}
            table = (await http.post("/api/tables", json=body)).raise_for_status().json()["id"]
            host = "; ".join(f"{name}={secret}" for name, secret in http.cookies.items())
        seated = [await self.sit(table, seat, host) for seat in range(self.players)]
        await seated[0].socket.send('{"t":"start"}')
        return list(seated)

    async def sit(self, table: str, seat: int, host: str) -> DonabePlayer:
        """Take a seat; the host has the first one."""
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {} if seat else {"Cookie": host}
        socket = await connect(url, additional_headers=headers, compression=None, ping_interval=None, max_size=None)
        await socket.send('{"t":"hello","changes":true}')
        if seat:
            await socket.send(f'{{"t":"sit","seat":{seat}}}')
        while decoder.decode(await socket.recv()).t != ("update" if seat else "sync"):
            pass
        return DonabePlayer(socket)

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(20)


def serve_in(folder: Path) -> None:
    """What the server process does: no limits, since all players come from one address."""
    limits = Limits(
        messages=WIDE, http=WIDE, new_tables=WIDE, new_guests=WIDE, sockets=1_000_000, connections=1_000_000
    )
    serve(Place(port=0, data=folder), limits)
