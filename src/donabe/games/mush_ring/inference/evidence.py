# compiled
"""What a seat of Mush-Ring has seen: the journal as this seat can read it.

A card here is one that was drawn at some time, numbered in the order of drawing; the rest of the draw pile follows. The
cards of one shuffle are a pool. What a pool holds all can see, as it was the deck or the open discard pile; what is hidden
is the order. What came into another hand before the seat's eyes, or was shown to it there, is a pool too: a known one.

An exit is a card of a kind the seat knows that left another hand; if a hand is shown to it, all its cards leave and come
back as known ones.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from donabe.games.mush_ring.cards import CARDS, COLOURED, COLOURS, FACES, KINDS, WILD, matching
from donabe.games.mush_ring.inference.journal import (
    COVERED,
    DREW,
    GAINED,
    GAVE,
    LACKED,
    LOST,
    SHUFFLED,
    colour_of,
    kind_of,
    other_of,
    seat_of,
    sort_of,
)
from donabe.games.mush_ring.table import NONE, Table
from donabe.kernel.bits import bit, filled, has, listed

WILDS: Final[i64] = COLOURS
CLASSES: Final[i64] = COLOURS + 2
POOLS: Final = 62  # with more pools than a set can hold,
REACH: Final = 600  # or with more possible sources than this in all, nothing is worked out ahead
KIND_BITS: Final = 5  # of an exit
KIND_MASK: Final = 31


def exit_of(seat: i64, kind: i64) -> i64:
    """An exit: a card of a kind left a seat's hand."""
    return (seat << KIND_BITS) | kind


def exit_seat(number: i64) -> i64:
    """Whose hand the card of an exit left."""
    return number >> KIND_BITS


def exit_kind(number: i64) -> i64:
    """The card of an exit."""
    return number & KIND_MASK


def no_cards(count: i64) -> vec[u8]:
    """A row of counts, small because guesses are copied all the time: a turn brings a hand one known card at most."""
    return vec[u8]([u8(0)] * count)


class Evidence:
    """The pools, which of their cards the viewer drew, and the exits."""

    def __init__(self, table: Table, viewer: i64) -> None:
        self.journal = table.journal
        self.players = table.players
        self.viewer = viewer
        self.moves: i64 = len(table.history)
        self.draws: i64 = table.shuffles + 1  # pools of drawn cards; the known ones follow
        self.pools = self.draws + self.players
        for line in self.journal:
            if self._is_look(line):
                self.pools += 1
        self.supply = no_cards(self.pools * KINDS)  # by pool and kind, the cards that the viewer did not draw
        self.left = filled(self.pools, 0)  # by pool, how many
        self.pool = vec[i64](capacity=4 * CARDS)  # by card
        self.kinds = vec[i64](capacity=4 * CARDS)  # by card, what the viewer drew
        self.lines = vec[i64](capacity=4 * CARDS)  # by card drawn, the entry that says so
        self.firsts = filled(self.draws + 1, 0)  # by draw pile, its first card; behind them, how many cards there are
        self.ends = vec[i64](capacity=self.draws)  # by draw pile, where in the journal it was used up
        self.got = filled(self.players * self.pools, 0)  # by seat and pool, how many of its cards the seat got
        self._read()
        for place in range(table.top, i64(len(table.deck))):
            self._add(self.draws - 1, table.deck[place], NONE)
        self.firsts[self.draws] = len(self.pool)
        self.exits = vec[i64](capacity=CARDS)  # seats and kinds (`exit_of`)
        self.possible = vec[i64](capacity=CARDS)  # by exit, the set of pools it may have come from, if that is clear
        self.waiting = vec[i64](capacity=CARDS)  # the exits for which it is
        self.reach: i64 = 0  # the possible sources of all of them
        self._list_exits()
        if self.reach > REACH:
            self.waiting = vec[i64]()

    def _is_look(self, line: i32) -> bool:
        """Whether another hand was shown to the viewer."""
        return sort_of(line) == LACKED and other_of(line) == self.viewer

    def _read(self) -> None:
        pool: i64 = 0
        for number in range(i64(len(self.journal))):
            line = self.journal[number]
            sort = sort_of(line)
            if sort == DREW:
                self._add(pool, kind_of(line), seat_of(line))
                self.lines = append(self.lines, number)
                self.got[seat_of(line) * self.pools + pool] += 1
            elif sort == SHUFFLED:
                self.ends = append(self.ends, number + 1)
                pool += 1
                self.firsts[pool] = len(self.pool)
        self.ends = append(self.ends, i64(len(self.journal)))

    def _add(self, pool: i64, kind: i64, seat: i64) -> None:
        self.pool = append(self.pool, pool)
        if seat == self.viewer:
            self.kinds = append(self.kinds, kind)
            return
        self.kinds = append(self.kinds, NONE)
        self.supply[pool * KINDS + kind] += u8(1)
        self.left[pool] += 1

    def first_of(self, pool: i64) -> i64:
        """The first card of a pool of drawn cards; of one more pool than there are, how many cards there are."""
        return self.firsts[pool]

    def hand_at(self, number: i64, seat: i64) -> vec[i64]:
        """By kind, the cards of a hand just before an entry; to be asked only if the viewer was shown it."""
        hand = filled(KINDS, 0)
        for at in range(number):
            line = self.journal[at]
            sort = sort_of(line)
            kind = kind_of(line)
            if seat_of(line) == seat:
                if sort in (DREW, GAINED):
                    hand[kind] += 1
                elif sort in (LOST, GAVE, COVERED):
                    hand[kind] -= 1
            elif sort == GAVE and other_of(line) == seat:
                hand[kind] += 1
        return hand

    # -- exits ---------------------------------------------------------------------------------------------------------------

    def _list_exits(self) -> None:
        got = Got(self)
        for number in range(i64(len(self.journal))):
            line = self.journal[number]
            sort = sort_of(line)
            seat = seat_of(line)
            kind = kind_of(line)
            if sort == SHUFFLED:
                got.pool += 1
            elif sort == GAVE:
                if other_of(line) == self.viewer:
                    self._exit(seat, kind, got)
                elif seat == self.viewer:
                    got.know(other_of(line), kind)
                else:
                    got.unknown[other_of(line)] |= matching(colour_of(line))
            elif seat == self.viewer:
                continue
            elif sort == DREW:
                got.draw(seat)
            elif sort == LOST:
                self._exit(seat, kind, got)
            elif sort == GAINED:
                got.know(seat, kind)
            elif self._is_look(line):
                hand = self.hand_at(number, seat)
                for kind in range(i64(KINDS)):
                    for _copy in range(hand[kind]):
                        self._exit(seat, kind, got)
                got.look(seat, hand)
            elif sort == LACKED:
                got.lack(seat, colour_of(line))

    def _exit(self, seat: i64, kind: i64, got: "Got") -> None:
        pools: i64 = 0
        if self.draws > 1 and self.pools <= POOLS and not has(got.unknown[seat], kind):
            for pool in listed(got.pools_for(seat, kind)):
                if i64(self.supply[pool * KINDS + kind]) > 0:
                    pools |= bit(pool)
                    self.reach += 1
        if pools != 0:
            self.waiting = append(self.waiting, i64(len(self.exits)))
        self.exits = append(self.exits, exit_of(seat, kind))
        self.possible = append(self.possible, pools)


