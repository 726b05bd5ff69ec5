"""Tables as CSV: numbers as they are, an estimate as a mean and the two ends of its 95 % interval."""

import csv
import io
import math
from collections.abc import Iterable

from donabe.kernel.view import Text
from donabe.lab.study.section import Cell, Measured, Section, Table, ends


def csv_of(table: Table) -> str:
    """A table as the text of a CSV file; columns are called by their English names in the catalogue."""
    first = table.rows[0] if table.rows else [""] * len(table.headings)
    head: list[str] = []
    for heading, cell in zip(table.headings, first, strict=True):
        name = heading.id.removeprefix("lab-heading-")
        head += [name, f"{name}_low", f"{name}_high"] if isinstance(cell, Measured) else [name]
    return written([head, *([part for cell in row for part in _parts(cell)] for row in table.rows)])


def figures_csv(rows: Iterable[tuple[Section, Text, Measured]]) -> str:
    """All figures of a report as the text of a CSV file."""
    head = ["section", "figure", "of", "value", "low", "high"]
    lines = []
    for section, name, value in rows:
        what = name.id.removeprefix(f"lab-{section.id}-figure-")
        lines.append([section.id, what, " ".join(map(str, name.args.values())), *_parts(value)])
    return written([head, *lines])


def written(rows: Iterable[list[str]]) -> str:
    """Rows as CSV."""
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    return out.getvalue()


def _parts(cell: Cell) -> list[str]:
    if isinstance(cell, Measured):
        return [_number(each) for each in (cell.estimate.mean, *ends(cell.estimate, cell.unit))]
    return [cell.id if isinstance(cell, Text) else str(cell)]


def _number(value: float) -> str:
    return "" if math.isnan(value) else f"{value + 0.0:.6g}"
