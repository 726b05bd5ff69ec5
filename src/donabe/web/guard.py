"""Guard: what uvicorn leaves open. Requests and handshakes in time, not too many connections, no flood in one gulp."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import uvicorn
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from donabe.table.refusals import Busy
from donabe.web.errors import problem
from donabe.web.frames import ends_between_messages, framed, plain_text
from donabe.web.handover import Handover
from donabe.web.limits import Bucket, Limits, Rate, shared_part
from donabe.web.metrics import Metrics
from donabe.web.outbox import Waiting

# in a socket's scope
ABORT = "donabe.abort"  # what closes it at once, whether or not its reader takes what waits
SEND_NOW = "donabe.send_now"  # what sends a text without waiting, if its reader takes it
FLUSH = "donabe.flush"  # what writes all that was sent so to whatever sockets, which else happens a moment later
HEAR = "donabe.hear"  # what takes a function that is handed short texts before they wait in the queue
GULP = 1024  # bytes of a socket that are read before others get a turn
MOST_HEADERS = 64 * 1024  # bytes before a request is complete, without its body
PINGS = Rate(2, 60)  # that a client may send
AWAY_SECONDS = 2.0  # for somebody who is turned away to say what they wanted
SAID_EVERY = 10.0  # seconds between lines of the log about connections that were turned away

Hear = Callable[[bytes], bool]  # whether it has taken the text

logger = logging.getLogger(__name__)


class Door:
    """Counts who is connected, and turns away whoever is too many."""

    def __init__(self, limits: Limits, metrics: Metrics, proxies: frozenset[str]) -> None:
        self.limits = limits
        self.metrics = metrics
        self.proxies = proxies  # addresses that connect for many people
        self.inside: Counter[str] = Counter()
        self.count = 0
        self.said = -SAID_EVERY
        self.unsent = Waiting(limits.all_unsent_bytes)  # of answers

    def enter(self, address: str) -> bool:
        """Count a connection; False if it is one too many."""
        self.count += 1
        self.inside[address] += 1
        of_address = self.inside[address] > self.limits.connections_of_address and address not in self.proxies
        if self.count <= self.limits.connections and not of_address:
            return True
        self.metrics.turned_away += 1
        if time.monotonic() - self.said >= SAID_EVERY:
            self.said = time.monotonic()
            which = f"{self.inside[address]} from {address}" if of_address else "the limit"
            logger.warning("%d connections are open, %s: newcomers are turned away", self.count, which)
        return False

    def leave(self, address: str) -> None:
        """Count a connection less."""
        self.count -= 1
        self.inside[address] -= 1
        if not self.inside[address]:
            del self.inside[address]


class Corked:
    """Sockets that were sent something just now: what each of them gets is written at once, in the order of the first."""

    def __init__(self) -> None:
        self.sockets: list[GuardedSocket] = []

    def add(self, socket: "GuardedSocket") -> None:
        """Have a socket written to a moment later at the latest."""
        if not self.sockets:
            socket.loop.call_soon(self.flush)
        self.sockets.append(socket)

    def flush(self) -> None:
        """Write to all of them."""
        sockets, self.sockets = self.sockets, []
        for socket in sockets:
            socket.flush()


class GuardedConfig(uvicorn.Config):
    """uvicorn's settings, with our guard."""

    door: Door
    corked: Corked
    handover: Handover | None = None  # to other workers on the same port


