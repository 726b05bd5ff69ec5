"""Mush-Ring by rule of thumb: one colour in the ring, good cards kept from open spaces, harm where it costs most."""

from librt.random import Random

from donabe.games.mush_ring.actions import ASK, CRUSH, DROP, GIVE, KEEP, LET, NAME, PASS, SPACE, UNEARTH
from donabe.games.mush_ring.cards import (
    COLOURED,
    COLOURS,
    DETH,
    DIG,
    DRAW,
    FACES,
    PICK,
    SHROOMS,
    SPACES,
    STEAL,
    WILD,
    has_plus,
    worth,
)
from donabe.games.mush_ring.rings import colour_values
from donabe.games.mush_ring.rules import MushRing
from donabe.games.mush_ring.table import AIMING, DOWN, EXTRA, LAST, NONE
from donabe.kernel.bits import listed, size

WORTH_STOMPING = 2  # harm from which on a Deth Kapp is stomped
PLAIN_HARM = 0.7  # of a point that an opponent loses


def choose(world: MushRing, seat: int, _rng: Random) -> int:
    """The action that looks best from this seat."""
    return max(world.legal(seat), key=lambda action: _value(world, seat, action))


def _value(world: MushRing, seat: int, action: int) -> float:
    if action < DROP:
        return _card_value(world, seat, action)
    if action < GIVE:
        return -_use(world, seat, action - DROP)
    if action < UNEARTH:
        return -_use(world, seat, action - GIVE)
    if action < SPACE:
        return _dig_value(world, seat, action - UNEARTH)
    if action < ASK:
        return _place_value(world, seat, action - SPACE)
    if action < NAME:
        return float(world.sizes[action - ASK])
    if action < KEEP:
        return float(action - NAME == _favourite(world, seat))
    if action < LET:
        return _cards_of(world, seat, action - KEEP)
    if action == CRUSH:
        return _deth_harm(world, world.place) - WORTH_STOMPING
    return 0.8 if action == PASS and world.phase == EXTRA else 0.0


# -- what a card is good for ---------------------------------------------------------------------------------------------


