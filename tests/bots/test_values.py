"""What a point is worth: learned from play, and used at the end of a round."""

import pytest
from librt.random import Random

from donabe.bots.training import fitted, sharpness
from donabe.bots.value import Value, won
from donabe.bots.values import learned, value_of
from donabe.kernel.state import play_out
from tables import Setting, every_plain_setting


@pytest.mark.parametrize("setting", every_plain_setting(), ids=str)
def test_every_game_has_its_numbers(setting: Setting) -> None:
    numbers = learned()[setting.key][str(setting.players)]
    rounds = setting.game.rounds(setting.start(1))
    assert len(numbers) == rounds or (rounds == 0 and len(numbers) > 1)
    assert all(0 < number < 3 for number in numbers)


@pytest.mark.parametrize("setting", every_plain_setting(), ids=str)
def test_shares_of_the_win_add_up_to_one(setting: Setting) -> None:
    value = value_of(setting.game, setting.players)
    state = setting.start(3)
    for _ in range(2):
        shares = [value.share(state, seat, state.round) for seat in range(setting.players)]
        assert sum(shares) == pytest.approx(1.0)
        play_out(state, Random(1))
    winners = state.outcome().winners()
    assert {seat for seat in range(setting.players) if won(state, seat)} == set(winners)
    assert max(range(setting.players), key=lambda seat: value.share(state, seat, state.round)) in winners


def test_more_points_are_better_unless_the_fewest_win() -> None:
    state = Setting("salty", 3).start(1)
    state.totals[1] = 50
    assert Value([0.02, 0.02], fewest_win=False).share(state, 1, 1) > 0.5
    assert Value([0.02, 0.02], fewest_win=True).share(state, 1, 1) < 0.2


def test_a_lead_that_always_wins_is_sharper_than_one_that_means_nothing() -> None:
    leads = [([10, 0], [1.0, 0.0]), ([0, 10], [0.0, 1.0])] * 10
    chances = [([10, 0], [1.0, 0.0]), ([10, 0], [0.0, 1.0])] * 10
    assert fitted(leads, 1.0) > 1.0
    assert fitted(chances, 1.0) < 0.01


def test_learning_is_the_same_every_time() -> None:
    assert sharpness("iyadosu", 3, 12) == sharpness("iyadosu", 3, 12)
