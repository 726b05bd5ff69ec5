# compiled
"""Iyadosu: divide your hand, play tricks, refuse at the right moment. Clause numbers are those of RULES.md."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from donabe.games.iyadosu.cards import BLACK, CARDS, HAND, card_name, colour, deck, of_colour
from donabe.games.iyadosu.imagining import imagine
from donabe.games.iyadosu.table import DIVIDING, NOBODY, OVER, TRICKS, Table
from donabe.kernel.bits import bit, filled, full, gathered, has, listed, size
from donabe.kernel.outcome import Outcome, ranked

MOST_REFUSE: Final = 7
# actions: a normal card; REFUSE + a refuse card; SPLIT + the number of refuse cards - 1
REFUSE: Final = CARDS
SPLIT: Final = 2 * CARDS


class Iyadosu(Table):
    """The game: phases in the order they are played."""

    # -- distribution ------------------------------------------------------------------------------------------------

    def clear(self) -> None:
        """All cards come back, bids and tricks are forgotten."""
        self.dealt = vec[i64]()
        none = filled(self.players, 0)
        self.normal = none[:]
        self.refuse = none[:]
        self.bids = none[:]
        self.lacks = none[:]
        self.owes = none[:]
        self.tricks = none
        self.submitted = vec[i64](capacity=5)
        self.eliminated = 0
        self.trick_number = 0
        self.trick = filled(self.players, NOBODY)
        self.lead = NOBODY

    def deal(self) -> None:
        """IY-2: twelve cards each, in an order that may not be changed yet."""
        if self.starter == NOBODY:
            self.starter = self.chance.shuffle(1, "start", self.players)[0]  # IY-1.4
        cards = deck(self.players)
        order = self.chance.shuffle(self.round, "deal", len(cards))
        for place in range(i64(len(cards))):
            order[place] = cards[order[place]]
        self.dealt = order
        self.phase = DIVIDING
        self.pending = bit(self._right_of(self.starter))  # IY-3.4
        if self.story is not None:
            self.tell("dealt", {"seat": self.starter})

    def _right_of(self, seat: i64) -> i64:
        return (seat + self.players - 1) % self.players

    def _left_of(self, seat: i64) -> i64:
        return (seat + 1) % self.players

    # -- what is allowed ---------------------------------------------------------------------------------------------

    def choices(self, seat: i64) -> vec[i64]:
        """IY-3.2 and IY-4: the splits, or the cards that may be played."""
        if self.phase == DIVIDING:
            splits = vec[i64](capacity=MOST_REFUSE)
            for count in range(i64(1), i64(MOST_REFUSE + 1)):
                splits = append(splits, SPLIT + count - 1)
            return splits
        out = listed(self.playable(seat))
        if self.may_refuse(seat):
            for card in listed(self.refuse[seat]):
                out = append(out, REFUSE + card)
        return out

    def playable(self, seat: i64) -> i64:
        """IY-4.1, IY-4.2, IY-4.4: any normal card to lead or when none can follow, else those of the lead colour."""
        normal = self.normal[seat]
        if self.lead == NOBODY:
            return normal
        following = normal & of_colour(self.lead)
        return following if following != 0 else normal

    def may_refuse(self, seat: i64) -> bool:
        """IY-4.3: a follower may refuse only while a normal card could follow."""
        return self.lead != NOBODY and (self.normal[seat] & of_colour(self.lead)) != 0

    def why_not(self, seat: i64, action: i64) -> str:
        """The clause that stands against an action."""
        if self.phase == DIVIDING:
            return "" if action >= SPLIT else "IY-3.1"
        if action >= SPLIT:
            return "IY-3.5"
        if action < REFUSE:
            if has(self.playable(seat), action):
                return ""
            if has(self.normal[seat], action):
                return "IY-4.2"
            return "IY-4.6"
        if not has(self.refuse[seat], action - REFUSE):
            return "IY-4.6"
        if self.lead == NOBODY:
            return "IY-4.1"
        return "" if self.may_refuse(seat) else "IY-4.4"

    # -- carrying it out ---------------------------------------------------------------------------------------------

    def act(self, seat: i64, action: i64) -> None:
        """A split or a card."""
        if self.phase == DIVIDING:
            self._divide(seat, action - SPLIT + 1)
        else:
            self._play(seat, action)

    def _divide(self, seat: i64, refused: i64) -> None:
        """IY-3.1: the Insert goes in; the last cards become refuse cards, and their number is the bid."""
        cut = seat * HAND + HAND - refused
        self.normal[seat] = gathered(self.dealt[seat * HAND : cut])
        self.refuse[seat] = gathered(self.dealt[cut : (seat + 1) * HAND])
        self.bids[seat] = refused
        if self.story is not None:
            self.tell("split", {"seat": seat, "bid": refused})
        if seat != self.starter:
            self.pending = bit(self._right_of(seat))  # IY-3.4
            return
        self.phase = TRICKS
        self._open_trick(self.starter)

    def _open_trick(self, leader: i64) -> None:
        """IY-6.4: the leader begins; the last trick stays on the table until then."""
        self.to_play = self.survivors()
        self.lead = NOBODY
        self._ask(leader)

    def _ask(self, seat: i64) -> None:
        """Ask the first seat from here on, clockwise, that has not played; who cannot play drops out on the way."""
        while self.to_play != 0:
            if has(self.to_play, seat):
                if self.normal[seat] != 0:
                    self.pending = bit(seat)
                    return
                self._drop(seat)
            seat = self._left_of(seat)
        self._close_trick()

    def _drop(self, seat: i64) -> None:
        """IY-4.5, IY-5.2: no normal cards: the Insert goes down on its face, and its owner is out of the round."""
        self.eliminated |= bit(seat)
        self.to_play &= ~bit(seat)
        if self.story is not None:
            self.tell("dropped", {"seat": seat})

    def _play(self, seat: i64, action: i64) -> None:
        """IY-4: one card to the trick; IY-5.1: the last refuse card submits the Insert at once."""
        refused = action >= REFUSE
        card = action - REFUSE if refused else action
        if self.lead == NOBODY:  # IY-4.7
            self.trick = filled(self.players, NOBODY)
            self.lead = colour(card)
        self.trick[seat] = card
        self.to_play &= ~bit(seat)
        if self.story is not None:
            self.tell("refused" if refused else "played", {"seat": seat, "card": card_name(card)})
        if refused:
            self.refuse[seat] &= ~bit(card)
            self.owes[seat] |= bit(self.lead)
            if self.refuse[seat] == 0:
                self.submitted = append(self.submitted, seat)
                if self.story is not None:
                    self.tell("submitted", {"seat": seat, "below": len(self.submitted) - 1})
        else:
            self.normal[seat] &= ~bit(card)
            self._show_normal(seat, colour(card))
        self._ask(self._left_of(seat))

    def _show_normal(self, seat: i64, shown: i64) -> None:
        """What everybody learns: a card of this colour was there; without the lead colour, there is none of that."""
        self.owes[seat] &= ~bit(shown)
        if shown != self.lead:
            self.lacks[seat] |= bit(self.lead)

    # -- the end of a trick --------------------------------------------------------------------------------------------

    def survivors(self) -> i64:
        """The set of seats still in the round."""
        return full(self.players) & ~self.eliminated

    def _close_trick(self) -> None:
        """IY-6 and IY-7: too few left ends the round without a winner of this trick; else the winner leads on."""
        self.trick_number += 1
        if size(self.survivors()) <= 1:
            self._score()
            return
        winner = self.winner()
        self.tricks[winner] += 1
        if self.story is not None:
            self.tell("trick", {"seat": winner, "card": card_name(self.trick[winner]), "number": self.trick_number})
        if self.trick_number == HAND:
            self._score()
        else:
            self._open_trick(winner)

    def winner(self) -> i64:
        """IY-6.1, IY-6.2: the highest black card, or without one the highest of the lead colour."""
        best: i64 = NOBODY
        strongest: i64 = -1
        for seat in range(self.players):
            card = self.trick[seat]
            if card == NOBODY:
                continue
            strength: i64 = -1
            if colour(card) == BLACK:
                strength = card + CARDS
            elif colour(card) == self.lead:
                strength = card
            if strength > strongest:
                strongest = strength
                best = seat
        return best

    # -- scores ----------------------------------------------------------------------------------------------------------

    def _score(self) -> None:
        """IY-8: perseverance and domination against the declaration; never below nothing; the eliminated get none."""
        if self.story is not None:
            self.tell("ended", {"tricks": self.trick_number})
        before = self.totals[:]
        for seat in listed(self.survivors()):
            self._score_survivor(seat)
        self.last_round = filled(self.players, 0)
        for seat in range(self.players):
            self.last_round[seat] = self.totals[seat] - before[seat]
        self._end_round()

    def _score_survivor(self, seat: i64) -> None:
        perseverance = self.below(seat)
        domination = size(self.eliminated)
        off = max(self.bids[seat] - self.tricks[seat], self.tricks[seat] - self.bids[seat])  # IY-8.3
        counted = off if size(self.survivors()) > 1 else 0  # IY-8.5: a sole survivor's declaration does not count
        counted = min(counted, perseverance + domination)  # IY-8.4: never below nothing
        self.award(seat, "perseverance", perseverance, perseverance)
        self.award(seat, "domination", domination, domination)
        self.award(seat, "declaration", off, -counted)
        if self.bid_bonus and self.round == self.players and off == 0:
            self.award(seat, "bid-bonus", self.bids[seat], self.bids[seat])  # IY-10.1

    def below(self, seat: i64) -> i64:
        """IY-8.1: how many Inserts lie under this seat's on the stack."""
        for place in range(i64(len(self.submitted))):
            if self.submitted[place] == seat:
                return place
        return 0

    def _end_round(self) -> None:
        """IY-9.1, IY-10.2: the next round, unless this was the last or somebody has won early."""
        most: i64 = 0
        for points in self.totals:
            most = max(most, points)
        if self.round == self.players or (self.early_win and most >= self.players):
            self.phase = OVER
            self.pending = 0
            return
        self.starter = self._left_of(self.starter)
        self.begin_round()

    def outcome(self) -> Outcome:
        """IY-9.2: the highest total, then the better last round, then shared."""
        values = [[self.totals[seat], self.last_round[seat]] for seat in range(self.players)]
        return ranked(self.scores(), ["points", "last-round"], values)

    # -- copies ------------------------------------------------------------------------------------------------------------

    def copy(self) -> "Iyadosu":
        """An independent twin."""
        twin = Iyadosu(self.players, self.chance, self.bid_bonus, self.early_win)
        self.copy_onto(twin)
        return twin

    def resample(self, seat: i64, rng: Random) -> "Iyadosu":
        """A table this seat cannot tell from the real one."""
        world = self.copy()
        imagine(world, seat, rng)
        return world
