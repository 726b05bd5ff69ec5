# compiled
"""What is allowed at a table of Mush-Ring. Clause numbers are those of RULES.md."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from donabe.games.mush_ring.cards import COLOURS, DETH, DIG, KINDS, SHROOMS, SPACES, STOMP, WILD, all_shrooms, matching
from donabe.games.mush_ring.table import (
    AIMING,
    ASKING,
    DIGGING,
    DROPPING,
    EXTRA,
    GIVING,
    KEEPING,
    LAST,
    NAMING,
    PLACING,
    PLAYING,
    STOMPING,
    Table,
)
from donabe.kernel.bits import bit, full, has, listed

SEATS_MOST: Final = 4
# actions: PLAY + kind, DROP + kind, GIVE + kind, UNEARTH + kind, SPACE + place, ASK + seat, NAME and KEEP + colour
PLAY: Final = 0
DROP: Final = PLAY + KINDS
GIVE: Final = DROP + KINDS
UNEARTH: Final = GIVE + WILD + 1
SPACE: Final = UNEARTH + SHROOMS
ASK: Final = SPACE + SEATS_MOST * SPACES
NAME: Final = ASK + SEATS_MOST
KEEP: Final = NAME + COLOURS
LET: Final = KEEP + COLOURS
CRUSH: Final = LET + 1
PASS: Final = LET + 2
ACTIONS: Final = LET + 3


class Allowed(Table):
    """The choices of each phase."""

    def choices(self, seat: i64) -> vec[i64]:
        """What may be done now: each phase asks for one sort of thing (MR-3.10)."""
        phase = self.phase
        if phase == PLAYING:
            return listed(self.kinds[seat])
        if phase in (PLACING, AIMING):
            return raised(self.places(seat), SPACE)
        if phase in (EXTRA, LAST):
            return append(listed(self.playable(seat)), PASS)
        if phase == STOMPING:
            out = vec[i64]([LET], capacity=2)
            return append(out, CRUSH) if has(self.kinds[seat], STOMP) else out
        if phase == DROPPING:
            return raised(self.kinds[seat], DROP)
        if phase == GIVING:
            return raised(self.kinds[seat] & matching(self.colour), GIVE)
        if phase == DIGGING:
            return raised(self.diggable(), UNEARTH)
        if phase == ASKING:
            return raised(full(self.players) & ~bit(seat), ASK)
        if phase == NAMING:
            return raised(full(COLOURS), NAME)
        return raised(self.best, KEEP)

    def playable(self, seat: i64) -> i64:
        """The kinds that may be played: any card, one more Shroom (MR-3.6), or what may fill a last ring (MR-7.4)."""
        kinds = self.kinds[seat]
        if self.phase == EXTRA:
            return kinds & all_shrooms()
        if self.phase == LAST:
            return kinds & ~bit(DETH)
        return kinds

    def places(self, seat: i64) -> i64:
        """The places one may choose: to put a card (MR-3.2, MR-4.7, MR-5.1), or to stomp or steal one (MR-4.4)."""
        own = self.ring_of(seat)
        if self.phase == AIMING:
            return full(self.players * SPACES) & ~self.open & ~own
        if self.action == DIG:
            return self.open
        return self.open & ~own if self.card == DETH else self.open & own

    def diggable(self) -> i64:
        """MR-4.7: the Shroom kinds of the discard pile."""
        out: i64 = 0
        for kind in range(i64(SHROOMS)):
            if self.discards[kind] > 0:
                out |= bit(kind)
        return out

    def why_not(self, seat: i64, action: i64) -> str:
        """The clause that stands against an action."""
        for choice in self.choices(seat):
            if choice == action:
                return ""
        return self._against(action)

    def _against(self, action: i64) -> str:
        phase = self.phase
        if action < DROP:
            return self._against_card(action)
        if SPACE <= action < ASK:
            return self._against_place(action - SPACE)
        if phase == DROPPING and action < GIVE:
            return "MR-4.1"
        if phase == GIVING and GIVE <= action < UNEARTH:
            return "MR-4.5"
        if phase == DIGGING and UNEARTH <= action < SPACE:
            return "MR-4.7"
        if phase == ASKING and ASK <= action < NAME:
            return "MR-4.5"
        if phase == KEEPING and KEEP <= action < LET:
            return "MR-6.3"
        if phase == STOMPING and action == CRUSH:
            return "MR-5.4"
        return "MR-3.10"

    def _against_card(self, kind: i64) -> str:
        if self.phase == LAST:
            return "MR-7.4" if kind == DETH else "MR-7.3"
        if self.phase == EXTRA and kind >= SHROOMS:
            return "MR-3.6"
        return "MR-3.1" if self.phase in (PLAYING, EXTRA) else "MR-3.10"

    def _against_place(self, place: i64) -> str:
        if self.phase == AIMING:
            return "MR-4.4" if place // SPACES < self.players else "MR-1.5"
        if self.phase != PLACING:
            return "MR-3.10"
        if place // SPACES >= self.players:
            return "MR-1.5"
        if self.action == DIG:
            return "MR-4.7"
        if self.card == DETH:
            return "MR-5.1"
        return "MR-7.3" if self.last_plays > 0 else "MR-3.2"


def raised(members: i64, by: i64) -> vec[i64]:
    """The members of a set in ascending order, as actions of one sort."""
    out = listed(members)
    for place in range(i64(len(out))):
        out[place] += by
    return out
