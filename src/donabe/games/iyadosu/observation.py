# compiled
"""What a seat at Iyadosu knows, as bits."""

from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.iyadosu.actions import REFUSE, SPLIT
from donabe.games.iyadosu.cards import CARDS, COLOURS, HAND, MOST_REFUSE, RANKS
from donabe.games.iyadosu.table import Table
from donabe.kernel.bits import bit, full, gathered, refill, shifted, size
from donabe.kernel.history import SEATS, action_of, seat_of
from donabe.kernel.observation import Bits, Observation, Plane
from donabe.kernel.state import NOBODY, State


class IyadosuObservation(Observation):
    """My cards, what everybody has shown, bids, tricks and the stack."""

    def own_planes(self, players: int) -> list[Plane]:
        """In the order they are written."""
        card = COLOURS + RANKS
        return [
            Plane("hand", CARDS, "my normal cards; before I have divided them, all twelve"),
            Plane("refuse", CARDS, "my refuse cards"),
            Plane("order", MOST_REFUSE * card, "before I divide: my last seven cards from the right, colour and rank"),
            Plane("played", players * CARDS, "normal cards played in this round, by seat from me"),
            Plane("refused", players * CARDS, "refuse cards played in this round, by seat from me"),
            Plane("trick", CARDS, "the cards of this trick, or of the last one until the next is led"),
            Plane("lead", COLOURS, "the lead colour"),
            Plane("to_play", players, "who has not played to this trick, from me"),
            Plane("starter", players, "the Start Player, from me"),
            Plane("bids", players * MOST_REFUSE, "bids, counted, by seat from me"),
            Plane("tricks", players * HAND, "tricks won, counted, by seat from me"),
            Plane(
                "left",
                players * (MOST_REFUSE + players),
                "by seat from me: refuse cards left, counted, and the Insert's place on the stack",
            ),
            Plane("eliminated", players, "who is out of the round, from me"),
            Plane("lacks", players * COLOURS, "colours that the normal cards have been seen to lack, by seat from me"),
            Plane("owes", players * COLOURS, "colours refused, so that a normal one is still held, by seat from me"),
        ]

    def write_own(self, state: State, seat: i64, bits: Bits) -> None:
        """My cards, then what is open to all."""
        assert isinstance(state, Table)
        _write_cards(state, seat, bits)
        _write_shown(state, seat, bits)
        trick: i64 = 0
        for card in state.trick:
            if card != NOBODY:
                trick |= bit(card)
        bits.members(trick, CARDS)
        bits.one_of(state.lead, COLOURS)
        bits.seats_from(seat, state.to_play, state.players)
        bits.seat_from(seat, state.starter, state.players)
        _write_seats(state, seat, bits)


def _write_shown(table: Table, seat: i64, bits: Bits) -> None:
    """By seat from the observer, the normal cards played in this round, and then the refuse cards."""
    shown = bits.spare
    refill(shown, 0)
    for move in table.history:
        action = action_of(move)
        if action < REFUSE:
            shown[seat_of(move)] |= bit(action)
        elif action < SPLIT:
            shown[SEATS + seat_of(move)] |= bit(action - REFUSE)
    _write_sets(shown, 0, table.players, seat, bits)
    _write_sets(shown, SEATS, table.players, seat, bits)


def _write_cards(table: Table, seat: i64, bits: Bits) -> None:
    if table.bids[seat] > 0:
        bits.members(table.normal[seat], CARDS)
        bits.members(table.refuse[seat], CARDS)
        bits.nothing(MOST_REFUSE * (COLOURS + RANKS))
        return
    hand = table.hand(seat)
    bits.members(gathered(hand), CARDS)
    bits.members(0, CARDS)
    for place in range(i64(MOST_REFUSE)):
        card = hand[HAND - 1 - place]
        bits.one_of(card // RANKS, COLOURS)
        bits.one_of(card % RANKS, RANKS)


def _write_sets(sets: vec[i64], first: i64, players: i64, seat: i64, bits: Bits) -> None:
    """Neighbouring sets of cards, one of each seat, from the observer on."""
    for other in range(first + seat, first + players):
        bits.members(sets[other], CARDS)
    for other in range(first, first + seat):
        bits.members(sets[other], CARDS)


def _write_seats(table: Table, seat: i64, bits: Bits) -> None:
    """What stands before each seat, from the observer on."""
    players = table.players
    bits.counts_from(seat, table.bids, MOST_REFUSE)
    bits.counts_from(seat, table.tricks, HAND)
    _write_left(table, seat, bits)
    bits.seats_from(seat, table.eliminated, players)
    bits.small_sets_from(seat, table.lacks, COLOURS, players)
    bits.small_sets_from(seat, table.owes, COLOURS, players)


def _write_left(table: Table, seat: i64, bits: Bits) -> None:
    """Refuse cards left, and where a seat's Insert lies on the stack, from the bottom, if it does."""
    players = table.players
    refuse, submitted = table.refuse, table.submitted
    width = MOST_REFUSE + players
    parts: i64 = 0
    for other in range(players):
        parts |= shifted(full(size(refuse[other])), other * width)
    for place in range(i64(len(submitted))):
        parts |= bit(submitted[place] * width + MOST_REFUSE + place)
    bits.parts_from(seat, parts, width, players)
