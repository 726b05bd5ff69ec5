# compiled
"""Hearts by rule of thumb: pass what is dangerous, duck what can be ducked, and give away points when you can."""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from donabe.kernel.bits import bit, full, has, lowest, size
from donabe.kernel.state import NOBODY

from .actions import PASS
from .cards import CARDS, HEARTS, PLAYERS, QUEEN_OF_SPADES, RANKS, SPADES, of_suit, suit
from .rules import Hearts
from .table import PASSING

ENOUGH_SPADES: Final = 5  # with so many, the queen is safer kept than passed


def choose(world: Hearts, seat: i64, _rng: Random) -> i64:
    """The action that looks best from this seat."""
    if world.phase == PASSING:
        return PASS + _most_dangerous(world, seat, world.hands[seat])
    cards = world.playable(seat)
    if size(cards) == 1:
        return lowest(cards)
    if world.led == NOBODY:
        return _lead(world, seat, cards)
    if suit(lowest(cards)) == world.led:
        return _follow(world, cards)
    return _most_dangerous(world, seat, cards)


# -- cards to be rid of ------------------------------------------------------------------------------------------------


def _most_dangerous(world: Hearts, seat: i64, cards: i64) -> i64:
    """The card that one would be most glad to be rid of."""
    best: i64 = NOBODY
    best_value = 0.0
    rest = cards
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        value = _danger(world, seat, card)
        if best == NOBODY or value > best_value:
            best = card
            best_value = value
    return best


def _danger(world: Hearts, seat: i64, card: i64) -> float:
    """A short suit is soon gone, and then points can be given away; high spades may catch the queen."""
    same = size(world.hands[seat] & of_suit(suit(card)))
    height = float(card % RANKS)
    if suit(card) == HEARTS:
        return height
    if suit(card) == SPADES and has(_unseen(world, seat) | world.hands[seat], QUEEN_OF_SPADES):
        if card < QUEEN_OF_SPADES or (world.phase == PASSING and same >= ENOUGH_SPADES):
            return height - 10.0
        return 100.0 if card == QUEEN_OF_SPADES else 50.0
    return height - 0.7 * float(same)


def _unseen(world: Hearts, seat: i64) -> i64:
    """The cards that the others still hold, as far as this seat can tell."""
    seen = world.hands[seat]
    for other in range(i64(PLAYERS)):
        seen |= world.taken[other]
        if world.led != NOBODY and world.card_of(other) != NOBODY:
            seen |= bit(world.card_of(other))
    return full(CARDS) & ~seen


# -- in the tricks -----------------------------------------------------------------------------------------------------


def _lead(world: Hearts, seat: i64, cards: i64) -> i64:
    """A card that somebody else is likely to beat."""
    unseen = _unseen(world, seat)
    best: i64 = NOBODY
    best_value = 0.0
    rest = cards
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        value = _lead_value(unseen, card)
        if best == NOBODY or value > best_value:
            best = card
            best_value = value
    return best


def _lead_value(unseen: i64, card: i64) -> float:
    """Low cards of suits of which the others still hold many; not the queen, nor the spades that she could fall under."""
    if suit(card) == SPADES and card >= QUEEN_OF_SPADES and (card == QUEEN_OF_SPADES or has(unseen, QUEEN_OF_SPADES)):
        return -20.0
    others = unseen & of_suit(suit(card))
    lower = others & full(card)
    return 0.5 * float(size(others)) - 2.0 * float(size(lower)) - (15.0 if others == lower else 0.0)


def _follow(world: Hearts, cards: i64) -> i64:
    """The highest card that loses; else the highest of all if it wins anyway or costs nothing, otherwise the lowest."""
    ducking = cards & full(world.card_of(world.winner()))
    if has(ducking, QUEEN_OF_SPADES):
        return QUEEN_OF_SPADES
    if ducking != 0:
        return _highest(ducking)
    others = cards & ~bit(QUEEN_OF_SPADES)
    if others == 0:
        return QUEEN_OF_SPADES
    return _highest(others) if world.to_play == 1 or world.trick_number == 0 else lowest(others)


def _highest(cards: i64) -> i64:
    """The highest of some cards of one suit."""
    while cards & (cards - 1) != 0:
        cards &= cards - 1
    return lowest(cards)
