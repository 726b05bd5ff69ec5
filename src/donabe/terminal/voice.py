"""The voice: sentences in the language of this run of the program."""

from typing import Any

from donabe.kernel.errors import DonabeError
from donabe.kernel.spoken import spoken
from donabe.kernel.view import SPECTATOR, Text
from donabe.terminal.language import LANGUAGE
from donabe.text import Speaker

MINUS = "\N{MINUS SIGN}"


class UnknownCommand(DonabeError):
    """No command of that name."""

    code = "unknown-command"


def speaker(game: str = "", names: list[str] | None = None, viewer: int = SPECTATOR) -> Speaker:
    """Somebody who says things to one viewer of a game, or of none."""
    return Speaker(game, names or [], viewer, LANGUAGE.get())


def tell(sentence: str, **facts: Any) -> str:
    """A sentence of the catalogue."""
    return say(Text(sentence, facts))


def say(text: Text) -> str:
    """A text as a sentence."""
    return spoken(text, LANGUAGE.get())


def explain(error: DonabeError) -> str:
    """What an error says."""
    return say(error.text)


def decimal(number: float, digits: int) -> str:
    """A number with one or two digits after the point."""
    return tell(f"terminal-decimal-{digits}", number=number)


def gained(points: float) -> str:
    """Points as they are added, with their sign and one digit after the point."""
    return (MINUS if points < 0 else "+") + decimal(abs(points), 1)


def percent(share: float) -> str:
    """A share with one digit after the point."""
    return tell("terminal-percent", percent=100 * share)
