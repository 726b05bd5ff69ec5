"""Gymnasium's own checks on our environments."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from donabe import games
from donabe.research import SeatEnv
from donabe.research.gymnasium import title
from tables import Setting, every_setting


@pytest.mark.parametrize("setting", every_setting(), ids=str)
def test_an_environment_keeps_gymnasium_s_contract(setting: Setting) -> None:
    env = gymnasium.make(
        f"donabe/{title(setting.key)}-v1", players=setting.players, options=setting.options, opponents="random"
    )
    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("game", games.keys())
def test_a_learner_plays_a_whole_match_against_bots_of_a_level(game: str) -> None:
    env = SeatEnv(game, opponents="casual", render_mode="ansi")
    observation, info = env.reset(seed=2)
    over, paid = False, 0.0
    while not over:
        legal = np.flatnonzero(observation["action_mask"])
        assert env.action_masks()[legal].all()
        assert env.episode.state.legal(env.seat) == legal.tolist()
        observation, reward, over, _cut, info = env.step(int(legal[0]))
        paid += reward
    assert -1 <= paid <= 1
    assert info["scores"] == env.episode.state.scores()
    assert isinstance(env.render(), str)


def test_an_illegal_action_ends_the_match_as_lost() -> None:
    env = SeatEnv("salty", seat=0, opponents=["random", "thumb", "random"])
    observation, _info = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _observation, reward, over, _cut, info = env.step(illegal)
    assert (reward, over, info["illegal"]) == (-1, True, illegal)


def test_there_is_a_bot_for_every_other_seat() -> None:
    with pytest.raises(ValueError, match="3 opponents"):
        SeatEnv("salty", opponents=["random"])
