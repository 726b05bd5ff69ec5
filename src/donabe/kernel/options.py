"""Options: declared once by a game; the web form, the CLI and the lab all read that declaration."""

import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from donabe.kernel.errors import BadOption, shortened
from donabe.kernel.view import Text

Value = Any  # plain JSON data: bool, int, str, or a table (list or dict of these)


@dataclass(frozen=True)
class Flag:
    """A rule that is on or off."""

    name: str
    default: bool = False

    def read(self, text: str) -> Value:
        """The value written as text."""
        words = {
            "on": True,
            "true": True,
            "yes": True,
            "1": True,
            "off": False,
            "false": False,
            "no": False,
            "0": False,
        }
        if text.lower() not in words:
            raise BadOption("error-option-flag", option=self.name, found=shown(text))
        return words[text.lower()]

    def check(self, value: Value) -> Value:
        """The value, if the option takes it."""
        if not isinstance(value, bool):
            raise BadOption("error-option-flag", option=self.name, found=shown(value))
        return value

    def takes(self) -> Text:
        """What the option takes, in words."""
        return Text("takes-flag")


@dataclass(frozen=True)
class Number:
    """A whole number within a range."""

    name: str
    default: int
    low: int
    high: int

    def read(self, text: str) -> Value:
        """The value written as text."""
        try:
            return self.check(int(text))
        except ValueError:
            raise BadOption("error-option-takes", option=self.name, takes=self.takes(), found=shown(text)) from None

    def check(self, value: Value) -> Value:
        """The value, if the option takes it."""
        if not isinstance(value, int) or isinstance(value, bool) or not self.low <= value <= self.high:
            raise BadOption("error-option-takes", option=self.name, takes=self.takes(), found=shown(value))
        return value

    def takes(self) -> Text:
        """What the option takes, in words."""
        return Text("takes-number", {"low": str(self.low), "high": str(self.high)})  # as it is typed, without commas


@dataclass(frozen=True)
class OneOf:
    """One of a few named ways."""

    name: str
    default: str
    values: tuple[str, ...]

    def read(self, text: str) -> Value:
        """The value written as text."""
        return self.check(text)

    def check(self, value: Value) -> Value:
        """The value, if the option takes it."""
        if value not in self.values:
            raise BadOption("error-option-takes", option=self.name, takes=self.takes(), found=shown(value))
        return value

    def takes(self) -> Text:
        """What the option takes, in words."""
        return Text("takes-one-of", {"values": list(self.values)})


@dataclass(frozen=True)
class Component:
    """A printed component as data (a deck, a points table) that the owner of a box can correct from a TOML file."""

    name: str
    default: Value
    checked: Callable[[Value], Value]  # given plain data, returns the table in its plain form, or raises BadOption

    def read(self, text: str) -> Value:
        """Tables are too large for a command line."""
        raise BadOption("error-option-table", option=self.name, found=shown(text))

    def check(self, value: Value) -> Value:
        """The table, if it fits the game."""
        if not is_plain(value):
            raise BadOption("error-option-not-plain", option=self.name, found=shown(value))
        return self.checked(value)

    def takes(self) -> Text:
        """What the option takes, in words."""
        return Text("takes-table")


Option = Flag | Number | OneOf | Component


def is_plain(value: object, depth: int = 8) -> bool:
    """Whether a value can stand in a record: text, 64-bit whole numbers, truth values, and lists and dicts of these."""
    if isinstance(value, str):
        return not any("\ud800" <= letter <= "\udfff" for letter in value)
    if isinstance(value, int):
        return -(2**63) <= value < 2**63
    if isinstance(value, list) and depth:
        return all(is_plain(item, depth - 1) for item in value)
    if isinstance(value, dict) and depth:
        return all(isinstance(key, str) and is_plain(key) and is_plain(item, depth - 1) for key, item in value.items())
    return False


def shown(value: object) -> Text | str:
    """Any value at all in a few words, for a message."""
    if isinstance(value, str):
        return Text("shown-text", {"text": shortened(value)})
    if isinstance(value, bool) or (isinstance(value, int) and is_plain(value)):
        return repr(value)
    names = {int: "shown-large-number", float: "shown-fraction", list: "shown-list", dict: "shown-table"}
    return Text(names[type(value)]) if type(value) in names else Text("shown-other", {"kind": type(value).__name__})


def resolved(declared: tuple[Option, ...], given: Mapping[str, Value]) -> dict[str, Value]:
    """Every declared option with its value: the given one, checked, or the default."""
    known = {option.name for option in declared}
    for name in given:
        if name not in known:
            raise _no_option(str(name), known)
    return {option.name: option.check(given.get(option.name, option.default)) for option in declared}


def _no_option(name: str, known: Iterable[str]) -> BadOption:
    return BadOption("error-no-option", name=shortened(name), known=sorted(known) or Text("error-none"))


def from_words(declared: tuple[Option, ...], words: list[str]) -> dict[str, Value]:
    """Options written as `name=value`, as on a command line."""
    by_name = {option.name: option for option in declared}
    out: dict[str, Value] = {}
    for word in words:
        name, equals, text = word.partition("=")
        if not equals:
            raise BadOption("error-option-word", found=shown(word))
        if name not in by_name:
            raise _no_option(name, by_name)
        out[name] = by_name[name].read(text)
    return out


def from_toml(text: str) -> dict[str, Value]:
    """Options written as a TOML file."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a TOMLDecodeError, or a number of thousands of digits
        raise BadOption("error-options-not-toml", detail=str(error)) from None
