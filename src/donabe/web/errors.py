"""Errors as people and programs get them: a code, a message, and the rule's clause where there is one."""

from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from donabe.kernel.errors import DonabeError
from donabe.kernel.spoken import spoken
from donabe.kernel.view import Text

STATUS = {
    "unknown-table": 404,
    "unknown-game": 404,
    "not-yours": 403,
    "not-host": 403,
    "foreign-origin": 403,
    "seat-taken": 409,
    "already-started": 409,
    "not-started": 409,
    "outdated": 409,
    "bad-link": 410,
    "removed": 403,
    "muted": 403,
    "too-large": 413,
    "too-fast": 429,
    "unreadable": 503,
    "unavailable": 503,
}
CODES = {404: "not-found", 405: "bad-message", 413: "too-large", 415: "bad-message", 429: "too-fast"}


class Problem(msgspec.Struct, omit_defaults=True):
    """The body of every error answer."""

    code: str
    message: str  # in English
    clause: str = ""
    text: Text | None = None  # the same for a client that speaks other languages


def problem(error: DonabeError) -> Problem:
    """An error of ours, as an answer."""
    return Problem(error.code, str(error), error.clause, error.text)


def refused(_request: Request[Any, Any, Any], error: DonabeError) -> Response[Problem]:
    """A refusal as an HTTP answer."""
    return Response(problem(error), status_code=STATUS.get(error.code, 400), media_type=MediaType.JSON)


def unfit(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """A request that no handler could take."""
    status = error.status_code
    code = CODES.get(status, "bad-message" if status < 500 else "error")
    extra = error.extra if isinstance(error.extra, list) else []
    reasons = "; ".join(str(item.get("message", "")) for item in extra if isinstance(item, dict))
    text = _told(status, reasons or str(error.detail))
    return Response(Problem(code, spoken(text), text=text), status_code=status, media_type=MediaType.JSON)


def _told(status: int, detail: str) -> Text:
    if status >= 500:
        return Text("error-fault")
    return Text("error-not-found") if status == 404 else Text("error-bad-request", {"detail": detail})
