"""A small row is a list of numbers."""

from hypothesis import given, strategies as st

from donabe.kernel.small_row import PLACES, small_added, small_at, small_listed, small_member, small_packed, small_put

ROWS = st.lists(st.integers(0, 255), min_size=1, max_size=PLACES)


@given(ROWS)
def test_it_gives_back_what_was_packed(numbers: list[int]) -> None:
    row = small_packed(numbers)
    assert small_listed(row, len(numbers)) == numbers
    assert [small_at(row, place) for place in range(len(numbers))] == numbers


@given(ROWS, st.integers(0, 255), st.data())
def test_one_number_can_be_put_in_place_of_another(numbers: list[int], number: int, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(numbers) - 1))
    row = small_put(small_packed(numbers), place, number)
    assert small_listed(row, len(numbers)) == [*numbers[:place], number, *numbers[place + 1 :]]


@given(ROWS, st.data())
def test_a_number_can_grow(numbers: list[int], data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(numbers) - 1))
    more = data.draw(st.integers(0, 255 - numbers[place]))
    row = small_added(small_packed(numbers), place, more)
    assert small_at(row, place) == numbers[place] + more


@given(st.integers(0, PLACES - 1), st.integers(0, 7))
def test_a_set_with_one_member_stands_in_its_place(place: int, member: int) -> None:
    assert small_member(place, member) == small_put(0, place, 1 << member)
