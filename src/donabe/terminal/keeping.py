"""The keeper's commands: what they print. They work on the database, beside a house that may be running."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TypeVar

import typer
from rich.progress import Progress
from rich.table import Table
from sqlalchemy.exc import SQLAlchemyError

from donabe.kernel.view import Text
from donabe.table import log
from donabe.table.keeping import audit, backup, steward
from donabe.table.keeping.steward import Listed, Steward
from donabe.table.seats import HUMAN
from donabe.table.state import TableState
from donabe.table.store.location import CannotServe, Location
from donabe.table.store.seal import KEY_VARIABLE
from donabe.table.store.store import Store, open_to_keep
from donabe.terminal.screen import Screen, complain
from donabe.terminal.voice import tell

T = TypeVar("T")
CHATS_SHOWN = 20


def with_store(location: Location, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with the store of a house."""

    async def run() -> T:
        store = await open_to_keep(location.existing_url(), location.existing_seal())
        try:
            return await work(store)
        finally:
            await store.close()

    with database_errors():
        return asyncio.run(run())


@contextmanager
def database_errors() -> Iterator[None]:
    """Say in words that a database cannot be reached."""
    try:
        yield
    except (OSError, SQLAlchemyError) as error:
        raise CannotServe("error-database-away", detail=str(error)) from error


def with_steward(location: Location, work: Callable[[Steward], Awaitable[T]]) -> T:
    """Have the steward of a house do something."""
    return with_store(location, lambda store: work(Steward(store)))


# -- looking -------------------------------------------------------------------------------------------------------------


def list_tables(location: Location, status: str, limit: int) -> None:
    """The tables, the latest first."""
    tables = with_steward(location, lambda hands: hands.tables(status, limit))
    grid = Table(box=None, pad_edge=False)
    for column in ("table", "game", "status", "updated"):
        grid.add_column(tell(f"keeper-{column}"), no_wrap=column == "table")
    for table in tables:
        grid.add_row(table.id, table.game, _status(table), _when(table.updated))
    Screen().print(grid)
    for table in tables:
        if table.aside:
            Screen().say(tell("keeper-aside", table=table.id, reason=table.aside))
    Screen().say(tell("keeper-count", count=len(tables)))


def _status(table: Listed) -> str:
    return tell("keeper-status-aside") if table.aside else table.status


def _when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).astimezone().strftime("%Y-%m-%d %H:%M:%S")


def show_table(location: Location, table_id: str) -> None:
    """A table with its people, by their public ids, and what was said last."""

    async def look(store: Store) -> tuple[TableState, list[log.Said]]:
        aside = await store.reason_aside(table_id)
        if aside is not None:
            Screen().say(tell("keeper-aside", table=table_id, reason=aside))
        table = await Steward(store).table(table_id)
        said = [entry.body for entry in await store.entries(table_id) if isinstance(entry.body, log.Said)]
        return table, said[-CHATS_SHOWN:]

    table, said = with_store(location, look)
    title = Text(f"{table.game.key}-title")
    Screen().say(tell("keeper-shown", table=table.id, game=title, status=table.status, version=table.version))
    Screen().say(tell("keeper-shown-updated", updated=_when(table.updated), round=table.round, rounds=table.rounds))
    for number, seat in enumerate(table.seats):
        host = seat.kind == HUMAN and seat.guest == table.host
        who = tell("keeper-seat-host" if host else "keeper-seat-guest", guest=seat.guest) if seat.guest else seat.kind
        Screen().say(tell("keeper-seat", number=number, name=seat.name, who=who))
    for chat in said:
        Screen().say(tell("keeper-said", name=chat.name, guest=chat.guest, text=chat.text))


# -- changing ------------------------------------------------------------------------------------------------------------


def quarantine(location: Location, table_id: str, reason: str) -> None:
    """Put a table aside."""
    why = reason or tell("keeper-no-reason")
    with_steward(location, lambda hands: hands.put_aside(table_id, why))
    Screen().say(tell("keeper-aside", table=table_id, reason=why))


def release(location: Location, table_id: str) -> None:
    """Let a table be opened again."""
    with_steward(location, lambda hands: hands.release(table_id))
    Screen().say(tell("keeper-released", table=table_id))


def delete(location: Location, table_id: str, *, sure: bool) -> None:
    """Delete a table, once it is sure."""
    if not sure:
        typer.confirm(tell("keeper-delete-sure", table=table_id), abort=True)
    with_steward(location, lambda hands: hands.delete(table_id))
    Screen().say(tell("keeper-deleted", table=table_id))


def kick(location: Location, table_id: str, seat: int) -> None:
    """Take a person from a seat."""
    name = with_steward(location, lambda hands: hands.kick(table_id, seat))
    Screen().say(tell("keeper-kicked", name=name, number=seat))


def mute(location: Location, table_id: str, who: str, *, muted: bool) -> None:
    """Let somebody not chat at a table, or again."""

    async def work(hands: Steward) -> str:
        guest = steward.guest_named(await hands.table(table_id), who)
        await hands.mute(table_id, guest, muted=muted)
        return guest

    guest = with_steward(location, work)
    Screen().say(tell("keeper-muted" if muted else "keeper-unmuted", guest=guest))


def hand_over(location: Location, table_id: str, seat: int) -> None:
    """Make the person at a seat the host."""
    name = with_steward(location, lambda hands: hands.hand_over(table_id, seat))
    Screen().say(tell("keeper-host", name=name))


def announce(location: Location, text: str, table_id: str) -> None:
    """Say something at tables."""
    count = with_steward(location, lambda hands: hands.announce(text, table_id))
    Screen().say(tell("keeper-announced", count=count))


# -- the whole house -----------------------------------------------------------------------------------------------------


def back_up(location: Location, path: Path) -> None:
    """Make a backup, and say what is in it and what is not."""
    begun = time.perf_counter()
    with database_errors():
        contents = asyncio.run(backup.back_up(location.existing_url(), path))
    _tell_contents("keeper-backed-up", path, contents, time.perf_counter() - begun)
    key = location.key_path()
    if key.is_file():
        Screen().say(tell("keeper-key-apart", path=str(key)))


def restore(location: Location, path: Path) -> None:
    """Put a backup into an empty database."""
    begun = time.perf_counter()
    with database_errors():
        contents = asyncio.run(backup.restore(path, location.url()))
    _tell_contents("keeper-restored", path, contents, time.perf_counter() - begun)
    if location.existing_seal() is None:
        Screen().say(tell("keeper-key-needed", path=str(location.key_path()), variable=KEY_VARIABLE))


def _tell_contents(sentence: str, path: Path, contents: backup.Contents, seconds: float) -> None:
    facts = {"tables": contents.tables, "entries": contents.entries, "guests": contents.guests}
    Screen().say(tell(sentence, path=str(path), seconds=round(seconds, 1), **facts))


def check(location: Location) -> bool:
    """Replay every table, name those with trouble; whether there is none."""

    async def work(store: Store) -> tuple[int, int, int]:
        tables = await audit.table_ids(store)
        bad = aside = 0
        with Progress(console=Screen(stderr=True), transient=True) as progress:
            task = progress.add_task(tell("keeper-checking"), total=len(tables))
            async for finding in audit.audit(store, tables):
                progress.advance(task)
                aside += finding.aside
                if finding.trouble:
                    bad += 1
                    complain(tell("keeper-trouble", table=finding.table_id, reason=finding.trouble))
        return len(tables), bad, aside

    count, bad, aside = with_store(location, work)
    Screen().say(tell("keeper-checked", count=count, bad=bad, aside=aside))
    return bad == 0
