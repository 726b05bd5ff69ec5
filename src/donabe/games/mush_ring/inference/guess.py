# compiled
"""One guess at what has been in the hands of Mush-Ring that a seat does not see, from the deal to this moment.

The guess goes through the journal and says no more of a card than it has to. While a card is unplaced it is as likely to be
any unplaced card of its pool. When a card leaves a hand, each copy that may be in the hand is as likely to be the one, and
only now the guess says which pool this one came from. Gifts between others and covered cards are guessed in the same way.

The weight of a guess is how likely the journal was to go on as it did: a guess that makes the moves after it less likely
weighs less, and one that makes them impossible comes to nothing. To see that early, a guess keeps track of the exits to come
that have one possible source left.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from donabe.games.mush_ring.cards import CARDS, KINDS, all_actions, matching
from donabe.games.mush_ring.inference.evidence import Evidence, no_cards
from donabe.games.mush_ring.inference.journal import (
    ANSWERS,
    COVERED,
    DREW,
    GAINED,
    GAVE,
    LACKED,
    LOST,
    colour_of,
    kind_of,
    other_of,
    seat_of,
    sort_of,
)
from donabe.games.mush_ring.inference.sources import Sources
from donabe.games.mush_ring.table import NONE
from donabe.kernel.bits import filled, full, has, listed

CARD_BITS: Final = 16  # of an unplaced card with its pool
CARD_MASK: Final = 0xFFFF


def of_pool(card: i64, pool: i64) -> i32:
    """A card with its pool, as a guess keeps it while it is unplaced."""
    return i32((pool << CARD_BITS) | card)


def card_at(unplaced: i32) -> i64:
    """The card of an unplaced one."""
    return i64(unplaced) & CARD_MASK


def pool_at(unplaced: i32) -> i64:
    """The pool of an unplaced card."""
    return i64(unplaced) >> CARD_BITS


class Guess:
    """Where the cards of the pools have gone, as far as it had to be said."""

    def __init__(self, evidence: Evidence, model: "Guess | None" = None) -> None:
        self.evidence = evidence
        self.pool = evidence.pool
        self.options: vec[i64] = vec[i64]()  # pool * KINDS + kind of each copy that might leave now
        if model is None:
            self.sources = Sources(evidence)
            self.supply = evidence.supply[:]  # by pool and kind, unplaced cards
            self.left = evidence.left[:]  # by pool, unplaced cards
            self.kinds = evidence.kinds[:]  # by card, its kind once it is placed
            self.barred = filled(len(evidence.kinds), 0)  # by card, the set of kinds it cannot be
            self.placed = no_cards(evidence.players * KINDS)  # by seat and kind, placed cards in the hand
            self.home = filled(evidence.players, 0)  # by seat, the pool of these
            for seat in range(evidence.players):
                self.home[seat] = evidence.draws + seat
            self.hidden = vec[i32](
                [i32(0)] * (evidence.players * CARDS)
            )  # by seat, unplaced cards in the hand, and their pools (`of_pool`)
            self.count = filled(evidence.players, 0)  # by seat, how many
            self.told = vec[i64]()  # entries where the kind is hidden, each followed by the kind guessed
            self.drawn: i64 = 0  # cards so far
            self.looks: i64 = 0  # so far, at hands shown to the viewer
            self.unsure: bool = False  # whether another guess might weigh more or less
            self.weight: float = 1.0
        else:
            self.sources = Sources(evidence, model.sources)
            self.supply = model.supply[:]
            self.left = model.left[:]
            self.kinds = model.kinds[:]
            self.barred = model.barred  # seldom changed, so that twins share it until then
            self.placed = model.placed[:]
            self.home = model.home[:]
            self.hidden = model.hidden[:]
            self.count = model.count[:]
            self.told = model.told  # likewise
            self.drawn = model.drawn
            self.looks = model.looks
            self.unsure = model.unsure
            self.weight = model.weight

    def twin(self) -> "Guess":
        """The same guess, to be gone on with independently."""
        return Guess(self.evidence, self)

    # -- through the journal -------------------------------------------------------------------------------------------------

    def follow(self, start: i64, end: i64, rng: Random) -> bool:
        """Go through a part of the journal, and at its end also say what could not be left open; whether it fits."""
        journal = self.evidence.journal
        for number in range(start, end):
            line = journal[number]
            if sort_of(line) == DREW:
                if seat_of(line) != self.evidence.viewer:
                    self._hide(seat_of(line), self.drawn)
                self.drawn += 1
            elif not self._read(line, number, rng):
                return False
        if end == i64(len(journal)):
            return self._settle(journal[end - 1], rng)
        return True

    def _hide(self, seat: i64, card: i64) -> None:
        count = self.count
        self.hidden[seat * CARDS + count[seat]] = of_pool(card, self.pool[card])
        count[seat] += 1

    def _read(self, line: i32, number: i64, rng: Random) -> bool:
        sort = sort_of(line)
        seat = seat_of(line)
        if sort == GAVE:
            return self._read_gift(line, number, rng)
        if seat == self.evidence.viewer:
            return True
        if sort == LOST:
            return self._exit(seat, kind_of(line), rng)
        if sort == GAINED:
            self.placed[seat * KINDS + kind_of(line)] += u8(1)
        elif sort == COVERED:
            kind = self._secret_exit(seat, all_actions(), rng)
            self._tell(number, kind)
            return kind != NONE
        elif sort == LACKED:
            if other_of(line) == self.evidence.viewer:
                return self._look(seat, self.evidence.hand_at(number, seat), rng)
            return self._lacks(seat, matching(colour_of(line)))
        return True

    def _read_gift(self, line: i32, number: i64, rng: Random) -> bool:
        giver = seat_of(line)
        taker = other_of(line)
        kind = kind_of(line)
        if taker == self.evidence.viewer:
            return self._exit(giver, kind, rng)
        if giver != self.evidence.viewer:
            kind = self._secret_exit(giver, matching(colour_of(line)), rng)
            self._tell(number, kind)
            if kind == NONE:
                return False
            self.sources.add(taker, self.home[taker], kind)
        self.placed[taker * KINDS + kind] += u8(1)
        return True

    def _tell(self, number: i64, kind: i64) -> None:
        """Say what a hidden entry of the journal was about."""
        self.told = append(append(self.told[:], number), kind)

    def _lacks(self, seat: i64, kinds: i64) -> bool:
        """A hand has none of these kinds."""
        for kind in listed(kinds):
            if i64(self.placed[seat * KINDS + kind]) > 0:
                return False
        self.barred = self.barred[:]
        for at in range(seat * CARDS, seat * CARDS + self.count[seat]):
            self.barred[card_at(self.hidden[at])] |= kinds
        self.unsure = True
        return True

    def _look(self, seat: i64, hand: vec[i64], rng: Random) -> bool:
        """The viewer is shown a hand: all its cards leave, and come back as known ones."""
        for kind in range(i64(KINDS)):
            for _copy in range(hand[kind]):
                if not self._exit(seat, kind, rng):
                    return False
        for kind in range(i64(KINDS)):
            self.placed[seat * KINDS + kind] = u8(hand[kind])
        self.home[seat] = self.evidence.draws + self.evidence.players + self.looks
        self.looks += 1
        return True

    # -- a card leaves a hand ------------------------------------------------------------------------------------------------

    def _exit(self, seat: i64, kind: i64, rng: Random) -> bool:
        """A card of this kind leaves a hand: from the pool it must have come from, or from one of several."""
        source = self.sources.pass_on()
        if source != NONE:
            return self._take(seat, source, kind, rng)
        self.options = vec[i64](capacity=8)
        self._add_options(seat, kind)
        if len(self.options) > 1:
            self.unsure = True
            self._drop_dead_ends(seat)
        option = self._picked_option(seat, rng)
        return (
            option != NONE
            and self.sources.use(seat, option // KINDS, kind)
            and self._take(seat, option // KINDS, kind, rng)
        )

    def _secret_exit(self, seat: i64, kinds: i64, rng: Random) -> i64:
        """A card of one of these kinds leaves a hand; returns its kind, or NONE if the hand cannot have one."""
        self.unsure = True
        self.options = vec[i64](capacity=16)
        for kind in listed(kinds):
            self._add_options(seat, kind)
        self._drop_dead_ends(seat)
        option = self._picked_option(seat, rng)
        if option == NONE:
            return NONE
        kind = option % KINDS
        if self.sources.use(seat, option // KINDS, kind) and self._take(seat, option // KINDS, kind, rng):
            return kind
        return NONE

    def _add_options(self, seat: i64, kind: i64) -> None:
        """The pools from which a card of a kind may have come into a hand, but for those needed later."""
        home = self.home[seat]
        if i64(self.placed[seat * KINDS + kind]) > 0 and self.sources.can_spare(seat, home, kind):
            self.options = append(self.options, home * KINDS + kind)
        hidden = self.hidden
        barred = self.barred
        last: i64 = NONE
        for at in range(seat * CARDS, seat * CARDS + self.count[seat]):
            card = hidden[at]
            pool = pool_at(card)
            if pool != last and not has(barred[card_at(card)], kind) and self.sources.can_spare(seat, pool, kind):
                last = pool
                if not self._is_listed(pool * KINDS + kind):
                    self.options = append(self.options, pool * KINDS + kind)

    def _is_listed(self, option: i64) -> bool:
        for other in self.options:
            if other == option:
                return True
        return False

    def _drop_dead_ends(self, seat: i64) -> None:
        options = vec[i64](capacity=16)
        for option in self.options:
            if not self.sources.is_dead_end(seat, option // KINDS, option % KINDS):
                options = append(options, option)
        self.options = options

    def _picked_option(self, seat: i64, rng: Random) -> i64:
        """One of the options, by what it is worth; NONE if there is none."""
        if len(self.options) == 0:
            return NONE
        if len(self.options) == 1:
            return self.options[0]
        worths = vec[float](capacity=16)
        total: float = 0.0
        for option in self.options:
            worth = self._worth(seat, option // KINDS, option % KINDS)
            worths = append(worths, worth)
            total += worth
        picked: i64 = 0
        drawn = rng.random() * total
        for place in range(i64(len(worths))):
            drawn -= worths[place]
            if drawn < 0.0:
                picked = place
                break
        self.weight *= total / worths[picked]
        return self.options[picked]

    def _worth(self, seat: i64, pool: i64, kind: i64) -> float:
        """The copies there are on average, as they count once the exits settled ahead have taken theirs."""
        free = i64(self.sources.free[pool * KINDS + kind])
        if pool >= self.evidence.draws:
            return float(min(i64(self.placed[seat * KINDS + kind]), free))
        fitting = min(self._fitting(seat, pool, kind), self.sources.spare[seat * self.evidence.pools + pool])
        return float(fitting * free) / float(max(self.left[pool] - self.sources.aside[pool], 1))

    def _fitting(self, seat: i64, pool: i64, kind: i64) -> i64:
        """How many unplaced cards of a hand are of a pool and may be of a kind."""
        count: i64 = 0
        hidden = self.hidden
        barred = self.barred
        for at in range(seat * CARDS, seat * CARDS + self.count[seat]):
            card = hidden[at]
            if pool_at(card) == pool and not has(barred[card_at(card)], kind):
                count += 1
        return count

    def _take(self, seat: i64, pool: i64, kind: i64, rng: Random) -> bool:
        """Take a card out of a hand, which weighs as much as there are copies on average; whether there is one."""
        if pool >= self.evidence.draws:
            there = i64(self.placed[seat * KINDS + kind])
            if there == 0:
                return False
            self.weight *= float(there)
            self.placed[seat * KINDS + kind] = u8(there - 1)
            return True
        fitting = self._fitting(seat, pool, kind)
        copies = fitting * i64(self.supply[pool * KINDS + kind])
        if copies == 0:
            return False
        self.weight *= float(copies) / float(self.left[pool])
        before: i64 = rng.randrange(fitting) if fitting > 1 else 0
        self._place(seat, self._nth_fitting(seat, pool, kind, before), kind)
        return True

    def _nth_fitting(self, seat: i64, pool: i64, kind: i64, before: i64) -> i64:
        """Where in a hand lies the unplaced card of a pool that may be of a kind, after so many such cards."""
        hidden = self.hidden
        barred = self.barred
        at = seat * CARDS
        while True:
            card = hidden[at]
            if pool_at(card) == pool and not has(barred[card_at(card)], kind):
                if before == 0:
                    return at
                before -= 1
            at += 1

    def _place(self, seat: i64, at: i64, kind: i64) -> None:
        """Say what an unplaced card of a hand is, and take it out of the hand."""
        hidden = self.hidden
        count = self.count
        pool = pool_at(hidden[at])
        self.kinds[card_at(hidden[at])] = kind
        self.supply[pool * KINDS + kind] -= u8(1)
        self.left[pool] -= 1
        count[seat] -= 1
        hidden[at] = hidden[seat * CARDS + count[seat]]

    # -- at the end ----------------------------------------------------------------------------------------------------------

    def _settle(self, last: i32, rng: Random) -> bool:
        """Place the cards that cannot be just any of their pool, and what somebody is about to give."""
        for seat in range(self.evidence.players):
            at = seat * CARDS
            while at < seat * CARDS + self.count[seat]:
                if self.barred[card_at(self.hidden[at])] == 0:
                    at += 1
                elif not self._place_any(seat, at, rng):
                    return False
        if sort_of(last) == ANSWERS and seat_of(last) != self.evidence.viewer:
            return self._promise(seat_of(last), matching(colour_of(last)), rng)
        return True

    def _place_any(self, seat: i64, at: i64, rng: Random) -> bool:
        """Say what an unplaced card is, and leave it in the hand."""
        card = self.hidden[at]
        pool = pool_at(card)
        allowed = full(KINDS) & ~self.barred[card_at(card)]
        fitting: i64 = 0
        for kind in listed(allowed):
            fitting += i64(self.supply[pool * KINDS + kind])
        if fitting == 0:
            return False
        self.weight *= float(fitting) / float(self.left[pool])
        drawn = rng.randrange(fitting)
        for kind in listed(allowed):
            drawn -= i64(self.supply[pool * KINDS + kind])
            if drawn < 0:
                self._place(seat, at, kind)
                self.placed[seat * KINDS + kind] += u8(1)
                return True
        return False

    def _promise(self, seat: i64, kinds: i64, rng: Random) -> bool:
        """One of these kinds is in the hand and has not been given yet: how many there are makes no difference."""
        kind = self._secret_exit(seat, kinds, rng)
        if kind == NONE:
            return False
        self.placed[seat * KINDS + kind] += u8(1)
        while self.count[seat] > 0:
            if not self._place_any(seat, seat * CARDS, rng):
                return False
        answers: i64 = 0
        for kind in listed(kinds):
            answers += i64(self.placed[seat * KINDS + kind])
        self.weight /= float(answers)
        return True
