"""Names: what cannot be seen is refused, what looks like another name at the table is told apart."""

import pytest
from hypothesis import given, strategies as st

from donabe.table.lookalikes import look, told_apart
from donabe.table.refusals import BadName
from donabe.table.typed_text import LONGEST_NAME, checked_name

UNSEEN = [
    "\u200b\u200b",
    "\u3164",
    "\u115f\u1160",
    "\uffa0",
    "\u2800\u2800",
    "\u00ad",
    "\u034f",
    "\u0301\u0302",
    "\u2060",
    "\U0001d159\ufffc",
]
PAIRS = [
    ("Mio", "Μіо"),  # Greek capital, Cyrillic letters
    ("Mio", "ｍｉｏ"),
    ("Mio", "mi\u200bo"),
    ("Mio", "M i o"),
    ("Mio", "Mío"),
    ("Bill", "BiII"),
    ("Bill", "8ill".replace("8", "В")),
    ("paypal", "раураl"),
    ("Guest 100", "Guest lOO"),
    ("Norman", "Norrnan"),
    ("カエル", "力工ル"),
    ("へび", "ヘび"),
]


@pytest.mark.parametrize("name", UNSEEN, ids=ascii)
def test_a_name_that_looks_empty_is_refused(name: str) -> None:
    with pytest.raises(BadName):
        checked_name(name)


@pytest.mark.parametrize("name", ["Mio", "みお", "Ödön", "👩‍👧", "نیم‌فاصله", "3", "♣"])
def test_what_people_are_called_is_a_name(name: str) -> None:
    assert checked_name(f"  {name} ") == name


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_names_that_look_alike_are_told_apart(one: str, other: str) -> None:
    assert look(one) == look(other)
    assert told_apart(other, [one]) == f"{other} (2)"
    assert told_apart(other, [one, f"{one} (2)"]) == f"{other} (3)"


@pytest.mark.parametrize("copy", ["Guest 345", "guest З45", "Vendég 345", "ゲスト345", "#345"])
def test_who_has_no_name_is_not_copied_in_any_language(copy: str) -> None:
    assert told_apart(copy, ["#345"]) == f"{copy} (2)"
    assert told_apart("#345", [copy]) == "#345 (2)"
    assert told_apart("#345", ["#346", "345"]) == "#345"


def test_names_that_differ_stay_as_they_are() -> None:
    names = ["Mio", "Ken", "Bence", "ゆき", "雪", "Mia", "Bo", "Bob"]
    for name in names:
        assert told_apart(name, [other for other in names if other != name]) == name


@given(st.text(min_size=1, max_size=LONGEST_NAME), st.lists(st.text(max_size=LONGEST_NAME), max_size=5))
def test_whatever_the_names_are_the_one_told_apart_fits_and_differs(name: str, others: list[str]) -> None:
    distinct = told_apart(name, [*others, name])
    assert len(distinct) <= LONGEST_NAME
    assert look(distinct) not in {look(other) for other in [*others, name]}
