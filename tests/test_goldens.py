"""Every game has a readable playthrough for each number of players, and still plays exactly so."""

import pytest

from donabe import games
from goldens.files import FOLDER, MOST_BYTES, golden_file, golden_settings
from goldens.playthrough import playthrough


@pytest.mark.parametrize(("key", "players"), golden_settings())
def test_the_game_plays_as_its_golden_file_says(key: str, players: int) -> None:
    path = golden_file(key, players)
    assert path.exists(), f"{path.name} is missing: run `make goldens GAMES={key}`, read it through, and commit it"
    golden = path.read_text("utf-8").splitlines()
    now = playthrough(games.load(key), players).splitlines()
    for number, (line, expected) in enumerate(zip(now, golden, strict=False), start=1):
        assert line == expected, f"{path.name}:{number}; if this is meant, run `make goldens` and review the difference"
    assert len(now) == len(golden), f"{path.name}; if this is meant, run `make goldens` and review the difference"


@pytest.mark.parametrize(("key", "players"), golden_settings())
def test_a_golden_file_can_be_reviewed_by_a_person(key: str, players: int) -> None:
    assert golden_file(key, players).stat().st_size <= MOST_BYTES


def test_no_golden_file_is_left_of_a_game_that_is_gone() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} <= {golden_file(*setting).name for setting in golden_settings()}
