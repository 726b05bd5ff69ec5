"""What one viewer is sent of a table: syncs and updates, built for that viewer from nothing."""

from bisect import bisect_right
from collections.abc import Collection, Mapping
from operator import attrgetter
from types import MappingProxyType
from typing import Any

import msgspec

from donabe.kernel.event import EVERYONE
from donabe.kernel.lesson import LEARNER, Tip
from donabe.kernel.view import View
from donabe.table.ending import score_sheet
from donabe.table.messages import Chat, Here, Result, SeatSummary, Sheet, Sync, TableSummary, Update, encode
from donabe.table.seats import EMPTY, HUMAN, Seat
from donabe.table.state import NOBODY, EncodedEvent, Part, Parts, Status, TableState
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


def presence(table: TableState, here: Collection[str], left: Mapping[str, int] = NOTHING_SEEN) -> bytes:
    """Who is connected, and which round's end each has left."""
    rounds = [left.get(seat.guest, 0) for seat in table.seats]
    return encode(Here([_is_here(seat, here) for seat in table.seats], rounds if any(rounds) else []))


def lasting_events(table: TableState, after: int = 0, until: int | None = None) -> list[EncodedEvent]:
    """The events of some versions that may still be shown to those who saw them."""
    first = bisect_right(table.events, after, key=attrgetter("version"))
    last = len(table.events) if until is None else bisect_right(table.events, until, key=attrgetter("version"))
    return [event for event in table.events[first:last] if table.may_be_looked_up(event)]


def seen(events: list[EncodedEvent], viewer: int) -> list[msgspec.Raw]:
    """Those of some events that this viewer may know."""
    return [msgspec.Raw(event.data) for event in events if event.seen_by(viewer)]


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
        events=seen(lasting_events(table), viewer),
        chat=chats(table),
        sheet=sheet(table),
        result=result(table),
        tips=tips(table, viewer),
    )
    return encode(message)


class Newest:
    """The newest version, for each of its viewers; what all of them are told is put together once."""

    def __init__(self, table: TableState, parts: Parts, here: Collection[str], now: float) -> None:
        self.table = table
        self.after = table.version - 1
        self.events = lasting_events(table, self.after)
        self.public = all(event.audience == EVERYONE for event in self.events)
        self.message = Update(
            version=table.version,
            events=seen(self.events, NOBODY),
            table=summary(table, NOBODY, here, now) if parts & Part.TABLE else None,
            chat=chats(table, self.after) if table.chats else [],
            sheet=sheet(table) if parts & Part.SHEET else None,
            result=result(table) if parts & Part.RESULT else None,
        )

    def update(self, viewer: int, looks: Looks, tips_after: int | None = None) -> bytes:
        """What this viewer is sent, with the tips since some version, usually the one before."""
        message = self.message
        if message.table is not None:
            message.table.you = viewer
        message.view, message.change = looks
        if not self.public:
            message.events = seen(self.events, viewer)
        if self.table.tips:
            message.tips = tips(self.table, viewer, self.after if tips_after is None else tips_after)
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
        Update(step, events=seen(lasting_events(table, step - 1, step), viewer), chat=chats(table, step - 1, step))
        for step in range(version + 1, table.version)
    ]
    newest = Newest(table, Part.TABLE | Part.VIEW | Part.SHEET | Part.RESULT, here, now)
    return [*map(encode, between), newest.update(viewer, (views.view(viewer), None), version)]
