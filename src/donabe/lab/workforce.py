"""A simulation shared out among processes: results in order, memory bounded, nobody left behind."""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection

from donabe.lab.simulation import Plan, Played, play_one

MOST_IN_A_CHUNK = 16
CHUNKS_A_WORKER = 8  # at least so many, so that all workers finish at about the same time


def shared_out(plan: Plan, workers: int) -> Iterator[Played]:
    """The matches of a plan in order, played by several processes."""
    context = multiprocessing.get_context("spawn")
    lifeline, ours = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(workers, context, _hold, (lifeline,))
    waiting: deque[Future[list[Played]]] = deque()
    chunks = _chunks(plan.games, workers)
    finished = False
    try:
        while True:
            while len(waiting) < 2 * workers and (chunk := next(chunks, None)) is not None:
                with _interrupts_held_back():
                    waiting.append(pool.submit(_play_chunk, plan, chunk))
            if not waiting:
                break
            yield from waiting.popleft().result()
        finished = True
    finally:
        if not finished:
            ours.close()
        pool.shutdown(cancel_futures=True)
        ours.close()
        lifeline.close()


def _chunks(matches: int, workers: int) -> Iterator[range]:
    size = max(1, min(MOST_IN_A_CHUNK, matches // (workers * CHUNKS_A_WORKER)))
    return (range(start, min(start + size, matches)) for start in range(0, matches, size))


def _play_chunk(plan: Plan, chunk: range) -> list[Played]:
    return [play_one(plan, index) for index in chunk]


def _hold(lifeline: Connection) -> None:
    """In a worker: hold the line to the process that asked, and end when it is cut, however that came about."""
    threading.Thread(target=_end_with, args=(lifeline,), daemon=True).start()


def _end_with(lifeline: Connection) -> None:
    with suppress(EOFError, OSError):
        lifeline.recv_bytes()
    os._exit(1)


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Start workers so that Ctrl-C reaches only this process, which then ends them; one pressed meanwhile comes after."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
