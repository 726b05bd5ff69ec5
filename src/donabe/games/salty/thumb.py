# compiled
"""Salty by rule of thumb: take a dish the hand can fill, then win while a cube is worth it and duck when it is not."""

from math import pow  # noqa: A004 - compiled, it is one call of C where ** would make objects
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.salty.actions import PUT_AWAY, SIDE, TAKE
from donabe.games.salty.cards import (
    AWAY,
    CUBES_EACH,
    MOST_PLATES,
    NUMBERS,
    SALT,
    SEASONINGS,
    number,
    of_number,
    of_seasoning,
    tricks_in,
)
from donabe.games.salty.odds import Odds
from donabe.games.salty.rules import Salty
from donabe.games.salty.scoring import colours
from donabe.games.salty.table import CHOOSING, DISH_SIDE, PUTTING_AWAY, SIDES, ZERO_SIDE
from donabe.games.salty.tricks import distance
from donabe.kernel.bits import full, has, listed, lowest, size
from donabe.kernel.state import NOBODY

STEERING: Final = 0.4  # how far a player gets from an even share of the cubes towards the number wanted
SPREAD: Final = 1.0  # by how many cubes it still goes wrong
CALM_OF_THREE: Final = 0.46  # a hand calmer than this can promise no cubes
CALM_OF_FOUR: Final = 0.52
KEEPING: Final = 10.0  # points it is worth to keep the right kind of card
MOST_TRICKS: Final = 12


def _strength(doubled: i64, salt: i64) -> float:
    near: i64 = 0
    for gone in range(i64(3)):
        near += distance(doubled, max(0, salt - gone))
    return 1.0 / (1.0 + 0.25 * float(near) / 3.0)


def _weakest_first(salt: i64) -> list[int]:
    return sorted(range(NUMBERS), key=lambda doubled: _strength(doubled, salt))


def _weight(players: i64, plates: i64, count: i64) -> float:
    middle = _even_share(players) + (float(plates) - _even_share(players)) * STEERING
    return 1.0 / (1.0 + pow((float(count) - middle) / SPREAD, 4.0))


def _even_share(players: i64) -> float:
    """The cubes each player would get if all got the same."""
    return float(tricks_in(players)) / float(players)


SALTS: Final = range(CUBES_EACH + 1)
# By the salt on the rack and a number: how close it is to the salt as it is now and will be, from 0 to 1.
STRENGTH: Final[vec[float]] = vec[float]([_strength(doubled, salt) for salt in SALTS for doubled in range(NUMBERS)])
# By the salt on the rack: all numbers in the order of their strength.
WEAKEST_FIRST: Final[vec[i64]] = vec[i64]([doubled for salt in SALTS for doubled in _weakest_first(salt)])
# By players, plates and cubes: how likely so many cubes come to a player who wants that many, up to a factor.
WEIGHT: Final[vec[float]] = vec[float](
    [
        _weight(players, plates, count)
        for players in (3, 4)
        for plates in range(MOST_PLATES + 1)
        for count in range(MOST_TRICKS + 1)
    ]
)


def choose(world: Salty, seat: i64, _rng: Random) -> i64:
    """The action that looks best from this seat."""
    if world.phase == CHOOSING:
        return TAKE + _best_dish(world)
    if world.phase == SIDES:
        calm = CALM_OF_THREE if world.players == 3 else CALM_OF_FOUR
        return SIDE + (ZERO_SIDE if _danger(world, seat) < calm else DISH_SIDE)
    if world.phase == PUTTING_AWAY:
        return PUT_AWAY + _best_away(world, seat)
    playable = world.playable(seat)
    return lowest(playable) if size(playable) == 1 else _best_play(world, seat, playable)


# -- before the tricks -----------------------------------------------------------------------------------------------------


def _best_dish(world: Salty) -> i64:
    best: i64 = NOBODY
    best_value = 0.0
    for dish in listed(world.open_dishes()):
        value = _dish_value(world, dish)
        if best == NOBODY or value > best_value:
            best = dish
            best_value = value
    return best


