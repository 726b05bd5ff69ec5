"""The speaker: sentences of the catalogue, said to one viewer."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from donabe import games
from donabe.kernel.event import Event
from donabe.kernel.view import SPECTATOR, Choice, Face, Text, first_copy
from donabe.locales import catalogue
from donabe.locales.languages import ENGLISH

# Arguments that are seats, each with the argument that tells a sentence whether that seat is `you` or `other`.
SEAT_ARGUMENTS = {"seat": "who", "target": "whom", "giver": "who_gives", "taker": "who_takes"}


class Speaker:
    """Says things to one viewer of one game, in a language, with the players' names put in."""

    def __init__(self, game: str, names: list[str], viewer: int = SPECTATOR, language: str = ENGLISH) -> None:
        self.game = game
        self.names = [called(name, language) for name in names]
        self.viewer = viewer
        self.language = language

    def say(self, text: Text) -> str:
        """The sentence, whole."""
        return self.sentence(text.id, text.args)

    def choice(self, choice: Choice) -> str:
        """What a choice would do: its label, or the card that is pointed at."""
        return self.say(choice.label or _faces(self.game)[first_copy(choice.picks[-1])].name)

    def sentence(self, name: str, args: Mapping[str, Any] | None = None) -> str:
        """A sentence by its name in the catalogue; a missing one raises KeyError."""
        return catalogue.said(name, self._filled(args or {}), self.game, self.language)

    def attribute(self, name: str, attribute: str) -> str:
        """A message's attribute, such as an option's `help`; a missing one raises KeyError."""
        return catalogue.said(name, {}, self.game, self.language, attribute)

    def has(self, name: str) -> bool:
        """Whether the catalogue has this sentence."""
        return catalogue.has(name, self.game, self.language)

    def listed(self, things: Iterable[str]) -> str:
        """Things one after another, as the language separates them."""
        return self.sentence("list-comma").join(things)

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

    def won(self, seats: list[int]) -> str:
        """Who has won, in a sentence."""
        if len(seats) == 1:
            return self.sentence("won", {"seat": seats[0]})
        names = self.listed(self.names[seat] for seat in seats if seat != self.viewer)
        return self.sentence("won-together", {"who": "you" if self.viewer in seats else "other", "names": names})

    def _filled(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """The arguments as text, and for each seat among them whether it is the viewer's."""
        filled = {key: self._value(key, value) for key, value in args.items()}
        for seat, selector in SEAT_ARGUMENTS.items():
            if seat in args:
                filled.setdefault(selector, "you" if args[seat] == self.viewer else "other")
        return filled

    def _value(self, key: str, value: Any) -> Any:
        if isinstance(value, Text):
            return self.say(value)
        if key in SEAT_ARGUMENTS and isinstance(value, int):
            return self.names[value] if 0 <= value < len(self.names) else str(value)
        if key == "card" and isinstance(value, str) and value in _faces(self.game):
            return self.say(_faces(self.game)[value].name)
        if isinstance(value, list):
            return self.listed(str(self._value("card", item)) for item in value)
        return value


def called(name: str, language: str) -> str:
    """What somebody is called; a guest who has not taken a name has `#` and a number for one."""
    number = name.removeprefix("#")
    if name == number or not (number.isascii() and number.isdecimal()):
        return name
    return catalogue.said("guest-name", {"number": number}, language=language)


@cache
def _faces(game: str) -> Mapping[str, Face]:
    return games.load(game).faces
