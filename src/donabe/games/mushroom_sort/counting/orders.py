# compiled
"""The ways to lay cards in ascending order, each known by a number: only cards of equal rank leave a choice.

Number 0 lays cards of equal rank in the order red, blue, yellow, black. The number is written in a mixed radix, one digit
for each rank from the lowest up (the lowest counts least); a digit numbers the orders of the cards of its rank as a
dictionary would.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.mushroom_sort.cards import RANKS
from donabe.kernel.bits import filled, size

OF_RANK_1: Final = 0x01010101  # the set of all cards of rank 1
ORDERS: Final = 144  # at most: seven cards, four of one rank and three of another


def factorial(count: i64) -> i64:
    """For the few cards a rank has."""
    if count == 4:
        return 24
    if count == 3:
        return 6
    return 2 if count == 2 else 1


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
    return ways // size((cards >> (card % RANKS)) & OF_RANK_1)


def laid(cards: i64, number: i64) -> vec[i64]:
    """MS-2.4, MS-2.5: the row in which this order number lays a set of cards."""
    row = filled(size(cards), 0)
    place: i64 = 0
    for rank in range(i64(RANKS)):
        equals = (cards >> rank) & OF_RANK_1
        if equals & (equals - 1) == 0:  # none or one of a rank leaves no choice
            if equals != 0:
                row[place] = size(equals - 1) + rank
                place += 1
            continue
        count = size(equals)
        ways = factorial(count)
        digit = number % ways
        number = number // ways
        while count > 0:
            count -= 1
            step = factorial(count)
            rest = equals
            for _ in range(digit // step):
                rest &= rest - 1
            digit = digit % step
            low = rest & -rest
            row[place] = size(low - 1) + rank
            place += 1
            equals ^= low
    return row


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
