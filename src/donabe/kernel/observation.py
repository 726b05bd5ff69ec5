# compiled
"""Observations: what one seat knows, as bits, for programs that learn.

A game declares its planes in the order in which it writes them. Everything is a bit, so that a whole observation is a
few machine words until somebody wants an array of it. Seats count from the observer on, clockwise: the same network can
sit anywhere.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from donabe.kernel.action_set import ActionSet
from donabe.kernel.bits import bit, filled, full, shifted
from donabe.kernel.small_row import small_at
from donabe.kernel.state import State

WORD: Final = 64
SPARE: Final = 16
ROUND_DIGITS: Final = 8
SCORE_DIGITS: Final = 20  # two's complement
SPREAD: Final = vec[i64]([sum(((byte >> place) & 1) << (8 * place) for place in range(8)) for byte in range(256)])


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
        self.spare: vec[i64] = filled(SPARE, 0)  # for a game to count in while it writes: a new row would be slow

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
        self.words[self.place] = self.pending | cut(members, used)
        self.place += 1
        self.used = after - WORD
        self.pending = members >> (size - self.used)

    def one_of(self, value: i64, size: i64) -> None:
        """One bit of so many; none for a value below zero."""
        self.members(bit(value) if value >= 0 else i64(0), size)

    def count(self, value: i64, size: i64) -> None:
        """As many bits as are counted, from the first on; no more than there are."""
        self.members(full(min(value, size)), size)

    def digits(self, value: i64, size: i64) -> None:
        """A number in so many binary digits, the lowest first; a negative one in two's complement."""
        self.members(value & full(size), size)

    def nothing(self, size: i64) -> None:
        """So many bits that say nothing."""
        while size >= WORD:
            self.members(0, WORD - 1)
            size -= WORD - 1
        self.members(0, size)

    def flag(self, value: bool) -> None:
        """One bit."""
        self.members(i64(1) if value else i64(0), 1)

    def counts(self, values: vec[i64], first: i64, places: i64, size: i64) -> None:
        """A count for each of some neighbours in a row, as many of them at a time as a word holds."""
        end = first + places
        at_once = (WORD - 1) // size
        most = full(size)
        while first < end:
            stop = min(first + at_once, end)
            together: i64 = 0
            written: i64 = 0
            for place in range(first, stop):
                value = values[place]
                if value > 0:
                    together |= shifted(full(value) if value < size else most, written)
                written += size
            self.members(together, written)
            first = stop

    # -- the same for every seat, from one on clockwise ------------------------------------------------------------------

    def sets_from(self, seat: i64, sets: vec[i64], size: i64) -> None:
        """A set for each seat."""
        players: i64 = len(sets)
        if players * size < WORD:
            parts: i64 = 0
            for other in range(players):
                parts |= shifted(sets[other], other * size)
            self.parts_from(seat, parts, size, players)
            return
        for other in range(seat, players):
            self.members(sets[other], size)
        for other in range(seat):
            self.members(sets[other], size)

    def ones_from(self, seat: i64, values: vec[i64], size: i64) -> None:
        """One bit of so many for each seat, none for a value below zero."""
        players: i64 = len(values)
        if players * size < WORD:
            parts: i64 = 0
            for other in range(players):
                if values[other] >= 0:
                    parts |= bit(values[other] + other * size)
            self.parts_from(seat, parts, size, players)
            return
        for other in range(seat, players):
            self.one_of(values[other], size)
        for other in range(seat):
            self.one_of(values[other], size)

    def counts_from(self, seat: i64, values: vec[i64], size: i64) -> None:
        """A count for each seat."""
        players: i64 = len(values)
        if players * size < WORD:
            parts: i64 = 0
            for other in range(players):
                parts |= shifted(full(min(values[other], size)), other * size)
            self.parts_from(seat, parts, size, players)
            return
        for other in range(seat, players):
            self.count(values[other], size)
        for other in range(seat):
            self.count(values[other], size)

    def digits_from(self, seat: i64, values: vec[i64], size: i64) -> None:
        """A number for each seat."""
        for other in range(seat, i64(len(values))):
            self.digits(values[other], size)
        for other in range(seat):
            self.digits(values[other], size)

    def parts_from(self, seat: i64, parts: i64, size: i64, players: i64) -> None:
        """So many bits for each seat, given together from seat 0 on: at most 63, and a word written is dearer than one."""
        total = size * players
        first = size * seat
        self.members((parts >> first) | shifted(parts & full(first), total - first), total)

    def small_sets_from(self, seat: i64, row: i64, size: i64, players: i64) -> None:
        """A set for each seat, of those in a small row, which together have less than a word."""
        parts: i64 = 0
        for other in range(players):
            parts |= shifted(small_at(row, other), other * size)
        self.parts_from(seat, parts, size, players)

    def seats_from(self, seat: i64, seats: i64, players: i64) -> None:
        """A set of seats."""
        self.parts_from(seat, seats, 1, players)

    def seat_from(self, seat: i64, other: i64, players: i64) -> None:
        """One of the seats, or nobody."""
        step = other - seat
        if step < 0:
            step += players
        self.one_of(step if other >= 0 else i64(-1), players)


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
        bits.members(bit(seat) | bit(players + state.phase), players + self.phases)
        bits.seats_from(seat, state.pending, players)
        bits.digits(state.round, ROUND_DIGITS)
        bits.digits_from(seat, state.totals, SCORE_DIGITS)
        self.write_own(state, seat, bits)

    def own_planes(self, players: int) -> list[Plane]:
        """The planes that only this game has."""
        raise NotImplementedError

    def write_own(self, state: State, seat: i64, bits: Bits) -> None:
        """The planes that only this game has, from nothing but what the seat knows."""
        raise NotImplementedError


def observe_into(observation: Observation, state: State, seat: i64, bits: Bits, out: vec[i64]) -> None:
    """What a seat knows: as bits, and each bit as a byte in a row of eight times as many words."""
    bits.begin(0)
    observation.write(state, seat, bits)
    bits.end()
    words = bits.words
    place: i64 = 0
    for number in range(i64(len(words))):
        word = words[number]
        for _byte in range(8):
            out[place] = SPREAD[word & 255]
            word >>= 8
            place += 1


def words_for(size: i64) -> i64:
    """How many words so many bits take."""
    return (size + WORD - 1) // WORD


def mask_into(words: vec[i64], place: i64, actions: ActionSet) -> None:
    """Set the bits of these actions, from a word on that is zero like all after it."""
    _set_bits(words, place, actions.first, actions.members)
    _set_bits(words, place, actions.second, actions.second_members)
    further = actions.further
    for following in range(0, actions.end, 2):
        _set_bits(words, place, further[following], further[following + 1])


def _set_bits(words: vec[i64], place: i64, first: i64, members: i64) -> None:
    if members == 0:
        return
    place += first >> 6
    low = first & (WORD - 1)
    words[place] |= cut(members, low)
    above = members >> (WORD - 1 - low) >> 1
    if above != 0:
        words[place + 1] |= above


def cut(members: i64, by: i64) -> i64:
    """A set moved up, as far as it stays in a word of 64 bits, the highest of which is the sign."""
    if by == 0:
        return members
    word = shifted(members & full(WORD - 1 - by), by)
    if (members >> (WORD - 1 - by)) & 1:
        word |= shifted(-1, WORD - 1)
    return word
