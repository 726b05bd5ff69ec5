# compiled
"""What a seat at Salty knows, as bits."""

from typing import Final

from mypy_extensions import i64

from donabe.games.salty.actions import PUT_AWAY
from donabe.games.salty.cards import CARDS, CUBES_EACH, DISHES, SEASONINGS
from donabe.games.salty.table import SIDES, Table
from donabe.kernel.bits import bit, filled, size
from donabe.kernel.history import action_of, seat_of
from donabe.kernel.observation import Bits, Observation, Plane, from_seat
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
            Plane("tricks", players * MOST_CUBES, "tricks won, counted, by seat from me"),
            Plane("down", players * TWO_SIDES, "cards put away, counted, by seat from me"),
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
        bits.members(from_seat(bit(state.last_player), seat, state.players), state.players)
        for which in range(i64(SEASONINGS)):
            bits.count(state.rack[which], CUBES_EACH)
        for which in range(i64(SEASONINGS)):
            bits.count(state.stocked[which], CUBES_EACH)
        _write_seats(state, seat, bits)


def _write_played(table: Table, seat: i64, bits: Bits) -> None:
    players = table.players
    played = filled(players, 0)
    for move in table.history:
        action = action_of(move)
        if action < PUT_AWAY:
            played[seat_of(move)] |= bit(action)
    for step in range(players):
        bits.members(played[(seat + step) % players], CARDS)


def _write_seats(table: Table, seat: i64, bits: Bits) -> None:
    """What stands before each seat, from the observer on."""
    players = table.players
    for step in range(players):
        bits.one_of(table.dishes[(seat + step) % players], DISHES)
    for step in range(players):
        secret = step > 0 and table.phase == SIDES
        bits.one_of(i64(NOBODY) if secret else table.sides[(seat + step) % players], TWO_SIDES)
    for step in range(players):
        bits.count(table.got[(seat + step) % players], MOST_CUBES)
    for step in range(players):
        bits.digits(table.cubes[(seat + step) % players], 2 * MOST_CUBES)
    for step in range(players):
        bits.count(size(table.piles[(seat + step) % players]) // players, MOST_CUBES)
    for step in range(players):
        bits.count(size(table.away[(seat + step) % players]), TWO_SIDES)
    for step in range(players):
        bits.members(table.lacks[(seat + step) % players], SEASONINGS)
