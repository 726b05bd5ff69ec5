"""News: what a process tells the others about entries it has stored."""

from collections.abc import Sequence

from donabe.table.log import Entry, decoded, encoded

CHANNEL = "donabe"
LONGEST = 7_500  # bytes; PostgreSQL takes up to 8,000


def news(writer: str, table_id: str, entries: Sequence[Entry]) -> str:
    """The newest version of a table and who wrote it; below, a line for each new entry, if that is not too much."""
    head = f"{writer} {table_id} {entries[-1].version}"
    lines = [f"{entry.version} {entry.at!r} {encoded(entry.body)}" for entry in entries]
    whole = "\n".join([head, *lines])
    return whole if len(whole.encode()) <= LONGEST else head


def entries_in(lines: Sequence[str]) -> list[Entry]:
    """The entries of news."""
    return [_entry(*line.split(" ", 2)) for line in lines]


def _entry(version: str, at: str, body: str) -> Entry:
    return Entry(int(version), float(at), decoded(body))
