"""Sections of a report as data: findings, figures, tables and charts; how they look is said elsewhere."""

import math
from dataclasses import dataclass, field
from statistics import NormalDist
from typing import Any, Protocol

from donabe.kernel.view import Text
from donabe.lab.shares import student
from donabe.lab.study.facts import MatchFacts
from donabe.lab.study.plan import Setting
from donabe.lab.study.sums import GROUPS, Estimator, Sums
from donabe.lab.summary import NORMAL_95, Estimate

# Units: a share is a percentage between nothing and everything, points of a percentage are shown with their sign.
NUMBER, SHARE, PERCENT, POINTS = "number", "share", "percent", "points"


@dataclass(frozen=True)
class Figure:
    """One number of a section."""

    name: Text
    of: Estimator
    unit: str = NUMBER


@dataclass(frozen=True)
class Measured:
    """An estimate in a table."""

    estimate: Estimate
    unit: str = NUMBER


Cell = str | int | Text | Measured
Row = list[Cell]


@dataclass(frozen=True)
class Table:
    """A table; its file is called after the section and its name."""

    name: str
    headings: list[Text]
    rows: list[Row]
    shown: int = 12  # rows in the report; the file has all of them


@dataclass(frozen=True)
class Chart:
    """Estimates to draw: bars beside labels, or a curve along the way from 0 to 1."""

    kind: str  # bars, columns or curve
    title: Text
    labels: list[str]
    values: list[Estimate]
    unit: str = NUMBER
    fair: float | None = None  # a line to compare with
    axis: Text | None = None


@dataclass
class Section:
    """A part of the report."""

    id: str
    findings: list[Text] = field(default_factory=list)
    figures: list[Figure] = field(default_factory=list)
    charts: list[Chart] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)
    names: dict[str, Text] = field(default_factory=dict)  # what people call a thing that files call by its key

    def find(self, name: str, **facts: Any) -> None:
        """Add a sentence of what was found."""
        self.findings.append(text(f"lab-{self.id}-{name}", **facts))


class Measure(Protocol):
    """A module that notes what it needs of every match, and makes a section of it."""

    def note(self, facts: MatchFacts, sums: Sums, setting: Setting) -> None:
        """Add a match."""

    def section(self, sums: Sums, setting: Setting) -> Section:
        """What there is to say."""


def ends(estimate: Estimate, unit: str) -> tuple[float, float]:
    """The two ends of an interval; a share's are within what a share can be."""
    low, high = estimate.mean - estimate.margin, estimate.mean + estimate.margin
    return (max(0.0, low), min(1.0, high)) if unit == SHARE and not math.isnan(low) else (low, high)


def text(name: str, **facts: Any) -> Text:
    """A sentence of the catalogue."""
    return Text(name, facts)


def headings(*names: str) -> list[Text]:
    """The headings of a table."""
    return [text(f"lab-heading-{name}") for name in names]


def figure(section: str, name: str, of: Estimator, unit: str = NUMBER) -> Figure:
    """A figure of a section, called after it."""
    return Figure(text(f"lab-{section}-figure-{name}"), of, unit)


def beyond(estimate: Estimate, fair: float, times: float = 1.0) -> bool:
    """Whether the interval, widened so many times, leaves a value out."""
    return not math.isnan(estimate.margin) and abs(estimate.mean - fair) > times * estimate.margin + 1e-9


def widened(comparisons: int) -> float:
    """How much wider intervals must be, so that of so many comparisons all hold in 95 of 100 studies (Bonferroni)."""
    normal = NormalDist().inv_cdf(1 - 0.025 / max(1, comparisons))
    return student(normal, GROUPS - 1) / student(NORMAL_95, GROUPS - 1)
