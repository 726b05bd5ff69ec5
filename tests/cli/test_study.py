"""The study command: a folder with a report, and the same bytes after a kill."""

import os
import signal
import time
from pathlib import Path

import pytest

from cli.runner import Donabe, start

STUDY = ["study", "iyadosu", "-n", "3", "--bots", "thumb,random", "--matches", "30"]


LONG = [*STUDY[:-1], "2000"]  # so that it is killed long before its end


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


def test_a_study_that_was_killed_goes_on_to_the_same_bytes(donabe: Donabe, tmp_path: Path) -> None:
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    process = start(*LONG, "--workers", "2", "--out", killed, start_new_session=True)
    while not (killed / "matches.jsonl").exists() or (killed / "matches.jsonl").read_bytes().count(b"\n") < 4:
        time.sleep(0.02)
        assert process.poll() is None
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate(timeout=30)
    assert not (killed / "report.html").exists()
    ran = donabe(*LONG, "--workers", "1", "--out", killed)
    assert "Going on in" in ran.out
    assert "Report:" in ran.out
    assert donabe(*LONG, "--workers", "1", "--out", whole).code == 0
    assert contents(killed) == contents(whole)
    assert b"<svg" in contents(whole)["report.html"]


def test_options_are_compared(donabe: Donabe, tmp_path: Path) -> None:
    plain, bonus = tmp_path / "plain.toml", tmp_path / "bonus.toml"
    plain.write_text("")
    bonus.write_text("bid_bonus = true\n")
    few = [*STUDY[:-1], "6", "--workers", "1"]
    ran = donabe(*few, "--compare", plain, bonus, "--out", tmp_path / "out")
    assert ran.code == 0
    assert {"plain", "bonus", "comparison.html", "differences.csv"} == {
        each.name for each in (tmp_path / "out").iterdir()
    }
    assert (tmp_path / "out" / "bonus" / "report.html").exists()


def test_options_are_tuned_and_the_best_can_be_played(donabe: Donabe, tmp_path: Path) -> None:
    pytest.importorskip("optuna")
    (tmp_path / "open.toml").write_text("bid_bonus = { one_of = [true, false] }\nearly_win = false\n")
    tune = ["tune", "iyadosu", "-n", "3", "--bots", "random", "-k", "2", "--trials", "3", "--workers", "1"]
    ran = donabe(*tune, "--vary", tmp_path / "open.toml", "--aim", "rounds=3, seat_fairness", "--out", tmp_path / "out")
    assert ran.code == 0
    assert "best.toml" in ran.out.replace("\n", "")  # a long path is broken
    best = tmp_path / "out" / "best.toml"
    assert donabe("simulate", "iyadosu", "-n", "3", "-k", "1", "--workers", "1", "--options", best).code == 0
    ran = donabe(*tune, "--vary", tmp_path / "open.toml", "--aim", "fun", "--out", tmp_path / "out")
    assert ran.code == 2
    assert "fun is no aim" in ran.err
