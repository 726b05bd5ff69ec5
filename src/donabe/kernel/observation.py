# compiled
"""Observations: what one seat knows, as bits, for programs that learn.

A game declares its planes in the order in which it writes them. Everything is a bit, so that a whole observation is a
few machine words until somebody wants an array of it. Seats count from the observer on, clockwise: the same network can
sit anywhere.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from donabe.kernel.bits import bit, filled, full, shifted
from donabe.kernel.state import State

WORD: Final = 64
ROUND_DIGITS: Final = 8
SCORE_DIGITS: Final = 20  # two's complement


class Plane:
    """Some neighbouring bits of an observation: their name, how many they are, and what they say."""

    def __init__(self, name: str, size: int, meaning: str) -> None:
        self.name = name
        self.size = size
        self.meaning = meaning


class Bits:
    """A row of words that bits are written into, one after the other, the lowest bit of a word first."""

    def __init__(self, words: i64) -> None:
        self.words: vec[i64] = filled(words, 0)
        self.place: i64 = 0  # the word being written
        self.used: i64 = 0  # how many of its bits are
        self.pending: i64 = 0  # what they are

    def begin(self, place: i64) -> None:
        """Write from the beginning of a word on."""
        self.place = place
        self.used = 0
        self.pending = 0

    def end(self) -> None:
        """Write down the last word, if it was begun."""
        if self.used > 0:
            self.words[self.place] = self.pending
            self.place += 1
            self.used = 0
            self.pending = 0

    def members(self, members: i64, size: i64) -> None:
        """A set of numbers below a size, at most 63, a bit for each."""
        used = self.used
        after = used + size
        if after < WORD:
            self.pending |= shifted(members, used)
            self.used = after
            return
        word = self.pending | shifted(members & (bit(WORD - 1 - used) - 1), used)
        if (members >> (WORD - 1 - used)) & 1:
            word |= shifted(-1, WORD - 1)  # the highest bit is the sign
        self.words[self.place] = word
        self.place += 1
        self.used = after - WORD
        self.pending = members >> (size - self.used) if self.used > 0 else i64(0)

    def one_of(self, value: i64, size: i64) -> None:
        """One bit of so many; none for a value below zero."""
        self.members(bit(value) if value >= 0 else i64(0), size)

    def count(self, value: i64, size: i64) -> None:
        """As many bits as are counted, from the first on; no more than there are."""
        self.members(full(min(value, size)), size)

    def digits(self, value: i64, size: i64) -> None:
        """A number in so many binary digits, the lowest first; a negative one in two's complement."""
        self.members(value & full(size), size)

    def flag(self, value: bool) -> None:
        """One bit."""
        self.members(i64(1) if value else i64(0), 1)


@mypyc_attr(allow_interpreted_subclasses=True)  # a game in a folder of its own need not be compiled
class Observation:
    """What a seat of one game knows: the planes, and how they are written. A game says the last two methods."""

    def __init__(self, phases: i64) -> None:
        self.phases = phases

    def planes(self, players: int) -> list[Plane]:
        """What every game has, and then the game's own, in the order they are written."""
        return [
            Plane("seat", players, "my number at the table, as actions and records count seats"),
            Plane("phase", self.phases, "the phase of the round, by its number"),
            Plane("deciding", players, "who owes a decision, counted from me"),
            Plane("round", ROUND_DIGITS, "the number of the round in binary digits"),
            Plane("scores", players * SCORE_DIGITS, "points so far, by seat from me, in binary digits"),
            *self.own_planes(players),
        ]

    def write(self, state: State, seat: i64, bits: Bits) -> None:
        """All planes, for a seat."""
        players = state.players
        bits.one_of(seat, players)
        bits.one_of(state.phase, self.phases)
        bits.members(from_seat(state.pending, seat, players), players)
        bits.digits(state.round, ROUND_DIGITS)
        other = seat
        for _step in range(players):
            bits.digits(state.totals[other], SCORE_DIGITS)
            other = state.left_of(other)
        self.write_own(state, seat, bits)

    def own_planes(self, players: int) -> list[Plane]:
        """The planes that only this game has."""
        raise NotImplementedError

    def write_own(self, state: State, seat: i64, bits: Bits) -> None:
        """The planes that only this game has, from nothing but what the seat knows."""
        raise NotImplementedError


def from_seat(seats: i64, seat: i64, players: i64) -> i64:
    """A set of seats, counted from one of them on."""
    return ((seats >> seat) | shifted(seats, players - seat)) & full(players)


def words_for(size: i64) -> i64:
    """How many words so many bits take."""
    return (size + WORD - 1) // WORD


def mask_into(words: vec[i64], place: i64, actions: vec[i64]) -> None:
    """Set the bits of these actions, from a word on that is zero like all after it."""
    for action in actions:
        at = place + (action >> 6)
        low = action & 63
        if low == WORD - 1:
            words[at] |= shifted(-1, WORD - 1)
        else:
            words[at] |= bit(low)
