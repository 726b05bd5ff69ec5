# compiled
"""What is allowed at a table of Happy Mochi. Clause numbers are those of RULES.md."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from donabe.games.happy_mochi.cards import DRAW, PASS, RESERVE, VALUES, colour, value
from donabe.games.happy_mochi.moves import (
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
    WAIT,
)
from donabe.games.happy_mochi.table import DRAWING, GIVING, INSERTING, RESOLVING, TURN, Table

WRONG_NUMBER: Final = 3
TWO_COLOURS: Final = 4


class Allowed(Table):
    """The moves that are open, and the clause against every other."""

    # -- playing a pair ----------------------------------------------------------------------------------------------

    def objection(self, tens: i64, ones: i64) -> i64:
        """HM-4.3 to HM-4.6: which clause of section 4 forbids these two neighbours on the central pair; 0: none."""
        if value(tens) == value(ones):
            return 0  # happy mochi
        number = value(tens) * VALUES + value(ones)
        if (number <= self.central()) if self.plus else (number >= self.central()):
            return WRONG_NUMBER
        if self.one_colour() and colour(tens) != colour(ones):
            return TWO_COLOURS
        return 0

    def central(self) -> i64:
        """HM-4.2: the number that the central pair shows."""
        return value(self.left[-1]) * VALUES + value(self.right[-1])

    def one_colour(self) -> bool:
        """HM-4.4: whether the central pair asks for a pair of one colour."""
        return colour(self.left[-1]) == colour(self.right[-1])

    # -- drawing a card ----------------------------------------------------------------------------------------------

    def common_cards(self) -> bool:
        """HM-5.5, HM-5.6: whether the centre can spare a card: from the deck, or from under the central pair."""
        return self.deck_size() > 0 or len(self.left) > 1 or len(self.right) > 1

    def can_draw(self, seat: i64) -> bool:
        """Whether there is anything for this seat to draw."""
        return self.common_cards() or self.reserves.size(seat) > 0

    # -- the open moves ----------------------------------------------------------------------------------------------

    def choices(self, seat: i64) -> vec[i64]:
        """The moves open to a seat that owes a decision."""
        out = vec[i64](capacity=16)
        if self.phase == TURN:
            return self._turns(seat, out)
        if self.phase == INSERTING:
            return _counted_up(out, INSERT, self.rows.size(seat) + 1)  # HM-5.2
        if self.phase == DRAWING:
            return self._draws(seat, out)
        if self.phase == RESOLVING:
            return self._effects(seat, out)
        if self.phase == GIVING:
            return _counted_up(out, GIVE, self.rows.size(seat))  # HM-6.6
        return _counted_up(out, LAY_ASIDE, self.rows.size(seat))  # HM-7.5

    def _turns(self, seat: i64, out: vec[i64]) -> vec[i64]:
        """HM-3.1: play any pair that fits, or draw; HM-3.3: wait only if nothing can be drawn."""
        for place in range(self.rows.size(seat) - 1):
            if self.objection(self.rows.at(seat, place), self.rows.at(seat, place + 1)) == 0:
                out = append(out, PLAY + place)
        out = self._draws(seat, out)
        return out if self.can_draw(seat) else append(out, WAIT)

    def _draws(self, seat: i64, out: vec[i64]) -> vec[i64]:
        """HM-5.1: the top of either central stack, the top of the deck, or a reserve of one's own."""
        if self.common_cards():
            out = _counted_up(out, TAKE_LEFT, 3)
        return _counted_up(out, TAKE_RESERVE, self.reserves.size(seat))

    def owes(self, effect: i64) -> bool:
        """Whether the pair just played still has this effect to come."""
        return effect in (self.owed_left, self.owed_right)

    def _effects(self, seat: i64, out: vec[i64]) -> vec[i64]:
        """HM-6.8: any effect that is left, in any order; HM-6.9: once only optional ones are left, none."""
        cards = self.rows.size(seat)
        if self.owes(DRAW):
            out = _counted_up(out, NAME, self.players)
        if self.owes(PASS) and cards > 0:
            out = append(out, PASS_ON)
        if not self.owes(DRAW):
            out = append(out, SKIP)
        return _counted_up(out, LAY_ASIDE, cards) if self.owes(RESERVE) else out

    # -- why not -----------------------------------------------------------------------------------------------------

    def why_not(self, seat: i64, action: i64) -> str:
        """The clause that stands against a move."""
        if self.phase == TURN:
            return self._why_no_turn(seat, action)
        if self.phase == RESOLVING:
            return self._why_no_effect(seat, action)
        if self.phase == DRAWING:
            return self._why_no_draw(seat, action) if TAKE_LEFT <= action < WAIT else "HM-6.4"
        cards = self.rows.size(seat)
        if self.phase == INSERTING:
            return "" if INSERT <= action <= INSERT + cards else "HM-5.2"
        if self.phase == GIVING:
            return "" if GIVE <= action < GIVE + cards else "HM-6.6"
        return "" if LAY_ASIDE <= action < LAY_ASIDE + cards else "HM-7.5"

    def _why_no_turn(self, seat: i64, action: i64) -> str:
        if action < TAKE_LEFT:
            if action + 1 >= self.rows.size(seat):
                return "HM-4.1"
            clause = self.objection(self.rows.at(seat, action), self.rows.at(seat, action + 1))
            return "" if clause == 0 else f"HM-4.{clause}"
        if action < WAIT:
            return self._why_no_draw(seat, action)
        if action == WAIT:
            return "HM-3.3" if self.can_draw(seat) else ""
        return "HM-3.1"

    def _why_no_draw(self, seat: i64, action: i64) -> str:
        if action < TAKE_RESERVE and self.common_cards():
            return ""
        if action < TAKE_RESERVE:
            return "HM-5.5" if action == TAKE_DECK else "HM-5.6"
        return "" if action - TAKE_RESERVE < self.reserves.size(seat) else "HM-5.1"

    def _why_no_effect(self, seat: i64, action: i64) -> str:
        cards = self.rows.size(seat)
        if NAME <= action < PASS_ON:
            return "" if self.owes(DRAW) and action < NAME + self.players else "HM-6.3"
        if action == PASS_ON:
            return "" if self.owes(PASS) and cards > 0 else "HM-6.5"
        if action == SKIP:
            return "HM-6.9" if self.owes(DRAW) else ""
        if LAY_ASIDE <= action < GIVE:
            return "" if self.owes(RESERVE) and action < LAY_ASIDE + cards else "HM-6.7"
        return "HM-6.1"


def _counted_up(out: vec[i64], first: i64, count: i64) -> vec[i64]:
    """The moves with these following moves behind them."""
    for step in range(count):
        out = append(out, first + step)
    return out
