# compiled
"""Mushroom Sort in worlds that a search imagines: a quick player that guesses each card there, most of them right.

It plays like the rule of thumb, without working out the odds: backs and rising rows tell a player nearly what the cards
are, so it looks at the imagined cards and takes some of them for a neighbouring rank. How often, and how often it is sure
enough for the Pot, were set so that its soups, Pots and Pigs come near those of the rule of thumb (fewer straights).
"""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.mushroom_sort import thumb
from donabe.games.mushroom_sort.actions import PREDICT
from donabe.games.mushroom_sort.cards import PIG, RANKS, ranks_in
from donabe.games.mushroom_sort.hopes import NUMBERS, Hopes
from donabe.games.mushroom_sort.recipe import combination, strength
from donabe.games.mushroom_sort.rules import MushroomSort
from donabe.games.mushroom_sort.table import ARRANGING, PREDICTING, TURNS
from donabe.games.mushroom_sort.thumb import arranged, soup_places, with_token
from donabe.kernel.bits import bit, filled, has, listed

TRUST: Final = 0.95  # chance to find a card of a rank where one seems to lie
DECLINE: Final = 0.1  # of that trust, for every further card of the rank: the surest come first
LUCK: Final = 0.15  # chance to find one where none seems to lie
RIGHT: Final = 0.7  # chance to predict a soup right


def choose(world: MushroomSort, seat: i64, rng: Random) -> i64:
    """A sensible action for this seat, from the cards as they lie in an imagined world; never for the real one."""
    if world.players == 2:
        return thumb.choose(world, seat, rng)  # with two it is quick enough, and plays better
    if world.phase == ARRANGING:
        return arranged(world, seat)
    if world.phase == PREDICTING:
        return PREDICT + _guessed_strength(world, seat, world.predicted_next(), rng) - 1
    return _gather(world, seat, rng)


# -- guessing ------------------------------------------------------------------------------------------------------------


def _doubt(players: i64) -> float:
    """How often a card is taken for a neighbouring rank."""
    if players == 4:
        return 0.37
    return 0.22 if players == 3 else 0.2


def _is_sure(players: i64, rng: Random) -> bool:
    """Whether a player is sure enough of a card for the Pot."""
    return rng.random() < (0.3 if players == 4 else 0.6)


def _guessed_rank(card: i64, ranks: i64, doubt: float, rng: Random) -> i64:
    """The rank a player takes a face-down card for."""
    rank = card % RANKS
    drawn = rng.random()
    if drawn >= doubt:
        return rank
    if drawn + drawn < doubt:
        return rank - 1 if rank > 0 else rank
    return rank + 1 if rank + 1 < ranks else rank


def _guessed_ranks(world: MushroomSort, seat: i64, spots: vec[i64], rng: Random) -> vec[i64]:
    """The ranks a player takes the cards on these spots for."""
    known = world.known_to(seat)
    ranks = ranks_in(world.players)
    doubt = _doubt(world.players)
    guesses = filled(len(spots), 0)
    for place in range(i64(len(spots))):
        card = world.cards[spots[place]]
        if has(known, spots[place]):
            guesses[place] = card % RANKS
        else:
            guesses[place] = _guessed_rank(card, ranks, doubt, rng)
    return guesses


# -- gathering -----------------------------------------------------------------------------------------------------------


def _gather(world: MushroomSort, seat: i64, rng: Random) -> i64:
    """A spot whose card seems to promise most, any of equals."""
    open_spots = world.open_spots(seat)
    spots = listed(open_spots & ~bit(PIG))
    guesses = _guessed_ranks(world, seat, spots, rng)
    promises = _promises(world, seat, guesses)
    count: i64 = len(spots)
    start = rng.randrange(count)
    best = start
    for step in range(1, count):
        place = (start + step) % count
        if promises[guesses[place]] > promises[guesses[best]]:
            best = place
    if has(open_spots, PIG) and world.turn() == TURNS and _pig_pays(world, promises[guesses[best]], rng):
        return with_token(world, seat, PIG, False)
    return with_token(world, seat, spots[best], world.has_pot(seat) and _is_sure(world.players, rng))


def _promises(world: MushroomSort, seat: i64, guesses: vec[i64]) -> vec[float]:
    """By rank, what the soup could become with a card of it; for the ranks that seem to lie somewhere."""
    ranks = ranks_in(world.players)
    hopes = Hopes(ranks, TURNS - world.turn())
    for place in soup_places(world, seat):
        hopes.add_card(world.cards[place] % RANKS)
    open_cards = filled(ranks, 0)
    for rank in guesses:
        open_cards[rank] += 1
    for rank in range(ranks):
        _expect(hopes, rank, open_cards[rank])
    promises = vec[float]([0.0] * ranks)
    for rank in range(ranks):
        if open_cards[rank] > 0:
            promises[rank] = hopes.promise(rank)
    return promises


def _expect(hopes: Hopes, rank: i64, seem: i64) -> None:
    """How likely cards of a rank turn up, if so many seem to lie open."""
    chance = 1.0
    trust = TRUST
    for number in range(1, i64(NUMBERS)):
        chance *= trust if number <= seem else LUCK
        trust -= DECLINE
        hopes.likely[rank * NUMBERS + number] = chance


# -- the Pig -------------------------------------------------------------------------------------------------------------


def _pig_pays(world: MushroomSort, value: float, rng: Random) -> bool:
    """Whether predicting everybody else looks better than a weak soup, or one whose last card is in doubt."""
    if rng.random() < _doubt(world.players):
        value /= 2.0
    chance = 1.0
    for _other in range(1, world.players):
        chance *= RIGHT
    return chance * float(world.recipe.pig) > value / 2.0


def _guessed_strength(world: MushroomSort, seat: i64, other: i64, rng: Random) -> i64:
    """The strength a player takes another's soup to have."""
    places = soup_places(world, other)
    guesses = _guessed_ranks(world, seat, places, rng)
    soup: i64 = 0
    for place in range(i64(len(places))):
        card = world.cards[places[place]]
        soup |= bit(card - card % RANKS + guesses[place])
    return strength(combination(soup))
