"""What every test of the command line starts from."""

from functools import cache
from pathlib import Path

import pytest

from cli.runner import Donabe
from donabe.lab import Plan, seed_from_text, simulate


@pytest.fixture
def donabe(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Donabe:
    monkeypatch.setenv("COLUMNS", "80")
    return Donabe(capsys, monkeypatch)


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """A file with the records of three matches."""
    path = tmp_path / "three.jsonl"
    path.write_bytes(_three_matches())
    return path


@cache
def _three_matches() -> bytes:
    plan = Plan("iyadosu", 3, 3, ("thumb",), seed_from_text("three"))
    return b"".join(played.line + b"\n" for played in simulate(plan, workers=1))
