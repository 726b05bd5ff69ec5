"""The rulebook of a game: its RULES.md, cut into headings and numbered clauses."""

import difflib
import re
from functools import cache
from importlib import resources

import msgspec

from donabe.kernel.errors import DonabeError, shortened
from donabe.kernel.game import Game
from donabe.locales.languages import ENGLISH

START = re.compile(r"^(?:#|\*\*([A-Z]+-\d+\.\d+)\*\* )", re.MULTILINE)


class UnknownClause(DonabeError):
    """No clause of that number."""

    code = "unknown-clause"

    def __init__(self, number: str, known: list[str]) -> None:
        close = difflib.get_close_matches(number.upper(), known, n=3, cutoff=0.5) or [known[0], known[-1]]
        super().__init__("error-unknown-clause", number=shortened(number), close=close)


class Passage(msgspec.Struct, frozen=True):
    """A clause with all its paragraphs, lists and tables; or, without a number, a heading and what follows it."""

    clause: str
    text: str  # Markdown, as it stands in the rulebook; a clause begins with its number


@cache
def rules(key: str, language: str = ENGLISH) -> str:
    """A game's rules, as Markdown, in a language if there are any, else in English."""
    folder = resources.files(f"donabe.games.{key}")
    translated = folder.joinpath(f"RULES.{language}.md")
    return (translated if translated.is_file() else folder.joinpath("RULES.md")).read_text("utf-8")


@cache
def passages(key: str, language: str = ENGLISH) -> tuple[Passage, ...]:
    """A game's rules passage by passage; joined again they are the whole text."""
    text = rules(key, language)
    starts = list(START.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return tuple(Passage(start[1] or "", text[start.start() : end]) for start, end in zip(starts, ends, strict=True))


@cache
def clauses(key: str, language: str = ENGLISH) -> dict[str, str]:
    """Every clause of a game by its number, in order."""
    return {passage.clause: passage.text.rstrip() for passage in passages(key, language) if passage.clause}


def clause(game: Game, number: str, language: str = ENGLISH) -> str:
    """One clause; its number may be written `IY-4.2`, `iy-4.2` or `4.2`."""
    known = clauses(game.key, language)
    for name in (number.upper(), f"{game.prefix}-{number}"):
        if name in known:
            return known[name]
    raise UnknownClause(number, list(known))
