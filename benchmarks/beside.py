"""Our engine beside others: starts the two side-by-side measurements, and shows them as tables."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table

ROOT = Path(__file__).parent.parent
HEARTS = ROOT / "build" / "hearts" / "src"  # the package with Hearts compiled into it (Makefile)
FIELD = ROOT / "build" / "field"  # RLCard and PettingZoo's classic games (Makefile)

Row = dict[str, Any]  # game, players, build, engine, metric, value, wall_value


def measured(seconds: float) -> list[Row]:
    """The figures of everybody, each of them at work for about so many seconds."""
    return [
        *_rows(HEARTS, "benchmarks.hearts_side_by_side", str(seconds)),
        *_rows(FIELD, "benchmarks.environments", "--rows", str(seconds)),
    ]


def _rows(path: Path, module: str, *arguments: str) -> list[Row]:
    """What a program prints that runs with one more folder of packages."""
    if not path.is_dir():
        raise SystemExit(f"{path.relative_to(ROOT)} is not there: run `make beside`, which makes it")
    environment = {**os.environ, "PYTHONPATH": str(path)}
    command = [sys.executable, "-m", module, *arguments]
    finished = subprocess.run(command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, check=True)
    rows: list[Row] = json.loads(finished.stdout)
    return rows


def tables(rows: list[Row]) -> Iterator[Table]:
    """The figures for people: Hearts in both engines, and environments."""
    hearts = [row for row in rows if row["game"] == "hearts"]
    if hearts:
        yield hearts_table(hearts)
    others = [row for row in rows if row["game"] != "hearts" and "wall_value" in row]
    if others:
        yield environments_table(others)


def hearts_table(rows: list[Row]) -> Table:
    """A line for each metric; ratios by processor time and by wall clock."""
    shown = Table("Hearts, in a second", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for column in ("donabe", "openspiel", "ratio", "donabe, wall", "openspiel, wall", "ratio, wall"):
        shown.add_column(column, justify="right")
    found = {(row["metric"], row["engine"]): row for row in rows}
    for metric in dict.fromkeys(row["metric"] for row in rows):
        ours, theirs = found[metric, "donabe"], found[metric, "openspiel"]
        cells = []
        for kind in ("value", "wall_value"):
            cells += [f"{ours[kind]:,.0f}", f"{theirs[kind]:,.0f}", f"{ours[kind] / theirs[kind]:.1f}"]
        shown.add_row(metric.removesuffix("_per_s"), *cells)
    return shown


def environments_table(rows: list[Row]) -> Table:
    """A line for each environment, the way it is stepped, and how fast."""
    shown = Table("engine", "game", "players", "stepped", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    shown.add_column("decisions/s", justify="right")
    shown.add_column("by the wall clock", justify="right")
    for row in sorted(rows, key=lambda row: row["metric"]):
        how = row["metric"].removesuffix("_decisions_per_s")
        rates = f"{row['value']:,.0f}", f"{row['wall_value']:,.0f}"
        shown.add_row(row["engine"], row["game"], str(row["players"]), how, *rates)
    return shown
