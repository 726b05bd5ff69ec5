"""Iyadosu by rule of thumb: bid what the hand looks worth, refuse early, then mind the bid."""

from librt.random import Random

from donabe.games.iyadosu.actions import REFUSE, SPLIT
from donabe.games.iyadosu.cards import BLACK, HAND, RANKS, colour, strength
from donabe.games.iyadosu.rules import Iyadosu
from donabe.games.iyadosu.table import DIVIDING
from donabe.kernel.bits import gathered, listed, size
from donabe.kernel.history import action_of
from donabe.kernel.state import NOBODY


def choose(world: Iyadosu, seat: int, _rng: Random) -> int:
    """The action that looks best from this seat."""
    if world.phase == DIVIDING:
        return max(world.legal(seat), key=lambda action: _split_value(world, seat, action - SPLIT + 1))
    return max(world.legal(seat), key=lambda action: _play_value(world, seat, action))


def _split_value(world: Iyadosu, seat: int, refused: int) -> float:
    """Close to the tricks the hand should win; few refuse cards are easier to get rid of; many colours help."""
    hand = list(world.hand(seat))
    tricks = sum(_worth(world, card) for card in hand)
    colours = {colour(card) for card in hand[: HAND - refused]}
    return len(colours) * 0.3 - abs(tricks - refused) - 0.25 * refused


def _worth(world: Iyadosu, card: int) -> float:
    """The chance that a card wins a trick some time, roughly."""
    height = (card % RANKS + 1) / (3 * world.players)
    if colour(card) == BLACK:
        return min(1.0, 0.25 + 0.8 * height)
    return float(0.75 * height**world.players)


def _play_value(world: Iyadosu, seat: int, action: int) -> float:
    refusing = action >= REFUSE
    card = action - REFUSE if refusing else action
    wanted = world.bids[seat] - world.tricks[seat]
    wins = _chance_to_win(world, seat, card)
    value = wins if wanted > 0 else -wins
    height = (card % RANKS) / RANKS + (0.5 if colour(card) == BLACK else 0.0)
    value += 0.1 * (height if value <= 0 else -height)  # lose with the dangerous card, win with the cheap one
    if refusing:
        return value + 0.4 + float(size(world.refuse[seat])) / max(1.0, float(size(world.normal[seat])))
    return value - 0.3 * _leaves_colour(world, seat, card)


def _leaves_colour(world: Iyadosu, seat: int, card: int) -> bool:
    """Whether this is the last normal card of its colour while refuse cards still need chances."""
    same = [other for other in listed(world.normal[seat]) if colour(other) == colour(card)]
    return len(same) == 1 and world.refuse[seat] != 0


def _chance_to_win(world: Iyadosu, seat: int, card: int) -> float:
    """How likely this card wins the trick, if those behind play an unseen card at random."""
    lead = colour(card) if world.lead == NOBODY else world.lead
    mine = strength(card, lead)
    if world.lead != NOBODY and any(strength(other, lead) > mine for other in world.trick if other != NOBODY):
        return 0.0
    unseen = _unseen(world, seat)
    behind = size(world.to_play) - 1
    if not unseen or not behind:
        return 1.0
    harmless = sum(strength(other, lead) < mine for other in unseen) / len(unseen)
    return float(harmless**behind)


def _unseen(world: Iyadosu, seat: int) -> list[int]:
    """Cards that this seat has neither held nor seen played."""
    seen = gathered(world.hand(seat))
    for move in world.history:
        if action_of(move) < SPLIT:
            seen |= 1 << action_of(move) % REFUSE
    return [card for card in world.dealt if not (seen >> card) & 1]
