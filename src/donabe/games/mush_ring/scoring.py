# compiled
"""What happens in a ring of Mush-Ring: neighbours spoiled, colours weighed, cards collected."""

from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.mush_ring.cards import COLOURED, COLOURS, DETH, FACES, KINDS, SPACES, WILD, kind_name, worth
from donabe.games.mush_ring.journal import COVERED, LOST, entry, kind_of, place_of, seat_of, sort_of
from donabe.games.mush_ring.table import DOWN, NONE, Table
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
        if table.story is not None:
            table.tell("spoiled", {"target": place // SPACES, "card": kind_name(kind)})


def colour_values(table: Table, owner: i64) -> vec[i64]:
    """By colour, the sum of its face-up cards; behind them the face-up Wilds, which every colour shares."""
    values = filled(COLOURS + 1, 0)
    for place in range(owner * SPACES, (owner + 1) * SPACES):
        kind = table.rings[place]
        if kind == WILD:
            values[COLOURS] += 1
        elif 0 <= kind < COLOURED:
            values[kind // FACES] += worth(kind)
    return values


def best_colours(table: Table, owner: i64) -> i64:
    """MR-6.2: the set of colours worth most; empty if no coloured card is face up (MR-6.5)."""
    values = colour_values(table, owner)
    most: i64 = 1
    best: i64 = 0
    for colour in range(i64(COLOURS)):
        if values[colour] > most:
            most = values[colour]
            best = bit(colour)
        elif values[colour] == most:
            best |= bit(colour)
    return best


def collect(table: Table, owner: i64, colour: i64) -> None:
    """MR-6.4, MR-6.5, MR-6.6: the colour and the face-up Wilds onto the Score Pile, the rest is discarded."""
    taken = filled(KINDS, 0)
    coloured: i64 = 0
    points: i64 = 0
    for place in range(owner * SPACES, (owner + 1) * SPACES):
        kind = table.rings[place]
        if kind == WILD:
            taken[kind] += 1
        elif kind < COLOURED and kind // FACES == colour:
            taken[kind] += 1
            coloured += 1
            points += worth(kind)
        else:
            table.discards[kind % DOWN] += 1
    if table.story is not None:
        _tell_ring(table, owner, colour, taken)
    for kind in range(i64(KINDS)):
        table.piles[owner * KINDS + kind] += taken[kind]
    for place in range(owner * SPACES, (owner + 1) * SPACES):
        table.rings[place] = NONE
    table.open |= table.ring_of(owner)
    table.collected[owner] += coloured + taken[WILD]
    if coloured > 0:
        table.award(owner, "shrooms", coloured, points)
    if taken[WILD] > 0:
        table.award(owner, "wilds", taken[WILD], taken[WILD])
    if table.last_plays > 0:
        _turn_up(table, owner)


def _tell_ring(table: Table, owner: i64, colour: i64, taken: vec[i64]) -> None:
    cards: list[object] = []
    for kind in range(KINDS):
        for _copy in range(taken[kind]):
            cards.append(kind_name(kind))
    table.tell("ring", {"seat": owner, "colour": colour, "cards": cards, "count": len(cards)})
    covered: list[object] = []
    for place in range(owner * SPACES, (owner + 1) * SPACES):
        if table.rings[place] >= DOWN + DETH + 1:
            covered.append(kind_name(table.rings[place] - DOWN))
    if len(covered) > 0:
        table.tell("turns-up", {"seat": owner, "cards": covered})


def _turn_up(table: Table, owner: i64) -> None:
    """MR-7.5: what lay face down is now open to all."""
    journal = table.journal
    for number in range(i64(len(journal))):
        line = journal[number]
        if sort_of(line) == COVERED and seat_of(line) == owner:
            journal[number] = entry(LOST, owner, 0, kind_of(line), 0, place_of(line))
