"""The simulate command: a progress bar, a file of records, a summary."""

import math
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from donabe.lab import Estimate, Plan, Standing, Summary, simulate
from donabe.terminal.files import file_errors, written_whole
from donabe.terminal.screen import CLAY, Screen


def run_simulation(screen: Screen, errors: Screen, plan: Plan, out: Path | None, workers: int | None) -> None:
    """Run a simulation, write its records if asked, and print a summary."""
    matches = simulate(plan, workers)
    summary = Summary()
    began = time.perf_counter()
    with _output(out) as file, progress_bar(errors, plan.games) as progress:
        for played in matches:
            summary.add(played)
            if file is not None and out is not None:
                with file_errors(out):
                    file.write(played.line + b"\n")
            progress.advance(progress.task_ids[0])
    taken = time.perf_counter() - began
    screen.print(_table("seat", {str(seat): standing for seat, standing in enumerate(summary.seats)}))
    screen.gap()
    screen.print(_table("bot", summary.bots))
    screen.gap()
    screen.say(f"{summary.matches} matches in {taken:.1f} s: {summary.matches / taken:,.1f} matches/s")
    if out is not None:
        screen.say(f"records: {out}")


@contextmanager
def _output(out: Path | None) -> Iterator[BinaryIO | None]:
    if out is None:
        yield None
    else:
        with written_whole(out) as file:
            yield file


def progress_bar(errors: Screen, matches: int, done: int = 0, what: str = "playing") -> Progress:
    """A bar that counts matches or decisions, shown on a terminal only."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    progress = Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)
    progress.add_task(what, total=matches, completed=done)
    return progress


def _table(what: str, standings: dict[str, Standing]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=f"bold {CLAY}")
    table.add_column(what)
    for heading in ("mean score", "±", "win share", "±"):
        table.add_column(heading, justify="right")
    for name, standing in standings.items():
        score, wins = standing.score.estimate(), standing.wins.estimate()
        table.add_row(name, f"{score.mean:.2f}", _margin(score, 1, ""), f"{wins.mean:.1%}", _margin(wins, 100, "%"))
    return table


def _margin(estimate: Estimate, scale: int, unit: str) -> str:
    if math.isnan(estimate.margin):
        return "?"
    return f"{estimate.margin * scale:.{2 if scale == 1 else 1}f}{unit}"
