"""Measures one game at one number of players in whichever build runs this, and prints the rates as JSON."""

import json
import os
import sys
import tracemalloc
from collections.abc import Callable
from math import inf
from time import process_time

from librt.random import Random

from donabe import games
from donabe.build_info import is_compiled
from donabe.kernel.game import Game
from donabe.kernel.state import State, play_out

SLICES = 5  # each rate is the best of so many: the one that other programs disturbed least
SAMPLED_STATES = 64


def measured(game: Game, players: int, seconds: float) -> dict[str, float]:
    """Every rate, by its name, each a second."""
    rng = Random(1)
    states = sampled_states(game, players, rng)
    numbers = iter(range(1 << 40))

    def loop() -> int:
        return play_out(new_match(game, players, next(numbers)), rng)

    def stepped() -> int:
        return step_through(new_match(game, players, next(numbers)), rng)

    def copies() -> int:
        for state in states:
            state.copy()
        return len(states)

    def resamples() -> int:
        for state in states:
            state.resample(state.actor(), rng)
        return len(states)

    return {
        "loop_decisions_per_s": best_rate(loop, seconds),
        "stepped_decisions_per_s": best_rate(stepped, seconds),
        "copies_per_s": best_rate(copies, seconds),
        "resamples_per_s": best_rate(resamples, seconds),
        "state_bytes": state_bytes(game, players),
    }


def new_match(game: Game, players: int, number: int) -> State:
    """A match with its first round dealt."""
    return game.start(players, {}, number.to_bytes(32, "big"))


def step_through(state: State, rng: Random) -> int:
    """Play a match as a program does that asks for the legal actions and chooses: every step crosses into Python."""
    decisions = 0
    choices = state.choices()
    while choices:
        choices = state.choose(choices[rng.randrange(len(choices))])
        decisions += 1
    return decisions


def sampled_states(game: Game, players: int, rng: Random) -> list[State]:
    """States from all parts of some random matches."""
    along = []
    for number in range(4):
        state = new_match(game, players, number)
        while (seat := state.actor()) >= 0:
            along.append(state.copy())
            legal = state.legal(seat)
            state.apply(seat, legal[rng.randrange(len(legal))])
    return [along[place * len(along) // SAMPLED_STATES] for place in range(SAMPLED_STATES)]


def state_bytes(game: Game, players: int) -> float:
    """What a state takes in memory, anywhere in a random match, each of a match of its own."""
    moments = Random(1)
    stopped(game, players, SAMPLED_STATES, moments)
    tracemalloc.start()
    states = [stopped(game, players, number, moments) for number in range(SAMPLED_STATES)]
    taken, _most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return taken / len(states)


def stopped(game: Game, players: int, number: int, moments: Random) -> State:
    """A random match, left somewhere."""
    length = make_decisions(new_match(game, players, number), Random(number))
    state = new_match(game, players, number)
    make_decisions(state, Random(number), int(moments.randrange(length)))
    return state


def make_decisions(state: State, rng: Random, most: float = inf) -> int:
    """Play at random, to the end or so many decisions; returns how many there were."""
    decisions = 0
    while decisions < most and (seat := state.actor()) >= 0:
        state.apply(seat, state.random_action(seat, rng))
        decisions += 1
    return decisions


def best_rate(work: Callable[[], int], seconds: float) -> float:
    """The best rate of a few slices of time, after one turn to warm up."""
    work()
    return max(rate(work, seconds / SLICES) for _ in range(SLICES))


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much is done in a second of this process's own time, measured over at least so many."""
    done = 0
    start = now = process_time()
    while now - start < seconds:
        done += work()
        now = process_time()
    return done / (now - start)


def pin_to_one_core() -> None:
    """Stay on one core, where the system lets a program choose."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main(key: str, players: str, seconds: str) -> None:
    """Print `{"build": ..., "rates": {...}}`."""
    pin_to_one_core()
    rates = measured(games.load(key), int(players), float(seconds))
    print(json.dumps({"build": "compiled" if is_compiled() else "interpreted", "rates": rates}))


if __name__ == "__main__":
    main(*sys.argv[1:])
