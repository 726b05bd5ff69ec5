# compiled
"""Search: try every action in many imagined worlds, play the rest of the round quickly, and keep what did best."""

from collections.abc import Callable
from time import perf_counter
from typing import Final

from librt.random import Random
from mypy_extensions import i64

from donabe.bots.value import Value
from donabe.kernel.bits import lowest
from donabe.kernel.history import action_of, seat_of
from donabe.kernel.state import State

Policy = Callable[[State, int, Random], int]
Likelihood = Callable[[State, int, int, Random], float]  # of an action of a seat in a world, up to a factor

OPENINGS: Final = (
    8  # worlds of which one is drawn by the moves of the round's first phase, before the others are weighed
)


class Candidate:
    """An action with what was seen of it."""

    def __init__(self, action: i64) -> None:
        self.action = action
        self.visits: i64 = 0
        self.total: float = 0.0
        self.gained: i64 = 0

    def mean(self) -> float:
        """The share of the win it has led to, from 0 to 1."""
        return self.total / float(self.visits) if self.visits else 0.0

    def points(self) -> float:
        """The points it has brought by the end of the round."""
        return float(self.gained) / float(self.visits) if self.visits else 0.0


class Sample:
    """An action with what it led to in each of some worlds: the same worlds and luck for all that are compared."""

    def __init__(self, action: i64, players: i64) -> None:
        self.action = action
        self.shares: list[float] = []  # this seat's share of the win, world by world
        self.weights: list[float] = []  # of the worlds
        self.weight = 0.0  # of all of them
        self.totals: list[float] = [0.0] * players  # the shares of every seat, weighed and added up
        self.gained = 0.0

    def share(self, seat: i64) -> float:
        """A seat's share of the win, from 0 to 1."""
        return self.totals[seat] / self.weight

    def points(self) -> float:
        """The points it has brought by the end of the round."""
        return self.gained / self.weight


class Settings:
    """How a search goes about it."""

    def __init__(self, pool: i64 = 0, surprise: float = 1.0, likelihood: Likelihood | None = None) -> None:
        self.pool = pool  # how many worlds are imagined beforehand and weighed by what the others did; 0: none
        self.surprise = surprise  # times this goes a world's weight for each move that the rule of thumb would not make
        self.likelihood = likelihood  # of every move, where the game knows better than that


class Replay:
    """The round of an imagined world played again, up to some place in its history."""

    def __init__(self, world: State) -> None:
        self.world = world
        self.again = world.rewound()
        self.place: i64 = 0
        self.weight = 1.0


