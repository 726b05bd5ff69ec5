"""Middleware in front of all handlers: checks origins and rates, identifies guests, and gives a new visitor a cookie."""

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping, MutableMapping
from typing import Any

import msgspec

from donabe.kernel.errors import DonabeError
from donabe.table.guests import Guest
from donabe.table.refusals import ForeignOrigin, TooFast
from donabe.web.cookies import cookie, cookies_named, secrets_in
from donabe.web.errors import REQUEST, STATUS, new_request_id, problem, told
from donabe.web.guestbook import Visit
from donabe.web.limits import Caller, shared_part
from donabe.web.services import Services

# a connection as ASGI has it
Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Headers = Iterable[tuple[bytes, bytes]]

GUEST = "donabe.guest"  # in a connection's scope
NEW_COOKIE = "donabe.cookie"
SAFE = {"GET", "OPTIONS"}
SLASHES = re.compile("//+")
ALWAYS = {"/healthz", "/readyz"}  # answered however much is asked
COSTS = {"/schema": 10, "/schema/openapi.json": 10, "/api/tables": 2}  # of calls that take longer than most
SOCKET_COST = 3
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
]


class Middleware:
    """The outermost layer of the application."""

    def __init__(self, app: Callable[[Any, Any, Any], Awaitable[None]], services: Services) -> None:
        self.app = app
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a connection on, or answer with the refusal."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope = as_routed(scope)
        scope[REQUEST] = new_request_id()
        begun = False

        async def with_headers(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                message["headers"] = headers_of_answer(scope, message.get("headers", []))
            await send(message)

        try:
            await self._admit(scope)
            await self.app(scope, receive, with_headers)
        except Exception as error:
            if begun:
                raise
            await answer(with_headers, told(error, scope[REQUEST]), scope[REQUEST])

    async def _admit(self, scope: Scope) -> None:
        """Identify the guest where one is needed, or raise the refusal."""
        path = scope["path"]
        if path.startswith("/api/"):
            await self._identify(scope, COSTS.get(path, 1))
        elif path not in ALWAYS and not self.services.pages.take(address(scope), COSTS.get(path.rstrip("/"), 1)):
            raise TooFast
        if scope["method"] not in SAFE:
            check_origin(scope)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope[REQUEST] = new_request_id()
        try:
            check_origin(scope)
            await self._identify(scope, SOCKET_COST)
        except Exception as error:  # noqa: BLE001 - it is logged and told
            await receive()  # the connect message
            await deny(scope, send, told(error, scope[REQUEST]))
            return
        await self.app(scope, receive, send)

    async def _identify(self, scope: Scope, cost: float) -> None:
        """Find the guest by the cookie, or create one for a new visitor."""
        name, given = self.services.cookie_name, headers(scope, b"cookie")
        found = await self._holder(scope, secrets_in(given, name))
        if found is None:
            if not self.services.new_guests.take(address(scope)):
                raise TooFast
            found = await self.services.guests.add()
        if found.renews or found.secret not in cookies_named(given, name):
            set_cookie(scope, name, found.secret)
        scope[GUEST] = found.guest
        if not self.services.http.take(caller_of(scope), cost):
            raise TooFast

    async def _holder(self, scope: Scope, secrets: list[str]) -> Visit | None:
        """The guest who holds one of these secrets; an address that has the store asked again and again pays for that."""
        guests = self.services.guests
        if not secrets:
            return None
        if not guests.remembers(secrets[0]) and not self.services.http.addresses.take(address(scope)):
            raise TooFast
        return await guests.first(secrets)


def as_routed(scope: Scope) -> Scope:
    """A request as the routes will see it: what is checked here has to be what they answer.

    They take several slashes for one. HEAD is answered like GET; the server in front leaves the body away.
    """
    path = SLASHES.sub("/", scope["path"])
    return {**scope, "path": path, "method": "GET" if scope["method"] == "HEAD" else scope["method"]}


def guest_of(scope: Mapping[str, Any]) -> Guest:
    """The guest whose connection this is; the middleware has put it into the scope."""
    guest: Guest = scope[GUEST]
    return guest


def caller_of(scope: Mapping[str, Any]) -> Caller:
    """The guest and the address, whose budgets are used up."""
    return Caller(guest_of(scope).id, address(scope))


def set_cookie(scope: Any, name: str, secret: str) -> None:
    """Have the answer to this connection bring the cookie of a secret."""
    scope[NEW_COOKIE] = cookie(name, secret, secure=scope["scheme"] in ("https", "wss"))


def headers_of_answer(scope: Scope, given: Headers) -> Headers:
    """The headers of an answer; one that brings an identity is kept by nobody on its way."""
    ours = [*HEADERS, (b"x-request-id", scope[REQUEST].encode())]
    if NEW_COOKIE not in scope:
        return [*given, *ours]
    kept = [(name, value) for name, value in given if name.lower() not in (b"cache-control", b"etag", b"expires")]
    return [*kept, *ours, (b"cache-control", b"no-store"), (b"set-cookie", scope[NEW_COOKIE].encode())]


def headers(scope: Scope, name: bytes) -> list[str]:
    """All values of a header."""
    return [str(value, "latin-1") for key, value in scope["headers"] if key == name]


def header(scope: Scope, name: bytes) -> str:
    """A header's first value, or an empty string."""
    return next(iter(headers(scope, name)), "")


def is_foreign(scope: Scope) -> bool:
    """Whether a page of another site sent this; programs that are no browsers send no Origin."""
    origin = header(scope, b"origin")
    if not origin:
        return False
    return origin.partition("://")[2].casefold() != header(scope, b"host").casefold()


def check_origin(scope: Scope) -> None:
    """Refuse what a page of another site sent."""
    if is_foreign(scope):
        raise ForeignOrigin


def address(scope: Mapping[str, Any]) -> str:
    """Where the connection comes from; of a long address the part that a household has to itself."""
    client = scope["client"]
    return shared_part(str(client[0])) if client else ""


async def answer(send: Send, error: DonabeError, request_id: str) -> None:
    """An error as an HTTP answer."""
    body = msgspec.json.encode(problem(error, request_id))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    status = STATUS.get(error.code, 400)
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def deny(scope: Scope, send: Send, error: DonabeError) -> None:
    """Refuse a socket before it opens."""
    extensions = scope.get("extensions") or {}
    if "websocket.http.response" not in extensions:
        await send({"type": "websocket.close", "code": 1008, "reason": error.code})
        return
    body = msgspec.json.encode(problem(error, scope[REQUEST]))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"x-request-id", scope[REQUEST].encode()),
    ]
    status = STATUS.get(error.code, 400)
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body, "more_body": False})
