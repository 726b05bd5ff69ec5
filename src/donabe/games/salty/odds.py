# compiled
"""How likely a card wins the trick it is played to, by what its player knows."""

from itertools import product
from math import pow  # noqa: A004 - compiled, it is one call of C where ** would make objects
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.salty.cards import CARDS, CUBES_EACH, NUMBERS, SALT, SEASONINGS, deck, of_seasoning, seasoning
from donabe.games.salty.table import Table
from donabe.games.salty.tricks import majority, strongest_first
from donabe.kernel.bits import bit, filled, gathered, has, listed, size
from donabe.kernel.small_row import small_at
from donabe.kernel.state import NOBODY

MOST_PLAYERS: Final = 4
DIGIT: Final = 3  # bits; the cards of a trick are counted by seasoning, as the digits of one number


def _weaker_cards() -> vec[i64]:
    """By the salt on the rack and a card: the set of cards it beats when both stay in (SA-6.2 to SA-6.4)."""
    out = filled((CUBES_EACH + 1) * CARDS, 0)
    for salt in range(i64(CUBES_EACH + 1)):
        weaker: i64 = 0
        for doubled in reversed(strongest_first(salt)):
            for which in reversed(range(SEASONINGS)):
                card: i64 = which * NUMBERS + doubled
                out[salt * CARDS + card] = weaker
                weaker |= bit(card)
    return out


def _staying_cards() -> vec[i64]:
    """By the counted cards of a trick: the set of all cards of the seasonings that stay in (SA-6.1)."""
    out = filled(bit(DIGIT * SEASONINGS), 0)
    for played in range(1, MOST_PLAYERS + 1):
        for seasonings in product(range(SEASONINGS), repeat=played):
            counts: i64 = 0
            for which in seasonings:
                counts += bit(DIGIT * which)
            for staying in listed(majority(vec[i64]([which * NUMBERS for which in seasonings]))):
                out[counts] |= of_seasoning(staying)
    return out


WEAKER: Final[vec[i64]] = _weaker_cards()
STAYING: Final[vec[i64]] = _staying_cards()
DECKS: Final[vec[i64]] = vec[i64]([gathered(deck(players)) for players in range(MOST_PLAYERS + 1)])


class Odds:
    """A seat's chances in the trick as it lies."""

    def __init__(self, world: Table, seat: i64) -> None:
        self.salt: i64 = world.rack[SALT]
        self.behind: i64 = world.players - 1 - world.played
        follower = world.left_of(seat)
        self.held: i64 = size(world.hands[follower])
        self.lacks: i64 = small_at(world.lacks, follower)
        self.table: i64 = 0  # the set of cards in the trick
        self.counts: i64 = 0  # how many of each seasoning
        if world.played > 0:
            self._read_trick(world.trick)
        self.unseen: i64 = _unseen(world, seat, self.table)
        self.which: i64 = NOBODY  # the seasoning to which the next three belong
        self.following: float = 0.0  # how many unseen cards follow it
        self.other: float = 0.0  # and how many do not
        self.lacking: float = 1.0  # how likely the next player has nothing to follow with

    def _read_trick(self, trick: vec[i64]) -> None:
        for card in trick:
            if card != NOBODY:
                self.table |= bit(card)
                self.counts += bit(DIGIT * seasoning(card))

    def chance(self, card: i64) -> float:
        """How likely this card wins, if every player behind is as dangerous as the next one alone."""
        counts = self.counts + bit(DIGIT * seasoning(card))
        weaker = WEAKER[self.salt * CARDS + card]
        if self.behind == 0:
            return 1.0 if self._leads(card, STAYING[counts], weaker) else 0.0
        chance = self._chance_against_next(card, counts, weaker)
        return chance if self.behind == 1 else pow(chance, float(self.behind))

    def _leads(self, card: i64, staying: i64, weaker: i64) -> bool:
        """Whether the card stays in and beats all others in the trick that do."""
        return has(staying, card) and self.table & staying & ~weaker == 0

    def _chance_against_next(self, card: i64, counts: i64, weaker: i64) -> float:
        """The next player answers with an unseen card, of this card's seasoning if there may be one in the hand."""
        which = seasoning(card)
        if which != self.which:
            self._turn_to(which)
        same = of_seasoning(which)
        beaten = self._beaten(card, counts, weaker)
        if_following = _share(beaten & same, self.following)
        if_other = _share(beaten & ~same, self.other)
        return (1.0 - self.lacking) * if_following + self.lacking * if_other

    def _turn_to(self, which: i64) -> None:
        """Work out what is the same for all cards of a seasoning."""
        self.which = which
        self.following = float(size(self.unseen & of_seasoning(which)))
        self.other = float(size(self.unseen & ~of_seasoning(which)))
        self.lacking = 1.0
        if not has(self.lacks, which):
            self.lacking = pow(self.other / (self.following + self.other), float(self.held))

    def _beaten(self, card: i64, counts: i64, weaker: i64) -> i64:
        """The set of unseen cards that leave this card winning if one of them is played next."""
        beaten: i64 = 0
        for which in range(i64(SEASONINGS)):
            staying = STAYING[counts + bit(DIGIT * which)]
            if self._leads(card, staying, weaker):
                beaten |= of_seasoning(which) & (weaker | ~staying)
        return self.unseen & beaten


def _share(part: i64, whole: float) -> float:
    return float(size(part)) / whole if whole > 0.0 else 0.0


def _unseen(world: Table, seat: i64, trick: i64) -> i64:
    """The set of cards that this seat has neither held nor seen."""
    seen = world.hands[seat] | world.away[seat] | world.spare | trick
    for cards in world.piles:
        seen |= cards
    return DECKS[world.players] & ~seen
