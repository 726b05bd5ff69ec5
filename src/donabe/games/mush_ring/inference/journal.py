# compiled
"""The journal of a table of Mush-Ring: how cards came into hands and left them, from the deal on.

One number an entry, of 32 bits: a match has fewer than 8,192 moves. Who may know what of an entry is settled by its sort.
"""

from typing import Final

from mypy_extensions import i32, i64

from donabe.games.mush_ring.cards import LETTERS, kind_name

DREW: Final = 0  # seat took the next card of the draw pile; only it knows the kind
GAINED: Final = 1  # seat took a card of this kind openly
LOST: Final = 2  # a card of this kind left seat's hand openly
GAVE: Final = 3  # seat gave other a card of the colour asked for; only they know the kind
LACKED: Final = 4  # seat has no card of the colour; other, who asked, sees the hand
COVERED: Final = 5  # seat put an Action card face down on `spot` of its ring; only it knows the kind
ANSWERS: Final = 6  # seat has a card of the colour other asked for, and is about to give one: GAVE follows
SHUFFLED: Final = 7  # the draw pile was empty, and the discard pile became the new one

KIND_BITS: Final = 0x7C00  # where an entry has the card


def entry(sort: i64, seat: i64, other: i64, kind: i64, colour: i64, place: i64) -> i32:
    """An entry; `place` is the number of the move it belongs to."""
    return i32(sort | (seat << 4) | (other << 7) | (kind << 10) | (colour << 15) | (place << 18))


def sort_of(line: i32) -> i64:
    """What happened."""
    return i64(line) & 15


def seat_of(line: i32) -> i64:
    """Whose hand it concerns."""
    return (i64(line) >> 4) & 7


def other_of(line: i32) -> i64:
    """Who else."""
    return (i64(line) >> 7) & 7


def kind_of(line: i32) -> i64:
    """The card."""
    return (i64(line) >> 10) & 31


def colour_of(line: i32) -> i64:
    """The colour asked for; or the space of a covered card."""
    return (i64(line) >> 15) & 7


def place_of(line: i32) -> i64:
    """The number of the move, in the history."""
    return i64(line) >> 18


def on_spot(line: i32, spot: i64) -> i32:
    """The entry of a covered card, with the space it was put on."""
    return entry(COVERED, seat_of(line), 0, kind_of(line), spot, place_of(line))


def turned_up(line: i32) -> i32:
    """The entry once covered cards are open to all."""
    return entry(LOST, seat_of(line), 0, kind_of(line), 0, place_of(line)) if sort_of(line) == COVERED else line


def with_kind(line: i32, kind: i64) -> i32:
    """The entry with another card in it."""
    return i32((i64(line) & ~KIND_BITS) | (kind << 10))


SORTS: Final = ("drew", "gained", "lost", "gave", "lacked", "covered", "answers", "shuffled")
WITH_KIND: Final = (DREW, GAINED, LOST, GAVE, COVERED)
WITH_OTHER: Final = (GAVE, LACKED, ANSWERS)


def described(line: i32) -> str:
    """An entry as text, such as `1 lost R3` or `1 gave 2 R3 R`: seat, what, who else, kind, colour."""
    sort = sort_of(line)
    if sort == SHUFFLED:
        return SORTS[sort]
    words = [str(seat_of(line)), SORTS[sort]]
    if sort in WITH_OTHER:
        words.append(str(other_of(line)))
    if sort in WITH_KIND:
        words.append(kind_name(kind_of(line)))
    if sort in WITH_OTHER:
        words.append(LETTERS[colour_of(line)])
    return " ".join(words)
