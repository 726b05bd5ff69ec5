# compiled
"""What a seat at Iyadosu cannot know, dealt anew among all the deals that fit what it has seen."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.iyadosu.actions import REFUSE, SPLIT
from donabe.games.iyadosu.cards import CARDS, COLOURS, HAND, RANKS, colour
from donabe.games.iyadosu.table import Table
from donabe.kernel.bits import bit, filled, gathered, listed, size
from donabe.kernel.chance import Chance, imagined_seed
from donabe.kernel.dealing import Boxes
from donabe.kernel.history import action_of, seat_of

CARD_COLOUR: Final = vec[i64]([card // RANKS for card in range(CARDS)])


def observe(table: Table, seat: i64, action: i64) -> None:
    """Whoever refuses has a normal card of the lead colour; whoever plays another colour has none."""
    lead = table.lead
    if action < REFUSE:
        shown = colour(action)
        table.owes[seat] &= ~bit(shown)
        if lead >= 0 and shown != lead:  # a follower who cannot follow
            table.lacks[seat] |= bit(lead)
    elif action < SPLIT:
        table.owes[seat] |= bit(lead)


def redeal(world: Table, seat: i64, rng: Random) -> None:
    """Redeal, in place, everything this seat does not know of a copied table."""
    shown = _shown(world)
    boxes = Boxes(COLOURS)
    for other in range(world.players):
        if other == seat:
            continue
        if world.bids[other] == 0:
            boxes.add(HAND, 0, 0)
        else:
            boxes.add(size(world.normal[other]), world.lacks[other], world.owes[other])
            boxes.add(size(world.refuse[other]), 0, 0)
    cards = boxes.deal(listed(_hidden(world, seat, shown)), CARD_COLOUR, rng)
    _lay(world, seat, shown, cards)
    world.chance = Chance(imagined_seed(rng), _script(world))


def _shown(world: Table) -> vec[i64]:
    """By seat the normal cards it has played, and behind those, by seat the refuse cards."""
    shown = filled(2 * world.players, 0)
    for move in world.history:
        action = action_of(move)
        if action < REFUSE:
            shown[seat_of(move)] |= bit(action)
        elif action < SPLIT:
            shown[world.players + seat_of(move)] |= bit(action - REFUSE)
    return shown


def _hidden(world: Table, seat: i64, shown: vec[i64]) -> i64:
    hidden = gathered(world.dealt) & ~gathered(world.hand(seat))
    for cards in shown:
        hidden &= ~cards
    return hidden


def _lay(world: Table, seat: i64, shown: vec[i64], cards: vec[i64]) -> None:
    """Put the imagined cards where they belong, and write down the deal they came from."""
    dealt = world.dealt[:]
    start: i64 = 0
    for other in range(world.players):
        if other == seat:
            continue
        place = other * HAND
        if world.bids[other] == 0:
            start = _copied(cards, start, HAND, dealt, place)
            continue
        normal = cards[start : start + size(world.normal[other])]
        start += len(normal)
        refuse = cards[start : start + size(world.refuse[other])]
        start += len(refuse)
        world.normal[other] = gathered(normal)
        world.refuse[other] = gathered(refuse)
        left = listed(world.normal[other] | shown[other])
        right = listed(world.refuse[other] | shown[world.players + other])
        _copied(left, 0, len(left), dealt, place)
        _copied(right, 0, len(right), dealt, place + len(left))
    world.dealt = dealt


def _copied(source: vec[i64], start: i64, count: i64, target: vec[i64], place: i64) -> i64:
    """Copy some cards from one row into another; returns where the source goes on."""
    for step in range(count):
        target[place + step] = source[start + step]
    return start + count


def _script(world: Table) -> dict[str, vec[i64]]:
    """The shuffles that would have led to this deal."""
    ranks = 3 * world.players
    order = vec[i64]([colour(card) * ranks + card % RANKS for card in world.dealt])
    start = vec[i64]([(world.starter + step) % world.players for step in range(world.players)])
    return {f"{world.round}/deal": order, "1/start": start}
