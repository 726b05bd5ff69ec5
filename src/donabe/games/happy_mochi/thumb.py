"""Happy Mochi by rule of thumb: cut the row into neighbours that will be playable, and do what leaves the cheapest row."""

from collections.abc import Callable
from functools import partial

from librt.random import Random

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
    WAIT,
)
from donabe.games.happy_mochi.cards import DRAW, PASS, RESERVE, VALUES
from donabe.games.happy_mochi.rules import HappyMochi
from donabe.games.happy_mochi.table import GIVING, INSERTING, RESOLVING, SETTING_ASIDE

LONELY = 3.0  # what a card without a partner costs beyond its value
TURN_COST = 1.0
NO_COLOUR = 100  # colours above this are those of cards not seen yet
UNSEEN = tuple((NO_COLOUR + digit) * VALUES + digit for digit in range(0, VALUES, 3))
FAVOUR = {DRAW: 1.0, PASS: 0.3, RESERVE: 2.0}

Row = list[int]
Cost = Callable[[Row], float]


def choose(world: HappyMochi, seat: int, _rng: Random) -> int:
    """The action that leaves this seat's row the cheapest."""
    legal = world.legal(seat)
    if len(legal) == 1:
        return legal[0]
    row = list(world.rows.row(seat))
    cost = partial(_cost, world.plus)
    if world.phase == INSERTING:
        return min(legal, key=lambda action: cost(_with(row, action - INSERT, world.held[seat])))
    if world.phase == GIVING:
        return min(legal, key=lambda action: cost(_without(row, action - GIVE)))
    if world.phase == SETTING_ASIDE:
        return min(legal, key=lambda action: _keeping(world, seat, row[action - LAY_ASIDE]))
    if world.phase == RESOLVING:
        return _effect(world, seat, row, cost)
    return min(legal, key=lambda action: _after(world, seat, row, action, cost))


def _cost(plus: bool, row: Row) -> float:
    """What a row is likely to cost its owner, seen as pairs of neighbours, pairs around pairs, and lonely cards."""
    best = [0.0]
    for end, card in enumerate(row, start=1):
        cheapest = best[end - 1] + card % VALUES + LONELY
        if end >= 2:
            cheapest = min(cheapest, best[end - 2] + _pair_cost(plus, row[end - 2], card))
        if end >= 4:
            inner = _pair_cost(plus, row[end - 3], row[end - 2])
            cheapest = min(cheapest, best[end - 4] + inner + _pair_cost(plus, row[end - 4], card))
        best.append(cheapest)
    return best[-1]


def _pair_cost(plus: bool, tens: int, ones: int) -> float:
    """A turn to play it, and what it costs if that turn never comes."""
    high, low = tens % VALUES, ones % VALUES
    if high == low:
        return TURN_COST
    share = (high * VALUES + low) / 100
    playable = 0.15 + 0.7 * (share if plus else 1 - share)
    if tens // VALUES != ones // VALUES:
        playable *= 0.9
    return TURN_COST + (1 - playable) * (0.6 * (high + low) + LONELY)


def _with(row: Row, gap: int, card: int) -> Row:
    return [*row[:gap], card, *row[gap:]]


def _without(row: Row, place: int) -> Row:
    return [*row[:place], *row[place + 1 :]]


def _placed(row: Row, card: int, cost: Cost) -> float:
    """The row with a card in its best place."""
    return min(cost(_with(row, gap, card)) for gap in range(len(row) + 1))


def _placed_unseen(row: Row, cost: Cost) -> float:
    """The row with a card that nobody knows yet."""
    return sum(_placed(row, card, cost) for card in UNSEEN) / len(UNSEEN)


def _after(world: HappyMochi, seat: int, row: Row, action: int, cost: Cost) -> float:
    """The row after a play or a draw."""
    if action < TAKE_LEFT:
        rest = [*row[:action], *row[action + 2 :]]
        gained = sum(FAVOUR.get(world.effects[card], 0.0) for card in row[action : action + 2])
        return cost(rest) - gained if rest else -10.0
    if action == WAIT:
        return cost(row)
    if action == TAKE_DECK:
        return _placed_unseen(row, cost)
    if action >= TAKE_RESERVE:
        return _placed(row, world.reserves.at(seat, action - TAKE_RESERVE), cost)
    return _placed(row, world.left[-1] if action == TAKE_LEFT else world.right[-1], cost)


def _effect(world: HappyMochi, seat: int, row: Row, cost: Cost) -> int:
    """Reserve a card that is better gone, pass one on if that helps, and let draw whom it hurts most."""
    now = cost(row)
    place = min(range(len(row)), key=lambda place: cost(_without(row, place))) if row else 0
    if row and world.owes(RESERVE) and cost(_without(row, place)) < now:
        return LAY_ASIDE + place
    if row and world.owes(PASS) and _placed_unseen(_without(row, place), cost) < now:
        return PASS_ON
    if not world.owes(DRAW):
        return SKIP
    sources = (action for action in (TAKE_LEFT, TAKE_LEFT + 1) if world.common_cards())
    if row and any(_after(world, seat, row, source, cost) < now for source in sources):
        return NAME + seat
    others = [other for other in range(world.players) if other != seat]
    return NAME + min(others, key=lambda other: (world.rows.size(other), world.totals[other], other))


def _keeping(world: HappyMochi, seat: int, card: int) -> tuple[bool, int]:
    """A low card whose value is not in reserve yet makes a happy pair most easily."""
    kept = {other % VALUES for other in world.reserves.row(seat)}
    return card % VALUES in kept, card % VALUES
