"""Worker: one of several server processes that share a port, as its parent has started it."""

import asyncio
import socket
from dataclasses import dataclass, replace
from pathlib import Path

import uvicorn

from donabe.web.handover import Handover
from donabe.web.log_lines import write_log
from donabe.web.metrics import Noticeboard
from donabe.web.serve import Place, configured, run, settings

VARIABLE = "DONABE_WORKER"  # where a worker finds its post
READY = b"ready"


@dataclass(frozen=True)
class Post:
    """What a worker is given: file handles, its number, and the folder where workers reach each other."""

    listening: int
    line: int
    number: int
    folder: Path

    def written(self) -> str:
        """As text for the environment."""
        return f"{self.listening} {self.line} {self.number} {self.folder}"

    @classmethod
    def of(cls, text: str) -> "Post":
        """From text."""
        listening, line, number, folder = text.split(" ", 3)
        return cls(int(listening), int(line), int(number), Path(folder))


def serve_as_worker(place: Place, post: Post) -> None:
    """Serve on the socket that the parent listens on, until told to stop or the parent is gone."""
    write_log(place.log_format)
    listening = socket.socket(fileno=post.listening)
    first = place if post.number == 0 else replace(place, keep_finished=None)  # one of them tidies up for all
    shared = replace(configured(first), noticeboard=Noticeboard(post.folder, post.number), counting=post.folder)
    config = settings(shared)
    config.handover = Handover(post.folder, post.number, place.processes)
    with socket.socket(fileno=post.line) as line:
        run(WorkingServer(config, config.handover, line), listening)


class WorkingServer(uvicorn.Server):
    """A server that tells its parent when it is ready, and ends with it."""

    def __init__(self, config: uvicorn.Config, handover: Handover, line: socket.socket) -> None:
        super().__init__(config)
        self.handover = handover
        self.line = line
        self.taking: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if not self.should_exit:
            self.line.setblocking(False)
            asyncio.get_running_loop().add_reader(self.line, self._parent_is_gone)
            self.handover.open(self._arrived)
            self.line.send(READY)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop; connections go to others from now on."""
        self.handover.close()
        await super().shutdown(sockets)

    def _arrived(self, connection: socket.socket, request: bytes) -> None:
        taking = asyncio.create_task(self._take(connection, request))
        self.taking.add(taking)
        taking.add_done_callback(self.taking.discard)

    async def _take(self, connection: socket.socket, request: bytes) -> None:
        """Go on with a connection that another worker accepted, from its request on."""
        _, protocol = await asyncio.get_running_loop().connect_accepted_socket(self._protocol, connection)
        protocol.data_received(request)

    def _protocol(self) -> asyncio.Protocol:
        made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made

    def _parent_is_gone(self) -> None:
        asyncio.get_running_loop().remove_reader(self.line)
        self.should_exit = True
