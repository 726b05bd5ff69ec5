"""A record goes out and comes back whole, and no damage gets past the referee."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, strategies as st

from donabe import games
from donabe.kernel.errors import CorruptRecord, UnknownGame
from donabe.kernel.match import Match
from donabe.kernel.record import Record, canonical, decoded, digest, encoded, recorded, replay, verify
from record_page import reference
from tables import Setting, every_plain_setting, played_match

each_plain_setting = pytest.mark.parametrize("setting", every_plain_setting(), ids=str)
GAME = games.load("iyadosu")
Plain = dict[str, Any]


def plain_record(setting: Setting, number: int = 1, decisions: int = 1_000_000) -> Plain:
    data: Plain = json.loads(encoded(recorded(played_match(setting, number, decisions))))
    return data


def judged(data: Plain) -> Match:
    record = decoded(json.dumps(data).encode())
    return verify(record, games.load(record.game))


@each_plain_setting
@pytest.mark.parametrize("decisions", [0, 1, 10, 1_000_000])
def test_a_record_comes_back_whole_however_far_the_match_got(setting: Setting, decisions: int) -> None:
    match = played_match(setting, 1, decisions)
    record = recorded(match, ["thumb"] * setting.players)
    back = decoded(encoded(record))
    assert back == record
    again = verify(back, setting.game)
    assert again.state.snapshot() == match.state.snapshot()
    assert (back.result is None) == (not match.over)


def test_spaces_and_the_order_of_keys_do_not_matter() -> None:
    data = plain_record(Setting("iyadosu", 3))
    shuffled = json.dumps(dict(reversed(data.items())), indent=4, ensure_ascii=True).encode()
    assert decoded(shuffled) == decoded(encoded(decoded(json.dumps(data).encode())))


TEXT = st.text(st.characters(exclude_categories=["Cs"]))
PLAIN = st.recursive(
    TEXT | st.integers(-(2**63), 2**63 - 1) | st.booleans(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=4),
    max_leaves=20,
)


@given(st.dictionaries(TEXT, PLAIN, max_size=5), st.lists(TEXT, max_size=4))
def test_the_digest_is_the_one_the_page_describes(options: Plain, moves: list[str]) -> None:
    record = Record("donabe-record/1", "iyadosu", 1, [], options, "", "", moves, None)
    assert digest(record) == reference()["digest"](json.loads(encoded(record)))
    assert canonical(options) == msgspec.json.encode(options, order="sorted")


# -- damage ------------------------------------------------------------------------------------------------------------


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path to every single value in a record."""
    if isinstance(value, dict):
        return [place for key, item in value.items() for place in places(item, (*path, key))]
    if isinstance(value, list):
        return [place for index, item in enumerate(value) for place in places(item, (*path, index))]
    return [path]


def altered(data: Plain, path: tuple[Any, ...], change: Callable[[Any], Any]) -> Plain:
    data = json.loads(json.dumps(data))
    holder: Any = data
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = change(holder[path[-1]])
    return data


def another(value: Any) -> Any:
    """A different value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return ("0" if value[:1] != "0" else "1") + value[1:]
    return {}


@each_plain_setting
def test_a_change_in_any_single_place_is_found(setting: Setting) -> None:
    data = plain_record(setting)
    found = places(data)
    assert {path[0] for path in found} >= set(Record.__struct_fields__) - {"options"}
    for path in found:
        with pytest.raises((CorruptRecord, UnknownGame)):
            judged(altered(data, path, another))


def test_every_digit_of_the_seed_and_the_hashes_counts() -> None:
    data = plain_record(Setting("iyadosu", 3), decisions=5)
    for field in ("seed", "commitment", "digest"):
        for place in range(64):
            digits = list(data[field])
            digits[place] = "f" if digits[place] != "f" else "0"
            with pytest.raises(CorruptRecord):
                judged({**data, field: "".join(digits)})


def test_a_missing_or_extra_or_doubled_part_is_found() -> None:
    data = plain_record(Setting("iyadosu", 3))
    for field in Record.__struct_fields__:
        with pytest.raises(CorruptRecord):
            judged({key: value for key, value in data.items() if key != field})
    with pytest.raises(CorruptRecord):
        judged({**data, "note": "hello"})
    doubled = json.dumps(data)[:-1] + ', "game": "iyadosu"}'
    with pytest.raises(CorruptRecord, match="twice"):
        decoded(doubled.encode())


def test_a_file_cut_short_anywhere_is_found() -> None:
    text = encoded(recorded(played_match(Setting("iyadosu", 3), 1, decisions=20)))
    for length in range(len(text)):
        with pytest.raises(CorruptRecord):
            decoded(text[:length])


def test_a_record_of_another_format_rules_version_or_game_is_not_judged() -> None:
    record = recorded(played_match(Setting("iyadosu", 3), 1, decisions=5))
    with pytest.raises(CorruptRecord, match="donabe-record/9"):
        decoded(encoded(msgspec.structs.replace(record, format="donabe-record/9")))
    with pytest.raises(CorruptRecord, match="rules version 1; this is version 2"):
        replay(msgspec.structs.replace(record, rules=1), GAME)
    with pytest.raises(CorruptRecord, match="'hearts'"):
        replay(msgspec.structs.replace(record, game="hearts"), GAME)
