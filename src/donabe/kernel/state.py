# compiled
"""State: the contract every game keeps, and the part of it that is the same for all of them.

A match is played in rounds. A round is settled by three things: how matters stood when it began (`opening`), the
shuffles read in it (`chance`), and the moves made since (`history`); `rewound` and `replayed` rest on that.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from donabe.kernel.bits import filled, lowest
from donabe.kernel.chance import Chance
from donabe.kernel.event import EVERYONE, Event
from donabe.kernel.outcome import Outcome

SEATS: Final = 8  # a move in `history` is packed as action * SEATS + seat
NO_CHANCE = Chance(b"")


@mypyc_attr(allow_interpreted_subclasses=True)  # a game in a folder of its own need not be compiled
class State:
    """Everything true at one table, hidden or not."""

    def __init__(self, players: i64, chance: Chance) -> None:
        self.players = players
        self.chance = chance
        self.round: i64 = 0
        self.pending: i64 = 0  # the set of seats that owe a decision
        self.totals: vec[i64] = filled(players, 0)
        self.history: vec[i64] = vec[i64]()  # this round's moves
        self.opening: State | None = None  # how matters stood before this round's deal
        self.story: list[Event] | None = None  # narration goes here unless it is off

    # -- what a game must say ------------------------------------------------------------------------------------

    def choices(self, seat: i64) -> vec[i64]:
        """The actions open to a seat that owes a decision, ascending, never empty."""
        raise NotImplementedError

    def act(self, seat: i64, action: i64) -> None:
        """Carry out a legal action: change the state and `pending`."""
        raise NotImplementedError

    def deal(self) -> None:
        """Set up the round whose number is `round`, from `chance`, and say who decides first."""
        raise NotImplementedError

    def clear(self) -> None:
        """Take everything off the table that belongs to the last round alone, so that `opening` keeps no secret of it."""

    def copy(self) -> "State":
        """An independent twin (narration off)."""
        raise NotImplementedError

    def resample(self, seat: i64, rng: Random) -> "State":
        """A state this seat cannot tell from the real one; depends on nothing but what the seat knows and rng.

        Its `chance` scripts the shuffles that led to it, and moves in its `history` that this seat has not seen are
        imagined too, so that `replayed` gives it again.
        """
        raise NotImplementedError

    def why_not(self, seat: i64, action: i64) -> str:
        """The clause that forbids this action to a seat that owes a decision, or an empty string if it is legal."""
        raise NotImplementedError

    def outcome(self) -> Outcome:
        """Final ranks, once the match is over."""
        raise NotImplementedError

    def detail(self) -> dict[str, object]:
        """Every field of the game's own, readable, for comparisons and playthroughs."""
        raise NotImplementedError

    # -- what is the same for every game ---------------------------------------------------------------------------

    def actors(self) -> list[int]:
        """The seats that owe a decision; none: the match is over; several: simultaneous, any order, hidden."""
        return [seat for seat in range(self.players) if (self.pending >> seat) & 1]

    def actor(self) -> i64:
        """The lowest seat that owes a decision, or -1 when the match is over."""
        if self.pending == 0:
            return -1
        return lowest(self.pending)

    def legal(self, seat: i64) -> list[int]:
        """The action codes open to this seat, ascending; empty if it owes no decision."""
        if not (self.pending >> seat) & 1:
            return []
        return [action for action in self.choices(seat)]  # noqa: C416

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action; trusts its caller (Match checks)."""
        self.history = append(self.history, action * SEATS + seat)
        self.act(seat, action)

    def scores(self) -> list[int]:
        """Points so far, by seat."""
        return [points for points in self.totals]  # noqa: C416

    def begin_round(self) -> None:
        """Open the next round and deal it."""
        self.clear()
        self.round += 1
        self.history = vec[i64]()
        self.opening = None
        opening = self.copy()
        opening.chance = NO_CHANCE
        self.opening = opening
        if self.story is not None:
            self.story.append(Event("round", {"round": self.round}))
        self.deal()

    def rewound(self) -> "State":
        """This round from its start: same deal, no moves yet."""
        opening = self.opening
        if opening is None:
            raise ValueError("nothing has been dealt yet")
        start = opening.copy()
        start.opening = opening
        start.chance = self.chance
        start.deal()
        return start

    def replayed(self) -> "State":
        """This round played again from its start, move for move."""
        again = self.rewound()
        for move in self.history:
            again.apply(move % SEATS, move // SEATS)
        return again

    def copy_into(self, twin: "State") -> None:
        """The shared half of `copy`."""
        twin.round = self.round
        twin.pending = self.pending
        twin.totals = self.totals[:]
        twin.history = self.history[:]
        twin.opening = self.opening

    def tell(self, kind: str, facts: dict[str, object], audience: i64 = EVERYONE) -> None:
        """Narrate; callers in a hot path check `story` before they build the facts."""
        if self.story is not None:
            self.story.append(Event(kind, facts, audience))

    def award(self, seat: i64, line: str, count: i64, points: i64) -> None:
        """Write one line of the score sheet and add it to the total."""
        self.totals[seat] += points
        if self.story is not None:
            self.story.append(Event("score", {"seat": seat, "line": line, "count": count, "points": points}))

    def snapshot(self) -> dict[str, object]:
        """The whole state as plain data; equal snapshots are equal states."""
        return {
            "round": self.round,
            "pending": self.actors(),
            "totals": self.scores(),
            "history": [move for move in self.history],  # noqa: C416
            **self.detail(),
        }


def play_out(state: State, rng: Random) -> i64:
    """Play random legal moves to the end of the match; returns how many decisions that took."""
    decisions: i64 = 0
    while state.pending != 0:
        seat = lowest(state.pending)
        choices = state.choices(seat)
        count: i64 = len(choices)  # a length is a native number only once it is in a variable
        state.apply(seat, choices[rng.randrange(count)])
        decisions += 1
    return decisions
