# compiled
"""What anybody who kept their eyes open can work out about a face-down card that they have not seen.

A card laid down in a shuffle is one of the cards shuffled; a card set aside at the end of a round is one of the row that
had been laid open. Whatever has since been seen elsewhere it is not. Within one round the cards seen are those whose
whereabouts are known, and those that went back into a new deck. At the end of a round, before the cards are gathered,
all that has been seen is taken off what each reserve may be; so the sets of any two reserves are either apart or one
within the other, and picking for the smaller set first makes every possible assignment equally likely.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from donabe.games.happy_mochi.cards import CARDS, HALF, NOTHING, high_half, low_half
from donabe.games.happy_mochi.table import Table
from donabe.kernel.bits import bit, filled, full


def known_low(table: Table, seats: i64) -> i64:
    """The lower half of the cards whose place all these seats know."""
    out: i64 = 0
    for card in range(i64(HALF)):
        if table.known[card] & seats == seats:
            out |= bit(card)
    return out


def known_high(table: Table, seats: i64) -> i64:
    """The upper half of the cards whose place all these seats know."""
    out: i64 = 0
    for card in range(i64(HALF), i64(CARDS)):
        if table.known[card] & seats == seats:
            out |= bit(card - HALF)
    return out


def may_be_low(table: Table, origin: i64) -> i64:
    """The lower half of what the card laid here may be, but for what is known now."""
    if origin < table.segments[0]:
        base = table.maybe[2 * origin]
    else:
        base = low_half(_shuffled_with(table, origin)) if _is_new_deck(table, origin) else full(HALF)
    return base & ~low_half(_shuffled_later(table, origin))


def may_be_high(table: Table, origin: i64) -> i64:
    """The upper half of what the card laid here may be, but for what is known now."""
    if origin < table.segments[0]:
        base = table.maybe[2 * origin + 1]
    else:
        base = high_half(_shuffled_with(table, origin)) if _is_new_deck(table, origin) else full(HALF)
    return base & ~high_half(_shuffled_later(table, origin))


def _is_new_deck(table: Table, origin: i64) -> bool:
    return len(table.segments) > 1 and origin >= table.segments[1]


def _segment_after(table: Table, origin: i64) -> i64:
    """Where in `laid` the first new deck begins that was made after this card was laid."""
    for number in range(i64(1), i64(len(table.segments))):
        if table.segments[number] > origin:
            return table.segments[number]
    return len(table.laid)


def _shuffled_with(table: Table, origin: i64) -> vec[i64]:
    """The cards of the new deck in which this card was laid."""
    start: i64 = 0
    for segment in table.segments:
        if segment <= origin:
            start = segment
    return table.laid[start : _segment_after(table, origin)]


def _shuffled_later(table: Table, origin: i64) -> vec[i64]:
    """The cards of all new decks made after this card was laid: they were lying in the open then."""
    return table.laid[_segment_after(table, origin) :]


def keep_chosen(table: Table) -> None:
    """HM-7.5: each chosen card becomes a reserve, and only its owner knows which of the row it was."""
    clues = _open_clues(table)
    knowing = filled(CARDS, 0)
    for card in table.reserves.cards:
        knowing[card] = table.known[card]
    for seat in range(table.players):
        if table.chosen[seat] != NOTHING:
            card = table.rows.at(seat, table.chosen[seat])
            knowing[card] = bit(seat) if table.rows.size(seat) > 1 else table.everybody()
            table.reserves.insert(seat, table.reserves.size(seat), card)
            if table.story is not None:
                table.tell("kept", {"seat": seat})
    table.known = knowing
    table.maybe = clues


def _open_clues(table: Table) -> vec[i64]:
    """At the end of a round: what each reserve of the next round may be, seat by seat, the chosen card last."""
    low = ~known_low(table, table.everybody())
    high = ~known_high(table, table.everybody())
    clues = vec[i64](capacity=2 * CARDS)
    for seat in range(table.players):
        for card in table.reserves.row(seat):
            clues = append(clues, may_be_low(table, table.origin[card]) & low)
            clues = append(clues, may_be_high(table, table.origin[card]) & high)
        if table.chosen[seat] != NOTHING:
            row = table.rows.row(seat)
            clues = append(clues, low_half(row))
            clues = append(clues, high_half(row))
    return clues
