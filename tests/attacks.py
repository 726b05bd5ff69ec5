"""Attacks: what strangers do to a server on purpose, and what an honest visitor notices meanwhile."""

import asyncio
import json
import socket
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.protocol import State

from people import Person

VISITING = Path(__file__).with_name("visiting.py")
GONE = (ConnectionClosed, OSError, TimeoutError)


class Visitor:
    """An honest visitor, who notices how long the server takes to answer."""

    def __init__(self, address: str) -> None:
        self.port = urlsplit(address).port
        self.longest = 0.0  # known when the visit is over

    async def __aenter__(self) -> Self:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, VISITING, str(self.port), stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        return self

    async def __aexit__(self, *_error: object) -> None:
        printed, _ = await self.process.communicate(b"")  # its input ends
        self.longest = float(printed)


def memory(process: int) -> int:
    """The bytes of memory that a process uses."""
    lines = Path(f"/proc/{process}/status").read_text("utf-8").splitlines()
    return 1024 * next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


async def line_to(person: Person, table: str, *, reads: bool = True) -> ClientConnection:
    """A socket of somebody who never reads, unless told to."""
    address = urlsplit(person.address)
    assert address.port is not None
    raw = socket.socket()
    if not reads:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)
    await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", address.port))
    url = f"ws://127.0.0.1:{address.port}/api/tables/{table}/socket"
    line = await connect(
        url, sock=raw, additional_headers=person.headers(), max_size=None, max_queue=1, ping_interval=None
    )
    with suppress(ConnectionClosed):  # it may be refused at once
        await line.send('{"t":"hello"}')
    return line


async def send_on(line: ClientConnection, seconds: float, *messages: dict[str, Any]) -> None:
    """Send the same again and again, as fast as it goes."""
    frames = [json.dumps(message) for message in messages]
    end = time.monotonic() + seconds
    with suppress(*GONE):
        while time.monotonic() < end:
            for frame in frames:
                await asyncio.wait_for(line.send(frame), max(0.01, end - time.monotonic()))
            await asyncio.sleep(0)


async def read_on(line: ClientConnection) -> None:
    with suppress(*GONE):
        while True:
            await line.recv()


async def ask_why(address: str, seconds: float) -> None:
    """24 sockets ask why in Mushroom Sort, as fast as they can."""
    async with Person(address) as eve:
        table = await eve.make("mushroom_sort", players=4, bots="thumb", start=True)
        lines = [await line_to(eve, table) for _ in range(24)]
        reading = [asyncio.create_task(read_on(line)) for line in lines]
        questions = [{"t": "why", "pick": pick} for pick in ("R1", "token:pot", "h0", "c1", "nothing")]
        await asyncio.gather(*(send_on(line, seconds, *questions) for line in lines))
        await part(lines, reading)


async def read_nothing(address: str, seconds: float) -> None:
    """Four sockets say hello again and again, and read nothing."""
    async with Person(address) as eve:
        table = await eve.make("mush_ring", bots="thumb", start=True)
        lines = [await line_to(eve, table, reads=False) for _ in range(4)]
        await asyncio.gather(*(send_on(line, seconds, {"t": "hello"}) for line in lines))
        await part(lines, [])


async def chatter(address: str, seconds: float) -> None:
    """A table full of sockets chats, changes its mind, and asks for hints, all at once."""
    async with Person(address) as eve:
        table = await eve.make("happy_mochi")
        lines = [await line_to(eve, table) for _ in range(12)]
        reading = [asyncio.create_task(read_on(line)) for line in lines]
        noise: list[dict[str, Any]] = [
            {"t": "chat", "id": "same", "text": "x" * 300},
            {"t": "options", "players": 5},
            {"t": "options", "players": 4},
            {"t": "stand"},
            {"t": "sit", "seat": 0},
            {"t": "hint", "version": 1},
        ]
        await asyncio.gather(*(send_on(line, seconds, *noise) for line in lines))
        await part(lines, reading)


async def part(lines: list[ClientConnection], reading: list[asyncio.Task[None]]) -> None:
    for line in lines:
        line.transport.abort()
    await asyncio.gather(*reading)


async def half_open(address: str, seconds: float) -> None:
    """Two hundred connections begin a request and do not finish it."""
    port = urlsplit(address).port
    beginnings = [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nContent-Length: 60\r\n\r\n{",
    ]
    writers = []
    for number in range(200):
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(beginnings[number % len(beginnings)])
        writers.append(writer)
    await asyncio.sleep(seconds)
    for writer in writers:
        writer.close()


async def flood_pings(address: str, seconds: float) -> None:
    """Eight sockets send nothing but pings, thousands in one packet."""
    async with Person(address) as eve:
        table = await eve.make("iyadosu")
        lines = [await line_to(eve, table) for _ in range(8)]
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            for number, line in enumerate(lines):
                if line.state is State.OPEN:
                    line.transport.write(b"\x89\x80\0\0\0\0" * 10_000)
                else:
                    with suppress(InvalidStatus, *GONE):
                        lines[number] = await line_to(eve, table)
            await asyncio.sleep(0.05)
        await part(lines, [])


async def flood_calls(address: str, seconds: float) -> None:
    """One person makes tables, takes names, and asks for pages that cost something."""
    async with Person(address) as eve:
        end = time.monotonic() + seconds

        async def calls(number: int) -> None:
            while time.monotonic() < end:
                await eve.http.post("/api/tables", json={"game": "happy_mochi", "bots": "thumb", "start": True})
                await eve.http.put("/api/me", json={"name": f"Eve {number}"})
                await eve.http.get("/api/tables")
                await eve.http.get("/schema")

        await asyncio.gather(*(calls(number) for number in range(8)))


async def reconnect(address: str, seconds: float) -> None:
    """Sockets come and go as fast as they can."""
    async with Person(address) as eve:
        table = await eve.make("salty", players=3, bots="thumb", start=True)
        end = time.monotonic() + seconds

        async def come_and_go() -> None:
            while time.monotonic() < end:
                with suppress(InvalidStatus, *GONE):
                    (await line_to(eve, table)).transport.abort()

        await asyncio.gather(*(come_and_go() for _ in range(8)))


ATTACKS = [ask_why, read_nothing, chatter, half_open, flood_pings, flood_calls, reconnect]
