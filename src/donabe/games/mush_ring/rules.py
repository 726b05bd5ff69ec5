# compiled
"""Mush-Ring: fill your ring, keep its best colour, spoil the rings of others. Clause numbers are those of RULES.md."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i32, i64

from donabe.games.mush_ring.actions import ASK, CRUSH, DROP, GIVE, KEEP, LET, NAME, PASS, PLAY, SPACE, UNEARTH, is_asked
from donabe.games.mush_ring.cards import (
    COLOURS,
    DETH,
    DIG,
    DRAW,
    ENOUGH,
    HAND,
    KINDS,
    PICK,
    SHROOMS,
    SPACES,
    STEAL,
    STOMP,
    TURNS_EACH,
    WILD,
    all_shrooms,
    has_plus,
    is_shroom,
    kind_name,
    matching,
)
from donabe.games.mush_ring.inference.crowd import likely_guess
from donabe.games.mush_ring.resampling import observe_answer, redeal
from donabe.games.mush_ring.rings import best_colours, collect, spoil_neighbours
from donabe.games.mush_ring.table import (
    AIMING,
    ASKING,
    DIGGING,
    DOWN,
    DROPPING,
    EXTRA,
    GIVING,
    KEEPING,
    LAST,
    NAMING,
    NONE,
    OVER,
    PLACING,
    PLAYING,
    STOMPING,
    Table,
    purpose_of,
)
from donabe.kernel.action_set import ActionSet
from donabe.kernel.bits import bit, full, has, lowest, size
from donabe.kernel.outcome import Outcome, ranked
from donabe.kernel.state import NOBODY

USUAL_LINES: Final = 128  # of the journal; there can be more

# what follows when cards have been drawn
TURN_ENDS: Final = 0
DROPS: Final = 1
ACTION_ENDS: Final = 2


class MushRing(Table):
    """The game, in the order it is played."""

    # -- setting up -----------------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """MR-2: five cards each, the Dealer begins."""
        self.dealer = self.random_seat("dealer")  # MR-2.1
        self.deck = self.shuffled(purpose_of(0), self.cards)
        self.journal = vec[i32](capacity=USUAL_LINES)
        seat = self.dealer
        for _seat in range(self.players):
            self.draw_cards(seat, HAND)
            seat = self.left_of(seat)
        self.tell_seat("dealt", self.dealer)
        self.turn = self.dealer
        self._begin_turn()

    # -- what is allowed ------------------------------------------------------------------------------------------------

    def add_legal(self, seat: i64, actions: ActionSet) -> None:
        """What may be done now: each phase asks for one sort of thing (MR-3.10)."""
        phase = self.phase
        if phase == PLAYING:
            actions.add(PLAY, self.kinds_held(seat))
        elif phase in (PLACING, AIMING):
            actions.add(SPACE, self.places(seat))
        elif phase == EXTRA:
            actions.add(PLAY, self.kinds_held(seat) & all_shrooms())  # MR-3.6
            actions.add_one(PASS)
        elif phase == LAST:
            actions.add(PLAY, self.kinds_held(seat) & ~bit(DETH))  # MR-7.4
            actions.add_one(PASS)
        elif phase == STOMPING:
            actions.add_run(LET, 2 if has(self.kinds_held(seat), STOMP) else 1)
        elif phase == DROPPING:
            actions.add(DROP, self.kinds_held(seat))
        elif phase == GIVING:
            actions.add(GIVE, self.kinds_held(seat) & matching(self.colour))
        elif phase == DIGGING:
            actions.add(UNEARTH, self.diggable())
        elif phase == ASKING:
            actions.add(ASK, full(self.players) & ~bit(seat))
        elif phase == NAMING:
            actions.add_run(NAME, COLOURS)
        else:
            actions.add(KEEP, self.best)

    def places(self, seat: i64) -> i64:
        """The places one may choose: to put a card (MR-3.2, MR-4.7, MR-5.1), or to stomp or steal one."""
        if self.phase == AIMING:
            return self.targets(seat)
        if self.action == DIG:
            return self.open
        own = self.ring_of(seat)
        return self.open & ~own if self.card == DETH else self.open & own

    def targets(self, seat: i64) -> i64:
        """MR-4.4: the places from which a seat may stomp or steal: any card of an opponent's ring but a Deth Kapp."""
        rings = self.rings
        deths: i64 = 0
        for place in range(self.players * SPACES):
            deths |= (((rings[place] ^ DETH) - 1) >> 63) & bit(place)  # an open place as well
        return full(self.players * SPACES) & ~(self.open | deths | self.ring_of(seat))

    def against(self, _seat: i64, action: i64) -> str:
        """The clause that stands against an action that is not legal."""
        phase = self.phase
        if not is_asked(phase, action):
            return "MR-3.10"
        if phase in (PLACING, AIMING):
            return self._against_place(action - SPACE)
        if phase == LAST:
            return "MR-7.4" if action == DETH else "MR-7.3"
        if phase in (PLAYING, EXTRA):
            return "MR-3.6" if phase == EXTRA and not is_shroom(action) else "MR-3.1"
        if phase == STOMPING:
            return "MR-5.4"
        if phase == DROPPING:
            return "MR-4.1"
        if phase == DIGGING:
            return "MR-4.7"
        return "MR-6.3" if phase == KEEPING else "MR-4.5"

    def _against_place(self, place: i64) -> str:
        if place // SPACES >= self.players:
            return "MR-1.5"
        if self.phase == AIMING:
            return "MR-4.4"
        if self.action == DIG:
            return "MR-4.7"
        if self.card == DETH:
            return "MR-5.1"
        return "MR-7.3" if self.last_plays > 0 else "MR-3.2"

    # -- a turn ---------------------------------------------------------------------------------------------------------

    def apply_action(self, seat: i64, action: i64) -> None:
        """Whatever this phase asks for."""
        phase = self.phase
        if phase == PLACING:
            self._put(seat, action - SPACE)
        elif phase == PLAYING:
            self._play(seat, action)
        elif phase == EXTRA:
            self._play_more(seat, action)
        elif phase == LAST:
            self._play_last(seat, action)
        elif phase == AIMING:
            self._take(seat, action - SPACE)
        elif phase == STOMPING:
            self._answer_deth(seat, action)
        elif phase == DROPPING:
            self._drop(seat, action - DROP)
        elif phase == ASKING:
            self._ask_opponent(seat, action - ASK)
        elif phase == NAMING:
            self._name(seat, action - NAME)
        elif phase == GIVING:
            self._give(seat, action - GIVE)
        elif phase == DIGGING:
            self._unearth(seat, action - UNEARTH)
        else:
            self._collect(seat, action - KEEP)

    def _ask(self, seat: i64, phase: i64) -> None:
        self.phase = phase
        self.pending = bit(seat)

    def _ask_place(self, seat: i64, phase: i64) -> None:
        """MR-3.2; MR-3.5: without a place nothing happens; MR-3.11: a single one is not asked for."""
        self._ask(seat, phase)
        places = self.places(seat)
        if places == 0:
            self._fizzle(seat)
        elif places & (places - 1) == 0:
            self.apply_action(seat, SPACE + lowest(places))

    def _begin_turn(self) -> None:
        """MR-3.1: play a card, or without any go on to drawing."""
        if self.hand_size(self.turn) == 0:
            self._end_turn()
        else:
            self._ask(self.turn, PLAYING)

    def _play(self, seat: i64, kind: i64) -> None:
        """MR-3.1: a card out of the hand: a Shroom goes into a ring, an Action card is carried out."""
        self.lose(seat, kind)
        self.more = has_plus(kind)
        if self.events is not None:
            self.tell("played", {"seat": seat, "card": kind_name(kind)})
        if is_shroom(kind):
            self.card = kind
            self._ask_place(seat, PLACING)
        else:
            self.action = kind
            self._carry_out(seat)

    def _put(self, seat: i64, place: i64) -> None:
        """The card goes into a ring; MR-5.4, MR-5.6: a Deth Kapp from somebody else may first be stomped."""
        owner = place // SPACES
        if self.card == DETH and owner != seat:
            if self.events is not None:
                self.tell("threatens", {"seat": seat, "target": owner, "space": place % SPACES + 1})
            if self.hand_size(owner) > 0:  # MR-5.5
                self.place = place
                self._ask(owner, STOMPING)
                return
        elif self.events is not None:
            self._tell_put(seat, owner, place % SPACES + 1)
        self._come_in(place)

    def _tell_put(self, seat: i64, owner: i64, space: i64) -> None:
        if self.card >= DOWN:
            self.tell("covers", {"seat": seat, "space": space})
            self.tell("covers-card", {"seat": seat, "card": kind_name(self.card - DOWN)}, bit(seat))
        else:
            facts: dict[str, object] = {"seat": seat, "target": owner, "space": space, "card": kind_name(self.card)}
            facts["own"] = "yes" if seat == owner else "no"
            self.tell("puts", facts)

    def _come_in(self, place: i64) -> None:
        """Into the ring; MR-5.2, MR-5.7: a Deth Kapp turns its neighbours; MR-6.1: a full ring is scored."""
        self.lay(place, self.card)
        if self.card == DETH:
            spoil_neighbours(self, place)
        self.card = NONE
        self.place = NONE
        owner = place // SPACES
        if self.open & self.ring_of(owner) == 0:
            self._score(owner)
        else:
            self._go_on()

    def _go_on(self) -> None:
        """When a card is in its ring, and the ring scored if it was full (MR-3.7)."""
        if self.last_plays > 0:
            self._ask_last()
        elif self.action != NONE:
            self._end_action()
        elif self.more and self.hand_size(self.turn) > 0:
            self._ask(self.turn, EXTRA)
        else:
            self._end_turn()

    def _play_more(self, seat: i64, action: i64) -> None:
        """MR-3.6: one more Shroom, or none."""
        if action != PASS:
            self._play(seat, action)
        else:
            self.tell_seat("no-more", seat)
            self._end_turn()

    def _end_turn(self) -> None:
        """MR-3.8: fill the hand up."""
        self.more = False
        self._draw(max(HAND - self.hand_size(self.turn), 0), TURN_ENDS)

    def _close_turn(self) -> None:
        """The next player's turn; MR-7.7, MR-7.8: or the last plays of all."""
        self.turns += 1
        self.turn = self.left_of(self.turn)
        if self.dry or self.turns == TURNS_EACH * self.players:
            if self.events is not None:
                self.tell("all-last", {"why": "dry" if self.dry else "turns"})
            self._begin_last_plays(self.turn, self.players)
        else:
            self._begin_turn()

    def _draw(self, count: i64, after: i64) -> None:
        """MR-2.4, MR-2.5: draw, with a new draw pile when this one is empty, until all are drawn or both are empty."""
        if self.events is not None and min(count, self.cards_left()) > 0:
            self.tell("draws", {"seat": self.turn, "count": min(count, self.cards_left())})
        self.to_draw = count
        self.after = after
        while self.to_draw > 0:
            there = min(i64(len(self.deck)) - self.top, self.to_draw)
            if there > 0:
                self.draw_cards(self.turn, there)
                self.to_draw -= there
            elif self.cards_left() > 0:
                self.shuffle_discards()
            else:
                self.dry = True
                self.to_draw = 0
                self.tell("dry", {})
        self._drawn()

    def _drawn(self) -> None:
        """What the cards were drawn for goes on."""
        if self.after == TURN_ENDS:
            self._close_turn()
        elif self.after == DROPS:
            self._drop_two()
        else:
            self._end_action()

    # -- the Action cards -----------------------------------------------------------------------------------------------

    def _carry_out(self, seat: i64) -> None:
        """MR-4; MR-3.5: or nothing happens; MR-3.11: an only opponent or kind is not asked for."""
        action = self.action
        if action == DRAW:
            self._draw(3, DROPS)
        elif action == PICK:
            if self.players == 2:
                self._ask_opponent(seat, self.left_of(seat))
            else:
                self._ask(seat, ASKING)
        elif action == DIG:
            kinds = self.diggable()
            if kinds == 0:
                self._fizzle(seat)
            elif size(kinds) == 1:
                self._unearth(seat, lowest(kinds))
            else:
                self._ask(seat, DIGGING)
        else:
            self._ask_place(seat, AIMING)

    def _fizzle(self, seat: i64) -> None:
        if self.events is not None:
            self.tell("fizzles", {"seat": seat, "card": kind_name(self.action)})
        self._end_action()

    def _end_action(self) -> None:
        """MR-3.4: carried out, discarded, and the turn is over."""
        self._discard_action()
        self._end_turn()

    def _discard_action(self) -> None:
        if self.action != NONE:
            self.discards[self.action] += 1
        self.action = NONE
        self.asked = NOBODY
        self.colour = NONE

    def _drop_two(self) -> None:
        """MR-4.1: any two cards of the whole hand; MR-3.11: with no more than two, all of them without asking."""
        seat = self.turn
        self.to_drop = min(2, self.hand_size(seat))
        if self.hand_size(seat) > 2:
            self._ask(seat, DROPPING)
            return
        while self.to_drop > 0:
            self._discard(seat, lowest(self.kinds_held(seat)))
        self._end_action()

    def _drop(self, seat: i64, kind: i64) -> None:
        self._discard(seat, kind)
        if self.to_drop == 0:
            self._end_action()

    def _discard(self, seat: i64, kind: i64) -> None:
        self.lose(seat, kind)
        self.discards[kind] += 1
        self.to_drop -= 1
        if self.events is not None:
            self.tell("drops", {"seat": seat, "card": kind_name(kind)})

    def _take(self, seat: i64, place: i64) -> None:
        """MR-4.2, MR-4.3: out of an opponent's ring, to the discard pile or into the hand."""
        kind = self.rings[place] % DOWN
        self.rings[place] = NONE
        self.open |= bit(place)
        if self.action == STEAL:
            self.gain(seat, kind)
        else:
            self.discards[kind] += 1
        if self.events is not None:
            facts: dict[str, object] = {"seat": seat, "target": place // SPACES, "card": kind_name(kind)}
            self.tell("steals" if self.action == STEAL else "stomps", facts)
        self._end_action()

    def _ask_opponent(self, seat: i64, other: i64) -> None:
        self.asked = other
        self._ask(seat, NAMING)

    def _name(self, seat: i64, colour: i64) -> None:
        """MR-4.5: the opponent gives a card that answers; MR-4.6: or shows that there is none."""
        observe_answer(self, seat, colour)
        self.colour = colour
        other = self.asked
        if self.events is not None:
            self.tell("asks", {"seat": seat, "target": other, "colour": colour})
        if self.kinds_held(other) & matching(colour) != 0:
            self._ask(other, GIVING)
            return
        if self.events is not None:
            cards = self.hand_names(other)
            self.tell("shows", {"seat": other, "target": seat, "colour": colour})
            self.tell("sees", {"target": other, "seat": seat, "cards": cards, "count": len(cards)}, bit(seat))
        self._draw(2, ACTION_ENDS)

    def _give(self, seat: i64, kind: i64) -> None:
        self.hand_over(seat, self.turn, kind)
        if self.events is not None:
            self.tell("gives", {"seat": seat, "target": self.turn, "colour": self.colour})
            facts: dict[str, object] = {"seat": seat, "target": self.turn, "card": kind_name(kind)}
            self.tell("given", facts, bit(seat) | bit(self.turn))
        self._end_action()

    def _unearth(self, seat: i64, kind: i64) -> None:
        """MR-4.7: out of the discard pile, and into any ring."""
        self.discards[kind] -= 1
        self.card = kind
        if self.events is not None:
            self.tell("digs", {"seat": seat, "card": kind_name(kind)})
        self._ask_place(seat, PLACING)

    # -- Deth Kapp ------------------------------------------------------------------------------------------------------

    def _answer_deth(self, owner: i64, action: i64) -> None:
        """MR-5.4: the Deth Kapp comes in, or is stomped on the way."""
        if action != CRUSH:
            if self.events is not None:
                self.tell("lets", {"seat": owner, "space": self.place % SPACES + 1})
            self._come_in(self.place)
            return
        self.lose(owner, STOMP)
        self.discards[STOMP] += 1
        self.discards[DETH] += 1
        self.card = NONE
        self.place = NONE
        if self.events is not None:
            self.tell("crushes", {"seat": owner, "target": self.turn})
        self._go_on()

    # -- a full ring ----------------------------------------------------------------------------------------------------

    def _score(self, owner: i64) -> None:
        """MR-6.2, MR-6.3: the colour worth most, or the owner's choice among equals."""
        best = best_colours(self, owner)
        if best & (best - 1) != 0:
            self.best = best
            self._ask(owner, KEEPING)
        else:
            self._collect(owner, lowest(best) if best != 0 else NONE)

    def _collect(self, owner: i64, colour: i64) -> None:
        """MR-6.4, then MR-7.1: ten cards stop the turn."""
        self.best = 0
        collect(self, owner, colour)
        if self.last_plays > 0:
            self._next_last()  # MR-7.6
        elif self.collected[owner] >= ENOUGH:
            self._discard_action()
            if self.events is not None:
                self.tell("finished", {"seat": owner, "count": self.collected[owner]})
            self._begin_last_plays(self.left_of(owner), self.players - 1)
        else:
            self._go_on()

    # -- the end --------------------------------------------------------------------------------------------------------

    def _begin_last_plays(self, first: i64, players: i64) -> None:
        """MR-7.2, MR-7.7."""
        self.more = False
        self.turn = first
        self.last_plays = players
        self._ask_last()

    def _ask_last(self) -> None:
        """MR-7.3: whoever has cards left is asked; after all are done the match is over."""
        if self.last_plays == 0:
            self._tell_counted()
            self.phase = OVER
            self.pending = 0
        elif self.hand_size(self.turn) == 0:
            self._next_last()
        else:
            self._ask(self.turn, LAST)

    def _tell_counted(self) -> None:
        """Everybody's Score Pile."""
        if self.events is not None:
            for seat in range(self.players):
                cards: list[str] = []
                for kind in range(SHROOMS):
                    cards += [kind_name(kind)] * self.piles[seat * KINDS + kind]
                self.tell("counted", {"seat": seat, "cards": cards, "count": len(cards)})

    def _next_last(self) -> None:
        self.turn = self.left_of(self.turn)
        self.last_plays -= 1
        self._ask_last()

    def _play_last(self, seat: i64, action: i64) -> None:
        """MR-7.4, MR-7.5: Shrooms face up, Action cards face down."""
        if action == PASS:
            self.tell_seat("stops", seat)
            self._next_last()
            return
        if is_shroom(action):
            self.lose(seat, action)
            self.card = action
        else:
            self.cover(seat, action)
            self.card = action + DOWN
        self._ask_place(seat, PLACING)

    def outcome(self) -> Outcome:
        """MR-7.10: points, then fewer Wild Shrooms, then fewer cards."""
        values = []
        for seat in range(self.players):
            values.append([self.totals[seat], -self.piles[seat * KINDS + WILD], -self.collected[seat]])
        return ranked(self.scores(), ["points", "wilds", "cards"], values)

    # -- copies, and worlds that look the same ------------------------------------------------------------

    def copy(self) -> "MushRing":
        """An independent twin."""
        twin = MushRing(self.players, self.chance, self.cards)
        self.copy_onto(twin)
        return twin

    def resample(self, seat: i64, rng: Random) -> "MushRing":
        """A table this seat cannot tell from the real one."""
        guess = likely_guess(self, seat, rng)
        world = self.copy()
        redeal(world, guess, rng)
        return world
