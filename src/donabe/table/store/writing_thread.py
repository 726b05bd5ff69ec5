"""WritingThread: runs what blocks, one thing after another, at the least cost of going there and back."""

import asyncio
import logging
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, TypeVar

T = TypeVar("T")
Told = Callable[[BaseException | None, Any], None]  # called with what was raised, or None and what was returned
Work = tuple[Callable[[], Any], asyncio.AbstractEventLoop, Told]

logger = logging.getLogger(__name__)


class Ended(RuntimeError):
    """A thread, or what writes by it, has ended and takes nothing more."""


class WritingThread:
    """A thread that lives until it is ended.

    A ThreadPoolExecutor does the same with two futures, a condition and a semaphore for each piece of work, which
    takes as long as a short transaction.
    """

    def __init__(self, name: str) -> None:
        self.work: SimpleQueue[Work | None] = SimpleQueue()
        self.ended = False
        self.thread = threading.Thread(target=self._run, name=name, daemon=True)
        self.thread.start()

    def hand(self, work: Callable[[], object], told: Told) -> None:
        """Have something done after all that was asked for before; the loop that asks is told how it ended."""
        if self.ended:
            raise Ended(self.thread.name)
        self.work.put((work, asyncio.get_running_loop(), told))

    def run(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """The same as a future, which brings what it returns or raises."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.hand(work, lambda error, result: settle(done, error, result))
        return done

    def end(self) -> None:
        """End, after all that was asked for before; it may be called again."""
        if not self.ended:
            self.ended = True
            self.work.put(None)
        self.thread.join()

    def _run(self) -> None:
        while (item := self.work.get()) is not None:
            work, loop, told = item
            error: BaseException | None = None
            result = None
            try:
                result = work()
            except BaseException as raised:  # noqa: BLE001 - whoever waits is told
                error = raised
            _tell(loop, told, error, result)
            del item, work, loop, told, error, result  # nothing is kept alive while it waits


def _tell(loop: asyncio.AbstractEventLoop, told: Told, error: BaseException | None, result: object) -> None:
    """A loop that is closed is told nothing: nobody waits there any more, and this thread goes on."""
    try:
        loop.call_soon_threadsafe(told, error, result)
    except RuntimeError:
        logger.warning("nobody waits any more for what a thread has done: %r", error)


def settle(done: asyncio.Future[T], error: BaseException | None, result: T) -> None:
    """Give whoever waits the result, unless nobody does any more."""
    if done.done():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(deliverable(error))


def deliverable(error: BaseException) -> BaseException:
    """An error that a future can bring: it refuses a StopIteration, and who waits for it would wait for ever."""
    return RuntimeError(repr(error)) if isinstance(error, StopIteration) else error
