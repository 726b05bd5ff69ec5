# compiled
"""What a seat at Hearts cannot know, dealt and passed anew among all the ways that fit what it has seen."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donabe.kernel.bits import any_of, bit, filled, full, has, sample, size
from donabe.kernel.chance import Luck
from donabe.kernel.dealing import Boxes
from donabe.kernel.history import packed, seat_of
from donabe.kernel.small_row import small_put
from donabe.kernel.state import NOBODY

from .actions import PASS
from .cards import CARDS, HAND, HEARTS, KIND_CARDS, KINDS, PLAYERS, QUEEN, SPADES, TWO_OF_CLUBS, point_cards, suit
from .table import GIFT, PASSING, TRICKS, Table


def observe(table: Table, seat: i64, action: i64) -> None:
    """Whoever plays something else shows which kinds of card the hand does not hold."""
    if table.phase == TRICKS:
        table.lacks |= small_put(0, seat, shown(table, action))


def shown(table: Table, card: i64) -> i64:
    """What everybody learns when this card is played next: the set of kinds its player cannot hold."""
    if table.led == NOBODY:
        if suit(card) != HEARTS or table.broken:
            return 0
        excused = bit(QUEEN) if table.house.can_lead_hearts_instead_of_qs else 0
        return full(KINDS) & ~bit(HEARTS) & ~excused  # HE-3.5: there was nothing else to lead
    if suit(card) == table.led:
        return 0
    if table.trick_number == 0 and has(point_cards(), card) and table.house.no_pts_on_first_trick:
        return full(KINDS) & ~bit(HEARTS) & ~bit(QUEEN)  # HE-3.4: there was nothing else to play
    return bit(table.led) | bit(QUEEN) if table.led == SPADES else bit(table.led)


def redeal(world: Table, seat: i64, rng: Random) -> None:
    """Redo, in place, everything this seat does not know of a copied table."""
    if world.phase == PASSING:
        _redeal_before_the_pass(world, seat, rng)
    else:
        _redeal_after_the_pass(world, seat, rng)
    if world.direction() != 0:
        _choose_again(world, seat, rng)
    world.chance = Luck(rng, world.round, {"deal": world.dealt})


def _redeal_before_the_pass(world: Table, seat: i64, rng: Random) -> None:
    """Nothing is known of the other hands, nor of the cards already set aside from them."""
    hidden = full(CARDS) & ~world.dealt[seat]
    dealt = world.dealt[:]
    for other in range(i64(PLAYERS)):
        if other != seat:
            dealt[other] = sample(hidden, HAND, rng)
            hidden &= ~dealt[other]
            world.gifts[other] = sample(dealt[other], size(world.gifts[other]), rng)
            world.hands[other] = dealt[other] & ~world.gifts[other]
    world.dealt = dealt


def _redeal_after_the_pass(world: Table, seat: i64, rng: Random) -> None:
    """Known are one's own gift, while it is not played, who holds the two of clubs, and the kinds others lack."""
    hands = world.hands
    sure = world.gifts[seat] | bit(TWO_OF_CLUBS)
    played = filled(PLAYERS, 0)
    hidden: i64 = 0
    for other in range(i64(PLAYERS)):
        played[other] = world.played(other)
        if other != seat:
            hidden |= hands[other] & ~sure
    boxes = Boxes(KIND_CARDS, hidden)
    for other in range(i64(PLAYERS)):
        if other != seat:
            boxes.add(size(hands[other] & ~sure), world.lacks_of(other), 0)
    imagined = boxes.deal(rng)
    box: i64 = 0
    for other in range(i64(PLAYERS)):
        if other != seat:
            hands[other] = (hands[other] & sure) | imagined[box]
            box += 1
    _pass_again(world, seat, played, rng)


def _pass_again(world: Table, seat: i64, played: vec[i64], rng: Random) -> None:
    """What went from one other seat to another may have been any of the cards that are, or were, in its new hand."""
    dealt = filled(PLAYERS, 0)
    gifts = world.gifts[:]
    for giver in range(i64(PLAYERS)):
        receiver = world.receiver(giver)
        held = world.hands[receiver] | played[receiver]
        if seat != giver and seat != receiver and giver != receiver:  # noqa: PLR1714 - a tuple boxes numbers
            gifts[giver] = sample(held, GIFT, rng)
        dealt[receiver] |= held & ~gifts[giver]
        dealt[giver] |= gifts[giver]
    world.gifts = gifts
    world.dealt = dealt


def _choose_again(world: Table, seat: i64, rng: Random) -> None:
    """Write the others' imagined choices into the history, where the real ones stood, in an order nobody saw."""
    history = world.history
    left = world.gifts[:]
    for place in range(min(i64(len(history)), PLAYERS * GIFT)):
        who = seat_of(history[place])
        if who != seat:
            card = any_of(left[who], rng)
            left[who] &= ~bit(card)
            history[place] = packed(who, PASS + card)
