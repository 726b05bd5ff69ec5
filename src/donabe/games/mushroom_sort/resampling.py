# compiled
"""What a seat at Mushroom Sort cannot know, dealt anew, evenly, among all that fits what it has seen."""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from donabe.games.mushroom_sort.actions import arrangement
from donabe.games.mushroom_sort.cards import (
    CENTRAL,
    COLOURS,
    HANDS,
    MIDDLE,
    PLACES,
    RANKS,
    ROW,
    colour,
    deal_size,
    deck,
    row_length,
)
from donabe.games.mushroom_sort.counting.belief import Belief
from donabe.games.mushroom_sort.counting.orders import order_of, orders
from donabe.games.mushroom_sort.table import Table
from donabe.kernel.bits import bit, filled, gathered, has, listed, listed_apart, lowest
from donabe.kernel.chance import Luck, shuffle
from donabe.kernel.history import packed, seat_of
from donabe.kernel.state import NOBODY


def redeal(world: Table, seat: i64, rng: Random) -> None:
    """While cards are being arranged: deal all but the seat's own cards anew, each in place of one of its colour.

    Nothing seen depends on arrangements already chosen, so deals are equally likely, and then the arrangements of each.
    """
    piles = _hidden_by_colour(world, seat, rng)
    used = filled(COLOURS, 0)
    dealt = world.dealt[:]
    for other in range(world.players):
        if other != seat:
            dealt[other] = 0
            for card in listed(world.dealt[other]):
                dealt[other] |= bit(_next(piles, used, colour(card)))
    arranged = world.arranged[:]
    cards = world.cards[:]
    for place in range(i64(CENTRAL), i64(PLACES)):
        if cards[place] != NOBODY:
            cards[place] = _next(piles, used, colour(cards[place]))
    world.dealt = dealt
    world.cards = cards
    for other in range(world.players):
        if other != seat and arranged[other] != NOBODY:
            arranged[other] = _any_arrangement(world, other, rng)
            _rewrite(world, other, arranged[other])
    world.arranged = arranged
    world.chance = Luck(rng, world.round, _script(world))


def redraw_rows(world: Table, seat: i64, belief: Belief, rng: Random) -> None:
    """Once the rows lie: a world from all that fit, each as likely, with the deal and the arrangements it comes from."""
    cards = belief.imagined(rng)
    dealt = world.dealt[:]
    world.cards = cards
    for other in range(world.players):
        if other == seat:
            continue
        row = cards[other * ROW : other * ROW + row_length(world.players)]
        dealt[other] = gathered(row)
        central: i64 = NOBODY
        if world.players > 2:
            central = cards[CENTRAL + other]
            dealt[other] |= bit(central)
        _rewrite(world, other, arrangement(central, order_of(row)))
    world.dealt = dealt
    world.chance = Luck(rng, world.round, _script(world))


def _hidden_by_colour(world: Table, seat: i64, rng: Random) -> list[vec[i64]]:
    """All cards but the seat's own, shuffled, a pile for each colour."""
    piles = [vec[i64](capacity=RANKS) for _ in range(COLOURS)]
    for card in deck(world.players):
        if not has(world.dealt[seat], card):
            piles[colour(card)] = append(piles[colour(card)], card)
    for pile in piles:
        shuffle(pile, rng)
    return piles


def _next(piles: list[vec[i64]], used: vec[i64], which: i64) -> i64:
    used[which] += 1
    return piles[which][used[which] - 1]


def _any_arrangement(world: Table, seat: i64, rng: Random) -> i64:
    """One of the arrangements of a seat's cards."""
    dealt = world.dealt[seat]
    if world.players == 2:
        return arrangement(NOBODY, rng.randrange(orders(dealt)))
    total: i64 = 0
    for card in listed(dealt):
        total += orders(dealt & ~bit(card))
    drawn = rng.randrange(total)
    rest = dealt
    while True:
        card = lowest(rest)
        ways = orders(dealt & ~bit(card))
        if drawn < ways:
            return arrangement(card, drawn)
        drawn -= ways
        rest &= rest - 1


def _rewrite(world: Table, seat: i64, action: i64) -> None:
    """Put another arrangement in place of the one a seat has chosen; a round begins with those."""
    history = world.history
    for place in range(min(world.players, i64(len(history)))):
        if seat_of(history[place]) == seat:
            history[place] = packed(seat, action)


def _script(world: Table) -> dict[str, vec[i64]]:
    """What would have led to this deal."""
    players = world.players
    cards = world.cards
    dealt = players * deal_size(players)
    middle: i64 = MIDDLE if players == 2 else 0
    pile = filled(middle + dealt + players + (1 if players == 3 else 0), 0)
    for place in range(middle):
        pile[place] = cards[CENTRAL + place]
    start = filled(players, world.starter)
    for turn in range(players):
        seat = (world.starter + turn) % players
        start[turn] = seat
        listed_apart(pile, middle + turn, players, world.dealt[seat])
        pile[middle + dealt + turn] = cards[HANDS + seat]
    if players == 3:
        pile[middle + dealt + players] = cards[CENTRAL + 3]
    return {"deal": pile, "start": start}
