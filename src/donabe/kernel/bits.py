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
    """How many members the set has (`int.bit_count` would box the number when compiled)."""
    x: i64 = members - ((members >> 1) & 0x5555555555555555)
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
    """The members in ascending order."""
    out = vec[i64](capacity=16)
    rest: i64 = members
    while rest != 0:
        low: i64 = rest & -rest
        out = append(out, size(low - 1))
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
    out = vec[i64](capacity=count)
    for _ in range(count):
        out = append(out, value)
    return out
