# compiled
"""What a seat at Mush-Ring knows, as bits."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.mush_ring.actions import MOST_SEATS
from donabe.games.mush_ring.cards import COLOURED, COLOURS, ENOUGH, FACES, KINDS, SHROOMS, SPACES, WILD, matching
from donabe.games.mush_ring.inference.journal import (
    COVERED,
    DREW,
    GAINED,
    GAVE,
    LACKED,
    LOST,
    colour_of,
    kind_of,
    other_of,
    seat_of,
    sort_of,
)
from donabe.games.mush_ring.table import DOWN, NONE, Table
from donabe.kernel.bits import bit, filled, full, has
from donabe.kernel.observation import Bits, Observation, Plane
from donabe.kernel.state import State

COPIES: Final = 4  # of a kind, counted; more look like as many
IN_HAND: Final = 12  # cards, counted
SPACE: Final = KINDS + 2  # what lies on a space, whether face down, whether hidden from me
DECK_DIGITS: Final = 6
TURN_DIGITS: Final = 9


class MushRingObservation(Observation):
    """My hand, all rings and piles, what is being carried out, and what I have seen of other hands."""

    def own_planes(self, players: int) -> list[Plane]:
        """In the order they are written."""
        return [
            Plane("hand", KINDS * COPIES, "my cards, counted, by kind"),
            Plane(
                "seen",
                (players - 1) * KINDS * COPIES,
                "cards surely in another hand, counted, by seat after me and kind",
            ),
            Plane("lacks", (players - 1) * COLOURS, "colours surely not in another hand, by seat after me"),
            Plane("sizes", players * IN_HAND, "cards in hand, counted, by seat from me"),
            Plane(
                "rings", players * SPACES * SPACE, "by seat from me and space: the kind, face down, and hidden from me"
            ),
            Plane("piles", players * SHROOMS * COPIES, "Score Piles, counted, by seat from me and kind"),
            Plane("collected", players * ENOUGH, "cards collected, counted, by seat from me"),
            Plane("discards", KINDS * COPIES, "the discard pile, counted, by kind"),
            Plane("deck", DECK_DIGITS, "how many cards the draw pile has, in binary digits"),
            Plane("card", KINDS + 1, "the card on its way into a ring; the last bit: face down"),
            Plane("action", KINDS - SHROOMS, "the Action card being carried out"),
            Plane("more", 1, "a + is to be answered"),
            Plane("place", players * SPACES, "where a Deth Kapp is coming in, by seat from me and space"),
            Plane("asked", players, "who is asked for a colour, from me"),
            Plane("colour", COLOURS, "the colour"),
            Plane("best", COLOURS, "the colours to choose from in a full ring"),
            Plane("to_drop", 2, "cards still to be discarded, counted"),
            Plane("turn", players, "whose turn it is, from me"),
            Plane("dealer", players, "the Dealer, from me"),
            Plane("turns", TURN_DIGITS, "turns that have ended, in binary digits"),
            Plane("dry", 1, "both piles have been empty"),
            Plane("last_plays", players, "players who still have last plays, counted"),
        ]

    def write_own(self, state: State, seat: i64, bits: Bits) -> None:
        """My hand, other hands as far as I have seen them, then what is open to all."""
        assert isinstance(state, Table)
        _write_counts(state.hands, seat * KINDS, KINDS, bits)
        _write_seen(state, seat, bits)
        players = state.players
        bits.counts_from(seat, state.sizes, IN_HAND)
        _write_rings(state, seat, bits)
        for step in range(players):
            _write_counts(state.piles, (seat + step) % players * KINDS, SHROOMS, bits)
        bits.counts_from(seat, state.collected, ENOUGH)
        _write_counts(state.discards, 0, KINDS, bits)
        bits.digits(i64(len(state.deck)) - state.top, DECK_DIGITS)
        _write_play(state, seat, bits)


def _write_counts(counts: vec[i64], first: i64, kinds: i64, bits: Bits) -> None:
    bits.counts(counts, first, kinds, COPIES)


# -- other hands -----------------------------------------------------------------------------------------------------------


def _write_seen(table: Table, seat: i64, bits: Bits) -> None:
    """What the journal tells a seat about the other hands."""
    players = table.players
    sight = Sight(seat)
    for line in table.journal:
        sight.read(line)
    for step in range(i64(1), players):
        _write_counts(sight.sure, (seat + step) % players * KINDS, KINDS, bits)
    for step in range(i64(1), players):
        bits.members(sight.lacks[(seat + step) % players], COLOURS)


class Sight:
    """What a seat is sure of: cards that it has seen going into a hand and not leaving it since."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.held: vec[i64] = filled(MOST_SEATS * KINDS, 0)  # by seat and kind, what is really there
        self.sure: vec[i64] = filled(MOST_SEATS * KINDS, 0)
        self.lacks: vec[i64] = filled(MOST_SEATS, 0)  # by seat, the set of colours

    def read(self, line: i64) -> None:
        """One more line of the journal."""
        sort = sort_of(line)
        if sort == DREW:
            self._comes(seat_of(line), kind_of(line), False)
        elif sort == GAINED:
            self._comes(seat_of(line), kind_of(line), True)
        elif sort == LOST:
            self._leaves(seat_of(line), kind_of(line))
        elif sort == GAVE:
            self._changes_hands(seat_of(line), other_of(line), kind_of(line), colour_of(line))
        elif sort == COVERED:
            self._is_covered(seat_of(line), kind_of(line))
        elif sort == LACKED:
            self._is_asked_in_vain(seat_of(line), other_of(line), colour_of(line))

    def _comes(self, owner: i64, kind: i64, seen: bool) -> None:
        self.held[owner * KINDS + kind] += 1
        if seen:
            self.sure[owner * KINDS + kind] += 1
            self.lacks[owner] &= ~_answering(kind)
        else:
            self.lacks[owner] = 0

    def _leaves(self, owner: i64, kind: i64) -> None:
        self.held[owner * KINDS + kind] -= 1
        self._less_sure(owner, kind)

    def _less_sure(self, owner: i64, kind: i64) -> None:
        if self.sure[owner * KINDS + kind] > 0:
            self.sure[owner * KINDS + kind] -= 1

    def _changes_hands(self, giver: i64, taker: i64, kind: i64, colour: i64) -> None:
        """Who is neither of the two has seen a card of the colour go, or a Wild Shroom."""
        seen = self.seat in (giver, taker)
        self.held[giver * KINDS + kind] -= 1
        if seen:
            self._less_sure(giver, kind)
        else:
            for other in range(i64(WILD + 1)):
                if has(matching(colour), other):
                    self._less_sure(giver, other)
        self._comes(taker, kind, seen)

    def _is_covered(self, owner: i64, kind: i64) -> None:
        """One of the Action cards has gone."""
        self.held[owner * KINDS + kind] -= 1
        for other in range(i64(SHROOMS), i64(KINDS)):
            self._less_sure(owner, other)

    def _is_asked_in_vain(self, owner: i64, asker: i64, colour: i64) -> None:
        """Everybody learns what is lacking; who asked sees the whole hand."""
        self.lacks[owner] |= bit(colour)
        if asker == self.seat:
            for place in range(owner * KINDS, (owner + 1) * KINDS):
                self.sure[place] = self.held[place]


