# compiled
"""What anybody who kept their eyes open can work out about a face-down card that they have not seen.

A card laid down in a shuffle is one of the cards shuffled; a card set aside at the end of a round is one of the row that
had been laid open. Whatever has since been seen elsewhere it is not. Within one round the cards seen are those whose
whereabouts are known, and those that went back into a new deck. At the end of a round, before the cards are gathered,
all that has been seen is taken off what each reserve may be; so the sets of any two reserves are either apart or one
within the other, and picking for the smaller set first makes every possible assignment equally likely.

A set of cards is asked for by halves of the deck, 0 and 1.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from donabe.games.happy_mochi.cards import HALF, NOTHING, half_of
from donabe.games.happy_mochi.inference.misfits import carried_misfits
from donabe.games.happy_mochi.table import Table, nobody_knows
from donabe.kernel.bits import bit, full


def known_to(table: Table, seats: i64, half: i64) -> i64:
    """The cards whose place all these seats know."""
    out: i64 = 0
    known = table.known
    first = half * HALF
    for card in range(first, first + HALF):
        if i64(known[card]) & seats == seats:
            out |= bit(card - first)
    return out


def may_be(table: Table, place: i64, half: i64) -> i64:
    """What the card laid at a place may be, but for what is known now."""
    number = table.segment_of(place)
    end = table.segment_end(max(number, 0))
    if number < 0:
        base = table.maybe[2 * place + half]
    else:
        base = full(HALF) if number == 0 else half_of(table.laid[table.segments[number] : end], half)
    if end == len(table.laid):
        return base
    return base & ~half_of(table.laid[end:], half)  # what went into a later new deck was lying in the open then


def carry_over(table: Table) -> None:
    """HM-7.5: write down for the next round what each reserve may be and who knows it, while the rows lie open."""
    misfits = carried_misfits(table)
    clues = vec[i64](capacity=2 * i64(len(table.reserves.cards)))
    known = nobody_knows()
    for seat in range(table.players):
        row = table.rows.row(seat)
        for card in table.reserves.row(seat):
            if table.chosen[seat] != NOTHING and card == row[table.chosen[seat]]:  # only its owner knows which it is
                known[card] = u8(bit(seat) if len(row) > 1 else table.everybody())
                clues = append(append(clues, half_of(row, 0)), half_of(row, 1))
            else:
                known[card] = table.known[card]
                clues = append(append(clues, _may_stay(table, card, 0)), _may_stay(table, card, 1))
    table.known = known
    table.maybe = clues
    table.misfits = misfits


def _may_stay(table: Table, card: i64, half: i64) -> i64:
    """What a reserve may be in the next round, but for what everybody has seen elsewhere."""
    return may_be(table, table.origin(card), half) & ~known_to(table, table.everybody(), half)
