"""Metrics in Prometheus's text format."""

import time
from bisect import bisect_left
from collections import deque

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
WINDOW = 60  # seconds over which moves a second are counted


class Histogram:
    """Counts of durations."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """Count one."""
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.total += seconds

    def text(self, name: str, help_text: str) -> list[str]:
        """The lines for Prometheus."""
        lines = [f"# HELP {name} {help_text}", f"# TYPE {name} histogram"]
        below = 0
        for edge, count in zip((*map(str, BUCKETS), "+Inf"), self.counts, strict=True):
            below += count
            lines.append(f'{name}_bucket{{le="{edge}"}} {below}')
        return [*lines, f"{name}_sum {self.total:.6f}", f"{name}_count {below}"]


class Metrics:
    """What the server counts."""

    def __init__(self) -> None:
        self.sockets = 0
        self.moves = 0
        self.refusals = 0
        self.slow_readers = 0
        self.turned_away = 0
        self.commits = Histogram()
        self.updates = Histogram()
        self.recent: deque[tuple[int, int]] = deque(maxlen=WINDOW + 1)  # (second, moves up to then)

    def count_move(self) -> None:
        """Count a move."""
        second = int(time.monotonic())
        if not self.recent or self.recent[-1][0] != second:
            self.recent.append((second, self.moves))
        self.moves += 1

    def moves_a_second(self) -> float:
        """Over the last minute."""
        now = int(time.monotonic())
        before = [moves for second, moves in self.recent if second >= now - WINDOW]
        return (self.moves - before[0]) / WINDOW if before else 0.0

    def text(self, tables: int) -> str:
        """Everything, for Prometheus."""
        lines = [
            *single("donabe_tables", "gauge", "Tables in memory.", tables),
            *single("donabe_sockets", "gauge", "Open sockets.", self.sockets),
            *single("donabe_moves_total", "counter", "Moves played since the start.", self.moves),
            *single("donabe_moves_per_second", "gauge", "Moves a second over the last minute.", self.moves_a_second()),
            *single("donabe_refusals_total", "counter", "Messages refused since the start.", self.refusals),
            *single(
                "donabe_slow_readers_total", "counter", "Sockets closed because too much waited.", self.slow_readers
            ),
            *single("donabe_turned_away_total", "counter", "Connections beyond the limit.", self.turned_away),
            *self.commits.text("donabe_commit_seconds", "How long commits took."),
            *self.updates.text(
                "donabe_update_seconds", "From a move's arrival until its updates were on their way to all."
            ),
        ]
        return "\n".join(lines) + "\n"


def single(name: str, kind: str, help_text: str, value: float) -> list[str]:
    """The lines of one number."""
    return [f"# HELP {name} {help_text}", f"# TYPE {name} {kind}", f"{name} {value:g}"]
