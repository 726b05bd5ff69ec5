"""Charts as SVG: bars, columns and curves with their intervals; colours come from the page, for light and dark."""

import math
from collections.abc import Callable, Iterable
from html import escape

from donabe.lab.study.section import SHARE, Chart
from donabe.lab.summary import Estimate

WIDTH, LABELS, ROW = 640, 190, 24
LONGEST = 30  # letters of a label
THICKEST = 80  # of columns
LETTER = 6.5  # how wide a letter of a label is, about
HEIGHT, LEFT, BOTTOM, TOP = 220, 56, 44, 12
Shown = Callable[[float], str]  # a value of the chart's unit in words


def drawn(chart: Chart, title: str, axis: str, shown: Shown) -> str:
    """A chart as an SVG element."""
    draw = {"bars": _bars, "columns": _columns, "curve": _curve}[chart.kind]
    height, parts = draw(chart, axis, shown)
    label = escape(title, quote=True)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{label}" xmlns="http://www.w3.org/2000/svg">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


class _Scale:
    """From values to places along an axis."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low, self.high = low, high if high > low else low + 1
        self._start, self._end = start, end

    def __call__(self, value: float) -> float:
        """Where a value lies."""
        return self._start + (value - self.low) / (self.high - self.low) * (self._end - self._start)

    def marks(self) -> list[float]:
        """A few round values within the axis."""
        step = 10 ** math.floor(math.log10((self.high - self.low) / 2))
        while (self.high - self.low) / step > 5:
            step *= 2.5 if round(step / 10 ** math.floor(math.log10(step))) == 2 else 2
        first = math.ceil(self.low / step - 1e-9)
        last = math.floor(self.high / step + 1e-9)
        return [round(number * step, 10) for number in range(first, last + 1)]


def _known(values: Iterable[Estimate]) -> list[Estimate]:
    return [each for each in values if not math.isnan(each.mean)]


def _margin(value: Estimate) -> float:
    return 0.0 if math.isnan(value.margin) else value.margin


def _range(chart: Chart) -> tuple[float, float]:
    ends = [0.0] if chart.fair is None else [0.0, chart.fair]
    for value in _known(chart.values):
        ends += [value.mean - _margin(value), value.mean + _margin(value)]
    low, high = min(ends), max(ends)
    if chart.unit == SHARE:  # no share is below nothing or above everything, whatever its interval
        low, high = (
            max(0.0, low),
            min(1.0, high) if high > 1 and max(v.mean for v in _known(chart.values)) <= 1 else high,
        )
    return low, high


def _text(x: float, y: float, words: str, anchor: str = "middle", kind: str = "") -> str:
    style = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{style}>{escape(words)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def _bars(chart: Chart, _axis: str, shown: Shown) -> tuple[int, list[str]]:
    """Labels at the left, bars to the right."""
    scale = _Scale(*_range(chart), LABELS, WIDTH - 70)
    height = ROW * len(chart.labels) + 30
    parts = [_line(scale(0), 4, scale(0), height - 24, "axis")]
    parts += [_text(scale(mark), height - 8, shown(mark), kind="small") for mark in scale.marks()]
    for number, (label, value) in enumerate(zip(chart.labels, chart.values, strict=True)):
        middle = ROW * number + 4 + ROW / 2
        parts.append(_text(LABELS - 8, middle + 4, label[:LONGEST], "end"))
        if math.isnan(value.mean):
            continue
        left, right = sorted((scale(0), scale(value.mean)))
        parts.append(f'<rect x="{left:.1f}" y="{middle - 8:.1f}" width="{right - left:.1f}" height="16" class="bar"/>')
        ends = [scale(_within(scale, value.mean + side * _margin(value))) for side in (-1, 1)]
        parts.append(_line(ends[0], middle, ends[1], middle, "interval"))
        parts.append(_text(max(right, *ends) + 6, middle + 4, shown(value.mean), "start", "small"))
    if chart.fair:
        parts.append(_line(scale(chart.fair), 4, scale(chart.fair), height - 24, "fair"))
    return height, parts


def _within(scale: _Scale, value: float) -> float:
    return min(scale.high, max(scale.low, value))


def _frame(chart: Chart, axis: str, shown: Shown) -> tuple[_Scale, list[str]]:
    scale = _Scale(*_range(chart), HEIGHT - BOTTOM, TOP)
    parts = []
    for mark in scale.marks():
        parts.append(_line(LEFT, scale(mark), WIDTH - 10, scale(mark), "grid"))
        parts.append(_text(LEFT - 6, scale(mark) + 4, shown(mark), "end", "small"))
    parts.append(_line(LEFT, scale(scale.low), WIDTH - 10, scale(scale.low), "axis"))
    if axis:
        parts.append(_text((LEFT + WIDTH) / 2, HEIGHT - 6, axis, kind="small"))
    return scale, parts


def _columns(chart: Chart, axis: str, shown: Shown) -> tuple[int, list[str]]:
    """A column for each label."""
    scale, parts = _frame(chart, axis, shown)
    wide = (WIDTH - 10 - LEFT) / len(chart.labels)
    thick = min(0.8 * wide, THICKEST)
    every = max(1, math.ceil(LETTER * (2 + max(map(len, chart.labels))) / wide))
    for number, (label, value) in enumerate(zip(chart.labels, chart.values, strict=True)):
        middle = LEFT + wide * (number + 0.5)
        if number % every == 0:
            parts.append(_text(middle, HEIGHT - BOTTOM + 16, label, kind="small"))
        top = scale(value.mean)
        tall = scale(0) - top
        parts.append(
            f'<rect x="{middle - thick / 2:.1f}" y="{top:.1f}" width="{thick:.1f}" height="{tall:.1f}" class="bar"/>'
        )
        ends = [scale(_within(scale, value.mean + side * _margin(value))) for side in (-1, 1)]
        parts.append(_line(middle, ends[0], middle, ends[1], "interval"))
    return HEIGHT, parts


def _curve(chart: Chart, axis: str, shown: Shown) -> tuple[int, list[str]]:
    """A curve with its band; labels are places along the way."""
    scale, parts = _frame(chart, axis, shown)
    wide = (WIDTH - 10 - LEFT) / max(1, len(chart.labels) - 1)
    every = max(1, math.ceil(len(chart.labels) / 10))
    points = [(LEFT + wide * number, value) for number, value in enumerate(chart.values) if not math.isnan(value.mean)]
    for number, label in enumerate(chart.labels):
        if number % every == 0:
            parts.append(_text(LEFT + wide * number, HEIGHT - BOTTOM + 16, label, kind="small"))
    upper = [(x, scale(_within(scale, value.mean + _margin(value)))) for x, value in points]
    lower = [(x, scale(_within(scale, value.mean - _margin(value)))) for x, value in reversed(points)]
    parts.append(f'<polygon points="{_path(upper + lower)}" class="band"/>')
    parts.append(f'<polyline points="{_path([(x, scale(value.mean)) for x, value in points])}" class="curve"/>')
    return HEIGHT, parts


def _path(points: list[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
