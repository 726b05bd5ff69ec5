# compiled
"""What a seat at Salty cannot know, dealt anew among all the deals that fit what it has seen."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from donabe.games.salty.actions import PUT_AWAY, SIDE, TAKE
from donabe.games.salty.cards import CUBES, CUBES_EACH, SEASONINGS, deck, of_seasoning, seasoning
from donabe.games.salty.table import SIDES, TRICKS, Table
from donabe.kernel.bits import any_of, bit, filled, gathered, size
from donabe.kernel.chance import Luck
from donabe.kernel.dealing import Boxes
from donabe.kernel.history import action_of, packed, seat_of

SEASONING_CARDS: Final = vec[i64]([of_seasoning(which) for which in range(SEASONINGS)])


def observe(table: Table, seat: i64, action: i64) -> None:
    """Whoever does not follow shows that there was nothing to follow with."""
    if table.phase == TRICKS and table.played > 0 and seasoning(action) != table.follow:
        table.lacks[seat] |= bit(table.follow)


def redeal(world: Table, seat: i64, rng: Random) -> None:
    """Redeal, in place, everything this seat does not know of a copied table."""
    shown = _shown(world)
    boxes = Boxes(SEASONING_CARDS, _hidden(world, seat, shown))
    for other in range(world.players):
        if other != seat:
            boxes.add(size(world.hands[other]), world.lacks[other], 0)
            boxes.add(size(world.away[other]), 0, 0)  # what a hand lacks may have been put away
    _lay(world, seat, boxes.deal(rng), rng)
    if world.phase == SIDES:
        _imagine_sides(world, seat, rng)
    world.chance = Luck(rng, _script(world, shown))


def _shown(world: Table) -> vec[i64]:
    """By seat, the cards it has played in this round."""
    shown = filled(world.players, 0)
    for move in world.history:
        if action_of(move) < PUT_AWAY:
            shown[seat_of(move)] |= bit(action_of(move))
    return shown


def _hidden(world: Table, seat: i64, shown: vec[i64]) -> i64:
    hidden = gathered(deck(world.players)) & ~(world.spare | world.hands[seat] | world.away[seat])
    for cards in shown:
        hidden &= ~cards
    return hidden


def _lay(world: Table, seat: i64, imagined: vec[i64], rng: Random) -> None:
    """Put the imagined cards into the hands, and away, also in the moves that did it."""
    away = world.away[:]
    box: i64 = 0
    for other in range(world.players):
        if other != seat:
            world.hands[other] = imagined[box]
            away[other] = imagined[box + 1]
            _rewrite(world.history, other, away[other], rng)
            box += 2
    world.away = away


def _rewrite(history: vec[i64], seat: i64, away: i64, rng: Random) -> None:
    """Let a seat's moves put these cards away, in any order."""
    left = away
    for place in range(i64(len(history))):
        move = history[place]
        if left != 0 and seat_of(move) == seat and PUT_AWAY <= action_of(move) < TAKE:
            card = any_of(left, rng)
            left &= ~bit(card)
            history[place] = packed(seat, PUT_AWAY + card)


def _imagine_sides(world: Table, seat: i64, rng: Random) -> None:
    """Sides that are decided and not yet shown could be either."""
    for place in range(i64(len(world.history))):
        move = world.history[place]
        other = seat_of(move)
        if other != seat and action_of(move) >= SIDE:
            side: i64 = rng.randrange(2)
            world.sides[other] = side
            world.history[place] = packed(other, SIDE + side)


def _script(world: Table, shown: vec[i64]) -> dict[str, vec[i64]]:
    """Shuffles that would have led here, the same whatever the real ones were."""
    script = {f"{world.round}/cubes": _cubes(world), f"{world.round}/deal": _deal(world, shown)}
    if world.round == 1:
        seats = vec[i64](capacity=4)
        for step in range(world.players):
            seats = append(seats, (world.last_player + step) % world.players)
        script["1/last"] = seats
    return script


def _cubes(world: Table) -> vec[i64]:
    """The cubes drawn onto the rack, then those left in the bag."""
    order = vec[i64](capacity=CUBES)
    for which in range(i64(SEASONINGS)):
        for cube in range(world.stocked[which]):
            order = append(order, which * CUBES_EACH + cube)
    for which in range(i64(SEASONINGS)):
        for cube in range(world.stocked[which], i64(CUBES_EACH)):
            order = append(order, which * CUBES_EACH + cube)
    return order


def _deal(world: Table, shown: vec[i64]) -> vec[i64]:
    """The hands as they were dealt, seat after seat, then the spare cards, if there are any."""
    hands = filled(world.players, 0)
    for seat in range(world.players):
        hands[seat] = world.hands[seat] | world.away[seat] | shown[seat]
    return append(hands, world.spare) if world.spare != 0 else hands
