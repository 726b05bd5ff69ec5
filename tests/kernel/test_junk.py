"""Whatever anybody sends, the answer is a value or a typed error: tokens, records, options."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from donabe import games
from donabe.kernel.errors import DonabeError
from donabe.kernel.options import from_toml, from_words, resolved
from donabe.kernel.record import decoded, encoded, recorded, verify
from tables import Setting, every_plain_setting, played_match

each_game = pytest.mark.parametrize("key", games.keys())
shared_out = settings(max_examples=max(20, settings().max_examples // len(games.keys())))  # among the games
ANY_TEXT = st.text()  # half surrogate pairs included


def nested(leaves: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.recursive(
        leaves, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(ANY_TEXT, inner, max_size=4), max_leaves=8
    )


JSON_LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | ANY_TEXT
JSON = nested(JSON_LEAVES)
JUNK = nested(JSON_LEAVES | st.builds(pow, st.just(10), st.just(5000)) | st.dates() | st.binary(max_size=3))


def answered(ask: Callable[[], Any]) -> bool:
    """Whether there was an answer, and not a typed refusal in one line; anything else escapes and fails the test."""
    refusal = None
    try:
        ask()
    except DonabeError as error:
        refusal = str(error)
    assert refusal is None or (refusal.isprintable() and len(refusal) < 1000)
    return refusal is None


# -- tokens ------------------------------------------------------------------------------------------------------------


@each_game
@shared_out
@given(text=ANY_TEXT)
def test_any_text_is_a_token_or_refused(key: str, text: str) -> None:
    answered(lambda: games.load(key).parse(text))


@each_game
@shared_out
@given(data=st.data())
def test_a_token_with_a_slip_of_the_pen_is_a_token_or_refused(key: str, data: st.DataObject) -> None:
    game = games.load(key)
    token = data.draw(st.sampled_from(game.tokens))
    place = data.draw(st.integers(0, len(token)))
    slipped = token[:place] + data.draw(st.text(max_size=2)) + token[place + data.draw(st.integers(0, 2)) :]
    answered(lambda: game.parse(slipped))


# -- records -----------------------------------------------------------------------------------------------------------


def judge(data: bytes) -> None:
    record = decoded(data)
    verify(record, games.load(record.game))


@given(st.binary(max_size=300))
def test_random_bytes_are_no_record(data: bytes) -> None:
    assert not answered(lambda: judge(data))


@given(JSON)
def test_random_json_is_no_record(value: Any) -> None:
    assert not answered(lambda: judge(json.dumps(value).encode()))


@pytest.mark.parametrize(
    "data",
    [
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b"NaN",
        b"1e999",
        b"9" * 10_000,
        b"\xef\xbb\xbf{}",
        '{"format":1}'.encode("utf-16"),
    ],
    ids=lambda data: repr(data[:6]),
)
def test_deep_huge_or_strange_json_is_no_record(data: bytes) -> None:
    assert not answered(lambda: judge(data))


@each_game
@shared_out
@given(data=st.data())
def test_a_record_with_one_value_replaced_by_junk_is_refused_or_true(key: str, data: st.DataObject) -> None:
    record = json.loads(some_record(key))
    field = data.draw(st.sampled_from(sorted(record)))
    holder = record
    while isinstance(holder[field], (dict, list)) and holder[field] and data.draw(st.booleans()):
        holder = holder[field]
        field = data.draw(st.sampled_from(sorted(holder) if isinstance(holder, dict) else range(len(holder))))
    holder[field] = data.draw(JSON)
    answered(lambda: judge(json.dumps(record).encode()))


@each_game
@shared_out
@given(data=st.data())
def test_a_record_with_damaged_bytes_is_refused_or_the_same(key: str, data: st.DataObject) -> None:
    text = bytearray(some_record(key))
    place = data.draw(st.integers(0, len(text) - 1))
    length = data.draw(st.integers(0, 3))
    text[place : place + length] = data.draw(st.binary(max_size=3))
    damaged = bytes(text)
    if answered(lambda: judge(damaged)):
        assert json.loads(damaged) == json.loads(some_record(key))


@each_game
@shared_out
@given(nesting=st.integers(1, 3000), opening=st.sampled_from(["[", '{"a":']))
def test_options_nested_to_any_depth_are_refused(key: str, nesting: int, opening: str) -> None:
    closing = "]" if opening == "[" else "}"
    nested = f'{{"a": {opening * nesting}1{closing * nesting}}}'
    text = some_record(key).decode()
    options = json.dumps(json.loads(text)["options"], separators=(",", ":"), ensure_ascii=False)
    assert options in text
    assert not answered(lambda: judge(text.replace(options, nested).encode()))


RECORDS: dict[str, bytes] = {}


def some_record(key: str) -> bytes:
    if key not in RECORDS:
        setting = next(setting for setting in every_plain_setting() if setting.key == key)
        RECORDS[key] = encoded(recorded(played_match(Setting(key, setting.players), 1, decisions=30)))
    return RECORDS[key]


# -- options -----------------------------------------------------------------------------------------------------------


@each_game
@shared_out
@given(data=st.data())
def test_any_value_for_any_option_is_taken_or_refused(key: str, data: st.DataObject) -> None:
    game = games.load(key)
    names = st.sampled_from([option.name for option in game.options] or ["none"]) | ANY_TEXT
    given = data.draw(st.dictionaries(names, JUNK, max_size=3))
    answered(lambda: game.start(game.players[0], given, bytes(32)))


@each_game
@shared_out
@given(data=st.data())
def test_a_default_with_one_part_replaced_by_junk_is_taken_or_refused(key: str, data: st.DataObject) -> None:
    game = games.load(key)
    given = json.loads(json.dumps(resolved(game.options, {})))
    holder, field = given, data.draw(st.sampled_from(sorted(given) or [""]))
    while field and isinstance(holder[field], (dict, list)) and holder[field] and data.draw(st.integers(0, 3)):
        holder = holder[field]
        field = data.draw(st.sampled_from(sorted(holder) if isinstance(holder, dict) else range(len(holder))))
    holder[field] = data.draw(JUNK)
    answered(lambda: game.start(game.players[0], given, bytes(32)))


@each_game
@shared_out
@given(
    words=st.lists(ANY_TEXT | st.builds("{}={}".format, st.sampled_from(["bid_bonus", "dishes"]), ANY_TEXT), max_size=3)
)
def test_any_words_are_options_or_refused(key: str, words: list[str]) -> None:
    answered(lambda: from_words(games.load(key).options, words))


@given(ANY_TEXT | st.text("[]{}=.\"'#-_ab019 \n", max_size=60))
def test_any_text_is_toml_or_refused(text: str) -> None:
    answered(lambda: from_toml(text))
