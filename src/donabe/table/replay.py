"""Replay: a finished match as frames, from a seat's eyes or open."""

from typing import Any

import msgspec

from donabe.kernel.event import Event
from donabe.kernel.match import Match
from donabe.kernel.record import Record, recorded
from donabe.kernel.view import SPECTATOR, View
from donabe.table import facts
from donabe.table.facts import Entry
from donabe.table.fold import Table
from donabe.table.refusals import NotStarted

OPEN = -2  # eyes that see every hand


class Happened(msgspec.Struct):
    """An event of a frame."""

    kind: str
    facts: dict[str, Any]


class Frame(msgspec.Struct):
    """One moment of a finished match: what had just happened, and what was then seen."""

    version: int
    view: View
    events: list[Happened]
    round: int


def record(table: Table) -> Record:
    """The record of a finished match."""
    if table.match is None or not table.match.over:
        raise NotStarted("the record is public once the match is over")
    return recorded(table.match, [seat.kind for seat in table.seats])


def frames(table: Table, entries: list[Entry], eyes: int) -> list[Frame]:
    """Every moment of a finished match."""
    final = table.match
    if final is None or not final.over:
        raise NotStarted("a match can be replayed once it is over")
    match = table.deal(table.game, final.names, final.options, final.seed)
    made: list[Frame] = []
    for entry in entries:
        if isinstance(entry.fact, facts.Started):
            made.append(_frame(match, match.events, entry.seq, eyes))
        elif isinstance(entry.fact, facts.Moved):
            happened = match.play(entry.fact.seat, entry.fact.token)
            made.append(_frame(match, happened, entry.seq, eyes))
    return made


def _frame(match: Match, events: list[Event], version: int, eyes: int) -> Frame:
    seen = [Happened(event.kind, event.facts) for event in events if eyes == OPEN or event.seen_by(eyes)]
    return Frame(version, view(match, eyes), seen, match.state.round)


def view(match: Match, eyes: int) -> View:
    """What a seat saw; open eyes see each seat's own places as that seat does, and all else as everybody does."""
    if eyes != OPEN:
        return match.game.view(match.state, eyes)
    open_view = match.game.view(match.state, SPECTATOR)
    own = {
        (seat, zone.id): zone
        for seat in range(len(match.names))
        for zone in match.game.view(match.state, seat).zones
        if zone.owner == seat
    }
    open_view.zones = [own.get((zone.owner, zone.id), zone) for zone in open_view.zones]
    return open_view
