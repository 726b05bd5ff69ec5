# compiled
"""What a seat at Iyadosu cannot know, dealt anew among all the deals that fit what it has seen."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.iyadosu.actions import REFUSE, SPLIT
from donabe.games.iyadosu.cards import COLOURS, HAND, RANKS, colour, of_colour
from donabe.games.iyadosu.table import Table
from donabe.kernel.bits import bit, filled, gathered, listed, listed_into, size
from donabe.kernel.chance import Luck, shuffle
from donabe.kernel.dealing import Boxes
from donabe.kernel.history import action_of, seat_of

COLOUR_CARDS: Final = vec[i64]([of_colour(which) for which in range(COLOURS)])


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
    boxes = Boxes(COLOUR_CARDS, _hidden(world, seat, shown))
    for other in range(world.players):
        if other == seat:
            continue
        if world.bids[other] == 0:
            boxes.add(HAND, 0, 0)
        else:
            boxes.add(size(world.normal[other]), world.lacks[other], world.owes[other])
            boxes.add(size(world.refuse[other]), 0, 0)
    _lay(world, seat, shown, boxes.deal(rng), rng)
    world.chance = Luck(rng, _script(world))


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
    hidden = gathered(world.dealt) & ~world.dealt_between(seat, 0, HAND)
    for cards in shown:
        hidden &= ~cards
    return hidden


def _lay(world: Table, seat: i64, shown: vec[i64], imagined: vec[i64], rng: Random) -> None:
    """Put the imagined cards where they belong, and write down the deal they came from."""
    dealt = world.dealt[:]
    box: i64 = 0
    for other in range(world.players):
        if other == seat:
            continue
        place = other * HAND
        if world.bids[other] == 0:
            _lay_shuffled(dealt, place, imagined[box], rng)
            box += 1
            continue
        world.normal[other] = imagined[box]
        world.refuse[other] = imagined[box + 1]
        box += 2
        place = listed_into(dealt, place, world.normal[other] | shown[other])
        listed_into(dealt, place, world.refuse[other] | shown[world.players + other])
    world.dealt = dealt


def _lay_shuffled(dealt: vec[i64], place: i64, cards: i64, rng: Random) -> None:
    """A hand not yet divided lies in any order."""
    hand = listed(cards)
    shuffle(hand, rng)
    for step in range(i64(len(hand))):
        dealt[place + step] = hand[step]


def _script(world: Table) -> dict[str, vec[i64]]:
    """The shuffles that would have led to this deal."""
    ranks = 3 * world.players
    order = vec[i64]([colour(card) * ranks + card % RANKS for card in world.dealt])
    start = vec[i64]([(world.starter + step) % world.players for step in range(world.players)])
    return {f"{world.round}/deal": order, "1/start": start}
