"""The report of a study: a page, and its tables as files beside it."""

import math
from collections.abc import Iterator

from donabe import drawings, games
from donabe.kernel.options import resolved
from donabe.lab.study.measures import MEASURES
from donabe.lab.study.page import Page, file_of, named
from donabe.lab.study.plan import StudyPlan
from donabe.lab.study.section import SHARE, Figure, Measured, Section
from donabe.lab.study.study import setting_of
from donabe.lab.study.sums import Sums
from donabe.lab.study.tables import csv_of, figures_csv
from donabe.lab.study.words import Words
from donabe.lab.summary import Estimate

REPORT = "report.html"
FIGURES = "figures.csv"
TILES = (
    "length-figure-minutes",
    "length-figure-decisions",
    "branching-figure-mean",
    "stakes-figure-mattered",
    "drama-figure-changes",
    "drama-figure-last",
    "seats-figure-unfair",
    "skill-figure-level",
)


def sections_of(plan: StudyPlan, sums: Sums) -> list[Section]:
    """The sections of a study's report."""
    setting = setting_of(plan)
    return [measure.section(sums, setting) for measure in MEASURES]


def report_files(plan: StudyPlan, sums: Sums, language: str) -> Iterator[tuple[str, str]]:
    """The files of a report, as (name, text)."""
    sections = sections_of(plan, sums)
    for section in sections:
        for table in section.tables:
            yield file_of(section, table), csv_of(table)
    figures = [
        (section, each.name, Measured(value(sums, each), each.unit)) for section in sections for each in section.figures
    ]
    yield FIGURES, figures_csv(figures)
    yield REPORT, _page(plan, sums, sections, Words(language)).whole()


def value(sums: Sums, figure: Figure) -> Estimate:
    """A figure with its interval."""
    found = sums.estimate(figure.of)
    return sums.certain(found) if figure.unit == SHARE else found


def _page(plan: StudyPlan, sums: Sums, sections: list[Section], words: Words) -> Page:
    game = games.load(plan.game)
    page = Page(words, words.tell("lab-report-title", game=game.title))
    of = words.tell("lab-report-of", matches=sums.matches, deals=sums.deals, players=plan.players)
    page.head(game.title, of, drawings.picture(game.key))
    page.tiles(_tiles(sums, sections, words))
    page.facts(about(plan, words))
    page.contents(sections)
    for section in sections:
        figures = [(each.name, value(sums, each), each.unit) for each in section.figures]
        page.section(section, named(figures, words))
    page.add("footer", words.tell("lab-report-method"))
    return page


def _tiles(sums: Sums, sections: list[Section], words: Words) -> Iterator[tuple[str, str, str]]:
    """The figures that say most about a game, where they are known."""
    figures = {each.name.id: each for section in sections for each in section.figures}
    for name in TILES:
        figure = figures.get(f"lab-{name}")
        found = value(sums, figure) if figure is not None else None
        if figure is not None and found is not None and not math.isnan(found.mean):
            yield words.say(figure.name), words.number(found.mean, figure.unit), words.interval(found, figure.unit)


def about(plan: StudyPlan, words: Words) -> list[tuple[str, str]]:
    """What was played, in words; options only where they are not as usual."""
    header = plan.header()
    usual = resolved(games.load(plan.game).options, {})
    changed = [name for name, chosen in header.options.items() if chosen != usual[name]]
    rows = [
        (words.tell("lab-report-levels"), words.tell("list-comma").join(plan.levels)),
        (words.tell("lab-report-seed"), header.seed),
        (words.tell("lab-report-version"), f"{header.donabe} / {header.rules}"),
    ]
    if changed:
        rows.append((words.tell("lab-report-options"), words.tell("list-comma").join(changed)))
    if plan.step > 1:
        slow = [level for level in plan.levels if level not in plan.quick]
        rows.append((words.tell("lab-report-slow", levels=slow), words.tell("lab-report-every", step=plan.step)))
    return rows
