# compiled
"""The journal of a table of Mush-Ring: how cards came into hands and left them, since the draw pile was last shuffled.

One number an entry. Who may know what of an entry is settled by its sort.
"""

from typing import Final

from mypy_extensions import i64

from donabe.games.mush_ring.cards import LETTERS, kind_name

DREW: Final = 0  # seat took the next card of the draw pile; only it knows which
GAINED: Final = 1  # seat took a card of this kind openly
LOST: Final = 2  # a card of this kind left seat's hand openly
GAVE: Final = 3  # seat gave other a card of the colour asked for; only they know the kind
LACKED: Final = 4  # seat has no card of the colour, and other, who asked, sees the hand: SAW follows for each card
SAW: Final = 5  # seat's hand holds this card; only other sees it
COVERED: Final = 6  # seat put an Action card face down; only it knows the kind
ANSWERS: Final = 7  # seat has a card of the colour other asked for, and is about to give one: GAVE follows
HOLDS: Final = 8  # from before the shuffle: other (or ALL) knows that seat's hand holds this card

ALL: Final = 7  # in place of a seat: everybody


def entry(sort: i64, seat: i64, other: i64, kind: i64, colour: i64, place: i64) -> i64:
    """An entry; `place` is the number of the move it belongs to."""
    return sort | (seat << 4) | (other << 7) | (kind << 10) | (colour << 15) | (place << 18)


def sort_of(line: i64) -> i64:
    """What happened."""
    return line & 15


def seat_of(line: i64) -> i64:
    """Whose hand it concerns."""
    return (line >> 4) & 7


def other_of(line: i64) -> i64:
    """Who else."""
    return (line >> 7) & 7


def kind_of(line: i64) -> i64:
    """The card."""
    return (line >> 10) & 31


def colour_of(line: i64) -> i64:
    """The colour asked for."""
    return (line >> 15) & 7


def place_of(line: i64) -> i64:
    """The number of the move, in the history since the shuffle."""
    return line >> 18


SORTS: Final = ("drew", "gained", "lost", "gave", "lacked", "saw", "covered", "answers", "holds")
WITHOUT_KIND: Final = (DREW, LACKED, ANSWERS)
WITH_OTHER: Final = (GAVE, LACKED, SAW, ANSWERS, HOLDS)
WITH_COLOUR: Final = (GAVE, LACKED, ANSWERS)


def described(line: int) -> str:
    """An entry as text, such as `1 lost R3` or `1 gave 2 R3 R`: seat, what, who else, kind, colour."""
    sort = sort_of(line)
    words = [str(seat_of(line)), SORTS[sort]]
    if sort in WITH_OTHER:
        words.append(str(other_of(line)))
    if sort not in WITHOUT_KIND:
        words.append(kind_name(kind_of(line)))
    if sort in WITH_COLOUR:
        words.append(LETTERS[colour_of(line)])
    return " ".join(words)
