"""Indexing: what lists of tables need to know, made from the fold."""

from donabe.table.due import unattended
from donabe.table.fold import Status, Table
from donabe.table.messages import encode
from donabe.table.seats import HUMAN
from donabe.table.store.changes import Row
from donabe.table.telling import summary


def row_of(table: Table, now: float) -> Row:
    """A table's line in the index."""
    told = summary(table, -1, (), now)
    told.updated = 0.0  # the row has its own
    for seat in told.seats:
        seat.left = None
    people = [seat.guest for seat in table.seats if seat.kind == HUMAN]
    free = len(people) < len(table.seats)
    return Row(
        id=table.id,
        seq=table.version,
        game=table.game.key,
        status=table.status,
        listed=table.settings.public and table.status is Status.OPEN and free,
        restless=bool(unattended(table)),
        updated=table.updated,
        summary=encode(told).decode(),
        sitters=tuple(sorted(set(people))),
    )
