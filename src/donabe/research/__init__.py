"""Environments for programs that learn (docs/research.md). `pip install donabe[research]` brings what they need."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from donabe.research.layout import Layout
    from donabe.research.pettingzoo import aec, of_game, parallel, raw_aec
    from donabe.research.single import SeatEnv
    from donabe.research.vector import Turn, VectorEnv

__all__ = ["Layout", "SeatEnv", "Turn", "VectorEnv", "aec", "of_game", "parallel", "raw_aec"]

HOMES = {
    "Layout": "layout",
    "SeatEnv": "single",
    "Turn": "vector",
    "VectorEnv": "vector",
    "aec": "pettingzoo",
    "of_game": "pettingzoo",
    "parallel": "pettingzoo",
    "raw_aec": "pettingzoo",
}


def __getattr__(name: str) -> Any:
    """Each part is imported when it is first asked for: a vector environment needs NumPy and nothing else."""
    import importlib

    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}; it has {', '.join(__all__)}")
    try:
        home = importlib.import_module(f"donabe.research.{HOMES[name]}")
    except ModuleNotFoundError as error:
        hint = f"{name} needs {error.name}: pip install 'donabe[research]'"
        raise ModuleNotFoundError(hint, name=error.name) from error
    return getattr(home, name)
