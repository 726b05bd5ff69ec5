"""Outbox: what waits to be sent on one socket, bounded in bytes."""

import asyncio
from collections import deque
from dataclasses import dataclass

FAIR_SHARE = 64 * 1024  # bytes that a socket may have waiting even when all together have too much


@dataclass
class Waiting:
    """The bytes that wait on all sockets together."""

    most: int
    total: int = 0


class Outbox:
    """Messages in order, until it is ended: by its owner, or because too much waits."""

    def __init__(self, most: int, waiting: Waiting) -> None:
        self.most = most
        self.waiting = waiting
        self.messages: deque[bytes] = deque()
        self.size = 0
        self.ended = False
        self._news = asyncio.Event()

    def put(self, message: bytes) -> bool:
        """Add a message; False if there is no room for it, and then nothing more will be sent."""
        if self.ended:
            return True
        if self.messages and not self._has_room(len(message)):
            self.drop()
            return False
        self.messages.append(message)
        self._count(len(message))
        self._news.set()
        return True

    def _has_room(self, size: int) -> bool:
        crowded = self.waiting.total > self.waiting.most
        return self.size + size <= (FAIR_SHARE if crowded else self.most)

    def _count(self, size: int) -> None:
        self.size += size
        self.waiting.total += size

    def end(self) -> None:
        """Take no more; what waits is still sent."""
        self.ended = True
        self._news.set()

    def drop(self) -> None:
        """Take no more, and forget what waits."""
        self.messages.clear()
        self._count(-self.size)
        self.end()

    async def next(self) -> bytes | None:
        """The next message, once there is one; None at the end."""
        while not self.messages:
            if self.ended:
                return None
            self._news.clear()
            await self._news.wait()
        message = self.messages.popleft()
        self._count(-len(message))
        return message
