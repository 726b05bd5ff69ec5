"""OpenSpiel's own tests and algorithms on our games."""

import pickle
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from donabe.research import openspiel  # noqa: E402
from tables import Setting, every_plain_setting  # noqa: E402

each_name = pytest.mark.parametrize("name", openspiel.NAMES)


def loaded(setting: Setting) -> Any:
    brief = {"end_score": 1} if setting.key == "happy_mochi" else {}
    return pyspiel.load_game(f"donabe_{setting.key}", {"players": setting.players, **brief, **setting.options})


@pytest.mark.parametrize("setting", every_plain_setting(), ids=str)
def test_a_game_passes_random_simulation(setting: Setting) -> None:
    pyspiel.random_sim_test(loaded(setting), num_sims=1, serialize=False, verbose=False)


def dealt(game: Any, seed: int) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action((seed * 7) % 256)
    return state


@each_name
def test_a_state_is_serialized_and_cloned(name: str) -> None:
    game = pyspiel.load_game(name)
    state = dealt(game, 3)
    for _ in range(12):
        state.apply_action(state.legal_actions()[-1])
    twin, again = state.clone(), game.deserialize_state(state.serialize())
    for other in (twin, again):
        assert str(other) == str(state)
        assert other.legal_actions() == state.legal_actions()
    twin.apply_action(twin.legal_actions()[0])
    assert str(twin) != str(state)


@each_name
def test_a_game_and_a_state_are_written_down_and_pickled(name: str) -> None:
    game = pyspiel.load_game(name)
    state = dealt(game, 4)
    for _ in range(30):
        state.apply_action(state.legal_actions()[0])
    assert state.information_state_string()
    again, there = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(game) == str(pickle.loads(pickle.dumps(game))) == str(pyspiel.load_game(str(game)))
    for other in (there, pickle.loads(pickle.dumps(state))):
        assert str(other) == str(state)
        assert other.information_state_string() == state.information_state_string()
        assert other.history() == state.history()


def test_an_option_that_looks_like_a_number_is_part_of_the_game_s_name() -> None:
    game = pyspiel.load_game("donabe_salty", {"last_player": "2"})
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    for one in (game, again):
        assert dealt(one, 1).table.last_player == 2


def test_an_observer_that_would_not_be_one_player_s_is_refused() -> None:
    game = pyspiel.load_game("donabe_salty")
    with pytest.raises(ValueError, match="what one player knows"):
        make_observation(
            game, pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
        )
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(game, params={"size": 1})


@each_name
def test_the_history_of_a_resampled_state_tells_nothing_of_the_real_one(name: str) -> None:
    state = dealt(pyspiel.load_game(name), 6)
    for _ in range(12):
        state.apply_action(state.legal_actions()[-1])
    world = state.resample_from_infostate(state.current_player(), np.random.default_rng(1).random)
    assert world.history() == []
    world.apply_action(world.legal_actions()[0])
    assert len(world.history()) == 1
    with pytest.raises(TypeError, match="resampled"):
        pickle.dumps(world)


@each_name
def test_a_resampled_state_has_the_same_information_state(name: str) -> None:
    state, rng = dealt(pyspiel.load_game(name), 5), np.random.default_rng(1)
    for _ in range(40):
        if state.is_terminal():
            break
        player = state.current_player()
        world = state.resample_from_infostate(player, rng.random)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.legal_actions() == state.legal_actions()
        state.apply_action(int(rng.choice(state.legal_actions())))


@each_name
def test_its_search_plays_our_games(name: str) -> None:
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        pyspiel.load_game(name),
        evaluator,
        1.4,
        3,
        random_state=np.random.RandomState(2),
        child_selection_policy=ismcts.ChildSelectionPolicy.UCT,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )
    state = dealt(pyspiel.load_game(name), 7)
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_one_of_its_learning_algorithms_runs_on_ours() -> None:
    game = pyspiel.load_game("donabe_iyadosu(players=3)")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(2):
        solver.iteration()
    policy = solver.average_policy()
    state = dealt(game, 9)
    chances = policy.action_probabilities(state)
    assert sum(chances.values()) == pytest.approx(1)
    assert set(chances) == set(state.legal_actions())
