"""How fast the games run, compiled and interpreted, and beside other engines: `make bench`.

docs/performance.md says how it is measured.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from benchmarks import beside
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import track
from rich.table import Table

from donabe import games

ROOT = Path(__file__).parent.parent
BUILDS = ("interpreted",) if os.environ.get("DONABE_PURE") == "1" else ("compiled", "interpreted")
METRICS = ("loop_decisions_per_s", "stepped_decisions_per_s", "copies_per_s", "resamples_per_s", "state_bytes")

Row = dict[str, Any]  # game, players, build, engine, metric, value


def main(
    chosen: Annotated[str, typer.Option("--games", help="Only these games, with commas between them.")] = "",
    seconds: Annotated[float, typer.Option(min=0.01, help="How long each rate is measured.")] = 0.8,
    ours: Annotated[bool, typer.Option(help="Measure our games at every number of players.")] = True,
    others: Annotated[bool, typer.Option(help="Measure beside other engines.")] = True,
    out: Annotated[Path, typer.Option(help="Where the figures go, as JSON.")] = Path("bench.json"),
) -> None:
    """Measure games, and other engines beside them; print tables and write the figures to a file."""
    keys = [games.load(name).key for name in chosen.split(",")] if chosen else games.keys()
    runs = [(key, players, build) for key in keys for players in games.load(key).players for build in BUILDS] * ours
    rows = [row for run in track(runs, "Measuring", console=Console(stderr=True)) for row in measured(*run, seconds)]
    shown = [table(rows)] if rows else []
    if others:
        side_by_side = beside.measured(seconds)
        shown += beside.tables(side_by_side)
        rows += side_by_side
    out.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")
    for each in shown:
        Console(width=max(120, Console().width)).print(each)


def measured(key: str, players: int, build: str, seconds: float) -> list[Row]:
    """The rates of one game at one number of players in one build, taken in a process of its own."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if build == "interpreted":
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, str(ROOT / "benchmarks" / "measuring.py"), key, str(players), str(seconds)]
    finished = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    answer = json.loads(finished.stdout)
    if answer["build"] != build:
        raise SystemExit(f"The installed donabe is {answer['build']}: install it compiled, or set DONABE_PURE=1")
    row = {"game": key, "players": players, "build": build, "engine": "donabe"}
    return [{**row, "metric": metric, "value": answer["rates"][metric]} for metric in METRICS]


def table(rows: list[Row]) -> Table:
    """The figures for people, a line for each game, number of players and build."""
    shown = Table("game", "players", "build", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for metric in METRICS:
        name = metric.removesuffix("_per_s").removesuffix("_decisions")
        shown.add_column(f"{name}/s" if metric.endswith("_per_s") else name.replace("_", " "), justify="right")
    values = {(row["game"], row["players"], row["build"], row["metric"]): row["value"] for row in rows}
    for key, players, build in dict.fromkeys((row["game"], row["players"], row["build"]) for row in rows):
        rates = [f"{values[key, players, build, metric]:,.0f}" for metric in METRICS]
        shown.add_row(key, str(players), build, *rates, end_section=build == "interpreted")
    return shown


if __name__ == "__main__":
    typer.run(main)
