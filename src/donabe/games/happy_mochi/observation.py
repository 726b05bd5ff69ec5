# compiled
"""What a seat at Happy Mochi knows, as bits."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.happy_mochi.cards import CARDS, HALF, NOTHING, RESERVE, VALUES, half_of
from donabe.games.happy_mochi.inference.clues import known_to, may_be
from donabe.games.happy_mochi.rows import Rows
from donabe.games.happy_mochi.table import Table
from donabe.kernel.bits import bit, has, refill, shifted
from donabe.kernel.observation import Bits, Observation, Plane
from donabe.kernel.state import State

COLOURS: Final = 7
CARD: Final = VALUES + COLOURS
PLACES: Final = 32  # of my row; of a longer one the order of the rest is not shown
MY_RESERVES: Final = 6  # whose order is shown
THEIR_PLACES: Final = 9  # of another row, three at a time
TOGETHER: Final = 3  # cards that fit into a word
COUNTED: Final = 20  # cards of a row or reserve
EFFECTS: Final = RESERVE + 1
DIGITS: Final = 7


class HappyMochiObservation(Observation):
    """My row in its order, the centre, and what I have seen of other rows and reserves."""

    def own_planes(self, players: int) -> list[Plane]:
        """In the order they are written."""
        return [
            Plane("row", PLACES * CARD, "my row from the left, value and colour of each card, its first 32 places"),
            Plane("rows", players * CARDS, "cards I know to be in a row, by seat from me"),
            Plane(
                "places",
                (players - 1) * THEIR_PLACES * CARD,
                "those in another row from its left, value and colour, its first nine places, by seat after me",
            ),
            Plane("sizes", players * COUNTED, "cards in the row, counted, by seat from me"),
            Plane("reserves", players * CARDS, "cards I know to be in reserve, by seat from me"),
            Plane("kept", players * COUNTED, "cards in reserve, counted, by seat from me"),
            Plane("mine", MY_RESERVES * CARD, "my reserves in their order, value and colour, the first six"),
            Plane(
                "may_be",
                (players - 1) * CARDS,
                "what cards kept from earlier rounds may be that I have not seen, by seat after me",
            ),
            Plane("held", players * CARD, "a card on its way into a row, if I know it, by seat from me"),
            Plane("holding", players, "who has such a card, from me"),
            Plane("chosen", DIGITS, "the place I have chosen in secret, counted from 1, in binary digits"),
            Plane("centre", 2 * CARD, "the central pair, value and colour"),
            Plane("beneath", 2 * CARD, "the cards that come to light if one of the pair is drawn, if any"),
            Plane("under", CARDS, "cards in the central stacks, the pair with them"),
            Plane("left", DIGITS, "how many cards the left stack has, in binary digits"),
            Plane("plus", 1, "the value card shows +"),
            Plane("deck", DIGITS, "how many cards the deck has, in binary digits"),
            Plane("owed", 2 * EFFECTS, "effects of the pair just played that are still to come"),
            Plane("turn", players, "whose turn it is, from me"),
            Plane("starter", players, "who began the round, from me"),
            Plane("waits", players, "turns in a row without a play or a draw, counted"),
        ]

    def write_own(self, state: State, seat: i64, bits: Bits) -> None:
        """My row, then what I have seen of the others, then the centre."""
        assert isinstance(state, Table)
        _write_in_order(state.rows, seat, PLACES, bits)
        _write_rows(state, seat, bits)
        _write_held(state, seat, bits)
        bits.digits(state.chosen[seat] + 1, DIGITS)
        _write_centre(state, bits)
        bits.one_of(state.owed_left, EFFECTS)
        bits.one_of(state.owed_right, EFFECTS)
        players = state.players
        bits.seat_from(seat, state.turn, players)
        bits.seat_from(seat, state.starter, players)
        bits.count(state.waits, players)


def _write_card(card: i64, bits: Bits) -> None:
    bits.members(_coded(card) if card >= 0 else i64(0), CARD)


def _coded(card: i64) -> i64:
    """Value and colour, a one for each."""
    return bit(card % VALUES) | bit(VALUES + card // VALUES)


def _write_cards(cards: vec[i64], bits: Bits) -> None:
    bits.members(half_of(cards, 0), HALF)
    bits.members(half_of(cards, 1), HALF)


def _write_known(table: Table, cards: vec[i64], first: i64, count: i64, seat: i64, bits: Bits) -> None:
    """Of some neighbours in a row of cards, those that a seat has seen."""
    low: i64 = 0
    high: i64 = 0
    for place in range(first, first + count):
        card = cards[place]
        if has(table.knowers(card), seat):
            if card < HALF:
                low |= bit(card)
            else:
                high |= bit(card - HALF)
    bits.members(low, HALF)
    bits.members(high, HALF)


def _write_in_order(rows: Rows, seat: i64, places: i64, bits: Bits) -> None:
    """A seat's cards from the left."""
    shown = min(rows.size(seat), places)
    for place in range(shown):
        _write_card(rows.at(seat, place), bits)
    bits.nothing((places - shown) * CARD)


