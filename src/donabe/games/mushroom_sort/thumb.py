"""Mushroom Sort by rule of thumb: know the odds of every back, and reach for the soup that looks best."""

from itertools import product
from math import prod

from librt.random import Random

from donabe.games.mushroom_sort.actions import ARRANGE, ORDER, POT, PREDICT
from donabe.games.mushroom_sort.cards import HANDS, PIG, RANKS, ranks_in
from donabe.games.mushroom_sort.counting.belief import Belief
from donabe.games.mushroom_sort.counting.orders import ORDERS
from donabe.games.mushroom_sort.recipe import STRENGTHS, combination, strength
from donabe.games.mushroom_sort.rules import MushroomSort
from donabe.games.mushroom_sort.table import ARRANGING, PREDICTING, TURNS
from donabe.kernel.bits import listed

WORTH = (6.0, 4.6, 4.2, 3.0, 3.0, 1.0, 0.3)  # by combination
SURE = 0.95


def choose(world: MushroomSort, seat: int, _rng: Random) -> int:
    """The action that looks best from this seat."""
    if world.phase == ARRANGING:
        return max(world.legal(seat), key=lambda action: _arrangement_value(world, seat, action))
    belief = world.believed(seat)
    if world.phase == PREDICTING:
        odds = _strength_odds(world, world.predicted_next(), belief)
        return PREDICT + max(range(STRENGTHS), key=lambda number: odds[number])
    return _gather(world, seat, belief)


# -- arranging -----------------------------------------------------------------------------------------------------------


def _arrangement_value(world: MushroomSort, seat: int, action: int) -> float:
    """Keep in the middle a rank of which the others have most, the better if it lies at the end of their rows."""
    if action < ARRANGE:
        return -(action - ORDER)
    card, order = divmod(action - ARRANGE, ORDERS)
    mine = sum(other % RANKS == card % RANKS for other in listed(world.dealt[seat]))
    middle = (ranks_in(world.players) - 1) / 2
    return -mine + abs(card % RANKS - middle) * 0.2 - order * 1e-6


# -- gathering -----------------------------------------------------------------------------------------------------------


def _gather(world: MushroomSort, seat: int, belief: Belief) -> int:
    """The spot whose card promises most; the Pot where a card is sure, and not as the last token."""
    spots = list(listed(world.open_spots(seat)))
    cards = [spot for spot in spots if spot != PIG]
    odds = {spot: [belief.chance(spot, rank) for rank in range(ranks_in(world.players))] for spot in cards}
    promise = _promises(world, seat, belief, list(odds.values()))
    value = {spot: sum(map(_times, odds[spot], promise)) for spot in cards}
    best = max(cards, key=lambda spot: value[spot])
    if PIG in spots and world.turn() == TURNS and _pig_pays(world, seat, belief, value[best]):
        best = PIG
    sure = best != PIG and max(odds[best]) >= SURE
    pot = world.has_pot(seat) and (world.mushrooms_left(seat) == 0 or sure or world.turn() == TURNS - 1)
    return POT + best if pot else best


def _times(chance: float, worth: float) -> float:
    return chance * worth


def _promises(world: MushroomSort, seat: int, belief: Belief, odds: list[list[float]]) -> list[float]:
    """By rank, what the soup could become if the next card had it."""
    ranks = ranks_in(world.players)
    counts = [0] * ranks
    for place in _places(world, seat):
        counts[max(range(ranks), key=lambda rank: belief.chance(place, rank))] += 1
    best = [sorted((chances[rank] for chances in odds), reverse=True)[:TURNS] for rank in range(ranks)]
    left = TURNS - world.turn()
    out = []
    for rank in range(ranks):
        counts[rank] += 1
        out.append(_promise(counts, left, best))
        counts[rank] -= 1
    return out


def _places(world: MushroomSort, seat: int) -> list[int]:
    """The places of the cards in a seat's soup so far."""
    return [*(spot for spot in listed(world.gathers[seat]) if spot != PIG), HANDS + seat]


def _promise(counts: list[int], left: int, best: list[list[float]]) -> float:
    """The combination with the highest worth times the chance to complete it, with a little for all the others."""
    hopes = [WORTH[-1]]
    ranks = range(len(counts))
    for rank in ranks:
        for size, worth in ((4, WORTH[0]), (3, WORTH[3]), (2, WORTH[5])):
            hopes.append(worth * _chance({rank: size}, counts, left, best))
        if counts[rank]:
            for other in ranks:
                if other != rank and counts[other]:
                    hopes.append(WORTH[1] * _chance({rank: 3, other: 2}, counts, left, best))
    for length, worth in ((5, WORTH[2]), (4, WORTH[4])):
        for low in range(len(counts) - length + 1):
            hopes.append(worth * _chance(dict.fromkeys(range(low, low + length), 1), counts, left, best))
    return max(hopes) + 0.02 * sum(hopes)


def _chance(wanted: dict[int, int], counts: list[int], left: int, best: list[list[float]]) -> float:
    """How likely the cards still wanted turn up in so many turns, each taken where it is likeliest to lie."""
    missing = {rank: max(0, count - counts[rank]) for rank, count in wanted.items()}
    if sum(missing.values()) > left:
        return 0.0
    return prod(chance for rank, count in missing.items() for chance in (best[rank] + [0.0] * TURNS)[:count])


# -- the Pig -------------------------------------------------------------------------------------------------------------


def _pig_pays(world: MushroomSort, seat: int, belief: Belief, value: float) -> bool:
    """Whether predicting everybody else looks better than a weak soup."""
    others = [other for other in range(world.players) if other != seat]
    sure = prod(max(_strength_odds(world, other, belief)) for other in others)
    return float(sure) * float(world.recipe.pig) > value / 2


def _strength_odds(world: MushroomSort, seat: int, belief: Belief) -> list[float]:
    """How likely a soup as it stands has each strength."""
    odds = [0.0] * STRENGTHS
    known = 0
    unknown = []
    for place in _places(world, seat):
        if belief.base[place] >= 0:
            known |= 1 << belief.base[place]
        else:
            unknown.append(_cards_and_odds(belief, place))
    for drawn in product(*unknown):
        cards = known
        for card, _ in drawn:
            cards |= 1 << card
        odds[strength(combination(cards)) - 1] += prod(chance for _, chance in drawn)
    return odds


def _cards_and_odds(belief: Belief, place: int) -> list[tuple[int, float]]:
    colour = belief.colours[place] * RANKS
    return [(colour + rank, belief.chance(place, rank)) for rank in listed(belief.may_be(place))]
