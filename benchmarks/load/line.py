"""Line: a WebSocket of a scripted player, as cheap as can be: what is to be measured is the server on the same cores."""

import asyncio
import base64
import os
from collections import deque
from collections.abc import Callable, Mapping
from typing import cast
from urllib.parse import urlsplit

MASK = bytes(4)  # a client has to mask; this mask changes nothing
MASKED = 0x80
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A


class Gone(Exception):
    """The server has closed the line, or never opened it."""


class Line(asyncio.Protocol):
    """Whole frames, in order: handed to whoever listens, and kept until somebody does."""

    def __init__(self, request: bytes) -> None:
        self.request = request
        self.transport: asyncio.Transport | None = None
        self.unread = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.early: deque[bytes] = deque()  # texts that nobody has listened to
        self.waiting: asyncio.Future[bytes] | None = None
        self.listener: Callable[[bytes], None] | None = None
        self.closed = False

    # -- what a player does --------------------------------------------------------------------------------------------

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._write(TEXT, text)

    async def receive(self) -> bytes:
        """The next text, before anybody listens."""
        if self.early:
            return self.early.popleft()
        if self.closed:
            raise Gone
        self.waiting = asyncio.get_running_loop().create_future()
        return await self.waiting

    def listen(self, listener: Callable[[bytes], None]) -> None:
        """Hand every text to a listener from now on, those that came before first."""
        self.listener = listener
        while self.early:
            listener(self.early.popleft())

    def close(self) -> None:
        """Hang up."""
        if not self.closed and self.transport is not None:
            self._write(CLOSE, b"")
            self.transport.close()

    # -- what comes ----------------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        for waits in (self.opened, self.waiting):
            if waits is not None and not waits.done():
                waits.set_exception(exc or Gone())

    def data_received(self, data: bytes) -> None:
        data = self.unread + data if self.unread else data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.unread = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(Gone(head.decode("latin-1")))
                return
            self.opened.set_result(None)
        self.unread = self._read(data)

    def _read(self, data: bytes) -> bytes:
        """Take in the whole frames; what is left of another one."""
        place = 0
        while place + 2 <= len(data):
            begins, size = place + 2, data[place + 1]
            if size >= 126:
                begins += 2 if size == 126 else 8
                size = int.from_bytes(data[place + 2 : begins], "big")
            if begins + size > len(data):
                break
            self._take(data[place], data[begins : begins + size])
            place = begins + size
        return data[place:] if place else data

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            if self.listener is not None:
                self.listener(payload)
            elif self.waiting is not None and not self.waiting.done():
                self.waiting.set_result(payload)
            else:
                self.early.append(payload)
        elif kind == PING:
            self._write(PONG, payload)
        elif kind == CLOSE:
            self.close()

    def _write(self, kind: int, payload: bytes) -> None:
        assert self.transport is not None
        size = len(payload)
        head = bytes((kind, MASKED | size)) if size < 126 else bytes((kind, MASKED | 126)) + size.to_bytes(2, "big")
        self.transport.write(head + MASK + payload)


async def connected(url: str, headers: Mapping[str, str] | None = None) -> Line:
    """A line that is open."""
    parts = urlsplit(url)
    assert parts.hostname is not None
    assert parts.port is not None
    lines = [
        f"GET {parts.path}{'?' if parts.query else ''}{parts.query} HTTP/1.1",
        f"Host: {parts.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        *(f"{name}: {value}" for name, value in (headers or {}).items()),
    ]
    request = "\r\n".join([*lines, "", ""]).encode()
    _transport, line = await asyncio.get_running_loop().create_connection(
        lambda: Line(request), parts.hostname, parts.port
    )
    async with asyncio.timeout(60):
        await line.opened
    return line
