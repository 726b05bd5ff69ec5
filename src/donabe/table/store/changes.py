"""Changes: what can be written to the store."""

from dataclasses import dataclass, field

from donabe.table.log import Entry


class Conflict(Exception):
    """Another process wrote these versions of the log first: read them, and decide again."""


@dataclass(frozen=True, slots=True)
class Append:
    """Entries for one or more tables' logs, and seeds of matches that begin: all of it is stored, or nothing."""

    entries: list[tuple[str, Entry]]
    seeds: list[tuple[str, bytes]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class IndexRow:
    """What the index says of a table."""

    id: str
    version: int
    game: str
    status: str
    listed: bool
    updated: float
    summary: str  # a TableSummary as JSON
    ending: str  # an Ending as JSON, once the match is over
    sitters: tuple[str, ...]
    due: float | None = None  # when something happens there even if nobody is connected


@dataclass(frozen=True, slots=True)
class NewGuest:
    """A guest to remember."""

    id: str
    secret_hash: str
    name: str
    made: float


@dataclass(frozen=True, slots=True)
class Rename:
    """A guest's new name."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class PutAside:
    """A table that is not to be opened, and why."""

    table_id: str
    reason: str
    at: float


@dataclass(frozen=True, slots=True)
class Release:
    """A table that may be opened again."""

    table_id: str


@dataclass(frozen=True, slots=True)
class Forget:
    """A table that was deleted: what the index says of it goes too."""

    table_id: str


Change = Append | IndexRow | NewGuest | Rename | PutAside | Release | Forget
