"""The pager: long texts, a page at a time for a person."""

import os
import sys
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from rich.markdown import Markdown

from donabe import games
from donabe.terminal.language import LANGUAGE
from donabe.terminal.screen import Screen
from donabe.text import rulebook


def paged(screen: Screen, interactive: bool) -> AbstractContextManager[Any]:
    """A context to print in: through the pager for a person, directly otherwise."""
    if not interactive:
        return nullcontext()
    os.environ.setdefault("LESS", "-FRX")  # colours; no paging of what fits the screen; what was read stays there
    return screen.pager(styles=not screen.no_color)


def show_rules(key: str, number: str | None) -> None:
    """Show a game's rules through the pager, or one clause."""
    screen = Screen()
    game = games.load(key)
    if number is not None:
        screen.print(Markdown(rulebook.clause(game, number, LANGUAGE.get())))
        return
    with paged(screen, screen.is_terminal and sys.stdin.isatty()):
        screen.print(Markdown(rulebook.rules(game.key, LANGUAGE.get())))
