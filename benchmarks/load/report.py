"""The figures of several servers side by side, for people."""

from collections.abc import Callable

from benchmarks.load.tallies import Figures, ratio
from rich.box import SIMPLE_HEAD
from rich.table import Table


def table(found: list[Figures]) -> Table:
    """A column for each server and load."""
    shown = Table("", *(f"{one.server}\n{one.tables} tables" for one in found), box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for title, value in ROWS.items():
        shown.add_row(title, *(value(one) for one in found))
    if len(found) > 1:
        shown.add_row("of theirs, by turns", "", *(ratio(found[0], one) for one in found[1:]))
    return shown


ROWS: dict[str, Callable[[Figures], str]] = {
    "before a move is seen": lambda one: one.promise,
    "moves a second": lambda one: f"{one.moves_per_s:,.0f}",
    "refused": lambda one: ", ".join(f"{count} {code}" for code, count in one.refused.items()) or "0",
    "seen by others, p50": lambda one: f"{one.waits_ms[0.5]:.1f} ms",
    "p99": lambda one: f"{one.waits_ms[0.99]:.1f} ms",
    "bytes a move to each viewer": lambda one: f"{one.bytes_per_view:,.0f}",
    "server's processor": lambda one: f"{one.processor * 100:.0f} % of a core",
    "processor a move": lambda one: f"{one.microseconds_per_move:,.0f} µs",
    "by turns": lambda one: ", ".join(f"{each:,.0f}" for each in one.by_turn),
    "most moves a second, p99 under 100 ms": lambda one: f"{one.most_moves_per_s:,.0f}" if one.most_moves_per_s else "",
    "memory a table, sockets included": lambda one: f"{one.table_kb:,.0f} KB",
}
