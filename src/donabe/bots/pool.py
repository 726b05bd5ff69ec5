"""BotPool: bots decide in other processes, so that the server does not wait for them."""

import asyncio
import secrets
from concurrent.futures import Executor
from dataclasses import dataclass

from librt.random import Random

from donabe import games
from donabe.bots.kept_matches import KeptMatches, Position, written
from donabe.bots.players import bot
from donabe.bots.processes import ProcessPool, cores
from donabe.kernel.match import Match

kept_matches = KeptMatches()  # in each worker its own


@dataclass(frozen=True)
class BotTask:
    """All that a worker needs in order to decide, as plain data."""

    position: Position
    seat: int
    bot: str
    bot_seed: int


def chosen(task: BotTask) -> int:
    """The action that a task's bot chooses; called in a worker."""
    position = task.position
    state = kept_matches.take(position)
    action = bot(task.bot).decide(games.load(position.game), state, task.seat, Random(task.bot_seed))
    kept_matches.put_back(position, state)
    return action


class BotPool:
    """Lets bots decide on any standard executor; by default on processes that start when first needed."""

    def __init__(self, executor: Executor | None = None) -> None:
        self._given = executor
        self._own: ProcessPool | None = None

    async def choose(self, match: Match, seat: int, name: str) -> int:
        """The action that the bot of this name chooses for a seat."""
        position = Position(match.game.key, len(match.names), match.options, match.seed, written(match.moves))
        task = BotTask(position, seat, name, secrets.randbits(62))
        return await asyncio.get_running_loop().run_in_executor(self._executor(), chosen, task)

    def _executor(self) -> Executor:
        if self._given is not None:
            return self._given
        if self._own is None:
            self._own = ProcessPool(max(1, cores() - 1))  # the server needs one itself
        return self._own

    def close(self) -> None:
        """End the processes; a given executor is left to its owner."""
        if self._own is not None:
            self._own.abandon()
