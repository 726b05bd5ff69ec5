"""The rulebook: a game's RULES.md, whole or clause by clause."""

import difflib
import re
from functools import cache
from importlib import resources

from donabe.kernel.errors import DonabeError, shortened
from donabe.kernel.game import Game

CLAUSE = re.compile(r"\*\*([A-Z]+-\d+(?:\.\d+)*)\*\*\s*")


class UnknownClause(DonabeError):
    """No clause of that number."""

    code = "unknown-clause"

    def __init__(self, number: str, known: list[str]) -> None:
        close = difflib.get_close_matches(number.upper(), known, n=3, cutoff=0.5) or [known[0], known[-1]]
        super().__init__(f"there is no rule {shortened(number)!r}; the nearest are {', '.join(close)}")


def rules(game: Game) -> str:
    """All the rules, as Markdown."""
    return _read(game.key)


def clause(game: Game, number: str) -> str:
    """One rule with its number, as Markdown; the number may be written `IY-4.2`, `iy-4.2` or `4.2`."""
    known = clauses(game.key)
    for name in (number.upper(), f"{game.prefix}-{number}"):
        if name in known:
            return f"**{name}** {known[name]}"
    raise UnknownClause(number, list(known))


@cache
def clauses(key: str) -> dict[str, str]:
    """Every rule by its number, as Markdown: from its number to the next one or to a heading."""
    found: dict[str, str] = {}
    current = ""
    for block in re.split(r"\n\s*\n", _read(key)):
        start = CLAUSE.match(block)
        if start:
            current = start.group(1)
            found[current] = block[start.end() :]
        elif block.startswith("#"):
            current = ""
        elif current:
            found[current] += f"\n\n{block}"
    return found


@cache
def _read(key: str) -> str:
    return resources.files(f"donabe.games.{key}").joinpath("RULES.md").read_text("utf-8")
