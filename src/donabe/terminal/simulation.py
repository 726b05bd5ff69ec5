"""The simulate command: a progress bar, a file of records, a summary."""

import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from donabe.lab import Estimate, Plan, Standing, Summary, simulate
from donabe.lab.executors import Workers
from donabe.terminal.files import file_errors, written_whole
from donabe.terminal.screen import CLAY, Screen
from donabe.terminal.voice import decimal, percent, tell


def run_simulation(screen: Screen, errors: Screen, plan: Plan, out: Path | None, workers: Workers | None) -> None:
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
    screen.print(_table("terminal-seat", {str(seat): standing for seat, standing in enumerate(summary.seats)}))
    screen.gap()
    screen.print(_table("terminal-bot", summary.bots))
    screen.gap()
    screen.say(pace(summary.matches, taken))
    if out is not None:
        screen.say(tell("terminal-records", file=str(out)))


@contextmanager
def _output(out: Path | None) -> Iterator[BinaryIO | None]:
    if out is None:
        yield None
    else:
        with written_whole(out) as file:
            yield file


def progress_bar(errors: Screen, matches: int, done: int = 0, what: str = "terminal-playing") -> Progress:
    """A bar that counts matches or decisions, shown on a terminal only."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    progress = Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)
    progress.add_task(tell(what), total=matches, completed=done)
    return progress


def _table(what: str, standings: dict[str, Standing]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=f"bold {CLAY}")
    table.add_column(tell(what))
    for heading in ("terminal-mean-score", "terminal-margin", "terminal-win-share", "terminal-margin"):
        table.add_column(tell(heading), justify="right")
    for name, standing in standings.items():
        score, wins = standing.score.estimate(), standing.wins.estimate()
        table.add_row(name, *plain(score, 2), *percents(wins))
    return table


def pace(matches: int, seconds: float) -> str:
    """How many matches were played in how many seconds."""
    return tell("terminal-pace", matches=matches, seconds=seconds, rate=matches / seconds)


def plain(estimate: Estimate, digits: int) -> tuple[str, str]:
    """A mean and its margin; what is not known is a question mark."""
    return _known(estimate.mean, lambda number: decimal(number, digits)), _known(
        estimate.margin, lambda number: decimal(number, digits)
    )


def percents(estimate: Estimate) -> tuple[str, str]:
    """A share and its margin in per cent; what is not known is a question mark."""
    return _known(estimate.mean, percent), _known(estimate.margin, percent)


def _known(number: float, shown: Callable[[float], str]) -> str:
    return "?" if math.isnan(number) else shown(number)
