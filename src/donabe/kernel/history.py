# compiled
"""Moves as `State.history` keeps them: a seat and its action packed into one number."""

from typing import Final

from mypy_extensions import i32, i64

SEAT_BITS: Final = 3
SEATS: Final = 8  # more than any game has


def packed(seat: i64, action: i64) -> i32:
    """A seat's action as one number."""
    return i32(action * SEATS + seat)


def seat_of(move: i32) -> i64:
    """Who made a move."""
    return i64(move) & (SEATS - 1)


def action_of(move: i32) -> i64:
    """What was done in a move."""
    return i64(move) >> SEAT_BITS
