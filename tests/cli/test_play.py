"""Playing at the terminal, with what is typed fed in."""

import json
from itertools import repeat
from pathlib import Path

import pytest

from cli.runner import Donabe
from donabe import games
from donabe.kernel.match import commitment
from donabe.lab import seed_from_text
from tables import make_expert_brief

FIRST_CHOICES = list(repeat("1", 2_000))  # more than any match asks for


def test_a_whole_match_ends_with_scores_standing_seed_and_record(donabe: Donabe, tmp_path: Path) -> None:
    ran = donabe("play", "iyadosu", "--seed", "x", "--save", tmp_path / "match.json", lines=FIRST_CHOICES)
    assert (ran.code, ran.err) == (0, "")
    seed = seed_from_text("x")
    for said in ("Iyadosu, round 4 of 4", "Domination", "total", "fewer points", seed.hex(), commitment(seed)):
        assert said in ran.out
    record = json.loads((tmp_path / "match.json").read_bytes())
    assert record["result"] is not None
    assert [player["kind"] for player in record["seats"]] == ["human", "casual", "casual", "casual"]
    assert donabe("verify", tmp_path / "match.json").code == 0


@pytest.mark.parametrize("key", games.keys())
def test_every_game_can_be_played_from_its_views_alone(donabe: Donabe, key: str) -> None:
    ran = donabe("play", key, "--seed", "y", "--bots", "random", lines=FIRST_CHOICES)
    assert (ran.code, ran.err) == (0, "")
    assert "The match is over" in ran.out


def test_the_same_seed_gives_the_same_match(donabe: Donabe) -> None:
    one, two = (donabe("play", "iyadosu", "--seed", "z", lines=FIRST_CHOICES).out for _ in range(2))
    assert one == two


def test_a_screen_of_80_columns_without_colours_is_enough(donabe: Donabe, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    out = donabe("play", "iyadosu", "-n", "5", "--seed", "x", lines=FIRST_CHOICES).out
    assert "\x1b" not in out
    assert max(len(line) for line in out.splitlines()) <= 80


def test_seat_name_players_bots_and_options_are_as_wished(donabe: Donabe, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    wishes = ["-n", "4", "--seat", "2", "--name", "Aki", "--bots", "random,thumb,random", "--option", "bid_bonus=on"]
    options = tmp_path / "options.toml"
    options.write_text("bid_bonus = false\nearly_win = true\n")
    ran = donabe("play", "iyadosu", *wishes, "--options", options, "--save", file, lines=["1"])
    assert ran.code == 0
    record = json.loads(file.read_bytes())
    assert record["seats"] == [
        {"name": "Random 1", "kind": "random"},
        {"name": "Thumb 2", "kind": "thumb"},
        {"name": "Aki", "kind": "human"},
        {"name": "Random 4", "kind": "random"},
    ]
    assert record["options"] == {"bid_bonus": True, "early_win": True}


def test_without_a_game_a_menu_asks_for_one_and_for_the_players(donabe: Donabe) -> None:
    number = games.keys().index("iyadosu") + 1
    ran = donabe("play", lines=["", "none of these", "0", "99", str(number), "17", "3"])
    assert ran.code == 0
    assert "Udon" in ran.out
    assert "Dashi" not in ran.out
    named = donabe("play", lines=["Iyadosu", ""])
    assert "Dashi" in named.out
    assert "Zosui" not in named.out


def test_a_choice_can_be_typed_as_its_token(donabe: Donabe) -> None:
    assert "You bid 4." in donabe("play", "iyadosu", "--seed", "x", lines=[" SPLIT  4 "]).out


def test_a_refused_move_says_why_with_the_rule_s_text_and_asks_again(donabe: Donabe) -> None:
    ran = donabe("play", "iyadosu", "--seed", "x", lines=["K1", "split 4"])
    assert "K1 is not allowed now, because of rule IY-3.1" in ran.out
    assert "To divide a hand is to put the Insert between two of its cards" in ran.out
    assert "You bid 4." in ran.out


def test_questions_are_answered_and_junk_is_refused_without_a_move(donabe: Donabe) -> None:
    junk = ["zzz", "99", "0", "-1", "²", "9" * 5_000, "\x1b[2J", "�", ""]
    questions = ["?", "why", "why K1", "why split 2", "rules 4.2", "rules 99", "score", "log", "look"]
    ran = donabe("play", "iyadosu", "--seed", "x", lines=[*junk, *questions, "quit", "1"])
    assert (ran.code, ran.err) == (0, "")
    for said in (
        "this help",
        "Which move?",
        "IY-3.1",
        "split 2 is allowed",
        "IY-4.2",
        "no rule '99'",
        "Nobody has scored",
    ):
        assert said in ran.out
    assert "You bid" not in ran.out
    assert "\x1b[2J" not in ran.out


def test_a_hint_shows_the_best_choices_with_what_to_expect_and_why(
    donabe: Donabe, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_expert_brief(monkeypatch)
    ran = donabe("play", "iyadosu", "--seed", "x", lines=["hint", "hint", "1", "?", "quit"])
    assert (ran.code, ran.err) == (0, "")
    asked = ran.out.partition("Iyadosu, round 1")[2].partition("You bid")[0]
    for said in ("choice", "because", "1.  split", "2.  split", "3.  split"):
        assert asked.count(said) == 2, said  # the same again
    assert "4.  split" not in asked
    assert " % " in asked
    assert "should win." in asked
    assert "what the expert would do" in ran.out
    assert max(len(line.removeprefix("> ")) for line in ran.out.splitlines()) <= 80


def test_the_score_sheet_so_far_is_told_line_by_line(donabe: Donabe) -> None:
    ran = donabe("play", "iyadosu", "--seed", "x", lines=[*repeat("1", 30), "score", "quit"])
    assert "Perseverance:" in ran.out


def test_the_log_tells_again_what_happened(donabe: Donabe) -> None:
    told = donabe("play", "iyadosu", "--seed", "x", lines=["1", "log", "quit"]).out
    assert told.count("You bid ") == 2


def test_an_unfinished_match_is_saved_and_can_be_resumed(donabe: Donabe, tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    donabe("play", "iyadosu", "--seed", "x", lines=["2", f"save {first}", "save /nowhere/at/all", "quit"])
    assert json.loads(first.read_bytes())["result"] is None
    assert donabe("verify", first).code == 0
    ran = donabe("play", "--resume", first, "--save", second, lines=FIRST_CHOICES)
    assert ran.code == 0
    before, after = (json.loads(file.read_bytes())["moves"] for file in (first, second))
    assert after[: len(before)] == before
    assert donabe("verify", second).code == 0
    assert donabe("play", "--resume", second).code == 2


def test_nobody_reads_what_only_another_seat_may_know(donabe: Donabe) -> None:
    shown = donabe("play", "iyadosu", "--seed", "x", lines=["look", "log", "quit"]).out
    game = games.load("iyadosu")
    hidden = [face for face in game.faces if face[0] in "KRBG"]
    mine = [face for face in hidden if f"{face}▌" in shown]
    assert len(mine) == 12


def test_what_explains_the_question_and_the_goal_stands_under_it(donabe: Donabe) -> None:
    ran = donabe("play", "iyadosu", "--seed", "x", lines=["what", "?", "quit"])
    assert (ran.code, ran.err) == (0, "")
    asked, _, explained = ran.out.partition("Most points after")
    assert "Where does your Insert go?" in asked
    assert "You bid one trick for each" in " ".join(explained.split())
    assert "IY-3.1" in explained
    assert "what is asked of you now" in explained
