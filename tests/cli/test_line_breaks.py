"""Lines of the terminal break where the language lets them."""

import io
from itertools import pairwise

import pytest
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from cli.runner import start
from donabe import games
from donabe.terminal.line_breaks import NOT_FIRST, NOT_LAST, divided
from donabe.terminal.screen import Screen
from donabe.text import rulebook


def printed(what: object, width: int) -> list[str]:
    """Lines of a narrow screen, without the space around them."""
    out = io.StringIO()
    screen: Console = Screen()
    screen.file, screen.width = out, width
    screen.print(what)
    return [line.strip() for line in out.getvalue().splitlines()]


@pytest.mark.parametrize("width", [21, 34, 80])
@pytest.mark.parametrize("key", list(games.keys()))
def test_no_japanese_line_begins_with_what_ends_a_sentence(key: str, width: int) -> None:
    lines = printed(Markdown(rulebook.rules(key, "ja")), width)
    ideographs = [line for line in lines if line and not line.isascii()]
    assert not [line for line in ideographs if line[0] in NOT_FIRST and not line[0].isascii()]
    assert not [line for line in ideographs if line[-1] in NOT_LAST]


def test_a_japanese_sentence_in_a_grid_is_broken_and_not_cut_off() -> None:
    grid = Table.grid(padding=(0, 1))
    grid.add_row(Text("•"), Text("ソルティでは、塩味のカードを出してください。"))
    assert "".join(printed(grid, 24)).replace("• ", "") == "ソルティでは、塩味のカードを出してください。"


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("カードを引きます。", 16, ["カードを引きま", "す。"]),
        ("札「いやどす」", 4, ["札", "「い", "やど", "す」"]),
        ("Anna Bence さん", 8, ["Anna ", "Bence さ", "ん"]),
        ("no wide letters here", 8, ["no wide ", "letters ", "here"]),
    ],
)
def test_lines_break_between_words_and_japanese_letters(text: str, width: int, lines: list[str]) -> None:
    begins = [0, *divided(text, width), len(text)]
    assert [text[one:two] for one, two in pairwise(begins)] == lines


def test_help_without_spaces_is_broken_and_not_cut_off() -> None:
    told, _ = start("--language", "ja", "--help").communicate()
    assert "端末で遊びます" in told.decode()
    assert "…" not in told.decode()
