# compiled
"""What a seat at Salty knows, as bits."""

from typing import Final

from mypy_extensions import i64

from donabe.games.salty.actions import PUT_AWAY
from donabe.games.salty.cards import CARDS, CUBES_EACH, DISHES, SEASONINGS
from donabe.games.salty.table import SIDES, Table
from donabe.kernel.bits import bit, filled, size
from donabe.kernel.history import action_of, seat_of
from donabe.kernel.observation import Bits, Observation, Plane
from donabe.kernel.state import NOBODY, State

MOST_CUBES: Final = 12  # a seat can take, and tricks of a round
TWO_SIDES: Final = 2


class SaltyObservation(Observation):
    """My cards, what everybody has shown, the rack, dishes and cubes."""

    def own_planes(self, players: int) -> list[Plane]:
        """In the order they are written."""
        return [
            Plane("hand", CARDS, "my cards"),
            Plane("away", CARDS, "the cards I have put away"),
            Plane("spare", CARDS, "cards that lie open at the side (three players)"),
            Plane("trick", CARDS, "the cards of this trick, or of the last one until the next is led"),
            Plane("played", players * CARDS, "cards played in this round, by seat from me"),
            Plane("follow", SEASONINGS, "the seasoning to follow: that of the card just before"),
            Plane("in_trick", players, "how many have played to this trick, counted"),
            Plane("last_player", players, "the Last Player, from me"),
            Plane("rack", SEASONINGS * CUBES_EACH, "cubes on the rack, counted, by seasoning"),
            Plane("stocked", SEASONINGS * CUBES_EACH, "cubes the rack began with, counted, by seasoning"),
            Plane("dishes", players * DISHES, "the dish taken, by seat from me"),
            Plane("sides", players * TWO_SIDES, "the side used, once it is shown, by seat from me; my own at once"),
            Plane("cubes", players * MOST_CUBES, "cubes taken, counted, by seat from me"),
            Plane("order", players * 2 * MOST_CUBES, "their seasonings in order, two binary digits each"),
            Plane(
                "won",
                players * (MOST_CUBES + TWO_SIDES),
                "by seat from me: tricks won and cards put away, both counted",
            ),
            Plane("lacks", players * SEASONINGS, "seasonings that a hand has been seen to lack, by seat from me"),
        ]

    def write_own(self, state: State, seat: i64, bits: Bits) -> None:
        """My cards, then what is open to all."""
        assert isinstance(state, Table)
        bits.members(state.hands[seat], CARDS)
        bits.members(state.away[seat], CARDS)
        bits.members(state.spare, CARDS)
        trick: i64 = 0
        for card in state.trick:
            if card != NOBODY:
                trick |= bit(card)
        bits.members(trick, CARDS)
        _write_played(state, seat, bits)
        bits.one_of(state.follow, SEASONINGS)
        bits.count(state.played, state.players)
        bits.seat_from(seat, state.last_player, state.players)
        bits.counts_from(0, state.rack, CUBES_EACH)
        bits.counts_from(0, state.stocked, CUBES_EACH)
        _write_seats(state, seat, bits)


def _write_played(table: Table, seat: i64, bits: Bits) -> None:
    played = filled(table.players, 0)
    for move in table.history:
        action = action_of(move)
        if action < PUT_AWAY:
            played[seat_of(move)] |= bit(action)
    bits.sets_from(seat, played, CARDS)


def _write_seats(table: Table, seat: i64, bits: Bits) -> None:
    """What stands before each seat, from the observer on."""
    players = table.players
    sides = table.sides
    if table.phase == SIDES:  # the others' are still hidden
        sides = filled(players, NOBODY)
        sides[seat] = table.sides[seat]
    bits.ones_from(seat, table.dishes, DISHES)
    bits.ones_from(seat, sides, TWO_SIDES)
    bits.counts_from(seat, table.got, MOST_CUBES)
    bits.sets_from(seat, table.cubes, 2 * MOST_CUBES)
    other = seat
    for _step in range(players):
        bits.count(size(table.piles[other]) // players, MOST_CUBES)
        bits.count(size(table.away[other]), TWO_SIDES)
        other = table.left_of(other)
    bits.sets_from(seat, table.lacks, SEASONINGS)
