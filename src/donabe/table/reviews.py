"""Reviews of finished matches: made in the background when first asked for, and kept for a while."""

import asyncio
import logging
from collections import OrderedDict

import msgspec

from donabe.bots.review import Curve, Decision, KeyMoment, Review
from donabe.bots.review_pool import ReviewPool
from donabe.kernel.match import Match
from donabe.table import log
from donabe.table.log import Entry
from donabe.table.refusals import TooFast

MOST_KEPT = 64
MOST_WAITING = 16  # matches whose review is not done

logger = logging.getLogger(__name__)


class RunningReview(msgspec.Struct, tag_field="state", tag="running"):
    """A review that goes on: how many moves it has looked at, of how many."""

    done: int
    of: int


class FinishedReview(msgspec.Struct, tag_field="state", tag="done"):
    """A whole review."""

    decisions: list[Decision]
    curves: list[Curve]
    moments: list[KeyMoment]


class FailedReview(msgspec.Struct, tag_field="state", tag="failed"):
    """A review that could not be made; the server's log says why."""


ReviewAnswer = RunningReview | FinishedReview | FailedReview


class Reviews:
    """The reviews of a house, by table; one is made at a time."""

    def __init__(self, pool: ReviewPool) -> None:
        self.pool = pool
        self._answers: OrderedDict[str, ReviewAnswer] = OrderedDict()  # those asked for last at the end
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()

    def known(self, table_id: str) -> ReviewAnswer | None:
        """How far the review of a table is, or None if nobody has asked for it lately."""
        if table_id in self._answers:
            self._answers.move_to_end(table_id)
        return self._answers.get(table_id)

    def begin(self, table_id: str, match: Match, moves: list[int]) -> ReviewAnswer:
        """Review these moves of a finished match in the background."""
        if len(self._tasks) >= MOST_WAITING:
            raise TooFast
        answer = self._answers[table_id] = RunningReview(0, len(moves))
        task = self._tasks[table_id] = asyncio.create_task(self._review(table_id, match, moves, answer))
        task.add_done_callback(lambda _task: self._tasks.pop(table_id))
        return answer

    async def _review(self, table_id: str, match: Match, moves: list[int], running: RunningReview) -> None:
        def progress(done: int) -> None:
            running.done = done

        try:
            async with self._turn:
                review = await self.pool.review(match, moves, progress)
            self._keep(table_id, finished(review))
        except Exception:
            logger.exception("table %s: its review failed", table_id)
            self._keep(table_id, FailedReview())

    def _keep(self, table_id: str, answer: ReviewAnswer) -> None:
        self._answers[table_id] = answer
        over = [table for table in self._answers if not isinstance(self._answers[table], RunningReview)]
        for table in over[: max(0, len(over) - MOST_KEPT)]:
            del self._answers[table]

    async def close(self) -> None:
        """Stop what is being reviewed."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def finished(review: Review) -> FinishedReview:
    """A review as an answer."""
    return FinishedReview(review.decisions, review.curves, review.moments)


def moves_of_persons(entries: list[Entry]) -> list[int]:
    """The numbers of the moves that persons made themselves, from 0."""
    moves = [entry.body for entry in entries if isinstance(entry.body, log.Moved)]
    return [number for number, move in enumerate(moves) if not move.bot]
