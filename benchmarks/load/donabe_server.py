"""Donabe under load: its server process, and players that speak its protocol."""

import subprocess
import sys
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path

import httpx
import msgspec
from benchmarks.load.line import Line, connected
from benchmarks.load.playing import Player

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
    code: str = ""
    size: int = 0  # of the frame, if it shows a position

    @property
    def acknowledged(self) -> bool:
        return self.t == "ack"

    @property
    def refused(self) -> str:
        return self.code if self.t == "refused" else ""


decoder = msgspec.json.Decoder(Message)


@dataclass
class DonabePlayer:
    """One socket to a table."""

    line: Line
    choices: list[str] = field(default_factory=list)

    def hear(self, frame: bytes) -> Message:
        """What a frame of the server means."""
        message = decoder.decode(frame)
        shown = message.view or message.change
        if shown is not None:
            message.size = len(frame)
            if shown.choices is not None:
                self.choices = [choice.token for choice in shown.choices]
        return message

    def move(self, choice: str, number: int) -> None:
        """Play."""
        self.line.send(f'{{"t":"move","id":"m{number}","token":"{choice}"}}'.encode())


@dataclass(frozen=True)
class Kind:
    """How our server runs."""

    folder: Path
    game: str = "iyadosu"
    players: int = 4
    processes: int = 1
    database: str = ""  # a URL; empty: SQLite in the folder
    watchers: int = 0  # at each table, beside those who play

    @property
    def name(self) -> str:
        """For people."""
        processes = f"{self.processes} process" + "es" * (self.processes > 1)
        watched = f", {self.watchers} watching each" if self.watchers else ""
        return f"Donabe, {'PostgreSQL' if self.database else 'SQLite'}, {processes}{watched}"

    def command(self) -> list[str]:
        """What starts it, as somebody would who runs a house."""
        wishes = [*("--port", "0"), *("--data", str(self.folder)), *("--processes", str(self.processes))]
        return [
            sys.executable,
            "-m",
            "donabe",
            "serve",
            *wishes,
            *(["--database", self.database] if self.database else []),
        ]


class DonabeServer:
    """Our server with its usual limits. Every table comes from an address of its own, as if through a proxy."""

    promise = PROMISE

    def __init__(self, kind: Kind) -> None:
        self.kind, self.name = kind, kind.name
        self.process = subprocess.Popen(kind.command(), stdout=subprocess.PIPE)
        assert self.process.stdout is not None
        found = [word for word in self.process.stdout.readline().decode().split() if word.startswith("http")]
        if not found:
            raise SystemExit("Donabe does not start")
        self.address = found[0]
        self.addresses = (str(address) for address in ip_network("10.0.0.0/8").hosts())

    async def new_table(self) -> list[Player]:
        """Everybody takes a seat, and the match begins."""
        proxied = {"X-Forwarded-For": next(self.addresses)}
        async with httpx.AsyncClient(base_url=self.address, headers=proxied, timeout=60) as http:
            body = {"game": self.kind.game, "players": self.kind.players, "away_after": 3600}
            table = (await http.post("/api/tables", json=body)).raise_for_status().json()["id"]
            host = "; ".join(f"{name}={secret}" for name, secret in http.cookies.items())
        seated = [await self.sit(table, 0, {**proxied, "Cookie": host})]
        seated += [await self.sit(table, seat, proxied) for seat in range(1, self.kind.players)]
        seated[0].line.send(b'{"t":"start"}')
        for _ in range(self.kind.watchers):
            seated.append(await self.sit(table, 0, {"X-Forwarded-For": next(self.addresses)}))
        return list(seated)

    async def sit(self, table: str, seat: int, headers: dict[str, str]) -> DonabePlayer:
        """Take a seat; the host has the first one, and a stranger who wants that one watches."""
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        line = await connected(url, headers)
        line.send(b'{"t":"hello","changes":true}')
        if seat:
            line.send(b'{"t":"sit","seat":%d}' % seat)
        while decoder.decode(await line.receive()).t != ("update" if seat else "sync"):
            pass
        return DonabePlayer(line)

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(60)
