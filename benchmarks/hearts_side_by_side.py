"""Hearts here and in OpenSpiel, measured side by side in one process: `make beside`, and a part of `make bench`.

Slices of work are taken in turns, so that whatever else the machine does disturbs both alike. Both play deals of the same
length from the cards on, only decisions of players count, and copies and resampled worlds are of the same positions.
"""

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any, cast

import pyspiel  # type: ignore[import-not-found]
from benchmarks.measuring import pin_to_one_core, step_through
from benchmarks.openspiel_hearts import PLAYERS, SideBySide
from librt.random import Random

from donabe import games
from donabe.build_info import is_compiled
from donabe.kernel.chance import Chance
from donabe.kernel.game import Game
from donabe.kernel.state import State, play_matches, play_out

if TYPE_CHECKING:
    from examples.games.hearts.rules import Hearts

ONE_DEAL = {"target": 1}  # a match of theirs is one deal
BATCH = 20  # deals or rounds of all positions, between two looks at the clock
DEALS_WITH_POSITIONS = 4
THEIR_CHANCE = 53  # the direction of passing and the cards, in their history

Work = Callable[[], int]  # does something and returns how often


@dataclass
class Pair:
    """The same work in both engines."""

    metric: str
    ours: Work
    theirs: Work


class Clock:
    """How much an engine has done, and in how much time."""

    def __init__(self) -> None:
        self.done = 0
        self.wall = 0.0
        self.own = 0.0

    def run(self, work: Work, seconds: float) -> None:
        """Let it work for about so many seconds of wall time."""
        wall, own = perf_counter(), process_time()
        while perf_counter() - wall < seconds:
            for _ in range(BATCH):
                self.done += work()
        self.wall += perf_counter() - wall
        self.own += process_time() - own

    def wall_rate(self) -> float:
        """How much was done in a second of wall time."""
        return self.done / self.wall

    def own_rate(self) -> float:
        """How much was done in a second of the process's own time."""
        return self.done / self.own


class Ours:
    """Random play in our engine."""

    def __init__(self, game: Game) -> None:
        self.table = game.laid(PLAYERS, ONE_DEAL)
        self.rng = Random(1)
        self.numbers = iter(range(1 << 40))

    def new_match(self) -> State:
        """A deal from a seed of its own."""
        return self.table.new_match(Chance(next(self.numbers).to_bytes(32, "big")))

    def loop(self) -> int:
        """A deal in the engine."""
        return play_out(self.new_match(), self.rng)

    def own_generator(self) -> int:
        """A deal in the engine, the cards dealt by the simulation's generator."""
        return play_matches(self.table, 1, self.rng)

    def stepped(self) -> int:
        """A deal, every decision made here."""
        return step_through(self.new_match(), self.rng)


class Theirs:
    """Random play in OpenSpiel."""

    def __init__(self) -> None:
        self.game = pyspiel.load_game("hearts")
        self.bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(PLAYERS)]
        self.rng = Random(1)
        self.numbers = iter(range(1 << 40))

    def loop(self) -> int:
        """A deal in the engine."""
        state = self.game.new_initial_state()
        pyspiel.evaluate_bots(state, self.bots, next(self.numbers))
        return int(state.move_number()) - THEIR_CHANCE

    def stepped(self) -> int:
        """A deal, every decision and every card dealt chosen here."""
        state, rng = self.game.new_initial_state(), self.rng
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[rng.randrange(len(legal))])
        return int(state.move_number()) - THEIR_CHANCE


def positions(game: Game) -> list[tuple["Hearts", Any]]:
    """Every position of some random deals, in both engines."""
    rng = Random(1)
    along: list[tuple[Hearts, Any]] = []
    for number in range(DEALS_WITH_POSITIONS):
        table = cast("Hearts", game.start(PLAYERS, ONE_DEAL, number.to_bytes(32, "big")))
        deal = SideBySide(table)
        while not deal.is_over():
            seat = deal.actor()
            legal = deal.legal(seat)
            along.append((table.copy(), deal.theirs.clone()))
            deal.play(seat, legal[rng.randrange(len(legal))])
    return along


def pairs(game: Game) -> list[Pair]:
    """Everything that is compared."""
    ours, theirs, rng = Ours(game), Theirs(), Random(1)
    along = positions(game)
    here, there = [table for table, _ in along], [state for _, state in along]

    def our_copies() -> int:
        for table in here:
            table.copy()
        return len(here)

    def their_copies() -> int:
        for state in there:
            state.clone()
        return len(there)

    def our_worlds() -> int:
        for table in here:
            table.resample(table.actor(), rng)
        return len(here)

    def their_worlds() -> int:
        for state in there:
            state.resample_from_infostate(state.current_player(), rng.random)
        return len(there)

    return [
        Pair("loop_decisions_per_s", ours.loop, theirs.loop),
        Pair("own_generator_decisions_per_s", ours.own_generator, theirs.loop),
        Pair("stepped_decisions_per_s", ours.stepped, theirs.stepped),
        Pair("copies_per_s", our_copies, their_copies),
        Pair("resamples_per_s", our_worlds, their_worlds),
    ]


def compared(pair: Pair, seconds: float, turns: int) -> tuple[Clock, Clock]:
    """Both at their work, in turns."""
    here, there = Clock(), Clock()
    for clock, work in ((here, pair.ours), (there, pair.theirs)):
        Clock().run(work, 0)
        del clock
    for _ in range(turns):
        here.run(pair.ours, seconds / turns)
        there.run(pair.theirs, seconds / turns)
    return here, there


def main(seconds: float = 2.0, turns: int = 10) -> None:
    """Print the table as JSON rows, one for each engine and metric."""
    if not is_compiled():
        raise SystemExit("This donabe is not compiled with Hearts in it: run `make beside`")
    pin_to_one_core()
    game = games.load("hearts")
    rows = []
    for pair in pairs(game):
        for engine, clock in zip(("donabe", "openspiel"), compared(pair, seconds, turns), strict=True):
            row = {"game": "hearts", "players": PLAYERS, "build": "compiled", "engine": engine, "metric": pair.metric}
            rows.append({**row, "value": clock.own_rate(), "wall_value": clock.wall_rate()})
    print(json.dumps(rows))


if __name__ == "__main__":
    main(float(sys.argv[1]) if sys.argv[1:] else 2.0)
