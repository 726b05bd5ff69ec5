"""What a game can tell: the score lines and events that its catalogue has sentences for."""

import re
from functools import cache

from donabe.locales.catalogue import game_file
from donabe.locales.languages import ENGLISH


@cache
def score_lines(key: str) -> tuple[str, ...]:
    """The score lines of a game."""
    return _named(key, "score")


@cache
def event_kinds(key: str) -> tuple[str, ...]:
    """The events that only this game has."""
    return _named(key, "event")


def _named(key: str, what: str) -> tuple[str, ...]:
    pattern = re.compile(rf"^{key}-{what}-([\w-]+) =", re.MULTILINE)
    return tuple(sorted(set(pattern.findall(game_file(key, ENGLISH).read_text("utf-8")))))
