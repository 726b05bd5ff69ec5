# compiled
"""What a seat at Mushroom Sort knows, as bits."""

from typing import Final

from mypy_extensions import i64

from donabe.games.mushroom_sort.actions import central_card, order_number
from donabe.games.mushroom_sort.cards import CARDS, CENTRAL, COLOURS, HANDS, MIDDLE, PIG, RANKS, ROW, SPOTS, colour
from donabe.games.mushroom_sort.recipe import STRENGTHS
from donabe.games.mushroom_sort.table import ARRANGING, MUSHROOMS, TURNS, Table
from donabe.kernel.bits import bit, filled, full, has, listed, shifted
from donabe.kernel.observation import Bits, Observation, Plane
from donabe.kernel.state import NOBODY, State

CARD: Final[i64] = COLOURS + RANKS
ORDER_DIGITS: Final = 8
MOST_OF_A_COLOUR: Final = 8


class MushroomSortObservation(Observation):
    """My cards, the colours of all backs, what has been turned up, and the tokens."""

    def own_planes(self, players: int) -> list[Plane]:
        """In the order they are written."""
        return [
            Plane("dealt", CARDS, "while arranging: the cards I was dealt"),
            Plane(
                "backs", players * COLOURS * MOST_OF_A_COLOUR, "while arranging: how many backs of each colour, by seat"
            ),
            Plane("central", CARDS, "while arranging: the card I have put in the middle"),
            Plane("laid", 1 + ORDER_DIGITS, "while arranging: whether I have decided, and the number of my order"),
            Plane(
                "rows", players * ROW * CARD, "by seat from me, place by place: the colour, and the rank if I know it"
            ),
            Plane("middle", MIDDLE * CARD, "the central cards in the same way, mine first; two players: by colour"),
            Plane("hands", players * CARD, "the hand cards in the same way, by seat from me"),
            Plane("face_up", SPOTS, "spots turned up: rows from mine on, middle, Pig"),
            Plane("tokens", players * SPOTS, "spots with a token, by its owner from me"),
            Plane("pots", SPOTS, "spots whose token is a Pot"),
            Plane("blocked", SPOTS, "two players: spots whose partner has a token"),
            Plane("mushrooms", players * MUSHROOMS, "Mushrooms left, counted, by seat from me"),
            Plane("pot", players, "who has the Pot left, from me"),
            Plane("flipped", players, "whose Basket has been turned over, from me"),
            Plane("placed", players * TURNS, "how many tokens have been placed, counted"),
            Plane("starter", players, "the Start Player, from me"),
            Plane("predicted", players * STRENGTHS, "the strength predicted by the Pig player, by seat from me"),
        ]

    def write_own(self, state: State, seat: i64, bits: Bits) -> None:
        """My cards, then what is open to all."""
        assert isinstance(state, Table)
        _write_arranging(state, seat, bits)
        _write_cards(state, seat, bits)
        _write_tokens(state, seat, bits)


def _write_arranging(table: Table, seat: i64, bits: Bits) -> None:
    players = table.players
    arranging = table.phase == ARRANGING
    bits.members(table.dealt[seat] if arranging else i64(0), CARDS)
    for step in range(players):
        backs = filled(COLOURS, 0)
        if arranging:
            for card in listed(table.dealt[(seat + step) % players]):
                backs[colour(card)] += 1
        for which in range(i64(COLOURS)):
            bits.count(backs[which], MOST_OF_A_COLOUR)
    chosen = table.arranged[seat]
    bits.one_of(central_card(chosen) if chosen != NOBODY else i64(NOBODY), CARDS)
    bits.flag(chosen != NOBODY)
    bits.digits(order_number(chosen) if chosen != NOBODY else i64(0), ORDER_DIGITS)


def _write_cards(table: Table, seat: i64, bits: Bits) -> None:
    players = table.players
    known = table.known_to(seat)
    for step in range(players):
        first = (seat + step) % players * ROW
        for place in range(first, first + ROW):
            _write_card(table, place, known, bits)
    for number in range(i64(MIDDLE)):
        _write_card(table, CENTRAL + _central(number, seat, players), known, bits)
    for step in range(players):
        _write_card(table, HANDS + (seat + step) % players, known, bits)


def _central(number: i64, seat: i64, players: i64) -> i64:
    """With more than two players a central card is somebody's, and mine comes first."""
    return (seat + number) % players if players > 2 and number < players else number


def _write_card(table: Table, place: i64, known: i64, bits: Bits) -> None:
    card = table.cards[place]
    seen: i64 = 0
    if card >= 0:
        seen = bit(colour(card))
        if has(known, place):
            seen |= bit(COLOURS + card % RANKS)
    bits.members(seen, CARD)


def _write_tokens(table: Table, seat: i64, bits: Bits) -> None:
    players = table.players
    tokens = filled(players, 0)
    mushrooms = filled(players, 0)
    said = filled(players, 0)
    pot: i64 = 0
    for other in range(players):
        tokens[other] = _from_seat(table.gathers[other], seat, players)
        mushrooms[other] = table.mushrooms_left(other)
        said[other] = table.said_of(other) - 1
        if table.has_pot(other):
            pot |= bit(other)
    bits.members(_from_seat(table.face_up, seat, players), SPOTS)
    bits.sets_from(seat, tokens, SPOTS)
    bits.members(_from_seat(table.pots, seat, players), SPOTS)
    bits.members(_from_seat(table.blocked, seat, players), SPOTS)
    bits.counts_from(seat, mushrooms, MUSHROOMS)
    bits.seats_from(seat, pot, players)
    bits.seats_from(seat, table.flipped, players)
    bits.count(table.placed, players * TURNS)
    bits.seat_from(seat, table.starter, players)
    bits.ones_from(seat, said, STRENGTHS)


def _from_seat(spots: i64, seat: i64, players: i64) -> i64:
    """A set of spots with the observer's row first, and its central card where those are somebody's."""
    rows = spots & full(players * ROW)
    out = ((rows >> (seat * ROW)) | shifted(rows, (players - seat) * ROW)) & full(players * ROW)
    for number in range(i64(MIDDLE)):
        if has(spots, CENTRAL + _central(number, seat, players)):
            out |= bit(CENTRAL + number)
    return out | (spots & bit(PIG))
