"""Wrong arguments are refused at every door, with words that say what would be right."""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

import donabe.research
import donabe.research.gymnasium
from donabe import games
from donabe.kernel.errors import BadOption, BadSeat, UnknownGame
from donabe.research import Layout, SeatEnv, VectorEnv, aec, parallel, raw_aec

DOORS = (VectorEnv, SeatEnv, aec, raw_aec, parallel)
WRONG: list[tuple[dict[str, Any], type[Exception], str]] = [
    ({"game": "saltee"}, UnknownGame, "saltee"),
    ({"game": b"salty"}, TypeError, "name of a game"),
    ({"players": True}, TypeError, "players is a whole number"),
    ({"players": 0}, BadSeat, "3, 4"),
    ({"players": 9}, BadSeat, "3, 4"),
    ({"players": 4.0}, TypeError, "players is a whole number"),
    ({"options": {"nope": 1}}, BadOption, "nope"),
    ({"options": [1]}, TypeError, "options is a dictionary"),
    ({"reward": "money"}, ValueError, "reward is one of standing, points"),
    ({"reward": np.zeros(2)}, ValueError, "reward is one of standing, points"),
]


@pytest.mark.parametrize("door", DOORS, ids=lambda door: str(door.__name__))
@pytest.mark.parametrize(("given", "error", "words"), WRONG, ids=str)
def test_every_environment_says_what_is_wrong(
    door: Callable[..., Any], given: dict[str, Any], error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words):
        door(**{"game": "salty", **given})


@pytest.mark.parametrize("door", [aec, raw_aec, parallel], ids=lambda door: str(door.__name__))
def test_viewers_cycles_and_pictures_have_limits(door: Callable[..., Any]) -> None:
    for given in ({"viewer": 4}, {"max_cycles": 0}, {"render_mode": "film"}):
        with pytest.raises(ValueError, match=next(iter(given))):
            door("salty", 4, **given)


def test_a_learner_sits_at_one_of_the_seats() -> None:
    for seat in (-1, 4):
        with pytest.raises(ValueError, match="from 0 to 3"):
            gymnasium.make("donabe/Salty-v1", players=4, seat=seat)
    with pytest.raises(ValueError, match="render_mode"):
        SeatEnv("salty", render_mode="film")
    for opponents in (5, None, ["random", "thumb", 3]):
        with pytest.raises(TypeError, match="opponents is the name of a bot"):
            SeatEnv("salty", 4, opponents=opponents)  # type: ignore[arg-type]


NO_WHOLE_NUMBERS = (3.0, 3.5, "3", True, [3], np.zeros(2, int), np.float32(3))


def test_an_action_that_is_no_whole_number_is_refused_and_changes_nothing() -> None:
    raw, together, seat = raw_aec("salty"), parallel("salty"), SeatEnv("salty", opponents="random")
    for env in (raw, together, seat):
        env.reset(seed=1)
    actor = together.agents[together.episode.state.actor()]
    for action in NO_WHOLE_NUMBERS:
        for step in (raw.step, seat.step, lambda action: together.step({actor: action})):
            with pytest.raises(TypeError, match="action is a whole number"):
                step(action)  # type: ignore[arg-type]
    for env in (raw, together, seat):
        assert not any(action == 3 for _seat, action in env.episode.state.moves())
    for number in (np.int8, np.uint64, np.array):
        legal: Any = number(raw.episode.state.legal(raw.episode.state.actor())[0])
        raw.step(legal)


def test_actions_for_a_parallel_environment_are_named_by_agents() -> None:
    env = parallel("salty")
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"agents are player_0.*'bob'"):
        env.step({"bob": 3})
    with pytest.raises(TypeError, match="dictionary of agents"):
        env.step([3])  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [np.int8(3), np.array(3), np.uint64(3)], ids=repr)
def test_a_seed_is_any_sort_of_whole_number(seed: Any) -> None:
    for door in (raw_aec, parallel, SeatEnv):
        env = door("salty", seat=0) if door is SeatEnv else door("salty")
        expected = [env.reset(seed=3), env.episode.layout.packed(env.episode.state, 0)][1]
        env.reset(seed=seed)
        assert env.episode.layout.packed(env.episode.state, 0) == expected


def test_a_vector_environment_has_matches_and_takes_whole_numbers() -> None:
    for matches, processes in ((0, 1), (2, 3), (2, 0)):
        with pytest.raises(ValueError, match="is a whole number"):
            VectorEnv("salty", 4, matches, processes=processes)
    env = VectorEnv("salty", 4, 2)
    with pytest.raises(RuntimeError, match="reset"):
        env.sample()
    with pytest.raises(TypeError, match="seed"):
        env.reset(seed="seven")  # type: ignore[arg-type]
    env.reset(seed=-(10**30))
    with pytest.raises(TypeError, match="whole numbers, not float64"):
        env.step(np.zeros(2))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"2 matches.*\(2, 1\)"):
        env.step(np.zeros((2, 1), int))


def test_no_environment_is_stepped_before_it_is_reset() -> None:
    with pytest.raises(RuntimeError, match="reset"):
        raw_aec("salty").step(0)
    with pytest.raises(RuntimeError, match="reset"):
        parallel("salty").step({})
    with pytest.raises(RuntimeError, match="reset"):
        SeatEnv("salty").step(0)


def test_a_learner_s_match_that_is_over_or_lost_is_not_gone_on_with() -> None:
    for ending in ("by itself", "by an illegal action"):
        env = SeatEnv("iyadosu", 3, opponents="random")
        env.reset(seed=1)
        over = False
        while not over:
            action = env.episode.state.legal(env.seat)[0] if ending == "by itself" else -1
            _observation, _reward, over, _cut, _info = env.step(action)
        with pytest.raises(RuntimeError, match="reset"):
            env.step(action)
        env.reset()


def test_agents_and_parts_are_named_when_one_is_not_there() -> None:
    with pytest.raises(ValueError, match=r"player_0, player_1.*'bob'"):
        raw_aec("salty").observe("bob")
    with pytest.raises(AttributeError, match="VectorEnv"):
        donabe.research.Vector  # noqa: B018
    with pytest.raises(TypeError, match=r"games\.load"):
        Layout("salty", 4)  # type: ignore[arg-type]
    with pytest.raises(BadSeat):
        Layout(games.load("salty"), 5)
