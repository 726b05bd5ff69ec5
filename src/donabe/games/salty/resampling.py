# compiled
"""What a seat at Salty cannot know, dealt anew among all the deals that fit what it has seen."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from donabe.games.salty.actions import PUT_AWAY, SIDE, TAKE
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
from donabe.games.salty.table import SIDES, TRICKS, Table, replaced
from donabe.kernel.bits import bit, filled, gathered, listed, size
from donabe.kernel.chance import Chance, imagined_seed
from donabe.kernel.dealing import Boxes
from donabe.kernel.history import action_of, packed, seat_of

CARD_SEASONING: Final = vec[i64]([card // NUMBERS for card in range(CARDS)])


def observe(table: Table, seat: i64, action: i64) -> None:
    """Whoever does not follow shows that there was nothing to follow with."""
    if table.phase == TRICKS and table.played > 0 and seasoning(action) != table.follow:
        table.lacks[seat] |= bit(table.follow)


def redeal(world: Table, seat: i64, rng: Random) -> None:
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
        if action_of(move) < PUT_AWAY:
            shown[seat_of(move)] |= bit(action_of(move))
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
        if seat_of(move) == seat and PUT_AWAY <= action_of(move) < TAKE:
            history[place] = packed(seat, PUT_AWAY + put[turn])
            turn += 1


def _imagine_sides(world: Table, seat: i64, rng: Random) -> None:
    """Sides that are decided and not yet shown could be either."""
    for place in range(i64(len(world.history))):
        move = world.history[place]
        other = seat_of(move)
        if other != seat and action_of(move) >= SIDE:
            side: i64 = rng.randrange(2)
            world.sides = replaced(world.sides, other, side)
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
    """The hands as they were dealt, seat after seat, then the spare cards, as places in the deck."""
    order = vec[i64](capacity=CARDS)
    for seat in range(world.players):
        for card in listed(world.hands[seat] | world.away[seat] | shown[seat]):
            order = append(order, seasoning(card) * numbers_used(world.players) + number(card))
    for card in listed(world.spare):
        order = append(order, seasoning(card) * numbers_used(world.players) + number(card))
    return order
