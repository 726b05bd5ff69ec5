"""Telling: what one viewer is sent of a table, built for that viewer from nothing."""

from bisect import bisect_right
from collections.abc import Collection

import msgspec

from donabe.kernel.view import View
from donabe.table.fold import Part, Status, Table
from donabe.table.messages import Chat, Here, Result, SeatSummary, Sheet, Summary, Sync, Update, encode
from donabe.table.seats import EMPTY, HUMAN, Seat

LONGEST_GAP = 200  # versions; after a longer absence a whole view is shorter


def summary(table: Table, viewer: int, here: Collection[str], now: float) -> Summary:
    """A table from outside the game."""
    settings = table.settings
    return Summary(
        id=table.id,
        game=table.game.key,
        players=settings.players,
        options=settings.options,
        status=table.status,
        round=table.round,
        rounds=table.rounds,
        host=table.host,
        public=settings.public,
        seats=[_seat(table, number, seat, here, now) for number, seat in enumerate(table.seats)],
        you=viewer,
        updated=table.updated,
        away_after=settings.away_after,
        clock=settings.clock,
        commitment=table.match.commitment if table.match is not None else "",
        next=table.next,
    )


def _seat(table: Table, number: int, seat: Seat, here: Collection[str], now: float) -> SeatSummary:
    left = None
    if table.status is Status.PLAYING and table.settings.clock and not seat.bot and number in table.actors():
        left = max(0.0, round(seat.since + table.settings.clock - now, 1))
    present = seat.kind not in (EMPTY, HUMAN) or seat.guest in here
    return SeatSummary(seat.name, seat.kind, present, bool(seat.away), left)


def presence(table: Table, here: Collection[str]) -> bytes:
    """Who is connected."""
    return encode(Here([seat.kind not in (EMPTY, HUMAN) or seat.guest in here for seat in table.seats]))


def view(table: Table, viewer: int) -> View | None:
    """What the viewer sees of the game, once it has begun."""
    return table.game.view(table.match.state, viewer) if table.match is not None else None


def log(table: Table, viewer: int, after: int = 0, until: int | None = None) -> list[msgspec.Raw]:
    """What has been narrated to this viewer in some versions."""
    first = bisect_right(table.lines, after, key=lambda line: line.version)
    lines = table.lines[first:]
    return [
        msgspec.Raw(line.told) for line in lines if line.seen_by(viewer) and (until is None or line.version <= until)
    ]


def chats(table: Table, after: int = 0, until: int | None = None) -> list[Chat]:
    """What has been said in some versions."""
    return [chat for chat in table.chats if chat.version > after and (until is None or chat.version <= until)]


def sheet(table: Table) -> Sheet:
    """The score sheet."""
    if table.match is None:
        return []
    return [[(line.seat, line.line, line.count, line.points) for line in lines] for lines in table.match.score_lines()]


def result(table: Table) -> Result | None:
    """How the match ended; only then with its seed."""
    match = table.match
    if match is None or not match.over:
        return None
    outcome = match.state.outcome()
    return Result(outcome.ranks, outcome.totals, outcome.decided, match.seed.hex(), match.commitment)


def sync(table: Table, viewer: int, here: Collection[str], now: float) -> bytes:
    """Everything this viewer may know."""
    message = Sync(
        version=table.version,
        table=summary(table, viewer, here, now),
        view=view(table, viewer),
        log=log(table, viewer),
        chat=chats(table),
        sheet=sheet(table),
        result=result(table),
    )
    return encode(message)


def update(table: Table, viewer: int, parts: Part, here: Collection[str], now: float) -> bytes:
    """The newest step, as this viewer is told it."""
    after = table.version - 1
    message = Update(
        version=table.version,
        table=summary(table, viewer, here, now) if Part.TABLE in parts else None,
        view=view(table, viewer) if Part.VIEW in parts else None,
        log=log(table, viewer, after),
        chat=chats(table, after) if table.chats else [],
        sheet=sheet(table) if Part.SHEET in parts else None,
        result=result(table) if Part.RESULT in parts else None,
    )
    return encode(message)


def resumed(table: Table, viewer: int, version: int | None, here: Collection[str], now: float) -> list[bytes]:
    """What brings a viewer who last saw this version up to the present."""
    if version is None or not 0 < version <= table.version or table.version - version > LONGEST_GAP:
        return [sync(table, viewer, here, now)]
    if version == table.version:
        return [presence(table, here)]
    between = [
        encode(Update(step, log=log(table, viewer, step - 1, step), chat=chats(table, step - 1, step)))
        for step in range(version + 1, table.version)
    ]
    everything = Part.TABLE | Part.VIEW | Part.SHEET | Part.RESULT
    return [*between, update(table, viewer, everything, here, now)]