def _favourite(world: MushRing, seat: int) -> int:
    """The colour to go for: what lies in the ring, and half of what is in the hand."""
    lying = colour_values(world, seat)
    hopes = [float(lying[colour]) for colour in range(COLOURS)]
    for kind in range(COLOURED):
        hopes[kind // FACES] += 0.5 * _worth(kind) * int(world.held(seat, kind))
    return max(range(COLOURS), key=lambda colour: hopes[colour])


def _use(world: MushRing, seat: int, kind: int) -> float:
    """Value of keeping a card."""
    if kind < COLOURED:
        mine = kind // FACES == _favourite(world, seat)
        return _worth(kind) * (1.5 if mine else 0.5) + 0.8 * has_plus(kind)
    return {WILD: 2.5, DETH: 1.2, DRAW: 1.2, PICK: 1.6, DIG: 2.2, STEAL: 2.0}.get(kind, 1.8)


def _card_value(world: MushRing, seat: int, kind: int) -> float:
    """What playing this card now is worth."""
    if world.phase == LAST:
        return _last_value(world, seat, kind)
    if kind == WILD or kind < COLOURED:
        return _own_value(world, seat, kind)
    if kind == DETH:
        return max(_place_value(world, seat, place, DETH) for place in listed(world.open & ~world.ring_of(seat)))
    if kind == DRAW:
        return 1.4
    if kind == PICK:
        return 1.9
    if kind == DIG:
        return max((_dig_value(world, seat, found) for found in listed(world.diggable())), default=0.0)
    return max((_loss(world, seat, place, kind) for place in listed(world.targets(seat))), default=0.2)


def _own_value(world: MushRing, seat: int, kind: int) -> float:
    """A Shroom for the own ring: what it adds, and what a full ring brings home."""
    lying = colour_values(world, seat)
    before = float(max(lying[colour] for colour in range(COLOURS)) + lying[COLOURS])
    room = size(world.open & world.ring_of(seat))
    if kind == WILD:
        gain = 1.6 if room < SPACES else 0.6
    elif kind // FACES == _favourite(world, seat):
        gain = _worth(kind) + 1.0
    else:
        gain = 0.3 + 0.1 * (FACES - _worth(kind))
    if has_plus(kind):
        gain += 1.0
    return gain + (0.35 * before if room == 1 else 0.0)


def _dig_value(world: MushRing, seat: int, kind: int) -> float:
    if kind != DETH:
        return _own_value(world, seat, kind) - has_plus(kind)
    return max(
        (_place_value(world, seat, place, DETH) for place in listed(world.open & ~world.ring_of(seat))), default=0.0
    )


def _last_value(world: MushRing, seat: int, kind: int) -> float:
    """Fill the last ring if that can be done, the best cards first."""
    cards = world.sizes[seat] - world.held(seat, DETH)
    if cards < size(world.open & world.ring_of(seat)):
        return -1.0
    if kind >= SHROOMS:
        return 0.1
    return _worth(kind) + (1.0 if kind == WILD or kind // FACES == _favourite(world, seat) else 0.0)


# -- where it goes -------------------------------------------------------------------------------------------------------


def _place_value(world: MushRing, seat: int, place: int, card: int = NONE) -> float:
    if world.phase == AIMING:
        return _loss(world, seat, place, world.action)
    kind = world.card % DOWN if card == NONE else card
    if kind == DETH:
        return (
            PLAIN_HARM * _deth_harm(world, place) + _lead(world, place // SPACES) if place // SPACES != seat else -9.0
        )
    return -_exposed(world, seat, place, kind) if place // SPACES == seat else -9.0


def _deth_harm(world: MushRing, place: int) -> float:
    """What a ring would lose to a Deth Kapp on this space; a ring that it fills is scored, at least."""
    owner, space = place // SPACES, place % SPACES
    spoiled = {owner * SPACES + (space + 1) % SPACES, owner * SPACES + (space - 1) % SPACES}
    left = _best(world, owner, spoiled)
    fills = size(world.open & world.ring_of(owner)) == 1
    return _best(world, owner, set()) - left - (0.5 * left if fills else 0.0)


def _loss(world: MushRing, seat: int, place: int, action: int) -> float:
    """What stomping or stealing this card is worth."""
    owner, kind = place // SPACES, world.rings[place] % DOWN
    harm = _best(world, owner, set()) - _best(world, owner, {place})
    gain = 0.6 * _use(world, seat, kind) if action == STEAL else 0.0
    return PLAIN_HARM * harm + gain + _lead(world, owner)


def _best(world: MushRing, owner: int, without: set[int]) -> float:
    """The best colour of a ring with the Wilds, some spaces left out."""
    sums = [0] * COLOURS
    wilds = 0
    for place in range(owner * SPACES, (owner + 1) * SPACES):
        kind = world.rings[place]
        if place in without or kind == NONE:
            continue
        if kind == WILD:
            wilds += 1
        elif kind < COLOURED:
            sums[kind // FACES] += worth(kind)
    return float(max(sums) + wilds)


def _lead(world: MushRing, owner: int) -> float:
    """A little more against whoever is ahead."""
    return 0.02 * float(world.totals[owner])


def _exposed(world: MushRing, seat: int, place: int, kind: int) -> float:
    """The worst that a Deth Kapp could do with this card here, and a little for the rest."""
    value = {other: _shown(world.rings[other]) for other in range(seat * SPACES, (seat + 1) * SPACES)}
    value[place] = _shown(kind)
    first = seat * SPACES
    harms = [0.0]
    for other in listed(world.open & world.ring_of(seat)):
        if other != place:
            space = other - first
            harms.append(value[first + (space + 1) % SPACES] + value[first + (space - 1) % SPACES])
    return max(harms) + 0.01 * sum(harms)


def _shown(card: int) -> float:
    return _worth(card) if 0 <= card < DOWN else 0.0


def _worth(kind: int) -> float:
    return float(worth(kind))


def _cards_of(world: MushRing, seat: int, colour: int) -> float:
    """Of equal colours, more cards for whoever is ahead, because ten cards end the game; else fewer."""
    cards = sum(
        0 <= world.rings[place] < COLOURED and world.rings[place] // FACES == colour
        for place in range(seat * SPACES, (seat + 1) * SPACES)
    )
    ahead = world.totals[seat] >= max(world.totals)
    return float(cards if ahead else -cards)
