"""The question put to a player: numbered choices, narrowed step by step where there are too many to show at once."""

from dataclasses import dataclass

from donabe.kernel.game import spelled
from donabe.kernel.view import Choice

MANY = 16


@dataclass(frozen=True)
class Question:
    """The choices still open, and how many of their picks are settled."""

    choices: list[Choice]
    settled: int = 0

    def picks(self) -> list[str]:
        """The next picks to choose from, if there are too many choices to show; else nothing."""
        if len(self.choices) <= MANY or any(len(choice.picks) <= self.settled for choice in self.choices):
            return []
        picks = list(dict.fromkeys(choice.picks[self.settled] for choice in self.choices))
        if len(picks) == 1:
            return Question(self.choices, self.settled + 1).picks()
        return picks if len(picks) < len(self.choices) else []

    def narrowed(self, pick: str) -> "Question":
        """The question that is left after this pick."""
        place = next(place for place in range(self.settled, len(self.choices[0].picks)) if self._parts_at(place))
        return Question([choice for choice in self.choices if choice.picks[place] == pick], place + 1)

    def _parts_at(self, place: int) -> bool:
        return len({choice.picks[place] for choice in self.choices}) > 1

    def answer(self, line: str) -> "Question | str | None":
        """What a line says: a token to play, a narrower question, or neither."""
        if not line and len(self.choices) == 1:
            return self.choices[0].token
        named = self.named(line)
        if named is not None:
            return named
        picks = self.picks()
        number = numbered(line, len(picks or self.choices))
        if number is None:
            return None
        if not picks:
            return self.choices[number].token
        left = self.narrowed(picks[number])
        return left if len(left.choices) > 1 else left.choices[0].token

    def named(self, line: str) -> str | None:
        """The token that a line spells, if it is among the choices."""
        return next((choice.token for choice in self.choices if spelled(choice.token) == spelled(line)), None)


def numbered(line: str, most: int) -> int | None:
    """The place, from 0, that a number from 1 to `most` stands for."""
    if line.isascii() and line.isdigit() and len(line) < 6 and 1 <= int(line) <= most:
        return int(line) - 1
    return None
