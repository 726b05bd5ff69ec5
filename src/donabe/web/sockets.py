"""Sockets: one person's line to one table."""

import asyncio
import logging
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from donabe.kernel.errors import DonabeError, IllegalAction
from donabe.table.guests import Guest
from donabe.table.live import LiveTable
from donabe.table.messages import Asked, Hello, Move, Refused, Rematch, Why, decode, encode
from donabe.table.refusals import BadMessage, TooFast, TooLarge
from donabe.web.desk import Desk
from donabe.web.door import NEW_COOKIE, guest_of
from donabe.web.limits import Bucket

# why the server closes a socket
UNKNOWN_TABLE = 4404
TOO_MANY = 4429
TOO_SLOW = 1013  # try again later
GOODBYE = None

logger = logging.getLogger(__name__)
Socket = WebSocket[Any, Any, Any]


class Line:
    """A viewer of a table: what is sent waits in order until the socket takes it."""

    def __init__(self, socket: Socket, guest: Guest, table_id: str, desk: Desk) -> None:
        self.socket = socket
        self.guest = guest
        self.table_id = table_id
        self.desk = desk
        self.bucket = Bucket(desk.limits.socket, desk.config.monotonic)
        self.unsent: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.table: LiveTable | None = None  # once the client has said hello
        self.too_fast = 0

    # -- out -----------------------------------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """Send soon; a reader who is far behind is let go, and can come back and resume."""
        if self.unsent.qsize() < self.desk.limits.unsent:
            self.unsent.put_nowait(data)
        elif self.unsent.qsize() == self.desk.limits.unsent:
            self.unsent.put_nowait(GOODBYE)

    def refuse(self, error: DonabeError, client_id: str = "") -> None:
        """Tell the sender, and nobody else, that nothing changed."""
        self.desk.metrics.refusals += 1
        clause = error.clause if isinstance(error, IllegalAction) else ""
        self.send(encode(Refused(error.code, str(error), clause, client_id)))

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
        """Hear the client until it goes."""
        while True:
            message = await self.socket.receive()
            if message["type"] != "websocket.receive":
                return
            if not self.bucket.take():
                self.too_fast += 1
                if self.too_fast > self.desk.limits.refusals_in_a_row:
                    await self.socket.close(TOO_MANY)
                    return
                self.refuse(TooFast())
                continue
            self.too_fast = 0
            await self.hear(message.get("text"), message.get("bytes"))

    async def hear(self, text: str | None, data: bytes | None) -> None:
        """One message: carried out, or refused."""
        asked: Asked | None = None
        try:
            asked = self.understood(text, data)
            await self.obey(asked)
        except DonabeError as error:
            self.refuse(error, getattr(asked, "id", ""))
        except Exception:
            logger.exception("table %s: a message could not be dealt with", self.table_id)
            self.send(
                encode(Refused("error", "something went wrong here; it has been noted", "", getattr(asked, "id", "")))
            )

    def understood(self, text: str | None, data: bytes | None) -> Asked:
        """The message, if it is one."""
        if text is None:
            raise BadMessage("send text frames, one JSON object each")
        if data is not None or len(text) > self.desk.limits.message_bytes:
            raise TooLarge(f"a message has at most {self.desk.limits.message_bytes} bytes")
        encoded = text.encode("utf-8", "replace")
        if len(encoded) > self.desk.limits.message_bytes:
            raise TooLarge(f"a message has at most {self.desk.limits.message_bytes} bytes")
        try:
            asked: Asked = decode(encoded)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise BadMessage(f"not a message of this protocol: {error}") from None
        return asked

    async def obey(self, asked: Asked) -> None:
        """Do what is asked."""
        if isinstance(asked, Hello):
            await self.hello(asked)
        elif self.table is None:
            raise BadMessage('say hello first: {"t": "hello"}')
        elif isinstance(asked, Why):
            self.refuse(self.table.why(self, asked.pick))
        elif isinstance(asked, Rematch):
            await self.desk.house.rematch(self.table, self.guest)
            self.table.resync(self)
        else:
            begun = time.perf_counter()
            await self.table.obey(self, asked)
            if isinstance(asked, Move):
                self.desk.metrics.told.observe(time.perf_counter() - begun)

    async def hello(self, asked: Hello) -> None:
        """Begin to be told, or be told all again."""
        if self.table is not None:
            self.table.resync(self)
            return
        self.table = await self.desk.house.table(self.table_id)
        self.table.join(self, asked.version)
        await self.desk.house.greeted(self.table, self.guest)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str], desk: NamedDependency[Desk]) -> None:
    """One line to one table, until either side hangs up."""
    guest = guest_of(socket.scope)
    new_cookie = socket.scope.get(NEW_COOKIE)
    await socket.accept(headers={"set-cookie": str(new_cookie)} if new_cookie else {})
    try:
        if desk.sockets_of.get(guest.id, 0) >= desk.limits.sockets:
            raise TooFast
        await desk.house.table(table_id)
    except DonabeError as error:
        await socket.send_text(encode(Refused(error.code, str(error))).decode())
        await socket.close(TOO_MANY if isinstance(error, TooFast) else UNKNOWN_TABLE)
        return
    await attend(Line(socket, guest, table_id, desk))


async def attend(line: Line) -> None:
    """Hear and tell until the line ends, whatever ends it."""
    desk, guest = line.desk, line.guest
    desk.metrics.sockets += 1
    desk.sockets_of[guest.id] = desk.sockets_of.get(guest.id, 0) + 1
    pump = asyncio.create_task(line.pump())
    try:
        await line.listen()
    except WebSocketDisconnect:
        pass
    finally:
        pump.cancel()
        if line.table is not None:
            line.table.leave(line)
        desk.metrics.sockets -= 1
        desk.sockets_of[guest.id] -= 1
        if not desk.sockets_of[guest.id]:
            del desk.sockets_of[guest.id]
