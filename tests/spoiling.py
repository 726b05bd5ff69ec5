"""Damage to an SQLite file while nobody has it open: junk in place of pages."""

import sqlite3
from collections.abc import Collection
from pathlib import Path

JUNK = b"\xa5"
LEAF_OF_ROWS = 0x0D
AN_ENTRY = b'{"t":"'  # how the body of one begins


def spoil_table(file: Path, victim: str, spared: Collection[str] = ()) -> None:
    """Write junk over the pages of the log that have entries of a table, but for those that have others' which are to be spared."""
    size = page_size(file)
    data = file.read_bytes()
    spoilt = [
        place
        for place in range(0, len(data), size)
        if is_of(victim, data[place : place + size])
        and not any(other.encode() in data[place : place + size] for other in spared)
    ]
    assert spoilt
    for place in spoilt:
        spoil(file, place, size)


def is_of(table: str, page: bytes) -> bool:
    """Whether a page has several entries of a table's log."""
    return page[0] == LEAF_OF_ROWS and page.count(table.encode()) > 1 and page.count(AN_ENTRY) > 1


def spoil_root(file: Path, table: str) -> None:
    """Write junk over the page in which a table of the database begins."""
    size = page_size(file)
    with sqlite3.connect(file) as connection:
        [root] = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    connection.close()
    spoil(file, (root - 1) * size, size)


def spoil(file: Path, place: int, size: int) -> None:
    with file.open("r+b") as opened:
        opened.seek(place)
        opened.write(JUNK * size)


def page_size(file: Path) -> int:
    """The size of a page, once everything is in the file and nothing beside it."""
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        [size] = connection.execute("PRAGMA page_size").fetchone()
    connection.close()
    return int(size)
