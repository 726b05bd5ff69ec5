"""A question with too many choices is narrowed by what a person would point at."""

from donabe.kernel.view import Choice, Text
from donabe.terminal.question import MANY, Question, numbered

LABEL = Text("label")


def choices(*tokens: str) -> list[Choice]:
    """Choices whose picks are the letters of their tokens."""
    return [Choice(token, list(token), LABEL) for token in tokens]


GRID = choices(*(f"x{row}{column}" for row in "abc" for column in "12345678"))


def test_a_few_choices_are_shown_as_they_are() -> None:
    question = Question(GRID[:MANY])
    assert question.picks() == []
    assert question.answer("2") == "xa2"


def test_many_choices_are_parted_where_they_first_differ() -> None:
    question = Question(GRID)
    assert question.picks() == ["a", "b", "c"]
    narrower = question.answer("2")
    assert isinstance(narrower, Question)
    assert [choice.token for choice in narrower.choices] == [f"xb{column}" for column in "12345678"]
    assert narrower.answer("8") == "xb8"


def test_a_thing_that_leaves_one_choice_is_that_choice() -> None:
    assert Question([*GRID, *choices("xd1")]).answer("4") == "xd1"


def test_every_choice_can_be_reached_by_numbers_alone() -> None:
    reached = set()
    for first in range(1, 4):
        narrower = Question(GRID).answer(str(first))
        assert isinstance(narrower, Question)
        reached |= {narrower.answer(str(second)) for second in range(1, 9)}
    assert reached == {choice.token for choice in GRID}


def test_a_token_is_understood_however_it_is_spaced() -> None:
    assert Question(GRID).answer(" X A 1 ") == "xa1"


def test_enter_alone_is_an_answer_only_where_there_is_no_choice() -> None:
    assert Question(GRID[:1]).answer("") == "xa1"
    assert Question(GRID[:2]).answer("") is None
    assert Question(GRID[:1]).answer("99") is None


def test_choices_that_no_pick_tells_apart_are_all_shown() -> None:
    assert Question(choices(*"abcdefghijklmnopqrstuvwxyz")).picks() == []
    assert Question([*GRID, Choice("pass", [], LABEL)]).picks() == []


def test_only_plain_numbers_in_range_are_numbers() -> None:
    assert [numbered(line, 9) for line in ("1", "9", "0", "10", "-1", "²", "1" * 5_000, "")] == [0, 8, *[None] * 6]
