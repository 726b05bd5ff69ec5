# compiled
"""Iyadosu: divide your hand, play tricks, refuse at the right moment. Clause numbers are those of RULES.md."""

from librt.random import Random
from librt.vecs import append
from mypy_extensions import i64

from donabe.games.iyadosu.actions import PLAY, REFUSE, SPLIT
from donabe.games.iyadosu.cards import HAND, MOST_REFUSE, card_name, colour, deck
from donabe.games.iyadosu.resampling import observe, redeal
from donabe.games.iyadosu.table import DIVIDING, OVER, TRICKS, Table
from donabe.kernel.action_set import ActionSet
from donabe.kernel.bits import bit, filled, has, refill, size
from donabe.kernel.outcome import Outcome, ranked
from donabe.kernel.state import NOBODY


class Iyadosu(Table):
    """The game: phases in the order they are played."""

    # -- distribution ------------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """IY-2: twelve cards each, in an order that may not be changed yet."""
        if self.starter == NOBODY:
            self.starter = self.random_seat("start")  # IY-1.4
        self.dealt = self.shuffled("deal", deck(self.players))
        self.lay_out()
        self.phase = DIVIDING
        self.pending = bit(self.right_of(self.starter))  # IY-3.4
        self.tell_seat("dealt", self.starter)

    # -- what is allowed ---------------------------------------------------------------------------------------------

    def add_legal(self, seat: i64, actions: ActionSet) -> None:
        """IY-3.2 and IY-4: the divisions, or the cards that may be played."""
        if self.phase == DIVIDING:
            actions.add_run(SPLIT, MOST_REFUSE)
            return
        following = self.following(seat)
        if following == 0:
            actions.add(PLAY, self.normal[seat])  # IY-4.1, IY-4.4
        else:
            actions.add(PLAY, following)  # IY-4.2
            actions.add(REFUSE, self.refuse[seat])  # IY-4.3

    def against(self, seat: i64, action: i64) -> str:
        """The clause that stands against an action that is not legal."""
        if self.phase == DIVIDING:
            return "IY-3.1"
        if action >= SPLIT:
            return "IY-3.5"
        if action < REFUSE:
            return "IY-4.2" if has(self.normal[seat], action) else "IY-4.6"
        if not has(self.refuse[seat], action - REFUSE):
            return "IY-4.6"
        return "IY-4.1" if self.lead == NOBODY else "IY-4.4"

    # -- carrying it out ---------------------------------------------------------------------------------------------

    def apply_action(self, seat: i64, action: i64) -> None:
        """A division, a refuse card or a normal card."""
        observe(self, seat, action)
        if self.phase == DIVIDING:
            self._divide(seat, action - SPLIT + 1)
        elif action >= REFUSE:
            self._refuse(seat, action - REFUSE)
        else:
            self._play(seat, action)

    def _divide(self, seat: i64, refused: i64) -> None:
        """IY-3.1: the Insert goes in; the last cards become refuse cards, and their number is the bid."""
        self.normal[seat] = self.dealt_between(seat, 0, HAND - refused)
        self.refuse[seat] = self.dealt_between(seat, HAND - refused, HAND)
        self.bids[seat] = refused
        if self.events is not None:
            self.tell("split", {"seat": seat, "bid": refused})
        if seat != self.starter:
            self.pending = bit(self.right_of(seat))  # IY-3.4
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
            seat = self.left_of(seat)
        self._close_trick()

    def _drop(self, seat: i64) -> None:
        """IY-4.5, IY-5.2: no normal cards: the Insert goes down on its face, and its owner is out of the round."""
        self.eliminated |= bit(seat)
        self.to_play &= ~bit(seat)
        self.tell_seat("dropped", seat)

    def _play(self, seat: i64, card: i64) -> None:
        """IY-4.1, IY-4.2, IY-4.4: a normal card; the first one sets the lead colour (IY-4.7)."""
        if self.lead == NOBODY:
            refill(self.trick, NOBODY)
            self.lead = colour(card)
        self.normal[seat] &= ~bit(card)
        if self.events is not None:
            self._tell_card("played", seat, card)
        self._lay(seat, card)

    def _refuse(self, seat: i64, card: i64) -> None:
        """IY-4.3: a refuse card; IY-5.1: the last one submits the Insert at once."""
        self.refuse[seat] &= ~bit(card)
        if self.events is not None:
            self._tell_card("refused", seat, card)
        if self.refuse[seat] == 0:
            self.submitted = append(self.submitted[:], seat)
            if self.events is not None:
                self.tell("submitted", {"seat": seat, "below": self.below(seat)})
        self._lay(seat, card)

    def _lay(self, seat: i64, card: i64) -> None:
        """The card lies in the trick, and the next player is asked."""
        self.trick[seat] = card
        self.to_play &= ~bit(seat)
        self._ask(self.left_of(seat))

    def _tell_card(self, kind: str, seat: i64, card: i64) -> None:
        self.tell(kind, {"seat": seat, "card": card_name(card)}, trick=self.trick_number)

    # -- the end of a trick --------------------------------------------------------------------------------------------

    def _close_trick(self) -> None:
        """IY-6 and IY-7: too few left ends the round without a winner of this trick; else the winner leads on."""
        self.trick_number += 1
        if size(self.survivors()) <= 1:
            self._score()
            return
        winner = self.winner()
        self.tricks[winner] += 1
        if self.events is not None:
            facts: dict[str, object] = {"seat": winner, "card": card_name(self.trick[winner])}
            self.tell("trick", {**facts, "number": self.trick_number}, trick=self.trick_number - 1)
        if self.trick_number == HAND:
            self._score()
        else:
            self._open_trick(winner)

    # -- scores ----------------------------------------------------------------------------------------------------------

    def _score(self) -> None:
        """IY-8: points for those still in; IY-8.6: none for the others."""
        if self.events is not None:
            self.tell("ended", {"tricks": self.trick_number})
            for seat in range(self.players):
                self._tell_counted(seat)
        points = filled(self.players, 0)
        for seat in range(self.players):
            before = self.totals[seat]
            if not has(self.eliminated, seat):
                self._score_survivor(seat)
            points[seat] = self.totals[seat] - before
        self.last_round = points
        self._end_round()

    def _tell_counted(self, seat: i64) -> None:
        """What a seat's points come from: its Insert on those below it, and its tricks on the places of its bid."""
        pile = list(self.submitted)
        inserts = [f"insert:{other}" for other in pile[: pile.index(seat) + 1]] if seat in pile else []
        bid, tricks = self.bids[seat], self.tricks[seat]
        pieces = ["bid:trick"] * min(bid, tricks) + ["bid:empty"] * (bid - tricks) + ["beside:trick"] * (tricks - bid)
        self.tell("counted", {"seat": seat, "tricks": tricks, "bid": bid, "cards": inserts, "pieces": pieces})

    def _score_survivor(self, seat: i64) -> None:
        """IY-8.1 to IY-8.5, IY-10.1: perseverance and domination against the declaration; never below nothing."""
        perseverance = self.below(seat)
        domination = size(self.eliminated)
        missed = max(self.bids[seat] - self.tricks[seat], self.tricks[seat] - self.bids[seat])
        declaration = missed
        if size(self.survivors()) == 1:
            declaration = 0  # IY-8.5
        self.award(seat, "perseverance", perseverance, perseverance)
        self.award(seat, "domination", domination, domination)
        self.award(seat, "declaration", missed, -min(declaration, perseverance + domination))
        if self.bid_bonus and self.round == self.players and declaration == 0:
            self.award(seat, "bid-bonus", self.bids[seat], self.bids[seat])

    # -- the next round and the end ------------------------------------------------------------------------------------

    def _end_round(self) -> None:
        """IY-9.1, IY-10.2: the next round, unless this was the last or somebody has won early."""
        if self.round == self.players or (self.early_win and self.most_points() >= self.players):
            self.phase = OVER
            self.pending = 0
            return
        self.starter = self.left_of(self.starter)
        self.begin_round()

    def outcome(self) -> Outcome:
        """IY-9.2: the highest total, then the better last round, then shared."""
        values = [[self.totals[seat], self.last_round[seat]] for seat in range(self.players)]
        return ranked(self.scores(), ["points", "last-round"], values)

    # -- what is seen, copies, and worlds that look the same -----------------------------------------------------------

    def last_trick(self) -> i64:
        """IY-6.5: cards of tricks before the last one are not looked up."""
        return max(self.trick_number - 1, 0)

    def copy(self) -> "Iyadosu":
        """An independent twin."""
        twin = Iyadosu(self.players, self.chance, self.bid_bonus, self.early_win)
        self.copy_onto(twin)
        return twin

    def resample(self, seat: i64, rng: Random) -> "Iyadosu":
        """A table this seat cannot tell from the real one."""
        world = self.copy()
        redeal(world, seat, rng)
        return world
