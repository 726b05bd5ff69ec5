"""The screen: where output and errors are printed."""

import os
import sys

from rich.console import Console
from rich.text import Text

from donabe.terminal import line_breaks

HONEY = "#e0a93b"  # you may act here
CLAY = "#b5583b"
PAPER = "#fffaf0"
INK = "#2b2622"
WOOD = "#d9b98a"

LONGEST_COMPLAINT = 400

line_breaks.install()


class Screen(Console):
    """A console that prints text as it is, never as markup, and exits quietly when its reader closes the pipe."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, markup=False, emoji=False, highlight=False)

    def on_broken_pipe(self) -> None:
        """Exit quietly: a reader may stop reading."""
        self.quiet = True
        discard_output()
        raise SystemExit(0)

    def say(self, sentence: str, style: str = "") -> None:
        """A sentence on a line of its own."""
        self.print(Text(sentence, style))

    def gap(self) -> None:
        """An empty line."""
        self.print()


def discard_output() -> None:
    """Redirect standard output to nowhere, so that flushing it at exit raises nothing."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


def complain(message: str) -> None:
    """Print an error as one line on standard error."""
    print(f"donabe: {one_line(message)}", file=sys.stderr)


def one_line(message: str) -> str:
    """A message without line breaks or control characters, and not too long."""
    line = printable(" ".join(message.split()))
    return line if len(line) <= LONGEST_COMPLAINT else line[: LONGEST_COMPLAINT - 1] + "…"


def printable(text: str) -> str:
    """The text with control characters replaced."""
    return "".join(character if character.isprintable() else "�" for character in text)
