# compiled
"""What a seat at Iyadosu cannot know, dealt anew among all the deals that fit what it has seen."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.iyadosu.actions import REFUSE, SPLIT
from donabe.games.iyadosu.cards import COLOURS, HAND, colour, of_colour
from donabe.games.iyadosu.table import Table
from donabe.kernel.bits import filled, listed, listed_into, size
from donabe.kernel.chance import Luck, Script, shuffle
from donabe.kernel.dealing import Boxes
from donabe.kernel.small_row import small_at, small_member

COLOUR_CARDS: Final = vec[i64]([of_colour(which) for which in range(COLOURS)])


def observe(table: Table, seat: i64, action: i64) -> None:
    """Whoever refuses has a normal card of the lead colour; whoever plays another colour has none."""
    lead = table.lead
    if action < REFUSE:
        shown = colour(action)
        table.owes &= ~small_member(seat, shown)
        if lead >= 0 and shown != lead:  # a follower who cannot follow
            table.lacks |= small_member(seat, lead)
    elif action < SPLIT:
        table.owes |= small_member(seat, lead)


def redeal(world: Table, seat: i64, rng: Random) -> None:
    """Redeal, in place, everything this seat does not know of a copied table."""
    boxes = Boxes(COLOUR_CARDS, _hidden(world, seat))
    for other in range(world.players):
        if other == seat:
            continue
        if world.bids[other] == 0:
            boxes.add(HAND, 0, 0)
        else:
            boxes.add(size(world.normal[other]), small_at(world.lacks, other), small_at(world.owes, other))
            boxes.add(size(world.refuse[other]), 0, 0)
    _lay(world, seat, boxes.deal(rng), rng)
    world.chance = Luck(rng, world.round, _Deal(world))


def _hidden(world: Table, seat: i64) -> i64:
    """The cards in all the other hands."""
    hidden: i64 = 0
    for other in range(world.players):
        if other != seat:
            divided = world.bids[other] > 0
            hidden |= world.normal[other] | world.refuse[other] if divided else world.dealt_between(other, 0, HAND)
    return hidden


def _lay(world: Table, seat: i64, imagined: vec[i64], rng: Random) -> None:
    """Put the imagined cards where they belong, and write down the deal they came from."""
    dealt = world.dealt[:]
    box: i64 = 0
    for other in range(world.players):
        if other == seat:
            continue
        if world.bids[other] == 0:
            _lay_shuffled(dealt, other * HAND, imagined[box], rng)
            box += 1
        else:
            _lay_divided(world, other, dealt, imagined[box], imagined[box + 1])
            box += 2
    world.dealt = dealt


def _lay_divided(world: Table, seat: i64, dealt: vec[i64], normal: i64, refuse: i64) -> None:
    """A hand lies as it was divided; what it has played of either part is known."""
    left = HAND - world.bids[seat]
    played = world.dealt_between(seat, 0, left) & ~world.normal[seat]
    refused = world.dealt_between(seat, left, HAND) & ~world.refuse[seat]
    world.normal[seat] = normal
    world.refuse[seat] = refuse
    listed_into(dealt, seat * HAND, 0, normal | played)
    listed_into(dealt, seat * HAND + left, 0, refuse | refused)


def _lay_shuffled(dealt: vec[i64], place: i64, cards: i64, rng: Random) -> None:
    """A hand not yet divided lies in any order."""
    hand = listed(cards)
    shuffle(hand, rng)
    for step in range(i64(len(hand))):
        dealt[place + step] = hand[step]


class _Deal(Script):
    """The shuffles that would have led to a world."""

    def __init__(self, world: Table) -> None:
        self.starter = world.starter
        self.dealt = world.dealt

    def written(self) -> dict[str, vec[i64]]:
        """The deck as it was dealt, and who starts."""
        return {"deal": self.dealt, "start": filled(1, self.starter)}
