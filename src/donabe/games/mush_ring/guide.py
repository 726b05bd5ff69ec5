"""What a player of Mush-Ring aims at, and which rules answer a question."""

from donabe.games.mush_ring.cards import COLOUR_NAMES, COLOURS, DETH, ENOUGH, SPACES
from donabe.games.mush_ring.rings import best_colours, colour_values
from donabe.games.mush_ring.rules import MushRing
from donabe.games.mush_ring.table import NONE, OVER
from donabe.kernel.bits import lowest, size
from donabe.kernel.view import SPECTATOR, Text

CLAUSES = {
    "mush_ring-prompt-asked-playing": ("MR-3.1", "MR-3.2", "MR-5.1", "MR-3.8"),
    "mush_ring-prompt-wait-playing": ("MR-3.1", "MR-3.8"),
    "mush_ring-prompt-asked-extra": ("MR-3.6", "MR-3.7"),
    "mush_ring-prompt-wait-extra": ("MR-3.6",),
    "mush_ring-prompt-asked-placing": ("MR-3.2", "MR-5.1", "MR-5.2"),
    "mush_ring-prompt-wait-placing": ("MR-3.2", "MR-5.1"),
    "mush_ring-prompt-asked-covering": ("MR-7.4", "MR-7.5"),
    "mush_ring-prompt-wait-covering": ("MR-7.4", "MR-7.5"),
    "mush_ring-prompt-asked-aiming": ("MR-4.2", "MR-4.3", "MR-4.4"),
    "mush_ring-prompt-wait-aiming": ("MR-4.2", "MR-4.3"),
    "mush_ring-prompt-asked-digging": ("MR-4.7", "MR-5.6"),
    "mush_ring-prompt-wait-digging": ("MR-4.7",),
    "mush_ring-prompt-asked-asking": ("MR-4.5", "MR-4.6"),
    "mush_ring-prompt-wait-asking": ("MR-4.5",),
    "mush_ring-prompt-asked-naming": ("MR-4.5", "MR-4.6"),
    "mush_ring-prompt-wait-naming": ("MR-4.5", "MR-4.6"),
    "mush_ring-prompt-asked-giving": ("MR-4.5", "MR-3.9"),
    "mush_ring-prompt-wait-giving": ("MR-4.5",),
    "mush_ring-prompt-asked-dropping": ("MR-4.1",),
    "mush_ring-prompt-wait-dropping": ("MR-4.1",),
    "mush_ring-prompt-asked-stomping": ("MR-5.4", "MR-5.2", "MR-5.5"),
    "mush_ring-prompt-wait-stomping": ("MR-5.4", "MR-5.5"),
    "mush_ring-prompt-asked-keeping": ("MR-6.2", "MR-6.3", "MR-6.4"),
    "mush_ring-prompt-wait-keeping": ("MR-6.3",),
    "mush_ring-prompt-asked-last": ("MR-7.3", "MR-7.4", "MR-7.9"),
    "mush_ring-prompt-wait-last": ("MR-7.2", "MR-7.3"),
    "mush_ring-prompt-over": ("MR-7.10",),
}


def goal(table: MushRing, viewer: int) -> Text:
    """What wins the match, and what the viewer aims at now."""
    return Text("mush_ring-goal", {"enough": ENOUGH, "now": _now(table, viewer)})


def _now(table: MushRing, viewer: int) -> Text:
    if table.phase == OVER or viewer == SPECTATOR:
        return Text("mush_ring-goal-watch")
    if table.last_plays > 0:
        return _last(table, viewer)
    room = _room(table, viewer)
    if room == SPACES:
        return Text("mush_ring-goal-empty", {"missing": int(ENOUGH - table.collected[viewer])})
    return _growing(table, viewer, room)


def _last(table: MushRing, viewer: int) -> Text:
    """MR-7.2, MR-7.4: whether the viewer still has last plays, and cards enough for the ring."""
    if (viewer - table.turn) % table.players >= table.last_plays:
        return Text("mush_ring-goal-finished")
    room = _room(table, viewer)
    on_its_way = viewer == table.turn and table.card != NONE
    if table.hand_size(viewer) - table.held(viewer, DETH) + on_its_way < room:
        return Text("mush_ring-goal-stuck")
    return Text("mush_ring-goal-last", {"room": room})


def _growing(table: MushRing, viewer: int, room: int) -> Text:
    """What the ring would bring, and how many cards it lacks."""
    best = best_colours(table, viewer)
    values = colour_values(table, viewer)
    if best == 0:
        return Text("mush_ring-goal-ring", {"room": room, "colour": "none", "points": int(values[COLOURS])})
    colour = lowest(best)
    name = COLOUR_NAMES[colour] if size(best) == 1 else "several"
    return Text("mush_ring-goal-ring", {"room": room, "colour": name, "points": int(values[colour] + values[COLOURS])})


def _room(table: MushRing, seat: int) -> int:
    """How many spaces of a ring are open."""
    return int(size(table.open & table.ring_of(seat)))
