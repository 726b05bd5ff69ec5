"""Sets in one native integer behave like Python's sets."""

from hypothesis import given, strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from donabe.kernel.bits import (
    bit,
    filled,
    full,
    gathered,
    has,
    listed,
    listed_after,
    listed_from,
    lowest,
    shifted,
    size,
)

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


@given(SETS)
def test_listing_is_ascending_and_gathering_undoes_it(members: frozenset[int]) -> None:
    assert list(listed(packed(members))) == sorted(members)
    assert gathered(listed(packed(members))) == packed(members)


@given(SETS, SETS, st.integers(0, 1000))
def test_a_list_goes_on_with_members_counted_from_a_first_number(
    members: frozenset[int], others: frozenset[int], first: int
) -> None:
    counted = [first + other for other in sorted(others)]
    assert list(listed_from(first, packed(others))) == counted
    assert list(listed_after(listed(packed(members)), first, packed(others))) == [*sorted(members), *counted]


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
