"""Runs donabe, within this process or as a program of its own."""

import io
import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

from donabe import cli


@dataclass(frozen=True)
class Ran:
    """How a command ended and what it wrote."""

    code: int
    out: str
    err: str


class Donabe:
    """Runs commands within this process; what is typed comes from `lines`."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, *arguments: str | Path, lines: Iterable[str] = ()) -> Ran:
        typed = "".join(f"{line}\n" for line in lines)
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = cli.run([str(argument) for argument in arguments])
        written = self.capsys.readouterr()
        return Ran(code, written.out, written.err)


def start(*arguments: str | Path, **settings: object) -> subprocess.Popen[bytes]:
    """Donabe as a program of its own, of the same build as this one."""
    command = [sys.executable, "-m", "donabe", *(str(argument) for argument in arguments)]
    streams = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **settings}
    return subprocess.Popen(command, env={**os.environ, "COLUMNS": "80"}, **streams)  # type: ignore[call-overload, no-any-return]
