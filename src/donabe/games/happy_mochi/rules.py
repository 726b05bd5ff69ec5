# compiled
"""Happy Mochi: play neighbouring cards as a number, never change the order of your row. Clauses as in RULES.md."""

from typing import Final

from librt.random import Random
from librt.vecs import pop
from mypy_extensions import i64

from donabe.games.happy_mochi.actions import (
    GIVE,
    INSERT,
    LAY_ASIDE,
    NAME,
    PASS_ON,
    PLAY,
    SKIP,
    TAKE_DECK,
    TAKE_LEFT,
    TAKE_RESERVE,
    TAKE_RIGHT,
    WAIT,
)
from donabe.games.happy_mochi.cards import (
    CARD_NAMES,
    CARDS,
    DRAW,
    EFFECT_NAMES,
    FLIP,
    NOTHING,
    PASS,
    PLAIN,
    RESERVE,
    dealt_each,
    value,
)
from donabe.games.happy_mochi.deck import from_deck, lay_out
from donabe.games.happy_mochi.inference.clues import carry_over
from donabe.games.happy_mochi.inference.misfits import note_misfits
from donabe.games.happy_mochi.pairs import fitting, objection
from donabe.games.happy_mochi.resampling import redeal, unseen_by
from donabe.games.happy_mochi.table import DRAWING, GIVING, INSERTING, OVER, RESOLVING, SETTING_ASIDE, TURN, Table
from donabe.kernel.action_set import ActionSet
from donabe.kernel.bits import MOST_MEMBERS, bit
from donabe.kernel.outcome import Outcome, ranked
from donabe.kernel.small_row import small_put
from donabe.kernel.state import NOBODY

MOST_TURNS: Final = 50  # of each player in a round