class Got:
    """By seat, where its cards have come from so far."""

    def __init__(self, evidence: Evidence) -> None:
        self.evidence = evidence
        self.pool: i64 = 0  # the present draw pile
        self.drew = filled(evidence.players * CLASSES, 0)  # and by class of kinds, the set of pools
        self.home = filled(evidence.players, 0)  # the pool of known cards
        for seat in range(evidence.players):
            self.home[seat] = evidence.draws + seat
        self.next: i64 = evidence.draws + evidence.players
        self.unknown = filled(evidence.players, 0)  # the set of kinds that others may have given it

    def pools_for(self, seat: i64, kind: i64) -> i64:
        """The set of pools that a card of this kind may have come from."""
        return self.drew[seat * CLASSES + _class_of(kind)] | bit(self.home[seat])

    def draw(self, seat: i64) -> None:
        """One more card of the present draw pile."""
        for at in range(seat * CLASSES, (seat + 1) * CLASSES):
            self.drew[at] |= bit(self.pool)

    def lack(self, seat: i64, colour: i64) -> None:
        """None of the cards drawn so far answers to this colour."""
        self.drew[seat * CLASSES + colour] = 0
        self.drew[seat * CLASSES + WILDS] = 0
        self.unknown[seat] &= ~matching(colour)

    def know(self, seat: i64, kind: i64) -> None:
        """One more known card."""
        self.evidence.supply[self.home[seat] * KINDS + kind] += u8(1)
        self.evidence.got[seat * self.evidence.pools + self.home[seat]] += 1

    def look(self, seat: i64, hand: vec[i64]) -> None:
        """From here on all its cards are known."""
        self.home[seat] = self.next
        self.next += 1
        self.unknown[seat] = 0
        for at in range(seat * CLASSES, (seat + 1) * CLASSES):
            self.drew[at] = 0
        for kind in range(i64(KINDS)):
            for _copy in range(hand[kind]):
                self.know(seat, kind)


def _class_of(kind: i64) -> i64:
    """Its colour, wild, or neither: what a hand can be shown to lack."""
    if kind < COLOURED:
        return kind // FACES
    return WILDS if kind == WILD else WILDS + 1