def _answering(kind: i64) -> i64:
    """The set of colours to which a kind answers."""
    if kind == WILD:
        return full(COLOURS)
    return bit(kind // FACES) if kind < COLOURED else i64(0)


# -- what is open to all ---------------------------------------------------------------------------------------------------


def _write_rings(table: Table, seat: i64, bits: Bits) -> None:
    players = table.players
    for step in range(players):
        owner = (seat + step) % players
        for place in range(owner * SPACES, (owner + 1) * SPACES):
            card = table.rings[place]
            hidden = card >= DOWN + SHROOMS and step > 0
            bits.members(_space(card, hidden), SPACE)


def _space(card: i64, hidden: bool) -> i64:
    """What lies on a space, as bits: the kind, whether face down, whether hidden."""
    if card == NONE:
        return 0
    if hidden:
        return bit(KINDS) | bit(KINDS + 1)
    return bit(card - DOWN) | bit(KINDS) if card >= DOWN else bit(card)


def _write_play(table: Table, seat: i64, bits: Bits) -> None:
    """The play that is being carried out."""
    players = table.players
    hidden = table.card >= DOWN and table.turn != seat
    bits.one_of(i64(NONE) if hidden or table.card == NONE else table.card % DOWN, KINDS)
    bits.flag(table.card >= DOWN)
    bits.one_of(table.action - SHROOMS if table.action != NONE else i64(NONE), KINDS - SHROOMS)
    bits.flag(table.more)
    coming = (table.place + (players - seat) * SPACES) % (players * SPACES)
    bits.one_of(coming if table.place != NONE else i64(NONE), players * SPACES)
    bits.seat_from(seat, table.asked, players)
    bits.one_of(table.colour, COLOURS)
    bits.members(table.best, COLOURS)
    bits.count(table.to_drop, 2)
    bits.seat_from(seat, table.turn, players)
    bits.seat_from(seat, table.dealer, players)
    bits.digits(table.turns, TURN_DIGITS)
    bits.flag(table.dry)
    bits.count(table.last_plays, players)
