# compiled
"""State: the contract every game keeps, and the part of it that is the same for all of them.

A match is played in rounds. A round is settled by three things: how matters stood when it began (`opening`), the
shuffles read in it (`chance`), and the moves made since (`history`); `rewound` and `replayed` rest on that.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from donabe.kernel.action_set import ActionSet
from donabe.kernel.bits import filled, lowest_seat
from donabe.kernel.chance import Chance, Luck
from donabe.kernel.dice import Dice
from donabe.kernel.event import EVERYONE, NO_TRICK, Event
from donabe.kernel.fields import COPYING, Fields
from donabe.kernel.history import action_of, packed, seat_of
from donabe.kernel.outcome import Outcome

NOBODY: Final = -1  # where a seat could stand
USUAL_MOVES: Final = 64  # in a round; there can be more
NO_CHANCE: Final = Chance(b"")


@mypyc_attr(allow_interpreted_subclasses=True)  # a game in a folder of its own need not be compiled
class State:
    """Everything true at one table, hidden or not."""

    # Numbers are declared in the class body: the compiler then knows that they always have a value.
    players: i64 = 0
    round: i64 = 0
    phase: i64 = 0  # of the round; a game numbers and names its phases
    pending: i64 = 0  # the set of seats that owe a decision

    def __init__(self, players: i64, chance: Chance) -> None:
        self.players = players
        self.chance = chance
        self.round = 0
        self.phase = 0
        self.pending = 0
        self.totals: vec[i64] = filled(players, 0)
        self.history: vec[i32] = vec[i32]()  # this round's moves, packed (kernel/history.py)
        self.opening: State | None = None  # how matters stood before this round's deal
        self.events: list[Event] | None = None  # narration goes here unless it is off
        self.sheet: list[Event] | None = None  # rounds and score lines go here, narrated or not

    # -- what a game must say ------------------------------------------------------------------------------------

    def fields(self, twin: "State", each: Fields) -> None:
        """Give every field of the game's own to `each` under its name, and what comes back to the twin."""
        raise NotImplementedError

    def clear(self) -> None:
        """Give every field that belongs to one round its value before the deal, so that `opening` keeps no secret."""
        raise NotImplementedError

    def deal(self) -> None:
        """Set up the round whose number is `round`, from `chance`, and say who decides first."""
        raise NotImplementedError

    def add_legal(self, seat: i64, actions: ActionSet) -> None:
        """Add all that a seat that owes a decision may do, in ascending order, and never nothing."""
        raise NotImplementedError

    def against(self, seat: i64, action: i64) -> str:
        """The clause that stands against an action that is not legal for a seat that owes a decision."""
        raise NotImplementedError

    def apply_action(self, seat: i64, action: i64) -> None:
        """Carry out a legal action: write down what everybody learns from it, then change the state and `pending`."""
        raise NotImplementedError

    def outcome(self) -> Outcome:
        """Final ranks, once the match is over."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent twin (narration off): a new table of the same settings, then `copy_onto`."""
        raise NotImplementedError

    def resample(self, seat: i64, rng: Random) -> "State":
        """A state this seat cannot tell from the real one; depends on nothing but what the seat knows and rng.

        Its `chance` scripts the shuffles that led to it, and moves in its `history` that this seat has not seen are
        imagined too, so that `replayed` gives it again.
        """
        raise NotImplementedError

    def last_trick(self) -> i64:
        """The first trick, from 0, whose cards may be looked up while this round lasts, where a rulebook limits that."""
        return 0

    # -- who decides, and what ---------------------------------------------------------------------------------------

    def actors(self) -> list[int]:
        """The seats that owe a decision; none: the match is over; several: simultaneous, any order, hidden."""
        return [seat for seat in range(self.players) if (self.pending >> seat) & 1]

    def actor(self) -> i64:
        """The lowest seat that owes a decision, or NOBODY when the match is over."""
        if self.pending == 0:
            return NOBODY
        return lowest_seat(self.pending)

    def legal_set(self, seat: i64) -> ActionSet:
        """All that a seat that owes a decision may do."""
        actions = ActionSet()
        self.add_legal(seat, actions)
        return actions

    def legal(self, seat: i64) -> list[int]:
        """The action codes open to this seat, ascending; empty if it owes no decision."""
        if not (self.pending >> seat) & 1:
            return []
        return self.legal_set(seat).codes()

    def choices(self) -> ActionSet:
        """What the next seat that owes a decision (`actor`) may do, ascending; empty when the match is over."""
        return _choices(self)

    def choose(self, action: i64) -> ActionSet:
        """Carry out an action of that seat, and say what the next one may do; trusts its caller, as `apply` does."""
        _apply(self, lowest_seat(self.pending), action)
        return _choices(self)

    def legal_actions(self, seat: i64) -> vec[i64]:
        """The same for compiled code, of a seat that owes a decision."""
        return self.legal_set(seat).listed()

    def random_action(self, seat: i64, rng: Random) -> i64:
        """One of the actions open to a seat that owes a decision, all equally likely."""
        return self.legal_set(seat).drawn(rng)

    def why_not(self, seat: i64, action: i64) -> str:
        """The clause that forbids this action to a seat that owes a decision, or an empty string if it is legal."""
        return "" if self.legal_set(seat).holds(action) else self.against(seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action; trusts its caller (Match checks)."""
        _apply(self, seat, action)

    def scores(self) -> list[int]:
        """Points so far, by seat."""
        return [points for points in self.totals]  # noqa: C416

    # -- verbs for rules ---------------------------------------------------------------------------------------------

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise."""
        following = seat + 1
        if following == self.players:
            return 0
        return following

    def right_of(self, seat: i64) -> i64:
        """The next seat counter-clockwise."""
        if seat == 0:
            return self.players - 1
        return seat - 1

    def random_seat(self, purpose: str) -> i64:
        """A seat by chance, before the first round."""
        return self.chance.shuffle(1, purpose, self.players)[0]

    def shuffled(self, purpose: str, cards: vec[i64]) -> vec[i64]:
        """These cards in the order of this round's shuffle for a purpose."""
        return self.chance.ordered(self.round, purpose, cards)

    def hands_of(self, purpose: str, cards: vec[i64], held: i64) -> vec[i64]:
        """These cards dealt in this round so many to a hand, as sets; the last hand has what is left."""
        return self.chance.hands(self.round, purpose, cards, held)

    def tell(self, kind: str, facts: dict[str, object], audience: i64 = EVERYONE, trick: i64 = NO_TRICK) -> None:
        """Narrate; where it matters for speed, callers check `events` before they build the facts."""
        if self.events is not None:
            self.events.append(Event(kind, facts, audience, trick))

    def tell_seat(self, kind: str, seat: i64) -> None:
        """Narrate that a seat did something; costs nothing while narration is off."""
        if self.events is not None:
            self.events.append(Event(kind, {"seat": seat}))

    def most_points(self) -> i64:
        """The highest total."""
        totals = self.totals
        most = totals[0]
        for seat in range(1, self.players):
            most = max(most, totals[seat])
        return most

    def award(self, seat: i64, line: str, count: i64, points: i64) -> None:
        """Write one line of the score sheet and add it to the total."""
        self.totals[seat] += points
        if self.sheet is not None or self.events is not None:
            self._enter(Event("score", {"seat": seat, "line": line, "count": count, "points": points}))

    def _enter(self, event: Event) -> None:
        """Put an event on the score sheet, and tell it."""
        if self.sheet is not None:
            self.sheet.append(event)
        if self.events is not None:
            self.events.append(event)

    def begin_round(self) -> None:
        """Open the next round and deal it."""
        self.make_ready()
        opening = self.copy()
        opening.chance = NO_CHANCE
        self.open_round(opening)

    def make_ready(self) -> None:
        """Clear the table for the next round."""
        self.clear()
        self.round += 1
        self.history = vec[i32]()
        self.opening = None

    def open_round(self, opening: "State") -> None:
        """Deal the round that begins as `opening` keeps it."""
        self.opening = opening
        self.history = vec[i32](capacity=USUAL_MOVES)
        if self.sheet is not None or self.events is not None:
            self._enter(Event("round", {"round": self.round}))
        self.deal()

    def new_match(self, chance: Chance, sheet: list[Event] | None = None, events: list[Event] | None = None) -> "State":
        """A new match at a table that `make_ready` has cleared, its first round dealt; the table can be used again."""
        match = self.copy()
        match.chance = chance
        match.sheet = sheet
        match.events = events
        match.open_round(self)
        match.events = None
        return match

    # -- this round again ----------------------------------------------------------------------------------------------

    def moves(self) -> list[tuple[int, int]]:
        """This round's moves as (seat, action)."""
        return [(seat_of(move), action_of(move)) for move in self.history]

    def rewound(self) -> "State":
        """This round from its start: same deal, no moves yet."""
        if self.opening is None:
            raise ValueError("nothing has been dealt yet")
        return self.opening.new_match(self.chance)

    def replayed(self) -> "State":
        """This round played again from its start, move for move."""
        again = self.rewound()
        for move in self.history:
            again.apply(seat_of(move), action_of(move))
        return again

    # -- copies --------------------------------------------------------------------------------------------------------

    def copy_onto(self, twin: "State") -> None:
        """Every field onto a new table of the same settings."""
        twin.round = self.round
        twin.phase = self.phase
        twin.pending = self.pending
        totals = twin.totals  # a new table has a row of its own: filling it is quicker than making another
        for seat in range(self.players):
            totals[seat] = self.totals[seat]
        twin.history = self.history[:]
        twin.opening = self.opening
        self.fields(twin, COPYING)

    def detail(self) -> dict[str, object]:
        """Every field of the game's own, readable, for comparisons and playthroughs."""
        reader = Fields(reading=True)
        self.fields(self, reader)
        return reader.read

    def snapshot(self) -> dict[str, object]:
        """The whole state as plain data; equal snapshots are equal states."""
        return {
            "round": self.round,
            "pending": self.actors(),
            "totals": self.scores(),
            "history": [move for move in self.history],  # noqa: C416
            "phase": self.phase,
            **self.detail(),
        }


def _choices(state: State) -> ActionSet:
    """What the next seat may do."""
    actions = ActionSet()
    if state.pending != 0:
        state.add_legal(lowest_seat(state.pending), actions)
    return actions


def _apply(state: State, seat: i64, action: i64) -> None:
    """As a function it is compiled into the loops that call it."""
    state.history = append(state.history, packed(seat, action))
    state.apply_action(seat, action)


def play_out(state: State, rng: Random) -> i64:
    """Play random legal moves to the end of the match; returns how many decisions that took."""
    return _play_out(state, ActionSet(), Dice(rng))


def _play_out(state: State, actions: ActionSet, dice: Dice) -> i64:
    decisions: i64 = 0
    while state.pending != 0:
        seat = lowest_seat(state.pending)
        actions.clear()
        state.add_legal(seat, actions)
        action = actions.thrown(dice)
        state.history = append(state.history, packed(seat, action))
        state.apply_action(seat, action)
        decisions += 1
    return decisions


def play_matches(table: State, matches: i64, rng: Random) -> i64:
    """Play random matches at a table laid (`Game.laid`), deals from the same generator; returns how many decisions."""
    decisions: i64 = 0
    actions = ActionSet()
    dice = Dice(rng)
    for _match in range(matches):
        decisions += _play_out(table.new_match(Luck(rng)), actions, dice)
    return decisions
