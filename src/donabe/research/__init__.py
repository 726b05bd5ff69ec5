"""Environments for programs that learn (docs/research.md). `pip install donabe[research]` brings what they need."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from donabe.research.layout import Layout
    from donabe.research.pettingzoo import aec, parallel, raw_aec
    from donabe.research.single import SeatEnv
    from donabe.research.vector import Turn, VectorEnv

__all__ = ["Layout", "SeatEnv", "Turn", "VectorEnv", "aec", "parallel", "raw_aec"]

HOMES = {
    "Layout": "layout",
    "SeatEnv": "single",
    "Turn": "vector",
    "VectorEnv": "vector",
    "aec": "pettingzoo",
    "parallel": "pettingzoo",
    "raw_aec": "pettingzoo",
}


def __getattr__(name: str) -> Any:
    """Each part is imported when it is first asked for: a vector environment needs NumPy and nothing else."""
    import importlib

    if name not in HOMES:
        raise AttributeError(name)
    return getattr(importlib.import_module(f"donabe.research.{HOMES[name]}"), name)
