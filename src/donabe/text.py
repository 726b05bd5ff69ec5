"""Text: every sentence a player reads, from one Fluent catalogue: the shared sentences and each game's own."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from donabe import games
from donabe.kernel.event import Event
from donabe.kernel.view import SPECTATOR, Text

SEAT_FACTS = ("seat", "target", "giver", "taker")


@cache
def catalogue(game: str, language: str = "en") -> FluentBundle:
    """The sentences of one game, over the shared ones."""
    bundle = FluentBundle([language], use_isolating=False)
    for package in ("donabe.locales", f"donabe.games.{game}" if game else ""):
        if package:
            source = resources.files(package).joinpath(f"{language}.ftl").read_text("utf-8")
            bundle.add_resource(FluentResource(source), allow_overrides=True)
    return bundle


class Speaker:
    """Says things to one viewer of one game, with the players' names put in."""

    def __init__(self, game: str, names: list[str], viewer: int = SPECTATOR) -> None:
        self.game = game
        self.names = names
        self.viewer = viewer
        self.bundle = catalogue(game)

    def say(self, text: Text) -> str:
        """The sentence, whole."""
        return self.sentence(text.id, text.args)

    def sentence(self, name: str, args: Mapping[str, Any] | None = None) -> str:
        """A sentence by its name in the catalogue; a missing one raises KeyError."""
        message = self.bundle.get_message(name)
        if message.value is None:
            raise KeyError(name)
        said, errors = self.bundle.format_pattern(message.value, self._filled(args or {}))
        if errors:
            raise KeyError(f"{name}: {errors[0]}")
        return str(said)

    def attribute(self, name: str, attribute: str) -> str:
        """A message's attribute, such as an option's `help`; a missing one raises KeyError."""
        said, _ = self.bundle.format_pattern(self.bundle.get_message(name).attributes[attribute], {})
        return str(said)

    def has(self, name: str) -> bool:
        """Whether the catalogue has this sentence."""
        return self.bundle.has_message(name)

    def event(self, event: Event) -> str:
        """What happened, as this viewer is told."""
        name = f"{self.game}-event-{event.kind}"
        return self.sentence(name if self.has(name) else f"event-{event.kind}", event.facts)

    def score_line(self, line: str, count: int, points: int) -> str:
        """Why some points were scored."""
        return self.sentence(f"{self.game}-score-{line}", {"count": count, "points": points})

    def decided(self, criterion: str) -> str:
        """What decided a rank."""
        name = f"{self.game}-decided-{criterion}"
        return self.sentence(name if self.has(name) else f"decided-{criterion}")

    def _filled(self, args: Mapping[str, Any]) -> dict[str, Any]:
        filled: dict[str, Any] = {}
        for key, value in args.items():
            filled[key] = self._value(key, value)
        if "seat" in args and "who" not in args:
            filled["who"] = "you" if args["seat"] == self.viewer else "other"
        if "target" in args and "whom" not in args:
            filled["whom"] = "you" if args["target"] == self.viewer else "other"
        return filled

    def _value(self, key: str, value: Any) -> Any:
        if isinstance(value, Text):
            return self.say(value)
        if key in SEAT_FACTS and isinstance(value, int):
            return self.names[value] if 0 <= value < len(self.names) else str(value)
        if key == "card" and isinstance(value, str) and value in _faces(self.game):
            return self.say(_faces(self.game)[value].name)
        if isinstance(value, list):
            return ", ".join(str(self._value("card", item)) for item in value)
        return value


@cache
def _faces(game: str) -> Mapping[str, Any]:
    return games.load(game).faces()
