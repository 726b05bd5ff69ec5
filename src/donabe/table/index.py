"""A table's row in the index, from which lists of tables are made."""

from donabe.table.duties import next_unattended
from donabe.table.messages import encode
from donabe.table.seats import HUMAN
from donabe.table.state import Status, TableState
from donabe.table.store.changes import IndexRow
from donabe.table.updates import summary


def index_row(table: TableState, now: float) -> IndexRow:
    """The row of a table as it stands."""
    listed = summary(table, -1, (), now)
    listed.updated = 0.0  # the row has its own
    for seat in listed.seats:
        seat.left, seat.acting = None, False
    people = [seat.guest for seat in table.seats if seat.kind == HUMAN]
    free = len(people) < len(table.seats)
    return IndexRow(
        id=table.id,
        version=table.version,
        game=table.game.key,
        status=table.status,
        listed=table.settings.public and table.status is Status.OPEN and free,
        updated=table.updated,
        summary=encode(listed).decode(),
        ending=encode(table.ending).decode() if table.ending is not None else "",
        sitters=tuple(sorted(set(people))),
        due=next_unattended(table),
    )
