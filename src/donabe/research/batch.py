# compiled
"""Batch: matches of one game that are stepped together, without Python in between.

What each actor knows and may do is kept in words of bits, a row a match; `VectorEnv` makes arrays of them.
"""

import hashlib

from librt.random import Random
from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64

from donabe.kernel.action_set import ActionSet
from donabe.kernel.bits import filled, lowest, size
from donabe.kernel.chance import Chance
from donabe.kernel.observation import Bits, Observation, mask_into, words_for
from donabe.kernel.state import State


class IllegalChoice(ValueError):
    """An action that a mask rules out."""


class Batch:
    """So many matches; each one that ends is replaced by a new one at once."""

    def __init__(
        self, laid: State, observation: Observation, entries: i64, actions: i64, matches: i64, count_points: bool = True
    ) -> None:
        self.laid = laid  # for a first deal
        self.observation = observation
        self.matches = matches
        self.players = laid.players
        self.actions = actions
        self.entry_words = words_for(entries)
        self.bits = Bits(matches * self.entry_words)
        self.mask_words = words_for(actions)
        self.masks: vec[i64] = filled(matches * self.mask_words, 0)
        self.legal = ActionSet()  # of the match being looked at
        self.choices: vec[i64] = filled(matches, 0)  # how many actions are legal
        self.actors: vec[i64] = filled(matches, 0)
        self.dones: vec[i64] = filled(matches, 0)
        self.standing: vec[i64] = filled(matches * self.players, 0)  # of matches just over, see `standing`
        self.count_points = count_points
        self.points: vec[i64] = filled(matches * self.players, 0)  # won in this step, if they are counted
        self.turns: vec[i64] = filled(matches, 0)  # how many matches have begun in each row
        self.ended: vec[i64] = vec[i64]()  # the matches that ended in this step
        self.first: i64 = 0
        self.seed = b""
        self.states: list[State] = []

    def reset(self, seed: bytes, first: i64) -> None:
        """New matches in all rows, which are numbered from a first number on: the same for the same seed."""
        self.seed = seed
        self.first = first
        self.states = []
        for row in range(self.matches):
            self.turns[row] = 0
            self.dones[row] = 0
            self.states.append(self._dealt(row))
            self._look(row)
        for place in range(self.matches * self.players):
            self.standing[place] = 0
            self.points[place] = 0
        self.ended = vec[i64]()

    def _dealt(self, row: i64) -> State:
        seed = match_seed(self.seed, self.first + row, self.turns[row])
        self.turns[row] += 1
        return self.laid.new_match(Chance(seed))

    def _look(self, row: i64) -> None:
        """Write down what the actor of a match knows and may do."""
        state = self.states[row]
        seat = lowest(state.pending)
        self.actors[row] = seat
        bits = self.bits
        bits.begin(row * self.entry_words)
        self.observation.write(state, seat, bits)
        bits.end()
        first = row * self.mask_words
        masks = self.masks
        for place in range(first, first + self.mask_words):
            masks[place] = 0
        legal = self.legal
        legal.clear()
        state.add_legal(seat, legal)
        self.choices[row] = legal.count()
        mask_into(masks, first, legal)

    def step(self, actions: bytes) -> None:
        """An action for each match, as 64-bit numbers; raises IllegalChoice and changes nothing if one is not legal."""
        self._check(actions)
        for row in self.ended:
            self.dones[row] = 0
            for place in range(row * self.players, (row + 1) * self.players):
                self.standing[place] = 0
        self.ended = vec[i64]()
        for row in range(self.matches):
            state = self.states[row]
            action = read_i64_le(actions, row * 8)
            if self.count_points:
                self._play_for_points(row, state, action)
            else:
                state.apply(self.actors[row], action)
            if state.pending == 0:
                self._end(row, state)
            self._look(row)

    def _check(self, actions: bytes) -> None:
        if len(actions) != self.matches * 8:
            raise ValueError(f"there are {self.matches} matches, and {len(actions) // 8} actions")
        for row in range(self.matches):
            action = read_i64_le(actions, row * 8)
            if not self._is_legal(row, action):
                raise IllegalChoice(f"match {row}: action {action} is not legal for seat {self.actors[row]}")

    def _is_legal(self, row: i64, action: i64) -> bool:
        if action < 0 or action >= self.actions:
            return False
        return (self.masks[row * self.mask_words + (action >> 6)] >> (action & 63)) & 1 == 1

    def _play_for_points(self, row: i64, state: State, action: i64) -> None:
        players = self.players
        first = row * players
        points = self.points
        totals = state.totals
        for seat in range(players):
            points[first + seat] = -totals[seat]
        state.apply(self.actors[row], action)
        totals = state.totals
        for seat in range(players):
            points[first + seat] += totals[seat]

    def _end(self, row: i64, state: State) -> None:
        ranks = state.outcome().ranks
        for seat in range(self.players):
            self.standing[row * self.players + seat] = standing(ranks, seat)
        self.dones[row] = 1
        self.ended = append(self.ended, row)
        self.states[row] = self._dealt(row)

    def sample(self, rng: Random) -> vec[i64]:
        """A random legal action for each match."""
        out = filled(self.matches, 0)
        for row in range(self.matches):
            out[row] = self._nth(row * self.mask_words, rng.randrange(self.choices[row]))
        return out

    def _nth(self, first: i64, smaller: i64) -> i64:
        """The action with so many smaller ones in the mask that begins with a word."""
        masks = self.masks
        place = first
        there = _size(masks[place])
        while smaller >= there:
            smaller -= there
            place += 1
            there = _size(masks[place])
        word = masks[place]
        for _smaller in range(smaller):
            word &= word - 1
        return (place - first) * 64 + _lowest(word)


def standing(ranks: list[int], seat: i64) -> i64:
    """What a rank is worth, times the number of opponents: those behind less those before; all seats add up to zero."""
    own: i64 = ranks[seat]
    worth: i64 = 0
    for rank in ranks:
        other: i64 = rank
        if other > own:
            worth += 1
        elif other < own:
            worth -= 1
    return worth


def match_seed(seed: bytes, number: i64, turn: i64) -> bytes:
    """The seed of a match: that of a run, the number of the row, and how many were played in it before."""
    return hashlib.sha256(b"donabe/research/" + seed + f"/{number}/{turn}".encode()).digest()


def _size(word: i64) -> i64:
    """How many bits a word has, its highest with them."""
    return size(word & 0x3FFFFFFFFFFFFFFF) + ((word >> 62) & 1) + ((word >> 63) & 1)


def _lowest(word: i64) -> i64:
    """The lowest bit of a word that is not zero."""
    if word & 0x3FFFFFFFFFFFFFFF != 0:
        return lowest(word & 0x3FFFFFFFFFFFFFFF)
    return 62 if (word >> 62) & 1 else 63
