"""The review of a recorded match at the command line."""

import json
from pathlib import Path

from cli.runner import Donabe

FEW = ("--simulations", "4")


def test_what_mattered_is_printed_for_one_seat(donabe: Donabe, records: Path) -> None:
    ran = donabe("review", records, "--seat", "1", *FEW)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("thumb 2: ")
    assert "of them as good as" in ran.out
    assert "thumb 1: " not in ran.out


def test_persons_are_reviewed_unless_a_seat_is_named(donabe: Donabe, tmp_path: Path) -> None:
    saved = tmp_path / "mine.json"
    donabe("play", "iyadosu", "-n", "3", "--seed", "x", "--save", saved, lines=["1"] * 200)
    ran = donabe("review", saved, *FEW)
    assert ran.code == 0, ran.err
    assert ran.out.startswith("Player: ")
    assert ran.out.count("as good as") == 1


def test_a_review_needs_a_finished_match_and_a_seat_of_it(donabe: Donabe, records: Path, tmp_path: Path) -> None:
    assert "there is no seat 7" in donabe("review", records, "--seat", "7").err
    unfinished = tmp_path / "unfinished.json"
    donabe("play", "iyadosu", "-n", "3", "--save", unfinished, lines=["1", "quit"])
    assert json.loads(unfinished.read_bytes())["result"] is None
    ran = donabe("review", unfinished)
    assert (ran.code, "unfinished" in ran.err) == (2, True)
