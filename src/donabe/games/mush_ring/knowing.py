# compiled
"""What each seat at Mush-Ring is sure of when the discard pile is shuffled: the new journal begins with it.

Copies of a kind are the same, so a card that leaves a hand is taken to be one that was known there, if there was any.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from donabe.games.mush_ring.cards import COLOURS, KINDS, matching
from donabe.games.mush_ring.journal import (
    ALL,
    DREW,
    GAINED,
    GAVE,
    HOLDS,
    LACKED,
    LOST,
    SAW,
    colour_of,
    entry,
    kind_of,
    other_of,
    seat_of,
    sort_of,
)
from donabe.games.mush_ring.table import Table
from donabe.kernel.bits import filled, listed


def sure_knowledge(table: Table) -> vec[i64]:
    """A journal of what everybody knows of the hands, and of what each seat knows besides."""
    out = vec[i64](capacity=64)
    open_to_all = _known_by(table, ALL)
    for line in _listed(open_to_all, filled(len(open_to_all), 0), ALL):
        out = append(out, line)
    for viewer in range(table.players):
        known = _known_by(table, viewer)
        _deduce(table, viewer, known)
        for kind in range(i64(KINDS)):
            known[viewer * KINDS + kind] = 0
        for line in _listed(known, open_to_all, viewer):
            out = append(out, line)
    for line in _still_lacked(table):
        out = append(out, line)
    return out


def _listed(known: vec[i64], but: vec[i64], viewer: i64) -> vec[i64]:
    out = vec[i64](capacity=32)
    for place in range(i64(len(known))):
        for _copy in range(known[place] - but[place]):
            out = append(out, entry(HOLDS, place // KINDS, viewer, place % KINDS, 0, 0))
    return out


def _known_by(table: Table, viewer: i64) -> vec[i64]:
    """By seat and kind, the cards that a viewer (ALL: everybody) knows to be in that hand."""
    known = filled(table.players * KINDS, 0)
    for line in table.journal:
        sort = sort_of(line)
        seat = seat_of(line)
        other = other_of(line)
        at = seat * KINDS + kind_of(line)
        if sort == GAINED:
            known[at] += 1
        elif sort == LOST:
            known[at] = max(known[at] - 1, 0)
        elif sort == HOLDS and other in (ALL, viewer):
            known[at] += 1
        elif sort == GAVE:
            _pass_on(known, line, viewer)
        elif sort == LACKED and other == viewer and viewer != ALL:
            for kind in range(i64(KINDS)):
                known[seat * KINDS + kind] = 0
        elif sort == SAW and other == viewer:
            known[at] += 1
    return known


def _pass_on(known: vec[i64], line: i64, viewer: i64) -> None:
    """A card given away: for those who do not see it, any known card that answers may be the one."""
    giver = seat_of(line)
    taker = other_of(line)
    kind = kind_of(line)
    if viewer == giver:
        known[taker * KINDS + kind] += 1
    elif viewer == taker:
        known[giver * KINDS + kind] = max(known[giver * KINDS + kind] - 1, 0)
    else:
        for answer in listed(matching(colour_of(line))):
            known[giver * KINDS + answer] = 0


def _deduce(table: Table, viewer: i64, known: vec[i64]) -> None:
    """With the draw pile empty, a single hand that is not wholly known must hold whatever is missing."""
    unsure: i64 = 0
    whose: i64 = 0
    for seat in range(table.players):
        hidden = table.sizes[seat]
        for kind in range(i64(KINDS)):
            hidden -= known[seat * KINDS + kind]
        if seat != viewer and hidden > 0:
            unsure += 1
            whose = seat
    if unsure == 1:
        for at in range(whose * KINDS, (whose + 1) * KINDS):
            known[at] = table.hands[at]


def _still_lacked(table: Table) -> vec[i64]:
    """Colours that a hand was shown to lack, if no unknown card has come into it since."""
    lacked = filled(table.players, 0)
    for line in table.journal:
        sort = sort_of(line)
        if sort == LACKED:
            lacked[seat_of(line)] |= matching(colour_of(line))
        elif sort == DREW:
            lacked[seat_of(line)] = 0
        elif sort == GAVE:
            lacked[other_of(line)] = 0
    out = vec[i64](capacity=8)
    for seat in range(table.players):
        for colour in range(i64(COLOURS)):
            if lacked[seat] & matching(colour) == matching(colour):
                out = append(out, entry(LACKED, seat, ALL, 0, colour, 0))
    return out
