"""Errors as people and programs get them: a code, a message, and the rule's clause where there is one."""

import logging
import secrets
import traceback
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.serialization import decode_json
from sqlalchemy.exc import SQLAlchemyError

from donabe.kernel.errors import DonabeError, shortened
from donabe.kernel.spoken import spoken
from donabe.kernel.view import Text
from donabe.table.refusals import BadMessage, Fault, Unavailable

STATUS = {
    "unknown-table": 404,
    "unknown-game": 404,
    "unknown-study": 404,
    "lab-busy": 409,
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
    "table-full": 409,
    "too-large": 413,
    "too-fast": 429,
    "too-many-tables": 429,
    "error": 500,
    "unreadable": 503,
    "unavailable": 503,
    "busy": 503,
}
CODES = {404: "not-found", 405: "bad-message", 413: "too-large", 415: "bad-message", 429: "too-fast"}
STORE_AWAY = (SQLAlchemyError, OSError)  # what a store raises that does not answer; its drivers' errors are among these
UNREADABLE = (RecursionError, UnicodeDecodeError)  # what junk in a body raises that Litestar does not expect
LONGEST_DETAIL = 200  # letters of what is said to be wrong with a message, which may quote all of it
REQUEST = "donabe.request"  # in a connection's scope: its id, by which the log can be searched

logger = logging.getLogger(__name__)
HttpRequest = Request[Any, Any, Any]


class Problem(msgspec.Struct, omit_defaults=True):
    """The body of every error answer."""

    code: str
    message: str  # in English
    clause: str = ""
    text: Text | None = None  # the same for a client that speaks other languages
    request: str = ""  # its id, where the server's log says more


def new_request_id() -> str:
    """An id for a request or a message, short enough to be read to somebody."""
    return secrets.token_hex(4)


def problem(error: DonabeError, request: str = "") -> Problem:
    """An error of ours, as an answer."""
    logged = STATUS.get(error.code, 400) >= 500
    return Problem(error.code, str(error), error.clause, error.text, request if logged else "")


def told(error: Exception, request: str) -> DonabeError:
    """What is answered to an error of any kind; the log has what is not the asker's own mistake."""
    if isinstance(error, DonabeError):
        return error
    if isinstance(error, STORE_AWAY):
        logger.warning("request %s: the store did not answer: %r", request, error)
        return Unavailable()
    logger.error("request %s failed", request, exc_info=error)
    return Fault(request)


def request_id(request: HttpRequest) -> str:
    """The id that the middleware has given to a request."""
    return str(request.scope.get(REQUEST, ""))


def answered(request: HttpRequest, error: DonabeError) -> Response[Problem]:
    """A refusal as an HTTP answer."""
    status = STATUS.get(error.code, 400)
    return Response(problem(error, request_id(request)), status_code=status, media_type=MediaType.JSON)


def failed(request: HttpRequest, error: Exception) -> Response[Problem]:
    """An error that is no refusal, as an HTTP answer."""
    if isinstance(error, UNREADABLE) and _in_body(error):
        return answered(request, BadMessage("error-bad-request", detail=type(error).__name__))
    return answered(request, told(error, request_id(request)))


def _in_body(error: Exception) -> bool:
    """Whether an error came from reading the body of a request, and not from our own work."""
    return any(frame.f_code is decode_json.__code__ for frame, _line in traceback.walk_tb(error.__traceback__))


def unfit(request: HttpRequest, error: HTTPException) -> Response[Problem]:
    """A request that no handler could take."""
    status = error.status_code
    if status >= 500:
        cause = error.__cause__
        return failed(request, cause if isinstance(cause, Exception) else error)
    extra = error.extra if isinstance(error.extra, list) else []
    reasons = "; ".join(str(item.get("message", "")) for item in extra if isinstance(item, dict))
    detail = shortened(reasons or str(error.detail), LONGEST_DETAIL)
    text = Text("error-not-found") if status == 404 else Text("error-bad-request", {"detail": detail})
    body = Problem(CODES.get(status, "bad-message"), spoken(text), text=text)
    return Response(body, status_code=status, media_type=MediaType.JSON)
