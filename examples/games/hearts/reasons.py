"""What speaks for an action of Hearts, in a sentence built from what its seat knows."""

from donabe.kernel.bits import listed
from donabe.kernel.state import NOBODY
from donabe.kernel.view import Text

from .actions import PASS
from .cards import HEARTS, QUEEN_OF_SPADES, RANKS, SPADES, suit
from .rules import Hearts

JACK = 9  # a rank; cards above it often win


def reason(world: Hearts, _seat: int, action: int) -> Text | None:
    """What speaks for an action, if anything."""
    if action >= PASS:
        return _passing(action - PASS)
    if world.led == NOBODY:
        return Text("hearts-reason-low") if action % RANKS < JACK else None
    if suit(action) == world.led:
        return _following(world, action)
    if action == QUEEN_OF_SPADES:
        return Text("hearts-reason-queen")
    return Text("hearts-reason-heart") if suit(action) == HEARTS else None


def _passing(card: int) -> Text | None:
    if suit(card) == SPADES and card >= QUEEN_OF_SPADES:
        return Text("hearts-reason-pass-spade")
    return Text("hearts-reason-pass-high") if card % RANKS > JACK else None


def _following(world: Hearts, card: int) -> Text | None:
    """Whether somebody's card of the suit is higher already."""
    beaten = any(suit(other) == world.led and other > card for other in listed(world.cards_in_trick()))
    return Text("hearts-reason-ducks") if beaten else None
