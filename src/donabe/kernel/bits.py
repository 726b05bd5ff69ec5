# compiled
"""Small sets of cards and seats as the bits of one native integer (members 0 to 62)."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, u8

MOST_MEMBERS: Final = 62  # of a set that `full` makes
HIGHEST: Final = 62  # the largest member of a set
FEW: Final = 3  # members are drawn one by one, more are drawn together
EACH_BYTE: Final = 0x01010101010101  # of seven; multiplied with it, a byte becomes the sum of all up to it


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
    return (tally(members) >> 56) & 0x7F


def tally(members: i64) -> i64:
    """By byte of the set, how many members there are up to it; above the eighth byte it means nothing."""
    x: i64 = members - ((members >> 1) & 0x1555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    return x * 0x0101010101010101


def lowest(members: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return size((members & -members) - 1)


LOWEST_SEATS: Final = vec[u8]([u8(lowest(seats)) if seats > 0 else u8(0) for seats in range(256)])


def lowest_seat(seats: i64) -> i64:
    """The lowest of a set of seats that is not empty, without counting."""
    return i64(LOWEST_SEATS[seats])


def from_nth(members: i64, place: i64) -> i64:
    """The set without so many of its smallest members."""
    rest = members
    for _smaller in range(place):
        rest &= rest - 1
    return rest


def _nth_of_byte(byte: i64, place: i64) -> i64:
    """The member of a small set with so many smaller ones, or 0 if there is none."""
    rest = from_nth(byte, place)
    return lowest(rest) if rest != 0 else 0


NTH_OF_BYTE: Final = vec[u8]([u8(_nth_of_byte(byte, place)) for byte in range(256) for place in range(8)])


def nth(members: i64, place: i64) -> i64:
    """The member with so many smaller ones in the set."""
    return nth_of(members, tally(members), place)


def nth_of(members: i64, counts: i64, place: i64) -> i64:
    """The same where the tally is known; no step depends on chance, as a processor that guesses wrong loses time."""
    start = 8 * _passed(counts, place)
    before = ((counts << 8) >> start) & 0x7F
    return start + i64(NTH_OF_BYTE[(((members >> start) & 0xFF) << 3) + place - before])


def _passed(counts: i64, place: i64) -> i64:
    """How many of seven counts, one a byte, are at most so many."""
    above = (place * EACH_BYTE + 0x80808080808080 - (counts & 0x7F7F7F7F7F7F7F)) >> 7
    return (((above & EACH_BYTE) * EACH_BYTE) >> 48) & 7


def any_of(members: i64, rng: Random) -> i64:
    """A member by chance, of a set that is not empty."""
    return nth(members, rng.randrange(size(members)))


def sample(members: i64, count: i64, rng: Random) -> i64:
    """So many members by chance, every choice of them as likely as any other."""
    total = size(members)
    if 2 * count > total:
        return members & ~_fewer(members, total, total - count, rng)
    return _fewer(members, total, count, rng)


def _fewer(members: i64, total: i64, count: i64, rng: Random) -> i64:
    """At most half of the members: about so many with one random mask, then single ones in or out."""
    chosen: i64 = 0
    if count > FEW:
        chosen = members & _mask(rng)
        if 3 * count < total:
            chosen &= _mask(rng)
    drawn = size(chosen)
    while drawn > count:
        rest = from_nth(chosen, rng.randrange(drawn))
        chosen ^= rest & -rest
        drawn -= 1
    while drawn < count:
        rest = from_nth(members & ~chosen, rng.randrange(total - drawn))
        chosen |= rest & -rest
        drawn += 1
    return chosen


def _mask(rng: Random) -> i64:
    """63 random bits; the limits are worked out, as a constant of 62 bits and a sign would be an object."""
    return rng.randrange(-bit(HIGHEST), bit(HIGHEST))


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


def listed_into(out: vec[i64], place: i64, first: i64, members: i64) -> i64:
    """Write the members, ascending and counted from a first number, into a row; returns the place after them."""
    rest: i64 = members
    while rest != 0:
        low: i64 = rest & -rest
        out[place] = first + size(low - 1)
        place += 1
        rest ^= low
    return place


def listed_apart(out: vec[i64], place: i64, step: i64, members: i64) -> None:
    """Write the members, ascending, into a row, from a place on and so many places apart."""
    rest: i64 = members
    while rest != 0:
        low: i64 = rest & -rest
        out[place] = size(low - 1)
        place += step
        rest ^= low


def gathered(members: vec[i64]) -> i64:
    """The set of the listed members."""
    out: i64 = 0
    for member in members:
        out |= bit(member)
    return out


def gathered_between(members: vec[i64], start: i64, end: i64) -> i64:
    """The set of those listed from one place to before another."""
    out: i64 = 0
    for place in range(start, end):
        out |= bit(members[place])
    return out


def filled(count: i64, value: i64) -> vec[i64]:
    """A row of equal numbers."""
    return vec[i64]([value] * count)  # compiled, no list is made


def refill(row: vec[i64], value: i64) -> None:
    """Put the same number everywhere in a row."""
    for place in range(i64(len(row))):
        row[place] = value


def replaced(row: vec[i64], place: i64, value: i64) -> vec[i64]:
    """A new row with one number changed, where a row may be shared."""
    out = row[:]
    out[place] = value
    return out


def picked(cards: vec[i64], places: vec[i64]) -> vec[i64]:
    """The cards that lie in these places of a row."""
    out = filled(len(places), 0)
    for place in range(i64(len(places))):
        out[place] = cards[places[place]]
    return out


def in_hands(order: vec[i64], held: i64) -> vec[i64]:
    """Cards dealt so many at a time: the set of each hand, the last one perhaps smaller."""
    count: i64 = len(order)
    hands = filled((count + held - 1) // held, 0)
    hand: i64 = 0
    room = held
    for place in range(count):
        if room == 0:
            hand += 1
            room = held
        hands[hand] |= bit(order[place])
        room -= 1
    return hands
