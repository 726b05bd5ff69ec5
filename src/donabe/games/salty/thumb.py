"""Salty by rule of thumb: take a dish the hand can fill, then win while a cube is worth it and duck when it is not."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.salty.actions import PUT_AWAY, SIDE, TAKE
from donabe.games.salty.cards import SALT, deck, seasoning, tricks_in
from donabe.games.salty.rules import Salty
from donabe.games.salty.scoring import colours
from donabe.games.salty.table import CHOOSING, DISH_SIDE, PUTTING_AWAY, SIDES, ZERO_SIDE
from donabe.games.salty.tricks import distance, winner
from donabe.kernel.bits import gathered, has, listed, size
from donabe.kernel.history import action_of
from donabe.kernel.state import NOBODY

STEERING = 0.4  # how far a player gets from an even share of the cubes towards the number wanted
SPREAD = 1.0  # by how many cubes it still goes wrong
CALM = {3: 0.46, 4: 0.52}  # by players: a hand calmer than this can promise no cubes
KEEPING = 10.0  # points it is worth to keep the right kind of card


def choose(world: Salty, seat: int, _rng: Random) -> int:
    """The action that looks best from this seat."""
    if world.phase == SIDES:
        return SIDE + (ZERO_SIDE if _danger(world, seat) < CALM[world.players] else DISH_SIDE)
    return max(world.legal(seat), key=lambda action: _value(world, seat, action))


def _value(world: Salty, seat: int, action: int) -> float:
    if world.phase == CHOOSING:
        return _dish_value(world, action - TAKE)
    if world.phase == PUTTING_AWAY:
        return _away_value(world, seat, action - PUT_AWAY)
    return _play_value(world, seat, action)


# -- before the tricks ---------------------------------------------------------------------------------------------------


def _dish_value(world: Salty, dish: int) -> float:
    """The points to be expected if the cubes fall around a number between an even share and the plates."""
    plates = world.menu.plates[dish]
    share = _even_share(world)
    middle = share + (int(plates) - share) * STEERING
    weights = [1 / (1 + float((count - middle) / SPREAD) ** 4) for count in range(int(tricks_in(world.players)) + 1)]
    points = [_dish_points(world, dish, count) for count in range(len(weights))]
    return sum(weight * each for weight, each in zip(weights, points, strict=True)) / sum(weights)


def _dish_points(world: Salty, dish: int, count: int) -> int:
    plates = world.menu.plates[dish]
    on_plates = min(count, plates)
    points = 10 * on_plates - 10 * (count - on_plates)
    if count == plates:
        points += world.menu.perfect[dish] * plates
    if world.menu.pays_types(dish):
        points += 20 * min(on_plates, 3)
    return int(points)


def _danger(world: Salty, seat: int) -> float:
    """How much of a hand would win tricks, leaving out the two worst cards, which can be put away."""
    strengths = sorted(_strength(world, card) for card in listed(world.hands[seat]))
    kept = strengths[:-2]
    return sum(kept) / len(kept)


def _strength(world: Salty, card: int) -> float:
    """How close a card is to the salt as it is now and will be, from 0 to 1."""
    salt = world.rack[SALT]
    near = [int(distance(card, max(0, salt - gone))) for gone in range(3)]
    return 1 / (1 + 0.25 * sum(near) / len(near))


def _away_value(world: Salty, seat: int, card: int) -> float:
    """Away with what would win if few cubes are wanted, with what would lose if many are."""
    wanted = int(world.plates(seat)) - _even_share(world)
    return -wanted * _strength(world, card)


def _even_share(world: Salty) -> float:
    return int(tricks_in(world.players)) / int(world.players)


# -- in the tricks -------------------------------------------------------------------------------------------------------


def _play_value(world: Salty, seat: int, card: int) -> float:
    """What the trick may bring; a strong card is worth keeping only while cubes are wanted."""
    wanting = world.got[seat] < world.plates(seat)
    keeping = KEEPING * _strength(world, card) * (1 if wanting else -1)
    return _gain(world, seat, seasoning(card)) * _chance_to_win(world, seat, card) - keeping


def _gain(world: Salty, seat: int, which: int) -> float:
    """What a cube of this seasoning is worth now."""
    if world.rack[which] == 0:
        return 0
    cubes, plates = int(world.got[seat]), int(world.plates(seat))
    if world.sides[seat] == ZERO_SIDE:
        zeros = sum(side == ZERO_SIDE for side in world.sides)
        return -10 - (100 * zeros if cubes == 0 else 0)
    perfect = int(world.menu.perfect[world.dishes[seat]])
    if cubes >= plates:
        return -10 - (perfect * plates if cubes == plates else 0)
    new = world.menu.pays_types(world.dishes[seat]) and not has(colours(world, seat, cubes), which)
    return 10 + perfect + (20 if new else 0)


def _chance_to_win(world: Salty, seat: int, card: int) -> float:
    """How likely this card wins the trick, if every player behind is as dangerous as the next one alone."""
    trick = list(world.trick) if world.played else [NOBODY] * world.players
    trick[seat] = card
    behind = world.players - 1 - world.played
    if behind == 0:
        return float(_wins(world, seat, trick))
    return float(_chance_against_next(world, seat, trick) ** behind)


def _wins(world: Salty, seat: int, trick: list[int]) -> bool:
    return bool(winner(vec[i64](trick), world.rack[SALT]) == seat)


def _chance_against_next(world: Salty, seat: int, trick: list[int]) -> float:
    """The next player answers with an unseen card, of this card's seasoning if there may be one in the hand."""
    follower = (seat + 1) % world.players
    which = seasoning(trick[seat])
    following: list[bool] = []
    other: list[bool] = []
    for card in _unseen(world, seat):
        answered = [*trick]
        answered[follower] = card
        (following if seasoning(card) == which else other).append(_wins(world, seat, answered))
    lacking = len(other) / (len(following) + len(other))
    lacking **= int(size(world.hands[follower]))
    if has(world.lacks[follower], which):
        lacking = 1.0
    return (1 - lacking) * _share(following) + lacking * _share(other)


def _share(won: list[bool]) -> float:
    return sum(won) / len(won) if won else 0.0


def _unseen(world: Salty, seat: int) -> list[int]:
    """Cards that this seat has neither held nor seen."""
    seen = world.hands[seat] | world.away[seat] | world.spare
    for move in world.history:
        if action_of(move) < PUT_AWAY:
            seen |= 1 << action_of(move)
    return list(listed(gathered(deck(world.players)) & ~seen))
