"""Environments for programs that learn, ours and others', stepped at random in turns: `make beside`, a part of `make bench`.

    python -m benchmarks.environments [GAME ...]

compares only ours. All of them give what the deciding player knows and may do at every decision.
"""

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from benchmarks.measuring import new_match, pin_to_one_core, step_through
from benchmarks.turns import Clock, Work, in_turns
from librt.random import Random

from donabe import games
from donabe.build_info import describe
from donabe.research import VectorEnv, aec, raw_aec

MATCHES = 2048
DECISIONS = 20  # between two looks at the clock
RLCARD = ("leduc-holdem", "uno", "gin-rummy")
PETTINGZOO = ("leduc_holdem_v4", "hanabi_v5")
STEPPED, OBSERVED, AEC, VECTOR = (f"{how}_decisions_per_s" for how in ("stepped", "observed", "aec", "vector"))


@dataclass
class Entry:
    """An environment at work."""

    engine: str
    game: str
    players: int
    metric: str
    work: Work


# -- ours --------------------------------------------------------------------------------------------------------------


def ours(key: str) -> list[Entry]:
    """A game at its usual number of players: the table alone, an environment alone, in wrappers, and many matches."""
    players = games.load(key).usual_players
    works = {
        STEPPED: stepped(key, players),
        OBSERVED: agents(raw_aec(key, players)),
        AEC: agents(aec(key, players)),
        VECTOR: vector(key, players),
    }
    return [Entry("donabe", key, players, metric, work) for metric, work in works.items()]


def stepped(key: str, players: int) -> Work:
    """A match, its actions chosen here; nobody observes it."""
    game, rng, numbers = games.load(key), Random(1), iter(range(1 << 40))
    return lambda: step_through(new_match(game, players, next(numbers)), rng)


def vector(key: str, players: int) -> Work:
    """One step of all matches."""
    env = VectorEnv(key, players, MATCHES, seed=1)
    env.reset()

    def step() -> int:
        env.step(env.sample())
        return MATCHES

    return step


def agents(env: Any) -> Work:
    """Some decisions, looked at and made as PettingZoo's loops do."""
    rng = np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> int:
        for _ in range(DECISIONS):
            observation, _reward, over, cut, _info = env.last()
            while over or cut:
                env.reset()
                observation, _reward, over, cut, _info = env.last()
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        return DECISIONS

    return step


# -- others' -----------------------------------------------------------------------------------------------------------


def others() -> list[Entry]:
    """Games of RLCard and PettingZoo, as small as they come and of about our size."""
    import rlcard  # type: ignore[import-not-found]
    from pettingzoo import classic

    entries = []
    for name in RLCARD:
        env = rlcard.make(name, config={"seed": 1})
        entries.append(Entry("rlcard", name, env.num_players, OBSERVED, rlcard_work(env)))
    for name in PETTINGZOO:
        env = getattr(classic, name).env()
        entries.append(Entry("pettingzoo", name, len(env.possible_agents), AEC, agents(env)))
    return entries


def rlcard_work(env: Any) -> Work:
    """Some decisions as RLCard's own loop makes them."""
    rng = Random(1)
    at = env.reset()

    def step() -> int:
        nonlocal at
        for _ in range(DECISIONS):
            if env.is_over():
                at = env.reset()
            legal = list(at[0]["legal_actions"])
            at = env.step(legal[rng.randrange(len(legal))])
        return DECISIONS

    return step


# -- results -----------------------------------------------------------------------------------------------------------


def measured(entries: list[Entry], seconds: float, turns: int) -> list[tuple[Entry, Clock]]:
    """Each of them at work for so many seconds, in turns."""
    works: list[Callable[[], int]] = [entry.work for entry in entries]
    return list(zip(entries, in_turns(works, seconds, turns), strict=True))


def rows(seconds: float) -> None:
    """Everybody's figures as JSON rows."""
    pin_to_one_core()
    entries = [entry for key in games.keys() for entry in ours(key)] + others()  # noqa: SIM118
    print(json.dumps([row(entry, clock) for entry, clock in measured(entries, seconds, turns=5)]))


def row(entry: Entry, clock: Clock) -> dict[str, Any]:
    """A figure as bench.json has it."""
    build = describe().rpartition("(")[2].rstrip(")") if entry.engine == "donabe" else ""
    named = {"game": entry.game, "players": entry.players, "build": build, "engine": entry.engine}
    return {**named, "metric": entry.metric, "value": clock.own_rate(), "wall_value": clock.wall_rate()}


def main(keys: list[str]) -> None:
    """Our environments beside each other, a line a game."""
    print(describe())
    for key in keys:
        rates = {entry.metric: clock.own_rate() for entry, clock in measured(ours(key), 4.0, turns=5)}
        ratio = rates[VECTOR] / rates[AEC]
        shown = "  ".join(f"{metric.partition('_')[0]} {rate:9,.0f}/s" for metric, rate in rates.items())
        print(f"{key:14} {shown}  vector / AEC {ratio:5.1f}", flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--rows"]:
        rows(float(sys.argv[2]))
    else:
        main(sys.argv[1:] or games.keys())
