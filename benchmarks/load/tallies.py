"""Tallies: what is counted while tables are played."""

from collections import Counter
from dataclasses import dataclass, field

SHARES = (0.5, 0.9, 0.99, 0.999)
IN_TIME = 100.0  # milliseconds
NEARLY_ALL = 0.95  # of the moves that were to be made


@dataclass
class Tallies:
    """What everybody at all tables sent and saw, while it counts."""

    counting: bool = False
    sent: int = 0
    acknowledged: int = 0
    refused: Counter[str] = field(default_factory=Counter)  # moves, by the code of the refusal
    frames: int = 0  # that showed a new position
    bytes: int = 0
    waits: list[float] = field(default_factory=list)  # seconds from a move's sending until another player saw it


@dataclass(frozen=True)
class Figures:
    """What one server did under one load."""

    server: str
    promise: str  # what it does before others see a move
    tables: int
    every: float  # seconds between moves at a table
    seconds: float
    moves_per_s: float
    refused: dict[str, int]
    waits_ms: dict[float, float]
    bytes_per_view: float
    processor: float  # cores
    microseconds_per_move: float
    table_kb: float = 0.0  # memory for each table
    most_moves_per_s: float = 0.0  # that were seen in time, all but one in a hundred; 0: not looked for

    @property
    def held(self) -> bool:
        """Whether all but one move in a hundred were seen in time, and nearly all were made."""
        return self.waits_ms[0.99] < IN_TIME and self.moves_per_s >= NEARLY_ALL * self.tables / self.every


def wait(waits: list[float], share: float) -> float:
    """Milliseconds within which so large a share of the moves was seen."""
    return sorted(waits)[int(share * (len(waits) - 1))] * 1000 if waits else float("inf")


def figures(
    tallies: Tallies, server: str, promise: str, tables: int, every: float, seconds: float, used: float
) -> Figures:
    """Rates and shares of what was counted; `used` is processor time of the server."""
    return Figures(
        server,
        promise,
        tables,
        every,
        seconds,
        tallies.acknowledged / seconds,
        dict(tallies.refused),
        {share: wait(tallies.waits, share) for share in SHARES},
        tallies.bytes / max(1, tallies.frames),
        used / seconds,
        used / max(1, tallies.acknowledged) * 1e6,
    )
