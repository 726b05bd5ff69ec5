"""Trials: options that were chosen, what matches with them were like, and which are not beaten by any other."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import msgspec

from donabe.kernel.errors import BadOption
from donabe.kernel.options import Value, resolved
from donabe.lab.executors import Workers
from donabe.lab.lines_file import UNREADABLE, BadResults, LinesFile
from donabe.lab.simulation import spread
from donabe.lab.study.measures import MEASURES
from donabe.lab.study.observer import observed
from donabe.lab.study.plan import StudyPlan
from donabe.lab.study.study import setting_of
from donabe.lab.study.sums import Sums
from donabe.lab.tuning.aims import Aim
from donabe.lab.tuning.optimiser import Optimiser
from donabe.lab.tuning.ranges import filled

FORMAT = "donabe-tuning/1"
DIGITS = 6


class Header(msgspec.Struct, frozen=True):
    """The first line of a file of trials: all that decides how they go. How many is left open."""

    format: str
    donabe: str
    game: str
    rules: int
    players: int
    bots: list[str]
    matches: int
    seed: str
    vary: Any
    aims: list[str]


class Trial(msgspec.Struct, frozen=True):
    """One choice of options; without losses if the game does not take it."""

    number: int
    chosen: dict[str, Any]
    figures: list[tuple[float, float | None]] = []  # by aim: value and half-width of its interval
    losses: list[float] = []

    def beats(self, other: "Trial") -> bool:
        """Whether it is nowhere worse and somewhere better."""
        return self.losses != other.losses and all(
            mine <= yours for mine, yours in zip(self.losses, other.losses, strict=True)
        )


@dataclass(frozen=True)
class Tuning:
    """What is tuned: matches as in a study, options left open, aims."""

    plan: StudyPlan
    vary: Value
    aims: list[Aim]

    def header(self) -> Header:
        """The first line of its file."""
        of = self.plan.header()
        aims = [aim.text for aim in self.aims]
        return Header(FORMAT, of.donabe, of.game, of.rules, of.players, of.bots, of.matches, of.seed, self.vary, aims)

    def options(self, trial: Trial) -> Value:
        """The options of a trial, as a file for `--options` has them."""
        return filled(self.vary, trial.chosen)


def tried(tuning: Tuning, file: LinesFile, count: int, workers: Workers | None) -> Iterator[Trial]:
    """The trials of a file, then new ones up to so many; which come next depends on nothing but those before."""
    optimiser = Optimiser(tuning.vary, len(tuning.aims), tuning.plan.seed)
    known = [_read(file, number, line) for number, line in file.lines()]
    for trial in known:
        optimiser.learn(trial.chosen, trial.losses)
        yield trial
    for number in range(len(known), count):
        chosen = optimiser.next(number)
        trial = _judged(tuning, number, chosen, workers)
        file.append(trial)
        optimiser.learn(chosen, trial.losses)
        yield trial


def _read(file: LinesFile, number: int, line: bytes) -> Trial:
    try:
        return msgspec.json.decode(line, type=Trial)
    except UNREADABLE:
        raise BadResults(file.path, "error-results-line", line=number) from None


def _judged(tuning: Tuning, number: int, chosen: dict[str, Any], workers: Workers | None) -> Trial:
    plan = replace(tuning.plan, options=filled(tuning.vary, chosen))
    setting = setting_of(plan)
    try:
        resolved(setting.game.options, plan.options)
        plan.check()
    except BadOption:
        return Trial(number, chosen)
    sums = Sums()
    for facts in spread(partial(observed, plan), range(plan.matches), workers):
        sums.begin_match(facts)
        for measure in MEASURES:
            measure.note(facts, sums, setting)
    found = [sums.estimate(aim.figure) for aim in tuning.aims]
    losses = [aim.loss(each.mean) for aim, each in zip(tuning.aims, found, strict=True)]
    if any(loss != loss for loss in losses):  # noqa: PLR0124 - a figure that is not known
        return Trial(number, chosen)
    figures = [(_rounded(each.mean), _known(each.margin)) for each in found]
    return Trial(number, chosen, figures, [_rounded(loss) for loss in losses])


def _rounded(value: float) -> float:
    return round(value, DIGITS) + 0.0


def _known(margin: float) -> float | None:
    return None if margin != margin else _rounded(margin)  # noqa: PLR0124 - nan


def frontier(trials: Sequence[Trial]) -> list[Trial]:
    """The trials that no other beats, the best on the whole first; of equals the first."""
    valid = [trial for trial in trials if trial.losses]
    first = {tuple(trial.losses): trial for trial in reversed(valid)}.values()
    unbeaten = [trial for trial in first if not any(other.beats(trial) for other in valid)]
    return sorted(unbeaten, key=lambda trial: (sum(trial.losses), trial.number))
