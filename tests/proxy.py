"""A small proxy to test with: shares connections among servers, and says where each came from, as Caddy and nginx do."""

import asyncio
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
