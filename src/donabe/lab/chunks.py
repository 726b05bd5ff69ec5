"""Numbered matches in chunks on an executor: results in order, memory bounded, dead workers replaced."""

import logging
import time
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future
from typing import Generic, TypeVar

from donabe.lab.executors import BadWorkers, Team, Workers, team_of

T = TypeVar("T")

MOST_IN_A_CHUNK = 16
CHUNKS_A_WORKER = 8  # at least so many, so that all workers finish at about the same time
LONG = 0.1  # seconds; chunks grow until they take so long, so that slow matches are handed out one by one
TRIES = 3  # for a chunk over which workers die

logger = logging.getLogger(__name__)


def play_on(play: Callable[[int], T], numbers: range, workers: Workers) -> Generator[T]:
    """The matches of these numbers in order, played by workers that are let go when the iterator ends."""
    with team_of(workers, len(numbers)) as team:
        yield from play_in_chunks(play, numbers, team)


def play_in_chunks(play: Callable[[int], T], numbers: range, team: Team) -> Generator[T]:
    """The matches of these numbers in order, played by a team; each is answered once, whoever dies."""
    out = _Out(play, team)
    most = max(1, min(MOST_IN_A_CHUNK, len(numbers) // (team.slots * CHUNKS_A_WORKER)))
    size = 1
    try:
        while numbers or out.chunks:
            while len(out.chunks) < 2 * team.slots and numbers:
                out.add(numbers[:size])
                numbers = numbers[size:]
            played, seconds = out.first()
            if seconds < LONG:
                size = min(max(size, 2 * len(played)), most)
            yield from played
    finally:
        out.cancel()


class _Out(Generic[T]):
    """The chunks that are out, in order, each with its answer to come."""

    def __init__(self, play: Callable[[int], T], team: Team) -> None:
        self.play = play
        self.team = team
        self.chunks: deque[tuple[range, Future[tuple[list[T], float]]]] = deque()

    def add(self, chunk: range) -> None:
        """Hand out a chunk; if the workers have died meanwhile, to new ones."""
        try:
            answer = self._submitted(chunk)
        except self.team.deaths:
            if not self.team.replace():
                raise
            self._again()
            answer = self._submitted(chunk)
        self.chunks.append((chunk, answer))

    def first(self) -> tuple[list[T], float]:
        """The answer to the first chunk; what workers died over is played again."""
        for tries in range(1, TRIES + 1):
            chunk, answer = self.chunks[0]
            try:
                played = answer.result()
            except self.team.deaths as error:
                logger.warning("a worker died over matches %d to %d (%d)", chunk.start, chunk.stop - 1, tries)
                if not self.team.replace():
                    raise BadWorkers("error-workers-died", first=chunk.start, last=chunk.stop - 1) from error
                self._again()
            else:
                self.chunks.popleft()
                return played
        chunk, _ = self.chunks[0]
        raise BadWorkers("error-workers-died", first=chunk.start, last=chunk.stop - 1)

    def cancel(self) -> None:
        """Nobody wants the rest."""
        for _, answer in self.chunks:
            answer.cancel()

    def _again(self) -> None:
        """Hand out again what died with its workers, and keep what was answered before."""
        self.chunks = deque(
            (chunk, answer if _answered(answer) else self._submitted(chunk)) for chunk, answer in self.chunks
        )

    def _submitted(self, chunk: range) -> Future[tuple[list[T], float]]:
        return self.team.submit(_play_chunk, self.play, chunk)


def _answered(answer: Future[tuple[list[T], float]]) -> bool:
    return answer.done() and not answer.cancelled() and answer.exception() is None


def _play_chunk(play: Callable[[int], T], chunk: range) -> tuple[list[T], float]:
    began = time.perf_counter()
    return [play(number) for number in chunk], time.perf_counter() - began
