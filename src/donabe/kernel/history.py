# compiled
"""Moves as `State.history` keeps them: a seat and its action packed into one number."""

from typing import Final

from mypy_extensions import i64

SEAT_BITS: Final = 3
SEATS: Final = 8  # more than any game has


def packed(seat: i64, action: i64) -> i64:
    """A seat's action as one number."""
    return action * SEATS + seat


def seat_of(move: i64) -> i64:
    """Who made a move."""
    return move & (SEATS - 1)


def action_of(move: i64) -> i64:
    """What was done in a move."""
    return move >> SEAT_BITS
