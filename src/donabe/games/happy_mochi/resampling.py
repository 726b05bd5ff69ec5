# compiled
"""What a seat at Happy Mochi cannot know, dealt anew: every table that fits what it has seen is equally likely.

Nearly always one deal is enough. After turns that went by, it is dealt again until no pair that was not played then would
have fitted; and if that does not come about, cards change places one by one until it does, which is only nearly even.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, pop, vec
from mypy_extensions import i64

from donabe.games.happy_mochi.actions import GIVE, LAY_ASIDE
from donabe.games.happy_mochi.cards import CARDS, HALF, NOTHING, ascending, half_of
from donabe.games.happy_mochi.inference.clues import known_to, may_be
from donabe.games.happy_mochi.inference.misfits import fitting
from donabe.games.happy_mochi.table import GIVING, SETTING_ASIDE, Table, nobody_knows
from donabe.kernel.bits import bit, filled, full, has, size
from donabe.kernel.chance import Luck, counted, shuffle
from donabe.kernel.history import packed, seat_of
from donabe.kernel.small_row import small_put

DEALS: Final = 40
SWAPS: Final = 6  # for each unseen card
PATIENCE: Final = 64  # one in so many swaps may make things worse


def redeal(world: Table, seat: i64, rng: Random) -> None:
    """Redeal, in place, everything this seat does not know of a copied table."""
    real = world.laid
    _Hidden(world, seat).lay_anew(rng)
    _carry_over(world, real)
    if world.phase in (GIVING, SETTING_ASIDE):
        _rechoose(world, seat, rng)
    world.chance = Luck(rng, world.round, _script(world))
    _imagine_opening(world, real)


class _Hidden:
    """The cards one seat has not seen, and the places in `laid` where unseen cards lie."""

    def __init__(self, world: Table, seat: i64) -> None:
        self.world = world
        self.seat = seat
        self.real = world.laid
        self.hidden = vec[i64]([full(HALF) & ~known_to(world, bit(seat), half) for half in range(i64(2))])  # by halves
        self.free = self.hidden[:]  # those of them that are not yet imagined anywhere

    def lay_anew(self, rng: Random) -> None:
        """Imagine what was laid on the table, so that whoever has let a turn go by could not have played."""
        for _deal in range(DEALS):
            self._deal(rng)
            if fitting(self.world) == 0:
                return
        self._swap(rng)

    def _deal(self, rng: Random) -> None:
        """Reserves first, the ones most is known about before the others; then new decks; then the deal."""
        world = self.world
        world.laid = self.real[:]
        self.free = self.hidden[:]
        unseen = self._unseen(0, world.segments[0])
        while len(unseen) > 0:
            unseen, place = pop(unseen, self._narrowest(unseen))
            options = ascending(self._free_for(place, 0), self._free_for(place, 1))
            card = options[rng.randrange(len(options))]
            world.laid[place] = card
            self.free[card // HALF] &= ~bit(card % HALF)
        number: i64 = len(world.segments) - 1
        while number >= 0:
            self._fill(world.segments[number], world.segment_end(number), rng)
            number -= 1

    def _unseen(self, start: i64, end: i64) -> vec[i64]:
        """The places in this part of `laid` whose card still lies as it was laid, unseen by the seat."""
        places = vec[i64](capacity=CARDS)
        for place in range(start, end):
            if self._is_unseen(place):
                places = append(places, place)
        return places

    def _is_unseen(self, place: i64) -> bool:
        card = self.real[place]
        return self.world.origin[card] == place and not has(self.world.knowers(card), self.seat)

    def _narrowest(self, places: vec[i64]) -> i64:
        """Which of these places has the fewest possibilities."""
        fewest: i64 = CARDS + 1
        narrowest: i64 = 0
        for index in range(i64(len(places))):
            count = size(self._free_for(places[index], 0)) + size(self._free_for(places[index], 1))
            if count < fewest:
                fewest = count
                narrowest = index
        return narrowest

    def _free_for(self, place: i64, half: i64) -> i64:
        return may_be(self.world, place, half) & self.free[half]

    def _fill(self, start: i64, end: i64, rng: Random) -> None:
        """Fill the unseen places of one deck with those of its cards that are free once all later decks are filled."""
        laid = self.world.laid
        low = self.free[0]
        high = self.free[1]
        if start > self.world.segments[0]:
            low &= half_of(laid[start:end], 0)
            high &= half_of(laid[start:end], 1)
        self.free[0] &= ~low
        self.free[1] &= ~high
        cards = ascending(low, high)
        shuffle(cards, rng)
        used: i64 = 0
        for place in range(start, end):
            if self._is_unseen(place):
                laid[place] = cards[used]
                used += 1

    def _swap(self, rng: Random) -> None:
        """Swap cards until nobody who waited could have played, and then on among such tables to mix them."""
        laid = self.world.laid
        places = self._unseen(0, len(laid))
        count: i64 = len(places)
        wrong = fitting(self.world)
        left = SWAPS * count
        while wrong > 0 or left > 0:
            one = places[rng.randrange(count)]
            two = places[rng.randrange(count)]
            if self._may_lie(laid[one], two) and self._may_lie(laid[two], one):
                laid[one], laid[two] = laid[two], laid[one]
                now = fitting(self.world)
                if now <= wrong or (wrong > 0 and rng.randrange(PATIENCE) == 0):
                    wrong = now
                else:
                    laid[one], laid[two] = laid[two], laid[one]
            if wrong == 0:
                left -= 1

    def _may_lie(self, card: i64, place: i64) -> bool:
        return has(may_be(self.world, place, card // HALF), card % HALF)


def _carry_over(world: Table, real: vec[i64]) -> None:
    """Each imagined card takes the real one's place, and all that others know about it."""
    instead = counted(CARDS)
    laid = world.laid
    was_known = world.known
    was_from = world.origin
    known = was_known[:]
    origin = was_from[:]
    for place in range(i64(len(real))):
        card = real[place]
        if was_from[card] == place:
            imagined = laid[place]
            instead[card] = imagined
            known[imagined] = was_known[card]
            origin[imagined] = place
    world.known = known
    world.origin = origin
    _replace(world.rows.cards, instead)
    _replace(world.reserves.cards, instead)
    for seat in range(world.players):
        if world.in_hand(seat) != NOTHING:
            world.held = small_put(world.held, seat, instead[world.in_hand(seat)] + 1)


