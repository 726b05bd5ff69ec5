"""Tallies: what is counted while tables are played."""

from collections import Counter
from dataclasses import dataclass, field

SHARES = (0.5, 0.9, 0.99, 0.999)


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
    seconds: float
    moves_per_s: float
    refused: dict[str, int]
    waits_ms: dict[float, float]
    bytes_per_view: float
    processor: float  # cores
    microseconds_per_move: float
    table_kb: float  # memory for each table

    @property
    def held(self) -> bool:
        """Whether nearly every move was seen within a tenth of a second, and hardly one was missing."""
        return self.waits_ms[0.99] < 100


def wait(waits: list[float], share: float) -> float:
    """Milliseconds within which so large a share of the moves was seen."""
    return sorted(waits)[int(share * (len(waits) - 1))] * 1000 if waits else float("inf")


def figures(
    tallies: Tallies, server: str, promise: str, tables: int, seconds: float, used: float, memory: float
) -> Figures:
    """Rates and shares of what was counted; `used` is processor time of the server, `memory` bytes for all tables."""
    return Figures(
        server,
        promise,
        tables,
        seconds,
        tallies.acknowledged / seconds,
        dict(tallies.refused),
        {share: wait(tallies.waits, share) for share in SHARES},
        tallies.bytes / max(1, tallies.frames),
        used / seconds,
        used / max(1, tallies.acknowledged) * 1e6,
        memory / tables / 1024,
    )
