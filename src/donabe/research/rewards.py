"""Rewards: what learners are paid, zero in sum over the table."""

from donabe.kernel.game import Game
from donabe.kernel.state import State
from donabe.research.arguments import one_of
from donabe.research.batch import standing

REWARDS = ("standing", "points")


def check_reward(name: str) -> str:
    """The name, if there is such a reward."""
    return one_of("reward", name, REWARDS)


def standings(state: State) -> list[float]:
    """By seat, at the end of a match: from 1 for beating everybody to -1 for being beaten by all; ties share."""
    ranks = state.outcome().ranks
    return [standing(ranks, seat) / (len(ranks) - 1) for seat in range(len(ranks))]


def points_won(game: Game, before: list[int], after: list[int]) -> list[float]:
    """By seat, the points won since, more than the table's average; the other way round where the fewest win."""
    won = [now - then for then, now in zip(before, after, strict=True)]
    average = sum(won) / len(won)
    sign = -1 if game.fewest_win else 1
    return [sign * (points - average) for points in won]
