"""A folder named in DONABE_GAMES is a game like the others, for every command."""

import os
import re
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest
from librt.random import Random

from donabe import games
from donabe.bots import bot
from donabe.kernel.game import Game
from servers import Killable

ROOT = Path(__file__).parents[2]


def donabe(*words: str, folder: str = "examples/games", typed: str = "") -> str:
    """What the program prints when it looks for games in this folder too."""
    finished = subprocess.run(
        [sys.executable, "-m", "donabe", *words],
        cwd=ROOT,
        env={**os.environ, "DONABE_GAMES": folder, "COLUMNS": "200", "PYTHONIOENCODING": "utf-8"},
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return finished.stdout


def test_it_is_listed_only_when_its_folder_is_named() -> None:
    assert "Hearts" in donabe("games")
    assert "Hearts" not in donabe("games", folder="")


def test_the_walk_through_explains_every_file_of_the_folder() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    explained = set(re.findall(r"^\| `([\w.]+\.\w+)` \|", page, re.MULTILINE))
    assert explained == {path.name for path in (ROOT / "examples" / "games" / "hearts").iterdir() if path.is_file()}


def test_its_rules_can_be_read() -> None:
    assert "breaks hearts" in donabe("rules", "hearts", "3.5")


def test_it_can_be_played_at_the_terminal() -> None:
    told = donabe("play", "hearts", "--seed", "1", "-o", "target=1", typed="1\n" * 16)
    assert "You will pass" in told
    assert "The match is over" in told


def test_bots_play_it_and_the_records_verify(tmp_path: Path) -> None:
    records = tmp_path / "hearts.jsonl"
    donabe("simulate", "hearts", "-k", "3", "--workers", "1", "--out", str(records))
    assert "Hearts: 3" in donabe("verify", str(records))
    assert "The thirteen tricks are played." in donabe("replay", str(records), "--as", "0")


def test_it_can_be_studied(tmp_path: Path) -> None:
    told = donabe(
        "study", "hearts", "-k", "3", "--bots", "thumb", "-o", "target=1", "--workers", "1", "--out", str(tmp_path)
    )
    assert "A match takes about" in told
    assert "<svg" in (tmp_path / "report.html").read_text("utf-8")


def test_its_own_art_is_served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DONABE_GAMES", str(ROOT / "examples" / "games"))
    server = Killable(tmp_path, 0)
    try:
        sheet, picture = (fetched(f"{server.address}/art/{path}") for path in ("hearts.svg", "hearts/picture.svg"))
    finally:
        server.end()
    for name in ("e:paleS", "face:QS", "back:card", "table:hearts"):
        assert f'<symbol id="{name}"' in sheet
    assert '<use href="#face:QS"' in picture


def fetched(address: str) -> str:
    with urlopen(address) as answer:
        text: str = answer.read().decode()
    return text


def test_the_rule_of_thumb_beats_chance(hearts: Game) -> None:
    thumb, chance = bot("thumb"), bot("random")
    points = [0, 0, 0, 0]
    for number in range(60):
        rng = Random(number)
        state = hearts.start(4, {"target": 1}, number.to_bytes(32, "big"))
        while state.pending:
            seat = state.actor()
            state.apply(seat, (thumb if seat == number % 4 else chance).decide(hearts, state, seat, rng))
        for seat in range(4):
            points[(seat - number) % 4] += state.scores()[seat]
    assert 2 * points[0] < min(points[1:])


@pytest.mark.usefixtures("hearts")
def test_asking_for_it_in_a_test_makes_it_known() -> None:
    assert "hearts" in games.keys()  # noqa: SIM118


def test_other_tests_do_not_see_it() -> None:
    assert "hearts" not in games.keys()  # noqa: SIM118
