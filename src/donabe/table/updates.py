"""What one viewer is sent of a table: syncs and updates, built for that viewer from nothing."""

from bisect import bisect_right
from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from donabe.kernel.lesson import LEARNER, Tip
from donabe.kernel.view import View
from donabe.table.ending import score_sheet
from donabe.table.messages import Chat, Here, Result, SeatSummary, Sheet, Sync, TableSummary, Update, encode
from donabe.table.seats import EMPTY, HUMAN, Seat
from donabe.table.state import Part, Status, TableState
from donabe.table.views import Views

NOTHING_SEEN: Mapping[str, int] = MappingProxyType({})
Looks = tuple[View | None, dict[str, Any] | None]  # a whole view, or how it differs from the one before
NO_LOOKS: Looks = (None, None)
LONGEST_GAP = 200  # versions; after a longer absence a whole view is shorter


def summary(table: TableState, viewer: int, here: Collection[str], now: float) -> TableSummary:
    """A table from outside the game."""
    settings = table.settings
    return TableSummary(
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
        commitment=table.commitment,
        next=table.next,
        hints=settings.hints,
        lesson=table.coach is not None,
    )


def _seat(table: TableState, number: int, seat: Seat, here: Collection[str], now: float) -> SeatSummary:
    left = None
    acting = table.status is Status.PLAYING and number in table.actors()
    if acting and table.settings.clock and not seat.bot:
        left = max(0.0, round(seat.since + table.settings.clock - now, 1))
    return SeatSummary(seat.name, seat.kind, _is_here(seat, here), bool(seat.away), left, acting)


def _is_here(seat: Seat, here: Collection[str]) -> bool:
    return seat.kind not in (EMPTY, HUMAN) or seat.guest in here


def presence(table: TableState, here: Collection[str], seen: Mapping[str, int] = NOTHING_SEEN) -> bytes:
    """Who is connected, and which round's end each has left."""
    left = [seen.get(seat.guest, 0) for seat in table.seats]
    return encode(Here([_is_here(seat, here) for seat in table.seats], left if any(left) else []))


def events(table: TableState, viewer: int, after: int = 0, until: int | None = None) -> list[msgspec.Raw]:
    """The events of some versions that this viewer may know."""
    first = bisect_right(table.events, after, key=lambda event: event.version)
    return [
        msgspec.Raw(event.data)
        for event in table.events[first:]
        if event.seen_by(viewer) and (until is None or event.version <= until) and table.may_be_looked_up(event)
    ]


def chats(table: TableState, after: int = 0, until: int | None = None) -> list[Chat]:
    """The chat messages of some versions."""
    return [chat for chat in table.chats if chat.version > after and (until is None or chat.version <= until)]


def sheet(table: TableState) -> Sheet:
    """The score sheet so far."""
    if table.match is not None:
        return score_sheet(table.match)
    return table.ending.sheet if table.ending is not None else []


def result(table: TableState) -> Result | None:
    """How the match ended; only then with its seed."""
    return table.ending.result if table.ending is not None else None


def tips(table: TableState, viewer: int, after: int = 0) -> list[Tip]:
    """What the coach has said to this viewer since the learner's last move, after some version."""
    return [tip for version, tip in table.tips if version > after] if viewer == LEARNER else []


def sync(table: TableState, viewer: int, views: Views, here: Collection[str], now: float) -> bytes:
    """Everything this viewer may know."""
    message = Sync(
        version=table.version,
        table=summary(table, viewer, here, now),
        view=views.view(viewer),
        events=events(table, viewer),
        chat=chats(table),
        sheet=sheet(table),
        result=result(table),
        tips=tips(table, viewer),
    )
    return encode(message)


def update(
    table: TableState,
    viewer: int,
    parts: Part,
    looks: Looks,
    here: Collection[str],
    now: float,
    seen: int | None = None,
) -> bytes:
    """The newest version, as this viewer sees it, with the tips since the version `seen`, usually the one before."""
    after = table.version - 1
    view, change = looks
    message = Update(
        version=table.version,
        table=summary(table, viewer, here, now) if Part.TABLE in parts else None,
        view=view,
        change=change,
        events=events(table, viewer, after),
        chat=chats(table, after) if table.chats else [],
        sheet=sheet(table) if Part.SHEET in parts else None,
        result=result(table) if Part.RESULT in parts else None,
        tips=tips(table, viewer, after if seen is None else seen),
    )
    return encode(message)


def missed(
    table: TableState, viewer: int, version: int | None, views: Views, here: Collection[str], now: float
) -> list[bytes]:
    """What brings a viewer who last saw this version up to date."""
    if version is None or not 0 < version <= table.version or table.version - version > LONGEST_GAP:
        return [sync(table, viewer, views, here, now)]
    if version == table.version:
        return [presence(table, here)]
    between = [
        encode(Update(step, events=events(table, viewer, step - 1, step), chat=chats(table, step - 1, step)))
        for step in range(version + 1, table.version)
    ]
    everything = Part.TABLE | Part.VIEW | Part.SHEET | Part.RESULT
    return [*between, update(table, viewer, everything, (views.view(viewer), None), here, now, version)]
