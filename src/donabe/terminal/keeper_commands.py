"""`donabe admin` and its sisters on the command line: their arguments. What they do is in terminal/keeping.py."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from donabe.terminal.usage import SpokenCommand, SpokenGroup

if TYPE_CHECKING:
    from donabe.table.store.location import Location

BAD_INPUT = 2
MOST_LISTED = 1_000_000
Where = tuple[str, Path | None, Path | None]

Database = Annotated[str, typer.Option(metavar="URL")]
Data = Annotated[Path | None, typer.Option(metavar="DIR")]
KeyFile = Annotated[Path | None, typer.Option("--key-file", metavar="FILE")]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE")]
TableId = Annotated[str, typer.Argument(metavar="TABLE")]
SeatNumber = Annotated[int, typer.Argument(metavar="SEAT", min=0)]

admin = typer.Typer(name="admin", cls=SpokenGroup, no_args_is_help=True)


@admin.callback()
def keep(context: typer.Context, database: Database = "", data: Data = None, key_file: KeyFile = None) -> None:
    """Keep a house: look at its tables and keep order, while it runs or not."""
    context.obj = (database, data, key_file)


def _location(context: typer.Context) -> "Location":
    from donabe.table.store.location import Location

    where: Where = context.obj
    return Location(*where)


@admin.command("list", cls=SpokenCommand)
def list_tables(
    context: typer.Context,
    status: Annotated[str, typer.Option(metavar="STATUS")] = "",
    limit: Annotated[int, typer.Option(min=1, max=MOST_LISTED)] = 100,
) -> None:
    """List tables, the latest first."""
    from donabe.terminal import keeping

    keeping.list_tables(_location(context), status, limit)


@admin.command(cls=SpokenCommand)
def show(context: typer.Context, table: TableId) -> None:
    """Show a table with its people."""
    from donabe.terminal import keeping

    keeping.show_table(_location(context), table)


@admin.command(cls=SpokenCommand)
def quarantine(
    context: typer.Context, table: TableId, reason: Annotated[str, typer.Option(metavar="TEXT")] = ""
) -> None:
    """Put a table aside."""
    from donabe.terminal import keeping

    keeping.quarantine(_location(context), table, reason)


@admin.command(cls=SpokenCommand)
def release(context: typer.Context, table: TableId) -> None:
    """Let a table that was put aside be opened again."""
    from donabe.terminal import keeping

    keeping.release(_location(context), table)


@admin.command(cls=SpokenCommand)
def delete(context: typer.Context, table: TableId, sure: Annotated[bool, typer.Option("--yes")] = False) -> None:
    """Delete a table for good."""
    from donabe.terminal import keeping

    keeping.delete(_location(context), table, sure=sure)


@admin.command(cls=SpokenCommand)
def kick(context: typer.Context, table: TableId, seat: SeatNumber) -> None:
    """Take a person from a seat."""
    from donabe.terminal import keeping

    keeping.kick(_location(context), table, seat)


@admin.command(cls=SpokenCommand)
def mute(
    context: typer.Context,
    table: TableId,
    who: Annotated[str, typer.Argument(metavar="WHO")],
    off: Annotated[bool, typer.Option("--off")] = False,
) -> None:
    """Let somebody no longer chat at a table."""
    from donabe.terminal import keeping

    keeping.mute(_location(context), table, who, muted=not off)


@admin.command(cls=SpokenCommand)
def host(context: typer.Context, table: TableId, seat: SeatNumber) -> None:
    """Make the person at a seat the host."""
    from donabe.terminal import keeping

    keeping.hand_over(_location(context), table, seat)


@admin.command(cls=SpokenCommand)
def announce(
    context: typer.Context,
    text: Annotated[str, typer.Argument(metavar="TEXT")],
    table: Annotated[str, typer.Option(metavar="TABLE")] = "",
) -> None:
    """Say something at every table in use."""
    from donabe.terminal import keeping

    keeping.announce(_location(context), text, table)


def backup(file: BackupFile, database: Database = "", data: Data = None, key_file: KeyFile = None) -> None:
    """Copy everything into a new file while the house runs, and check the copy."""
    from donabe.table.store.location import Location
    from donabe.terminal import keeping

    keeping.back_up(Location(database, data, key_file), file)


def restore(file: BackupFile, database: Database = "", data: Data = None, key_file: KeyFile = None) -> None:
    """Put a backup into an empty database."""
    from donabe.table.store.location import Location
    from donabe.terminal import keeping

    keeping.restore(Location(database, data, key_file), file)


def check(database: Database = "", data: Data = None, key_file: KeyFile = None) -> None:
    """Replay every table and compare it with what else is stored of it."""
    from donabe.table.store.location import Location
    from donabe.terminal import keeping

    if not keeping.check(Location(database, data, key_file)):
        raise typer.Exit(BAD_INPUT)


def add_to(app: typer.Typer) -> None:
    """Give an app the keeper's commands."""
    app.add_typer(admin)
    for command in (backup, restore, check):
        app.command(cls=SpokenCommand)(command)
