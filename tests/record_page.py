"""docs/records.md as something that runs: its reference code, its example, its table of shuffles; and what each game adds."""

import json
import re
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

PAGE = Path(__file__).parent.parent / "docs" / "records.md"
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ROW = re.compile(r"^\| `(\w+)` \| (\d+|each) \| `([^`]+)` \| ([^|]+) \|", re.MULTILINE)


class Shuffle(NamedTuple):
    """A row of the page's table: in which round a game asks for which shuffle."""

    round: str  # a number, or `each`
    purpose: str  # may hold `<n>` for a number


def blocks(language: str) -> list[str]:
    """The page's fenced blocks in one language."""
    return [text for found, text in FENCE.findall(PAGE.read_text("utf-8")) if found == language]


@cache
def reference() -> dict[str, Any]:
    """The functions of the page's Python blocks, by name."""
    namespace: dict[str, Any] = {}
    for block in blocks("python"):
        exec(block, namespace)
    return namespace


def example() -> dict[str, Any]:
    """The page's example record."""
    (text,) = blocks("json")
    record: dict[str, Any] = json.loads(text)
    return record


def shuffles_of(game: str) -> set[Shuffle]:
    """What the page's table says that a game shuffles."""
    return {Shuffle(when, purpose) for key, when, purpose, _ in ROW.findall(PAGE.read_text("utf-8")) if key == game}


def game_parts(game: str) -> dict[str, str]:
    """What a game's RULES.md says of its records, by heading."""
    rules = resources.files(f"donabe.games.{game}").joinpath("RULES.md").read_text("utf-8")
    _, heading, records = rules.partition("\n## In records\n")
    assert heading, f"{game}: RULES.md has no part about records"
    return {name: text for name, _, text in (part.partition("\n") for part in records.split("\n### ")[1:])}


def first_column(part: str) -> list[re.Pattern[str]]:
    """What the tables of a part list, each as a pattern in which `<...>` stands for one word or number."""
    names = re.findall(r"^\| `([^`]+)` \| ", part, re.MULTILINE)
    return [re.compile(re.sub(r"<\w+>", r"[\\w.+]+", re.escape(name))) for name in names]
