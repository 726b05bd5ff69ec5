# compiled
"""What a seat at Salty knows, as bits."""

from typing import Final

from mypy_extensions import i64

from donabe.games.salty.cards import CARDS, CUBES_EACH, DISHES, SEASONINGS
from donabe.games.salty.table import SIDES, Table
from donabe.kernel.bits import bit, full, shifted, size
from donabe.kernel.observation import Bits, Observation, Plane
from donabe.kernel.state import NOBODY, State

MOST_CUBES: Final = 12  # a seat can take, and tricks of a round
TWO_SIDES: Final = 2
WON: Final = MOST_CUBES + TWO_SIDES  # tricks won, and cards put away, of which there are at most two


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
                players * WON,
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
    """What a seat was dealt, and has neither in hand nor put away."""
    dealt, hands, away = table.dealt, table.hands, table.away
    for other in range(seat, table.players):
        bits.members(dealt[other] & ~(hands[other] | away[other]), CARDS)
    for other in range(seat):
        bits.members(dealt[other] & ~(hands[other] | away[other]), CARDS)


def _write_seats(table: Table, seat: i64, bits: Bits) -> None:
    """What stands before each seat, from the observer on."""
    players = table.players
    bits.ones_from(seat, table.dishes, DISHES)
    if table.phase == SIDES:  # the others' are still hidden
        bits.one_of(table.sides[seat], TWO_SIDES)
        bits.nothing((players - 1) * TWO_SIDES)
    else:
        bits.ones_from(seat, table.sides, TWO_SIDES)
    bits.counts_from(seat, table.got, MOST_CUBES)
    bits.sets_from(seat, table.cubes, 2 * MOST_CUBES)
    _write_won(table, seat, bits)
    bits.small_sets_from(seat, table.lacks, SEASONINGS, players)


def _write_won(table: Table, seat: i64, bits: Bits) -> None:
    piles, away = table.piles, table.away
    parts: i64 = 0
    for other in range(table.players):
        first = other * WON
        parts |= shifted(full(size(piles[other]) // table.players), first)
        parts |= shifted(full(size(away[other])), first + MOST_CUBES)
    bits.parts_from(seat, parts, WON, table.players)
