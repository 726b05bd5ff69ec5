"""Workers: several server processes on one port and one database, and the small process that looks after them."""

import asyncio
import logging
import os
import shutil
import signal
import socket
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from donabe.table.store.location import CannotServe
from donabe.web.log_lines import write_log
from donabe.web.serve import Place, announce, bound, bound_to, serve, url
from donabe.web.worker import READY, VARIABLE, Post, serve_as_worker

GOODBYE = 15.0  # seconds for workers to end; then they are killed
SHORTEST_PAUSE = 0.5  # seconds before another worker is started
LONGEST_PAUSE = 30.0  # the same if one after the other cannot even start
ROLLING = getattr(signal, "SIGHUP", None)  # starts every worker anew, one after the other

logger = logging.getLogger(__name__)


def serve_together(place: Place, arguments: Sequence[str]) -> None:
    """Serve with as many processes as are wanted; workers are started with the same arguments."""
    if VARIABLE in os.environ:
        serve_as_worker(place, Post.of(os.environ.pop(VARIABLE)))
    elif place.processes == 1:
        serve(place)
    else:
        check(place)
        write_log(place.log_format)
        code = asyncio.run(Parent(place, arguments).live())
        if code:
            sys.exit(code)


def check(place: Place) -> None:
    """Refuse several processes where they cannot be one house."""
    if not hasattr(socket, "SO_REUSEPORT"):
        raise CannotServe("error-processes-system")
    if not place.location.is_for_many():
        raise CannotServe("error-processes-sqlite")


@dataclass
class Worker:
    """A process, and the line to it: it says there that it is ready, and ends when the line does."""

    process: asyncio.subprocess.Process
    line: socket.socket
    served: bool = False

    async def ready(self) -> bool:
        """Whether it serves; False if it ended before."""
        if not self.served:
            with suppress(OSError):
                self.served = await asyncio.get_running_loop().sock_recv(self.line, len(READY)) == READY
        return self.served

    async def end(self) -> int:
        """Wait until it has ended."""
        code = await self.process.wait()
        self.line.close()
        return code

    def tell(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        if self.process.returncode is None:
            self.process.send_signal(number)


class Slot:
    """The place of one worker at a time, with a socket on the common port: its worker listens there once it is ready.

    A worker that is replaced leaves the socket to its successor, so nobody is turned away. With one that dies the socket
    goes too, so that nobody waits at a door that is shut: whoever comes gets to the other workers.
    """

    def __init__(self, number: int, host: str, port: int) -> None:
        self.number = number
        self.address = host, port
        self.socket = bound_to(host, port, shared=True)
        self.worker: Worker | None = None
        self.pause = 0.0

    def lose(self, worker: Worker) -> None:
        """Begin again without a worker; wait longer and longer if none of them gets so far that it serves."""
        self.pause = SHORTEST_PAUSE if worker.served else min(LONGEST_PAUSE, max(SHORTEST_PAUSE, 2 * self.pause))
        self.worker = None
        self.socket.close()
        self.socket = bound_to(*self.address, shared=True)


class Parent:
    """Starts workers, starts others for those that die, and ends them all."""

    def __init__(self, place: Place, arguments: Sequence[str]) -> None:
        self.place = place
        self.arguments = arguments
        self.folder = Path(tempfile.mkdtemp(prefix="donabe-"))  # where workers reach each other
        with bound(place.host, place.port) as probe:  # without sharing, to see whether somebody else has it
            self.address = url(place.host, probe)
            port = probe.getsockname()[1]
        self.slots = [Slot(number, place.host, port) for number in range(place.processes)]
        self.stopping = asyncio.Event()
        self.rolling: asyncio.Task[None] | None = None

    async def live(self) -> int:
        """Look after workers until told to stop; returns the exit code."""
        self._listen_to_signals()
        try:
            first = await self._started(self.slots[0])
            if not await first.ready():  # it has said why
                return await first.end()
            self.slots[0].worker = first
            keeping = [asyncio.create_task(self._keep(slot)) for slot in self.slots]
            announce(self.place, self.address)
            await self.stopping.wait()
            await self._stop(keeping)
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)
        return 0

    def _listen_to_signals(self) -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._told_to_stop, number)
        if ROLLING is not None:
            loop.add_signal_handler(ROLLING, self._told_to_roll)

    def _told_to_stop(self, number: int) -> None:
        """Pass it on: a second Ctrl-C hurries the workers."""
        self.stopping.set()
        for slot in self.slots:
            if slot.worker is not None:
                slot.worker.tell(number)

    def _told_to_roll(self) -> None:
        if self.rolling is None or self.rolling.done():
            self.rolling = asyncio.create_task(self._roll())

    # -- one worker ----------------------------------------------------------------------------------------------------

    async def _started(self, slot: Slot) -> Worker:
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        post = Post(slot.socket.fileno(), theirs.fileno(), slot.number, self.folder)
        with theirs:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", "donabe", *self.arguments),
                env={**os.environ, VARIABLE: post.written()},
                pass_fds=(post.listening, post.line),
                process_group=0,  # Ctrl-C reaches only us, and we tell them
            )
        return Worker(process, ours)

    async def _keep(self, slot: Slot) -> None:
        """Have a worker in this slot for as long as the house is open."""
        while not self.stopping.is_set():
            worker = slot.worker = slot.worker or await self._started(slot)
            await worker.ready()
            code = await worker.end()
            if slot.worker is not worker:  # another has taken its place
                continue
            slot.lose(worker)
            if not self.stopping.is_set():
                logger.error("worker %d ended with %d; another starts in %g s", slot.number, code, slot.pause)
                await self._pause(slot.pause)

    async def _pause(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self.stopping.wait()
        except TimeoutError:
            pass

    # -- all workers ---------------------------------------------------------------------------------------------------

    async def _roll(self) -> None:
        """Put a new worker into every slot; each old one goes on until its successor is ready."""
        logger.info("the workers are started anew, one after the other")
        for slot in self.slots:
            successor = await self._started(slot)
            if not await successor.ready():
                logger.error("a new worker ended with %d; the others stay as they are", await successor.end())
                return
            old, slot.worker = slot.worker, successor
            if old is not None:
                old.tell(signal.SIGTERM)
                await old.process.wait()
        logger.info("all workers are new")

    async def _stop(self, keeping: list[asyncio.Task[None]]) -> None:
        if self.rolling is not None:
            self.rolling.cancel()
        for slot in self.slots:
            if slot.worker is not None:
                slot.worker.tell(signal.SIGTERM)
        _, late = await asyncio.wait(keeping, timeout=GOODBYE)
        for slot in self.slots:
            if late and slot.worker is not None:
                slot.worker.tell(signal.SIGKILL)
        await asyncio.gather(*keeping)
