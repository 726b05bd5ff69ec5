# compiled
"""Mushroom Sort by rule of thumb: know the odds of every back, and reach for the soup that looks best."""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from donabe.games.mushroom_sort.actions import ORDER, POT, PREDICT, arrangement
from donabe.games.mushroom_sort.cards import HANDS, PIG, RANKS, ranks_in
from donabe.games.mushroom_sort.counting.belief import HIDDEN, Belief
from donabe.games.mushroom_sort.counting.orders import OF_RANK_1
from donabe.games.mushroom_sort.hopes import NUMBERS, Hopes
from donabe.games.mushroom_sort.recipe import STRENGTHS, combination, strength
from donabe.games.mushroom_sort.rules import MushroomSort
from donabe.games.mushroom_sort.table import ARRANGING, PREDICTING, TURNS
from donabe.kernel.bits import bit, has, listed, size
from donabe.kernel.state import NOBODY

SURE: Final = 0.95


def choose(world: MushroomSort, seat: i64, _rng: Random) -> i64:
    """The action that looks best from this seat."""
    if world.phase == ARRANGING:
        return arranged(world, seat)
    belief = world.believed(seat)
    if world.phase == PREDICTING:
        return PREDICT + _highest(strength_odds(world, world.predicted_next(), belief), 0, STRENGTHS)
    return gathered(world, seat, belief, Prospects(world, seat, belief))


# -- arranging -----------------------------------------------------------------------------------------------------------


def arranged(world: MushroomSort, seat: i64) -> i64:
    """Keep in the middle a rank of which the others have most, the better if it lies at the end of their rows."""
    if world.players == 2:
        return ORDER
    dealt = world.dealt[seat]
    middle = float(ranks_in(world.players) - 1) / 2.0
    best: i64 = NOBODY
    most = 0.0
    for card in listed(dealt):
        mine = size((dealt >> (card % RANKS)) & OF_RANK_1)
        value = -float(mine) + abs(float(card % RANKS) - middle) * 0.2
        if best == NOBODY or value > most:
            best = card
            most = value
    return arrangement(best, 0)


# -- gathering -----------------------------------------------------------------------------------------------------------


@final
class Prospects:
    """What a seat can expect of every card it may take."""

    def __init__(self, world: MushroomSort, seat: i64, belief: Belief) -> None:
        self.spots: vec[i64] = listed(world.open_spots(seat) & ~bit(PIG))
        self.odds: vec[float] = _rank_odds(belief, self.spots)
        self.values: vec[float] = _values(self.odds, _promises(world, seat, belief, self.odds), belief.ranks)
        self.best = _highest(self.values, 0, len(self.spots))  # where the one that promises most stands


def gathered(world: MushroomSort, seat: i64, belief: Belief, prospects: Prospects) -> i64:
    """The spot whose card promises most; the Pot where a card is sure, and not as the last token."""
    best = prospects.best
    if has(world.open_spots(seat), PIG) and world.turn() == TURNS:
        if _pig_pays(world, seat, belief, prospects.values[best]):
            return with_token(world, seat, PIG, False)
    return with_token(world, seat, prospects.spots[best], _is_sure(prospects.odds, best))


def with_token(world: MushroomSort, seat: i64, spot: i64, sure: bool) -> i64:
    """A token on a spot: the Pot where the card is sure, else on the third turn."""
    pot = world.has_pot(seat) and (world.mushrooms_left(seat) == 0 or sure or world.turn() == TURNS - 1)
    return POT + spot if pot else spot


def _rank_odds(belief: Belief, cards: vec[i64]) -> vec[float]:
    """The chances of all ranks for each of these cards, one card after the other."""
    odds = vec[float]([0.0] * (i64(len(cards)) * RANKS))
    for place in range(i64(len(cards))):
        for rank in range(belief.ranks):
            odds[place * RANKS + rank] = belief.chance(cards[place], rank)
    return odds


def _is_sure(odds: vec[float], place: i64) -> bool:
    start = place * RANKS
    return odds[start + _highest(odds, start, RANKS)] >= SURE


