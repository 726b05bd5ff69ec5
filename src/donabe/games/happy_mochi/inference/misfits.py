# compiled
"""What a turn that goes by shows: no two neighbours of that row fitted the central pair (HM-3.3).

A misfit is two neighbours and what was demanded of them then: three numbers in `Table.misfits`. A card is named by its
place in `laid`. When a round is over, a card that everybody has seen is named by itself, as a number below zero, and one
that lies hidden in reserve by its place in the next round's `laid`, which begins with the reserves.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from donabe.games.happy_mochi.pairs import objection
from donabe.games.happy_mochi.table import Table


def note_misfits(table: Table, seat: i64) -> None:
    """Write down what everybody learns when a seat waits."""
    out = table.misfits[:]
    demand = table.demand()
    origins = table.origins()
    for place in range(table.rows.size(seat) - 1):
        tens = table.rows.at(seat, place)
        ones = table.rows.at(seat, place + 1)
        if table.knowers(tens) & table.knowers(ones) != table.everybody():
            out = _with(out, origins[tens], origins[ones], demand)
    table.misfits = out


def fitting(table: Table) -> i64:
    """How many misfits would have fitted, if the cards are as they lie: none, unless this table is imagined."""
    count: i64 = 0
    misfits = table.misfits
    for start in range(i64(0), i64(len(misfits)), i64(3)):
        tens = _card(table, misfits[start])
        ones = _card(table, misfits[start + 1])
        if objection(misfits[start + 2], tens, ones) == 0:
            count += 1
    return count


def _card(table: Table, name: i64) -> i64:
    return table.laid[name] if name >= 0 else ~name


def carried_misfits(table: Table) -> vec[i64]:
    """At the end of a round, with the next one's reserves lying ready: the misfits that still say something."""
    out = vec[i64]()
    misfits = table.misfits
    for start in range(i64(0), i64(len(misfits)), i64(3)):
        tens = _renamed(table, misfits[start])
        ones = _renamed(table, misfits[start + 1])
        if tens >= 0 or ones >= 0:
            out = _with(out, tens, ones, misfits[start + 2])
    return out


def _renamed(table: Table, name: i64) -> i64:
    """A card's name in the next round."""
    card = _card(table, name)
    if name < 0 or table.origin(card) != name or table.knowers(card) == table.everybody():
        return ~card
    for place in range(i64(len(table.reserves.cards))):
        if table.reserves.cards[place] == card:
            return place
    return ~card


def _with(misfits: vec[i64], tens: i64, ones: i64, demand: i64) -> vec[i64]:
    return append(append(append(misfits, tens), ones), demand)
