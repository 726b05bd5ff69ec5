"""The tournament command: tables, JSON, and going on after an interruption."""

import json
import os
import signal
import time
from pathlib import Path

import pytest

from cli.runner import Donabe, start

DUEL = ["tournament", "mushroom_sort", "-n", "2", "--bots", "thumb,random", "--workers", "1"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_tournament_prints_bots_and_pairs_and_writes_json(donabe: Donabe, folder: Path) -> None:
    ran = donabe(*DUEL, "--deals", "3", "--json", "table.json", "--out", "results.jsonl")
    assert (ran.code, ran.err) == (0, "")
    for said in ("3 deals, 6 matches", "rating", "win share", "fair", "50.0%", "thumb", "random", "matches/s"):
        assert said in ran.out
    table = json.loads(Path("table.json").read_bytes())
    assert (table["deals"], table["matches"], table["stopped_early"]) == (3, 6, False)
    assert [bot["bot"] for bot in table["bots"]] == ["thumb", "random"]
    (pair,) = table["pairs"]
    assert (pair["bot"], pair["against"], pair["fair"]) == ("thumb", "random", 0.5)
    assert pair["win_share"]["mean"] == table["bots"][0]["win_share"]["mean"]
    assert sorted(file.name for file in folder.iterdir()) == ["results.jsonl", "table.json"]


def test_what_a_single_deal_cannot_tell_is_null(donabe: Donabe, folder: Path) -> None:
    assert "?" in donabe(*DUEL, "--deals", "1", "--json", "table.json").out
    assert json.loads(Path("table.json").read_bytes())["pairs"][0]["win_share"]["margin"] is None


def test_fewer_bots_than_seats_play_alone_against_a_table(donabe: Donabe, folder: Path) -> None:
    ran = donabe("tournament", "iyadosu", "-n", "3", "--bots", "thumb,random", "-d", "2", "--workers", "1")
    assert ran.code == 0
    for said in ("a table of", "2 deals, 12 matches", "33.3%"):
        assert said in ran.out


def test_the_files_are_the_same_byte_for_byte_whatever_the_number_of_workers(donabe: Donabe, folder: Path) -> None:
    for workers in ("1", "2"):
        arguments = ["--deals", "4", "--out", f"{workers}.jsonl", "--json", f"{workers}.json", "--workers", workers]
        assert donabe(*DUEL[:-2], *arguments).code == 0
    assert Path("1.jsonl").read_bytes() == Path("2.jsonl").read_bytes()
    assert Path("1.json").read_bytes() == Path("2.json").read_bytes()


def test_the_same_command_does_not_play_again_and_more_deals_go_on(donabe: Donabe, folder: Path) -> None:
    first = donabe(*DUEL, "--deals", "2")
    (file,) = folder.iterdir()
    before = file.read_bytes()
    again = donabe(*DUEL, "--deals", "2")
    assert "all 4 matches" in again.out
    assert file.read_bytes() == before
    assert again.out.split("random")[1:] == first.out.split("random")[1:]
    more = donabe(*DUEL, "--deals", "3")
    assert "4 of 6 matches" in more.out
    assert file.read_bytes().startswith(before)
    assert [path.name for path in folder.iterdir()] == [file.name]


def test_it_stops_early_if_asked(donabe: Donabe, folder: Path) -> None:
    ran = donabe(*DUEL, "--deals", "200", "--until-clear", "--json", "table.json")
    assert ran.code == 0
    assert "stopped early out of 200" in ran.out
    table = json.loads(Path("table.json").read_bytes())
    assert 20 <= table["deals"] < 200
    assert table["pairs"][0]["interval"] == "above"


def test_after_ctrl_c_the_same_command_goes_on_where_it_stopped(donabe: Donabe, tmp_path: Path) -> None:
    file, whole = tmp_path / "results.jsonl", tmp_path / "whole.jsonl"
    process = start(*DUEL[:-2], "--workers", "2", "--deals", "100000", "--out", file, start_new_session=True)
    while not file.exists() or file.read_bytes().count(b"\n") < 4:
        time.sleep(0.05)
        assert process.poll() is None
    os.killpg(process.pid, signal.SIGINT)
    stdout, stderr = process.communicate(timeout=30)
    assert process.returncode == 130
    assert b"Traceback" not in stdout + stderr
    assert b"the same command goes on" in b" ".join(stderr.split())
    interrupted = file.read_bytes()
    matches = interrupted.count(b"\n") - 1
    deals = str(matches // 2 + 2)
    ran = donabe(*DUEL, "--deals", deals, "--out", file)
    assert f"{matches} of {2 * int(deals)} matches were played before" in " ".join(ran.out.split())
    assert file.read_bytes().startswith(interrupted)
    assert donabe(*DUEL, "--deals", deals, "--out", whole).code == 0
    assert file.read_bytes() == whole.read_bytes()


def test_the_file_of_another_tournament_is_refused(donabe: Donabe, folder: Path) -> None:
    assert donabe(*DUEL, "--deals", "1", "--out", "results.jsonl").code == 0
    ran = donabe(*DUEL, "--deals", "1", "--out", "results.jsonl", "--seed", "other")
    assert ran.code == 2
    assert ran.err.startswith("donabe: results.jsonl: these are the results of another tournament (seed ")
    assert ran.err.count("\n") == 1


def test_a_device_takes_results_too(donabe: Donabe, folder: Path) -> None:
    assert donabe(*DUEL, "--deals", "1", "--out", "/dev/null", "--json", "/dev/null").code == 0
    assert Path("/dev/null").is_char_device()
