"""Names: what cannot be seen is refused, what looks like another name at the table is told apart."""

import unicodedata
from typing import Literal

import pytest
from hypothesis import given, strategies as st

from donabe.table.lookalikes import look, told_apart
from donabe.table.refusals import BadMessage, BadName
from donabe.table.typed_text import LONGEST_CHAT, LONGEST_NAME, MOST_MARKS, checked_chat, checked_name, composed

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


WRITTEN_WITH_MARKS = [
    "Nguyễn Thị Tường",  # Vietnamese
    "สมศรี ปิ่นแก้ว",  # Thai
    "ພູ້ຊາຍ",  # Lao
    "שָׁלוֹם בַּת־שֶׁ֑בַע",  # Hebrew with points and accents
    "مُحَمَّدٌ",  # Arabic with vowels
    "हिन्दी ज़ँ क्ष्म्य",  # Devanagari
    "བསྒྲུབས་རྒྱུ",  # Tibetan
    "မြွှေကြွေး",  # Burmese
    "ស្ត្រី ខ្ញុំ",  # Khmer
    "പ്രവൃത്തി",  # Malayalam
    "ぱぴぷ がぎ",
    "3️⃣ 👩🏽‍❤️‍💋‍👨🏻",
]
HEAPS = [
    "a" + "\u0301" * (MOST_MARKS + 2),  # one of them becomes part of the letter
    "Mio" + "\u0336" * 21,
    "Z\u0351\u036b\u0343\u036a\u0302\u036ba\u0308lgo",
    "a\u0301" + "\u200d\u0302" * MOST_MARKS + "\u2060\u0303",
    "o" + "\u20dd" * (MOST_MARKS + 1),
]


@pytest.mark.parametrize("form", ["NFC", "NFD"])
@pytest.mark.parametrize("name", WRITTEN_WITH_MARKS, ids=ascii)
def test_languages_that_stack_marks_are_written_as_they_are(name: str, form: Literal["NFC", "NFD"]) -> None:
    typed = unicodedata.normalize(form, name)
    assert checked_name(typed[:LONGEST_NAME]) in unicodedata.normalize("NFC", name)
    assert checked_chat(typed) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("text", HEAPS, ids=ascii)
def test_heaps_of_marks_on_one_letter_are_refused(text: str) -> None:
    with pytest.raises(BadName, match="marks on one letter"):
        checked_name(text)
    with pytest.raises(BadMessage, match="marks on one letter"):
        checked_chat(f"look: {text}")


def test_what_is_much_too_long_is_not_put_in_order_which_takes_long() -> None:
    heap = "a" + "\u0301\u0327" * 30_000
    assert composed(heap, LONGEST_CHAT) == heap
    for checked, longest in ((checked_name, LONGEST_NAME), (checked_chat, LONGEST_CHAT)):
        with pytest.raises((BadName, BadMessage), match=f"1 to {longest}"):
            checked(heap)


def test_a_name_is_the_same_however_its_accents_were_typed() -> None:
    assert checked_name("O\u0308do\u0308n") == checked_name("Ödön") == "Ödön"
    assert checked_name("Nguye\u0302\u0303n" + "e\u0302\u0301" * 10) == "Nguyễn" + "ế" * 10


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
