"""BotPool: bots decide in other processes, so that the server does not wait for them."""

import asyncio
import faulthandler
import logging
import os
import secrets
from concurrent.futures import BrokenExecutor, Executor
from dataclasses import dataclass, replace

from librt.random import Random

from donabe import games
from donabe.bots.kept_matches import KeptMatches, Position, written
from donabe.bots.levels import bot
from donabe.bots.processes import ProcessPool, cores
from donabe.kernel.match import Match

PATIENCE = float(
    os.environ.get("DONABE_BOT_PATIENCE", "30")
)  # seconds after which a worker that has not decided ends itself: it hangs
TRIES = 3  # for a decision; the last one is left to chance, so that a table is never stuck
LAST_RESORT = "random"

kept_matches = KeptMatches()  # in each worker its own
logger = logging.getLogger(__name__)


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


def chosen_in_time(task: BotTask) -> int:
    """The same in a process of its own, which ends if that takes too long."""
    faulthandler.dump_traceback_later(PATIENCE, exit=True)
    try:
        return chosen(task)
    finally:
        faulthandler.cancel_dump_traceback_later()


class BotPool:
    """Lets bots decide on any standard executor; by default on processes that start when first needed."""

    def __init__(self, executor: Executor | None = None) -> None:
        self._given = executor
        self._own: ProcessPool | None = None

    async def choose(self, match: Match, seat: int, name: str) -> int:
        """The action that the bot of this name chooses for a seat; a worker that dies over it is replaced."""
        position = Position(match.game.key, len(match.names), match.options, match.seed, written(match.moves))
        task = BotTask(position, seat, name, secrets.randbits(62))
        loop = asyncio.get_running_loop()
        if self._given is not None:
            return await loop.run_in_executor(self._given, chosen, task)
        for tries in range(1, TRIES):
            pool = self._processes()
            try:
                return await loop.run_in_executor(pool, chosen_in_time, task)
            except BrokenExecutor:
                logger.warning("%s: a worker died while %s was thinking (%d)", position.game, name, tries)
                self._give_up(pool)
        return await loop.run_in_executor(self._processes(), chosen_in_time, replace(task, bot=LAST_RESORT))

    def _processes(self) -> ProcessPool:
        if self._own is None:
            self._own = ProcessPool(max(1, cores() - 1))  # the server needs one itself
        return self._own

    def _give_up(self, pool: ProcessPool) -> None:
        """Make room for new workers, unless that has been done already."""
        if self._own is pool:
            self._own = None
            pool.abandon()

    def close(self) -> None:
        """End the processes; a given executor is left to its owner."""
        if self._own is not None:
            self._own.abandon()
