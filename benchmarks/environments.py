"""How fast the environments are stepped, with observations and masks: `python -m benchmarks.environments [GAME ...]`.

The vector environment and the AEC environment take turns, so that other programs disturb both alike. Rates are the best
of the slices, in decisions a second of processor time; both play at random.
"""

import sys
from collections.abc import Callable
from time import process_time

import numpy as np

from donabe import games
from donabe.build_info import describe
from donabe.research import VectorEnv, aec

MATCHES = 2048
SLICES = 6
SECONDS = 1.0  # a slice


def vector_stepper(game: str, players: int) -> Callable[[], int]:
    """One step of all matches; answers how many decisions that was."""
    env = VectorEnv(game, players, MATCHES, seed=1)
    env.reset()

    def step() -> int:
        env.step(env.sample())
        return MATCHES

    return step


def aec_stepper(game: str, players: int) -> Callable[[], int]:
    """One decision, looked at and made as PettingZoo's loops do, in its usual wrappers."""
    env, rng = aec(game, players), np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> int:
        observation, _reward, over, _cut, _info = env.last()
        if over:
            env.reset()
            return 0
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        return 1

    return step


def rate(step: Callable[[], int]) -> float:
    """Decisions a second of processor time, over one slice."""
    began, done = process_time(), 0
    while process_time() - began < SECONDS:
        done += step()
    return done / (process_time() - began)


def main(keys: list[str]) -> None:
    """A line for each game at its usual number of players."""
    print(describe())
    for key in keys:
        players = games.load(key).usual_players
        steppers = vector_stepper(key, players), aec_stepper(key, players)
        slices = [[rate(step) for step in steppers] for _slice in range(SLICES)]
        vector, alone = (max(column) for column in zip(*slices, strict=True))
        print(f"{key:14} {players} players  vector {vector:10,.0f}/s  AEC {alone:8,.0f}/s  {vector / alone:5.1f}x")


if __name__ == "__main__":
    main(sys.argv[1:] or games.keys())
