"""Mistakes of the user: one line on standard error, exit code 2, no traceback."""

from pathlib import Path

import pytest

from cli.runner import Donabe

PLAY = ["play", "iyadosu"]
SIMULATE = ["simulate", "iyadosu", "-k", "2", "--workers", "1"]
STUDY = ["study", "iyadosu", "-k", "2", "--workers", "1"]
TOURNAMENT = ["tournament", "iyadosu", "--deals", "1", "--workers", "1", "--bots"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Files with nothing right about them."""
    (tmp_path / "bad.toml").write_text("bid_bonus = = true")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "unknown.toml").write_text("volume = 11")
    (tmp_path / "wrong.toml").write_text("bid_bonus = 11")
    (tmp_path / "empty.jsonl").write_text("\n\n")
    (tmp_path / "junk.json").write_bytes(b"\xff\x00{")
    (tmp_path / "lines.json").write_text('"a\\nb\\u001b[2J"')
    (tmp_path / "folder").mkdir()
    return tmp_path


@pytest.mark.parametrize(
    "arguments",
    [
        ["nonsense"],
        ["play", "chess"],
        ["play", "../../etc"],
        ["play", ""],
        [*PLAY, "--players", "2"],
        [*PLAY, "--players", "many"],
        [*PLAY, "--seat", "4"],
        [*PLAY, "--seat", "-1"],
        [*PLAY, "--bots", "genius"],
        [*PLAY, "--bots", "thumb,thumb"],
        [*PLAY, "--bots", ""],
        [*PLAY, "--option", "bid_bonus"],
        [*PLAY, "--option", "bid_bonus=perhaps"],
        [*PLAY, "--option", "volume=11"],
        [*PLAY, "--options", "missing.toml"],
        [*PLAY, "--options", "bad.toml"],
        [*PLAY, "--options", "binary.toml"],
        [*PLAY, "--options", "unknown.toml"],
        [*PLAY, "--options", "wrong.toml"],
        [*PLAY, "--options", "folder"],
        [*PLAY, "--save", "missing/match.json"],
        [*PLAY, "--save", "folder"],
        ["play", "--resume", "missing.json"],
        ["play", "--resume", "junk.json"],
        ["rules"],
        ["rules", "chess"],
        ["rules", "iyadosu", "99.9"],
        ["simulate", "chess"],
        [*SIMULATE, "--games", "0"],
        [*SIMULATE, "--workers", "0"],
        [*SIMULATE, "--players", "9"],
        [*SIMULATE, "--bots", "thumb,random"],
        [*SIMULATE, "--bots", "genius"],
        [*SIMULATE, "--out", "missing/out.jsonl"],
        [*SIMULATE, "--out", "folder"],
        [*SIMULATE, "--options", "bad.toml"],
        ["tournament", "iyadosu"],
        ["tournament", "chess", "--bots", "thumb,random"],
        [*TOURNAMENT, "thumb"],
        [*TOURNAMENT, "thumb,thumb"],
        [*TOURNAMENT, "thumb,genius"],
        [*TOURNAMENT, "thumb,random", "--deals", "0"],
        [*TOURNAMENT, "thumb,random", "--workers", "0"],
        [*TOURNAMENT, "thumb,random", "--players", "9"],
        [*TOURNAMENT, "thumb,random", "--out", "missing/out.jsonl"],
        [*TOURNAMENT, "thumb,random", "--out", "folder"],
        [*TOURNAMENT, "thumb,random", "--out", "good.jsonl"],
        [*TOURNAMENT, "thumb,random", "--json", "missing/out.json"],
        [*TOURNAMENT, "thumb,random", "--json", "folder"],
        [*TOURNAMENT, "thumb,random", "--options", "bad.toml"],
        [*SIMULATE, "--workers", "dask://"],
        ["study"],
        ["study", "chess"],
        [*STUDY, "--matches", "0"],
        ["tune", "iyadosu"],
        ["tune", "iyadosu", "--vary", "missing.toml", "--aim", "rounds=3"],
        ["tune", "iyadosu", "--vary", "bad.toml", "--aim", "rounds=3"],
        [*STUDY, "--players", "9"],
        [*STUDY, "--bots", "thumb,thumb"],
        [*STUDY, "--bots", "genius"],
        [*STUDY, "--workers", "many"],
        [*STUDY, "--out", "good.jsonl"],
        [*STUDY, "--compare", "bad.toml", "bad.toml"],
        ["replay", "missing.json"],
        ["replay", "folder"],
        ["replay", "junk.json"],
        ["replay", "empty.jsonl"],
        ["replay", "good.jsonl", "--as", "3"],
        ["replay", "good.jsonl", "--as", "-1"],
        ["replay", "good.jsonl", "--match", "4"],
        ["replay", "good.jsonl", "--match", "0"],
        ["replay", "truncated.jsonl"],
        ["verify", "missing.json"],
        ["verify", "folder"],
        ["verify", "junk.json"],
        ["verify", "lines.json"],
        ["verify", "empty.jsonl"],
        ["verify", "truncated.jsonl"],
        ["verify", "nul\0.json"],
    ],
    ids=" ".join,
)
def test_one_line_and_exit_code_2(
    donabe: Donabe, folder: Path, records: Path, arguments: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    records.rename("good.jsonl")
    Path("truncated.jsonl").write_bytes(Path("good.jsonl").read_bytes()[:700])
    before = sorted(folder.rglob("*"))
    ran = donabe(*arguments)
    assert ran.code == 2
    assert ran.err.startswith("donabe: ")
    assert ran.err.count("\n") == 1
    assert len(ran.err) > len("donabe: .\n")
    assert ran.err[:-1].isprintable()
    assert "Traceback" not in ran.err + ran.out
    assert sorted(folder.rglob("*")) == before