class GuardedHttp(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """A connection that has to send a whole request in time."""

    def __init__(self, config: GuardedConfig, *args: Any, **named: Any) -> None:
        super().__init__(config, *args, **named)
        self.door = config.door
        self.handover = config.handover
        self.address = ""
        self.deadline: asyncio.TimerHandle | None = None
        self.welcome = True
        self.unfinished = 0  # bytes of the request that is being received
        self.unsent = 0  # bytes of an answer, as it began to wait for its reader
        self.patience: asyncio.TimerHandle | None = None  # with that reader

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Count it, and give it some time."""
        super().connection_made(transport)
        transport.set_write_buffer_limits(0)  # we are told of everything that has to wait
        peer = transport.get_extra_info("peername")
        self.address = shared_part(str(peer[0])) if isinstance(peer, tuple) else ""
        self.welcome = self.door.enter(self.address)
        self._set_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        self.door.leave(self.address)
        self._unset_deadline()
        self._wait_no_more()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Wait for a reader, but not for ever, and not for all of them at once with whatever is sent to them."""
        super().pause_writing()
        self.unsent = self.transport.get_write_buffer_size()
        self.door.unsent.total += self.unsent
        crowded = self.door.unsent.total > self.door.unsent.most
        self.patience = self.loop.call_later(0 if crowded else self.door.limits.answer_seconds, self._lose_patience)

    def resume_writing(self) -> None:
        """The reader has taken everything."""
        self._wait_no_more()
        super().resume_writing()

    def _lose_patience(self) -> None:
        self.door.metrics.slow_readers += 1
        self.transport.abort()

    def _wait_no_more(self) -> None:
        self.door.unsent.total -= self.unsent
        self.unsent = 0
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def data_received(self, data: bytes) -> None:
        """Read on, unless the time is up or the door is shut."""
        if not self.welcome:
            self._answer(b"503 Service Unavailable", msgspec.json.encode(problem(Busy())))
            return
        if self.handover is not None and self._between_requests() and self.handover.give(self.transport, data):
            self.transport.abort()  # only our end of it
            return
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            self._unset_deadline()  # it has become a socket
            self._wait_no_more()
        elif self.cycle is not None and not self.cycle.more_body:
            self.unfinished = 0
            self._unset_deadline()
        else:
            self._receive_more(len(data))

    def _between_requests(self) -> bool:
        answered = self.cycle is None or self.cycle.response_complete
        return answered and not self.unfinished and not self.transport.get_write_buffer_size()

    def _receive_more(self, size: int) -> None:
        self.unfinished += size
        if self.unfinished > MOST_HEADERS + self.door.limits.body_bytes and not self.transport.is_closing():
            self._answer(b"431 Request Header Fields Too Large", b"")
        elif self.deadline is None:
            self._set_deadline()

    def _set_deadline(self) -> None:
        seconds = self.door.limits.request_seconds if self.welcome else AWAY_SECONDS
        self.deadline = self.loop.call_later(seconds, self._time_is_up)

    def _unset_deadline(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _time_is_up(self) -> None:
        self.deadline = None
        if self.unfinished:
            logger.info("a request from %s was not complete in time", self.address)
        self._answer(b"408 Request Timeout", b"")

    def _answer(self, status: bytes, body: bytes) -> None:
        """Say why, and close; whoever does not take it is cut off."""
        if not self.transport.is_closing():
            head = b"HTTP/1.1 %b\r\ncontent-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
            self.transport.write(head % (status, len(body)) + body)
            self.transport.close()


class GuardedSocket(WebSocketsSansIOProtocol):
    """A socket that is read in small gulps, can be cut off, and can be written to at once."""

    def __init__(self, config: GuardedConfig, *args: Any, **named: Any) -> None:
        super().__init__(config, *args, **named)
        self.door = config.door
        self.corked = config.corked
        self.address = ""
        self.between_messages = True  # for certain, as far as it was read
        self.unwritten: list[bytes] = []  # frames, for a moment
        self.heard = 0.0  # when something was last received
        self.unread = b""
        self.gulping = False  # a gulp is to come
        self.pings = Bucket(PINGS, time.monotonic)
        self.hear: Hear | None = None

    def hear_at_once(self, hear: Hear) -> None:
        """Hand texts to a function first, as long as none waits; it is called again and again until the socket is gone."""
        self.hear = hear

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over a connection that was counted when it was made."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits()
        peer = transport.get_extra_info("peername")
        self.address = shared_part(str(peer[0])) if isinstance(peer, tuple) else ""

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        self.door.leave(self.address)
        self.unread = b""
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read a gulp; the rest waits until others had their turn, and this socket's messages are dealt with."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self.heard = self.loop.time()
        if self.between_messages and not self.unread:
            text = plain_text(data)
            if text is not None and self.queue.empty() and self.conn.state is OPEN and not self.close_sent:
                if self.hear is None or not self.hear(text):
                    self.queue.put_nowait({"type": "websocket.receive", "text": text.decode("ascii")})
                return
            self.between_messages = text is not None or ends_between_messages(data)
        self.unread += data
        if not self.gulping and not self.read_paused:
            self._gulp()

    def _gulp(self) -> None:
        self.gulping = False
        gulp, self.unread = self.unread[:GULP], self.unread[GULP:]
        if gulp and not self.transport.is_closing():
            super().data_received(gulp)
        if self.unread and not self.read_paused:
            self._gulp_later()

    def _gulp_later(self) -> None:
        self.gulping = True
        self.transport.pause_reading()
        self.loop.call_soon(self._gulp_and_read_on)

    def _gulp_and_read_on(self) -> None:
        self._gulp()
        if not self.gulping and not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    async def receive(self) -> Any:
        """The next message, after others had their turn; read on only when all that was read is dealt with."""
        if not self.queue.empty():
            await asyncio.sleep(0)
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if self.unread:
                self._gulp_later()
            else:
                self.transport.resume_reading()
        return message

    def handle_ping(self) -> None:
        """Answer, unless there are too many."""
        if self.pings.take():
            super().handle_ping()
        else:
            self.abort()

    def send_keepalive_ping(self) -> None:
        """Ask whether anybody is there, unless something was heard of them in the meantime."""
        quiet = self.loop.time() - self.heard
        if self.ping_interval is not None and quiet < self.ping_interval:
            self.ping_timer = self.loop.call_later(self.ping_interval - quiet, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """Close; a reader that takes nothing would hold the connection for ever."""
        super().keepalive_timeout()
        self.abort()

    def abort(self) -> None:
        """Close at once."""
        self.transport.abort()

    def send_now(self, text: bytes) -> bool:
        """Send a text at once, past all layers of the application; False if the reader does not take it now."""
        if self.conn.state is not OPEN or not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        if not self.unwritten:
            self.corked.add(self)
        self.unwritten.append(framed(text))
        return True

    def flush(self) -> None:
        """Write what was sent, all at once: each writing costs as much as building what is written."""
        frames, self.unwritten = self.unwritten, []
        if frames and not self.transport.is_closing():
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    async def send(self, message: Any) -> None:
        """Send what the application sends, after what was sent before."""
        self.flush()
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = self.close_sent = True  # it is answered; uvicorn would log a fault of ours

    def shutdown(self) -> None:
        """Say goodbye, after what was sent before."""
        self.flush()
        super().shutdown()

    async def run_asgi(self) -> None:
        """Hand over the socket, with a way to cut it off and one to write to it at once."""
        scope: Any = self.scope
        scope[ABORT], scope[SEND_NOW], scope[FLUSH] = self.abort, self.send_now, self.corked.flush
        scope[HEAR] = self.hear_at_once
        try:
            await super().run_asgi()
        finally:
            self.hear = None


def proxies(config: uvicorn.Config) -> frozenset[str]:
    """The addresses of proxies, as uvicorn was told them."""
    allowed = config.forwarded_allow_ips
    return frozenset(allowed.split(",") if isinstance(allowed, str) else allowed or ())