def _write_rows(table: Table, seat: i64, bits: Bits) -> None:
    _write_sets(table, table.rows, seat, bits)
    _write_places(table, seat, bits)
    _write_sizes(table, table.rows, seat, bits)
    _write_sets(table, table.reserves, seat, bits)
    _write_sizes(table, table.reserves, seat, bits)
    _write_in_order(table.reserves, seat, MY_RESERVES, bits)
    _write_may_be(table, seat, bits)


def _write_sets(table: Table, rows: Rows, seat: i64, bits: Bits) -> None:
    players = table.players
    for step in range(players):
        other = (seat + step) % players
        _write_known(table, rows.cards, rows.first(other), rows.size(other), seat, bits)


def _write_sizes(table: Table, rows: Rows, seat: i64, bits: Bits) -> None:
    players = table.players
    for step in range(players):
        bits.count(rows.size((seat + step) % players), COUNTED)


def _write_places(table: Table, seat: i64, bits: Bits) -> None:
    """Where in the other rows the cards lie that a seat has seen."""
    players, rows = table.players, table.rows
    for step in range(i64(1), players):
        other = (seat + step) % players
        first = rows.first(other)
        end = first + rows.size(other)
        for start in range(first, first + THEIR_PLACES, TOGETHER):
            seen: i64 = 0
            for place in range(start, min(start + TOGETHER, end)):
                card = rows.cards[place]
                if has(table.knowers(card), seat):
                    seen |= shifted(_coded(card), (place - start) * CARD)
            bits.members(seen, TOGETHER * CARD)


def _write_may_be(table: Table, seat: i64, bits: Bits) -> None:
    """Clues to cards that lay in reserve when the round was dealt, and still lie where a seat cannot see them."""
    players, kept = table.players, table.segments[0]
    if kept == 0:
        bits.nothing((players - 1) * CARDS)
        return
    clues = bits.spare
    refill(clues, 0)
    seen_low, seen_high = known_to(table, bit(seat), 0), known_to(table, bit(seat), 1)
    for origin in range(kept):
        card = table.laid[origin]
        if not has(table.knowers(card), seat) and (len(table.segments) == 1 or table.origin(card) == origin):
            owner = table.holder(card)
            clues[2 * owner] |= may_be(table, origin, 0) & ~seen_low
            clues[2 * owner + 1] |= may_be(table, origin, 1) & ~seen_high
    for step in range(i64(1), players):
        other = (seat + step) % players
        bits.members(clues[2 * other], HALF)
        bits.members(clues[2 * other + 1], HALF)


def _write_held(table: Table, seat: i64, bits: Bits) -> None:
    players = table.players
    holding: i64 = 0
    for step in range(players):
        card = table.in_hand((seat + step) % players)
        if card != NOTHING:
            holding |= bit(step)
        _write_card(card if card != NOTHING and has(table.knowers(card), seat) else i64(NOTHING), bits)
    bits.members(holding, players)


def _write_centre(table: Table, bits: Bits) -> None:
    left = table.left
    right = table.right
    _write_card(left[-1], bits)
    _write_card(right[-1], bits)
    _write_card(left[-2] if len(left) > 1 else i64(NOTHING), bits)
    _write_card(right[-2] if len(right) > 1 else i64(NOTHING), bits)
    bits.members(half_of(left, 0) | half_of(right, 0), HALF)
    bits.members(half_of(left, 1) | half_of(right, 1), HALF)
    bits.digits(i64(len(left)), DIGITS)
    bits.flag(table.plus)
    bits.digits(table.deck_size(), DIGITS)
