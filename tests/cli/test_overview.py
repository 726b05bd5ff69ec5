"""What donabe says about itself, its games and their rules."""

import subprocess
import sys

from cli.runner import Donabe
from donabe import games
from donabe.build_info import describe
from donabe.text.rulebook import clauses


def test_the_version_is_the_build_s_own_description(donabe: Donabe) -> None:
    ran = donabe("--version")
    assert (ran.code, ran.out, ran.err) == (0, f"{describe()}\n", "")


def test_the_version_loads_neither_games_nor_the_kernel_s_heavy_parts() -> None:
    code = "import sys; from donabe.cli import run; run(['--version']); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"donabe.games", "donabe.text", "donabe.kernel.state", "rich.console", "msgspec"} & set(loaded)


def test_help_names_every_command(donabe: Donabe) -> None:
    for arguments in ([], ["--help"], ["-h"]):
        ran = donabe(*arguments)
        assert ran.code == 0
        for command in ("play", "games", "rules", "simulate", "tournament", "replay", "review", "verify"):
            assert command in ran.out


def test_games_lists_every_game_and_every_option(donabe: Donabe) -> None:
    ran = donabe("games")
    assert ran.code == 0
    for key in games.keys():  # noqa: SIM118 - a function, not a dict
        game = games.load(key)
        for said in (key, game.title, f"about {game.minutes} minutes", *(option.name for option in game.options)):
            assert said in ran.out


def test_rules_show_the_whole_rulebook(donabe: Donabe) -> None:
    ran = donabe("rules", "Iyadosu")
    assert ran.code == 0
    for number in clauses("iyadosu"):
        assert number in ran.out


def test_a_clause_can_be_asked_for_by_any_spelling_of_its_number(donabe: Donabe) -> None:
    for number in ("IY-4.3", "iy-4.3", "4.3"):
        ran = donabe("rules", "iyadosu", number)
        assert ran.code == 0
        assert "IY-4.3" in ran.out
        assert "such a follower may refuse" in ran.out
        assert "IY-4.4" not in ran.out
