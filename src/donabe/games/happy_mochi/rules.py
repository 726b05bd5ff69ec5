# compiled
"""Happy Mochi: play neighbouring cards as a number, never change the order of your row. Clauses as in RULES.md."""

from typing import Final

from librt.random import Random
from librt.vecs import append
from mypy_extensions import i64

from donabe.games.happy_mochi.cards import (
    CARDS,
    DRAW,
    EFFECT_NAMES,
    FLIP,
    NOTHING,
    PASS,
    PLAIN,
    RESERVE,
    card_name,
    dealt_each,
    value,
)
from donabe.games.happy_mochi.clues import keep_chosen
from donabe.games.happy_mochi.dealing import Dealing
from donabe.games.happy_mochi.imagining import imagine
from donabe.games.happy_mochi.moves import GIVE, INSERT, LAY_ASIDE, NAME, PASS_ON, PLAY, SKIP, TAKE_LEFT, WAIT
from donabe.games.happy_mochi.table import DRAWING, GIVING, INSERTING, OVER, RESOLVING, SETTING_ASIDE, TURN
from donabe.kernel.bits import bit
from donabe.kernel.outcome import Outcome, ranked

MOST_TURNS: Final = 50  # of each player in a round


class HappyMochi(Dealing):
    """The game: phases in the order they are played."""

    # -- setting up a round ------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """HM-2: a row for each player, the central pair, and the rest as the deck."""
        if self.starter == NOTHING:
            self.starter = self.chance.shuffle(1, "start", self.players)[0]  # HM-2.4
        self.lay_out(self.reserves.cards)
        self.turns = 0
        self.waits = 0
        self.winner = NOTHING
        if self.story is not None:
            pair = [card_name(self.left[0]), card_name(self.right[0])]
            self.tell("dealt", {"seat": self.starter, "cards": self.rows.size(0), "pair": pair})
        self._begin_turn(self.starter)

    # -- a turn ------------------------------------------------------------------------------------------------------

    def _begin_turn(self, seat: i64) -> None:
        """HM-3.1: one of two actions."""
        self.turn = seat
        self.phase = TURN
        self.pending = bit(seat)

    def act(self, seat: i64, action: i64) -> None:
        """Carry out a move."""
        if action < TAKE_LEFT:
            self._play(seat, action - PLAY)
        elif action < WAIT:
            self._draw(seat, action)
        elif action >= INSERT:
            self._insert(seat, action - INSERT)
        elif action >= GIVE:
            self._choose_secretly(seat, action - GIVE)
        elif self.phase == SETTING_ASIDE:
            self._choose_secretly(seat, action - LAY_ASIDE)
        elif action == WAIT:
            self._wait(seat)
        else:
            self._carry_out(seat, action)

    def _wait(self, seat: i64) -> None:
        """HM-3.3: nothing to draw; HM-7.4: when everybody waits, the round is over."""
        if self.story is not None:
            self.tell("waited", {"seat": seat})
        self.waits += 1
        if self.waits == self.players:
            self._end_round(NOTHING)
        else:
            self._next_turn()

    def _end_turn(self) -> None:
        """HM-7.1: an empty row at the end of one's turn ends the round."""
        self.waits = 0
        if self.rows.size(self.turn) == 0:
            self._end_round(self.turn)
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        """HM-2.4: clockwise; HM-7.4: but not for ever."""
        self.turns += 1
        if self.turns == MOST_TURNS * self.players:
            self._end_round(NOTHING)
        else:
            self._begin_turn(self.left_of(self.turn))

    # -- playing a pair ----------------------------------------------------------------------------------------------

    def _play(self, seat: i64, place: i64) -> None:
        """HM-4.1, HM-4.2: two neighbours go onto the central stacks, and the gap closes."""
        tens = self.rows.remove(seat, place)
        ones = self.rows.remove(seat, place)
        self.left = append(self.left, tens)
        self.right = append(self.right, ones)
        self.known[tens] = self.everybody()
        self.known[ones] = self.everybody()
        if self.story is not None:
            happy = value(tens) == value(ones)
            self.tell("mochi" if happy else "played", {"seat": seat, "pair": [card_name(tens), card_name(ones)]})
        self.owed_left = self._flipped_by(self.effects[tens])
        self.owed_right = self._flipped_by(self.effects[ones])
        self._proceed()

    def _flipped_by(self, effect: i64) -> i64:
        """HM-6.2: a flip happens at once and changes what the next pair must be; other effects are still to come."""
        if effect != FLIP:
            return effect
        self.plus = not self.plus
        if self.story is not None:
            self.tell("flipped", {"side": "plus" if self.plus else "minus"})
        return PLAIN

    # -- drawing a card ----------------------------------------------------------------------------------------------

    def _draw(self, seat: i64, source: i64) -> None:
        """HM-5.1: take a card into the hand; its place comes next."""
        self.held[seat] = self.taken(seat, source)
        self.refill()
        self._proceed()

    def _insert(self, seat: i64, gap: i64) -> None:
        """HM-5.2: the card goes anywhere into the row."""
        self.rows.insert(seat, gap, self.held[seat])
        self.held[seat] = NOTHING
        if self.story is not None:
            self.tell("inserted", {"seat": seat, "place": gap + 1})
        self._proceed()

    # -- what comes next ---------------------------------------------------------------------------------------------

    def _proceed(self) -> None:
        """First every card in a hand gets its place, then the effects are carried out, then the turn ends."""
        seat = self.turn
        for _ in range(self.players):  # HM-6.6: clockwise from the player whose turn it is
            if self.held[seat] != NOTHING:
                self._ask_for_place(seat)
                return
            seat = self.left_of(seat)
        if self.owes(DRAW) and not self._somebody_can_draw():
            self._drop_draws()
        if self.owes(DRAW) or ((self.owes(PASS) or self.owes(RESERVE)) and self.rows.size(self.turn) > 0):
            self.phase = RESOLVING
            self.pending = bit(self.turn)
            return
        self.owed_left = PLAIN
        self.owed_right = PLAIN
        self._end_turn()

    def _ask_for_place(self, seat: i64) -> None:
        if self.rows.size(seat) == 0:
            self._insert(seat, 0)  # there is only one place
            return
        self.phase = INSERTING
        self.pending = bit(seat)

    def _somebody_can_draw(self) -> bool:
        return self.common_cards() or len(self.reserves.cards) > 0

    def _drop_draws(self) -> None:
        """HM-6.4: with nothing to draw for anybody, the effect does nothing."""
        self.owed_left = PLAIN if self.owed_left == DRAW else self.owed_left
        self.owed_right = PLAIN if self.owed_right == DRAW else self.owed_right
        if self.story is not None:
            self.tell("nothing", {"effect": "draw"})

    # -- effects -----------------------------------------------------------------------------------------------------

    def _carry_out(self, seat: i64, action: i64) -> None:
        """HM-6.8: one of the effects that are left, or none of them any more."""
        if action == SKIP:
            self._skip(seat)
        elif action == PASS_ON:
            self._settle(PASS)
            self._start_passing(seat)
        elif action >= LAY_ASIDE:
            self._settle(RESERVE)
            self._reserve(seat, action - LAY_ASIDE)
        else:
            self._settle(DRAW)
            self._name(seat, action - NAME)

    def _settle(self, effect: i64) -> None:
        """HM-6.10: an effect that is there twice happens twice."""
        if self.owed_left == effect:
            self.owed_left = PLAIN
        else:
            self.owed_right = PLAIN

    def _skip(self, seat: i64) -> None:
        """HM-6.9: optional effects may be left undone."""
        if self.story is not None:
            owed = [EFFECT_NAMES[effect - 1] for effect in (self.owed_left, self.owed_right) if effect != PLAIN]
            self.tell("skipped", {"seat": seat, "effects": owed})
        self.owed_left = PLAIN
        self.owed_right = PLAIN
        self._end_turn()

    def _name(self, seat: i64, target: i64) -> None:
        """HM-6.3: the named player draws, choosing the source and the place; HM-6.4: or nothing happens."""
        if self.story is not None:
            self.tell("named", {"seat": seat, "target": target})
        if self.can_draw(target):
            self.phase = DRAWING
            self.pending = bit(target)
            return
        if self.story is not None:
            self.tell("nothing", {"effect": "draw"})
        self._proceed()

    def _start_passing(self, seat: i64) -> None:
        """HM-6.6: everybody chooses a card in secret."""
        if self.story is not None:
            self.tell("passing", {"seat": seat})
        self.phase = GIVING
        self._ask_everybody()

    def _ask_everybody(self) -> None:
        """Whoever has cards chooses one; an only card needs no choice."""
        self.pending = 0
        for seat in range(self.players):
            cards = self.rows.size(seat)
            if cards > 1:
                self.pending |= bit(seat)
            elif cards == 1:
                self.chosen[seat] = 0
        if self.pending == 0:
            self._all_chosen()

    def _choose_secretly(self, seat: i64, place: i64) -> None:
        self.chosen[seat] = place
        self.pending &= ~bit(seat)
        if self.pending == 0:
            self._all_chosen()

    def _all_chosen(self) -> None:
        if self.phase == GIVING:
            self._swap()
        else:
            self._next_round()

    def _swap(self) -> None:
        """HM-6.6: all cards move to the left at once; then the receivers place them."""
        for giver in range(self.players):
            taker = self.left_of(giver)
            card = self.rows.remove(giver, self.chosen[giver])
            self.known[card] |= bit(taker)
            self.held[taker] = card
            if self.story is not None:
                self.tell("passed", {"giver": giver, "taker": taker, "place": self.chosen[giver] + 1})
                self.tell("looked", {"seat": taker, "card": card_name(card)}, bit(taker))
            self.chosen[giver] = NOTHING
        self._proceed()

    def _reserve(self, seat: i64, place: i64) -> None:
        """HM-6.7: any card of the row, even the last, face down in front of its owner."""
        card = self.rows.remove(seat, place)
        self.reserves.insert(seat, self.reserves.size(seat), card)
        if self.story is not None:
            self.tell("reserved", {"seat": seat, "place": place + 1})
        self._proceed()

    # -- the end of a round ------------------------------------------------------------------------------------------

    def _end_round(self, winner: i64) -> None:
        """HM-7.3: the rows are laid open and counted; HM-9.1: enough points end the match."""
        self.winner = winner
        if self.story is not None:
            self.tell("emptied" if winner != NOTHING else "stuck", {"seat": winner} if winner != NOTHING else {})
        most: i64 = 0
        holders: i64 = 0
        for seat in range(self.players):
            if self.rows.size(seat) > 0:
                holders += 1
                self._count_row(seat)
            most = max(most, self.totals[seat])
        left: i64 = CARDS - i64(len(self.reserves.cards)) - holders
        if most >= self.end_score or dealt_each(self.players, left) == 0:  # HM-9.1, HM-2.5
            self.phase = OVER
            self.pending = 0
            return
        self.phase = SETTING_ASIDE  # HM-7.5
        self._ask_everybody()

    def _count_row(self, seat: i64) -> None:
        points: i64 = 0
        cards = self.rows.row(seat)
        for card in cards:
            self.known[card] = self.everybody()
            points += value(card)
        if self.story is not None:
            self.tell("opened", {"seat": seat, "cards": [card_name(card) for card in cards]})
        self.award(seat, "row", len(cards), points)

    def _next_round(self) -> None:
        """HM-7.5, HM-7.6: each keeps the chosen card, all others go back, and the winner's left neighbour starts."""
        keep_chosen(self)
        self.starter = self.left_of(self.winner if self.winner != NOTHING else self.starter)
        self.clear()
        self.begin_round()

    def outcome(self) -> Outcome:
        """HM-9.2: the fewest points win, equals share."""
        return ranked(self.scores(), ["points"], [[-self.totals[seat]] for seat in range(self.players)])

    # -- copies ------------------------------------------------------------------------------------------------------

    def copy(self) -> "HappyMochi":
        """An independent twin."""
        twin = HappyMochi(self.players, self.chance, self.effects, self.end_score)
        self.copy_onto(twin)
        return twin

    def resample(self, seat: i64, rng: Random) -> "HappyMochi":
        """A table this seat cannot tell from the real one."""
        world = self.copy()
        imagine(world, seat, rng)
        return world
