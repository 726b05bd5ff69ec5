"""Tallies: what is counted while tables are played."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median

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
class Stretch:
    """Some seconds of play on one server."""

    tallies: Tallies
    seconds: float
    used: float  # seconds of the server's processor

    @property
    def microseconds_per_move(self) -> float:
        """Processor time for each move."""
        return self.used / max(1, self.tallies.acknowledged) * 1e6


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
    by_turn: list[float]  # the same for each stretch
    table_kb: float = 0.0  # memory for each table
    most_moves_per_s: float = 0.0  # that were seen in time, all but one in a hundred; 0: not looked for

    @property
    def held(self) -> bool:
        """Whether all but one move in a hundred were seen in time, and nearly all were made."""
        return self.waits_ms[0.99] < IN_TIME and self.moves_per_s >= NEARLY_ALL * self.tables / self.every


def milliseconds(waits: list[float], share: float) -> float:
    """Within which so large a share of the moves was seen; the waits are in ascending order."""
    return waits[int(share * (len(waits) - 1))] * 1000 if waits else float("inf")


def figures(stretches: Sequence[Stretch], server: str, promise: str, tables: int, every: float) -> Figures:
    """Rates and shares of all that was counted on a server under one load."""
    tallies = [stretch.tallies for stretch in stretches]
    moves = sum(one.acknowledged for one in tallies)
    seconds, used = sum(one.seconds for one in stretches), sum(one.used for one in stretches)
    waits = sorted(wait for one in tallies for wait in one.waits)
    return Figures(
        server,
        promise,
        tables,
        every,
        seconds,
        moves / seconds,
        dict(sum((one.refused for one in tallies), Counter())),
        {share: milliseconds(waits, share) for share in SHARES},
        sum(one.bytes for one in tallies) / max(1, sum(one.frames for one in tallies)),
        used / seconds,
        used / max(1, moves) * 1e6,
        [stretch.microseconds_per_move for stretch in stretches],
    )


def ratio(one: Figures, other: Figures) -> str:
    """What a move cost on the one server, of what it cost on the other just after it: the median turn, the least and the most."""
    ratios = [here / there for here, there in zip(one.by_turn, other.by_turn, strict=True)]
    return f"{median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"
