# compiled
"""Who wins a trick, and why (SA-6). A trick is a row of cards by seat; NOBODY stands where no card lies yet."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.salty.cards import NAMES, NUMBERS, SEASONINGS, number, seasoning
from donabe.kernel.bits import bit, has, lowest
from donabe.kernel.state import NOBODY

WEAKEST: Final = NUMBERS * NUMBERS * SEASONINGS  # more than any standing


def majority(trick: vec[i64]) -> i64:
    """SA-6.1: the set of seasonings with the most cards."""
    counts: i64 = 0  # four bits a seasoning
    for card in trick:
        if card != NOBODY:
            counts += bit(4 * seasoning(card))
    most: i64 = 0
    staying: i64 = 0
    for which in range(i64(SEASONINGS)):
        count = (counts >> (4 * which)) & 15
        if count > most:
            most = count
            staying = bit(which)
        elif count == most:
            staying |= bit(which)
    return staying


def distance(card: i64, salt: i64) -> i64:
    """SA-6.2: how far a card's number is from the salt on the rack, doubled."""
    return max(number(card) - 2 * salt, 2 * salt - number(card))


def standing(card: i64, salt: i64) -> i64:
    """SA-6.2 to SA-6.4 as one number, less is stronger: distance, then number, then seasoning."""
    return (distance(card, salt) * NUMBERS + number(card)) * SEASONINGS + seasoning(card)


def winner(trick: vec[i64], salt: i64) -> i64:
    """The seat whose card wins, or leads so far."""
    staying = majority(trick)
    best: i64 = NOBODY
    strongest: i64 = WEAKEST
    for seat in range(i64(len(trick))):
        card = trick[seat]
        if card != NOBODY and has(staying, seasoning(card)):
            stands = standing(card, salt)
            if stands < strongest:
                strongest = stands
                best = seat
    return best


def outvoting(trick: vec[i64]) -> str:
    """The seasoning whose cards have put others out by their number, or `none` (SA-6.1)."""
    staying = majority(trick)
    for card in trick:
        if card != NOBODY and not has(staying, seasoning(card)):
            return NAMES[lowest(staying)]
    return "none"


def reason(trick: vec[i64], salt: i64) -> str:
    """What puts the winning card before the others that stay in: closest, lower or stronger; alone without others."""
    staying = majority(trick)
    best = trick[winner(trick, salt)]
    rivals = [card for card in trick if card not in {NOBODY, best} and has(staying, seasoning(card))]
    if not rivals:
        return "alone"
    rivals = [card for card in rivals if distance(card, salt) == distance(best, salt)]
    if not rivals:
        return "closest"
    rivals = [card for card in rivals if number(card) == number(best)]
    return "stronger" if rivals else "lower"


def strongest_first(salt: i64) -> list[int]:
    """SA-6.5: the numbers, doubled, from the strongest to the weakest."""
    return sorted(range(NUMBERS), key=lambda doubled: standing(doubled, salt))
