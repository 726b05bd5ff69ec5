# compiled
"""What a match looks worth at the end of a round: each seat's share of the win."""

import math

from mypy_extensions import i64

from donabe.kernel.state import State

CLOSENESS = 0.15  # how much of the worth of a finished match is its margin: a narrow loss is better than none


class Value:
    """Shares of the win: certain when the match is over, before that what leads of this size have led to.

    `sharpness` says how much a point counts after round 1, 2 and so on, and as its last number how much in a finished
    match: shares are the softmax of points times sharpness.
    """

    def __init__(self, sharpness: list[float], fewest_win: bool) -> None:
        self.sharpness = sharpness
        self.sign: float = -1.0 if fewest_win else 1.0

    def share(self, state: State, seat: i64, ended: i64) -> float:
        """A seat's share of the win after so many rounds, from 0 to 1."""
        last: i64 = len(self.sharpness) - 1
        if state.pending != 0:
            return self._hoped(state, seat, self.sharpness[max(0, min(ended, last) - 1)])
        return (1.0 - CLOSENESS) * won(state, seat) + CLOSENESS * self._hoped(state, seat, self.sharpness[last])

    def _hoped(self, state: State, seat: i64, sharpness: float) -> float:
        scale = sharpness * self.sign
        mine = state.totals[seat]
        total = 0.0
        for other in range(state.players):
            lead: i64 = state.totals[other] - mine
            total += math.exp(min(50.0, scale * float(lead)))
        return 1.0 / total


def won(state: State, seat: i64) -> float:
    """A seat's share of the win of a finished match; those who share it split it."""
    ranks = state.outcome().ranks
    if ranks[seat] != 1:
        return 0.0
    return 1.0 / float(ranks.count(1))
