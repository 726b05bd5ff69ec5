"""What environments are given, checked at the door: an error says what would be right."""

from collections.abc import Mapping
from operator import index
from typing import Any

from donabe.kernel.options import Value

NOT_BEGUN = "reset() comes first: no match is being played"


def whole(name: str, value: Any, least: int, most: int | None = None) -> int:
    """A whole number within its limits."""
    limits = f"from {least} to {most}" if most is not None else f"of at least {least}"
    try:
        number = index(value)
    except TypeError:
        raise TypeError(f"{name} is a whole number {limits}, not {value!r}") from None
    if number < least or (most is not None and number > most):
        raise ValueError(f"{name} is a whole number {limits}, not {number}")
    return number


def given_players(value: Any) -> int:
    """A number of players; the game says whether it is one of its own."""
    try:
        return index(value)
    except TypeError:
        raise TypeError(f"players is a whole number, not {value!r}") from None


def given_seed(value: Any) -> int:
    """A seed: any whole number."""
    try:
        return index(value)
    except TypeError:
        raise TypeError(f"seed is a whole number, not {value!r}") from None


def given_options(value: Mapping[str, Value] | None) -> dict[str, Value]:
    """A game's options by their names."""
    if value is not None and not isinstance(value, Mapping):
        raise TypeError(f"options is a dictionary of names and values, not {value!r}")
    return dict(value or {})


def one_of(name: str, value: Any, known: tuple[str, ...]) -> Any:
    """One of some words."""
    if value not in known:
        raise ValueError(f"{name} is one of {', '.join(known)}, not {value!r}")
    return value
