"""The interpreted and the compiled rules agree, move for move."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).with_name("trace_of_play.py")
SOURCES = Path(__file__).parent.parent / "src"
CLAIM = os.environ.get("DONABE_TEST_BUILD")
IS_COMPILED = """
try:
    from donabe.build_info import is_compiled
except ImportError:
    print(False)
else:
    print(is_compiled())
"""


def started(folder: Path, *arguments: str, sources: Path | None = None) -> subprocess.Popen[str]:
    """Python on the sources, or without any on the installed package, from a folder where there is neither."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if sources is not None:
        environment["PYTHONPATH"] = str(sources)
    command = [sys.executable, "-W", "error", *arguments]
    return subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True)


def output(process: subprocess.Popen[str]) -> str:
    text, _ = process.communicate(timeout=300)
    assert process.returncode == 0
    return text


@pytest.mark.skipif(os.environ.get("DONABE_PURE") == "1", reason="with DONABE_PURE=1 nothing is compiled")
@pytest.mark.skipif(CLAIM == "interpreted", reason="the run on the compiled package compares the two")
def test_interpreted_and_compiled_rules_agree_move_for_move(tmp_path: Path) -> None:
    if CLAIM is None:
        skip_without_a_compiled_package(tmp_path)
    processes = [started(tmp_path, str(SCRIPT), sources=SOURCES), started(tmp_path, str(SCRIPT))]
    interpreted, compiled = (json.loads(output(process)) for process in processes)
    assert not interpreted["compiled"], f"the sources run as {interpreted['build']}"
    assert compiled["compiled"], f"the installed package is {compiled['build']}, so there is nothing to compare"
    assert first_difference(interpreted["traces"], compiled["traces"]) == ""


def skip_without_a_compiled_package(folder: Path) -> None:
    """Where no build is claimed the sources may be all there is."""
    if output(started(folder, "-c", IS_COMPILED)).strip() != "True":
        pytest.skip("no compiled donabe is installed, and DONABE_TEST_BUILD does not claim that there is")


def first_difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    if list(one) != list(other):
        return f"only one build has {sorted(set(one) ^ set(other))}: install the package again"
    for name, hashes in one.items():
        for number, (here, there) in enumerate(zip(hashes, other[name], strict=False)):
            if here != there:
                return f"{name} after {number} moves"
        if len(hashes) != len(other[name]):
            return f"{name} ends after {len(hashes)} or {len(other[name])} moves"
    return ""
