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
from donabe.kernel.bits import bit, filled, full, has, nth, size
from donabe.kernel.chance import Luck, Script, counted, shuffle
from donabe.kernel.history import packed, seat_of
from donabe.kernel.small_row import small_put

DEALS: Final = 40
SWAPS: Final = 6  # for each unseen card
PATIENCE: Final = 64  # one in so many swaps may make things worse


def unseen_by(table: Table, seat: i64) -> "Unseen":
    """What a seat has not seen; kept between two moves, since searches ask often."""
    unseen = table.unseen
    if not isinstance(unseen, Unseen) or not unseen.is_of(table, seat):
        unseen = Unseen(table, seat)
        table.unseen = unseen
    return unseen


def redeal(world: Table, unseen: "Unseen", rng: Random) -> None:
    """Redeal, in place, everything that a seat does not know of a copied table."""
    real = world.laid
    _Deal(world, unseen).lay_anew(rng)
    _carry_over(world, real, unseen.places)
    if world.phase in (GIVING, SETTING_ASIDE):
        _rechoose(world, unseen.seat, rng)
    world.chance = Luck(rng, world.round, _Shuffles(world))
    if unseen.reserves > 0:
        _imagine_opening(world, real)


class Unseen:
    """The cards one seat has not seen, and the places in `laid` where they lie, as they were laid there last."""

    def __init__(self, table: Table, seat: i64) -> None:
        self.seat = seat
        self.round = table.round
        self.moves: i64 = len(table.history)
        self.low = full(HALF) & ~known_to(table, bit(seat), 0)  # the cards, by halves
        self.high = full(HALF) & ~known_to(table, bit(seat), 1)
        self.cards = ascending(self.low, self.high)
        self.reserves: i64 = 0  # how many of the places are those of reserves
        self.places = self._looked_for(table)  # ascending

    def is_of(self, table: Table, seat: i64) -> bool:
        """Whether this is what the seat has not seen now."""
        return self.seat == seat and self.moves == i64(len(table.history)) and self.round == table.round

    def _looked_for(self, table: Table) -> vec[i64]:
        laid = table.laid
        origin = table.origins()
        places = vec[i64](capacity=CARDS)
        for place in range(i64(len(laid))):
            card = laid[place]
            if origin[card] != place or has(table.knowers(card), self.seat):
                continue
            places = append(places, place)
            if place < table.segments[0]:
                self.reserves += 1
        return places


class _Deal:
    """Unseen cards on their way into a world."""

    def __init__(self, world: Table, unseen: Unseen) -> None:
        self.world = world
        self.unseen = unseen
        self.real = world.laid
        self.free_low: i64 = 0  # the unseen cards that are not yet imagined anywhere, by halves
        self.free_high: i64 = 0

    def lay_anew(self, rng: Random) -> None:
        """Imagine what was laid on the table, so that whoever has let a turn go by could not have played."""
        for _deal in range(i64(DEALS)):
            self._deal(rng)
            if fitting(self.world) == 0:
                return
        self._swap(rng)

    def _deal(self, rng: Random) -> None:
        """Reserves first, the ones most is known about before the others; then new decks; then the deal."""
        world = self.world
        world.laid = self.real[:]
        self.free_low = self.unseen.low
        self.free_high = self.unseen.high
        self._deal_reserves(rng)
        end: i64 = len(self.unseen.places)
        number: i64 = len(world.segments) - 1
        while number >= 0:
            end = self._fill(number, end, rng)
            number -= 1

    def _deal_reserves(self, rng: Random) -> None:
        unseen = self.unseen.places[: self.unseen.reserves]
        while len(unseen) > 0:
            unseen, place = pop(unseen, self._narrowest(unseen))
            low, high = self._low_for(place), self._high_for(place)
            drawn = rng.randrange(size(low) + size(high))
            self._put(place, nth(low, drawn) if drawn < size(low) else nth(high, drawn - size(low)) + HALF)

    def _put(self, place: i64, card: i64) -> None:
        self.world.laid[place] = card
        if card < HALF:
            self.free_low &= ~bit(card)
        else:
            self.free_high &= ~bit(card - HALF)

    def _narrowest(self, places: vec[i64]) -> i64:
        """Which of these places has the fewest possibilities."""
        fewest: i64 = CARDS + 1
        narrowest: i64 = 0
        for index in range(i64(len(places))):
            count = size(self._low_for(places[index])) + size(self._high_for(places[index]))
            if count < fewest:
                fewest = count
                narrowest = index
        return narrowest

    def _low_for(self, place: i64) -> i64:
        return may_be(self.world, place, 0) & self.free_low

    def _high_for(self, place: i64) -> i64:
        return may_be(self.world, place, 1) & self.free_high

    def _fill(self, number: i64, end: i64, rng: Random) -> i64:
        """Fill the unseen places of one deck with those of its cards that are free once all later decks are filled.

        `end` is where its part of all unseen places ends; returns where that begins.
        """
        low, high = self.free_low, self.free_high
        start = self.world.segments[number]
        if number > 0:
            deck = self.world.laid[start : self.world.segment_end(number)]
            low &= half_of(deck, 0)
            high &= half_of(deck, 1)
        self.free_low &= ~low
        self.free_high &= ~high
        all_unseen = low == self.unseen.low and high == self.unseen.high
        cards = self.unseen.cards[:] if all_unseen else ascending(low, high)
        shuffle(cards, rng)
        laid = self.world.laid
        places = self.unseen.places
        used: i64 = 0
        while end > 0 and places[end - 1] >= start:
            end -= 1
            laid[places[end]] = cards[used]
            used += 1
        return end

    def _swap(self, rng: Random) -> None:
        """Swap cards until nobody who waited could have played, and then on among such tables to mix them."""
        laid = self.world.laid
        places = self.unseen.places
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


def _carry_over(world: Table, real: vec[i64], places: vec[i64]) -> None:
    """Each imagined card takes the real one's place, and all that others know about it."""
    instead = counted(CARDS)
    laid = world.laid
    was_known = world.known
    known = was_known[:]
    for place in places:
        card = real[place]
        imagined = laid[place]
        instead[card] = imagined
        known[imagined] = was_known[card]
    world.known = known
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


class _Shuffles(Script):
    """The shuffles that would have led to a world."""

    def __init__(self, world: Table) -> None:
        self.starter = world.starter
        self.laid = world.laid
        self.segments = world.segments

    def written(self) -> dict[str, vec[i64]]:
        """Who starts, the deck that was dealt from, and every new one."""
        script = {"start": filled(1, self.starter)}
        for number in range(i64(len(self.segments))):
            purpose = "deal" if number == 0 else f"reshuffle-{number}"
            last = number + 1 == i64(len(self.segments))
            end: i64 = len(self.laid) if last else self.segments[number + 1]
            script[purpose] = self.laid[self.segments[number] : end]
        return script


def _imagine_opening(world: Table, real: vec[i64]) -> None:
    """The world's round began with the imagined reserves, known to those who knew the real ones."""
    opening = world.opening
    if opening is None:
        return
    kept = world.segments[0]
    twin = opening.copy()
    assert isinstance(twin, Table)
    known = nobody_knows()
    for place in range(kept):
        known[world.laid[place]] = twin.known[real[place]]
    twin.known = known
    twin.chance = opening.chance
    twin.reserves.cards = world.laid[:kept]
    world.opening = twin
