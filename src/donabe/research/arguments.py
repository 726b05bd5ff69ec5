"""What environments are given, checked at the door: an error says what would be right."""

from collections.abc import Mapping
from operator import index
from typing import Any

from donabe.kernel.options import Value

CLOSED = "this environment is closed"
NOT_BEGUN = "reset() comes first: no match is being played"


def whole(name: str, value: Any, least: int | None = None, most: int | None = None) -> int:
    """A whole number within its limits."""
    limits = "" if least is None else f" of at least {least}" if most is None else f" from {least} to {most}"
    given: Any = None if isinstance(value, bool) else value  # yes and no are no numbers here
    try:
        number = index(given)
    except TypeError:
        raise TypeError(f"{name} is a whole number{limits}, not {value!r}") from None
    if (least is not None and number < least) or (most is not None and number > most):
        raise ValueError(f"{name} is a whole number{limits}, not {number}")
    return number


def given_game(value: Any) -> str:
    """A game's name; whether there is such a game is asked later."""
    if not isinstance(value, str):
        raise TypeError(f"game is the name of a game, such as 'salty', not {type(value).__name__}")
    return value


def given_options(value: Mapping[str, Value] | None) -> dict[str, Value]:
    """A game's options by their names."""
    if value is not None and not isinstance(value, Mapping):
        raise TypeError(f"options is a dictionary of names and values, not {value!r}")
    return dict(value or {})


def one_of(name: str, value: Any, known: tuple[str, ...]) -> str:
    """One of some words."""
    if not isinstance(value, str) or value not in known:
        raise ValueError(f"{name} is one of {', '.join(known)}, not {value!r}")
    return value
