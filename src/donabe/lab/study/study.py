"""A study: matches are played and noted in a file, and a report is made of what the file says."""

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import msgspec

from donabe import games
from donabe.lab.executors import Workers
from donabe.lab.lines_file import UNREADABLE, BadResults, LinesFile, lines_file
from donabe.lab.simulation import spread
from donabe.lab.study.facts import MatchFacts
from donabe.lab.study.measures import MEASURES
from donabe.lab.study.observer import observed
from donabe.lab.study.plan import Setting, StudyPlan
from donabe.lab.study.sums import Sums

MATCHES = "matches.jsonl"


@contextmanager
def study_file(folder: Path, plan: StudyPlan) -> Iterator[LinesFile]:
    """Open a study's file of matches in its folder, or begin one."""
    folder.mkdir(parents=True, exist_ok=True)
    with lines_file(folder / MATCHES, plan.header(), "study") as file:
        yield file


def play(plan: StudyPlan, file: LinesFile, workers: Workers | None = None) -> Generator[int]:
    """Play what is not in the file yet, and note it there; tells how many there are as it goes on."""
    for facts in spread(partial(observed, plan), range(file.count, plan.matches), workers):
        file.append(facts)
        yield file.count


def summed(plan: StudyPlan, file: LinesFile) -> Sums:
    """Everything that the report needs, from the lines of the file alone, one at a time."""
    sums, setting = Sums(), setting_of(plan)
    decoder = msgspec.json.Decoder(MatchFacts)
    for number, line in file.lines():
        try:
            facts = decoder.decode(line)
        except UNREADABLE:
            raise BadResults(file.path, "error-results-line", line=number) from None
        if facts.match != number - 2:
            raise BadResults(file.path, "error-results-line-other", line=number)
        sums.begin_match(facts)
        for measure in MEASURES:
            measure.note(facts, sums, setting)
    return sums


def setting_of(plan: StudyPlan) -> Setting:
    """What the matches of a plan have in common."""
    return Setting(games.load(plan.game), plan.players, plan.levels)
