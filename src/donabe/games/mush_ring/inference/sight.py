# compiled
"""What every seat of Mush-Ring is sure of in other hands: cards that it has seen coming in and not leaving since.

The journal is read once for all seats, and read on when more was written. Counts and sets are small rows, a byte for each
seat that looks.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from donabe.games.mush_ring.cards import COLOURED, COLOURS, FACES, KINDS, WILD, all_actions, matching
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
from donabe.kernel.bits import bit, filled, full, lowest, shifted
from donabe.kernel.small_row import small_at, small_put

EVERYBODY: Final = 0x01010101  # one for each seat that looks
MOST: Final = 0x7F7F7F7F
FULL: Final = 0xFF


class Sight:
    """The journal as far as it was read."""

    lines: i64 = 0  # of the journal that have been read

    def __init__(self, players: i64) -> None:
        self.sure: vec[i32] = vec[i32]([0] * (players * KINDS))  # by owner and kind, cards by who is sure of them
        self.kinds: vec[i64] = filled(players, 0)  # by owner, the set of kinds of which anybody is sure
        self.lacking: vec[i64] = filled(players, 0)  # by owner, the sets of colours that it lacks, by who knows

    def sure_of(self, viewer: i64, owner: i64, kind: i64) -> i64:
        """How many cards of a kind a viewer is sure that another has."""
        return small_at(i64(self.sure[owner * KINDS + kind]), viewer)

    def lacks(self, viewer: i64, owner: i64) -> i64:
        """The set of colours that a viewer is sure that another lacks."""
        return small_at(self.lacking[owner], viewer)

    def read_on(self, journal: vec[i32]) -> None:
        """Read what is new."""
        for number in range(self.lines, i64(len(journal))):
            self._read(journal, number)
        self.lines = len(journal)

    def _read(self, journal: vec[i32], number: i64) -> None:
        line = journal[number]
        sort = sort_of(line)
        owner = seat_of(line)
        if sort == DREW:
            self.lacking[owner] = 0
        elif sort == LOST:
            self._goes(owner, bit(kind_of(line)), EVERYBODY)
        elif sort == GAINED:
            self._comes(owner, kind_of(line), EVERYBODY)
        elif sort == GAVE:
            self._changes_hands(owner, other_of(line), kind_of(line), colour_of(line))
        elif sort == COVERED:
            self._goes(owner, all_actions(), EVERYBODY)  # one of the Action cards
        elif sort == LACKED:
            self.lacking[owner] |= bit(colour_of(line)) * EVERYBODY  # everybody learns that
            self._shows(journal, number, owner, other_of(line))

    def _comes(self, owner: i64, kind: i64, viewers: i64) -> None:
        """A card of a kind comes into a hand before the eyes of some."""
        self.sure[owner * KINDS + kind] += i32(viewers)
        self.kinds[owner] |= bit(kind)
        self.lacking[owner] &= ~(_answering(kind) * viewers)

    def _goes(self, owner: i64, kinds: i64, viewers: i64) -> None:
        """A card leaves a hand; it may be of any of these kinds, as far as some can see."""
        sure = self.sure
        rest = kinds & self.kinds[owner]
        while rest != 0:
            place = owner * KINDS + lowest(rest)
            counts = i64(sure[place])
            left = counts - (((counts + MOST) >> 7) & viewers)  # one less for each of them who was sure of any
            sure[place] = i32(left)
            if left == 0:
                self.kinds[owner] ^= rest & -rest
            rest &= rest - 1

    def _changes_hands(self, giver: i64, taker: i64, kind: i64, colour: i64) -> None:
        """Who is neither of the two has seen a card of the colour go, or a Wild Shroom."""
        both = shifted(1, giver * 8) | shifted(1, taker * 8)
        self._goes(giver, bit(kind), both)
        self._goes(giver, matching(colour), EVERYBODY & ~both)
        self.lacking[taker] &= both * FULL
        self._comes(taker, kind, both)

    def _shows(self, journal: vec[i32], number: i64, owner: i64, asker: i64) -> None:
        """Who asked in vain sees the whole hand: what had come into it and not left it before this line."""
        hand = filled(KINDS, 0)
        for earlier in range(number):
            hand[kind_of(journal[earlier])] += _change(journal[earlier], owner)
        kinds: i64 = 0
        for kind in range(i64(KINDS)):
            counts = small_put(i64(self.sure[owner * KINDS + kind]), asker, hand[kind])
            self.sure[owner * KINDS + kind] = i32(counts)
            if counts != 0:
                kinds |= bit(kind)
        self.kinds[owner] = kinds


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
