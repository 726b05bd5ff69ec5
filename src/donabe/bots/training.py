"""Learns from matches between rules of thumb how much a point is worth after each round: `make values`."""

import json
import math
import statistics
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from librt.random import Random
from rich.console import Console
from rich.progress import track

from donabe import games
from donabe.bots.processes import ProcessPool, cores
from donabe.bots.value import won
from donabe.kernel.game import Game

MOST_ROUNDS = 8  # later rounds of an open number count as the last of these
FILE = Path(__file__).with_name("values.json")

Standing = tuple[list[int], list[float]]  # points by seat after a round, and each seat's share of the win in the end


def main(
    matches: Annotated[int, typer.Option(min=10, help="How many matches of each game and number of players.")] = 400,
    out: Annotated[Path, typer.Option(help="Where the numbers go, as JSON.")] = FILE,
) -> None:
    """Play matches of all games at all numbers of players and write down what points were worth."""
    settings = [(key, players) for key in games.keys() for players in games.load(key).players]  # noqa: SIM118
    with ProcessPool(cores()) as pool:
        jobs = [pool.submit(sharpness, key, players, matches) for key, players in settings]
        found = [job.result() for job in track(jobs, "Learning", console=Console(stderr=True))]
    table: dict[str, dict[str, list[float]]] = {}
    for (key, players), numbers in zip(settings, found, strict=True):
        table.setdefault(key, {})[str(players)] = [round(number, 5) for number in numbers]
    out.write_text(json.dumps(table, indent=1) + "\n", "utf-8")


def sharpness(key: str, players: int, matches: int) -> list[float]:
    """By round, how much a point counts, and last how much in a finished match."""
    game = games.load(key)
    after: list[list[Standing]] = [[] for _ in range(MOST_ROUNDS)]
    ends: list[int] = []
    for number in range(matches):
        *between, (totals, _) = standings(game, players, number)
        mean = round(statistics.fmean(totals))
        ends += [points - mean for points in totals]
        for place, standing in enumerate(between):
            after[min(place, MOST_ROUNDS - 1)].append(standing)
    sign = -1.0 if game.fewest_win else 1.0
    rounds = [fitted(standing, sign) for standing in after if len(standing) >= max(1, matches // 20)]
    return [*rounds, 1 / max(0.1, statistics.pstdev(ends))]


def standings(game: Game, players: int, number: int) -> list[Standing]:
    """The points after each round of a match, with its result."""
    rng = Random(number)
    state = game.start(players, {}, number.to_bytes(32, "big"))
    points = []
    while state.pending:
        before = state.round
        seat = state.actor()
        state.apply(seat, game.thumb(state.resample(seat, rng), seat, rng))
        if state.round != before or not state.pending:
            points.append(state.scores())
    shares = [won(state, seat) for seat in range(players)]
    return [(scores, shares) for scores in points]


def fitted(standings: list[Standing], sign: float) -> float:
    """The sharpness under which the softmax of points explains the results best."""

    def surprise(sharp: float) -> float:
        return sum(-math.log(max(1e-12, explained(scores, shares, sign * sharp))) for scores, shares in standings)

    return best_between(1e-4, 3.0, surprise)


def explained(scores: list[int], shares: list[float], sharp: float) -> float:
    """The chance that a softmax gives to what came out."""
    most = max(sharp * score for score in scores)
    weights = [math.exp(sharp * score - most) for score in scores]
    return math.fsum(share * weight for share, weight in zip(shares, weights, strict=True)) / math.fsum(weights)


def best_between(low: float, high: float, cost: Callable[[float], float]) -> float:
    """Where a cost with one valley is lowest, on a logarithmic scale."""
    left, right = math.log(low), math.log(high)
    for _ in range(40):
        third = (right - left) / 3
        if cost(math.exp(left + third)) < cost(math.exp(right - third)):
            right -= third
        else:
            left += third
    return math.exp((left + right) / 2)


if __name__ == "__main__":
    typer.run(main)