def _replace(cards: vec[i64], instead: vec[i64]) -> None:
    for place in range(i64(len(cards))):
        cards[place] = instead[cards[place]]


def _rechoose(world: Table, seat: i64, rng: Random) -> None:
    """Let the others choose any card where they have chosen in secret."""
    action: i64 = GIVE if world.phase == GIVING else LAY_ASIDE
    chosen = world.chosen
    asked: i64 = 0
    for other in range(world.players):
        if chosen[other] != NOTHING and world.rows.size(other) > 1:
            asked += 1
    for index in range(i64(len(world.history)) - asked, i64(len(world.history))):
        other = seat_of(world.history[index])
        if other != seat:
            chosen[other] = rng.randrange(world.rows.size(other))
            world.history[index] = packed(other, action + chosen[other])


def _script(world: Table) -> dict[str, vec[i64]]:
    """The shuffles that would have led to this table."""
    script = {"start": filled(1, world.starter)}
    for number in range(i64(len(world.segments))):
        purpose = "deal" if number == 0 else f"reshuffle-{number}"
        script[purpose] = world.laid[world.segments[number] : world.segment_end(number)]
    return script


def _imagine_opening(world: Table, real: vec[i64]) -> None:
    """The world's round began with the imagined reserves, known to those who knew the real ones."""
    opening = world.opening
    kept = world.segments[0]
    if kept == 0 or opening is None:
        return
    twin = opening.copy()
    assert isinstance(twin, Table)
    known = nobody_knows()
    for place in range(kept):
        known[world.laid[place]] = twin.known[real[place]]
    twin.known = known
    twin.chance = opening.chance
    twin.reserves.cards = world.laid[:kept]
    world.opening = twin
