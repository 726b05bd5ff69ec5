"""Records: simulated, told and verified at the command line."""

import json
from pathlib import Path

import pytest

from cli.runner import Donabe


def test_a_simulation_writes_one_record_a_line_and_sums_them_up(donabe: Donabe, tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    bots = ["--bots", "thumb,random,random"]
    ran = donabe("simulate", "iyadosu", "-n", "3", "--games", "6", *bots, "--workers", "1", "--out", out)
    assert (ran.code, ran.err) == (0, "")
    lines = [json.loads(line) for line in out.read_bytes().splitlines()]
    assert len(lines) == 6
    assert [line["seats"][0]["kind"] for line in lines] == ["thumb", "random", "random"] * 2
    for said in ("mean score", "win share", "thumb", "random", "6 matches", "matches/s"):
        assert said in ran.out
    assert [file.name for file in tmp_path.iterdir()] == ["out.jsonl"]


def test_the_file_is_the_same_byte_for_byte_whatever_the_number_of_workers(donabe: Donabe, tmp_path: Path) -> None:
    files = []
    for workers in ("1", "2"):
        files.append(tmp_path / workers)
        ran = donabe("simulate", "iyadosu", "-k", "7", "--seed", "s", "--workers", workers, "--out", files[-1])
        assert ran.code == 0
    assert files[0].read_bytes() == files[1].read_bytes()


def test_seats_stay_where_they_are_if_asked(donabe: Donabe, tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    donabe(
        "simulate",
        "iyadosu",
        "-n",
        "3",
        "-k",
        "3",
        "--bots",
        "thumb,random,random",
        "--no-rotate",
        "--workers",
        "1",
        "--out",
        out,
    )
    assert {json.loads(line)["seats"][0]["name"] for line in out.read_bytes().splitlines()} == {"thumb 1"}


def test_a_device_is_written_to_and_not_replaced(donabe: Donabe) -> None:
    assert donabe("simulate", "iyadosu", "-k", "1", "--out", "/dev/null").code == 0
    assert Path("/dev/null").is_char_device()


def test_the_story_is_told_openly_or_from_one_seat(donabe: Donabe, records: Path) -> None:
    openly = donabe("replay", records)
    assert (openly.code, openly.err) == (0, "")
    for said in ("Round 1.", "Round 3.", "thumb 1 bids", "Domination", "total"):
        assert said in openly.out
    assert "You " not in openly.out
    assert "You bid" in donabe("replay", records, "--as", "1").out


def test_any_match_of_a_file_can_be_told(donabe: Donabe, records: Path, tmp_path: Path) -> None:
    third = tmp_path / "third.json"
    third.write_bytes(records.read_bytes().splitlines()[2])
    assert donabe("replay", records, "--match", "3").out == donabe("replay", third).out


def test_good_records_are_counted(donabe: Donabe, records: Path) -> None:
    ran = donabe("verify", records)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == "OK: 3 records (Iyadosu: 3)\n"


def test_a_pretty_printed_record_is_as_good(donabe: Donabe, records: Path, tmp_path: Path) -> None:
    pretty = tmp_path / "pretty.json"
    pretty.write_text(json.dumps(json.loads(records.read_bytes().splitlines()[0]), indent=2))
    assert donabe("verify", pretty).code == 0


def test_every_bad_record_is_told_with_its_line(donabe: Donabe, records: Path) -> None:
    first, second, third = records.read_bytes().splitlines()
    altered = json.loads(second)
    altered["result"]["totals"][0] += 1
    records.write_bytes(b"\n".join([first, json.dumps(altered).encode(), third[:-20], b""]))
    ran = donabe("verify", records)
    assert ran.code == 2
    lines = ran.err.splitlines()
    assert [line.startswith(f"donabe: {records}, line {number}: ") for number, line in zip((2, 3), lines, strict=True)]
    assert "digest" in lines[0]
    assert "not a record" in lines[1]
    assert "2 of 3 records are bad" in ran.out


@pytest.mark.parametrize(
    "field", ["moves", "seed", "commitment", "options", "seats", "game", "rules", "format", "digest"]
)
def test_no_altered_field_passes(donabe: Donabe, records: Path, field: str) -> None:
    record = json.loads(records.read_bytes().splitlines()[0])
    changed = {
        "moves": record["moves"][:-1],
        "seed": "00" * 32,
        "commitment": "00" * 32,
        "options": {**record["options"], "bid_bonus": True},
        "seats": [*record["seats"][:-1], {"name": "somebody", "kind": "human"}],
        "game": "no such game",
        "rules": 99,
        "format": "donabe-record/0",
        "digest": "00" * 32,
    }
    records.write_text(json.dumps({**record, field: changed[field]}))
    ran = donabe("verify", records)
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 1
