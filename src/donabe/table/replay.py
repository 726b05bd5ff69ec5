"""Replay: a finished match as frames, as a seat saw it or with all cards open."""

from typing import Any

import msgspec

from donabe.kernel.event import Event
from donabe.kernel.match import Match
from donabe.kernel.record import Record, recorded
from donabe.kernel.view import SPECTATOR, View
from donabe.table import log
from donabe.table.log import Entry
from donabe.table.refusals import NotStarted, Outdated
from donabe.table.state import TableState

OPEN = -2  # a viewer who sees every hand


class FrameEvent(msgspec.Struct):
    """An event of a frame."""

    kind: str
    facts: dict[str, Any]


class Frame(msgspec.Struct):
    """One moment of a finished match: what had just happened, and what was then seen."""

    version: int
    view: View
    events: list[FrameEvent]
    round: int


def record(table: TableState) -> Record:
    """The record of a finished match."""
    match = finished_match(table, "error-no-record-yet")
    return recorded(match, [seat.kind for seat in table.seats])


def finished_match(table: TableState, otherwise: str) -> Match:
    """The match of a table, if it is over and can be played again; otherwise the sentence of this name is said."""
    if table.outdated:
        raise Outdated
    if table.match is None or not table.match.over:
        raise NotStarted(otherwise)
    return table.match


def frames(table: TableState, entries: list[Entry], viewer: int) -> list[Frame]:
    """Every moment of a finished match."""
    final = finished_match(table, "error-no-replay-yet")
    match = table.deal(table.game, final.names, final.options, final.seed)
    made: list[Frame] = []
    for entry in entries:
        if isinstance(entry.body, log.Started):
            made.append(_frame(match, match.events, entry.version, viewer))
        elif isinstance(entry.body, log.Moved):
            events = match.apply(entry.body.seat, table.game.parse(entry.body.token))
            made.append(_frame(match, events, entry.version, viewer))
    return made


def _frame(match: Match, events: list[Event], version: int, viewer: int) -> Frame:
    seen = [FrameEvent(event.kind, event.facts) for event in events if viewer == OPEN or event.seen_by(viewer)]
    return Frame(version, view(match, viewer), seen, match.state.round)


def view(match: Match, viewer: int) -> View:
    """What a seat saw; an open view shows each seat's own zones as that seat sees them, and the rest, and names, as spectators do."""
    if viewer != OPEN:
        return match.game.view(match.state, viewer)
    open_view = match.game.view(match.state, SPECTATOR)
    own = {
        (seat, zone.id): zone
        for seat in range(len(match.names))
        for zone in match.game.view(match.state, seat).zones
        if zone.owner == seat
    }
    for place, zone in enumerate(open_view.zones):
        if (zone.owner, zone.id) in own:
            open_view.zones[place] = msgspec.structs.replace(
                own[zone.owner, zone.id], label=zone.label
            )  # not "your row"
    return open_view
