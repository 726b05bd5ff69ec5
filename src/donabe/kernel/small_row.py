# compiled
"""Small rows: numbers from 0 to 255, one a seat, packed into one native integer, so that a copy costs nothing."""

from typing import Final

from mypy_extensions import i64

from donabe.kernel.bits import shifted

PLACES: Final = 7


def small_at(row: i64, place: i64) -> i64:
    """The number in a place."""
    return (row >> (place * 8)) & 0xFF


def small_put(row: i64, place: i64, number: i64) -> i64:
    """The row with another number in a place."""
    return (row & ~shifted(0xFF, place * 8)) | shifted(number, place * 8)


def small_added(row: i64, place: i64, number: i64) -> i64:
    """The row with so much more in a place."""
    return row + shifted(number, place * 8)


def small_member(place: i64, member: i64) -> i64:
    """A row of sets that has only one member, in a place."""
    return shifted(1, place * 8 + member)


def small_packed(numbers: list[int]) -> i64:
    """These numbers as a small row."""
    row: i64 = 0
    for place in range(i64(len(numbers))):
        row = small_put(row, place, numbers[place])
    return row


def small_listed(row: i64, places: i64) -> list[int]:
    """The numbers in the first places."""
    return [small_at(row, place) for place in range(places)]
