"""The study command: a progress bar, a folder of matches to go on with, a report with its tables."""

from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from donabe import games
from donabe.kernel.options import Value
from donabe.lab.executors import Workers
from donabe.lab.seeds import seed_from_text
from donabe.lab.study.comparison import COMPARISON, Comparison
from donabe.lab.study.plan import StudyPlan
from donabe.lab.study.report import REPORT, report_files, sections_of
from donabe.lab.study.study import play, study_file, summed
from donabe.lab.study.sums import Sums
from donabe.terminal.files import chosen_options, file_errors, written_whole
from donabe.terminal.language import LANGUAGE
from donabe.terminal.screen import Screen
from donabe.terminal.simulation import progress_bar
from donabe.terminal.voice import say, tell


@dataclass(frozen=True)
class StudyRequest:
    """What the command line says."""

    game: str
    players: int | None
    levels: tuple[str, ...]
    matches: int
    seed: str
    out: Path | None
    workers: Workers | None
    words: list[str]
    options: Path | None

    def plan(self, options: dict[str, Value]) -> StudyPlan:
        """The study with these options; raises the typed error if it cannot be played."""
        game = games.load(self.game)
        players = game.usual_players if self.players is None else self.players
        plan = StudyPlan(game.key, players, self.levels, self.matches, seed_from_text(self.seed), options)
        plan.check()
        return plan

    def folder(self, kind: str) -> Path:
        """Where everything goes."""
        return self.out or Path(f"{kind}-{games.load(self.game).key}")


def run_study(screen: Screen, errors: Screen, asked: StudyRequest) -> None:
    """Play a study, or go on with one, and write its report."""
    plan = asked.plan(chosen_options(games.load(asked.game), asked.words, asked.options))
    folder = asked.folder("study")
    sums = _played(screen, errors, plan, folder, asked.workers)
    for section in sections_of(plan, sums):
        for finding in section.findings:
            screen.say(say(finding))
    _write(folder, report_files(plan, sums, LANGUAGE.get()))
    screen.say(tell("terminal-study-report", file=str(folder / REPORT)))


def run_comparison(screen: Screen, errors: Screen, asked: StudyRequest, files: list[Path]) -> None:
    """Play the same deals under two files of options, and write a report of each and of the differences."""
    game, folder = games.load(asked.game), asked.folder("compare")
    plans = [asked.plan(chosen_options(game, asked.words, file)) for file in files]
    names = [file.stem for file in files] if files[0].stem != files[1].stem else ["A", "B"]
    sums = []
    for plan, name in zip(plans, names, strict=True):
        sums.append(_played(screen, errors, plan, folder / name, asked.workers))
        _write(folder / name, report_files(plan, sums[-1], LANGUAGE.get()))
    _write(folder, Comparison(plans, names, sums).files(LANGUAGE.get()))
    screen.say(tell("terminal-study-report", file=str(folder / COMPARISON)))


def _played(screen: Screen, errors: Screen, plan: StudyPlan, folder: Path, workers: Workers | None) -> Sums:
    with file_errors(folder), study_file(folder, plan) as file:
        if 0 < file.count < plan.matches:
            screen.say(tell("terminal-study-more", folder=str(folder), done=file.count, matches=plan.matches))
        matches = play(plan, file, workers)
        with progress_bar(errors, plan.matches, file.count) as progress, closing(matches):
            for _ in matches:
                progress.advance(progress.task_ids[0])
        return summed(plan, file)


def _write(folder: Path, files: Iterable[tuple[str, str]]) -> None:
    for name, text in files:
        with written_whole(folder / name) as file, file_errors(folder / name):
            file.write(text.encode())
