"""The tune command: a progress bar, trials to go on with, the frontier, the best options as a file."""

import math
from dataclasses import dataclass
from pathlib import Path

from rich.table import Table

from donabe import games
from donabe.kernel.errors import DonabeError
from donabe.kernel.options import from_toml
from donabe.lab.lines_file import lines_file
from donabe.lab.study.plan import Setting
from donabe.lab.study.section import NUMBER
from donabe.lab.study.tables import written
from donabe.lab.study.words import Words
from donabe.lab.summary import Estimate
from donabe.lab.tuning.aims import aims_from
from donabe.lab.tuning.toml import toml_of
from donabe.lab.tuning.trials import Trial, Tuning, frontier, tried
from donabe.terminal.files import BadFile, file_errors, written_whole
from donabe.terminal.language import LANGUAGE
from donabe.terminal.screen import CLAY, Screen
from donabe.terminal.simulation import progress_bar
from donabe.terminal.study import StudyRequest
from donabe.terminal.voice import tell

TRIALS, FRONTIER, BEST = "trials.jsonl", "frontier.csv", "best.toml"


@dataclass(frozen=True)
class TuneRequest:
    """What the command line says."""

    study: StudyRequest
    vary: Path
    aim: str
    trials: int

    def tuning(self) -> Tuning:
        """What is tuned; raises the typed error if that cannot be."""
        with file_errors(self.vary):
            text = self.vary.read_text("utf-8")
        try:
            vary = from_toml(text)
        except DonabeError as error:
            raise BadFile(self.vary, error.text) from None
        plan = self.study.plan({})
        setting = Setting(games.load(plan.game), plan.players, plan.levels)
        return Tuning(plan, vary, aims_from(self.aim, setting))


def run_tuning(screen: Screen, errors: Screen, asked: TuneRequest) -> None:
    """Search for options, or go on searching, and write the best."""
    tuning, folder = asked.tuning(), asked.study.folder("tune")
    trials: list[Trial] = []
    with file_errors(folder):
        folder.mkdir(parents=True, exist_ok=True)
        bar = progress_bar(errors, asked.trials, what="terminal-tuning")
        with lines_file(folder / TRIALS, tuning.header(), "tuning") as file, bar as progress:
            for trial in tried(tuning, file, asked.trials, asked.study.workers):
                trials.append(trial)
                progress.update(progress.task_ids[0], completed=len(trials))
    best = frontier(trials)
    if not best:
        screen.say(tell("terminal-tune-none", trials=len(trials)))
        return
    screen.print(_table(tuning, best))
    _write(folder / FRONTIER, _csv(tuning, best))
    _write(folder / BEST, toml_of(tuning.options(best[0])))
    screen.say(tell("terminal-tune-best", file=str(folder / BEST), trials=len(trials), frontier=len(best)))


def _table(tuning: Tuning, best: list[Trial]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=f"bold {CLAY}")
    for heading in (tell("terminal-tune-trial"), *(aim.text for aim in tuning.aims), tell("terminal-tune-chosen")):
        table.add_column(heading, overflow="fold")
    words = Words(LANGUAGE.get())
    for trial in best:
        figures = [words.estimate(Estimate(mean, _margin(margin)), NUMBER) for mean, margin in trial.figures]
        chosen = ", ".join(f"{place} = {value}" for place, value in trial.chosen.items())
        table.add_row(str(trial.number), *figures, chosen)
    return table


def _margin(margin: float | None) -> float:
    return math.nan if margin is None else margin


def _csv(tuning: Tuning, best: list[Trial]) -> str:
    places = list(best[0].chosen)
    aims = [column for aim in tuning.aims for column in (aim.text, f"{aim.text} margin", f"{aim.text} loss")]
    rows = [["trial", *places, *aims]]
    for trial in best:
        figures = zip(trial.figures, trial.losses, strict=True)
        cells = [
            f"{each}" for (mean, margin), loss in figures for each in (mean, "" if margin is None else margin, loss)
        ]
        rows.append([str(trial.number), *(str(trial.chosen[place]) for place in places), *cells])
    return written(rows)


def _write(path: Path, text: str) -> None:
    with written_whole(path) as file, file_errors(path):
        file.write(text.encode())
