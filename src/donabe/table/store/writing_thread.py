"""WritingThread: runs what blocks, one thing after another, at the least cost of going there and back."""

import asyncio
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, TypeVar

T = TypeVar("T")
Work = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class WritingThread:
    """A thread that lives until it is ended.

    A ThreadPoolExecutor does the same with two futures, a condition and a semaphore for each piece of work, which
    takes as long as a short transaction.
    """

    def __init__(self, name: str) -> None:
        self.work: SimpleQueue[Work | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._run, name=name, daemon=True)
        self.thread.start()

    def run(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Have something done after all that was asked for before; the future brings what it returns or raises."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.work.put((work, done))
        return done

    def end(self) -> None:
        """End, after all that was asked for before."""
        self.work.put(None)
        self.thread.join()

    def _run(self) -> None:
        while (item := self.work.get()) is not None:
            work, done = item
            try:
                result = work()
            except BaseException as error:  # noqa: BLE001 - whoever waits is told
                _tell(done, _set_exception, error)
            else:
                _tell(done, _set_result, result)
            del item, work, done  # nothing is kept alive while it waits


def _tell(done: asyncio.Future[Any], how: Callable[[asyncio.Future[Any], Any], None], what: object) -> None:
    loop = done.get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(how, done, what)


def _set_result(done: asyncio.Future[Any], result: object) -> None:
    if not done.done():
        done.set_result(result)


def _set_exception(done: asyncio.Future[Any], error: BaseException) -> None:
    if not done.done():
        done.set_exception(error)
