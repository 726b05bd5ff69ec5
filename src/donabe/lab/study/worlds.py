"""A look into the worlds that a seat imagines, at a few decisions of a match: what they were about, and what was hidden."""

import hashlib
from bisect import bisect_right
from collections import Counter
from itertools import accumulate

from librt.random import Random

from donabe.bots.search import Sample, Search, Settings
from donabe.bots.values import value_of
from donabe.kernel.game import Game
from donabe.kernel.match import Match
from donabe.kernel.state import State
from donabe.lab.study.facts import Hidden, Stake

LOOKS = 3  # decisions of a match at which we ask what is hidden; at the first with a choice also what it was about
MOST_CHOICES = 5  # that are compared, of a decision that has more
WORLDS = 12  # half of them to find the best choice and the worst, half to measure them
DIGITS = 4


def looked_into(match: Match, rounds: list[int]) -> tuple[list[str], list[Stake], list[Hidden]]:
    """The clauses that barred something, what decisions were about, and what was hidden, at some decisions.

    `rounds` says how many decisions each round had. The decisions are drawn by the match's seed.
    """
    digest = hashlib.sha256(b"donabe/study/" + match.seed).digest()
    rng = Random(int.from_bytes(digest[:7], "big"))
    ends = list(accumulate(rounds))
    wanted = sorted({rng.randrange(ends[-1]) for _ in range(LOOKS)})
    barred: set[str] = set()
    stakes: list[Stake] = []
    hidden: list[Hidden] = []
    state = match.game.start(len(match.names), match.options, match.seed)
    for number, (seat, action) in enumerate(match.moves[: wanted[-1] + 1]):
        if number in wanted:
            here = bisect_right(ends, number)
            began = ends[here] - rounds[here]
            hidden.append(Hidden(_rounded((number - began) / rounds[here]), hidden_share(state, seat, rng)))
            barred |= _barred(match.game, state, seat)
            if not stakes and len(state.legal(seat)) > 1:
                stakes.append(stake(match.game, state, seat, number / ends[-1], rng))
        state.apply(seat, action)
    return sorted(barred), stakes, hidden


def _barred(game: Game, state: State, seat: int) -> set[str]:
    legal = set(state.legal(seat))
    return {state.against(seat, action) for action in range(len(game.tokens)) if action not in legal} - {""}


def stake(game: Game, state: State, seat: int, at: float, rng: Random) -> Stake:
    """What a decision is about."""
    actions = state.legal(seat)
    choices = len(actions)
    while len(actions) > MOST_CHOICES:
        actions.pop(rng.randrange(len(actions)))
    world = state.resample(seat, rng)
    value = value_of(game, len(state.scores()))
    search = Search(world, seat, game.playout or game.thumb, game.thumb, value, Settings(), rng)
    samples = search.compared(actions, WORLDS)
    found = [_mean(sample, 0, WORLDS // 2) for sample in samples]
    measured = [_mean(sample, WORLDS // 2, WORLDS) for sample in samples]
    best, worst = found.index(max(found)), len(found) - 1 - found[::-1].index(min(found))
    edge = measured[best] - sum(measured) / len(measured)
    return Stake(_rounded(at), choices, _rounded(measured[best] - measured[worst]), _rounded(edge))


def _mean(sample: Sample, first: int, last: int) -> float:
    return sum(sample.shares[first:last]) / (last - first)


def hidden_share(state: State, seat: int, rng: Random) -> float:
    """The share of the cards that lie elsewhere in one world than in another, both as good as the real one to a seat."""
    one, other = (_places(state.resample(seat, rng).detail()) for _ in range(2))
    return _rounded((one - other).total() / max(1, one.total()))


def _places(detail: dict[str, object]) -> Counter[tuple[str, str]]:
    """How often each card lies in each place."""
    places: Counter[tuple[str, str]] = Counter()
    for name, value in detail.items():
        _put(places, name, value)
    return places


def _put(places: Counter[tuple[str, str]], place: str, value: object) -> None:
    if isinstance(value, str):
        if value:
            places[place, value] += 1
    elif isinstance(value, list | tuple):
        for number, item in enumerate(value):
            _put(places, place if isinstance(item, str) else f"{place}/{number}", item)
    elif isinstance(value, dict):
        for name, item in value.items():
            _put(places, f"{place}/{name}", item)


def _rounded(number: float) -> float:
    return round(number, DIGITS) + 0.0
