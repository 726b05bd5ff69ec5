"""The process pool of bots and simulations."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from typing import ParamSpec, TypeVar

LOW_PRIORITY = 10  # of Unix's 19: bots that people wait for go first

P = ParamSpec("P")
T = TypeVar("T")


class ProcessPool(ProcessPoolExecutor):
    """Workers that end with this process, however it ends; Ctrl-C reaches only this process."""

    def __init__(self, workers: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._workers_end, self._our_end = context.Pipe(duplex=False)  # the system closes our end when we die
        super().__init__(workers, context, _watch_parent, (self._workers_end,))

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Have a worker call a function; this may start workers, so Ctrl-C is blocked meanwhile."""
        with _interrupts_blocked():
            return super().submit(fn, *args, **kwargs)

    def abandon(self) -> None:
        """End the workers at once, whatever they are doing."""
        self._our_end.close()
        self.shutdown(cancel_futures=True)
        self._workers_end.close()


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def give_way() -> None:
    """Let this process, a worker, wait for those with more urgent work."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, LOW_PRIORITY)


def _watch_parent(pipe: Connection) -> None:
    threading.Thread(target=_exit_when_closed, args=(pipe,), daemon=True).start()


def _exit_when_closed(pipe: Connection) -> None:
    with suppress(EOFError, OSError):
        pipe.recv_bytes()
    os._exit(1)


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Processes started here never get Ctrl-C; this process gets it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