def _dish_value(world: Salty, dish: i64) -> float:
    """The points to be expected if the cubes fall around a number between an even share and the plates."""
    first = ((world.players - 3) * (MOST_PLATES + 1) + world.menu.plates[dish]) * (MOST_TRICKS + 1)
    points = 0.0
    weights = 0.0
    for count in range(tricks_in(world.players) + 1):
        weight = WEIGHT[first + count]
        points += weight * float(_dish_points(world, dish, count))
        weights += weight
    return points / weights


def _dish_points(world: Salty, dish: i64, count: i64) -> i64:
    plates = world.menu.plates[dish]
    on_plates = min(count, plates)
    points = 10 * on_plates - 10 * (count - on_plates)
    if count == plates:
        points += world.menu.perfect[dish] * plates
    if world.menu.pays_types(dish):
        points += 20 * min(on_plates, 3)
    return points


def _danger(world: Salty, seat: i64) -> float:
    """How much of a hand would win tricks, leaving out the two worst cards, which can be put away."""
    hand = world.hands[seat]
    kept = size(hand) - AWAY
    first = world.rack[SALT] * NUMBERS
    danger = 0.0
    left = kept
    for place in range(first, first + NUMBERS):
        doubled = WEAKEST_FIRST[place]
        for _ in range(min(left, size(hand & of_number(doubled)))):
            danger += STRENGTH[first + doubled]
            left -= 1
    return danger / float(kept)


def _best_away(world: Salty, seat: i64) -> i64:
    """Away with what would win if few cubes are wanted, with what would lose if many are."""
    salt = world.rack[SALT]
    wanted = float(world.plates(seat)) - _even_share(world.players)
    best: i64 = NOBODY
    best_value = 0.0
    rest: i64 = world.hands[seat]
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        value = -wanted * STRENGTH[salt * NUMBERS + number(card)]
        if best == NOBODY or value > best_value:
            best = card
            best_value = value
    return best


# -- in the tricks ---------------------------------------------------------------------------------------------------------


def _best_play(world: Salty, seat: i64, playable: i64) -> i64:
    """What the trick may bring; a strong card is worth keeping only while cubes are wanted."""
    odds = Odds(world, seat)
    keeping = KEEPING if world.got[seat] < world.plates(seat) else -KEEPING
    cube = _cube_value(world, seat)
    missing = _missing_colours(world, seat)
    first = odds.salt * NUMBERS
    best: i64 = NOBODY
    best_value = 0.0
    for which in range(i64(SEASONINGS)):
        gain = cube + 20.0 if has(missing, which) else cube
        if world.rack[which] == 0:
            gain = 0.0
        rest: i64 = playable & of_seasoning(which)
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            value = -keeping * STRENGTH[first + number(card)]
            if gain != 0.0:
                value += gain * odds.chance(card)
            if best == NOBODY or value > best_value:
                best = card
                best_value = value
    return best


def _cube_value(world: Salty, seat: i64) -> float:
    """What a cube is worth now, whatever its colour."""
    cubes = world.got[seat]
    if world.sides[seat] == ZERO_SIDE:
        return -10.0 - 100.0 * _zeros(world) if cubes == 0 else -10.0
    plates = world.plates(seat)
    perfect = float(world.menu.perfect[world.dishes[seat]])
    if cubes < plates:
        return 10.0 + perfect
    return -10.0 - perfect * float(plates) if cubes == plates else -10.0


def _zeros(world: Salty) -> float:
    """How many seats have promised to take no cubes."""
    zeros = 0.0
    for side in world.sides:
        if side == ZERO_SIDE:
            zeros += 1.0
    return zeros


def _missing_colours(world: Salty, seat: i64) -> i64:
    """The set of seasonings whose first cube would pay more on the plates of a dish."""
    cubes = world.got[seat]
    if cubes >= world.plates(seat) or not world.menu.pays_types(world.dishes[seat]):
        return 0
    return full(SEASONINGS) & ~colours(world, seat, cubes)
