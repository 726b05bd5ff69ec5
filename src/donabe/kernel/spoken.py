"""A text said plainly, without a table around it: errors, and what the command line says."""

from typing import Any

from donabe.kernel.view import Text
from donabe.locales.languages import ENGLISH

LONGEST = 900  # letters of a fact; Fluent refuses those above 1,000


def spoken(text: Text, language: str = ENGLISH) -> str:
    """The sentence in a language; a name that no catalogue has is said as it is."""
    from donabe.locales import catalogue  # takes a while to load, and most programs never speak

    game = catalogue.game_of(text.id)
    if not catalogue.has(text.id, game, language):
        return text.id
    return catalogue.said(text.id, {name: _value(value, language) for name, value in text.args.items()}, game, language)


def _value(value: Any, language: str) -> Any:
    if isinstance(value, Text):
        return spoken(value, language)
    if isinstance(value, list | tuple):
        return _cut(spoken(Text("list-comma"), language).join(str(_value(item, language)) for item in value))
    return _cut(value) if isinstance(value, str) else value


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
