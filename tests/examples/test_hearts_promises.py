"""Hearts keeps the promises that every game of the package keeps."""

from typing import Any

import pytest

import test_every_game
from donabe.kernel.game import Game
from tables import Setting, some_states

PROMISES = [promise for name, promise in vars(test_every_game).items() if name.startswith("test_")]
SETTINGS: tuple[dict[str, Any], ...] = (
    {},
    {"target": 1},
    {"pass_cards": False, "no_pts_on_first_trick": False, "must_break_hearts": False},
    {"can_lead_any_club": True, "qs_breaks_hearts": False, "can_lead_hearts_instead_of_qs": True, "target": 60},
    {"jd_bonus": True, "avoid_all_tricks_bonus": True, "target": 60},
)


@pytest.mark.parametrize("options", SETTINGS, ids=str)
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_a_promise_of_every_game(hearts: Game, promise: Any, options: dict[str, Any]) -> None:
    promise(Setting("hearts", 4, options))


def test_what_was_passed_in_an_earlier_deal_is_not_kept(hearts: Game) -> None:
    for state in some_states(Setting("hearts", 4), 22, every=30):
        opening = state.opening
        assert opening is not None
        assert opening.detail()["gifts"] == [[], [], [], []]
