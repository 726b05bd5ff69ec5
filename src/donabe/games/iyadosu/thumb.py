# compiled
"""Iyadosu by rule of thumb: bid what the hand looks worth, refuse early, then mind the bid."""

from math import pow  # noqa: A004 - compiled, it is one call of C where ** would make objects

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.iyadosu.actions import REFUSE, SPLIT
from donabe.games.iyadosu.cards import BLACK, HAND, MOST_REFUSE, RANKS, colour, of_colour
from donabe.games.iyadosu.odds import Odds
from donabe.games.iyadosu.rules import Iyadosu
from donabe.games.iyadosu.table import DIVIDING
from donabe.kernel.bits import bit, lowest, size
from donabe.kernel.state import NOBODY


def choose(world: Iyadosu, seat: i64, _rng: Random) -> i64:
    """The action that looks best from this seat."""
    if world.phase == DIVIDING:
        return SPLIT + _best_split(world, seat) - 1
    following = world.following(seat)
    if following == 0:
        return _best_play(world, seat, world.normal[seat], 0)
    return _best_play(world, seat, following, world.refuse[seat])


# -- dividing the hand -----------------------------------------------------------------------------------------------------


def _best_split(world: Iyadosu, seat: i64) -> i64:
    """Close to the tricks the hand should win; few refuse cards are easier to get rid of; many colours help."""
    hand = world.hand(seat)
    tricks = 0.0
    for card in hand:
        tricks += _worth(card, world.players)
    best: i64 = 0
    best_value = 0.0
    for refused in range(i64(1), i64(MOST_REFUSE + 1)):
        value = float(_colours(hand, HAND - refused)) * 0.3 - abs(tricks - float(refused)) - 0.25 * float(refused)
        if best == 0 or value > best_value:
            best = refused
            best_value = value
    return best


def _worth(card: i64, players: i64) -> float:
    """The chance that a card wins a trick some time, roughly."""
    height = float(card % RANKS + 1) / float(3 * players)
    if colour(card) == BLACK:
        return min(1.0, 0.25 + 0.8 * height)
    return 0.75 * pow(height, float(players))


def _colours(hand: vec[i64], count: i64) -> i64:
    """How many colours the first cards of a hand have."""
    seen: i64 = 0
    for place in range(count):
        seen |= bit(colour(hand[place]))
    return size(seen)


# -- in the tricks ---------------------------------------------------------------------------------------------------------


def _best_play(world: Iyadosu, seat: i64, normal: i64, refuse: i64) -> i64:
    """The best of these cards, as an action."""
    if refuse == 0 and size(normal) == 1:
        return lowest(normal)
    odds = Odds(world, seat)
    wanting = 1.0 if world.tricks[seat] < world.bids[seat] else -1.0
    card, value = _best_normal(world, seat, normal, odds, wanting)
    if refuse == 0:
        return card
    ease = float(size(refuse)) / max(1.0, float(size(world.normal[seat])))
    refused, refused_value = _best_refuse(refuse, odds, wanting, ease)
    return REFUSE + refused if refused_value > value else card


def _best_normal(world: Iyadosu, seat: i64, cards: i64, odds: Odds, wanting: float) -> tuple[i64, float]:
    """The best normal card; the last of its colour is kept while refuse cards still need chances."""
    held = world.normal[seat]
    refusing = world.refuse[seat] != 0
    best: i64 = NOBODY
    best_value = 0.0
    rest: i64 = cards
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        value = _trick_value(odds, wanting, card)
        if refusing and held & of_colour(colour(card)) == bit(card):
            value -= 0.3
        if best == NOBODY or value > best_value:
            best = card
            best_value = value
    return best, best_value


def _best_refuse(cards: i64, odds: Odds, wanting: float, ease: float) -> tuple[i64, float]:
    best: i64 = NOBODY
    best_value = 0.0
    rest: i64 = cards
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        value = _trick_value(odds, wanting, card) + 0.4 + ease
        if best == NOBODY or value > best_value:
            best = card
            best_value = value
    return best, best_value


def _trick_value(odds: Odds, wanting: float, card: i64) -> float:
    """Lose with the dangerous card, win with the cheap one."""
    value = wanting * odds.chance(card)
    height = float(card % RANKS) / RANKS
    if colour(card) == BLACK:
        height += 0.5
    return value + 0.1 * height if value <= 0.0 else value - 0.1 * height
