# compiled
"""What a seat at Mush-Ring knows, as bits."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

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
from donabe.kernel.bits import bit, filled, full, has, shifted
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
    sight = Sight(seat, table.journal)
    for step in range(i64(1), players):
        _write_counts(sight.sure, (seat + step) % players * KINDS, KINDS, bits)
    for step in range(i64(1), players):
        bits.members(sight.lacks[(seat + step) % players], COLOURS)


class Sight:
    """What a seat is sure of: cards that it has seen going into a hand and not leaving it since."""

    def __init__(self, seat: i64, journal: vec[i32]) -> None:
        self.seat = seat
        self.journal = journal
        self.sure: vec[i64] = filled(MOST_SEATS * KINDS, 0)  # by seat and kind
        self.lacks: vec[i64] = filled(MOST_SEATS, 0)  # by seat, the set of colours
        for number in range(i64(len(journal))):
            self._read(number, journal[number])

    def _read(self, number: i64, line: i32) -> None:
        sort = sort_of(line)
        if sort == DREW:
            self.lacks[seat_of(line)] = 0
        elif sort == LOST:
            self._less_sure(seat_of(line), kind_of(line))
        elif sort == GAINED:
            self._comes_openly(seat_of(line), kind_of(line))
        elif sort == GAVE:
            self._changes_hands(seat_of(line), other_of(line), kind_of(line), colour_of(line))
        elif sort == COVERED:
            self._is_covered(seat_of(line))
        elif sort == LACKED:
            self._is_asked_in_vain(number, seat_of(line), other_of(line), colour_of(line))

    def _comes_openly(self, owner: i64, kind: i64) -> None:
        self.sure[owner * KINDS + kind] += 1
        self.lacks[owner] &= ~_answering(kind)

    def _less_sure(self, owner: i64, kind: i64) -> None:
        sure = self.sure
        place = owner * KINDS + kind
        if sure[place] > 0:
            sure[place] -= 1

    def _changes_hands(self, giver: i64, taker: i64, kind: i64, colour: i64) -> None:
        """Who is neither of the two has seen a card of the colour go, or a Wild Shroom."""
        if self.seat in (giver, taker):
            self._less_sure(giver, kind)
            self._comes_openly(taker, kind)
            return
        for other in range(i64(WILD + 1)):
            if has(matching(colour), other):
                self._less_sure(giver, other)
        self.lacks[taker] = 0

    def _is_covered(self, owner: i64) -> None:
        """One of the Action cards has gone."""
        for other in range(i64(SHROOMS), i64(KINDS)):
            self._less_sure(owner, other)

    def _is_asked_in_vain(self, number: i64, owner: i64, asker: i64, colour: i64) -> None:
        """Everybody learns what is lacking; who asked sees the whole hand."""
        self.lacks[owner] |= bit(colour)
        if asker == self.seat:
            self._see_hand(number, owner)

    def _see_hand(self, number: i64, owner: i64) -> None:
        """The hand at a line of the journal: what had come into it and not left it by then."""
        hand = owner * KINDS
        for place in range(hand, hand + KINDS):
            self.sure[place] = 0
        for earlier in range(number):
            line = self.journal[earlier]
            self.sure[hand + kind_of(line)] += _change(line, owner)


def _change(line: i32, owner: i64) -> i64:
    """By how many cards a line of the journal changes a hand."""
    sort = sort_of(line)
    if seat_of(line) == owner:
        if sort in (DREW, GAINED):
            return 1
        return -1 if sort in (LOST, GAVE, COVERED) else 0
    return 1 if sort == GAVE and other_of(line) == owner else 0


def _answering(kind: i64) -> i64:
    """The set of colours to which a kind answers."""
    if kind == WILD:
        return full(COLOURS)
    return bit(kind // FACES) if kind < COLOURED else i64(0)


# -- what is open to all ---------------------------------------------------------------------------------------------------


def _write_rings(table: Table, seat: i64, bits: Bits) -> None:
    players, rings = table.players, table.rings
    for step in range(players):
        owner = (seat + step) % players
        for place in range(owner * SPACES, (owner + 1) * SPACES, 2):  # two at a time fit into a word
            left, right = _space(rings[place], step), _space(rings[place + 1], step)
            bits.members(left | shifted(right, SPACE), 2 * SPACE)


def _space(card: i64, step: i64) -> i64:
    """What lies on a space of somebody so many seats after me: the kind, whether face down, whether hidden."""
    if card == NONE:
        return 0
    if card >= DOWN + SHROOMS and step > 0:
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
