"""Scripted players at tables: they move at a steady pace and note when the others see it."""

import asyncio
import random
import time
from collections.abc import AsyncIterator
from typing import Protocol

from benchmarks.load.tallies import Tallies
from websockets.exceptions import ConnectionClosed


class Heard(Protocol):
    """What a frame meant to its player."""

    @property
    def size(self) -> int:
        """Bytes of a frame that showed a new position; 0: it showed none."""
        ...

    @property
    def acknowledged(self) -> bool:
        """Whether it says that this player's move counts."""
        ...

    @property
    def refused(self) -> bool:
        """Whether it says that it does not."""
        ...


class Player(Protocol):
    """One socket to one table, whatever the server speaks."""

    choices: list[str]  # what it may play now

    def frames(self) -> AsyncIterator[Heard]:
        """What the server says, until it goes."""
        ...

    async def move(self, choice: str, number: int) -> None:
        """Play."""
        ...

    async def close(self) -> None:
        """Leave."""
        ...


class PlayedTable:
    """A table and its players."""

    def __init__(self, players: list[Player], tallies: Tallies) -> None:
        self.players = players
        self.tallies = tallies
        self.sent_at = 0.0
        self.mover: Player | None = None
        self.tasks = [asyncio.create_task(self.listen(player)) for player in players]

    async def listen(self, player: Player) -> None:
        """Note when things are seen."""
        try:
            async for heard in player.frames():
                self.note(player, heard, time.perf_counter())
        except ConnectionClosed:
            return

    def note(self, player: Player, heard: Heard, now: float) -> None:
        """Count a frame."""
        tallies = self.tallies
        tallies.refused += heard.refused
        if not tallies.counting:
            return
        tallies.acknowledged += heard.acknowledged
        if heard.size:
            tallies.bytes += heard.size
            tallies.frames += 1
            if player is not self.mover and self.mover is not None:
                tallies.waits.append(now - self.sent_at)

    async def play(self, every: float, until: float) -> None:
        """One move a period, always by somebody whose turn it is."""
        await asyncio.sleep(random.random() * every)
        due, number = time.perf_counter(), 0
        while due < until:
            movers = [player for player in self.players if player.choices]
            if movers:
                await self.move(random.choice(movers), number)
                number += 1
            due += every
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async def move(self, player: Player, number: int) -> None:
        choice = random.choice(player.choices)
        player.choices = []
        self.mover = player
        self.tallies.sent += self.tallies.counting
        self.sent_at = time.perf_counter()
        await player.move(choice, number)

    async def close(self) -> None:
        for player in self.players:
            await player.close()
        await asyncio.gather(*self.tasks)
