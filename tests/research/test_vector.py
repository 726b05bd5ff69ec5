"""The vector environment: the same matches as one by one, however many there are and whoever steps them."""

import sys
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from librt.random import Random

from donabe import games
from donabe.research import Turn, VectorEnv, raw_aec
from donabe.research.batch import Batch, IllegalChoice
from tables import Setting, every_setting

each_game = pytest.mark.parametrize("game", games.keys())


@pytest.mark.parametrize("setting", every_setting(), ids=str)
def test_a_match_in_a_batch_is_the_one_that_is_played_alone(setting: Setting) -> None:
    env = VectorEnv(setting.key, setting.players, 3, options=setting.options)
    alone = raw_aec(setting.key, setting.players, setting.options)
    turn = env.reset(seed=4)
    alone.reset(seed=4)
    for _ in range(60):
        agent = alone.agent_selection
        seen = alone.observe(agent)
        assert alone.seat_of(agent) == turn.actors[0]
        assert (seen["observation"] == turn.observations[0]).all()
        assert (seen["action_mask"] == turn.masks[0]).all()
        actions = env.sample()
        turn = env.step(actions)
        alone.step(int(actions[0]))
        assert list(alone.rewards.values()) == pytest.approx(turn.rewards[0])
        if turn.dones[0]:
            assert all(alone.terminations.values())
            alone.reset()


@each_game
def test_matches_end_pay_nothing_in_sum_and_begin_anew(game: str) -> None:
    options = {"end_score": 1} if game == "happy_mochi" else {}
    for reward in ("standing", "points"):
        env = VectorEnv(game, matches=6, seed=2, reward=reward, options=options)
        env.reset()
        ended = 0
        for _ in range(700):
            turn = env.step(env.sample())
            assert turn.rewards.sum(axis=1) == pytest.approx(0, abs=1e-3)
            if reward == "standing":
                assert (turn.rewards[~turn.dones] == 0).all()
                assert (np.abs(turn.rewards) <= 1).all()
            assert turn.masks.any(axis=1).all()
            ended += int(turn.dones.sum())
            if ended > 3:
                break
        assert ended > 0


def test_the_same_seed_gives_the_same_matches_in_any_number_of_processes() -> None:
    one = VectorEnv("iyadosu", 3, 5, seed=7)
    two = VectorEnv("iyadosu", 3, 5, seed=7, processes=2)
    try:
        here, there = one.reset(), two.reset()
        for _ in range(80):
            assert_equal(here, there)
            actions = one.sample()
            here, there = one.step(actions), two.step(actions)
        drawn = two.sample()
        assert there.masks[np.arange(5), drawn].all()
        drawn[3] = np.flatnonzero(there.masks[3] == 0)[0]
        with pytest.raises(IllegalChoice, match="match 3"):
            two.step(drawn)
    finally:
        two.close()


def assert_equal(one: Turn, other: Turn) -> None:
    for name in Turn._fields:
        assert np.array_equal(getattr(one, name), getattr(other, name)), name


def test_an_action_that_is_not_legal_changes_nothing() -> None:
    env = VectorEnv("salty", 4, 4, seed=1)
    turn = env.reset()
    actions = env.sample()
    for wrong in (-1, 10**9, int(np.flatnonzero(turn.masks[2] == 0)[0])):
        actions[2] = wrong
        with pytest.raises(IllegalChoice, match="match 2"):
            env.step(actions)
    actions[2] = np.flatnonzero(turn.masks[2])[0]
    env.step(actions)
    with pytest.raises(ValueError, match="4 matches"):
        env.step(actions[:2])


def test_a_random_action_is_any_legal_one() -> None:
    env = VectorEnv("mushroom_sort", 4, 1, seed=3)
    turn = env.reset()
    layout = env.layout
    batch = Batch(layout.game.laid(4, {}), layout.observation, layout.size, layout.actions, 1)
    batch.reset(b"", 0)
    drawn = {int(batch.sample(Random(number))[0]) for number in range(2000)}
    assert turn.masks.shape[1] == layout.actions
    assert len(drawn) > 5
    assert drawn <= set(batch.states[0].legal(batch.actors[0]))


@each_game
def test_threads_with_environments_of_their_own_do_not_disturb_each_other(game: str) -> None:
    """It fails only on the plain sources: compiled code is not interrupted while it writes an observation."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        with ThreadPoolExecutor(4) as threads:
            seen = list(threads.map(observations, [game] * 4))
    finally:
        sys.setswitchinterval(usual)
    assert seen == [observations(game)] * 4


def observations(game: str) -> list[bytes]:
    env = VectorEnv(game, matches=8, seed=1)
    turn, seen = env.reset(), []
    for _ in range(80):
        seen.append(turn.observations.tobytes())
        turn = env.step(turn.masks.argmax(axis=1))
    return seen
