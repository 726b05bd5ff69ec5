# compiled
"""What a player of Mush-Ring can do: the codes of all actions, their tokens, and what is pointed at to say them."""

from typing import Final

from mypy_extensions import i64

from donabe.games.mush_ring.cards import COLOUR_NAMES, COLOURS, KIND_NAMES, KINDS, SHROOMS, SPACES, WILD
from donabe.games.mush_ring.table import (
    AIMING,
    ASKING,
    DIGGING,
    DROPPING,
    EXTRA,
    GIVING,
    KEEPING,
    LAST,
    NAMING,
    PLACING,
    PLAYING,
    STOMPING,
    Table,
)

MOST_SEATS: Final = 4
PLAY: Final[i64] = (
    0  # + a kind; DROP, GIVE and UNEARTH + a kind; SPACE + a place; ASK + a seat; NAME and KEEP + a colour
)
DROP: Final[i64] = KINDS
GIVE: Final[i64] = DROP + KINDS
UNEARTH: Final[i64] = GIVE + WILD + 1
SPACE: Final[i64] = UNEARTH + SHROOMS
ASK: Final[i64] = SPACE + MOST_SEATS * SPACES
NAME: Final[i64] = ASK + MOST_SEATS
KEEP: Final[i64] = NAME + COLOURS
LET: Final[i64] = KEEP + COLOURS
CRUSH: Final[i64] = LET + 1
PASS: Final[i64] = LET + 2

TOKENS: Final[list[str]] = [
    *KIND_NAMES,
    *[f"-{name}" for name in KIND_NAMES],
    *[f"give {name}" for name in KIND_NAMES[: WILD + 1]],
    *[f"dig {name}" for name in KIND_NAMES[:SHROOMS]],
    *[f"@{place // SPACES}.{place % SPACES + 1}" for place in range(MOST_SEATS * SPACES)],
    *[f"ask {seat}" for seat in range(MOST_SEATS)],
    *[f"name {colour}" for colour in COLOUR_NAMES],
    *[f"keep {colour}" for colour in COLOUR_NAMES],
    "let it come",
    "stomp it",
    "pass",
]


def is_asked(phase: i64, action: i64) -> bool:
    """MR-3.10: whether a phase asks for this sort of action."""
    if action < DROP:
        return phase in (PLAYING, EXTRA, LAST)
    if action < GIVE:
        return phase == DROPPING
    if action < UNEARTH:
        return phase == GIVING
    if action < SPACE:
        return phase == DIGGING
    if action < ASK:
        return phase in (PLACING, AIMING)
    if action < NAME:
        return phase == ASKING
    if action < LET:
        return phase == (NAMING if action < KEEP else KEEPING)
    return phase == STOMPING if action < PASS else phase in (EXTRA, LAST)


def picks(table: Table, _seat: int, action: int) -> list[str]:
    """A card of the hand or of the discard pile, a space, a seat, a colour, or a button."""
    if action < GIVE:
        return [KIND_NAMES[action % KINDS]]
    if action < UNEARTH:
        return [KIND_NAMES[action - GIVE]]
    if action < SPACE:
        return [f"discard:{KIND_NAMES[action - UNEARTH]}"]
    if action < ASK:
        place = action - SPACE
        return [place_id(place)] if place // SPACES < table.players else []
    if action < NAME:
        return [f"seat:{action - ASK}"] if action - ASK < table.players else []
    if action < LET:
        return [f"chip:{COLOUR_NAMES[(action - NAME) % COLOURS]}"]
    if action == CRUSH:
        return ["stomp"]
    return ["do:let" if action == LET else "do:pass"]


def place_id(place: int) -> str:
    """The name of a space in views."""
    return f"space:{place // SPACES}.{place % SPACES + 1}"
