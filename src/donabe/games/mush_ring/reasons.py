"""What speaks for an action of Mush-Ring, in a sentence built from what its seat knows."""

from donabe.games.mush_ring.actions import ASK, CRUSH, DROP, GIVE, KEEP, LET, NAME, SPACE, UNEARTH
from donabe.games.mush_ring.cards import (
    COLOUR_NAMES,
    COLOURED,
    COLOURS,
    DETH,
    DIG,
    DRAW,
    FACES,
    PICK,
    SHROOMS,
    SPACES,
    WILD,
    has_plus,
    worth,
)
from donabe.games.mush_ring.rings import best_colours, is_collected
from donabe.games.mush_ring.rules import MushRing
from donabe.games.mush_ring.table import AIMING, DOWN, LAST
from donabe.kernel.bits import bit, has, listed, size
from donabe.kernel.view import Text


def reason(world: MushRing, seat: int, action: int) -> Text | None:
    """What speaks for an action, if anything."""
    if action < DROP:
        return _play(world, seat, action)
    if action < UNEARTH:
        return _part_with(world, seat, action - (DROP if action < GIVE else GIVE))
    if action < SPACE:
        return _shroom(world, seat, action - UNEARTH)
    if action < ASK:
        return _place(world, seat, action - SPACE)
    if action < NAME:
        return _ask(world, seat, action - ASK)
    if action < LET:
        return _colour(world, seat, action)
    return _deth_coming(world, seat, action)


# -- what a ring is worth ------------------------------------------------------------------------------------------------


def _sums(world: MushRing, owner: int, without: set[int]) -> tuple[list[int], int]:
    """By colour, what lies face up in a ring, some places left out; and the Wilds, which every colour shares."""
    sums, wilds = [0] * COLOURS, 0
    for place in range(owner * SPACES, (owner + 1) * SPACES):
        kind = world.rings[place]
        if place not in without and 0 <= kind <= WILD:
            if kind == WILD:
                wilds += 1
            else:
                sums[kind // FACES] += int(worth(kind))
    return sums, wilds


def _best(world: MushRing, owner: int, without: set[int]) -> int:
    sums, wilds = _sums(world, owner, without)
    return max(sums) + wilds


def _loss(world: MushRing, place: int) -> int:
    """What a ring would lose with the card on this place."""
    owner = place // SPACES
    return _best(world, owner, set()) - _best(world, owner, {place})


def _harm(world: MushRing, place: int) -> int:
    """What a ring would lose to a Deth Kapp on this place."""
    owner, space = place // SPACES, place % SPACES
    beside = {owner * SPACES + (space + 1) % SPACES, owner * SPACES + (space - 1) % SPACES}
    return _best(world, owner, set()) - _best(world, owner, beside)


def _room(world: MushRing, seat: int) -> int:
    return int(size(world.open & world.ring_of(seat)))


# -- cards ---------------------------------------------------------------------------------------------------------------


def _play(world: MushRing, seat: int, kind: int) -> Text | None:
    if kind < SHROOMS:
        return _shroom(world, seat, kind)
    if world.phase == LAST:
        return Text("mush_ring-reason-cover") if _room(world, seat) > 1 else Text("mush_ring-reason-cover-last")
    if kind in (DRAW, PICK, DIG):
        return Text({DRAW: "mush_ring-reason-draw", PICK: "mush_ring-reason-pick", DIG: "mush_ring-reason-dig"}[kind])
    worst = max(listed(world.targets(seat)), key=lambda place: _loss(world, place), default=None)
    return _costs(worst, _loss(world, worst)) if worst is not None else None


def _shroom(world: MushRing, seat: int, kind: int) -> Text | None:
    if kind == DETH:
        places = listed(world.open & ~world.ring_of(seat))
        worst = max(places, key=lambda place: _harm(world, place), default=None)
        return _costs(worst, _harm(world, worst)) if worst is not None else None
    sums, wilds = _sums(world, seat, set())
    if kind == WILD:
        wilds += 1
    else:
        sums[kind // FACES] += int(worth(kind))
    points = max(sums) + wilds
    if _room(world, seat) == 1:
        return Text("mush_ring-reason-fills", {"points": points})
    if kind == WILD:
        return Text("mush_ring-reason-wild")
    if sums[kind // FACES] == max(sums):
        return Text("mush_ring-reason-grows", {"colour": COLOUR_NAMES[kind // FACES], "points": points})
    return Text("mush_ring-reason-more") if has_plus(kind) else None


def _costs(place: int, points: int) -> Text | None:
    """Harm to somebody's ring."""
    return Text("mush_ring-reason-costs", {"target": int(place // SPACES), "points": points}) if points > 0 else None


def _part_with(world: MushRing, seat: int, kind: int) -> Text | None:
    """A card that is discarded or given."""
    mine = best_colours(world, seat)
    if kind >= COLOURED or not mine or has(mine, kind // FACES):
        return None
    return Text("mush_ring-reason-not-mine", {"colour": COLOUR_NAMES[kind // FACES]})


# -- places, players and colours -----------------------------------------------------------------------------------------


def _place(world: MushRing, seat: int, place: int) -> Text | None:
    owner = place // SPACES
    if world.phase == AIMING:
        return _costs(place, _loss(world, place))
    if world.card % DOWN == DETH:
        return _costs(place, _harm(world, place)) if owner != seat else None
    if owner != seat or world.card >= DOWN:
        return None
    if _room(world, seat) == 1:
        return Text("mush_ring-reason-closes")
    first, space = owner * SPACES, place % SPACES
    beside = bit(first + (space + 1) % SPACES) | bit(first + (space - 1) % SPACES)
    return Text("mush_ring-reason-sheltered") if not world.open & beside else None


def _ask(world: MushRing, seat: int, other: int) -> Text | None:
    most = max(world.hand_size(each) for each in range(world.players) if each != seat)
    if world.players == 2 or world.hand_size(other) < most:
        return None
    return Text("mush_ring-reason-ask", {"target": other, "cards": int(most)})


def _colour(world: MushRing, seat: int, action: int) -> Text | None:
    colour = (action - NAME) % COLOURS
    facts: dict[str, object] = {"colour": COLOUR_NAMES[colour]}
    if action < KEEP:
        return Text("mush_ring-reason-name", facts) if has(best_colours(world, seat), colour) else None
    ring = world.rings[seat * SPACES : (seat + 1) * SPACES]
    return Text("mush_ring-reason-keep", {**facts, "cards": sum(is_collected(card, colour) for card in ring)})


def _deth_coming(world: MushRing, seat: int, action: int) -> Text | None:
    """Whether a Deth Kapp is worth a Stomp; or an answer that needs no reason."""
    if action > CRUSH:
        return None
    harm = _harm(world, int(world.place)) if world.place // SPACES == seat else 0
    if action == LET:
        return Text("mush_ring-reason-harmless", {"points": harm}) if harm <= 1 else None
    return Text("mush_ring-reason-saves", {"points": harm}) if harm > 0 else None
