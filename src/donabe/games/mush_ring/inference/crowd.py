# compiled
"""Guesses at what a seat of Mush-Ring does not see, made side by side, and one of them picked by weight.

All worlds that fit count alike: every order of the 50 cards and of every discard pile that was shuffled, and every copy
that may have been the one to leave a hand. Guesses are made one draw pile after the other, several side by side as soon as
one may be likelier than another; those that come to nothing are made up for by others, and in the end one is picked by
weight. As long as all unseen cards come from one draw pile, and others have no secrets, a single guess is exact; else
picking among several comes close to that, and tests compare it with full enumeration. A guess is made from the journal as
the seat can read it: every world that fits can be guessed, and no other.
"""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from donabe.games.mush_ring.inference.evidence import Evidence
from donabe.games.mush_ring.inference.guess import Guess
from donabe.games.mush_ring.table import Table

GUESSES: Final = 8
TRIES: Final = 64  # to make up for guesses that came to nothing, before all is guessed again


class Crowd:
    """The guesses of one seat between two moves; kept, since searches ask often.

    A crowd took long to make, so that a generator that asks again gets as many guesses out of it as it has, each picked by
    weight. Another generator gets a crowd of its own: what it gets depends on nothing that others have asked.
    """

    def __init__(self, table: Table, seat: i64) -> None:
        self.first = Guess(Evidence(table, seat))  # has said nothing yet
        self.picked: list[Guess] = []
        self.generator: Random | None = None  # whose the picked ones are

    def is_of(self, table: Table, seat: i64) -> bool:
        """Whether this is what the seat would guess now."""
        evidence = self.first.evidence
        return evidence.viewer == seat and evidence.moves == i64(len(table.history))

    def guess(self, rng: Random) -> Guess:
        """A guess at all that is hidden, to be changed at will."""
        if self.generator is not rng or len(self.picked) == 0:
            self.generator = rng
            self.picked = _all_picked(self._made(rng), rng)
        return self.picked.pop()

    def _made(self, rng: Random) -> list[Guess]:
        while True:
            crowd = [self.first]
            start: i64 = 0
            for end in self.first.evidence.ends:
                crowd = _followed(crowd, start, end, rng)
                start = end
            if len(crowd) > 0:
                return crowd


def likely_guess(table: Table, seat: i64, rng: Random) -> Guess:
    """A guess at all that is hidden from a seat, picked by weight."""
    crowd = table.crowd
    if not isinstance(crowd, Crowd) or not crowd.is_of(table, seat):
        crowd = Crowd(table, seat)
        table.crowd = crowd
    return crowd.guess(rng)


def _followed(crowd: list[Guess], start: i64, end: i64, rng: Random) -> list[Guess]:
    """Take the guesses through a part of the journal, and fill up their number from those they began as."""
    out: list[Guess] = []
    if len(crowd) == 0:
        return out
    mean: float = 0.0
    for guess in crowd:
        mean += guess.weight / float(len(crowd))
    for guess in crowd:
        twin = guess.twin()
        twin.weight /= mean
        if twin.follow(start, end, rng):
            out.append(twin)
    if len(crowd) == 1 and len(out) == 1 and not out[0].unsure:
        return out
    for _try in range(i64(TRIES)):
        if len(out) >= GUESSES:
            break
        twin = _picked(crowd, rng).twin()
        twin.weight = 1.0
        if twin.follow(start, end, rng):
            out.append(twin)
    return out


def _picked(crowd: list[Guess], rng: Random) -> Guess:
    if len(crowd) == 1:
        return crowd[0]
    total: float = 0.0
    for guess in crowd:
        total += guess.weight
    drawn = rng.random() * total
    for guess in crowd:
        drawn -= guess.weight
        if drawn < 0.0:
            return guess
    return crowd[0]


def _all_picked(crowd: list[Guess], rng: Random) -> list[Guess]:
    """As many guesses as there are, picked by weight: evenly spaced marks on all the weights in a row, in random order."""
    if len(crowd) == 1:
        return crowd
    total: float = 0.0
    for guess in crowd:
        total += guess.weight
    step = total / float(len(crowd))
    mark = rng.random() * step
    picked: list[Guess] = []
    end: float = 0.0
    for guess in crowd:
        end += guess.weight
        fresh = True
        while mark < end:
            picked.append(guess if fresh else guess.twin())
            fresh = False
            mark += step
    for place in range(len(picked) - 1, 0, -1):
        other = rng.randrange(i64(place + 1))
        picked[place], picked[other] = picked[other], picked[place]
    return picked
