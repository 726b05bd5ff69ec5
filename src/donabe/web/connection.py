"""Connection: one person's socket to one table."""

import asyncio
import logging
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from donabe.kernel.errors import DonabeError
from donabe.table.guests import Guest
from donabe.table.live_table import LiveTable
from donabe.table.messages import AskHint, FromClient, Hello, Hurry, Move, Rematch, Seen, Why, decode, encode, refused
from donabe.table.refusals import BadMessage, Fault, TooFast, TooLarge
from donabe.web.limits import Bucket
from donabe.web.middleware import NEW_COOKIE, guest_of
from donabe.web.services import Services

# why the server closes a socket
UNKNOWN_TABLE = 4404
TOO_MANY = 4429
TOO_SLOW = 1013  # try again later
GOODBYE = None

logger = logging.getLogger(__name__)
Socket = WebSocket[Any, Any, Any]


class Connection:
    """A viewer of a table: what is sent waits in order until the socket takes it."""

    def __init__(self, socket: Socket, guest: Guest, table_id: str, services: Services) -> None:
        self.socket = socket
        self.guest = guest
        self.table_id = table_id
        self.services = services
        self.bucket = Bucket(services.limits.socket, services.config.monotonic)
        self.unsent: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.table: LiveTable | None = None  # once the client has said hello
        self.too_fast = 0
        self.hints: set[asyncio.Task[None]] = set()  # being thought about

    # -- out -----------------------------------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """Send soon; a client that reads too slowly is disconnected, and can reconnect and resume."""
        if self.unsent.qsize() < self.services.limits.unsent:
            self.unsent.put_nowait(data)
        elif self.unsent.qsize() == self.services.limits.unsent:
            self.unsent.put_nowait(GOODBYE)

    def shut(self) -> None:
        """Disconnect, after what was sent before; whoever comes back is told why."""
        self.unsent.put_nowait(GOODBYE)

    def refuse(self, error: DonabeError, client_id: str = "") -> None:
        """Tell this client, and nobody else, why nothing changed."""
        self.services.metrics.refusals += 1
        self.send(encode(refused(error, client_id)))

    async def pump(self) -> None:
        """Send what waits, in order."""
        try:
            while (data := await self.unsent.get()) is not GOODBYE:
                await self.socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})
            await self.socket.close(TOO_SLOW)
        except (WebSocketDisconnect, RuntimeError, OSError) as error:
            logger.debug("a socket went while it was written to: %r", error)

    # -- in ------------------------------------------------------------------------------------------------------------

    async def listen(self) -> None:
        """Handle what the client sends until it goes."""
        while True:
            frame = await self.socket.receive()
            if frame["type"] != "websocket.receive":
                return
            if not self.bucket.take():
                self.too_fast += 1
                if self.too_fast > self.services.limits.refusals_in_a_row:
                    await self.socket.close(TOO_MANY)
                    return
                self.refuse(TooFast())
                continue
            self.too_fast = 0
            await self.handle(frame.get("text"), frame.get("bytes"))

    async def handle(self, text: str | None, data: bytes | None) -> None:
        """Carry out one message, or refuse it; a hint takes time, and the next message does not wait for it."""
        try:
            message = self.decoded(text, data)
        except DonabeError as error:
            self.refuse(error)
            return
        if isinstance(message, AskHint):
            hint = asyncio.create_task(self.answer(message))
            self.hints.add(hint)
            hint.add_done_callback(self.hints.discard)
        else:
            await self.answer(message)

    async def answer(self, message: FromClient) -> None:
        """Carry out a message, or refuse it."""
        try:
            await self.carry_out(message)
        except DonabeError as error:
            self.refuse(error, getattr(message, "id", ""))
        except Exception:
            logger.exception("table %s: a message could not be dealt with", self.table_id)
            self.send(encode(refused(Fault(), getattr(message, "id", ""))))

    def decoded(self, text: str | None, data: bytes | None) -> FromClient:
        """The message of a frame, or a refusal."""
        if text is None:
            raise BadMessage("error-text-frames")
        if data is not None or len(text) > self.services.limits.message_bytes:
            raise TooLarge("error-too-large", most=self.services.limits.message_bytes)
        encoded = text.encode("utf-8", "replace")
        if len(encoded) > self.services.limits.message_bytes:
            raise TooLarge("error-too-large", most=self.services.limits.message_bytes)
        try:
            message: FromClient = decode(encoded)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise BadMessage("error-not-a-message", detail=str(error)) from None
        return message

    async def carry_out(self, message: FromClient) -> None:
        """Do what a message asks for."""
        if isinstance(message, Hello):
            await self.hello(message)
        elif self.table is None:
            raise BadMessage("error-hello-first")
        elif isinstance(message, Why):
            self.refuse(self.table.why(self, message.pick))
        elif isinstance(message, Seen):
            self.table.see(self, message.round)
        elif isinstance(message, Hurry):
            self.table.hurry(self, message.seat)
        elif isinstance(message, AskHint):
            await self.hint(self.table, message)
        elif isinstance(message, Rematch):
            await self.services.house.rematch(self.table, self.guest)
            self.table.resync(self)
        else:
            begun = time.perf_counter()
            await self.table.carry_out(self, message)
            if isinstance(message, Move):
                self.services.metrics.updates.observe(time.perf_counter() - begun)

    async def hint(self, table: LiveTable, message: AskHint) -> None:
        """Answer with a hint, if this guest has not had too many of late."""
        table.hints.asking_seat(self.guest, message.version)
        if not self.services.hints.take(self.guest.id):
            raise TooFast
        await table.hint(self, message.version)

    async def hello(self, message: Hello) -> None:
        """Subscribe, or ask for a full sync."""
        if self.table is not None:
            self.table.resync(self)
            return
        self.table = await self.services.house.table(self.table_id)
        self.table.join(self, message.version)
        await self.services.house.update_name(self.table, self.guest)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str], services: NamedDependency[Services]) -> None:
    """The socket to a table, until either side closes it."""
    guest = guest_of(socket.scope)
    new_cookie = socket.scope.get(NEW_COOKIE)
    await socket.accept(headers={"set-cookie": str(new_cookie)} if new_cookie else {})
    try:
        if services.sockets_of.get(guest.id, 0) >= services.limits.sockets:
            raise TooFast
        await services.house.table(table_id)
    except DonabeError as error:
        await socket.send_text(encode(refused(error)).decode())
        await socket.close(TOO_MANY if isinstance(error, TooFast) else UNKNOWN_TABLE)
        return
    await run(Connection(socket, guest, table_id, services))


async def run(connection: Connection) -> None:
    """Receive and send until the connection ends, whatever ends it."""
    services, guest = connection.services, connection.guest
    services.metrics.sockets += 1
    services.sockets_of[guest.id] = services.sockets_of.get(guest.id, 0) + 1
    pump = asyncio.create_task(connection.pump())
    try:
        await connection.listen()
    except WebSocketDisconnect:
        pass
    finally:
        pump.cancel()
        for hint in connection.hints:
            hint.cancel()
        if connection.table is not None:
            connection.table.leave(connection)
        services.metrics.sockets -= 1
        services.sockets_of[guest.id] -= 1
        if not services.sockets_of[guest.id]:
            del services.sockets_of[guest.id]
