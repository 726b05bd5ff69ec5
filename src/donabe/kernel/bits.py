# compiled
"""Small sets of cards and seats as the bits of one native integer (members 0 to 62)."""

from librt.vecs import append, vec
from mypy_extensions import i64


def shifted(members: i64, by: i64) -> i64:
    """The set with every member moved up; shifting a constant directly would compile to a 32-bit shift."""
    return members << by


def bit(member: i64) -> i64:
    """The set holding only this member."""
    return shifted(1, member)


def full(size: i64) -> i64:
    """The set of members 0 to size - 1."""
    return bit(size) - 1


def size(members: i64) -> i64:
    """How many members the set has (compiled, `int.bit_count` would box it, as would a constant above 62 bits)."""
    x: i64 = members - ((members >> 1) & 0x1555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x = x + (x >> 8)
    x = x + (x >> 16)
    x = x + (x >> 32)
    return x & 0x7F


def lowest(members: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return size((members & -members) - 1)


def has(members: i64, member: i64) -> bool:
    """Whether the set holds this member."""
    return ((members >> member) & 1) == 1


def listed(members: i64) -> vec[i64]:
    """The members in ascending order, with room for a few more to be appended."""
    count = size(members)
    out = vec[i64]([0] * count, capacity=count + 8)
    rest: i64 = members
    place: i64 = 0
    while rest != 0:
        low: i64 = rest & -rest
        out[place] = size(low - 1)
        place += 1
        rest ^= low
    return out


def listed_from(first: i64, members: i64) -> vec[i64]:
    """The members in ascending order, each counted from a first number, as actions of one sort are."""
    out = listed(members)
    for place in range(i64(len(out))):
        out[place] += first
    return out


def listed_after(out: vec[i64], first: i64, members: i64) -> vec[i64]:
    """These numbers, and after them the members in ascending order, each counted from a first number."""
    rest: i64 = members
    while rest != 0:
        low: i64 = rest & -rest
        out = append(out, first + size(low - 1))
        rest ^= low
    return out


def gathered(members: vec[i64]) -> i64:
    """The set of the listed members."""
    out: i64 = 0
    for member in members:
        out |= bit(member)
    return out


def filled(count: i64, value: i64) -> vec[i64]:
    """A row of equal numbers."""
    return vec[i64]([value] * count)  # compiled, no list is made
