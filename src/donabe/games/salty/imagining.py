# compiled
"""What a seat at Salty cannot know, dealt anew among all the deals that fit what it has seen."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from donabe.games.salty.cards import (
    CARDS,
    CUBES,
    CUBES_EACH,
    NUMBERS,
    SEASONINGS,
    deck,
    number,
    numbers_used,
    seasoning,
)
from donabe.games.salty.table import PUT_AWAY, SIDE, SIDES, TAKE, Table, replaced
from donabe.kernel.bits import bit, filled, gathered, listed, size
from donabe.kernel.chance import Chance, imagined_seed
from donabe.kernel.dealing import Boxes
from donabe.kernel.state import SEATS

CARD_SEASONING: Final = vec[i64]([card // NUMBERS for card in range(CARDS)])


def imagine(world: Table, seat: i64, rng: Random) -> None:
    """Redeal, in place, everything this seat does not know of a copied table."""
    shown = _shown(world)
    boxes = Boxes(SEASONINGS)
    for other in range(world.players):
        if other != seat:
            boxes.add(size(world.hands[other]), world.lacks[other], 0)
            boxes.add(size(world.away[other]), 0, 0)  # what a hand lacks may have been put away
    cards = boxes.deal(listed(_hidden(world, seat, shown)), CARD_SEASONING, rng)
    _lay(world, seat, cards)
    if world.phase == SIDES:
        _imagine_sides(world, seat, rng)
    world.chance = Chance(imagined_seed(rng), _script(world, shown))


def _shown(world: Table) -> vec[i64]:
    """By seat, the cards it has played in this round."""
    shown = filled(world.players, 0)
    for move in world.history:
        action = move // SEATS
        if action < PUT_AWAY:
            shown[move % SEATS] |= bit(action)
    return shown


def _hidden(world: Table, seat: i64, shown: vec[i64]) -> i64:
    hidden = gathered(deck(world.players)) & ~(world.spare | world.hands[seat] | world.away[seat])
    for cards in shown:
        hidden &= ~cards
    return hidden


def _lay(world: Table, seat: i64, cards: vec[i64]) -> None:
    """Put the imagined cards into the hands, and away, also in the moves that did it."""
    away = world.away[:]
    start: i64 = 0
    for other in range(world.players):
        if other == seat:
            continue
        held = size(world.hands[other])
        world.hands[other] = gathered(cards[start : start + held])
        start += held
        put = cards[start : start + size(away[other])]
        start += len(put)
        away[other] = gathered(put)
        _rewrite(world.history, other, put)
    world.away = away


def _rewrite(history: vec[i64], seat: i64, put: vec[i64]) -> None:
    """Let a seat's moves put these cards away."""
    turn: i64 = 0
    for place in range(i64(len(history))):
        move = history[place]
        if move % SEATS == seat and PUT_AWAY <= move // SEATS < TAKE:
            history[place] = (PUT_AWAY + put[turn]) * SEATS + seat
            turn += 1


def _imagine_sides(world: Table, seat: i64, rng: Random) -> None:
    """Sides that are decided and not yet shown could be either."""
    for place in range(i64(len(world.history))):
        move = world.history[place]
        if move % SEATS != seat and move // SEATS >= SIDE:
            side: i64 = rng.randrange(2)
            world.sides = replaced(world.sides, move % SEATS, side)
            world.history[place] = (SIDE + side) * SEATS + move % SEATS


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
    """The hands as they were dealt, seat after seat, then the spare cards, as places in the deck."""
    order = vec[i64](capacity=CARDS)
    for seat in range(world.players):
        for card in listed(world.hands[seat] | world.away[seat] | shown[seat]):
            order = append(order, seasoning(card) * numbers_used(world.players) + number(card))
    for card in listed(world.spare):
        order = append(order, seasoning(card) * numbers_used(world.players) + number(card))
    return order
