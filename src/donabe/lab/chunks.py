"""Numbered matches in chunks on an executor: results in order, memory bounded."""

import time
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Executor, Future
from typing import TypeVar

from donabe.bots.processes import ProcessPool

T = TypeVar("T")

MOST_IN_A_CHUNK = 16
CHUNKS_A_WORKER = 8  # at least so many, so that all workers finish at about the same time
LONG = 0.1  # seconds; chunks grow until they take so long, so that slow matches are handed out one by one


def play_in_processes(play: Callable[[int], T], numbers: range, workers: int) -> Generator[T]:
    """The matches of these numbers in order, played by processes that end when the iterator does."""
    pool = ProcessPool(workers)
    finished = False
    try:
        yield from play_in_chunks(play, numbers, workers, pool)
        finished = True
    finally:
        if finished:
            pool.shutdown()
        else:
            pool.abandon()


def play_in_chunks(play: Callable[[int], T], numbers: range, workers: int, executor: Executor) -> Generator[T]:
    """The matches of these numbers in order, played on an executor that runs so many chunks at a time."""
    waiting: deque[Future[tuple[list[T], float]]] = deque()
    most = max(1, min(MOST_IN_A_CHUNK, len(numbers) // (workers * CHUNKS_A_WORKER)))
    size = 1
    try:
        while numbers or waiting:
            while len(waiting) < 2 * workers and numbers:
                waiting.append(executor.submit(_play_chunk, play, numbers[:size]))
                numbers = numbers[size:]
            played, seconds = waiting.popleft().result()
            if seconds < LONG:
                size = min(max(size, 2 * len(played)), most)
            yield from played
    finally:
        for future in waiting:
            future.cancel()


def _play_chunk(play: Callable[[int], T], chunk: range) -> tuple[list[T], float]:
    began = time.perf_counter()
    return [play(number) for number in chunk], time.perf_counter() - began
