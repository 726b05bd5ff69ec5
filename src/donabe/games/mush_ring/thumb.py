# compiled
"""Mush-Ring by rule of thumb: one colour in the ring, good cards kept from open spaces, harm where it costs most."""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

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
    STOMP,
    WILD,
    has_plus,
    worth,
)
from donabe.games.mush_ring.rules import MushRing
from donabe.games.mush_ring.table import AIMING, DOWN, EXTRA, LAST
from donabe.games.mush_ring.weights import colour_sum, points, ring_weight, weight
from donabe.kernel.bits import full, has, listed, size

WORTH_STOMPING: Final = 2.0  # harm from which on a Deth Kapp is stomped
PLAIN_HARM: Final = 0.7  # of a point that an opponent loses
NEVER: Final = -9.0  # the value of a card in the wrong ring


def choose(world: MushRing, seat: int, _rng: Random) -> int:
    """The action that looks best from this seat."""
    legal = world.legal_actions(seat)
    best = legal[0]
    if len(legal) == 1:
        return best
    thumb = Thumb(world, seat)
    most = thumb.value(best)
    for number in range(1, i64(len(legal))):
        value = thumb.value(legal[number])
        if value > most:
            most = value
            best = legal[number]
    return best


class Thumb:
    """What actions are worth to one seat at one moment."""

    def __init__(self, world: MushRing, seat: i64) -> None:
        self.world = world
        self.seat = seat
        self.own = ring_weight(world, seat)
        self.room = size(world.open & world.ring_of(seat))
        self.favourite = _favourite(world, seat, self.own)
        self.weighed = seat  # the owner of the ring that was weighed last
        self.weight = self.own  # of that ring

    def value(self, action: i64) -> float:
        """The value of an action."""
        world = self.world
        if action < DROP:
            return self._card_value(action)
        if action < GIVE:
            return -self._use(action - DROP)
        if action < UNEARTH:
            return -self._use(action - GIVE)
        if action < SPACE:
            return self._dig_value(action - UNEARTH)
        if action < ASK:
            return self._place_value(action - SPACE)
        if action < NAME:
            return float(world.hand_size(action - ASK))
        if action < KEEP:
            return 1.0 if action - NAME == self.favourite else 0.0
        if action < LET:
            return _cards_of(world, self.seat, action - KEEP)
        if action == CRUSH:
            return self._deth_harm(world.place) - WORTH_STOMPING
        return 0.8 if action == PASS and world.phase == EXTRA else 0.0

    # -- what a card is good for -------------------------------------------------------------------------------------------

    def _use(self, kind: i64) -> float:
        """Value of keeping a card."""
        if kind >= COLOURED:
            return _special_use(kind)
        use = float(worth(kind)) * (1.5 if kind // FACES == self.favourite else 0.5)
        return use + 0.8 if has_plus(kind) else use

    def _card_value(self, kind: i64) -> float:
        """What playing this card now is worth."""
        if self.world.phase == LAST:
            return self._last_value(kind)
        if kind <= WILD:
            return self._own_value(kind)
        if kind == DETH:
            return self._deth_value()
        if kind == DRAW:
            return 1.4
        if kind == PICK:
            return 1.9
        return self._best_dig() if kind == DIG else self._best_loss(kind)

    def _own_value(self, kind: i64) -> float:
        """A Shroom for the own ring: what it adds, and what a full ring brings home."""
        if kind == WILD:
            gain = 1.6 if self.room < SPACES else 0.6
        elif kind // FACES == self.favourite:
            gain = float(worth(kind)) + 1.0
        else:
            gain = 0.3 + 0.1 * float(FACES - worth(kind))
        if has_plus(kind):
            gain += 1.0
        return gain + 0.35 * float(points(self.own)) if self.room == 1 else gain

    def _dig_value(self, kind: i64) -> float:
        if kind == DETH:
            return self._deth_value()
        value = self._own_value(kind)
        return value - 1.0 if has_plus(kind) else value

    def _best_dig(self) -> float:
        """The best card of the discard pile."""
        kinds = listed(self.world.diggable())
        if len(kinds) == 0:
            return 0.0
        most = self._dig_value(kinds[0])
        for kind in kinds:
            most = max(most, self._dig_value(kind))
        return most

    def _last_value(self, kind: i64) -> float:
        """Fill the last ring if that can be done, the best cards first."""
        world = self.world
        if world.hand_size(self.seat) - world.held(self.seat, DETH) < self.room:
            return -1.0
        if kind >= SHROOMS:
            return 0.1
        value = float(worth(kind))
        return value + 1.0 if kind == WILD or kind // FACES == self.favourite else value

    # -- where it goes -----------------------------------------------------------------------------------------------------

    def _place_value(self, place: i64) -> float:
        world = self.world
        if world.phase == AIMING:
            return self._loss(place, world.action)
        own = place // SPACES == self.seat
        if world.card == DETH:
            return NEVER if own else self._deth_place_value(place)
        return -_exposed(world, self.seat, place, world.card) if own else NEVER

    def _deth_value(self) -> float:
        """A Deth Kapp where it is worth most."""
        places = listed(self.world.open & ~self.world.ring_of(self.seat))
        if len(places) == 0:
            return 0.0
        most = self._deth_place_value(places[0])
        for place in places:
            most = max(most, self._deth_place_value(place))
        return most

    def _deth_place_value(self, place: i64) -> float:
        return PLAIN_HARM * self._deth_harm(place) + _lead(self.world, place // SPACES)

    def _deth_harm(self, place: i64) -> float:
        """What a ring would lose to a Deth Kapp on this space; a ring that it fills is scored, at least."""
        world = self.world
        owner = place // SPACES
        whole = self._ring_weight(owner)
        spoiled = weight(world.rings[_after(place)]) + weight(world.rings[_before(place)])
        left = float(points(whole - spoiled))
        harm = float(points(whole)) - left
        fills = size(world.open & world.ring_of(owner)) == 1
        return harm - 0.5 * left if fills else harm

    def _best_loss(self, action: i64) -> float:
        """The best card to stomp or steal."""
        places = listed(self.world.targets(self.seat))
        if len(places) == 0:
            return 0.2
        most = self._loss(places[0], action)
        for place in places:
            most = max(most, self._loss(place, action))
        return most

    def _loss(self, place: i64, action: i64) -> float:
        """What stomping or stealing this card is worth."""
        owner = place // SPACES
        card = self.world.rings[place]
        whole = self._ring_weight(owner)
        value = PLAIN_HARM * float(points(whole) - points(whole - weight(card)))
        if action == STEAL:
            value += 0.6 * self._use(card % DOWN)
        return value + _lead(self.world, owner)

    def _ring_weight(self, owner: i64) -> i64:
        """The weight of a ring; the last one asked for is kept, as places come ring by ring."""
        if owner != self.weighed:
            self.weighed = owner
            self.weight = ring_weight(self.world, owner)
        return self.weight


def _favourite(world: MushRing, seat: i64, own: i64) -> i64:
    """The colour to go for: what lies in the ring, and half of what is in the hand."""
    hopes = 2 * own
    for kind in listed(world.kinds_held(seat) & full(COLOURED)):
        hopes += world.held(seat, kind) * weight(kind)
    best: i64 = 0
    for colour in range(i64(COLOURS)):
        if colour_sum(hopes, colour) > colour_sum(hopes, best):
            best = colour
    return best


def _special_use(kind: i64) -> float:
    """Value of keeping a card that has no colour."""
    if kind == WILD:
        return 2.5
    if kind in (DETH, DRAW):
        return 1.2
    if kind == STOMP:
        return 1.8
    if kind == STEAL:
        return 2.0
    return 1.6 if kind == PICK else 2.2


def _lead(world: MushRing, owner: i64) -> float:
    """A little more against whoever is ahead."""
    return 0.02 * float(world.totals[owner])


def _exposed(world: MushRing, seat: i64, place: i64, card: i64) -> float:
    """The worst that a Deth Kapp could do with this card here, and a little for the rest."""
    worst: i64 = 0
    total: i64 = 0
    for other in range(seat * SPACES, (seat + 1) * SPACES):
        if other != place and has(world.open, other):
            before = _before(other)
            after = _after(other)
            harm = _shown(card if before == place else world.rings[before])
            harm += _shown(card if after == place else world.rings[after])
            worst = max(worst, harm)
            total += harm
    return float(worst) + 0.01 * float(total)


def _shown(card: i64) -> i64:
    """The worth of what lies on a space, face up."""
    return worth(card) if 0 <= card < DOWN else 0


def _before(place: i64) -> i64:
    """The space on one side of this one."""
    return place - 1 if place % SPACES > 0 else place + SPACES - 1


def _after(place: i64) -> i64:
    """The space on the other side."""
    return place + 1 if place % SPACES < SPACES - 1 else place - SPACES + 1


def _cards_of(world: MushRing, seat: i64, colour: i64) -> float:
    """Of equal colours, more cards for whoever is ahead, because ten cards end the game; else fewer."""
    cards: i64 = 0
    for place in range(seat * SPACES, (seat + 1) * SPACES):
        card = world.rings[place]
        if 0 <= card < COLOURED and card // FACES == colour:
            cards += 1
    for total in world.totals:
        if total > world.totals[seat]:
            return float(-cards)
    return float(cards)