def _values(odds: vec[float], promises: vec[float], ranks: i64) -> vec[float]:
    """What each card promises, by the chances of its ranks."""
    count = i64(len(odds)) // RANKS
    values = vec[float]([0.0] * count)
    for place in range(count):
        value = 0.0
        for rank in range(ranks):
            value += odds[place * RANKS + rank] * promises[rank]
        values[place] = value
    return values


def _promises(world: MushroomSort, seat: i64, belief: Belief, odds: vec[float]) -> vec[float]:
    """By rank, what the soup could become if the next card had it."""
    hopes = Hopes(belief.ranks, TURNS - world.turn())
    for place in soup_places(world, seat):
        hopes.add_card(likeliest_rank(belief, place))
    for rank in range(belief.ranks):
        _expect(hopes, rank, odds)
    promises = vec[float]([0.0] * belief.ranks)
    for rank in range(belief.ranks):
        promises[rank] = hopes.promise(rank)
    return promises


def soup_places(world: MushroomSort, seat: i64) -> vec[i64]:
    """The places of the cards in a seat's soup so far."""
    return append(listed(world.gathers[seat] & ~bit(PIG)), HANDS + seat)


def likeliest_rank(belief: Belief, place: i64) -> i64:
    if belief.base[place] != HIDDEN:
        return belief.base[place] % RANKS
    best: i64 = 0
    for rank in range(1, belief.ranks):
        if belief.count(place, rank) > belief.count(place, best):
            best = rank
    return best


def _expect(hopes: Hopes, rank: i64, odds: vec[float]) -> None:
    """How likely cards of a rank turn up, each taken where it is likeliest to lie."""
    first = second = third = fourth = 0.0  # the highest chances
    for place in range(i64(len(odds)) // RANKS):
        chance = odds[place * RANKS + rank]
        if chance > first:
            first, second, third, fourth = chance, first, second, third
        elif chance > second:
            second, third, fourth = chance, second, third
        elif chance > third:
            third, fourth = chance, third
        elif chance > fourth:
            fourth = chance
    start = rank * NUMBERS
    hopes.likely[start + 1] = first
    hopes.likely[start + 2] = first * second
    hopes.likely[start + 3] = first * second * third
    hopes.likely[start + 4] = first * second * third * fourth


def _highest(values: vec[float], start: i64, count: i64) -> i64:
    """Where, counted from the start, the highest of so many values stands; the first of equals."""
    best: i64 = 0
    for place in range(1, count):
        if values[start + place] > values[start + best]:
            best = place
    return best


# -- the Pig -------------------------------------------------------------------------------------------------------------


def _pig_pays(world: MushroomSort, seat: i64, belief: Belief, value: float) -> bool:
    """Whether predicting everybody else looks better than a weak soup."""
    sure = 1.0
    for other in range(world.players):
        if other != seat:
            odds = strength_odds(world, other, belief)
            sure *= odds[_highest(odds, 0, STRENGTHS)]
    return sure * float(world.recipe.pig) > value / 2.0


def strength_odds(world: MushroomSort, seat: i64, belief: Belief) -> vec[float]:
    """How likely a soup as it stands has each strength."""
    odds = vec[float]([0.0] * STRENGTHS)
    known: i64 = 0
    unknown = vec[i64](capacity=NUMBERS)
    for place in soup_places(world, seat):
        if belief.base[place] != HIDDEN:
            known |= bit(belief.base[place])
        else:
            unknown = append(unknown, place)
    _add_soups(odds, belief, known, unknown, 0, 1.0)
    return odds


def _add_soups(odds: vec[float], belief: Belief, cards: i64, unknown: vec[i64], step: i64, chance: float) -> None:
    """All the soups that these cards can make with those in unknown places from a step on, by their chances."""
    if step == len(unknown):
        odds[strength(combination(cards)) - 1] += chance
        return
    place = unknown[step]
    for rank in listed(belief.may_be(place)):
        card = belief.colours[place] * RANKS + rank
        _add_soups(odds, belief, cards | bit(card), unknown, step + 1, chance * belief.chance(place, rank))
