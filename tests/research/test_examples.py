"""The examples run; PyTorch's only where it is installed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("processes", ["1", "2"])
def test_the_random_baseline_counts_decisions(processes: str) -> None:
    arguments = ["iyadosu", "--players", "3", "--matches", "8", "--seconds", "0.2", "--processes", processes]
    program = [sys.executable, str(ROOT / "examples" / "random_baseline.py"), *arguments]
    done = subprocess.run(program, capture_output=True, text=True, check=True, cwd=ROOT)
    assert "million decisions a second" in done.stdout
    assert ("of processor" in done.stdout) == (processes == "1")  # a process counts only its own time


def test_the_policy_gradient_learns_for_a_moment(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    arguments = [
        "--minutes",
        "0",
        "--matches",
        "3",
        "--out",
        str(tmp_path / "policy.pt"),
        "--curve",
        str(tmp_path / "c.svg"),
    ]
    program = [sys.executable, str(ROOT / "examples" / "policy_gradient.py"), *arguments]
    subprocess.run(program, check=True, cwd=ROOT, env={**os.environ, "OMP_NUM_THREADS": "1"})
    assert (tmp_path / "c.svg").read_text("utf-8").startswith("<svg")
