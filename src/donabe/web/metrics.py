"""Metrics in Prometheus's text format, of one process or of all workers of a house."""

import asyncio
import logging
import time
from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
WINDOW = 60  # seconds over which moves a second are counted

BETWEEN = 1.0  # seconds between two times that a worker writes down its own
FRESH = 5.0  # seconds for which they count; a worker that is gone counts nothing

Labels = str  # as Prometheus writes them, without braces

logger = logging.getLogger(__name__)


class Histogram(msgspec.Struct):
    """Counts of durations."""

    counts: list[int] = msgspec.field(default_factory=lambda: [0] * (len(BUCKETS) + 1))
    total: float = 0.0

    def observe(self, seconds: float) -> None:
        """Count one."""
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str, labels: Labels) -> list[str]:
        """The lines for Prometheus."""
        lines = []
        below = 0
        for edge, count in zip((*map(str, BUCKETS), "+Inf"), self.counts, strict=True):
            below += count
            lines.append(line(f"{name}_bucket", ",".join(filter(None, (labels, f'le="{edge}"'))), str(below)))
        return [*lines, line(f"{name}_sum", labels, f"{self.total:.6f}"), line(f"{name}_count", labels, str(below))]


class Numbers(msgspec.Struct):
    """What one process has counted."""

    tables: int
    sockets: int
    moves: int
    moves_a_second: float
    refusals: int
    slow_readers: int
    turned_away: int
    commits: Histogram
    updates: Histogram


SHOWN = {
    "tables": ("donabe_tables", "gauge", "Tables in memory."),
    "sockets": ("donabe_sockets", "gauge", "Open sockets."),
    "moves": ("donabe_moves_total", "counter", "Moves played since the start."),
    "moves_a_second": ("donabe_moves_per_second", "gauge", "Moves a second over the last minute."),
    "refusals": ("donabe_refusals_total", "counter", "Messages refused since the start."),
    "slow_readers": (
        "donabe_slow_readers_total",
        "counter",
        "Connections closed because too much waited, or for too long.",
    ),
    "turned_away": ("donabe_turned_away_total", "counter", "Connections beyond the limit."),
    "commits": ("donabe_commit_seconds", "histogram", "How long commits took."),
    "updates": (
        "donabe_update_seconds",
        "histogram",
        "From a move's arrival until its updates were on their way to all.",
    ),
}


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

    def numbers(self, tables: int) -> Numbers:
        """Everything that is counted."""
        return Numbers(
            tables,
            self.sockets,
            self.moves,
            self.moves_a_second(),
            self.refusals,
            self.slow_readers,
            self.turned_away,
            self.commits,
            self.updates,
        )


class Noticeboard:
    """A folder in which workers write down what they count, so that any of them can tell what the house does."""

    def __init__(self, folder: Path, number: int) -> None:
        self.folder = folder
        self.number = number

    def write(self, numbers: Numbers) -> None:
        """Write down our own, if possible."""
        path = self.folder / f"numbers-{self.number}.json"
        unfinished = path.with_suffix(".part")
        try:
            unfinished.write_bytes(msgspec.json.encode(numbers))
            unfinished.replace(path)
        except OSError as error:
            logger.warning("what this worker counts could not be written down: %r", error)

    async def keep_writing(self, numbers: Callable[[], Numbers]) -> None:
        """Write down our own now and again, until cancelled."""
        while True:
            self.write(numbers())
            await asyncio.sleep(BETWEEN)

    def read(self) -> dict[Labels, Numbers]:
        """What every worker that is alive has written."""
        found = {}
        for path in sorted(self.folder.glob("numbers-*.json")):
            try:
                if time.time() - path.stat().st_mtime < FRESH:
                    numbers = msgspec.json.decode(path.read_bytes(), type=Numbers)
                    found[f'worker="{path.stem.removeprefix("numbers-")}"'] = numbers
            except (OSError, msgspec.MsgspecError) as error:
                logger.warning("what another worker counts could not be read: %r", error)
        return found


def text(counted: Mapping[Labels, Numbers]) -> str:
    """What processes have counted, for Prometheus."""
    lines = []
    for field, (name, kind, help_text) in SHOWN.items():
        lines += [f"# HELP {name} {help_text}", f"# TYPE {name} {kind}"]
        for labels, numbers in counted.items():
            value = getattr(numbers, field)
            lines += (
                value.lines(name, labels) if isinstance(value, Histogram) else [line(name, labels, f"{value:.10g}")]
            )
    return "\n".join(lines) + "\n"


def line(name: str, labels: Labels, value: str) -> str:
    """One value."""
    return f"{name}{{{labels}}} {value}" if labels else f"{name} {value}"
