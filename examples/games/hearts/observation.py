# compiled
"""What a seat at Hearts knows, as bits."""

from mypy_extensions import i64

from donabe.kernel.bits import filled
from donabe.kernel.observation import Bits, Observation, Plane
from donabe.kernel.state import State

from .cards import CARDS, HAND, KINDS, PLAYERS, SUITS
from .table import DIRECTIONS, PASSING, Table


class HeartsObservation(Observation):
    """My cards, those I passed and got, and what everybody has played."""

    def own_planes(self, players: int) -> list[Plane]:
        """In the order they are written."""
        return [
            Plane("hand", CARDS, "my cards"),
            Plane("passed", CARDS, "the cards I pass, or have passed"),
            Plane("received", CARDS, "the cards I was passed"),
            Plane("trick", CARDS, "the cards of this trick, or of the last one until the next is led"),
            Plane("played", players * CARDS, "cards played in this deal, by seat from me"),
            Plane("taken", players * CARDS, "cards in the tricks won, by seat from me"),
            Plane("tricks", players * HAND, "tricks won, counted, by seat from me"),
            Plane("led", SUITS, "the suit led"),
            Plane("to_play", players, "how many have still to play to this trick, counted"),
            Plane("broken", 1, "hearts may be led"),
            Plane("direction", len(DIRECTIONS), "in which direction cards are passed"),
            Plane("lacks", players * KINDS, "suits, and the queen of spades, surely not in a hand, by seat from me"),
        ]

    def write_own(self, state: State, seat: i64, bits: Bits) -> None:
        """My cards, then what is open to all."""
        assert isinstance(state, Table)
        bits.members(state.hands[seat], CARDS)
        bits.members(state.gifts[seat], CARDS)
        got = state.phase != PASSING and state.direction() != 0
        bits.members(state.gifts[state.giver(seat)] if got else i64(0), CARDS)
        bits.members(state.cards_in_trick(), CARDS)
        _write_seats(state, seat, bits)


def _write_seats(table: Table, seat: i64, bits: Bits) -> None:
    played, tricks = filled(PLAYERS, 0), filled(PLAYERS, 0)
    for other in range(i64(PLAYERS)):
        played[other] = table.played(other)
        tricks[other] = table.tricks(other)
    bits.sets_from(seat, played, CARDS)
    bits.sets_from(seat, table.taken, CARDS)
    bits.counts_from(seat, tricks, HAND)
    bits.one_of(table.led, SUITS)
    bits.count(table.to_play, PLAYERS)
    bits.flag(table.broken)
    bits.one_of(table.direction(), i64(len(DIRECTIONS)))
    bits.small_sets_from(seat, table.lacks, KINDS, PLAYERS)
