"""Handover: a connection about a table goes to the worker where that table is at home, so that its people meet in one process.

Whatever goes wrong here, the worker that has a connection serves it itself: any of them can serve any table.
"""

import asyncio
import logging
import os
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from zlib import crc32

ABOUT_A_TABLE = re.compile(rb"GET /api/tables/([\w-]{1,40})[/? ]")
HEAD_ENDS = b"\r\n\r\n"
MOST = 64 * 1024  # bytes of a request that is handed over
KIND = getattr(socket, "SOCK_SEQPACKET", socket.SOCK_STREAM)

Arrived = Callable[[socket.socket, bytes], None]
logger = logging.getLogger(__name__)


def home_of(table_id: bytes, workers: int) -> int:
    """The worker where a table is at home."""
    return crc32(table_id) % workers


class Handover:
    """Gives connections to other workers, and takes theirs."""

    def __init__(self, folder: Path, number: int, workers: int) -> None:
        self.folder = folder
        self.number = number
        self.workers = workers
        self.lines: dict[int, socket.socket] = {}  # to other workers
        self.listening: socket.socket | None = None

    # -- giving --------------------------------------------------------------------------------------------------------

    def give(self, transport: asyncio.BaseTransport, request: bytes) -> bool:
        """Whether the connection of this request now belongs to another worker."""
        about = ABOUT_A_TABLE.match(request)
        if about is None or self.listening is None or not request.endswith(HEAD_ENDS) or len(request) > MOST:
            return False
        home = home_of(about[1], self.workers)
        return home != self.number and self._sent(home, transport.get_extra_info("socket").fileno(), request)

    def _sent(self, worker: int, handle: int, request: bytes) -> bool:
        for _ in range(2):  # the first line may be to a worker that is gone
            try:
                line = self.lines.get(worker) or self._line(worker)
                socket.send_fds(line, [request], [handle])
            except BlockingIOError:
                return False  # that worker has enough to do
            except OSError:
                self._hang_up(worker)
            else:
                return True
        return False

    def _line(self, worker: int) -> socket.socket:
        line = self.lines[worker] = socket.socket(socket.AF_UNIX, KIND)
        line.setblocking(False)
        line.connect(str(self.folder / str(worker)))
        return line

    def _hang_up(self, worker: int) -> None:
        line = self.lines.pop(worker, None)
        if line is not None:
            line.close()

    # -- taking --------------------------------------------------------------------------------------------------------

    def open(self, arrived: Arrived) -> None:
        """Take connections from now on; a worker that was here before gets no more."""
        loop = asyncio.get_running_loop()
        path = self.folder / str(self.number)
        try:
            self.listening = socket.socket(socket.AF_UNIX, KIND)
            self.listening.setblocking(False)
            path.unlink(missing_ok=True)
            self.listening.bind(str(path))
            self.listening.listen(self.workers * 2)
        except OSError as error:
            logger.warning("connections are not handed over between workers: %r", error)
            self.close()
            return
        loop.add_reader(self.listening, self._accept, arrived)

    def _accept(self, arrived: Arrived) -> None:
        assert self.listening is not None
        with suppress(BlockingIOError):
            line, _ = self.listening.accept()
            line.setblocking(False)
            asyncio.get_running_loop().add_reader(line, self._receive, line, arrived)

    def _receive(self, line: socket.socket, arrived: Arrived) -> None:
        try:
            request, handles, _, _ = socket.recv_fds(line, MOST, 1)
        except BlockingIOError:
            return
        except OSError:
            request, handles = b"", []
        if not request:
            asyncio.get_running_loop().remove_reader(line)
            line.close()
        elif self.listening is None:
            for handle in handles:
                os.close(handle)  # we are about to end; whoever it was comes back to another worker
        else:
            for handle in handles:
                arrived(socket.socket(fileno=handle), request)

    def close(self) -> None:
        """Neither give nor take any more."""
        if self.listening is not None:
            asyncio.get_running_loop().remove_reader(self.listening)
            self.listening.close()
            self.listening = None
        for worker in list(self.lines):
            self._hang_up(worker)
