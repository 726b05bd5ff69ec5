# compiled
"""What a seat at Mushroom Sort cannot know, dealt anew, evenly, among all that fits what it has seen."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.mushroom_sort.actions import arrangement
from donabe.games.mushroom_sort.cards import (
    CENTRAL,
    COLOURS,
    HANDS,
    MIDDLE,
    PLACES,
    ROW,
    all_cards,
    colour,
    deal_size,
    of_colour,
)
from donabe.games.mushroom_sort.counting.belief import Belief
from donabe.games.mushroom_sort.counting.orders import order_between, orders, orders_without
from donabe.games.mushroom_sort.table import Table
from donabe.kernel.bits import any_of, bit, filled, gathered_between, listed_apart, lowest, sample, size
from donabe.kernel.chance import Luck, Script
from donabe.kernel.history import packed, seat_of
from donabe.kernel.state import NOBODY


def redeal(world: Table, seat: i64, rng: Random) -> None:
    """While cards are being arranged: deal all but the seat's own cards anew, each in place of one of its colour.

    Nothing seen depends on arrangements already chosen, so deals are equally likely, and then the arrangements of each.
    """
    dealt = world.dealt[:]
    cards = world.cards[:]
    rest = all_cards(world.players) & ~dealt[seat]
    for other in range(world.players):
        if other != seat:
            dealt[other] = _of_the_same_colours(dealt[other], rest, rng)
            rest &= ~dealt[other]
    for place in range(i64(CENTRAL), i64(PLACES)):
        if cards[place] != NOBODY:
            cards[place] = any_of(rest & of_colour(colour(cards[place])), rng)
            rest &= ~bit(cards[place])
    world.dealt = dealt
    world.cards = cards
    _rearrange(world, seat, rng)
    world.chance = Luck(rng, world.round, _Deal(world))


def _of_the_same_colours(hand: i64, rest: i64, rng: Random) -> i64:
    """As many cards of each colour as a hand has, out of the rest."""
    imagined: i64 = 0
    for which in range(i64(COLOURS)):
        count = size(hand & of_colour(which))
        if count > 0:
            imagined |= sample(rest & of_colour(which), count, rng)
    return imagined


def _rearrange(world: Table, seat: i64, rng: Random) -> None:
    """Let the others who have arranged their cards do it anew."""
    arranged = world.arranged[:]
    for other in range(world.players):
        if other != seat and arranged[other] != NOBODY:
            arranged[other] = _any_arrangement(world, other, rng)
            _rewrite(world, other, arranged[other])
    world.arranged = arranged


def _any_arrangement(world: Table, seat: i64, rng: Random) -> i64:
    """One of the arrangements of a seat's cards."""
    dealt = world.dealt[seat]
    ways = orders(dealt)
    if world.players == 2:
        return arrangement(NOBODY, rng.randrange(ways))
    total: i64 = 0
    rest = dealt
    while rest != 0:
        total += orders_without(lowest(rest), dealt, ways)
        rest &= rest - 1
    drawn = rng.randrange(total)
    rest = dealt
    while True:
        card = lowest(rest)
        here = orders_without(card, dealt, ways)
        if drawn < here:
            return arrangement(card, drawn)
        drawn -= here
        rest &= rest - 1


def redraw_rows(world: Table, seat: i64, belief: Belief, rng: Random) -> None:
    """Once the rows lie: a world from all that fit, each as likely, with the deal and the arrangements it comes from."""
    cards = belief.imagined(rng)
    dealt = world.dealt[:]
    for other in range(world.players):
        if other == seat:
            continue
        first = other * ROW
        last = first + belief.length
        dealt[other] = gathered_between(cards, first, last)
        central: i64 = NOBODY
        if world.players > 2:
            central = cards[CENTRAL + other]
            dealt[other] |= bit(central)
        _rewrite(world, other, arrangement(central, order_between(cards, first, last)))
    world.cards = cards
    world.dealt = dealt
    world.chance = Luck(rng, world.round, _Deal(world))


def _rewrite(world: Table, seat: i64, action: i64) -> None:
    """Put another arrangement in place of the one a seat has chosen; a round begins with those."""
    history = world.history
    for place in range(min(world.players, i64(len(history)))):
        if seat_of(history[place]) == seat:
            history[place] = packed(seat, action)


class _Deal(Script):
    """The shuffles that would have led to a world."""

    def __init__(self, world: Table) -> None:
        self.players = world.players
        self.starter = world.starter
        self.dealt = world.dealt
        self.cards = world.cards

    def written(self) -> dict[str, vec[i64]]:
        """The pile as it is dealt, a card at a time, and who starts."""
        players = self.players
        cards = self.cards
        dealt = players * deal_size(players)
        middle: i64 = MIDDLE if players == 2 else 0
        pile = filled(middle + dealt + players + (1 if players == 3 else 0), 0)
        for place in range(middle):
            pile[place] = cards[CENTRAL + place]
        start = filled(players, self.starter)
        for turn in range(players):
            seat = (self.starter + turn) % players
            start[turn] = seat
            listed_apart(pile, middle + turn, players, self.dealt[seat])
            pile[middle + dealt + turn] = cards[HANDS + seat]
        if players == 3:
            pile[middle + dealt + players] = cards[CENTRAL + 3]
        return {"deal": pile, "start": start}
