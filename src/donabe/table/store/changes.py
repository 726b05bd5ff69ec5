"""Changes: what is asked of the store, as types."""

from dataclasses import dataclass, field

from donabe.table.facts import Entry


class Conflict(Exception):
    """Another process wrote these places of the log first: read them, and decide again."""


@dataclass(frozen=True, slots=True)
class Append:
    """Entries for one or more tables' logs, and seeds of matches that begin: all of it is stored, or nothing."""

    entries: list[tuple[str, Entry]]
    seeds: list[tuple[str, bytes]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Row:
    """What the index says of a table."""

    id: str
    seq: int
    game: str
    status: str
    listed: bool
    restless: bool
    updated: float
    summary: str
    sitters: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NewGuest:
    """A guest to remember."""

    id: str
    token_hash: str
    name: str
    made: float


@dataclass(frozen=True, slots=True)
class Rename:
    """A guest's new name."""

    id: str
    name: str


Change = Append | Row | NewGuest | Rename
