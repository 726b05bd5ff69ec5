"""Which donabe is running: its version, and whether its rules are compiled."""

from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from pathlib import Path

from donabe import __version__


def is_compiled() -> bool:
    """Whether the rules run as native code; imports nothing to find out."""
    kernel = Path(__file__).with_name("kernel")
    state = PathFinder.find_spec("donabe.kernel.state", [str(kernel)])
    return state is not None and state.origin is not None and state.origin.endswith(tuple(EXTENSION_SUFFIXES))


def version() -> str:
    return __version__


def describe() -> str:
    """One line for people, such as `donabe 0.1.0 (compiled)`."""
    return f"donabe {version()} ({'compiled' if is_compiled() else 'interpreted'})"
