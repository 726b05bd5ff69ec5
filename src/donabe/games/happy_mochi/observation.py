# compiled
"""What a seat at Happy Mochi knows, as bits."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.happy_mochi.cards import CARDS, HALF, NOTHING, RESERVE, VALUES, half_of
from donabe.games.happy_mochi.table import Table
from donabe.kernel.bits import bit, has
from donabe.kernel.observation import Bits, Observation, Plane
from donabe.kernel.state import State

COLOURS: Final = 7
CARD: Final = VALUES + COLOURS
PLACES: Final = 32  # of my row; of a longer one the order of the rest is not shown
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
            Plane("sizes", players * COUNTED, "cards in the row, counted, by seat from me"),
            Plane("reserves", players * CARDS, "cards I know to be in reserve, by seat from me"),
            Plane("kept", players * COUNTED, "cards in reserve, counted, by seat from me"),
            Plane("held", players * CARD, "a card on its way into a row, if I know it, by seat from me"),
            Plane("holding", players, "who has such a card, from me"),
            Plane("chosen", DIGITS, "the place I have chosen in secret, counted from 1, in binary digits"),
            Plane("centre", 2 * CARD, "the central pair, value and colour"),
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
        size = state.rows.size(seat)
        shown = min(size, PLACES)
        for place in range(shown):
            _write_card(state.rows.at(seat, place), bits)
        bits.nothing((PLACES - shown) * CARD)
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
    bits.members(bit(card % VALUES) | bit(VALUES + card // VALUES) if card >= 0 else i64(0), CARD)


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


def _write_rows(table: Table, seat: i64, bits: Bits) -> None:
    players = table.players
    for rows in (table.rows, table.reserves):
        for step in range(players):
            other = (seat + step) % players
            _write_known(table, rows.cards, rows.first(other), rows.size(other), seat, bits)
        for step in range(players):
            bits.count(rows.size((seat + step) % players), COUNTED)


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
    bits.members(half_of(left, 0) | half_of(right, 0), HALF)
    bits.members(half_of(left, 1) | half_of(right, 1), HALF)
    bits.digits(i64(len(left)), DIGITS)
    bits.flag(table.plus)
    bits.digits(table.deck_size(), DIGITS)
