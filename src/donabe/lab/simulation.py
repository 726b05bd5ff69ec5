"""Simulations: bots play many matches, on as many cores as there are, always with the same result."""

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

from donabe import bots, games
from donabe.bots.processes import cores
from donabe.kernel.errors import BadOption, BadSeat
from donabe.kernel.match import Match
from donabe.kernel.options import Value, shown
from donabe.kernel.record import encoded, recorded
from donabe.lab.chunks import play_in_chunks, play_on
from donabe.lab.executors import Team, Workers, in_this_process
from donabe.lab.seeds import match_seed

T = TypeVar("T")


@dataclass(frozen=True)
class Plan:
    """What to simulate; one bot's name stands for every seat."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...]
    seed: bytes
    options: Mapping[str, Value] = field(default_factory=dict)
    rotate: bool = True

    def check(self) -> None:
        """Raise the typed error if this cannot be played."""
        if self.games < 1:
            raise BadOption("error-simulation-games", found=shown(self.games))
        games.load(self.game).start(self.players, self.options, self.seed)
        for name in self.bots:
            bots.bot(name)
        if len(self.bots) not in {1, self.players}:
            raise BadSeat("error-bots-for-seats", seats=self.players, found=len(self.bots))

    def seating(self, index: int) -> list[tuple[str, str]]:
        """Who sits where in a match, as (name, bot): everybody moves one seat on from match to match."""
        kinds = self.bots * self.players if len(self.bots) == 1 else self.bots
        sitters = [(f"{kind} {number}", kind) for number, kind in enumerate(kinds, start=1)]
        first = index % self.players if self.rotate else 0
        return sitters[self.players - first :] + sitters[: self.players - first]


@dataclass(frozen=True)
class Played:
    """A match that was played: its record as a line of JSON, who sat where, and how it ended."""

    line: bytes
    kinds: list[str]
    totals: list[int]
    ranks: list[int]


def simulate(plan: Plan, workers: Workers | None = None, executor: Executor | None = None) -> Iterator[Played]:
    """The matches of a plan in order, on so many processes (default: all cores), a cluster or an executor.

    The matches are the same whatever plays them.
    """
    plan.check()
    return spread(partial(play_one, plan), range(plan.games), workers, executor)


def spread(
    play: Callable[[int], T], numbers: range, workers: Workers | None = None, executor: Executor | None = None
) -> Generator[T]:
    """What `play` answers for each number, in order, on so many processes (default: all cores), a cluster or an executor."""
    if executor is not None:
        slots = workers if isinstance(workers, int) else cores()
        return play_in_chunks(play, numbers, Team(executor, max(1, min(slots, len(numbers)))))
    if in_this_process(workers, len(numbers)):
        return (play(number) for number in numbers)
    return play_on(play, numbers, workers or cores())


def play_one(plan: Plan, index: int) -> Played:
    """One match of a plan; only its score sheet is kept of what happens."""
    seats = plan.seating(index)
    kinds = [kind for _, kind in seats]
    match = play_match(plan.game, seats, plan.options, match_seed(plan.seed, index))
    outcome = match.state.outcome()
    return Played(encoded(recorded(match, kinds)), kinds, outcome.totals, outcome.ranks)


def play_match(game: str, seats: Sequence[tuple[str, str]], options: Mapping[str, Value], seed: bytes) -> Match:
    """A whole match between bots, given as (name, bot) by seat; each has its own chances, derived from the seed."""
    match = Match(games.load(game), [name for name, _ in seats], options, seed, narrate=False)
    rngs = [bots.bot_rng(seed, seat) for seat in range(len(seats))]
    while not match.over:
        seat = match.state.actors()[0]
        bots.play_bot_move(match, seat, seats[seat][1], rngs[seat])
    return match
