"""Middleware in front of all handlers: checks origins and rates, identifies guests, and gives a new visitor a cookie."""

from collections.abc import Awaitable, Callable, Iterable, Mapping, MutableMapping
from typing import Any

import msgspec

from donabe.kernel.errors import DonabeError
from donabe.table.guests import Guest
from donabe.table.refusals import ForeignOrigin, TooFast
from donabe.web.cookies import cookie, cookies_named, secrets_in
from donabe.web.errors import STATUS, problem
from donabe.web.services import Services

# a connection as ASGI has it
Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Headers = Iterable[tuple[bytes, bytes]]

GUEST = "donabe.guest"  # in a connection's scope
NEW_COOKIE = "donabe.cookie"
SAFE = {"GET", "HEAD", "OPTIONS"}
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
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = headers_with_cookie(message.get("headers", []), scope.get(NEW_COOKIE))
            await send(message)

        try:
            if scope["path"].startswith("/api/"):
                await self._identify(scope)
            if scope["method"] not in SAFE and is_foreign(scope):
                raise ForeignOrigin
        except DonabeError as error:
            await answer(with_headers, error)
            return
        await self.app(scope, receive, with_headers)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if is_foreign(scope):
                raise ForeignOrigin
            await self._identify(scope)
        except DonabeError as error:
            await receive()  # the connect message
            await deny(scope, send, error)
            return
        await self.app(scope, receive, send)

    async def _identify(self, scope: Scope) -> None:
        """Find the guest by the cookie, or create one for a new visitor."""
        name, given = self.services.cookie_name, headers(scope, b"cookie")
        found = await self.services.guests.first(secrets_in(given, name))
        if found is None:
            if not self.services.new_guests.take(address(scope)):
                raise TooFast
            found = await self.services.guests.add()
        guest, secret = found
        if secret not in cookies_named(given, name):
            set_cookie(scope, name, secret)
        if not self.services.http.take(guest.id):
            raise TooFast
        scope[GUEST] = guest


def guest_of(scope: Mapping[str, Any]) -> Guest:
    """The guest whose connection this is; the middleware has put it into the scope."""
    guest: Guest = scope[GUEST]
    return guest


def set_cookie(scope: Any, name: str, secret: str) -> None:
    """Have the answer to this connection bring the cookie of a secret."""
    scope[NEW_COOKIE] = cookie(name, secret, secure=scope["scheme"] in ("https", "wss"))


def headers_with_cookie(given: Headers, new_cookie: str | None) -> Headers:
    """The headers of an answer; one that brings an identity is kept by nobody on its way."""
    if new_cookie is None:
        return [*given, *HEADERS]
    kept = [(name, value) for name, value in given if name.lower() not in (b"cache-control", b"etag", b"expires")]
    return [*kept, *HEADERS, (b"cache-control", b"no-store"), (b"set-cookie", new_cookie.encode())]


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


def address(scope: Scope) -> str:
    """Where the connection comes from."""
    client = scope["client"]
    return str(client[0]) if client else ""


async def answer(send: Send, error: DonabeError) -> None:
    """An error as an HTTP answer."""
    body = msgspec.json.encode(problem(error))
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
    body = msgspec.json.encode(problem(error))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    status = STATUS.get(error.code, 400)
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body, "more_body": False})
