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

from donabe.games.mushroom_sort.cards import RANKS
from donabe.kernel.bits import filled, listed, size

OF_RANK_1: Final = 0x01010101  # the set of all cards of rank 1
ORDERS: Final = 144  # at most: seven cards, four of one rank and three of another
COLOUR_SETS: Final = 16
DIGITS: Final = 24  # at most: the orders of four cards
FIRST: Final = 0x1F  # where a sequence has its first card
FIRST_BITS: Final = 5


def factorial(count: i64) -> i64:
    """For the few cards a rank has."""
    if count == 4:
        return 24
    if count == 3:
        return 6
    return 2 if count == 2 else 1


def colours_of(equals: i64) -> i64:
    """The set of colours of some cards of rank 1."""
    return ((equals * 0x204081) >> 21) & 0xF  # a card of each colour is RANKS apart


def _sequence(colours: i64, digit: int) -> int:
    """One of the orders of the cards of rank 1 that have these colours; nothing where there are fewer orders."""
    cards = [colour * RANKS for colour in listed(colours)]
    in_order = list(permutations(cards))
    if digit >= len(in_order):
        return 0
    return sum(card << (FIRST_BITS * place) for place, card in enumerate(in_order[digit]))


SEQUENCES: Final = vec[i64]([_sequence(colours, digit) for colours in range(COLOUR_SETS) for digit in range(DIGITS)])


def orders(cards: i64) -> i64:
    """MS-2.5: in how many ways a set of cards can be laid in ascending order."""
    ways: i64 = 1
    if cards & ((cards >> 8) | (cards >> 16) | (cards >> 24)) == 0:
        return ways  # no two of a rank
    for rank in range(i64(RANKS)):
        equals = (cards >> rank) & OF_RANK_1
        if (equals & (equals - 1)) != 0:
            ways *= factorial(size(equals))
    return ways


def orders_without(card: i64, cards: i64, ways: i64) -> i64:
    """The same without one of the cards, if the number of ways with it is known."""
    equals = (cards >> (card & (RANKS - 1))) & OF_RANK_1
    if equals & (equals - 1) == 0:
        return ways
    count = size(equals)
    if count == 3:
        return ways // 3
    return ways >> (count >> 1)  # two or four: half, or a quarter


def laid(cards: i64, number: i64) -> vec[i64]:
    """MS-2.4, MS-2.5: the row in which this order number lays a set of cards."""
    row = filled(size(cards), 0)
    lay(row, 0, cards, number)
    return row


def lay(row: vec[i64], place: i64, cards: i64, number: i64) -> None:
    """The same into a longer row, from a place on."""
    sequences = SEQUENCES
    for rank in range(i64(RANKS)):
        equals = (cards >> rank) & OF_RANK_1
        digit: i64 = 0
        if number > 0 and equals & (equals - 1) != 0:
            ways = factorial(size(equals))
            rest = number // ways
            digit = number - rest * ways
            number = rest
        sequence = sequences[colours_of(equals) * DIGITS + digit]
        while equals != 0:
            row[place] = (sequence & FIRST) + rank
            sequence >>= FIRST_BITS
            equals &= equals - 1
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
