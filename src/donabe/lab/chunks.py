"""A simulation in chunks on an executor: results in order, memory bounded."""

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Executor, Future

from donabe.bots.processes import ProcessPool
from donabe.lab.simulation import Plan, Played, play_one

MOST_IN_A_CHUNK = 16
CHUNKS_A_WORKER = 8  # at least so many, so that all workers finish at about the same time


def play_in_processes(plan: Plan, workers: int) -> Iterator[Played]:
    """The matches of a plan in order, played by processes that end when the iterator does."""
    pool = ProcessPool(workers)
    finished = False
    try:
        yield from play_in_chunks(plan, workers, pool)
        finished = True
    finally:
        if finished:
            pool.shutdown()
        else:
            pool.abandon()


def play_in_chunks(plan: Plan, workers: int, executor: Executor) -> Iterator[Played]:
    """The matches of a plan in order, played on an executor that runs so many chunks at a time."""
    waiting: deque[Future[list[Played]]] = deque()
    chunks = _chunks(plan.games, workers)
    while True:
        while len(waiting) < 2 * workers and (chunk := next(chunks, None)) is not None:
            waiting.append(executor.submit(_play_chunk, plan, chunk))
        if not waiting:
            return
        yield from waiting.popleft().result()


def _chunks(matches: int, workers: int) -> Iterator[range]:
    size = max(1, min(MOST_IN_A_CHUNK, matches // (workers * CHUNKS_A_WORKER)))
    return (range(start, min(start + size, matches)) for start in range(0, matches, size))


def _play_chunk(plan: Plan, chunk: range) -> list[Played]:
    return [play_one(plan, index) for index in chunk]
