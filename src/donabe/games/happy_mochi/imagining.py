# compiled
"""What a seat at Happy Mochi cannot know, dealt anew: every table that fits what it has seen is equally likely."""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from donabe.games.happy_mochi.cards import CARDS, HALF, NOTHING, ascending, high_half, low_half
from donabe.games.happy_mochi.clues import known_high, known_low, may_be_high, may_be_low
from donabe.games.happy_mochi.moves import GIVE, LAY_ASIDE
from donabe.games.happy_mochi.table import GIVING, SETTING_ASIDE, Table
from donabe.kernel.bits import bit, filled, full, has, size
from donabe.kernel.chance import Chance, counted, imagined_seed, mixed
from donabe.kernel.state import SEATS


def imagine(world: Table, seat: i64, rng: Random) -> None:
    """Redeal, in place, everything this seat does not know of a copied table."""
    before = world.laid
    world.laid = before[:]
    _Redeal(world, seat).all(rng)
    _carry_over(world, before)
    if world.phase == GIVING:
        _rechoose(world, seat, GIVE, rng)
    elif world.phase == SETTING_ASIDE:
        _rechoose(world, seat, LAY_ASIDE, rng)
    world.chance = Chance(imagined_seed(rng), _script(world))
    _imagine_opening(world, before)


class _Redeal:
    """The cards one seat has not seen, going back to where unseen cards lie."""

    def __init__(self, world: Table, seat: i64) -> None:
        self.world = world
        self.seat = seat
        self.low = full(HALF) & ~known_low(world, bit(seat))  # cards not seen and not yet imagined anywhere
        self.high = full(HALF) & ~known_high(world, bit(seat))

    def all(self, rng: Random) -> None:
        """Reserves first, the ones most is known about before the others; then new decks; then the deal."""
        world = self.world
        unseen = self._unseen(0, world.segments[0])
        while len(unseen) > 0:
            unseen = self._reserve(unseen, rng)
        for number in range(i64(1), i64(len(world.segments))):
            self._new_deck(number, rng)
        self._fill(self._unseen(world.segments[0], self._end(0)), ascending(self.low, self.high), rng)

    def _end(self, segment: i64) -> i64:
        segments = self.world.segments
        return segments[segment + 1] if segment + 1 < len(segments) else len(self.world.laid)

    def _unseen(self, start: i64, end: i64) -> vec[i64]:
        """The places in this part of `laid` whose card still lies as it was laid, unseen by the seat."""
        world = self.world
        places = vec[i64](capacity=CARDS)
        for place in range(start, end):
            card = world.laid[place]
            if world.origin[card] == place and not has(world.known[card], self.seat):
                places = append(places, place)
        return places

    def _reserve(self, places: vec[i64], rng: Random) -> vec[i64]:
        """Imagine the reserve with the fewest possibilities; returns the places of the others."""
        fewest: i64 = CARDS + 1
        chosen: i64 = 0
        for index in range(i64(len(places))):
            count = size(self._low_for(places[index])) + size(self._high_for(places[index]))
            if count < fewest:
                fewest = count
                chosen = index
        place = places[chosen]
        options = ascending(self._low_for(place), self._high_for(place))
        self._put(place, options[rng.randrange(len(options))])
        rest = vec[i64](capacity=len(places))
        for index in range(i64(len(places))):
            if index != chosen:
                rest = append(rest, places[index])
        return rest

    def _low_for(self, place: i64) -> i64:
        return may_be_low(self.world, place) & self.low

    def _high_for(self, place: i64) -> i64:
        return may_be_high(self.world, place) & self.high

    def _new_deck(self, segment: i64, rng: Random) -> None:
        places = self._unseen(self.world.segments[segment], self._end(segment))
        cards = vec[i64](capacity=CARDS)
        for place in places:
            cards = append(cards, self.world.laid[place])
        self._fill(places, ascending(low_half(cards), high_half(cards)), rng)

    def _fill(self, places: vec[i64], cards: vec[i64], rng: Random) -> None:
        mixed(cards, rng)
        for index in range(i64(len(places))):
            self._put(places[index], cards[index])

    def _put(self, place: i64, card: i64) -> None:
        self.world.laid[place] = card
        if card < HALF:
            self.low &= ~bit(card)
        else:
            self.high &= ~bit(card - HALF)


def _carry_over(world: Table, before: vec[i64]) -> None:
    """Each imagined card takes the real one's place, and all that others know about it."""
    instead = counted(CARDS)
    known = world.known[:]
    origin = world.origin[:]
    for place in range(i64(len(before))):
        real = before[place]
        if world.origin[real] == place:
            card = world.laid[place]
            instead[real] = card
            known[card] = world.known[real]
            origin[card] = place
    world.known = known
    world.origin = origin
    _exchange(world.rows.cards, instead)
    _exchange(world.reserves.cards, instead)
    for seat in range(world.players):
        if world.held[seat] != NOTHING:
            world.held[seat] = instead[world.held[seat]]


def _exchange(cards: vec[i64], instead: vec[i64]) -> None:
    for place in range(i64(len(cards))):
        cards[place] = instead[cards[place]]


def _rechoose(world: Table, seat: i64, action: i64, rng: Random) -> None:
    """Let the others choose any card where they have chosen in secret."""
    chosen = world.chosen
    asked: i64 = 0
    for other in range(world.players):
        if chosen[other] != NOTHING and world.rows.size(other) > 1:
            asked += 1
    for index in range(i64(len(world.history)) - asked, i64(len(world.history))):
        other = world.history[index] % SEATS
        if other != seat:
            chosen[other] = rng.randrange(world.rows.size(other))
            world.history[index] = (action + chosen[other]) * SEATS + other


def _script(world: Table) -> dict[str, vec[i64]]:
    """The shuffles that would have led to this table."""
    start = filled(world.players, 0)
    for step in range(world.players):
        start[step] = (world.starter + step) % world.players
    script = {"1/start": start}
    for number in range(i64(len(world.segments))):
        first = world.segments[number]
        end = world.segments[number + 1] if number + 1 < len(world.segments) else i64(len(world.laid))
        purpose = "deal" if number == 0 else f"reshuffle-{number}"
        script[f"{world.round}/{purpose}"] = _ranks(world.laid[first:end])
    return script


def _ranks(cards: vec[i64]) -> vec[i64]:
    """Each card's place among these cards in ascending order."""
    in_order = ascending(low_half(cards), high_half(cards))
    rank = filled(CARDS, 0)
    for place in range(i64(len(in_order))):
        rank[in_order[place]] = place
    out = vec[i64](capacity=len(cards))
    for card in cards:
        out = append(out, rank[card])
    return out


def _imagine_opening(world: Table, before: vec[i64]) -> None:
    """The world's round began with the imagined reserves, known to those who knew the real ones."""
    opening = world.opening
    kept = world.segments[0]
    if kept == 0 or opening is None:
        return
    twin = opening.copy()
    assert isinstance(twin, Table)
    known = filled(CARDS, 0)
    for place in range(kept):
        known[world.laid[place]] = twin.known[before[place]]
    twin.known = known
    twin.chance = opening.chance
    twin.reserves.cards = world.laid[:kept]
    world.opening = twin
