"""What a game says about itself."""

from dataclasses import replace

import pytest

from donabe import games


@pytest.mark.parametrize(
    ("players", "usual"),
    [((3, 4, 5), 4), ((2, 3, 4, 5, 6), 4), ((2, 3), 3), ((1, 2, 5), 2), ((5, 6), 5), ((4,), 4)],
)
def test_four_play_unless_the_game_is_for_fewer_or_for_more(players: tuple[int, ...], usual: int) -> None:
    assert replace(games.load("iyadosu"), players=players).usual_players == usual
