"""Connection: one person's socket to one table."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from donabe.kernel.errors import DonabeError, shortened
from donabe.table.guests import Guest
from donabe.table.live_table import LiveTable
from donabe.table.messages import (
    AskHint,
    FromClient,
    Hello,
    Hurry,
    Move,
    Rematch,
    Say,
    Seen,
    SetOptions,
    Start,
    Why,
    decode,
    encode,
    refused,
)
from donabe.table.refusals import BadMessage, TooFast, TooLarge
from donabe.web.errors import LONGEST_DETAIL, STORE_AWAY, new_request_id, told
from donabe.web.guard import ABORT, FLUSH, HEAR, SEND_NOW, Hear
from donabe.web.middleware import NEW_COOKIE, caller_of, guest_of
from donabe.web.outbox import Outbox
from donabe.web.services import Services

# why the server closes a socket
UNKNOWN_TABLE = 4404
TOO_MANY = 4429
TOO_SLOW = AGAIN_LATER = 1013
SILENT = 4408
GOODBYE_SECONDS = 5.0  # for a reader that is cut off to take what is on its way

PENALTY = 0.02  # seconds for which a client that is too fast is not listened to

# what messages cost that take longer than most
COSTS: dict[type, float] = {Hello: 5, Why: 2, SetOptions: 4, Start: 4, Rematch: 10}

logger = logging.getLogger(__name__)
Socket = WebSocket[Any, Any, Any]


def _nothing() -> None:
    """Without the guard in front there is no way to cut a socket off, and nothing to write at once."""


def _later(_text: bytes) -> bool:
    """Nor is there one to write to it at once."""
    return False


def _never(_hear: Hear) -> None:
    """Nor to hear something past the queue."""


class Connection:
    """A viewer of a table: what its socket does not take at once waits in order."""

    def __init__(self, socket: Socket, guest: Guest, table_id: str, services: Services) -> None:
        self.socket = socket
        self.guest = guest
        self.table_id = table_id
        self.services = services
        self.caller = caller_of(socket.scope)
        self.outbox = Outbox(services.limits.unsent_bytes, services.unsent)
        self.abort: Callable[[], None] = cast("Any", socket.scope.get(ABORT, _nothing))
        self.send_now: Callable[[bytes], bool] = cast("Any", socket.scope.get(SEND_NOW, _later))
        self.flush: Callable[[], None] = cast("Any", socket.scope.get(FLUSH, _nothing))
        self.hear_at_once: Callable[[Hear], None] = cast("Any", socket.scope.get(HEAR, _never))
        self.sending = False  # what had to wait
        self.ending: asyncio.TimerHandle | None = None
        self.close_code = TOO_SLOW
        self.table: LiveTable | None = None  # once the client has said hello
        self.changes = False  # whether the client works out views from what has changed
        self.too_fast = 0  # messages sent too fast, less those that were not
        self.hints: set[asyncio.Task[None]] = set()  # being thought about
        self.handling = False  # a message, in turn
        self.moving = False  # at once, past the others that come

    # -- out -----------------------------------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """Send soon, at once if nothing waits; a client that reads too slowly is disconnected, and can come back."""
        waits = self.sending or self.outbox.messages or self.outbox.ended
        if (waits or not self.send_now(data)) and not self.outbox.put(data):
            self.services.metrics.slow_readers += 1
            self.end(TOO_SLOW)

    def shut(self) -> None:
        """Disconnect, after what was sent before; whoever comes back is told why."""
        self.end(AGAIN_LATER)

    def end(self, code: int) -> None:
        """Close the socket once it has taken what waits, or without that if it does not take it soon."""
        self.close_code = code
        self.outbox.end()
        if self.ending is None:
            self.ending = asyncio.get_running_loop().call_later(GOODBYE_SECONDS, self.abort)

    def refuse(self, error: DonabeError, client_id: str = "") -> None:
        """Tell this client, and nobody else, why nothing changed."""
        self.services.metrics.refusals += 1
        self.send(encode(refused(error, client_id)))

    async def pump(self) -> None:
        """Send what waits, in order."""
        try:
            while (data := await self.outbox.next()) is not None:
                self.sending = True
                await self.socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})
                self.sending = False
            await self.socket.close(self.close_code)
        except (WebSocketDisconnect, RuntimeError, OSError) as error:
            logger.debug("a socket went while it was written to: %r", error)

    # -- in ------------------------------------------------------------------------------------------------------------

    async def listen(self) -> None:
        """Handle what the client sends until it goes."""
        silence = asyncio.get_running_loop().call_later(self.services.limits.request_seconds, self.end_silence)
        self.hear_at_once(self.move_at_once)
        try:
            while (frame := await self.socket.receive())["type"] == "websocket.receive":
                self.handling = True
                if self.moving and self.table is not None:
                    await self.table.settled()
                await self.handle(frame.get("text"), frame.get("bytes"))
                if self.too_fast:
                    await asyncio.sleep(PENALTY)
                self.handling = False
        finally:
            silence.cancel()

    def end_silence(self) -> None:
        """Close a socket that has not said hello."""
        if self.table is None:
            self.end(SILENT)

    async def handle(self, text: str | None, data: bytes | None) -> None:
        """Carry out one message, or refuse it; a hint takes time, and the next message does not wait for it."""
        try:
            message = self.decoded(text, data)
        except DonabeError as error:
            self.refuse(error if self.pay(1) else TooFast())
            return
        if not self.pay(COSTS.get(type(message), 1)):
            self.refuse(TooFast(), getattr(message, "id", ""))
            return
        if isinstance(message, AskHint):
            hint = asyncio.create_task(self.answer(message))
            self.hints.add(hint)
            hint.add_done_callback(self.hints.discard)
        else:
            await self.answer(message)

    def pay(self, cost: float) -> bool:
        """Whether this guest may send something that costs so much; one that does not stop in vain is cut off."""
        if self.services.messages.take(self.caller, cost):
            self.too_fast = max(0, self.too_fast - 1)
            return True
        self.too_fast += 1
        if self.too_fast > self.services.limits.refusals_in_a_row:
            self.outbox.drop()
            self.end(TOO_MANY)
        return False

    async def answer(self, message: FromClient) -> None:
        """Carry out a message, or refuse it."""
        try:
            await self.carry_out(message)
        except Exception as error:  # noqa: BLE001 - it is logged and told
            self.tell(error, getattr(message, "id", ""))

    def tell(self, error: Exception, client_id: str) -> None:
        """Refuse what came to nothing, and log it if that is our fault."""
        self.refuse(error if isinstance(error, DonabeError) else told(error, new_request_id()), client_id)

    def move_at_once(self, text: bytes) -> bool:
        """Begin a move without waiting for this socket's turn, which costs as much as the move; False: it has to wait."""
        table = self.table
        if table is None or self.handling or self.moving or self.too_fast:
            return False
        try:
            message = decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return False
        if type(message) is not Move or not table.take_turn():
            return False
        if self.pay(1):
            self.begin(table, message)
        else:
            table.end_turn()
            self.refuse(TooFast(), message.id)
        return True

    def begin(self, table: LiveTable, move: Move) -> None:
        """Play at a table where it is this socket's turn to write."""
        begun = time.perf_counter()

        def ended(error: Exception | None) -> None:
            self.moving = False
            if error is None:
                self.flush()
                self.services.metrics.updates.observe(time.perf_counter() - begun)
            else:
                self.tell(error, move.id)

        self.moving = True
        try:
            table.begin(self, move, ended)
        except Exception as error:  # noqa: BLE001 - it is logged and told
            ended(error)

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
            raise BadMessage("error-not-a-message", detail=shortened(str(error), LONGEST_DETAIL)) from None
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
            if not self.services.new_tables.take(self.caller):
                raise TooFast
            await self.services.house.rematch(self.table, self.guest)
            self.table.resync(self)
        elif isinstance(message, Say) and not self.services.chats.take(self.caller):
            raise TooFast
        else:
            begun = time.perf_counter()
            await self.table.carry_out(self, message)
            self.flush()
            if isinstance(message, Move):
                self.services.metrics.updates.observe(time.perf_counter() - begun)

    async def hint(self, table: LiveTable, message: AskHint) -> None:
        """Answer with a hint, if this guest has not had too many of late."""
        table.hints.asking_seat(self.guest, message.version)
        if not self.services.hints.take(self.caller):
            raise TooFast
        await table.hint(self, message.version)

    async def hello(self, message: Hello) -> None:
        """Subscribe, or ask for a full sync."""
        self.changes = message.changes
        if self.table is not None:
            self.table.resync(self)
            return
        table = await self.services.house.table(self.table_id)
        await table.catch_up(message.version)
        self.table = table
        table.join(self, message.version)
        await self.services.house.update_name(table, self.guest)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str], services: NamedDependency[Services]) -> None:
    """The socket to a table, until either side closes it."""
    new_cookie = socket.scope.get(NEW_COOKIE)
    await socket.accept(headers={"set-cookie": str(new_cookie)} if new_cookie else {})
    caller = caller_of(socket.scope)
    if not services.sockets.enter(caller):
        await turn_away(socket, TooFast())
        return
    try:
        await services.house.table(table_id)
        await run(Connection(socket, guest_of(socket.scope), table_id, services))
    except (DonabeError, *STORE_AWAY) as error:
        await turn_away(socket, told(error, new_request_id()))
    finally:
        services.sockets.leave(caller)


async def turn_away(socket: Socket, error: DonabeError) -> None:
    """Close a socket that cannot be used, saying why."""
    await socket.send_text(encode(refused(error)).decode())
    await socket.close(
        {"too-fast": TOO_MANY, "unavailable": AGAIN_LATER, "busy": AGAIN_LATER}.get(error.code, UNKNOWN_TABLE)
    )


async def run(connection: Connection) -> None:
    """Receive and send until the connection ends, whatever ends it."""
    connection.services.metrics.sockets += 1
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
        connection.outbox.drop()
        if connection.ending is not None:
            connection.ending.cancel()
        connection.services.metrics.sockets -= 1
