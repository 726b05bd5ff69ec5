"""The results of a simulation: mean scores and win shares, with intervals."""

import math
from dataclasses import dataclass

from donabe.lab.simulation import Played

NORMAL_95 = 1.96


@dataclass(frozen=True)
class Estimate:
    """A mean with the half-width of its 95 % interval."""

    mean: float
    margin: float


class Tally:
    """Mean and spread of numbers that are added one by one and not kept."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self._spread = 0.0

    def add(self, value: float) -> None:
        """Add a number (Welford's method, which does not lose digits)."""
        self.count += 1
        step = value - self.mean
        self.mean += step / self.count
        self._spread += step * (value - self.mean)

    def estimate(self) -> Estimate:
        """The mean with its margin; the margin of a single number is not known (nan)."""
        if self.count < 2:
            return Estimate(self.mean, math.nan)
        return Estimate(self.mean, NORMAL_95 * math.sqrt(self._spread / (self.count - 1) / self.count))


class Standing:
    """The scores and the share of wins of one seat or one bot."""

    def __init__(self) -> None:
        self.score = Tally()
        self.wins = Tally()


class Summary:
    """Scores and wins by seat and by bot; shared wins are split.

    A match counts once for a bot that sits at several of its seats, with the mean over them: their results are not
    independent of each other.
    """

    def __init__(self) -> None:
        self.matches = 0
        self.seats: list[Standing] = []
        self.bots: dict[str, Standing] = {}

    def add(self, played: Played) -> None:
        """Add a match."""
        self.matches += 1
        if not self.seats:
            self.seats = [Standing() for _ in played.kinds]
        share = 1 / played.ranks.count(1)
        wins = [share if rank == 1 else 0.0 for rank in played.ranks]
        for seat, standing in enumerate(self.seats):
            standing.score.add(played.totals[seat])
            standing.wins.add(wins[seat])
        for kind in dict.fromkeys(played.kinds):
            seats = [seat for seat, other in enumerate(played.kinds) if other == kind]
            standing = self.bots.setdefault(kind, Standing())
            standing.score.add(sum(played.totals[seat] for seat in seats) / len(seats))
            standing.wins.add(sum(wins[seat] for seat in seats) / len(seats))
