"""Sets in one native integer behave like Python's sets."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, strategies as st
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donabe.kernel.bits import (
    any_of,
    bit,
    filled,
    full,
    gathered,
    has,
    in_hands,
    listed,
    listed_apart,
    listed_into,
    lowest,
    lowest_seat,
    nth,
    replaced,
    sample,
    shifted,
    size,
)
from statistics_of_chance import chi_square_limit, chi_square_of

MEMBERS = st.integers(0, 62)
SETS = st.frozensets(MEMBERS)


def packed(members: frozenset[int]) -> int:
    return sum(2**member for member in members)


@given(SETS)
def test_the_size_is_the_number_of_members(members: frozenset[int]) -> None:
    assert size(packed(members)) == len(members)


@given(SETS.filter(bool))
def test_the_lowest_is_the_smallest_member(members: frozenset[int]) -> None:
    assert lowest(packed(members)) == min(members)


def test_the_lowest_of_few_seats_is_looked_up() -> None:
    assert [lowest_seat(seats) for seats in range(1, 256)] == [lowest(seats) for seats in range(1, 256)]


@given(SETS)
def test_listing_is_ascending_and_gathering_undoes_it(members: frozenset[int]) -> None:
    assert list(listed(packed(members))) == sorted(members)
    assert gathered(listed(packed(members))) == packed(members)


@given(st.lists(MEMBERS))
def test_gathering_takes_any_order_and_repetitions(members: list[int]) -> None:
    assert gathered(vec[i64](members)) == packed(frozenset(members))


@given(SETS, MEMBERS)
def test_a_set_has_its_members_and_no_others(members: frozenset[int], member: int) -> None:
    assert has(packed(members), member) == (member in members)


@given(st.integers(0, 3), st.integers(0, 61))
def test_shifting_moves_every_member_up_beyond_the_31st_bit_too(members: int, by: int) -> None:
    assert bit(by) == 2**by
    assert shifted(members, by) == members * 2**by


@given(st.integers(0, 63))
def test_a_full_set_holds_every_number_below_its_size(count: int) -> None:
    assert full(count) == 2**count - 1
    assert size(full(count)) == count


@given(st.integers(0, 100), st.integers(-(2**63), 2**63 - 1))
def test_a_filled_row_repeats_one_number(count: int, value: int) -> None:
    assert list(filled(count, value)) == [value] * count


def test_rows_made_alike_share_nothing() -> None:
    one, other = filled(3, 7), filled(3, 7)
    one[0] = 1
    assert list(other) == [7, 7, 7]


@given(SETS.filter(bool), st.data())
def test_members_are_counted_from_the_smallest(members: frozenset[int], data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(members) - 1))
    assert nth(packed(members), place) == sorted(members)[place]


@given(SETS.filter(bool), st.integers(0, 1000))
def test_any_member_is_a_member(members: frozenset[int], seed: int) -> None:
    assert any_of(packed(members), Random(seed)) in members


@given(SETS, st.integers(0, 1000), st.data())
def test_a_sample_has_so_many_of_the_members(members: frozenset[int], seed: int, data: st.DataObject) -> None:
    count = data.draw(st.integers(0, len(members)))
    chosen = sample(packed(members), count, Random(seed))
    assert size(chosen) == count
    assert set(listed(chosen)) <= members


@pytest.mark.parametrize(("total", "count"), [(6, 2), (9, 4), (10, 5), (10, 6), (13, 4), (14, 11)])
def test_every_sample_is_equally_likely(total: int, count: int) -> None:
    rng = Random(1)
    members = packed(frozenset(range(3, 3 + 2 * total, 2)))
    every = {packed(frozenset(chosen)) for chosen in combinations(range(3, 3 + 2 * total, 2), count)}
    seen = Counter(sample(members, count, rng) for _ in range(40 * len(every)))
    assert set(seen) == every
    assert chi_square_of(seen) < chi_square_limit(len(every))


@given(SETS, st.integers(0, 5), st.integers(0, 1000))
def test_members_are_written_into_a_row_from_a_place_on(members: frozenset[int], place: int, first: int) -> None:
    row = filled(len(members) + 5, -1)
    assert listed_into(row, place, first, packed(members)) == place + len(members)
    assert list(row) == [-1] * place + [first + member for member in sorted(members)] + [-1] * (5 - place)


@given(SETS, st.integers(0, 5), st.integers(1, 4))
def test_members_are_written_so_many_places_apart(members: frozenset[int], place: int, step: int) -> None:
    row = filled(place + len(members) * step, -1)
    listed_apart(row, place, step, packed(members))
    assert list(row[place:])[::step] == sorted(members)
    assert list(row).count(-1) == len(row) - len(members)


def test_a_replaced_number_is_in_a_new_row() -> None:
    row = vec[i64]([1, 2, 3])
    assert list(replaced(row, 1, 9)) == [1, 9, 3]
    assert list(row) == [1, 2, 3]


def test_cards_are_dealt_one_hand_after_the_other() -> None:
    assert list(in_hands(vec[i64]([5, 0, 3, 1, 2]), 2)) == [0b100001, 0b1010, 0b100]
    assert list(in_hands(vec[i64]([1, 0]), 2)) == [0b11]
