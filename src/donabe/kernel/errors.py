"""Typed errors: each tells its reader what went wrong and what to do next."""

from typing import Any

from donabe.kernel.spoken import spoken
from donabe.kernel.view import Text


class DonabeError(Exception):
    """Anything that is the asker's mistake rather than a fault of ours; `code` is stable, `text` is for people.

    It is raised with the name of a sentence of the catalogue and the facts that go into it; as a string it is English.
    """

    code = "error"
    clause = ""  # the number of the rule that is the reason, where there is one

    def __init__(self, sentence: str, **facts: Any) -> None:
        super().__init__(sentence)
        self.text = Text(sentence, facts)

    def __str__(self) -> str:
        return spoken(self.text)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), self.__dict__)  # so that it can come back from a worker


def _restored(kind: type[DonabeError], attributes: dict[str, Any]) -> DonabeError:
    error = kind.__new__(kind)
    error.__dict__.update(attributes)
    return error


class UnparsableToken(DonabeError):
    """The text names no action of the game."""

    code = "unparsable"

    def __init__(self, token: str, hint: Text) -> None:
        super().__init__("error-unparsable", token=shortened(token), hint=hint)
        self.token = token
        self.hint = hint


class IllegalAction(DonabeError):
    """The action exists but a rule forbids it now; `clause` is the rule's number."""

    code = "illegal"

    def __init__(self, token: str, clause: str) -> None:
        super().__init__("error-illegal", token=token, clause=clause)
        self.token = token
        self.clause = clause


class NotYourTurn(DonabeError):
    """The seat owes no decision now."""

    code = "not-your-turn"

    def __init__(self, seat: int, actors: list[int]) -> None:
        super().__init__("error-not-your-turn", number=seat, waiting=actors)
        self.seat = seat
        self.actors = actors


class NotAsked(DonabeError):
    """The seat points at something while nothing is asked of it."""

    code = "not-asked"

    def __init__(self) -> None:
        super().__init__("error-not-asked")


class NoChoice(DonabeError):
    """What is pointed at is part of no action."""

    code = "no-choice"

    def __init__(self) -> None:
        super().__init__("error-no-choice")


class IsAChoice(DonabeError):
    """What is pointed at can be chosen: nothing stands against it."""

    code = "is-a-choice"

    def __init__(self) -> None:
        super().__init__("error-is-a-choice")


class MatchOver(DonabeError):
    """The match has ended: no more moves."""

    code = "match-over"

    def __init__(self) -> None:
        super().__init__("error-match-over")


class UnknownGame(DonabeError):
    """No game of that name."""

    code = "unknown-game"

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__("error-unknown-game", name=shortened(name), known=known)


class BadOption(DonabeError):
    """An option that does not exist, or a value that it does not take."""

    code = "bad-option"


class BadSeat(DonabeError):
    """A seat number or a number of players the game does not have."""

    code = "bad-seat"


class CorruptRecord(DonabeError):
    """A record that is not what it says it is."""

    code = "corrupt-record"


def shortened(text: str, most: int = 60) -> str:
    """The text, fit for a one-line message: cut to a length, and without anything that a terminal would obey."""
    cut = text if len(text) <= most else text[: most - 1] + "…"
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in cut)
