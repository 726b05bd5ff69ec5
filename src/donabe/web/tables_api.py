"""The guest and the tables over HTTP."""

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from donabe.kernel.errors import BadSeat
from donabe.kernel.record import Record
from donabe.table import replay, reviews
from donabe.table.house import Setup
from donabe.table.messages import TableSummary
from donabe.table.refusals import TooFast
from donabe.web.guestbook import LINK_SECONDS
from donabe.web.limits import Budget
from donabe.web.middleware import caller_of, guest_of, set_cookie
from donabe.web.services import Services

HttpRequest = Request[object, object, object]  # type: ignore[type-var]


class Me(msgspec.Struct):
    """The guest, as others see it."""

    id: str
    name: str


class NewName(msgspec.Struct):
    """The name I want."""

    name: str


class DeviceLink(msgspec.Struct):
    """What brings me to another device."""

    code: str
    seconds: float  # for which it works


class Arrival(msgspec.Struct):
    """The code of a link that was made on another device."""

    code: str


class TableLists(msgspec.Struct):
    """Tables I sit at, and public tables with a free seat."""

    mine: list[TableSummary]
    open: list[TableSummary]


class MadeTable(msgspec.Struct):
    """The table that was made."""

    id: str


@get("/api/me", sync_to_thread=False)
def me(request: HttpRequest) -> Me:
    """Who the cookie says I am; the first answer sets it."""
    guest = guest_of(request.scope)
    return Me(guest.id, guest.name)


@put("/api/me")
async def rename_me(request: HttpRequest, data: JSONBody[NewName], services: NamedDependency[Services]) -> Me:
    """Take another name: 1 to 24 characters of plain text."""
    guest = guest_of(request.scope)
    take(services.renames, request)
    await services.guests.rename(guest, data.name)
    await services.house.rename(guest)
    return Me(guest.id, guest.name)


@post("/api/me/link")
async def make_link(request: HttpRequest, services: NamedDependency[Services]) -> DeviceLink:
    """A code that makes another device mine: it works once, for a few minutes, until I ask for another."""
    guest = guest_of(request.scope)
    take(services.new_links, request)
    return DeviceLink(await services.guests.make_link(guest), LINK_SECONDS)


@post("/api/me/arrival", status_code=200)
async def arrive(request: HttpRequest, data: JSONBody[Arrival], services: NamedDependency[Services]) -> Me:
    """Become the guest who made the link, on this device; the answer sets the cookie."""
    arrived = await services.guests.arrive(data.code)
    set_cookie(request.scope, services.cookie_name, arrived.secret)
    return Me(arrived.guest.id, arrived.guest.name)


@get("/api/tables")
async def list_tables(request: HttpRequest, services: NamedDependency[Services]) -> TableLists:
    """Tables to go back to, and tables to join."""
    guest = guest_of(request.scope)
    return TableLists(await services.house.tables_of(guest), await services.house.open_tables(guest))


@post("/api/tables")
async def make_table(request: HttpRequest, data: JSONBody[Setup], services: NamedDependency[Services]) -> MadeTable:
    """Make a table and sit on seat 0; `bots` fills the other seats, `start` begins at once."""
    guest = guest_of(request.scope)
    take(services.new_tables, request)
    live = await services.house.make(guest, data)
    return MadeTable(live.table.id)


@get("/api/tables/{table_id:str}")
async def one_table(request: HttpRequest, table_id: FromPath[str], services: NamedDependency[Services]) -> TableSummary:
    """A table from outside the game."""
    return services.house.summary(await services.house.table(table_id), guest_of(request.scope))


@get("/api/tables/{table_id:str}/record")
async def record(
    request: HttpRequest, table_id: FromPath[str], services: NamedDependency[Services]
) -> Response[Record]:
    """The record of a finished match."""
    take(services.replays, request, 0.2)
    return as_json(await services.replayer.record((await services.house.table(table_id)).table))


@get("/api/tables/{table_id:str}/frames")
async def frames(
    request: HttpRequest,
    table_id: FromPath[str],
    services: NamedDependency[Services],
    viewer: Annotated[str, QueryParameter(name="as")] = "-1",
) -> Response[list[replay.Frame]]:
    """A finished match, move by move, `as` a seat (-1: a spectator) or `open`."""
    take(services.replays, request)
    live = await services.house.table(table_id)
    number = replay.OPEN if viewer == "open" else _seat(viewer, len(live.table.seats))
    entries = await services.house.entries(table_id)
    return as_json(await services.replayer.frames(live.table, entries, number))


@get("/api/tables/{table_id:str}/review")
async def review(
    request: HttpRequest, table_id: FromPath[str], services: NamedDependency[Services]
) -> reviews.ReviewAnswer:
    """What the expert thinks of the decisions in a finished match; the first question begins it, later ones ask how far it is."""
    table = (await services.house.table(table_id)).table
    match = replay.finished_match(table, "error-no-review-yet")
    known = services.reviews.known(table_id)
    if known is not None:
        return known
    take(services.new_reviews, request)
    entries = await services.house.entries(table_id)
    return services.reviews.known(table_id) or services.reviews.begin(
        table_id, match, reviews.moves_of_persons(entries)
    )


def take(budget: Budget, request: HttpRequest, cost: float = 1) -> None:
    """Take from a budget of whoever asks, or refuse."""
    if not budget.take(caller_of(request.scope), cost):
        raise TooFast


def as_json(data: bytes) -> Response[Any]:
    """An answer that is JSON already."""
    return Response(data, media_type=MediaType.JSON)


def _seat(text: str, seats: int) -> int:
    numbers = {str(number): number for number in range(-1, seats)}
    if text not in numbers:
        raise BadSeat("error-viewer", last=seats - 1)
    return numbers[text]
