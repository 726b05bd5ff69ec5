"""ReviewPool: matches are reviewed in processes that give way to everything else."""

import asyncio
import faulthandler
import logging
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor

from donabe.bots.pool import PATIENCE
from donabe.bots.processes import ProcessPool, cores, give_way
from donabe.bots.review import SIMULATIONS, Decision, Review, ReviewTask, review_tasks, reviewed, summed_up
from donabe.kernel.match import Match

TRIES = 3  # for a task

logger = logging.getLogger(__name__)


def reviewed_patiently(task: ReviewTask) -> list[Decision]:
    """The decisions of a task in a process of its own, which gives way to others and ends if it hangs."""
    give_way()
    faulthandler.dump_traceback_later(PATIENCE * len(task.moves), exit=True)
    try:
        return reviewed(task)
    finally:
        faulthandler.cancel_dump_traceback_later()


class ReviewPool:
    """Reviews one match at a time: on a given executor task by task, or on processes that live as long as the review."""

    simulations = SIMULATIONS

    def __init__(self, executor: Executor | None = None) -> None:
        self._given = executor
        self._own: ProcessPool | None = None

    async def review(self, match: Match, moves: Sequence[int], progress: Callable[[int], None]) -> Review:
        """The review of these moves of a finished match; tells how many are done as it goes on."""
        found: list[Decision] = []
        tasks = iter(review_tasks(match, moves, self.simulations))
        at_once = cores() if self._given is None else 1
        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(at_once):
                    group.create_task(self._work(tasks, found, progress))
        finally:
            self._give_up(self._own)
        return await asyncio.to_thread(summed_up, match, found)

    async def _work(self, tasks: Iterator[ReviewTask], found: list[Decision], progress: Callable[[int], None]) -> None:
        for task in tasks:
            found += await self._reviewed(task)
            progress(len(found))

    async def _reviewed(self, task: ReviewTask) -> list[Decision]:
        """The decisions of a task; a worker that dies over it is replaced."""
        loop = asyncio.get_running_loop()
        if self._given is not None:
            return await loop.run_in_executor(self._given, reviewed, task)
        for tries in range(1, TRIES):
            pool = self._processes()
            try:
                return await loop.run_in_executor(pool, reviewed_patiently, task)
            except BrokenExecutor:
                logger.warning("%s: a worker died during a review (%d)", task.position.game, tries)
                self._give_up(pool)
        return await loop.run_in_executor(self._processes(), reviewed_patiently, task)

    def _processes(self) -> ProcessPool:
        if self._own is None:
            self._own = ProcessPool(cores())
        return self._own

    def _give_up(self, pool: ProcessPool | None) -> None:
        """End the workers, unless that has been done already."""
        if pool is not None and self._own is pool:
            self._own = None
            pool.abandon()
