# compiled
"""Who wins a trick, and why (SA-6). A trick is a row of cards by seat; NOBODY stands where no card lies yet."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.salty.cards import CARDS, CUBES_EACH, NAMES, NUMBERS, SEASONINGS, number, seasoning
from donabe.kernel.bits import bit, has, lowest
from donabe.kernel.history import SEATS
from donabe.kernel.state import NOBODY

WEAKEST: Final = NUMBERS * NUMBERS * SEASONINGS  # more than any standing
SALTS: Final = CUBES_EACH + 1  # how much there can be on the rack
UP_TO_FOUR: Final = 5  # cards of a seasoning in a trick; their numbers are the digits of a count


def _most(counts: i64) -> i64:
    """The set of seasonings with the largest digits."""
    most: i64 = 0
    staying: i64 = 0
    for which in range(i64(SEASONINGS)):
        count = counts % UP_TO_FOUR
        counts //= UP_TO_FOUR
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


# By card, from a place where none lies: what it adds to a count, and its standing, that for each amount of salt.
VOTES: Final = vec[i64]([UP_TO_FOUR ** seasoning(card) if card >= 0 else 0 for card in range(-1, CARDS)])
STANDINGS: Final = vec[i64](
    [standing(card, salt) if card >= 0 else WEAKEST for salt in range(SALTS) for card in range(-1, CARDS)]
)
MOST: Final = vec[i64]([_most(counts) for counts in range(UP_TO_FOUR**SEASONINGS)])


def majority(trick: vec[i64]) -> i64:
    """SA-6.1: the set of seasonings with the most cards."""
    votes = VOTES
    counts: i64 = 0
    for card in trick:
        counts += votes[card + 1]
    return MOST[counts]


def winner(trick: vec[i64], salt: i64) -> i64:
    """The seat whose card wins, or leads so far."""
    staying = majority(trick)
    standings = STANDINGS
    first = salt * (CARDS + 1) + 1
    strongest: i64 = WEAKEST * SEATS
    for seat in range(i64(len(trick))):
        stands = standings[first + trick[seat]]
        out = ((staying >> (stands % SEASONINGS)) & 1) ^ 1
        strongest = min(strongest, (stands + out * WEAKEST) * SEATS + seat)
    return strongest % SEATS if strongest < WEAKEST * SEATS else NOBODY


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
