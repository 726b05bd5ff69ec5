# compiled
"""Mush-Ring: fill your ring, keep its best colour, spoil the rings of others. Clause numbers are those of RULES.md."""

from librt.random import Random
from mypy_extensions import i64

from donabe.games.mush_ring.actions import Actions
from donabe.games.mush_ring.allowed import ASK, DROP, GIVE, KEEP, NAME, PASS, SPACE, UNEARTH
from donabe.games.mush_ring.cards import (
    DETH,
    ENOUGH,
    HAND,
    KINDS,
    SHROOMS,
    SPACES,
    TURNS_EACH,
    WILD,
    has_plus,
    kind_name,
)
from donabe.games.mush_ring.drawing import DROPS, TURN_ENDS
from donabe.games.mush_ring.imagining import imagined
from donabe.games.mush_ring.journal import COVERED, LOST, on_spot
from donabe.games.mush_ring.scoring import best_colours, collect, spoil_neighbours
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
)
from donabe.kernel.bits import bit, lowest
from donabe.kernel.outcome import Outcome, ranked


class MushRing(Actions):
    """The game, in the order it is played."""

    # -- dealing -----------------------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """MR-2: five cards each, the Dealer begins."""
        self.dealer = self.chance.shuffle(1, "dealer", self.players)[0]  # MR-2.1
        self.shuffle_from(self.copies, "deal")
        for step in range(self.players):
            for _card in range(i64(HAND)):
                self.draw_card((self.dealer + step) % self.players)
        if self.story is not None:
            self.tell("dealt", {"seat": self.dealer})
        self.turn = self.dealer
        self._begin_turn()

    # -- a turn ------------------------------------------------------------------------------------------------------------

    def _begin_turn(self) -> None:
        """MR-3.1: play a card, or without any go on to drawing."""
        if self.sizes[self.turn] == 0:
            self.end_turn()
        else:
            self.question(self.turn, PLAYING)

    def act(self, seat: i64, action: i64) -> None:
        """Whatever this phase asks for."""
        phase = self.phase
        if phase == PLACING:
            self.put(seat, action - SPACE)
        elif phase == PLAYING:
            self._play(seat, action)
        elif phase == EXTRA:
            self._play_more(seat, action)
        elif phase == LAST:
            self._play_last(seat, action)
        elif phase == AIMING:
            self.take(seat, action - SPACE)
        elif phase == STOMPING:
            self.answer_deth(seat, action)
        elif phase == DROPPING:
            self.drop(seat, action - DROP)
        elif phase == ASKING:
            self.ask(seat, action - ASK)
        elif phase == NAMING:
            self.name(seat, action - NAME)
        elif phase == GIVING:
            self.give(seat, action - GIVE)
        elif phase == DIGGING:
            self.unearth(seat, action - UNEARTH)
        else:
            self._collect(seat, action - KEEP)

    def _play(self, seat: i64, kind: i64) -> None:
        """MR-3.1: a card out of the hand: a Shroom goes into a ring, an Action card is carried out."""
        self.out_of_hand(seat, kind)
        self.write(LOST, seat, kind)
        self.more = has_plus(kind)
        if self.story is not None:
            self.tell("played", {"seat": seat, "card": kind_name(kind)})
        if kind < SHROOMS:
            self.card = kind
            self.choose_place(seat, PLACING)
        else:
            self.action = kind
            self.carry_out(seat)

    def put(self, seat: i64, place: i64) -> None:
        """The card goes into a ring; MR-5.4, MR-5.6: a Deth Kapp from somebody else may first be stomped."""
        owner = place // SPACES
        if self.card == DETH and owner != seat:
            if self.story is not None:
                self.tell("threatens", {"seat": seat, "target": owner, "space": place % SPACES + 1})
            if self.sizes[owner] > 0:  # MR-5.5
                self.place = place
                self.question(owner, STOMPING)
                return
        elif self.story is not None:
            self._tell_put(seat, owner, place % SPACES + 1)
        self.enter(place)

    def _tell_put(self, seat: i64, owner: i64, space: i64) -> None:
        if self.card >= DOWN:
            self.tell("covers", {"seat": seat, "space": space})
            self.tell("covers-card", {"seat": seat, "card": kind_name(self.card - DOWN)}, bit(seat))
        else:
            facts: dict[str, object] = {"seat": seat, "target": owner, "space": space, "card": kind_name(self.card)}
            facts["own"] = "yes" if seat == owner else "no"
            self.tell("puts", facts)

    def enter(self, place: i64) -> None:
        """The card lies in the ring: MR-5.2, MR-5.7: a Deth Kapp turns its neighbours; MR-6.1: a full ring is scored."""
        kind = self.card
        self.card = NONE
        self.place = NONE
        self.rings[place] = kind
        if kind >= DOWN:
            last = i64(len(self.journal)) - 1
            self.journal[last] = on_spot(self.journal[last], place % SPACES)
        self.open &= ~bit(place)
        if kind == DETH:
            spoil_neighbours(self, place)
        owner = place // SPACES
        if self.open & self.ring_of(owner) == 0:
            self._score(owner)
        else:
            self.go_on()

    def go_on(self) -> None:
        """When a card is in its ring, and the ring scored if it was full (MR-3.7)."""
        if self.last_plays > 0:
            self._ask_last()
        elif self.action != NONE:
            self.end_action()
        elif self.more and self.sizes[self.turn] > 0:
            self.question(self.turn, EXTRA)
        else:
            self.end_turn()

    def _play_more(self, seat: i64, action: i64) -> None:
        """MR-3.6: one more Shroom, or none."""
        if action != PASS:
            self._play(seat, action)
            return
        if self.story is not None:
            self.tell("no-more", {"seat": seat})
        self.end_turn()

    def end_turn(self) -> None:
        """MR-3.8: fill the hand up."""
        self.more = False
        self.draw(max(HAND - self.sizes[self.turn], 0), TURN_ENDS)

    def drawn(self) -> None:
        """What the cards were drawn for goes on."""
        if self.after == TURN_ENDS:
            self._close_turn()
        elif self.after == DROPS:
            self.drop_two()
        else:
            self.end_action()

    def _close_turn(self) -> None:
        """The next player's turn; MR-7.7, MR-7.8: or the last plays of all."""
        self.turns += 1
        next_seat = self.left_of(self.turn)
        if self.dry or self.turns == TURNS_EACH * self.players:
            if self.story is not None:
                self.tell("all-last", {"why": "dry" if self.dry else "turns"})
            self._begin_last_plays(next_seat, self.players)
            return
        self.turn = next_seat
        self._begin_turn()

    # -- a full ring -------------------------------------------------------------------------------------------------------

    def _score(self, owner: i64) -> None:
        """MR-6.2, MR-6.3: the colour worth most, or the owner's choice among equals."""
        best = best_colours(self, owner)
        if best & (best - 1) != 0:
            self.best = best
            self.question(owner, KEEPING)
        else:
            self._collect(owner, lowest(best) if best != 0 else NONE)

    def _collect(self, owner: i64, colour: i64) -> None:
        """MR-6.4, then MR-7.1: ten cards stop the turn."""
        self.best = 0
        collect(self, owner, colour)
        if self.last_plays > 0:
            self._next_last()  # MR-7.6
        elif self.collected[owner] >= ENOUGH:
            self.discard_action()
            if self.story is not None:
                self.tell("finished", {"seat": owner, "count": self.collected[owner]})
            self._begin_last_plays(self.left_of(owner), self.players - 1)
        else:
            self.go_on()

    # -- the end -----------------------------------------------------------------------------------------------------------

    def _begin_last_plays(self, first: i64, players: i64) -> None:
        """MR-7.2, MR-7.7."""
        self.more = False
        self.turn = first
        self.last_plays = players
        self._ask_last()

    def _ask_last(self) -> None:
        """MR-7.3: whoever has cards left is asked; after all are done the match is over."""
        while self.last_plays > 0 and self.sizes[self.turn] == 0:
            self.turn = self.left_of(self.turn)
            self.last_plays -= 1
        if self.last_plays > 0:
            self.question(self.turn, LAST)
        else:
            self.phase = OVER
            self.pending = 0

    def _next_last(self) -> None:
        self.turn = self.left_of(self.turn)
        self.last_plays -= 1
        self._ask_last()

    def _play_last(self, seat: i64, action: i64) -> None:
        """MR-7.4, MR-7.5: Shrooms face up, Action cards face down."""
        if action == PASS:
            if self.story is not None:
                self.tell("stops", {"seat": seat})
            self._next_last()
            return
        self.out_of_hand(seat, action)
        if action < SHROOMS:
            self.write(LOST, seat, action)
            self.card = action
        else:
            self.write(COVERED, seat, action)
            self.card = action + DOWN
        self.choose_place(seat, PLACING)

    def outcome(self) -> Outcome:
        """MR-7.10: points, then fewer Wild Shrooms, then fewer cards."""
        values = []
        for seat in range(self.players):
            values.append([self.totals[seat], -self.piles[seat * KINDS + WILD], -self.collected[seat]])
        return ranked(self.scores(), ["points", "wilds", "cards"], values)

    # -- copies ------------------------------------------------------------------------------------------------------------

    def copy(self) -> "MushRing":
        """An independent twin."""
        twin = MushRing(self.players, self.chance, self.copies)
        self.copy_onto(twin)
        return twin

    def resample(self, seat: i64, rng: Random) -> "MushRing":
        """A table this seat cannot tell from the real one."""
        world = imagined(self, seat, rng)
        assert isinstance(world, MushRing)
        return world
