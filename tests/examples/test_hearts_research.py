"""Hearts, a game from outside the package, in all environments for research."""

import pytest
from librt.random import Random

from donabe.kernel.game import Game
from donabe.research import Layout, SeatEnv, VectorEnv, aec
from tables import Setting, some_states

pytestmark = pytest.mark.usefixtures("hearts")


def test_an_observation_is_the_same_in_every_world_that_its_seat_cannot_tell_apart(hearts: Game) -> None:
    layout, rng = Layout(hearts, 4), Random(1)
    for state in some_states(Setting("hearts", 4), 31, every=12):
        for seat in range(4):
            world = state.resample(seat, rng)
            assert (layout.observed(world, seat) == layout.observed(state, seat)).all()


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
def test_it_plays_in_every_environment() -> None:
    from gymnasium.utils.env_checker import check_env
    from pettingzoo.test import api_test

    api_test(aec("hearts", options={"target": 1}), num_cycles=40)
    check_env(SeatEnv("hearts", opponents="random"), skip_render_check=True)
    env = VectorEnv("hearts", matches=4, seed=1, options={"target": 1})
    env.reset()
    assert sum(env.step(env.sample()).dones.sum() for _ in range(80)) >= 4


def test_it_is_registered_with_openspiel(hearts: Game) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from donabe.research.openspiel import registered

    game = pyspiel.load_game(registered(hearts), {"target": 1})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
