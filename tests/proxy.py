"""Small proxies to test with.

One shares connections among servers and says where each came from, as Caddy and nginx do; one is as bad as a network can be.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import count

HEAD_ENDS = b"\r\n\r\n"


class Proxy:
    """Sends each connection to the next server."""

    def __init__(self, ports: Sequence[int], forwarded: dict[str, str]) -> None:
        self.ports = ports
        self.forwarded = forwarded
        self.turn = count()
        self.used: set[int] = set()  # ports that a connection was sent to

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass one connection on, in both directions."""
        with suppress(OSError, asyncio.IncompleteReadError):
            head = await reader.readuntil(HEAD_ENDS)
            port = self.ports[next(self.turn) % len(self.ports)]
            self.used.add(port)
            away_reader, away_writer = await asyncio.open_connection("127.0.0.1", port)
            away_writer.write(self.rewritten(head))
            await asyncio.gather(self.pump(reader, away_writer), self.pump(away_reader, writer))

    def rewritten(self, head: bytes) -> bytes:
        """A request's head with what a proxy adds to it; one request a connection, but for sockets."""
        first, *lines = head.decode("latin-1").removesuffix("\r\n\r\n").split("\r\n")
        if not any(line.lower().startswith("upgrade:") for line in lines):
            lines = [*(line for line in lines if not line.lower().startswith("connection:")), "Connection: close"]
        lines += [f"{name}: {value}" for name, value in self.forwarded.items()]
        return ("\r\n".join([first, *lines]) + "\r\n\r\n").encode("latin-1")

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on what comes until it ends."""
        with suppress(OSError):
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
        writer.close()


@asynccontextmanager
async def proxying(ports: Sequence[int], forwarded: dict[str, str]) -> AsyncIterator[tuple[str, Proxy]]:
    """A proxy in front of servers, and its address."""
    proxy = Proxy(ports, forwarded)
    listening = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    async with listening:
        yield f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}", proxy


class Strait:
    """Passes bytes between many connections and one port, late, not at all, or only for a while."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.delay = 0.0  # seconds that everything takes in each direction
        self.flows = asyncio.Event()
        self.flows.set()
        self.cut_share = 0.0  # of the pieces that are passed on: there the connection is cut
        self.late_share = 0.0  # of the pieces: they are late
        self.lateness = 0.3
        self.cuts = self.late = 0
        self.chance = random.Random(14)
        self.open: set[asyncio.StreamWriter] = set()

    def block(self) -> None:
        """Pass on nothing more; nobody is told."""
        self.flows.clear()

    def unblock(self) -> None:
        """Pass on what waits, and what comes."""
        self.flows.set()

    def cut(self) -> None:
        """Cut every connection there is."""
        for writer in list(self.open):
            writer.transport.abort()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            await self.flows.wait()
            away_reader, away_writer = await asyncio.open_connection("127.0.0.1", self.port)
            self.open |= {writer, away_writer}
            await asyncio.gather(self.pump(reader, away_writer), self.pump(away_reader, writer))
            self.open -= {writer, away_writer}

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if self.chance.random() < self.cut_share:
                    self.cuts += 1
                    break
                await asyncio.sleep(self.delay + self.lateness_of_one())
                await self.flows.wait()
                writer.write(data)
                await writer.drain()
        writer.transport.abort()

    def lateness_of_one(self) -> float:
        if self.chance.random() >= self.late_share:
            return 0.0
        self.late += 1
        return self.lateness


@asynccontextmanager
async def through_a_strait(port: int) -> AsyncIterator[tuple[int, Strait]]:
    """A port that leads to another one, and what is between them."""
    strait = Strait(port)
    listening = await asyncio.start_server(strait.serve, "127.0.0.1", 0)
    try:
        yield listening.sockets[0].getsockname()[1], strait
    finally:
        listening.close()
        strait.unblock()
        strait.cut()
        await asyncio.sleep(0)
