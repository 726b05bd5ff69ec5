# compiled
"""Where each card that a seat at Mush-Ring has not seen may have come from: one guess at a time.

A guess goes through the journal. When a card leaves a hand openly, it was one known to be there if there is any; else it
was any of the unseen cards in that hand, each as likely as its pool makes it. Gifts between others and cards put face
down are guessed in the same way. The weight of a guess is how likely the journal was to go on as it did.
"""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.mush_ring.cards import KINDS, all_actions, matching
from donabe.games.mush_ring.journal import (
    ALL,
    ANSWERS,
    COVERED,
    DREW,
    GAINED,
    GAVE,
    LACKED,
    LOST,
    SAW,
    colour_of,
    kind_of,
    other_of,
    seat_of,
    sort_of,
)
from donabe.games.mush_ring.pools import Pools
from donabe.games.mush_ring.table import NONE
from donabe.kernel.bits import bit, filled, listed, lowest

MOST: Final = 64  # unseen cards in a hand


class Guess:
    """Where the cards of the two pools go."""

    def __init__(self, pools: Pools) -> None:
        self.pools = pools
        self.viewer = pools.viewer
        self.first_old = pools.first_old
        self.known: vec[i64] = vec[i64]()  # by seat and kind, cards placed in that hand
        self.old: vec[i64] = vec[i64]()  # by kind, unplaced cards of the old pool
        self.new: vec[i64] = vec[i64]()
        self.old_left: i64 = 0
        self.new_left: i64 = 0
        self.kinds: vec[i64] = vec[i64]()  # by card, its kind once it is placed
        self.barred: vec[i64] = vec[i64]()  # by card, the set of kinds it cannot be
        self.hidden: vec[i64] = vec[i64]()  # by seat, the unseen cards in its hand
        self.count: vec[i64] = vec[i64]()  # by seat, how many
        self.told: vec[i64] = vec[i64]()  # by entry of the journal, the kind guessed where it is hidden
        self.shown: vec[i64] = vec[i64]()  # of a hand shown to the viewer, what was known before
        self.unsure: bool = False  # whether another guess might be likelier
        self.weight: float = 0.0

    def run(self, rng: Random) -> bool:
        """Guess once; whether it fits."""
        self._begin()
        journal = self.pools.journal
        drawn: i64 = 0
        for number in range(i64(len(journal))):
            line = journal[number]
            if sort_of(line) == DREW:
                if seat_of(line) != self.viewer:
                    self._hide(seat_of(line), drawn)
                drawn += 1
            elif not self._follow(line, number, rng):
                return False
        return True

    def _begin(self) -> None:
        pools = self.pools
        self.known = pools.known[:]
        self.old = pools.old[:]
        self.new = pools.new[:]
        self.old_left = len(pools.owners)
        self.new_left = 0
        for count in self.new:
            self.new_left += count
        self.kinds = pools.kinds[:]
        self.barred = filled(len(self.kinds), 0)
        self.hidden = filled(pools.players * MOST, 0)
        self.count = filled(pools.players, 0)
        self.told = filled(len(pools.journal), NONE)
        self.unsure = False
        self.weight = 1.0
        for number in range(i64(len(pools.owners))):
            self._hide(pools.owners[number], self.first_old + number)

    def _hide(self, seat: i64, card: i64) -> None:
        self.hidden[seat * MOST + self.count[seat]] = card
        self.count[seat] += 1

    def _follow(self, line: i64, number: i64, rng: Random) -> bool:
        """Go along with an entry of the journal, as far as the viewer can read it; whether that is possible."""
        sort = sort_of(line)
        seat = seat_of(line)
        if sort == GAVE:
            return self._follow_gift(line, number, rng)
        if seat == self.viewer:
            return True
        if sort == LOST:
            return self._leaves(seat, bit(kind_of(line)), rng) != NONE
        if sort == GAINED:
            self.known[seat * KINDS + kind_of(line)] += 1
        elif sort == COVERED:
            self.told[number] = self._leaves(seat, all_actions(), rng)
            return self.told[number] != NONE
        elif sort == LACKED:
            return self._lacks(seat, matching(colour_of(line)), other_of(line))
        elif sort == ANSWERS and number == i64(len(self.pools.journal)) - 1:
            return self._promise(seat, matching(colour_of(line)), rng)
        elif sort == SAW and other_of(line) == self.viewer:
            return self._see(seat, kind_of(line), rng)
        return True

    def _follow_gift(self, line: i64, number: i64, rng: Random) -> bool:
        giver = seat_of(line)
        taker = other_of(line)
        kind = kind_of(line)
        if giver != self.viewer:
            if taker == self.viewer:
                return self._leaves(giver, bit(kind), rng) != NONE
            kind = self._leaves(giver, matching(colour_of(line)), rng)
            self.told[number] = kind
            if kind == NONE:
                return False
        self.known[taker * KINDS + kind] += 1
        return True

    def _lacks(self, seat: i64, kinds: i64, asker: i64) -> bool:
        """A hand has none of these kinds; if it is shown to the viewer, all of its cards follow."""
        if asker == self.viewer:
            self.shown = self.known[seat * KINDS : (seat + 1) * KINDS]
            for at in range(seat * KINDS, (seat + 1) * KINDS):
                self.known[at] = 0
            return True
        for kind in listed(kinds):
            if asker != ALL and self.known[seat * KINDS + kind] > 0:
                return False  # only a gift that was guessed wrong
        for at in range(seat * MOST, seat * MOST + self.count[seat]):
            self.barred[self.hidden[at]] |= kinds
        return True

    def _see(self, seat: i64, kind: i64, rng: Random) -> bool:
        """A card of a hand shown to the viewer: one already placed there, or one that now is."""
        if self.shown[kind] > 0:
            self.shown[kind] -= 1
        elif self._from_hidden(seat, bit(kind), rng) == NONE:
            return False
        self.known[seat * KINDS + kind] += 1
        return True

    def _promise(self, seat: i64, kinds: i64, rng: Random) -> bool:
        """One of these kinds is in the hand and has not been given yet."""
        kind = self._leaves(seat, kinds, rng)
        if kind == NONE:
            return False
        self.known[seat * KINDS + kind] += 1
        return True

    def _leaves(self, seat: i64, kinds: i64, rng: Random) -> i64:
        """A card of one of these kinds leaves a hand; returns its kind, or NONE if the hand cannot have one."""
        if kinds & (kinds - 1) != 0:
            return self._from_hidden(seat, kinds, rng)
        at = seat * KINDS + lowest(kinds)
        if self.known[at] == 0:
            return self._from_hidden(seat, kinds, rng)
        self.known[at] -= 1
        return lowest(kinds)

    def _from_hidden(self, seat: i64, kinds: i64, rng: Random) -> i64:
        """Choose the card by its odds; several kinds in question may also be among the known cards."""
        several = kinds & (kinds - 1) != 0
        old_odds = max(self.new_left, 1)  # for one unplaced card of the kind, to a common denominator
        new_odds = max(self.old_left, 1)
        total: i64 = 0
        for kind in listed(kinds):
            total += self._odds(seat, kind, several, old_odds, new_odds)
        if total == 0:
            return NONE
        self.weight *= float(total) / float(old_odds * new_odds)
        if several or (self.old[lowest(kinds)] > 0 and self.new[lowest(kinds)] > 0):
            self.unsure = True
        drawn = rng.randrange(total)
        for kind in listed(kinds):
            odds = self._odds(seat, kind, several, old_odds, new_odds)
            if drawn < odds:
                self._choose(seat, kind, drawn, several, old_odds, new_odds)
                return kind
            drawn -= odds
        return NONE

    def _odds(self, seat: i64, kind: i64, several: bool, old_odds: i64, new_odds: i64) -> i64:
        odds: i64 = 0
        if several:
            odds = self.known[seat * KINDS + kind] * old_odds * new_odds
        for at in range(seat * MOST, seat * MOST + self.count[seat]):
            odds += self._card_odds(self.hidden[at], kind, old_odds, new_odds)
        return odds

    def _card_odds(self, card: i64, kind: i64, old_odds: i64, new_odds: i64) -> i64:
        if (self.barred[card] >> kind) & 1:
            return 0
        return self.old[kind] * old_odds if card >= self.first_old else self.new[kind] * new_odds

    def _choose(self, seat: i64, kind: i64, drawn: i64, several: bool, old_odds: i64, new_odds: i64) -> None:
        if several:
            drawn -= self.known[seat * KINDS + kind] * old_odds * new_odds
            if drawn < 0:
                self.known[seat * KINDS + kind] -= 1
                return
        at = seat * MOST
        drawn -= self._card_odds(self.hidden[at], kind, old_odds, new_odds)
        while drawn >= 0:
            at += 1
            drawn -= self._card_odds(self.hidden[at], kind, old_odds, new_odds)
        self._place(seat, at, kind)

    def _place(self, seat: i64, at: i64, kind: i64) -> None:
        """Say what an unseen card is, and take it out of those in the hand."""
        card = self.hidden[at]
        self.kinds[card] = kind
        if card >= self.first_old:
            self.old[kind] -= 1
            self.old_left -= 1
        else:
            self.new[kind] -= 1
            self.new_left -= 1
        self.count[seat] -= 1
        self.hidden[at] = self.hidden[seat * MOST + self.count[seat]]
