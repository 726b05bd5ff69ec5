# compiled
"""What happens in a ring of Mush-Ring: neighbours turned, colours weighed, cards collected."""

from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.mush_ring.cards import COLOURED, COLOURS, FACES, KINDS, SHROOMS, SPACES, WILD, kind_name, worth
from donabe.games.mush_ring.table import DOWN, Table
from donabe.games.mush_ring.weights import colour_sum, ring_weight
from donabe.kernel.bits import bit, filled


def spoil_neighbours(table: Table, place: i64) -> None:
    """MR-5.2, MR-5.3: the face-up Shrooms beside a Deth Kapp that comes in turn face down, but no Deth Kapp does."""
    first = place - place % SPACES
    _spoil(table, first + (place + 1 - first) % SPACES)
    _spoil(table, first + (place + SPACES - 1 - first) % SPACES)


def _spoil(table: Table, place: i64) -> None:
    kind = table.rings[place]
    if 0 <= kind <= WILD:
        table.rings[place] = kind + DOWN
        if table.events is not None:
            table.tell("spoiled", {"target": place // SPACES, "card": kind_name(kind)})


def colour_values(table: Table, owner: i64) -> vec[i64]:
    """By colour, the sum of its face-up cards; behind them the face-up Wilds, which every colour shares."""
    total = ring_weight(table, owner)
    values = filled(COLOURS + 1, 0)
    for colour in range(i64(COLOURS + 1)):
        values[colour] = colour_sum(total, colour)
    return values


def best_colours(table: Table, owner: i64) -> i64:
    """MR-6.2: the set of colours worth most; empty if no coloured card is face up (MR-6.5)."""
    total = ring_weight(table, owner)
    most: i64 = 1
    best: i64 = 0
    for colour in range(i64(COLOURS)):
        value = colour_sum(total, colour)
        if value > most:
            most = value
            best = bit(colour)
        elif value == most:
            best |= bit(colour)
    return best


def collect(table: Table, owner: i64, colour: i64) -> None:
    """MR-6.4, MR-6.5, MR-6.6: the colour and the face-up Wilds onto the Score Pile, the rest is discarded."""
    if table.events is not None:
        _tell_ring(table, owner, colour)
    rings, discards, piles = table.rings, table.discards, table.piles
    coloured: i64 = 0
    wilds: i64 = 0
    points: i64 = 0
    for place in range(owner * SPACES, (owner + 1) * SPACES):
        kind = rings[place]
        if not is_collected(kind, colour):
            discards[kind % DOWN] += 1
            continue
        piles[owner * KINDS + kind] += 1
        if kind == WILD:
            wilds += 1
        else:
            coloured += 1
            points += worth(kind)
    table.collected[owner] += coloured + wilds
    table.empty_ring(owner)
    if coloured > 0:
        table.award(owner, "shrooms", coloured, points)
    if wilds > 0:
        table.award(owner, "wilds", wilds, wilds)


def is_collected(card: i64, colour: i64) -> bool:
    """Whether a card goes onto the Score Pile with a colour: its own face-up cards, and face-up Wilds."""
    return card == WILD or (card < COLOURED and card // FACES == colour)


def _tell_ring(table: Table, owner: i64, colour: i64) -> None:
    """What the ring brings; MR-7.5: and which Action cards lay face down."""
    ring = table.rings[owner * SPACES : (owner + 1) * SPACES]
    cards = [kind_name(kind) for kind in sorted(ring) if is_collected(kind, colour)]
    table.tell("ring", {"seat": owner, "colour": colour, "cards": cards, "count": len(cards)})
    covered = [kind_name(card - DOWN) for card in ring if card >= DOWN + SHROOMS]
    if covered:
        table.tell("turns-up", {"seat": owner, "cards": covered})
