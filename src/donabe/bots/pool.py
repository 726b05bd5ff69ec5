"""BotPool: bots decide in other processes, so that the server does not wait for them."""

import asyncio
import faulthandler
import logging
import os
import secrets
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from librt.random import Random

from donabe import games
from donabe.bots.kept_matches import KeptMatches, Position, written
from donabe.bots.levels import bot
from donabe.bots.player import Budget
from donabe.bots.processes import ProcessPool, cores
from donabe.bots.thoughts import THINKER, Thought, thoughts
from donabe.bots.turns import Turns
from donabe.kernel.match import Match

PATIENCE = float(
    os.environ.get("DONABE_BOT_PATIENCE", "30")
)  # seconds after which a worker that has not decided ends itself: it hangs
TRIES = 2  # for an answer; after that a decision is left to chance, so that a table is never stuck
LAST_RESORT = "random"
HURRIED = 40  # simulations at most, of a bot that is hurried
GIVEN = 256  # decisions at once on an executor of which we do not know how many it works on

kept_matches = KeptMatches()  # in each worker its own
logger = logging.getLogger(__name__)
Answer = TypeVar("Answer")


@dataclass(frozen=True)
class BotTask:
    """All that a worker needs in order to decide, as plain data."""

    position: Position
    seat: int
    bot: str
    bot_seed: int
    quick: bool = False  # the answer is waited for: with few simulations, if the bot searches


def chosen(task: BotTask) -> int:
    """The action that a task's bot chooses; called in a worker."""
    state = kept_matches.take(task.position)
    player, game = bot(task.bot), games.load(task.position.game)
    budget = Budget(min(HURRIED, player.budget.simulations)) if task.quick else player.budget
    action = player.decide(game, state, task.seat, Random(task.bot_seed), budget)
    kept_matches.put_back(task.position, state)
    return action


def thought_over(task: BotTask) -> list[Thought]:
    """What the expert thinks of a task's decision; called in a worker."""
    state = kept_matches.take(task.position)
    found = thoughts(games.load(task.position.game), state, task.seat, Random(task.bot_seed))
    kept_matches.put_back(task.position, state)
    return found


def in_time(work: Callable[[BotTask], Answer], task: BotTask) -> Answer:
    """The answer of a process of its own, which ends if that takes too long."""
    faulthandler.dump_traceback_later(PATIENCE, exit=True)
    try:
        return work(task)
    finally:
        faulthandler.cancel_dump_traceback_later()


def random_seed() -> int:
    """A seed for a bot's own chances."""
    return secrets.randbits(62)


class BotPool:
    """Lets bots decide on any standard executor; by default on processes that start when first needed.

    Whoever has bots think takes turns with the others, however many tables they have: `whose` says who that is.
    """

    def __init__(
        self,
        executor: Executor | None = None,
        seed: Callable[[], int] = random_seed,
        shared_by: int = 1,
        at_once: int = GIVEN,
    ) -> None:
        self._given = executor
        self._seed = seed
        self._workers = {False: max(1, cores() // shared_by - 1), True: 1}  # each server needs a core itself
        self._own: dict[bool, ProcessPool] = {}  # one for quick answers, so that they do not wait behind others
        self._turns = {  # one place more than workers, so that none of them waits for us
            quick: Turns(workers + 1 if executor is None else at_once) for quick, workers in self._workers.items()
        }

    async def choose(self, match: Match, seat: int, name: str, whose: str) -> int:
        """The action that the bot of this name chooses for a seat; a worker that dies over it is replaced."""
        return await self._choose(self._task(match, seat, name), whose)

    async def choose_quickly(self, match: Match, seat: int, name: str, whose: str) -> int:
        """The action that the bot of this name chooses for a seat when it is hurried."""
        return await self._choose(replace(self._task(match, seat, name), quick=True), whose)

    async def _choose(self, task: BotTask, whose: str) -> int:
        try:
            return await self._answer(chosen, task, whose)
        except BrokenExecutor:
            return await self._answer(chosen, replace(task, bot=LAST_RESORT), whose)

    async def thoughts(self, match: Match, seat: int, whose: str) -> list[Thought]:
        """What the expert thinks of a seat's choices, the best first."""
        return await self._answer(thought_over, self._task(match, seat, THINKER), whose)

    def _task(self, match: Match, seat: int, name: str) -> BotTask:
        position = Position(match.game.key, len(match.names), match.options, match.seed, written(match.moves))
        return BotTask(position, seat, name, self._seed())

    async def _answer(self, work: Callable[[BotTask], Answer], task: BotTask, whose: str) -> Answer:
        """What a worker answers; one that dies over it is replaced and asked again."""
        turns = self._turns[task.quick]
        if self._given is not None:
            await turns.take(whose)
            return await _handed(turns, self._given, work, task)
        for tries in range(1, TRIES + 1):
            await turns.take(whose)
            pool = self._processes(quick=task.quick)
            try:
                return await _handed(turns, pool, in_time, work, task)
            except BrokenExecutor as error:
                logger.warning("%s: a worker died while %s was thinking (%d)", task.position.game, task.bot, tries)
                self._give_up(pool)
                broken = error
        raise broken

    def _processes(self, *, quick: bool) -> ProcessPool:
        if quick not in self._own:
            self._own[quick] = ProcessPool(self._workers[quick])
        return self._own[quick]

    def _give_up(self, pool: ProcessPool) -> None:
        """Make room for new workers, unless that has been done already."""
        for quick, own in list(self._own.items()):
            if own is pool:
                del self._own[quick]
                pool.abandon()

    def close(self) -> None:
        """End the processes; a given executor is left to its owner."""
        for pool in self._own.values():
            pool.abandon()


async def _handed(turns: Turns, executor: Executor, work: Callable[..., Answer], *given: Any) -> Answer:
    """What an executor answers; the place is given back once it does not work on it any more, even if nobody waits."""
    loop = asyncio.get_running_loop()

    def ended(_running: Future[Answer]) -> None:
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(turns.give_back)

    try:
        running = executor.submit(work, *given)
    except BaseException:
        turns.give_back()
        raise
    running.add_done_callback(ended)
    return await asyncio.wrap_future(running)