class Search:
    """A search for one decision of one seat: `policy` plays rounds out, `thumb` is how the others are thought to play."""

    def __init__(
        self, world: State, seat: i64, policy: Policy, thumb: Policy, value: Value, settings: Settings, rng: Random
    ) -> None:
        self.world = world
        self.seat = seat
        self.policy = policy
        self.thumb = thumb
        self.value = value
        self.settings = settings
        self.rng = rng
        self.simulations: i64 = 0
        self.pool: list[State] = []
        self.weights: list[float] = []
        self.weight = 0.0

    def ranked(self, simulations: i64) -> list[Candidate]:
        """All legal actions, the best first, after about so many playouts (sequential halving)."""
        legal = self.world.legal_actions(self.seat)
        candidates = [Candidate(action) for action in legal]
        if len(candidates) == 1:
            return candidates
        if self.settings.pool > 0 and not self.pool:
            self._weigh(min(self.settings.pool, simulations))
        alive = candidates
        out: list[Candidate] = []
        phases = halvings(i64(len(alive)))
        while len(alive) > 1:
            worlds = max(1, simulations // (phases * len(alive)))
            for _ in range(worlds):
                self._try_all(alive)
            alive.sort(key=Candidate.mean, reverse=True)
            kept = (len(alive) + 1) // 2
            out = alive[kept:] + out
            alive = alive[:kept]
        return alive + out

    def ranked_within(self, seconds: float) -> list[Candidate]:
        """The same for about so many seconds: a few playouts tell how many there can be."""
        start = perf_counter()
        trials = [Candidate(action) for action in self.world.legal_actions(self.seat)]
        for _ in range(2):
            self._try_all(trials)
        each = (perf_counter() - start) / float(max(1, self.simulations))
        return self.ranked(max(i64(len(trials)), i64((seconds - 2 * each) / each)))

    def compared(self, actions: list[int], worlds: i64) -> list[Sample]:
        """Some legal actions, each in the same new worlds: a fair comparison, whatever the actions were chosen by."""
        samples = [Sample(action, self.world.players) for action in actions]
        for _ in range(worlds):
            world, weight = (
                self._weighed() if self.settings.pool > 0 else (self.world.resample(self.seat, self.rng), 1.0)
            )
            luck = self.rng.randrange(1 << 62)
            for sample in samples:
                self._sample(sample, world.copy(), weight, Random(luck))
        return samples

    def _sample(self, sample: Sample, trial: State, weight: float, rng: Random) -> None:
        number, before = trial.round, trial.totals[self.seat]
        sample.shares.append(self._played(trial, sample.action, rng))
        sample.weights.append(weight)
        sample.weight += weight
        sample.gained += weight * float(trial.totals[self.seat] - before)
        for seat in range(trial.players):
            sample.totals[seat] += weight * self.value.share(trial, seat, number)

    def _try_all(self, alive: list[Candidate]) -> None:
        """One world for all of them, so that luck is the same for each."""
        world = self._imagined()
        luck = self.rng.randrange(1 << 62)
        for candidate in alive:
            trial = world.copy()
            candidate.total += self._played(trial, candidate.action, Random(luck))
            candidate.gained += trial.totals[self.seat] - world.totals[self.seat]
            candidate.visits += 1
            self.simulations += 1

    def _played(self, trial: State, action: i64, rng: Random) -> float:
        """The worth of a world after an action, the rest of the round played by the policy."""
        number = trial.round
        trial.apply(self.seat, action)
        policy = self.policy
        while trial.pending != 0 and trial.round == number:
            seat = lowest(trial.pending)
            trial.apply(seat, policy(trial, seat, rng))
        return self.value.share(trial, self.seat, number)

    # -- imagined worlds -----------------------------------------------------------------------------------------------

    def be_certain(self) -> None:
        """Take the given world for the only one there is."""
        self.pool = [self.world]
        self.weights = [1.0]
        self.weight = 1.0

    def _imagined(self) -> State:
        if not self.pool:
            return self.world.resample(self.seat, self.rng)
        return self.pool[drawn_by_weight(self.weights, self.weight, self.rng)]

    def _weigh(self, count: i64) -> None:
        """Imagine worlds, and weigh each by how well the policy explains what the others did in it."""
        for _ in range(count):
            world, weight = self._weighed()
            self.pool.append(world)
            self.weights.append(weight)
            self.weight += weight

    def _weighed(self) -> tuple[State, float]:
        """An imagined world and its weight: how likely it makes what the others did."""
        if self.settings.likelihood is None:
            world = self.world.resample(self.seat, self.rng)
            return world, self._go_on(Replay(world), to_the_end=True).weight
        replays = [
            self._go_on(Replay(self.world.resample(self.seat, self.rng)), to_the_end=False) for _ in range(OPENINGS)
        ]
        total = 0.0
        for replay in replays:
            total += replay.weight
        drawn = replays[drawn_by_weight([replay.weight for replay in replays], total, self.rng)]
        drawn.weight = total / float(OPENINGS)  # it stands for all of them
        return drawn.world, self._go_on(drawn, to_the_end=True).weight

    def _go_on(self, replay: "Replay", to_the_end: bool) -> "Replay":
        """Weigh the moves that come next, all of them or those of the phase in which the round is."""
        again, history = replay.again, replay.world.history
        phase = again.phase
        while replay.place < len(history) and (to_the_end or again.phase == phase):
            move = history[replay.place]
            seat, action = seat_of(move), action_of(move)
            if seat != self.seat:
                replay.weight *= self._likelihood_of_move(again, seat, action)
            again.apply(seat, action)
            replay.place += 1
        return replay

    def _likelihood_of_move(self, again: State, seat: i64, action: i64) -> float:
        likelihood = self.settings.likelihood
        if likelihood is not None:
            return likelihood(again, seat, action, self.rng)
        if len(again.legal_actions(seat)) > 1 and self.thumb(again, seat, self.rng) != action:
            return self.settings.surprise
        return 1.0


def drawn_by_weight(weights: list[float], total: float, rng: Random) -> i64:
    """A place in a list of weights, as likely as its part of their total."""
    mark = rng.random() * total
    for place in range(i64(len(weights))):
        mark -= weights[place]
        if mark <= 0.0:
            return place
    return len(weights) - 1


def halvings(count: i64) -> i64:
    """How often so many can be halved until one is left."""
    out: i64 = 0
    while count > 1:
        count = (count + 1) // 2
        out += 1
    return max(1, out)
