"""Environments can be copied and pickled in the middle of a match, and go on alike and apart."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from donabe import games
from donabe.research import Layout, SeatEnv, VectorEnv, aec, parallel

each_game = pytest.mark.parametrize("game", games.keys())
each_way = pytest.mark.parametrize(
    "twin", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))], ids=["copy", "pickle"]
)


@each_game
@each_way
def test_a_turn_based_environment_has_a_twin(game: str, twin: Callable[[Any], Any]) -> None:
    env = aec(game, reward="points")
    env.reset(seed=3)
    play_turns(env, 25)
    other = twin(env)
    before = told(env)
    assert told(other) == before
    play_turns(other, 30)
    assert told(env) == before
    play_turns(env, 30)
    assert told(env) == told(other)
    for one in (env, other):
        one.reset()
    assert told(env) == told(other)


def play_turns(env: Any, decisions: int) -> None:
    for _ in range(decisions):
        observation, _reward, over, _cut, _info = env.last()
        if over:
            env.reset()
            continue
        env.step(int(np.flatnonzero(observation["action_mask"])[-1]))


def told(env: Any) -> list[Any]:
    seen = env.observe(env.agent_selection)
    return [env.agent_selection, seen["observation"].tobytes(), seen["action_mask"].tobytes(), env.rewards]


@each_game
@each_way
def test_a_parallel_environment_has_a_twin(game: str, twin: Callable[[Any], Any]) -> None:
    env = parallel(game)
    env.reset(seed=3)
    for _ in range(9):
        env.step({})
    other = twin(env)
    for _ in range(9):
        assert str(env.step({})) == str(other.step({}))


@each_game
@each_way
def test_a_learner_s_environment_has_a_twin_whose_bots_do_the_same(game: str, twin: Callable[[Any], Any]) -> None:
    env = SeatEnv(game, opponents="novice")
    observation, _info = env.reset(seed=4)
    for _ in range(3):
        observation, *_rest = env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    other, over = twin(env), False
    while not over:
        action = int(np.flatnonzero(observation["action_mask"])[0])
        (observation, *here), (there, *rest) = env.step(action), other.step(action)
        assert (observation["observation"] == there["observation"]).all()
        assert here == rest
        over = here[1]


@each_way
def test_a_layout_has_a_twin_with_arrays_of_its_own(twin: Callable[[Any], Any]) -> None:
    layout = Layout(games.load("salty"), 3)
    other, state = twin(layout), layout.game.start(3, {}, bytes(32))
    assert other == layout
    seen = layout.observe(state, 0).tobytes()
    other.observe(state, 1)
    assert layout._array.tobytes() == seen


@each_way
def test_a_vector_environment_says_that_it_has_none(twin: Callable[[Any], Any]) -> None:
    with pytest.raises(TypeError, match="make another one"):
        twin(VectorEnv("salty", 4, 2))
