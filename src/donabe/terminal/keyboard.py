"""The keyboard: lines that a person types, and the ways to leave."""

import contextlib
import sys

PROMPT = "> "


class Leaving(Exception):
    """The person wants to leave, or there is nobody to ask."""


class Keyboard:
    """Asks for a line; Ctrl-C and the end of input both mean leaving."""

    def __init__(self) -> None:
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")  # junk is answered, not crashed on
        if self.interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - gives input() its history and editing

    def ask(self, prompt: str = PROMPT) -> str:
        """The next line, without the spaces around it."""
        try:
            return input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            print()
            raise Leaving from None
