"""Salty by rule of thumb."""

from collections.abc import Callable

import pytest
from librt.random import Random

from donabe.games.salty import GAME
from donabe.games.salty.rules import Salty

Build = Callable[..., Salty]
Play = Callable[[Salty, str], None]


def chosen(state: Salty) -> str:
    seat = state.actor()
    return GAME.token(GAME.thumb(state, seat, Random(1)))


def test_it_takes_a_cube_it_wants_and_keeps_clear_of_one_it_does_not(table: Build, play: Play) -> None:
    hungry = table("K3 K0", "K4", "K5", plates=(4, 1, 1), leader=1)
    play(hungry, "K4 K5")
    assert chosen(hungry) == "K3"
    full = table("K3 K0", "K4", "K5", plates=(0, 1, 1), leader=1)
    play(full, "K4 K5")
    assert chosen(full) == "K0"


def test_it_puts_away_what_would_win_when_it_promised_no_cubes() -> None:
    state = GAME.start(4, {}, bytes(32))
    assert isinstance(state, Salty)
    while state.legal(state.actor())[0] > GAME.parse("-M5.5"):
        seat = state.actor()
        state.apply(seat, state.legal(seat)[-1])
    assert list(state.sides) == [1] * 4
    away = float(chosen(state)[2:])
    numbers = [float(GAME.token(action)[2:]) for action in state.legal(0)]
    salt = int(state.rack[0]) - 1
    assert abs(away - salt) <= sorted(abs(number - salt) for number in numbers)[3]


@pytest.mark.parametrize("players", [3, 4])
def test_it_beats_random_play(players: int) -> None:
    rng = Random(players)
    won = 0.0
    for number in range(24):
        state = GAME.start(players, {}, number.to_bytes(32, "big"))
        mine = number % players
        while state.pending:
            seat = state.actor()
            legal = state.legal(seat)
            state.apply(seat, GAME.thumb(state, seat, rng) if seat == mine else legal[rng.randrange(len(legal))])
        winners = state.outcome().winners()
        won += (mine in winners) / len(winners)
    assert won > 15


@pytest.mark.parametrize("players", [3, 4])
def test_it_decides_by_what_the_seat_knows_alone(players: int) -> None:
    rng = Random(players)
    state = GAME.start(players, {}, (5).to_bytes(32, "big"))
    while state.pending:
        seat = state.actor()
        action = GAME.thumb(state, seat, rng)
        if rng.randrange(5) == 0:
            for number in range(3):
                world = state.resample(seat, Random(number))
                assert GAME.thumb(world, seat, Random(number)) == action
        state.apply(seat, action)
