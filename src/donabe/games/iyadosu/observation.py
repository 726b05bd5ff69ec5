# compiled
"""What a seat at Iyadosu knows, as bits."""

from mypy_extensions import i64

from donabe.games.iyadosu.actions import REFUSE, SPLIT
from donabe.games.iyadosu.cards import CARDS, COLOURS, HAND, MOST_REFUSE, RANKS
from donabe.games.iyadosu.table import DIVIDING, Table
from donabe.kernel.bits import bit, filled, gathered, size
from donabe.kernel.history import action_of, seat_of
from donabe.kernel.observation import Bits, Observation, Plane, from_seat
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
            Plane("left", players * MOST_REFUSE, "refuse cards still held, counted, by seat from me"),
            Plane("stack", players * players, "the place of the Insert on the stack, by seat from me"),
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
        bits.members(from_seat(state.to_play, seat, state.players), state.players)
        bits.members(from_seat(bit(state.starter), seat, state.players), state.players)
        _write_seats(state, seat, bits)


def _write_cards(table: Table, seat: i64, bits: Bits) -> None:
    if table.bids[seat] > 0:
        bits.members(table.normal[seat], CARDS)
        bits.members(table.refuse[seat], CARDS)
        for _place in range(i64(MOST_REFUSE)):
            bits.members(0, COLOURS + RANKS)
        return
    hand = table.hand(seat) if table.phase == DIVIDING else table.dealt[:0]
    bits.members(gathered(hand), CARDS)
    bits.members(0, CARDS)
    last: i64 = len(hand) - 1
    for place in range(i64(MOST_REFUSE)):
        card: i64 = hand[last - place] if last >= place else i64(NOBODY)
        bits.one_of(card // RANKS if card >= 0 else i64(NOBODY), COLOURS)
        bits.one_of(card % RANKS if card >= 0 else i64(NOBODY), RANKS)


def _write_shown(table: Table, seat: i64, bits: Bits) -> None:
    """By seat from the observer, the normal cards shown, and then the refuse cards."""
    players = table.players
    shown = filled(2 * players, 0)
    for move in table.history:
        action = action_of(move)
        if action < REFUSE:
            shown[seat_of(move)] |= bit(action)
        elif action < SPLIT:
            shown[players + seat_of(move)] |= bit(action - REFUSE)
    for first in range(i64(0), 2 * players, players):
        for step in range(players):
            bits.members(shown[first + (seat + step) % players], CARDS)


def _write_seats(table: Table, seat: i64, bits: Bits) -> None:
    """What stands before each seat, from the observer on."""
    players = table.players
    for step in range(players):
        bits.count(table.bids[(seat + step) % players], MOST_REFUSE)
    for step in range(players):
        bits.count(table.tricks[(seat + step) % players], HAND)
    for step in range(players):
        bits.count(size(table.refuse[(seat + step) % players]), MOST_REFUSE)
    places = filled(players, NOBODY)
    for place in range(i64(len(table.submitted))):
        places[table.submitted[place]] = place
    for step in range(players):
        bits.one_of(places[(seat + step) % players], players)
    bits.members(from_seat(table.eliminated, seat, players), players)
    for step in range(players):
        bits.members(table.lacks[(seat + step) % players], COLOURS)
    for step in range(players):
        bits.members(table.owes[(seat + step) % players], COLOURS)
