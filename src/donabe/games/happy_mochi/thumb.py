# compiled
"""Happy Mochi by rule of thumb: cut the row into neighbours that will be playable, and do what leaves the cheapest row."""

from typing import Final

from librt.random import Random
from librt.vecs import pop, vec
from mypy_extensions import i64

from donabe.games.happy_mochi.actions import (
    GIVE,
    INSERT,
    LAY_ASIDE,
    NAME,
    PASS_ON,
    SKIP,
    TAKE_DECK,
    TAKE_LEFT,
    TAKE_RESERVE,
)
from donabe.games.happy_mochi.cards import DRAW, PASS, RESERVE, VALUES, value
from donabe.games.happy_mochi.cuts import NEVER, Cuts
from donabe.games.happy_mochi.rules import HappyMochi
from donabe.games.happy_mochi.table import GIVING, INSERTING, RESOLVING, SETTING_ASIDE
from donabe.kernel.bits import bit, has
from donabe.kernel.state import NOBODY

DONE: Final = -10.0  # the cost of an empty row


def choose(world: HappyMochi, seat: int, _rng: Random) -> int:
    """The action that leaves this seat's row the cheapest."""
    legal = world.legal_actions(seat)
    if len(legal) == 1:
        return legal[0]
    row = world.rows.row(seat)
    if world.phase == SETTING_ASIDE:
        return LAY_ASIDE + _kept(world, seat, row)
    cuts = Cuts(row, world.plus)
    if world.phase == INSERTING:
        return INSERT + cuts.best_gap(world.in_hand(seat))
    if world.phase == GIVING:
        return GIVE + cuts.easiest_place()
    if world.phase == RESOLVING:
        return _effect(world, seat, row, cuts)
    return _cheapest(world, seat, legal, row, cuts)


def _cheapest(world: HappyMochi, seat: i64, legal: vec[i64], row: vec[i64], cuts: Cuts) -> i64:
    """The play or draw after which the row costs least."""
    best: i64 = legal[0]
    least = NEVER
    for action in legal:
        cost = _after(world, seat, action, row, cuts)
        if cost < least:
            least = cost
            best = action
    return best


def _after(world: HappyMochi, seat: i64, action: i64, row: vec[i64], cuts: Cuts) -> float:
    """The row after a play or a draw."""
    if action < TAKE_LEFT:
        if len(row) == 2:
            return DONE
        gained = _favour(world.effects[row[action]]) + _favour(world.effects[row[action + 1]])
        return cuts.without(action, 2) - gained
    if action == TAKE_DECK:
        return cuts.placed_unseen()
    if action >= TAKE_RESERVE:
        return cuts.placed(world.reserves.at(seat, action - TAKE_RESERVE))
    return cuts.placed(world.left[-1] if action == TAKE_LEFT else world.right[-1])


def _favour(effect: i64) -> float:
    """What an effect is worth to the player whose turn it is."""
    if effect == DRAW:
        return 1.0
    if effect == PASS:
        return 0.3
    return 2.0 if effect == RESERVE else 0.0


def _effect(world: HappyMochi, seat: i64, row: vec[i64], cuts: Cuts) -> i64:
    """Reserve a card that is better gone, pass one on if that helps, and let draw whom it hurts most."""
    now = cuts.whole()
    if len(row) > 0 and (world.owes(RESERVE) or world.owes(PASS)):
        place = cuts.easiest_place()
        if world.owes(RESERVE) and cuts.without(place, 1) < now:
            return LAY_ASIDE + place
        if world.owes(PASS) and Cuts(pop(row[:], place)[0], world.plus).placed_unseen() < now:
            return PASS_ON
    if not world.owes(DRAW):
        return SKIP
    if len(row) > 0 and world.common_cards():
        if cuts.placed(world.left[-1]) < now or cuts.placed(world.right[-1]) < now:
            return NAME + seat
    return NAME + _nearest_to_done(world, seat)


def _nearest_to_done(world: HappyMochi, seat: i64) -> i64:
    """The opponent with the fewest cards, of these the one with the fewest points."""
    nearest: i64 = NOBODY
    for other in range(world.players):
        if other != seat and (nearest == NOBODY or _is_nearer(world, other, nearest)):
            nearest = other
    return nearest


def _is_nearer(world: HappyMochi, other: i64, nearest: i64) -> bool:
    if world.rows.size(other) != world.rows.size(nearest):
        return world.rows.size(other) < world.rows.size(nearest)
    return world.totals[other] < world.totals[nearest]


def _kept(world: HappyMochi, seat: i64, row: vec[i64]) -> i64:
    """A low card whose value is not in reserve yet makes a happy pair most easily."""
    reserved: i64 = 0
    for card in world.reserves.row(seat):
        reserved |= bit(value(card))
    best: i64 = 0
    least: i64 = 2 * VALUES
    for place in range(i64(len(row))):
        digit = value(row[place])
        cost = digit + VALUES if has(reserved, digit) else digit
        if cost < least:
            least = cost
            best = place
    return best
