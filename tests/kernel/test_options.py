"""Options take what they declare, say so in one line otherwise, and come from words or TOML alike."""

import pytest

from donabe.kernel.errors import BadOption
from donabe.kernel.options import (
    Component,
    Flag,
    Number,
    OneOf,
    Option,
    Value,
    from_toml,
    from_words,
    is_plain,
    resolved,
)
from donabe.kernel.spoken import spoken


def checked_points(value: Value) -> Value:
    if not isinstance(value, list) or not all(isinstance(item, int) for item in value):
        raise BadOption("option points is a list of numbers")
    return value


FLAG = Flag("bonus")
NUMBER = Number("rounds", 3, 1, 9)
ONE_OF = OneOf("variant", "short", ("short", "long"))
TABLE = Component("points", [1, 2, 3], checked_points)
DECLARED: tuple[Option, ...] = (FLAG, NUMBER, ONE_OF, TABLE)

deep: list[Value] = []
for _ in range(5000):
    deep = [deep]

NOBODY_TAKES: list[Value] = [None, 1.5, float("nan"), 10**5000, deep, {"a": deep}, "\ud800", b"x", [None], {1: 2}]


def test_without_a_word_every_option_has_its_default() -> None:
    assert resolved(DECLARED, {}) == {"bonus": False, "rounds": 3, "variant": "short", "points": [1, 2, 3]}


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (FLAG, "on", True),
        (FLAG, "YES", True),
        (FLAG, "0", False),
        (FLAG, "off", False),
        (NUMBER, "1", 1),
        (NUMBER, "9", 9),
        (ONE_OF, "long", "long"),
    ],
)
def test_a_word_is_read_as_its_value_and_the_value_is_taken(option: Option, text: str, value: Value) -> None:
    assert from_words(DECLARED, [f"{option.name}={text}"]) == {option.name: value}
    assert resolved(DECLARED, {option.name: value})[option.name] == value


@pytest.mark.parametrize(
    "word",
    [
        "bonus=maybe",
        "bonus",
        "bouns=on",
        "rounds=0",
        "rounds=10",
        "rounds=three",
        "rounds=" + "9" * 5000,
        "variant=Long",
        "points=1",
        "=",
        "",
    ],
)
def test_a_word_that_no_option_takes_is_refused_in_one_line(word: str) -> None:
    with pytest.raises(BadOption) as refusal:
        from_words(DECLARED, [word])
    assert_one_line(refusal.value)


@pytest.mark.parametrize("value", NOBODY_TAKES, ids=lambda value: type(value).__name__)
@pytest.mark.parametrize("option", DECLARED, ids=lambda option: option.name)
def test_a_value_that_is_not_plain_data_is_refused_in_one_line_by_every_kind(option: Option, value: Value) -> None:
    assert not is_plain(value)
    with pytest.raises(BadOption) as refusal:
        resolved(DECLARED, {option.name: value})
    assert_one_line(refusal.value)


@pytest.mark.parametrize(
    "given",
    [
        {"bonus": 1},
        {"bouns": True},
        {"rounds": True},
        {"rounds": "3"},
        {"rounds": 0},
        {"variant": 1},
        {"variant": ["short"]},
        {"points": {}},
        {"points": ["1"]},
        {"\nline\nbreaks" * 20: 1},
    ],
)
def test_a_value_of_another_kind_is_refused_in_one_line(given: dict[str, Value]) -> None:
    with pytest.raises(BadOption) as refusal:
        resolved(DECLARED, given)
    assert_one_line(refusal.value)


def assert_one_line(error: BadOption) -> None:
    text = str(error)
    assert text.isprintable()
    assert 0 < len(text) < 300


def test_every_option_says_what_it_takes() -> None:
    assert [spoken(option.takes()) for option in DECLARED] == [
        "on, off",
        "1 to 9",
        "short, long",
        "a table in a TOML file",
    ]


def test_a_toml_file_sets_options_and_tables() -> None:
    given = from_toml('bonus = true\nrounds = 5\nvariant = "long"\npoints = [4, 5]\n')
    assert resolved(DECLARED, given) == {"bonus": True, "rounds": 5, "variant": "long", "points": [4, 5]}


@pytest.mark.parametrize(
    "text", ["bonus", "a = [" * 5000, "a = " + "[" * 5000, "a = " + "9" * 5000, "a = 1\na = 2", "a = 2000-99-99"]
)
def test_what_is_not_toml_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(BadOption) as refusal:
        from_toml(text)
    assert_one_line(refusal.value)


@pytest.mark.parametrize("text", ["rounds = 0x" + "f" * 9000, "rounds." + "a." * 4000 + "b = 1", "rounds = 1979-05-27"])
def test_toml_that_no_option_takes_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(BadOption) as refusal:
        resolved(DECLARED, from_toml(text))
    assert_one_line(refusal.value)