class HappyMochi(Table):
    """The game: phases in the order they are played."""

    # -- setting up a round ------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """HM-2: a row for each player, the central pair, and the rest as the deck."""
        if self.starter == NOBODY:
            self.starter = self.random_seat("start")  # HM-2.4
        lay_out(self)
        if self.events is not None:
            pair = [CARD_NAMES[self.left[0]], CARD_NAMES[self.right[0]]]
            self.tell("dealt", {"seat": self.starter, "cards": self.rows.size(0), "pair": pair})
        self._begin_turn(self.starter)

    # -- what is allowed ---------------------------------------------------------------------------------------------

    def add_legal(self, seat: i64, actions: ActionSet) -> None:
        """A turn, or a part of one: effects, a source to draw from, a place in the row."""
        if self.phase == TURN:
            self._add_turns(seat, actions)
        elif self.phase == INSERTING:
            actions.add_run(INSERT, self.rows.size(seat) + 1)  # HM-5.2
        elif self.phase == DRAWING:
            self._add_draws(seat, actions)
        elif self.phase == RESOLVING:
            self._add_effects(seat, actions)
        elif self.phase == GIVING:
            actions.add_run(GIVE, self.rows.size(seat))  # HM-6.6
        else:
            actions.add_run(LAY_ASIDE, self.rows.size(seat))  # HM-7.5

    def _add_turns(self, seat: i64, actions: ActionSet) -> None:
        """HM-3.1: play any pair that fits, or draw; HM-3.3: wait only if neither can be done."""
        self._add_pairs(seat, actions)
        self._add_draws(seat, actions)
        if actions.is_empty():
            actions.add_one(WAIT)

    def _add_pairs(self, seat: i64, actions: ActionSet) -> None:
        """HM-4: the neighbours that fit the central pair."""
        demand = self.demand()
        first = self.rows.first(seat)
        pairs = self.rows.size(seat) - 1
        for place in range(0, pairs, MOST_MEMBERS):
            count = min(pairs - place, MOST_MEMBERS)
            actions.add(PLAY + place, fitting(demand, self.rows.cards, first + place, count))

    def _add_draws(self, seat: i64, actions: ActionSet) -> None:
        """HM-5.1: the top of either central stack, the top of the deck, or a reserve of one's own."""
        if self.common_cards():
            actions.add_run(TAKE_LEFT, TAKE_RESERVE - TAKE_LEFT + self.reserves.size(seat))
        else:
            actions.add_run(TAKE_RESERVE, self.reserves.size(seat))

    def _add_effects(self, seat: i64, actions: ActionSet) -> None:
        """HM-6.8: any effect that is left, in any order; HM-6.9: once only optional ones are left, none."""
        cards = self.rows.size(seat)
        if self.owes(DRAW):
            actions.add_run(NAME, self.players)
        if self.owes(PASS) and cards > 0:
            actions.add_one(PASS_ON)
        if not self.owes(DRAW):
            actions.add_one(SKIP)
        if self.owes(RESERVE):
            actions.add_run(LAY_ASIDE, cards)

    def against(self, seat: i64, action: i64) -> str:
        """The clause that stands against an action that is not legal."""
        if self.phase == TURN:
            return self._against_turn(seat, action)
        if self.phase == RESOLVING:
            return _against_effect(action)
        if self.phase == DRAWING:
            return _against_draw(action) if TAKE_LEFT <= action < WAIT else "HM-6.4"
        if self.phase == INSERTING:
            return "HM-5.2"
        return "HM-6.6" if self.phase == GIVING else "HM-7.5"

    def _against_turn(self, seat: i64, action: i64) -> str:
        if action < TAKE_LEFT:
            if action + 1 >= self.rows.size(seat):
                return "HM-4.1"
            return f"HM-4.{objection(self.demand(), self.rows.at(seat, action), self.rows.at(seat, action + 1))}"
        if action < WAIT:
            return _against_draw(action)
        return "HM-3.3" if action == WAIT else "HM-3.1"

    # -- a turn ------------------------------------------------------------------------------------------------------

    def _begin_turn(self, seat: i64) -> None:
        """HM-3.1: one of two actions."""
        self.turn = seat
        self.phase = TURN
        self.pending = bit(seat)

    def apply_action(self, seat: i64, action: i64) -> None:
        """A pair, a draw or a wait; and what a turn may bring with it."""
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
        elif action >= LAY_ASIDE:
            self._reserve(seat, action - LAY_ASIDE)
        elif action == WAIT:
            self._wait(seat)
        elif action == SKIP:
            self._skip(seat)
        elif action == PASS_ON:
            self._pass(seat)
        else:
            self._name(seat, action - NAME)

    def _wait(self, seat: i64) -> None:
        """HM-3.3: nothing can be done, so no pair of the row fits; HM-7.4: when everybody waits, the round is over."""
        note_misfits(self, seat)
        self.tell_seat("waited", seat)
        self.waits += 1
        if self.waits == self.players:
            self._end_round(NOBODY)
        else:
            self._next_turn()

    def _end_turn(self) -> None:
        """HM-7.1: an empty row at the end of one's turn ends the round."""
        self.waits = 0
        self.owed_left = PLAIN
        self.owed_right = PLAIN
        if self.rows.size(self.turn) == 0:
            self._end_round(self.turn)
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        """HM-2.4: clockwise; HM-7.4: but not for ever."""
        self.turns += 1
        if self.turns == MOST_TURNS * self.players:
            self._end_round(NOBODY)
        else:
            self._begin_turn(self.left_of(self.turn))

    # -- playing a pair ----------------------------------------------------------------------------------------------

    def _play(self, seat: i64, place: i64) -> None:
        """HM-4.1, HM-4.2: two neighbours go onto the central stacks, and the gap closes."""
        tens = self.rows.remove(seat, place)
        ones = self.rows.remove(seat, place)
        self.put_left(tens)
        self.put_right(ones)
        if self.events is not None:
            kind = "mochi" if value(tens) == value(ones) else "played"
            self.tell(kind, {"seat": seat, "pair": [CARD_NAMES[tens], CARD_NAMES[ones]]})
        self.owed_left = self._flipped_by(self.effects[tens])
        self.owed_right = self._flipped_by(self.effects[ones])
        self._proceed()

    def _flipped_by(self, effect: i64) -> i64:
        """HM-6.2: a flip happens at once and changes what the next pair must be; other effects are still to come."""
        if effect != FLIP:
            return effect
        self.plus = not self.plus
        if self.events is not None:
            self.tell("flipped", {"side": "plus" if self.plus else "minus"})
        return PLAIN

    # -- drawing a card ----------------------------------------------------------------------------------------------

    def _draw(self, seat: i64, source: i64) -> None:
        """HM-5.1: take a card into the hand; its place comes next."""
        card = self._drawn(seat, source)
        self.take(seat, card)
        if self.events is not None:
            self._tell_draw(seat, source, card)
        self._refill()
        self._proceed()

    def _drawn(self, seat: i64, source: i64) -> i64:
        """HM-5.1: a card from a central stack, the deck or the seat's reserves."""
        if source >= TAKE_RESERVE:
            return self.reserves.remove(seat, source - TAKE_RESERVE)
        if source == TAKE_DECK:
            return from_deck(self)
        if source == TAKE_RIGHT:
            self.right, card = pop(self.right)
        else:
            self.left, card = pop(self.left)
        return card

    def _tell_draw(self, seat: i64, source: i64, card: i64) -> None:
        if source < TAKE_DECK:
            side = "left" if source == TAKE_LEFT else "right"
            self.tell("took", {"seat": seat, "side": side, "card": CARD_NAMES[card]})
            return
        if source == TAKE_DECK:
            self.tell_seat("drew", seat)
        else:
            self.tell("recalled", {"seat": seat, "place": source - TAKE_RESERVE + 1})
        self.tell("looked", {"seat": seat, "card": CARD_NAMES[card]}, bit(seat))

    def _refill(self) -> None:
        """HM-5.3: an empty side of the central pair is filled from the deck at once; HM-5.4: no effect happens."""
        if len(self.left) == 0:
            self.put_left(from_deck(self))
            self._tell_refill("left", self.left[0])
        elif len(self.right) == 0:
            self.put_right(from_deck(self))
            self._tell_refill("right", self.right[0])

    def _tell_refill(self, side: str, card: i64) -> None:
        if self.events is not None:
            self.tell("refilled", {"side": side, "card": CARD_NAMES[card]})

    def _insert(self, seat: i64, gap: i64) -> None:
        """HM-5.2: the card goes anywhere into the row."""
        self.rows.insert(seat, gap, self.in_hand(seat))
        self.held = small_put(self.held, seat, 0)
        if self.events is not None:
            self.tell("inserted", {"seat": seat, "place": gap + 1})
        self._proceed()

    # -- effects -----------------------------------------------------------------------------------------------------

    def _proceed(self) -> None:
        """HM-6.1: first every card in a hand gets its place, then the effects are carried out, then the turn ends."""
        if self.held != 0:
            seat = self.turn
            while self.in_hand(seat) == NOTHING:  # HM-6.6: clockwise from the player whose turn it is
                seat = self.left_of(seat)
            self._ask_for_place(seat)
            return
        if self.owed_left == PLAIN and self.owed_right == PLAIN:
            self._end_turn()
            return
        if self.owes(DRAW) and not self.common_cards() and len(self.reserves.cards) == 0:
            self._drop_draws()
        if self.owes(DRAW) or ((self.owes(PASS) or self.owes(RESERVE)) and self.rows.size(self.turn) > 0):
            self.phase = RESOLVING
            self.pending = bit(self.turn)
        else:
            self._end_turn()

    def _ask_for_place(self, seat: i64) -> None:
        if self.rows.size(seat) == 0:
            self._insert(seat, 0)  # there is only one place
            return
        self.phase = INSERTING
        self.pending = bit(seat)

    def _drop_draws(self) -> None:
        """HM-6.4: with nothing to draw for anybody, the effect does nothing."""
        while self.owes(DRAW):
            self._settle(DRAW)
        self.tell("nothing", {"effect": "draw"})

    def _settle(self, effect: i64) -> None:
        """HM-6.10: an effect that is there twice happens twice."""
        if self.owed_left == effect:
            self.owed_left = PLAIN
        else:
            self.owed_right = PLAIN

    def _skip(self, seat: i64) -> None:
        """HM-6.9: optional effects may be left undone."""
        if self.events is not None:
            owed = [EFFECT_NAMES[effect - 1] for effect in (self.owed_left, self.owed_right) if effect != PLAIN]
            self.tell("skipped", {"seat": seat, "effects": owed})
        self._end_turn()

    def _name(self, seat: i64, target: i64) -> None:
        """HM-6.3: the named player draws, choosing the source and the place; HM-6.4: or nothing happens."""
        self._settle(DRAW)
        if self.events is not None:
            own = "yes" if target == seat else "no"
            self.tell("named", {"seat": seat, "target": target, "own": own})
        if self.common_cards() or self.reserves.size(target) > 0:
            self.phase = DRAWING
            self.pending = bit(target)
            return
        self.tell("nothing", {"effect": "draw"})
        self._proceed()

    def _pass(self, seat: i64) -> None:
        """HM-6.6: everybody chooses a card in secret."""
        self._settle(PASS)
        self.tell_seat("passing", seat)
        self._ask_everybody(GIVING)

    def _ask_everybody(self, phase: i64) -> None:
        """Whoever has cards chooses one; an only card needs no choice."""
        self.phase = phase
        self.pending = 0
        for seat in range(self.players):
            cards = self.rows.size(seat)
            if cards > 1:
                self.pending |= bit(seat)
            elif cards == 1:
                self.chosen[seat] = 0
        self._go_on_when_all_have_chosen()

    def _choose_secretly(self, seat: i64, place: i64) -> None:
        self.chosen[seat] = place
        self.pending &= ~bit(seat)
        self._go_on_when_all_have_chosen()

    def _go_on_when_all_have_chosen(self) -> None:
        if self.pending == 0:
            if self.phase == GIVING:
                self._swap()
            else:
                self._next_round()

    def _swap(self) -> None:
        """HM-6.6: all cards move to the left at once; then the receivers place them."""
        for giver in range(self.players):
            taker = self.left_of(giver)
            card = self.rows.remove(giver, self.chosen[giver])
            self.take(taker, card)
            if self.events is not None:
                self.tell("passed", {"giver": giver, "taker": taker, "place": self.chosen[giver] + 1})
                self.tell("looked", {"seat": taker, "card": CARD_NAMES[card]}, bit(taker))
            self.chosen[giver] = NOTHING
        self._proceed()

    def _reserve(self, seat: i64, place: i64) -> None:
        """HM-6.7: any card of the row, even the last, face down in front of its owner."""
        self._settle(RESERVE)
        self.reserves.add(seat, self.rows.remove(seat, place))
        if self.events is not None:
            self.tell("reserved", {"seat": seat, "place": place + 1})
        self._proceed()

    # -- the end of a round ------------------------------------------------------------------------------------------

    def _end_round(self, winner: i64) -> None:
        """HM-7.3: the rows are laid open and counted; HM-9.1: enough points end the match."""
        self.winner = winner
        self.tell("emptied" if winner != NOBODY else "stuck", {"seat": winner} if winner != NOBODY else {})
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
        self._ask_everybody(SETTING_ASIDE)  # HM-7.5

    def _count_row(self, seat: i64) -> None:
        points: i64 = 0
        cards = self.rows.row(seat)
        for card in cards:
            self.show(card)
            points += value(card)
        if self.events is not None:
            self.tell("opened", {"seat": seat, "cards": [CARD_NAMES[card] for card in cards]})
        self.award(seat, "row", len(cards), points)

    def _next_round(self) -> None:
        """HM-7.5, HM-7.6: each keeps the chosen card, all others go back, and the winner's left neighbour starts."""
        for seat in range(self.players):
            if self.chosen[seat] != NOTHING:
                self.reserves.add(seat, self.rows.at(seat, self.chosen[seat]))
                self.tell_seat("kept", seat)
        carry_over(self)
        self.starter = self.left_of(self.winner if self.winner != NOBODY else self.starter)
        self.begin_round()

    def outcome(self) -> Outcome:
        """HM-9.2: the fewest points win, equals share."""
        return ranked(self.scores(), ["points"], [[-self.totals[seat]] for seat in range(self.players)])

    # -- copies, and worlds that look the same -----------------------------------------------------------

    def copy(self) -> "HappyMochi":
        """An independent twin."""
        twin = HappyMochi(self.players, self.chance, self.effects, self.end_score)
        self.copy_onto(twin)
        return twin

    def resample(self, seat: i64, rng: Random) -> "HappyMochi":
        """A table this seat cannot tell from the real one."""
        world = self.copy()
        redeal(world, unseen_by(self, seat), rng)
        return world


def _against_draw(action: i64) -> str:
    if action >= TAKE_RESERVE:
        return "HM-5.1"
    return "HM-5.5" if action == TAKE_DECK else "HM-5.6"


def _against_effect(action: i64) -> str:
    if NAME <= action < PASS_ON:
        return "HM-6.3"
    if action == PASS_ON:
        return "HM-6.5"
    if action == SKIP:
        return "HM-6.9"
    return "HM-6.7" if LAY_ASIDE <= action < GIVE else "HM-6.1"
