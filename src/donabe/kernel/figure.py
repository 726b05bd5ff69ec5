"""Figures of a rules page: components as they are drawn, and little tables from real matches."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from donabe.kernel.options import Value


@dataclass(frozen=True, kw_only=True)
class Example:
    """A moment of a real match: its deal, the moves that lead there, who looks, and the zones that matter."""

    players: int
    seed: bytes
    moves: tuple[str, ...]  # tokens, in the order in which they are played, whoever's turn it is
    zones: tuple[str, ...]  # their ids, in the order in which they are shown
    viewer: int = 0
    options: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Figure:
    """A picture after a clause; its caption is `<game>-figure-<name>` in the catalogue."""

    name: str
    clause: str
    drawings: tuple[str, ...] = ()  # components, by the names of their drawings, such as `face:R3`
    example: Example | None = None
