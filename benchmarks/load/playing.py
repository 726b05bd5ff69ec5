"""Scripted players at tables: they move at a steady pace and note when the others see it."""

import asyncio
import random
import time
from functools import partial
from typing import Protocol

from benchmarks.load.line import Line
from benchmarks.load.tallies import Tallies


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
    def refused(self) -> str:
        """The code of why it does not; empty: it does."""
        ...


class Player(Protocol):
    """One socket to one table, whatever the server speaks."""

    choices: list[str]  # what it may play now

    @property
    def line(self) -> Line:
        """Its socket."""
        ...

    def hear(self, frame: bytes) -> Heard | None:
        """What a frame of the server means; None: nothing of the game."""
        ...

    def move(self, choice: str, number: int) -> None:
        """Play."""
        ...


class PlayedTable:
    """A table and its players."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.tallies = Tallies()
        self.moves = 0  # since the match began
        self.sent_at = 0.0
        self.mover: Player | None = None
        for player in players:
            player.line.listen(partial(self.hear, player))

    def hear(self, player: Player, frame: bytes) -> None:
        """Note when things are seen."""
        heard = player.hear(frame)
        if heard is not None:
            self.note(player, heard, time.perf_counter())

    def note(self, player: Player, heard: Heard, now: float) -> None:
        """Count a frame."""
        tallies = self.tallies
        if heard.refused:
            tallies.refused[heard.refused] += 1
        if not tallies.counting:
            return
        tallies.acknowledged += heard.acknowledged
        if heard.size:
            tallies.bytes += heard.size
            tallies.frames += 1
            if player is not self.mover and self.mover is not None:
                tallies.waits.append(now - self.sent_at)

    async def play(self, every: float, until: float, tallies: Tallies) -> None:
        """One move a period, always by somebody whose turn it is."""
        self.tallies = tallies
        await asyncio.sleep(random.random() * every)
        due = time.perf_counter()
        while due < until:
            movers = [player for player in self.players if player.choices]
            if movers:
                self.move(random.choice(movers))
            due += every
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    def move(self, player: Player) -> None:
        choice = random.choice(player.choices)
        player.choices = []
        self.mover = player
        self.tallies.sent += self.tallies.counting
        self.sent_at = time.perf_counter()
        self.moves += 1
        player.move(choice, self.moves)

    def close(self) -> None:
        """Everybody leaves."""
        for player in self.players:
            player.line.close()
