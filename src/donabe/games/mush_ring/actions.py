# compiled
"""The Action cards of Mush-Ring, and what a Deth Kapp meets on its way. Clause numbers are those of RULES.md."""

from mypy_extensions import i64

from donabe.games.mush_ring.allowed import CRUSH, SPACE
from donabe.games.mush_ring.cards import DETH, DIG, DRAW, KINDS, PICK, SPACES, STEAL, STOMP, kind_name, matching
from donabe.games.mush_ring.drawing import ACTION_ENDS, DROPS, Drawing
from donabe.games.mush_ring.journal import ANSWERS, GAINED, GAVE, LACKED, LOST
from donabe.games.mush_ring.table import AIMING, ASKING, DIGGING, DOWN, DROPPING, GIVING, NAMING, NONE, PLACING
from donabe.kernel.bits import bit, lowest, size


class Actions(Drawing):
    """MR-4 and MR-5."""

    def enter(self, place: i64) -> None:
        """Let the card that is played lie in a ring."""
        raise NotImplementedError

    def go_on(self) -> None:
        """Go on when the card that is played has come to rest."""
        raise NotImplementedError

    def end_turn(self) -> None:
        """Fill the hand up and pass the turn on."""
        raise NotImplementedError

    def question(self, seat: i64, phase: i64) -> None:
        self.phase = phase
        self.pending = bit(seat)

    def choose_place(self, seat: i64, phase: i64) -> None:
        """MR-3.2; MR-3.11: a single possible place is not asked for."""
        self.question(seat, phase)
        places = self.places(seat)
        if places & (places - 1) == 0:
            self.act(seat, SPACE + lowest(places))

    def carry_out(self, seat: i64) -> None:
        """MR-4; MR-3.5: without anything to act upon, nothing happens."""
        action = self.action
        if action == DRAW:
            self.draw(3, DROPS)
        elif action == PICK:
            if self.players == 2:  # MR-3.11
                self.ask(seat, 1 - seat)
            else:
                self.question(seat, ASKING)
        elif action == DIG:
            self._dig(seat)
        else:
            self.phase = AIMING
            if self.places(seat) == 0:
                self._fizzle(seat)
            else:
                self.choose_place(seat, AIMING)

    def _fizzle(self, seat: i64) -> None:
        if self.story is not None:
            self.tell("fizzles", {"seat": seat, "card": kind_name(self.action)})
        self.end_action()

    def end_action(self) -> None:
        """MR-3.4: carried out, discarded, and the turn is over."""
        self.discard_action()
        self.end_turn()

    def discard_action(self) -> None:
        if self.action != NONE:
            self.discards[self.action] += 1
        self.action = NONE
        self.asked = NONE
        self.colour = NONE

    def drop_two(self) -> None:
        """MR-4.1: of the whole hand, any two."""
        self.to_drop = min(2, self.sizes[self.turn])
        if self.to_drop == 0:
            self.end_action()
        else:
            self.question(self.turn, DROPPING)

    def drop(self, seat: i64, kind: i64) -> None:
        self.out_of_hand(seat, kind)
        self.write(LOST, seat, kind)
        self.discards[kind] += 1
        self.to_drop -= 1
        if self.story is not None:
            self.tell("drops", {"seat": seat, "card": kind_name(kind)})
        if self.to_drop == 0:
            self.end_action()

    def take(self, seat: i64, place: i64) -> None:
        """MR-4.2, MR-4.3: out of an opponent's ring, to the discard pile or into the hand."""
        kind = self.rings[place] % DOWN
        self.rings[place] = NONE
        self.open |= bit(place)
        if self.action == STEAL:
            self.into_hand(seat, kind)
            self.write(GAINED, seat, kind)
        else:
            self.discards[kind] += 1
        if self.story is not None:
            facts: dict[str, object] = {"seat": seat, "target": place // SPACES, "card": kind_name(kind)}
            self.tell("steals" if self.action == STEAL else "stomps", facts)
        self.end_action()

    def ask(self, seat: i64, other: i64) -> None:
        self.asked = other
        self.question(seat, NAMING)

    def name(self, seat: i64, colour: i64) -> None:
        """MR-4.5, MR-4.6: the opponent gives a card that answers, or shows that there is none."""
        self.colour = colour
        other = self.asked
        if self.story is not None:
            self.tell("asks", {"seat": seat, "target": other, "colour": colour})
        if self.kinds[other] & matching(colour) != 0:
            self.write(ANSWERS, other, 0, seat, colour)
            self.question(other, GIVING)
            return
        self._show_hand(other, seat)
        self.draw(2, ACTION_ENDS)

    def _show_hand(self, seat: i64, asker: i64) -> None:
        self.write(LACKED, seat, 0, asker, self.colour)
        if self.story is not None:
            cards: list[object] = []
            for kind in range(KINDS):
                for _copy in range(self.held(seat, kind)):
                    cards.append(kind_name(kind))
            self.tell("shows", {"seat": seat, "target": asker, "colour": self.colour})
            self.tell("sees", {"target": seat, "seat": asker, "cards": cards, "count": len(cards)}, bit(asker))

    def give(self, seat: i64, kind: i64) -> None:
        self.out_of_hand(seat, kind)
        self.into_hand(self.turn, kind)
        self.write(GAVE, seat, kind, self.turn, self.colour)
        if self.story is not None:
            self.tell("gives", {"seat": seat, "target": self.turn, "colour": self.colour})
            facts: dict[str, object] = {"seat": seat, "target": self.turn, "card": kind_name(kind)}
            self.tell("given", facts, bit(seat) | bit(self.turn))
        self.end_action()

    def _dig(self, seat: i64) -> None:
        """MR-4.7; MR-3.11: a single kind is not asked for."""
        kinds = self.diggable()
        if kinds == 0:
            self._fizzle(seat)
        elif size(kinds) == 1:
            self.unearth(seat, lowest(kinds))
        else:
            self.question(seat, DIGGING)

    def unearth(self, seat: i64, kind: i64) -> None:
        self.discards[kind] -= 1
        self.card = kind
        if self.story is not None:
            self.tell("digs", {"seat": seat, "card": kind_name(kind)})
        self.choose_place(seat, PLACING)

    def answer_deth(self, owner: i64, action: i64) -> None:
        """MR-5.4: the Deth Kapp comes in, or is stomped on the way."""
        if action != CRUSH:
            if self.story is not None:
                self.tell("lets", {"seat": owner, "space": self.place % SPACES + 1})
            self.enter(self.place)
            return
        self.out_of_hand(owner, STOMP)
        self.write(LOST, owner, STOMP)
        self.discards[STOMP] += 1
        self.discards[DETH] += 1
        self.card = NONE
        self.place = NONE
        if self.story is not None:
            self.tell("crushes", {"seat": owner, "target": self.turn})
        self.go_on()
