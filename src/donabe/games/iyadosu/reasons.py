"""What speaks for an action of Iyadosu, in a sentence built from what its seat knows."""

from donabe.games.iyadosu.actions import REFUSE, SPLIT
from donabe.games.iyadosu.cards import BLACK, CARDS, LETTERS, RANKS, colour, deck, strength
from donabe.games.iyadosu.rules import Iyadosu
from donabe.kernel.bits import bit, has, listed, size
from donabe.kernel.state import NOBODY
from donabe.kernel.view import Text

TOPS = 2  # the highest ranks of a colour, which often win


def reason(world: Iyadosu, seat: int, action: int) -> Text | None:
    """What speaks for an action, if anything."""
    if action >= SPLIT:
        return _split(world, seat, action - SPLIT + 1)
    if action >= REFUSE:
        return _refuse(world, seat)
    return _play(world, seat, action)


def _split(world: Iyadosu, seat: int, bid: int) -> Text | None:
    strong = sum(_is_strong(world, card) for card in world.hand(seat))
    facts = {"strong": strong, "bid": bid}
    if abs(strong - bid) <= 1:
        return Text("iyadosu-reason-bid", facts)
    return Text("iyadosu-reason-few", facts) if bid < strong else None


def _is_strong(world: Iyadosu, card: int) -> bool:
    """A high trump, or one of the highest cards of another colour."""
    highest = 3 * world.players
    rank = card % RANKS + 1
    return bool(2 * rank > highest if colour(card) == BLACK else rank > highest - TOPS)


def _refuse(world: Iyadosu, seat: int) -> Text:
    left = size(world.refuse[seat]) - 1
    if left:
        return Text("iyadosu-reason-refuse", {"left": int(left)})
    return Text("iyadosu-reason-submit", {"below": len(world.submitted)})


def _play(world: Iyadosu, seat: int, card: int) -> Text | None:
    facts: dict[str, object] = {"missing": int(world.bids[seat] - world.tricks[seat]), "colour": LETTERS[colour(card)]}
    wanting = world.tricks[seat] < world.bids[seat]
    if not _leads(world, card):
        return Text("iyadosu-reason-ducks", facts) if not wanting else _keeping(world, seat, card)
    if not wanting:
        low = world.lead == NOBODY and colour(card) != BLACK and 2 * (card % RANKS + 1) <= 3 * world.players
        return Text("iyadosu-reason-low") if low else None
    if world.to_play == bit(seat):
        return Text("iyadosu-reason-wins", facts)
    return Text("iyadosu-reason-highest" if _is_highest(world, seat, card) else "iyadosu-reason-leads", facts)


def _leads(world: Iyadosu, card: int) -> bool:
    """Whether a card would be the best of the trick so far."""
    if world.lead == NOBODY:
        return True
    return bool(strength(card, world.lead) > strength(world.trick[world.winner()], world.lead))


def _is_highest(world: Iyadosu, seat: int, card: int) -> bool:
    """Whether no card of its colour above it can still come from another hand."""
    gone = int(world.normal[seat] | world.refuse[seat])
    for _, action in world.moves():
        if action < SPLIT:
            gone |= bit(action % CARDS)
    return all(has(gone, other) for other in deck(world.players) if other > card and colour(other) == colour(card))


def _keeping(world: Iyadosu, seat: int, card: int) -> Text | None:
    """The lowest card that may be played keeps the better ones."""
    allowed = listed(world.following(seat) or world.normal[seat])
    lowest = min(allowed, key=lambda other: (colour(other) == BLACK, other % RANKS))
    return Text("iyadosu-reason-keeps") if card == lowest else None
