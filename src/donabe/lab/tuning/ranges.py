"""Ranges: an options file in which some values are left open, to be chosen."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from donabe.kernel.errors import BadOption, shortened
from donabe.kernel.options import Value

Choice = bool | int | str


@dataclass(frozen=True)
class Between:
    """A whole number from low to high in steps: `{ low = 20, high = 40, step = 5 }`."""

    low: int
    high: int
    step: int = 1


@dataclass(frozen=True)
class OneOf:
    """One of a few values: `{ one_of = [true, false] }`."""

    values: tuple[Choice, ...]


Range = Between | OneOf


def ranges_in(data: Value, place: str = "") -> Iterator[tuple[str, Range]]:
    """Every value that is left open, by its place in the file."""
    found = _range(data, place)
    if found is not None:
        yield place, found
        return
    for name, item in _items(data):
        yield from ranges_in(item, f"{place}.{name}" if place else str(name))


def filled(data: Value, chosen: Mapping[str, Any], place: str = "") -> Value:
    """The file with what was chosen in place of what was left open."""
    if place in chosen and _range(data, place) is not None:
        return chosen[place]
    if isinstance(data, dict):
        return {name: filled(item, chosen, f"{place}.{name}" if place else str(name)) for name, item in data.items()}
    if isinstance(data, list):
        return [filled(item, chosen, f"{place}.{number}") for number, item in enumerate(data)]
    return data


def _items(data: Value) -> Iterator[tuple[str, Value]]:
    if isinstance(data, dict):
        yield from data.items()
    if isinstance(data, list):
        yield from ((str(number), item) for number, item in enumerate(data))


def _range(data: Value, place: str) -> Range | None:
    if not isinstance(data, dict):
        return None
    if set(data) == {"one_of"}:
        _check(_is_choices(data["one_of"]), place)
        return OneOf(tuple(data["one_of"]))
    if {"low", "high"} <= set(data) <= {"low", "high", "step"}:
        found = Between(**data)
        _check(_is_between(found), place)
        return found
    return None


def _check(right: bool, place: str) -> None:
    if not right:
        raise BadOption("error-tune-range", place=shortened(place))


def _is_choices(values: Any) -> bool:
    return isinstance(values, list) and bool(values) and all(isinstance(each, bool | int | str) for each in values)


def _is_between(found: Between) -> bool:
    whole = all(type(each) is int for each in (found.low, found.high, found.step))
    return whole and found.step > 0 and found.low <= found.high
