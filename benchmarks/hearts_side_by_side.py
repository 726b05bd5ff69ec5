"""Hearts here and in OpenSpiel, measured side by side in one process: `make beside`, and a part of `make bench`.

Both play deals of the same length from the cards on, only decisions of players count, and copies, resampled worlds,
tensors and searches are of the same positions.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

import pyspiel  # type: ignore[import-not-found]
from benchmarks.measuring import pin_to_one_core, step_through
from benchmarks.openspiel_hearts import PASS, PLAYERS, SideBySide, TheirSearch
from benchmarks.turns import Work, in_turns, repeated
from librt.random import Random
from open_spiel.python.observation import make_observation

from donabe import games
from donabe.bots.search import Policy, Search, Settings
from donabe.bots.values import value_of
from donabe.build_info import is_compiled
from donabe.kernel.chance import Chance
from donabe.kernel.game import Game
from donabe.kernel.state import State, play_matches, play_out
from donabe.research import Layout

if TYPE_CHECKING:
    from examples.games.hearts.rules import Hearts

ONE_DEAL = {"target": 1}  # a match of theirs is one deal
BATCH = 20  # deals between two looks at the clock
DEALS_WITH_POSITIONS = 4
THEIR_CHANCE = 53  # the direction of passing and the cards, in their history
SIMULATIONS = 500  # of a search
SEARCHED = 12  # positions, from all parts of the deals


@dataclass
class Position:
    """The same position in both engines."""

    ours: "Hearts"
    theirs: Any
    seat: int
    legal: list[int]


@dataclass
class Pair:
    """The same work in both engines."""

    metric: str
    ours: Work
    theirs: Work


def main(seconds: float = 2.0, turns: int = 10) -> None:
    """Print JSON rows, one for each engine and metric; each works so many seconds."""
    if not is_compiled():
        raise SystemExit("This donabe is not compiled with Hearts in it: run `make beside`")
    pin_to_one_core()
    rows = []
    for pair in pairs(games.load("hearts")):
        clocks = in_turns((pair.ours, pair.theirs), seconds, turns)
        for engine, clock in zip(("donabe", "openspiel"), clocks, strict=True):
            row = {"game": "hearts", "players": PLAYERS, "build": "compiled", "engine": engine, "metric": pair.metric}
            rows.append({**row, "value": clock.own_rate(), "wall_value": clock.wall_rate()})
    print(json.dumps(rows))


def pairs(game: Game) -> Iterator[Pair]:
    """Everything that is compared."""
    ours, theirs, along = OurPlay(game), TheirPlay(), positions(game)
    here, there = OurPositions(game, along), TheirPositions(along)
    yield Pair("loop_decisions_per_s", repeated(ours.loop, BATCH), repeated(theirs.loop, BATCH))
    yield Pair("own_generator_decisions_per_s", repeated(ours.own_generator, BATCH), repeated(theirs.loop, BATCH))
    yield Pair("stepped_decisions_per_s", repeated(ours.stepped, BATCH), repeated(theirs.stepped, BATCH))
    yield Pair("copies_per_s", here.copies, there.copies)
    yield Pair("resamples_per_s", here.worlds, there.worlds)
    yield Pair("tensors_per_s", here.tensors, there.tensors)
    yield Pair("tensors_in_place_per_s", here.tensors_in_place, there.tensors_in_place)
    yield Pair("random_simulations_per_s", here.random_searches, there.searches)
    yield Pair("simulations_per_s", here.searches, there.searches)


# -- playing at random -------------------------------------------------------------------------------------------------


class OurPlay:
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


class TheirPlay:
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


# -- positions ---------------------------------------------------------------------------------------------------------


def positions(game: Game) -> list[Position]:
    """Every position of some random deals, in both engines."""
    rng = Random(1)
    along: list[Position] = []
    for number in range(DEALS_WITH_POSITIONS):
        table = cast("Hearts", game.start(PLAYERS, ONE_DEAL, number.to_bytes(32, "big")))
        deal = SideBySide(table)
        while not deal.is_over():
            seat = deal.actor()
            legal = deal.legal(seat)
            along.append(Position(table.copy(), deal.theirs.clone(), seat, legal))
            deal.play(seat, legal[rng.randrange(len(legal))])
    return along


def to_search(along: list[Position]) -> list[Position]:
    """Some of them in which there is a choice; their search cannot always imagine what was passed (`SideBySide.asked`)."""
    open_ones = [position for position in along if len(position.legal) > 1 and position.legal[0] < PASS]
    return [open_ones[number * len(open_ones) // SEARCHED] for number in range(SEARCHED)]


class OurPositions:
    """What is done with positions in our engine."""

    def __init__(self, game: Game, along: list[Position]) -> None:
        self.game = game
        self.seats = [(position.ours, position.seat) for position in along]
        self.searched = [(position.ours, position.seat) for position in to_search(along)]
        self.layout = Layout(game, PLAYERS)
        self.rng = Random(1)

    def copies(self) -> int:
        """A copy of each."""
        for table, _seat in self.seats:
            table.copy()
        return len(self.seats)

    def worlds(self) -> int:
        """A world that the actor cannot tell from each."""
        for table, seat in self.seats:
            table.resample(seat, self.rng)
        return len(self.seats)

    def tensors(self) -> int:
        """What the actor knows, in a new array."""
        for table, seat in self.seats:
            self.layout.observed(table, seat)
        return len(self.seats)

    def tensors_in_place(self) -> int:
        """The same in an array that is written again and again."""
        for table, seat in self.seats:
            self.layout.observe(table, seat)
        return len(self.seats)

    def random_searches(self) -> int:
        """A search in each, with random playouts."""
        return self._searches(State.random_action)

    def searches(self) -> int:
        """A search in each as our bots do it, with playouts by the rule of thumb."""
        return self._searches(self.game.thumb)

    def _searches(self, policy: Policy) -> int:
        done = 0
        value = value_of(self.game, PLAYERS)
        for table, seat in self.searched:
            search = Search(table, seat, policy, self.game.thumb, value, Settings(), self.rng)
            search.ranked(SIMULATIONS)
            done += search.simulations
        return done


class TheirPositions:
    """What is done with positions in OpenSpiel."""

    def __init__(self, along: list[Position]) -> None:
        self.seats = [(position.theirs, position.seat) for position in along]
        self.searched = [position.theirs for position in to_search(along)]
        recall = pyspiel.IIGObservationType(perfect_recall=True)
        self.observation = make_observation(pyspiel.load_game("hearts"), recall)
        self.search = TheirSearch(exploration=6.0, seed=1)
        self.rng = Random(1)

    def copies(self) -> int:
        """A copy of each."""
        for state, _seat in self.seats:
            state.clone()
        return len(self.seats)

    def worlds(self) -> int:
        """A world that the actor cannot tell from each."""
        for state, seat in self.seats:
            state.resample_from_infostate(seat, self.rng.random)
        return len(self.seats)

    def tensors(self) -> int:
        """What the actor knows, in a new list."""
        for state, seat in self.seats:
            state.information_state_tensor(seat)
        return len(self.seats)

    def tensors_in_place(self) -> int:
        """The same in an array that is written again and again."""
        for state, seat in self.seats:
            self.observation.set_from(state, seat)
        return len(self.seats)

    def searches(self) -> int:
        """A search in each, with random playouts, the only ones it has."""
        for state in self.searched:
            self.search.step(state, SIMULATIONS)
        return SIMULATIONS * len(self.searched)


if __name__ == "__main__":
    main(float(sys.argv[1]) if sys.argv[1:] else 2.0)
