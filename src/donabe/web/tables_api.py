"""Me and my tables over HTTP."""

import asyncio
from typing import Annotated

import msgspec
from litestar import Request, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from donabe.kernel.errors import BadSeat
from donabe.kernel.record import Record
from donabe.table import replay
from donabe.table.house import Setup
from donabe.table.messages import Summary
from donabe.table.refusals import TooFast
from donabe.web.desk import Desk
from donabe.web.door import guest_of

Asking = Request[object, object, object]  # type: ignore[type-var]


class Me(msgspec.Struct):
    """Who I am to others."""

    id: str
    name: str


class NewName(msgspec.Struct):
    """What I want to be called."""

    name: str


class Lists(msgspec.Struct):
    """Tables I sit at, and public tables with a free seat."""

    mine: list[Summary]
    open: list[Summary]


class MadeTable(msgspec.Struct):
    """The table that was made."""

    id: str


@get("/api/me", sync_to_thread=False)
def me(request: Asking) -> Me:
    """Who the cookie says I am; the first answer sets it."""
    guest = guest_of(request.scope)
    return Me(guest.id, guest.name)


@put("/api/me")
async def rename_me(request: Asking, data: JSONBody[NewName], desk: NamedDependency[Desk]) -> Me:
    """Take another name: 1 to 24 characters of plain text."""
    guest = guest_of(request.scope)
    await desk.guests.rename(guest, data.name)
    await desk.house.renamed(guest)
    return Me(guest.id, guest.name)


@get("/api/tables")
async def list_tables(request: Asking, desk: NamedDependency[Desk]) -> Lists:
    """Tables to go back to, and tables to join."""
    guest = guest_of(request.scope)
    return Lists(await desk.house.mine(guest), await desk.house.listed(guest))


@post("/api/tables")
async def make_table(request: Asking, data: JSONBody[Setup], desk: NamedDependency[Desk]) -> MadeTable:
    """Make a table and sit on seat 0; `bots` fills the other seats, `start` begins at once."""
    guest = guest_of(request.scope)
    if not desk.new_tables.take(guest.id):
        raise TooFast
    live = await desk.house.make(guest, data)
    return MadeTable(live.table.id)


@get("/api/tables/{table_id:str}")
async def one_table(request: Asking, table_id: FromPath[str], desk: NamedDependency[Desk]) -> Summary:
    """A table from outside the game."""
    return desk.house.summary(await desk.house.table(table_id), guest_of(request.scope))


@get("/api/tables/{table_id:str}/record")
async def record(table_id: FromPath[str], desk: NamedDependency[Desk]) -> Record:
    """The record of a finished match."""
    return replay.record((await desk.house.table(table_id)).table)


@get("/api/tables/{table_id:str}/frames")
async def frames(
    table_id: FromPath[str], desk: NamedDependency[Desk], eyes: Annotated[str, QueryParameter(name="as")] = "-1"
) -> list[replay.Frame]:
    """A finished match, moment by moment, `as` a seat (-1: as everybody saw it) or `open`."""
    live = await desk.house.table(table_id)
    number = replay.OPEN if eyes == "open" else _seat(eyes, len(live.table.seats))
    entries = await desk.house.store.entries(table_id)
    return await asyncio.to_thread(replay.frames, live.table, entries, number)


def _seat(text: str, seats: int) -> int:
    numbers = {str(number): number for number in range(-1, seats)}
    if text not in numbers:
        raise BadSeat(f"`as` is a seat from 0 to {seats - 1}, -1 for what everybody saw, or open")
    return numbers[text]
