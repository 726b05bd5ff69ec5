# compiled
"""The ways to lay cards in ascending order, each known by a number: only cards of equal rank leave a choice.

Number 0 lays cards of equal rank in the order red, blue, yellow, black. The number is written in a mixed radix, one digit
for each rank from the lowest up (the lowest counts least); a digit numbers the orders of the cards of its rank as a
dictionary would.
"""

from itertools import permutations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.mushroom_sort.cards import COLOURS, RANKS
from donabe.kernel.bits import bit, filled, listed, lowest, shifted, size

OF_RANK_1: Final = 0x01010101  # the set of all cards of rank 1
ORDERS: Final = 144  # at most: seven cards, four of one rank and three of another
DIGITS: Final = 24  # at most: the orders of four cards
ONE: Final = 0x1F  # where a sequence has the card that comes next
ONE_BITS: Final = 5

# By colour, cards of all ranks are a byte; by rank, they are four bits. This takes the eight bits of a byte so far apart.
APART: Final = vec[i64]([sum(((byte >> rank) & 1) << (COLOURS * rank) for rank in range(RANKS)) for byte in range(256)])


def _sequence(colours: i64, digit: int) -> int:
    """One of the orders of the cards of rank 1 that have these colours; nothing where there are fewer orders."""
    in_order = list(permutations(colour * RANKS for colour in listed(colours)))
    if digit >= len(in_order):
        return 0
    return sum(card << (ONE_BITS * place) for place, card in enumerate(in_order[digit]))


SEQUENCES: Final = vec[i64]([_sequence(colours, digit) for colours in range(1 << COLOURS) for digit in range(DIGITS)])


def factorial(count: i64) -> i64:
    """For the few cards a rank has."""
    if count == 4:
        return 24
    if count == 3:
        return 6
    return 2 if count == 2 else 1


def orders(cards: i64) -> i64:
    """MS-2.5: in how many ways a set of cards can be laid in ascending order."""
    red: i64 = cards & 0xFF
    blue: i64 = (cards >> 8) & 0xFF
    yellow: i64 = (cards >> 16) & 0xFF
    black: i64 = (cards >> 24) & 0xFF
    twice = (red & blue) | (yellow & black) | ((red | blue) & (yellow | black))
    thrice = (red & blue & (yellow | black)) | (yellow & black & (red | blue))
    ways = shifted(1, size(twice))  # a second card of a rank makes twice as many,
    for _rank in range(size(thrice)):
        ways *= 3  # a third three times as many,
    return shifted(ways, 2 * size(red & blue & yellow & black))  # and a fourth four times


def orders_without(card: i64, cards: i64, ways: i64) -> i64:
    """The same without one of the cards, if the number of ways with it is known."""
    equals = size((cards >> (card & (RANKS - 1))) & OF_RANK_1)
    if equals == 3:
        return ways // 3
    return ways >> (equals >> 1)  # one, two or four: as many, half of them, or a quarter


def laid(cards: i64, number: i64) -> vec[i64]:
    """MS-2.4, MS-2.5: the row in which this order number lays a set of cards."""
    row = filled(size(cards), 0)
    lay(row, 0, cards, number)
    return row


def lay(row: vec[i64], first: i64, cards: i64, number: i64) -> None:
    """The same into a longer row, from a first place on."""
    ranked = by_rank(cards)
    rest = ranked
    for place in range(first, first + size(cards)):
        at = lowest(rest)
        row[place] = at % COLOURS * RANKS + at // COLOURS
        rest &= rest - 1
    rank: i64 = 0
    while number > 0:
        equals = (ranked >> (rank * COLOURS)) & 0xF
        if equals & (equals - 1) != 0:
            ways = factorial(size(equals))
            _lay_equals(row, first + size(ranked & (bit(rank * COLOURS) - 1)), equals, number % ways, rank)
            number = number // ways
        rank += 1


def by_rank(cards: i64) -> i64:
    """The set of cards as numbers that ascend by rank, and by colour where ranks are equal."""
    low = APART[cards & 0xFF] | (APART[(cards >> 8) & 0xFF] << 1)
    return low | (APART[(cards >> 16) & 0xFF] << 2) | (APART[(cards >> 24) & 0xFF] << 3)


def _lay_equals(row: vec[i64], place: i64, colours: i64, digit: i64, rank: i64) -> None:
    """Lay the cards of a rank in one of their orders."""
    sequence = SEQUENCES[colours * DIGITS + digit]
    for _card in range(size(colours)):
        row[place] = (sequence & ONE) + rank
        sequence >>= ONE_BITS
        place += 1


def order_of(row: vec[i64]) -> i64:
    """The order number of a row in ascending order: the other way round."""
    return order_between(row, 0, len(row))


def order_between(cards: vec[i64], start: i64, stop: i64) -> i64:
    """The order number of the row that lies from one place to before another."""
    number: i64 = 0
    radix: i64 = 1
    while start < stop:
        end = start + 1
        while end < stop and (cards[end] ^ cards[start]) & (RANKS - 1) == 0:  # of the same rank
            end += 1
        if end - start > 1:
            number += _digit(cards, start, end) * radix
            radix *= factorial(end - start)
        start = end
    return number


def _digit(cards: vec[i64], start: i64, end: i64) -> i64:
    """Which of the orders of some cards of equal rank this is."""
    digit: i64 = 0
    for place in range(start, end):
        lower: i64 = 0
        for later in range(place + 1, end):
            if cards[later] < cards[place]:
                lower += 1
        digit += lower * factorial(end - place - 1)
    return digit
