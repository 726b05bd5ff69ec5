"""Hearts by rule of thumb: pass what is dangerous, duck what can be ducked, and give away points when you can."""

from librt.random import Random

from donabe.kernel.bits import size
from donabe.kernel.state import NOBODY

from .actions import PASS
from .cards import HEARTS, PLAYERS, QUEEN_OF_SPADES, RANKS, SPADES, of_suit, suit
from .rules import Hearts
from .table import PASSING

ENOUGH_SPADES = 5  # with so many, the queen is safer kept than passed


def choose(world: Hearts, seat: int, _rng: Random) -> int:
    """The action that looks best from this seat."""
    if world.phase == PASSING:
        return max(world.legal(seat), key=lambda action: _danger(world, seat, action - PASS))
    if world.led == NOBODY:
        return max(world.legal(seat), key=lambda card: _lead_value(world, seat, card))
    if suit(world.legal(seat)[0]) == world.led:
        return _follow(world, world.legal(seat))
    return max(world.legal(seat), key=lambda card: _danger(world, seat, card))


def _danger(world: Hearts, seat: int, card: int) -> float:
    """How glad one would be to be rid of a card."""
    height = card % RANKS
    same = float(size(world.hands[seat] & of_suit(suit(card))))
    if suit(card) == SPADES:
        if same >= ENOUGH_SPADES or card < QUEEN_OF_SPADES:
            return height - 10.0
        return 100.0 if card == QUEEN_OF_SPADES else 50.0
    if suit(card) == HEARTS:
        return height + 3.0
    return height - 0.7 * same  # a short suit is soon gone, and then points can be given away


def _lead_value(world: Hearts, seat: int, card: int) -> float:
    """Low cards of suits of which the others still hold many; not the queen, nor the spades above her."""
    if suit(card) == SPADES and card >= QUEEN_OF_SPADES:
        return -20.0
    others = RANKS - float(size((world.hands[seat] | _gone(world)) & of_suit(suit(card))))
    return 0.5 * others - float(card % RANKS) - (5.0 if others == 0 else 0.0)


def _gone(world: Hearts) -> int:
    """The cards in the tricks taken so far."""
    gone = 0
    for cards in world.taken:
        gone |= cards
    return gone


def _follow(world: Hearts, legal: list[int]) -> int:
    """The highest card that loses; else, as last in a cheap trick the highest of all, and otherwise the lowest."""
    best = world.trick[world.winner()]
    ducking = [card for card in legal if card < best]
    if ducking:
        return QUEEN_OF_SPADES if QUEEN_OF_SPADES in ducking else ducking[-1]
    winning = [card for card in legal if card != QUEEN_OF_SPADES] or legal
    return winning[-1] if _cheap(world) else winning[0]


def _cheap(world: Hearts) -> bool:
    """Whether taking this trick costs nothing: its last card, or a first trick, which holds no points."""
    points = sum(world.points(1 << card) for card in world.trick if card != NOBODY)
    return points == 0 and (world.to_play == 1 or world.trick_number == 0) and world.to_play < PLAYERS
