# compiled
"""How likely a card wins the trick it is played to, by what its player knows."""

from math import pow  # noqa: A004 - compiled, it is one call of C where ** would make objects
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.iyadosu.actions import REFUSE, SPLIT
from donabe.games.iyadosu.cards import BLACK, colour, deck, of_colour
from donabe.games.iyadosu.table import Table
from donabe.kernel.bits import bit, full, gathered, size
from donabe.kernel.history import action_of
from donabe.kernel.state import NOBODY

MOST_PLAYERS: Final = 5
DECKS: Final[vec[i64]] = vec[i64]([gathered(deck(players)) for players in range(MOST_PLAYERS + 1)])


class Odds:
    """A seat's chances in the trick as it lies."""

    def __init__(self, world: Table, seat: i64) -> None:
        self.lead: i64 = world.lead
        self.behind: i64 = size(world.to_play) - 1
        self.table: i64 = 0  # the set of cards in the trick
        if world.lead != NOBODY:
            for card in world.trick:
                if card != NOBODY:
                    self.table |= bit(card)
        self.unseen: i64 = _unseen(world, seat)
        self.unseen_count: float = float(size(self.unseen))

    def chance(self, card: i64) -> float:
        """How likely this card wins, if those behind play an unseen card at random."""
        rivals = self._rivals(card)
        if self.table & rivals != 0:
            return 0.0
        if self.unseen == 0 or self.behind == 0:
            return 1.0
        harmless = float(size(self.unseen & ~rivals)) / self.unseen_count
        return harmless if self.behind == 1 else pow(harmless, float(self.behind))

    def _rivals(self, card: i64) -> i64:
        """The set of cards that this one does not beat, itself among them (IY-6.1, IY-6.2)."""
        which = colour(card)
        from_here = of_colour(which) & ~full(card)
        if which == BLACK:
            return from_here
        if self.lead != NOBODY and self.lead != which:  # noqa: PLR1714 - a set would be made each time
            return -1  # all: it neither follows nor is black
        return from_here | of_colour(BLACK)


def _unseen(world: Table, seat: i64) -> i64:
    """The set of cards that this seat has neither held nor seen played."""
    seen = world.normal[seat] | world.refuse[seat]
    for move in world.history:
        action = action_of(move)
        if action < REFUSE:
            seen |= bit(action)
        elif action < SPLIT:
            seen |= bit(action - REFUSE)
    return DECKS[world.players] & ~seen
