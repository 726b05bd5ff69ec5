"""Two studies of the same deals under different options, figure by figure."""

import math
from collections.abc import Container, Iterator

from donabe import drawings, games
from donabe.kernel.view import Text
from donabe.lab.study.page import Compared, Page
from donabe.lab.study.plan import StudyPlan
from donabe.lab.study.report import about, sections_of, value
from donabe.lab.study.section import (
    NUMBER,
    PERCENT,
    POINTS,
    SHARE,
    Figure,
    Measured,
    Row,
    Section,
    Table,
    beyond,
    headings,
    widened,
)
from donabe.lab.study.sums import Sums, difference
from donabe.lab.study.tables import csv_of
from donabe.lab.study.words import Words
from donabe.lab.summary import Estimate

COMPARISON = "comparison.html"
DIFFERENCES = "differences.csv"


class Comparison:
    """Studies that differ only in their options, with the names of these."""

    def __init__(self, plans: list[StudyPlan], names: list[str], sums: list[Sums]) -> None:
        self.plan = plans[0]
        self.names = names
        self.sums = sums
        self.plans = plans
        self.sections = sections_of(plans[0], sums[0])

    def figures(self) -> Iterator[tuple[Section, Figure, Estimate]]:
        """Every figure with its difference, first less second."""
        for section in self.sections:
            for figure in section.figures:
                yield section, figure, difference(self.sums[0], self.sums[1], figure.of)

    def clear(self) -> list[tuple[Section, Figure, Estimate]]:
        """Those that differ clearly, considering how many there are."""
        figures = [each for each in self.figures() if not math.isnan(each[2].mean)]
        wide = widened(len(figures))
        return [each for each in figures if beyond(each[2], 0, wide)]

    def files(self, language: str) -> Iterator[tuple[str, str]]:
        """The files of the comparison, as (name, text)."""
        yield DIFFERENCES, csv_of(self._table())
        yield COMPARISON, self._page(Words(language)).whole()

    def _table(self) -> Table:
        rows: list[Row] = []
        for _, figure, apart in self.figures():
            name = figure.name.id.removeprefix("lab-") + "".join(f" {each}" for each in figure.name.args.values())
            one, other = (value(sums, figure) for sums in self.sums)
            rows.append([name, Measured(one, figure.unit), Measured(other, figure.unit), Measured(apart)])
        names = [Text(f"lab-heading-{name}") for name in self.names]
        figure_name, difference_name = headings("figure", "difference")
        return Table("differences", [figure_name, *names, difference_name], rows)

    def _page(self, words: Words) -> Page:
        one, other = self.names
        game = games.load(self.plan.game)
        title = words.tell("lab-compare-title", game=game.title, one=one, other=other)
        page = Page(words, title)
        of = words.tell("lab-compare-of", matches=self.sums[0].matches, one=one, other=other)
        page.head(title, of, drawings.picture(game.key))
        page.facts(about(self.plan, words))
        page.add("h2", words.tell("lab-compare-found"))
        clear = self.clear()
        for section, figure, apart in clear:
            shown = words.estimate(apart, _apart(figure.unit), signed=True)
            where = words.tell(f"lab-{section.id}-title")
            page.add(
                "p",
                words.tell("lab-compare-clear", section=where, figure=words.say(figure.name), difference=shown),
                "found",
            )
        if not clear:
            page.add("p", words.tell("lab-compare-none"), "found")
        for section in self.sections:
            if section.figures:
                head = [words.tell("lab-heading-figure"), one, other, words.tell("lab-heading-difference")]
                page.compared(section, head, self._rows(section, words, [figure.name for _, figure, _ in clear]))
        page.add("footer", words.tell("lab-report-method"))
        return page

    def _rows(self, section: Section, words: Words, clear: Container[Text]) -> Iterator[Compared]:
        for figure in section.figures:
            apart, unit = difference(self.sums[0], self.sums[1], figure.of), _apart(figure.unit)
            both = [(value(sums, figure), figure.unit) for sums in self.sums]
            shown = [(words.number(each.mean, of), words.interval(each, of)) for each, of in both]
            far = words.number(apart.mean, unit, signed=True), words.interval(apart, unit)
            yield Compared(words.say(figure.name), [*shown, far], figure.name in clear)


def _apart(unit: str) -> str:
    return POINTS if unit in {SHARE, PERCENT} else NUMBER
