"""PettingZoo's own tests on our environments."""

import importlib
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from donabe import games
from donabe.art.drawing import words
from donabe.research import aec, of_game, parallel, raw_aec
from donabe.research.pictures import as_pixels
from tables import Setting, every_plain_setting, every_setting

each_setting = pytest.mark.parametrize("setting", every_setting(), ids=str)
each_game = pytest.mark.parametrize("game", games.keys())

# It would rather have observations without a mask, and looks at agents whose match is over.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@each_setting
def test_an_environment_keeps_pettingzoo_s_contract(setting: Setting) -> None:
    api_test(aec(setting.key, setting.players, setting.options), num_cycles=30)


@pytest.mark.parametrize("setting", every_plain_setting(), ids=str)
def test_the_same_seed_gives_the_same_match(setting: Setting) -> None:
    seed_test(partial(aec, setting.key, setting.players), num_cycles=20)
    parallel_seed_test(partial(parallel, setting.key, setting.players), num_cycles=5)


@each_game
def test_a_parallel_environment_keeps_its_contract(game: str) -> None:
    parallel_api_test(parallel(game), num_cycles=60)


@each_game
def test_every_way_to_render_works(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(aec, game), {"svg": lambda drawn: drawn.startswith("<svg")})
    assert games.load(game).title in capsys.readouterr().out


def test_a_picture_shows_its_words_on_a_machine_without_fonts() -> None:
    empty, said = (
        as_pixels(f'<svg xmlns="http://www.w3.org/2000/svg" width="99" height="40">{text}</svg>')
        for text in ("", words(2, 30, "5.5 Rack", 20))
    )
    assert (empty != said).any(axis=2).sum() > 200


def test_a_picture_names_the_owner_of_everything() -> None:
    env = raw_aec("mush_ring", 3, render_mode="ansi", viewer=0)
    env.reset(seed=1)
    drawn = env.render()
    for owner in ("", "player_1: ", "player_2: "):
        assert f"\n{owner}Score Pile: 0" in drawn


@each_game
def test_a_match_can_be_cut_off_after_so_many_cycles(game: str) -> None:
    env_of, _raw_env, parallel_env = of_game(game)
    # It plays without masks, which loses at once where turns are taken: the parallel one twice.
    max_cycles_test(
        SimpleNamespace(parallel_env=parallel_env, env=lambda **settings: parallel_to_aec(parallel_env(**settings)))
    )
    env = env_of(max_cycles=2)
    env.reset(seed=1)
    decisions = 0
    for agent in env.agent_iter():
        observation, _reward, over, cut, _info = env.last()
        env.step(None if over or cut else env.action_space(agent).sample(observation["action_mask"]))
        decisions += not (over or cut)
    assert decisions == 2 * len(env.possible_agents)


PACKAGED = [key for key in games.keys() if Path(games.__file__).with_name(key).is_dir()]  # noqa: SIM118


@pytest.mark.parametrize("game", PACKAGED)
def test_a_game_of_the_package_has_a_module_as_pettingzoo_s_have(game: str) -> None:
    module = importlib.import_module(f"donabe.research.{game}_v1")
    for made in (module.env(), module.raw_env(), module.parallel_env()):
        assert made.metadata["name"] == f"{game}_v1"


def test_the_performance_benchmark_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(100))
    monkeypatch.setattr("time.time", lambda: float(next(ticks)))
    performance_benchmark(aec("iyadosu"))


@each_game
def test_rewards_add_up_to_nothing_and_follow_the_ranks(game: str) -> None:
    env = raw_aec(game)
    env.reset(seed=5)
    while not any(env.terminations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(np.flatnonzero(mask)[0]))
    assert sum(env.rewards.values()) == pytest.approx(0)
    ranks = env.episode.state.outcome().ranks
    by_rank = sorted(zip(ranks, env.rewards.values(), strict=True))
    assert [reward for _rank, reward in by_rank] == sorted(env.rewards.values(), reverse=True)


def test_an_illegal_action_loses_in_wrappers_and_raises_without() -> None:
    raw = raw_aec("salty")
    raw.reset(seed=1)
    illegal = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="not legal"):
        raw.step(illegal)
    env: Any = aec("salty")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(illegal)
    assert all(env.terminations.values())
    assert env.rewards[loser] == -1


def test_what_comes_before_reset_is_told_so() -> None:
    env = raw_aec("salty")
    for early in (env.last, lambda: env.step(0)):
        with pytest.raises(RuntimeError, match="reset"):
            early()
