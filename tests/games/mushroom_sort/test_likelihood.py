"""Mushroom Sort: how likely somebody does something, by which a search weighs worlds."""

from collections.abc import Iterator
from itertools import islice

import pytest
from librt.random import Random

from donabe.games.mushroom_sort import GAME
from donabe.games.mushroom_sort.likelihood import UNTIDY, likelihood
from donabe.games.mushroom_sort.rules import MushroomSort
from donabe.games.mushroom_sort.table import ARRANGING
from donabe.games.mushroom_sort.thumb import choose
from tables import Setting, some_states

SETTINGS = [Setting("mushroom_sort", players) for players in (2, 3, 4)] + [Setting("mushroom_sort", 4, {"pig": True})]


def laid_tables(setting: Setting) -> Iterator[MushroomSort]:
    """Tables at which tokens are placed, or soups predicted."""
    for state in some_states(setting, 31, every=5):
        assert isinstance(state, MushroomSort)
        if state.phase != ARRANGING:
            yield state


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_move_is_as_likely_in_all_worlds_that_its_player_cannot_tell_apart(setting: Setting) -> None:
    for state in islice(laid_tables(setting), 6):
        seat = state.actor()
        worlds = [state.resample(seat, Random(number)) for number in range(3)]
        for action in state.legal(seat):
            found = {likelihood(world, seat, action, Random(1)) for world in worlds}
            assert len(found) == 1
            assert 0.0 < found.pop() <= 1.0


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_nothing_is_likelier_than_what_the_rule_of_thumb_does(setting: Setting) -> None:
    for state in islice(laid_tables(setting), 6):
        seat = state.actor()
        by_thumb = likelihood(state, seat, choose(state, seat, Random(1)), Random(1))
        assert all(likelihood(state, seat, action, Random(1)) <= by_thumb for action in state.legal(seat))


def test_untidy_rows_are_less_likely_whoever_lays_them() -> None:
    state = next(some_states(Setting("mushroom_sort", 2), 31, every=1))
    assert isinstance(state, MushroomSort)
    tidy, untidy = (likelihood(state, 0, GAME.parse(token), Random(1)) for token in ("row/0", "row/1"))
    assert untidy == pytest.approx(UNTIDY * tidy)
