"""Mushroom Sort: the quick player of imagined worlds."""

import pytest
from librt.random import Random

from donabe.games.mushroom_sort import GAME
from donabe.games.mushroom_sort.playout import choose
from donabe.games.mushroom_sort.rules import MushroomSort

TABLES = [(2, False), (3, False), (3, True), (4, True)]


def started(players: int, pig: bool, number: int) -> MushroomSort:
    state = GAME.start(players, {"pig": pig}, number.to_bytes(32, "big"))
    assert isinstance(state, MushroomSort)
    return state


def played(players: int, pig: bool, number: int) -> MushroomSort:
    """A match in which everybody plays as in a playout, each action checked."""
    state = started(players, pig, number)
    rng = Random(number)
    while state.pending:
        seat = state.actor()
        action = choose(state, seat, rng)
        assert action in state.legal(seat)
        state.apply(seat, action)
    return state


@pytest.mark.parametrize(("players", "pig"), TABLES)
def test_playouts_are_legal_and_repeatable_from_the_generators_seed(players: int, pig: bool) -> None:
    for number in range(8):
        assert played(players, pig, number).snapshot() == played(players, pig, number).snapshot()


def test_playouts_from_other_seeds_differ() -> None:
    state = started(4, False, 3)
    while state.phase == 0:
        state.apply(state.actor(), choose(state, state.actor(), Random(0)))
    assert len({choose(state, state.actor(), Random(number)) for number in range(30)}) > 1


@pytest.mark.parametrize(("players", "pig"), TABLES)
def test_a_seat_that_plays_as_in_playouts_is_far_better_than_chance(players: int, pig: bool) -> None:
    wins = 0
    for number in range(10):
        state = started(players, pig, number)
        rng = Random(number)
        while state.pending:
            seat = state.actor()
            legal = state.legal(seat)
            mine = seat == number % players
            state.apply(seat, choose(state, seat, rng) if mine else legal[rng.randrange(len(legal))])
        wins += state.outcome().ranks[number % players] == 1
    assert wins / 10 > 1 / players + 0.2


def test_the_game_declares_its_playout() -> None:
    assert GAME.playout is choose
