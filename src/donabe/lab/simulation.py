"""Simulations: bots play many matches, on as many cores as there are, always with the same result."""

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from librt.random import Random

from donabe import bots, games
from donabe.kernel.errors import BadOption, BadSeat, DonabeError
from donabe.kernel.event import Event
from donabe.kernel.match import Match
from donabe.kernel.options import Value
from donabe.kernel.record import encoded, recorded
from donabe.lab.seeds import bot_rng, match_seed


class BotFault(DonabeError):
    """A bot did something that the rules do not allow: a fault of ours, with what it takes to see it again."""

    code = "bot-fault"


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
            raise BadOption(f"a simulation has at least one game, not {self.games}")
        games.load(self.game).start(self.players, self.options, self.seed)
        for name in self.bots:
            bots.bot(name)
        if len(self.bots) not in {1, self.players}:
            raise BadSeat(f"name one bot for all seats or {self.players}, one for each; not {len(self.bots)}")

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


def simulate(plan: Plan, workers: int | None = None) -> Iterator[Played]:
    """The matches of a plan in order; the same ones whatever the number of workers (all cores unless told)."""
    plan.check()
    count = min(workers or cores(), plan.games)
    if count <= 1:
        return (play_one(plan, index) for index in range(plan.games))
    from donabe.lab.workforce import shared_out

    return shared_out(plan, count)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_one(plan: Plan, index: int) -> Played:
    """One match of a plan."""
    seats = plan.seating(index)
    kinds = [kind for _, kind in seats]
    seed = match_seed(plan.seed, index)
    match = Match(games.load(plan.game), [name for name, _ in seats], plan.options, seed)
    rngs = [bot_rng(seed, seat) for seat in range(plan.players)]
    while not match.over:
        seat = match.state.actors()[0]
        decide(match, seat, kinds[seat], rngs[seat])
    outcome = match.state.outcome()
    return Played(encoded(recorded(match, kinds)), kinds, outcome.totals, outcome.ranks)


def decide(match: Match, seat: int, kind: str, rng: Random) -> list[Event]:
    """Let a bot play for a seat; returns what happened."""
    action = bots.bot(kind).decide(match.game, match.state, seat, rng)
    try:
        return match.play(seat, action)
    except DonabeError as error:
        where = f"match with seed {match.seed.hex()}, move {len(match.moves) + 1}, seat {seat}"
        raise BotFault(f"bot {kind} broke the rules ({where}): {error}") from None
