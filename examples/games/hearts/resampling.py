# compiled
"""What a seat at Hearts cannot know, dealt and passed anew among all the ways that fit what it has seen."""

from librt.random import Random
from librt.vecs import append, extend, vec
from mypy_extensions import i64

from donabe.kernel.bits import bit, filled, full, gathered, has, listed, size
from donabe.kernel.chance import Chance, imagined_seed, shuffle
from donabe.kernel.dealing import Boxes
from donabe.kernel.history import action_of, packed, seat_of
from donabe.kernel.state import NOBODY

from .actions import PASS
from .cards import CARD_KIND, CARDS, HAND, HEARTS, KINDS, PLAYERS, QUEEN, SPADES, TWO_OF_CLUBS, point_cards, suit
from .table import PASSING, TRICKS, Table


def observe(table: Table, seat: i64, action: i64) -> None:
    """Whoever plays something else shows which kinds of card the hand does not hold."""
    if table.phase == TRICKS:
        table.lacks[seat] |= shown(table, action)


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
    played = _played(world)
    if world.phase == PASSING:
        _redeal_before_the_pass(world, seat, rng)
    else:
        _redeal_after_the_pass(world, seat, played, rng)
    if world.direction() != 0:
        _choose_again(world, seat, rng)
    world.chance = Chance(imagined_seed(rng), {f"{world.round}/deal": _order(world, played)})


def _played(world: Table) -> vec[i64]:
    """By seat, the set of cards it has played."""
    played = filled(PLAYERS, 0)
    for move in world.history:
        if action_of(move) < PASS:
            played[seat_of(move)] |= bit(action_of(move))
    return played


def _redeal_before_the_pass(world: Table, seat: i64, rng: Random) -> None:
    """Nothing is known of the other hands, nor of the cards already set aside from them."""
    boxes = Boxes(KINDS)
    for _ in range(PLAYERS - 1):
        boxes.add(HAND, 0, 0)
    hidden = listed(full(CARDS) & ~world.hands[seat] & ~world.gifts[seat])
    cards = boxes.deal(hidden, CARD_KIND, rng)
    for other in range(i64(PLAYERS)):
        if other != seat:
            aside = size(world.gifts[other])
            world.gifts[other] = gathered(cards[:aside])
            world.hands[other] = gathered(cards[aside:HAND])
            cards = cards[HAND:]


def _redeal_after_the_pass(world: Table, seat: i64, played: vec[i64], rng: Random) -> None:
    """Known are one's own gift, while it is not played, who holds the two of clubs, and the kinds others lack."""
    hidden = full(CARDS) & ~world.hands[seat]
    boxes = Boxes(KINDS)
    known = filled(PLAYERS, 0)
    for other in range(i64(PLAYERS)):
        hidden &= ~played[other]
        if other != seat:
            known[other] = world.hands[other] & (world.gifts[seat] | bit(TWO_OF_CLUBS))
            hidden &= ~known[other]
            boxes.add(size(world.hands[other] & ~known[other]), world.lacks[other], 0)
    cards = boxes.deal(listed(hidden), CARD_KIND, rng)
    for other in range(i64(PLAYERS)):
        if other != seat:
            count = size(world.hands[other] & ~known[other])
            world.hands[other] = known[other] | gathered(cards[:count])
            cards = cards[count:]
    _pass_again(world, seat, played, rng)


def _pass_again(world: Table, seat: i64, played: vec[i64], rng: Random) -> None:
    """What went from one other seat to another may have been any of the cards that are, or were, in its new hand."""
    if world.direction() == 0:
        return
    for giver in range(i64(PLAYERS)):
        receiver = world.receiver(giver)
        if seat not in (giver, receiver):
            cards = listed(world.hands[receiver] | played[receiver])
            shuffle(cards, rng)
            world.gifts[giver] = gathered(cards[: size(world.gifts[giver])])


def _choose_again(world: Table, seat: i64, rng: Random) -> None:
    """Write the others' imagined choices into the history, where the real ones stood, in an order nobody saw."""
    chosen = vec[i64](capacity=PLAYERS * PLAYERS)
    start = filled(PLAYERS, 0)
    for other in range(i64(PLAYERS)):
        start[other] = len(chosen)
        cards = listed(world.gifts[other])
        shuffle(cards, rng)
        chosen = extend(chosen, cards)
    for place in range(i64(len(world.history))):
        who = seat_of(world.history[place])
        if who != seat and action_of(world.history[place]) >= PASS:
            world.history[place] = packed(who, PASS + chosen[start[who]])
            start[who] += 1


def _order(world: Table, played: vec[i64]) -> vec[i64]:
    """The shuffle that would have led here: every seat's cards as they were dealt."""
    order = vec[i64](capacity=CARDS)
    passed = world.phase != PASSING and world.direction() != 0
    for seat in range(i64(PLAYERS)):
        dealt = world.hands[seat] | played[seat]
        if passed:
            dealt &= ~world.gifts[world.giver(seat)]
        for card in listed(dealt | world.gifts[seat]):
            order = append(order, card)
    return order
