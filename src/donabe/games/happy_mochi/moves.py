# compiled
"""Every move of Happy Mochi as a number and as text; places and gaps count from the left, as their owner sees the row."""

from typing import Final

MOST: Final = 68  # a row or a reserve can hold every card but the central pair

PLAY: Final = 0  # + the place of the left card of the pair
TAKE_LEFT: Final = PLAY + MOST
TAKE_RIGHT: Final = TAKE_LEFT + 1
TAKE_DECK: Final = TAKE_RIGHT + 1
TAKE_RESERVE: Final = TAKE_DECK + 1  # + which of one's reserves
WAIT: Final = TAKE_RESERVE + MOST
NAME: Final = WAIT + 1  # + the seat that has to draw
PASS_ON: Final = NAME + 6
SKIP: Final = PASS_ON + 1
LAY_ASIDE: Final = SKIP + 1  # + a place
GIVE: Final = LAY_ASIDE + MOST  # + a place
INSERT: Final = GIVE + MOST  # + a gap
END: Final = INSERT + MOST + 1


def tokens() -> list[str]:
    """The text of every move; the leftmost place is 1, seats count from 0 as they do in records."""
    places = range(1, MOST + 1)
    return [
        *(f"play {place}" for place in places),
        "draw left",
        "draw right",
        "draw deck",
        *(f"draw reserve {place}" for place in places),
        "wait",
        *(f"name {seat}" for seat in range(6)),
        "pass",
        "skip",
        *(f"reserve {place}" for place in places),
        *(f"give {place}" for place in places),
        *(f"insert {place}" for place in range(1, MOST + 2)),
    ]
