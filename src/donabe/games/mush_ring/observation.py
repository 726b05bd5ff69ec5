# compiled
"""What a seat at Mush-Ring knows, as bits."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.mush_ring.cards import COLOURS, ENOUGH, HAND_ROW, KINDS, SHROOMS, SPACES
from donabe.games.mush_ring.inference.sight import Sight
from donabe.games.mush_ring.table import DOWN, NONE, Table
from donabe.kernel.bits import bit, full, lowest, shifted
from donabe.kernel.observation import Bits, Observation, Plane
from donabe.kernel.state import State

COPIES: Final = 4  # of a kind, counted; more look like as many
IN_HAND: Final = 12  # cards, counted
SPACE: Final[i64] = KINDS + 2  # what lies on a space, whether face down, whether hidden from me
HALF: Final = 15  # kinds whose counts a word holds
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
        players = state.players
        _write_hand(state, seat, bits)
        _write_seen(state, seat, bits)
        _write_sizes(state, seat, bits)
        _write_rings(state, seat, bits)
        for step in range(players):
            other = _later(seat, step, players)
            if state.collected[other] > 0:
                bits.counts(state.piles, other * KINDS, SHROOMS, COPIES)
            else:
                bits.nothing(SHROOMS * COPIES)
        bits.counts_from(seat, state.collected, ENOUGH)
        bits.counts(state.discards, 0, KINDS, COPIES)
        bits.digits(i64(len(state.deck)) - state.top, DECK_DIGITS)
        _write_play(state, seat, bits)


def _later(seat: i64, step: i64, players: i64) -> i64:
    """The seat so many after one."""
    other = seat + step
    return other if other < players else other - players


# -- hands: of few kinds, so that only those are counted; two words hold all kinds ---------------------------------------------


def _write_hand(table: Table, seat: i64, bits: Bits) -> None:
    hands, first, kinds = table.hands, seat * HAND_ROW, table.kinds_held(seat)
    bits.members(_counts(hands, first, kinds & full(HALF)), HALF * COPIES)
    bits.members(_counts(hands, first + HALF, kinds >> HALF), (KINDS - HALF) * COPIES)


def _counts(counts: vec[i64], first: i64, kinds: i64) -> i64:
    """The counts of these kinds, which begin at a first place, as the bits of a word."""
    word: i64 = 0
    rest = kinds
    while rest != 0:
        kind = lowest(rest)
        word |= shifted(full(min(counts[first + kind], COPIES)), kind * COPIES)
        rest &= rest - 1
    return word


def _write_seen(table: Table, seat: i64, bits: Bits) -> None:
    """What the journal tells a seat about the other hands."""
    players = table.players
    sight = table.seen()
    lacks: i64 = 0
    for step in range(i64(1), players):
        owner = _later(seat, step, players)
        kinds = sight.kinds[owner]
        bits.members(_sure_counts(sight, seat, owner, 0, kinds & full(HALF)), HALF * COPIES)
        bits.members(_sure_counts(sight, seat, owner, HALF, kinds >> HALF), (KINDS - HALF) * COPIES)
        lacks |= shifted(sight.lacks(seat, owner), (step - 1) * COLOURS)
    bits.members(lacks, (players - 1) * COLOURS)


def _sure_counts(sight: Sight, viewer: i64, owner: i64, first: i64, kinds: i64) -> i64:
    """The same of what a viewer is sure of in another hand, of kinds counted from a first one."""
    word: i64 = 0
    rest = kinds
    while rest != 0:
        kind = lowest(rest)
        word |= shifted(full(min(sight.sure_of(viewer, owner, first + kind), COPIES)), kind * COPIES)
        rest &= rest - 1
    return word


def _write_sizes(table: Table, seat: i64, bits: Bits) -> None:
    players = table.players
    sizes: i64 = 0
    for step in range(players):
        cards = table.hand_size(_later(seat, step, players))
        sizes |= shifted(full(min(cards, IN_HAND)), step * IN_HAND)
    bits.members(sizes, players * IN_HAND)


# -- what is open to all ---------------------------------------------------------------------------------------------------


def _write_rings(table: Table, seat: i64, bits: Bits) -> None:
    players, rings = table.players, table.rings
    for step in range(players):
        owner = _later(seat, step, players)
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
    coming = table.place - seat * SPACES
    if coming < 0:
        coming += players * SPACES
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
