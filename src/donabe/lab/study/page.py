"""A report as one HTML page that needs nothing else."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from html import escape
from importlib import resources

from donabe.kernel.view import Text
from donabe.lab.study.plots import drawn
from donabe.lab.study.section import Cell, Chart, Measured, Section, Table
from donabe.lab.study.words import Words
from donabe.lab.summary import Estimate


@dataclass(frozen=True)
class Compared:
    """A figure of several studies, and how far these are apart."""

    name: str
    values: list[tuple[str, str]]  # each with its interval
    clear: bool  # whether they differ for sure

    def cells(self) -> str:
        """The values in a row of a table."""
        return "".join(
            f"<td class=number>{escape(value)} <small>{escape(interval)}</small></td>"
            for value, interval in self.values
        )


class Page:
    """A page while it is written."""

    def __init__(self, words: Words, title: str) -> None:
        self.words = words
        self._title = title
        self._parts: list[str] = []

    def add(self, element: str, text: str, kind: str = "") -> None:
        """Add an element with this text."""
        style = f' class="{kind}"' if kind else ""
        self._parts.append(f"<{element}{style}>{escape(text)}</{element}>")

    def head(self, title: str, about: str, picture: str) -> None:
        """Add what the page is about, beside a picture."""
        self._parts.append(f"<header>{picture}<div><h1>{escape(title)}</h1><p>{escape(about)}</p></div></header>")

    def tiles(self, figures: Iterable[tuple[str, str, str]]) -> None:
        """Add the figures that say most: name, value, interval."""
        tiles = (
            f"<div><dt>{escape(name)}</dt><dd><b>{escape(value)}</b> <small>{escape(interval)}</small></dd></div>"
            for name, value, interval in figures
        )
        self._parts.append(f"<dl>{''.join(tiles)}</dl>")

    def facts(self, rows: Iterable[tuple[str, str]]) -> None:
        """Add a table of names and values."""
        cells = "".join(
            f'<tr><td>{escape(name)}</td><td class="number">{escape(value)}</td></tr>' for name, value in rows
        )
        self._parts.append(f'<table class="facts">{cells}</table>')

    def compared(self, section: Section, head: list[str], rows: Iterable[Compared]) -> None:
        """Add a section's figures beside each other: value and interval in every column."""
        top = "".join(_cell("th", each, number > 0) for number, each in enumerate(head))
        body = "".join(
            f"<tr{' class=clear' if row.clear else ''}>{_cell('td', row.name, False)}{row.cells()}</tr>" for row in rows
        )
        self._parts.append(f'<section id="{section.id}">')
        self.add("h2", self._heading(section))
        self._parts.append(f'<div class="wide"><table class="compared"><tr>{top}</tr>{body}</table></div></section>')

    def contents(self, sections: Iterable[Section]) -> None:
        """Add links to the sections."""
        links = (f'<a href="#{each.id}">{escape(self._heading(each))}</a>' for each in sections)
        self._parts.append(f"<nav>{''.join(links)}</nav>")

    def section(self, section: Section, figures: list[tuple[str, str]]) -> None:
        """Add a section with its figures in words."""
        self._parts.append(f'<section id="{section.id}">')
        self.add("h2", self._heading(section))
        self.add("p", self.words.tell(f"lab-{section.id}-about"), "about")
        for finding in section.findings:
            self.add("p", self.words.say(finding), "found")
        for chart in section.charts:
            self._chart(section, chart)
        if figures:
            self.facts(figures)
        for table in section.tables:
            self._table(section, table)
        self._parts.append("</section>")

    def whole(self) -> str:
        """The page."""
        return (
            f'<!doctype html>\n<html lang="{self.words.language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(self._title)}</title>\n<style>{report_style()}</style></head>\n<body>\n"
            + "\n".join(self._parts)
            + "\n</body></html>\n"
        )

    def _heading(self, section: Section) -> str:
        return self.words.tell(f"lab-{section.id}-title")

    def _chart(self, section: Section, chart: Chart) -> None:
        title = self.words.say(chart.title)
        if chart.fair:
            title = self.words.tell("lab-chart-fair", chart=title)
        axis = self.words.say(chart.axis) if chart.axis is not None else ""
        labels = [self._called(section, label) for label in chart.labels]
        svg = drawn(replace(chart, labels=labels), title, axis, self.words.mark(chart.unit))
        self._parts.append(f"<figure><figcaption>{escape(title)}</figcaption>{svg}</figure>")

    def _table(self, section: Section, table: Table) -> None:
        file = file_of(section, table)
        if table.shown and table.rows:
            head = "".join(_cell("th", self.words.say(each), number > 0) for number, each in enumerate(table.headings))
            rows = "".join(self._row(section, row) for row in table.rows[: table.shown])
            self._parts.append(f'<div class="wide"><table><tr>{head}</tr>{rows}</table></div>')
        rest = max(0, len(table.rows) - table.shown) if table.shown else 0
        link = f'<a href="{file}">{file}</a>'
        self._parts.append(f"<small>{self.words.tell('lab-table-file', rest=rest, file=link)}</small>")

    def _row(self, section: Section, row: list[Cell]) -> str:
        cells = (_cell("td", self._shown(section, cell), not isinstance(cell, str)) for cell in row)
        return f"<tr>{''.join(cells)}</tr>"

    def _called(self, section: Section, thing: str) -> str:
        name = section.names.get(thing)
        return thing if name is None else self.words.say(name)

    def _shown(self, section: Section, cell: Cell) -> str:
        if isinstance(cell, Measured):
            return self.words.estimate(cell.estimate, cell.unit)
        if isinstance(cell, Text):
            return self.words.say(cell)
        return self._called(section, cell) if isinstance(cell, str) else str(cell)


def report_style() -> str:
    """What stands within a report's one style element."""
    return "\n" + resources.files("donabe.lab.study").joinpath("report.css").read_text("utf-8")


def file_of(section: Section, table: Table) -> str:
    """The name of a table's file."""
    return f"{section.id}-{table.name}.csv"


def _cell(element: str, text: str, number: bool) -> str:
    return f"<{element}{' class=number' if number else ''}>{escape(text)}</{element}>"


def named(
    figures: Iterable[tuple[Text, Estimate, str]], words: Words, *, signed: bool = False
) -> list[tuple[str, str]]:
    """Figures as names and values in words."""
    return [(words.say(name), words.estimate(value, unit, signed=signed)) for name, value, unit in figures]
