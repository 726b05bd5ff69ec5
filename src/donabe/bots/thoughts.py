"""What the expert thinks of a seat's choices, from what that seat knows: for hints and reviews."""

from dataclasses import dataclass, replace

from librt.random import Random

from donabe.bots.levels import LEVELS
from donabe.bots.player import Budget
from donabe.bots.search import Candidate
from donabe.bots.searching import SearchBot
from donabe.kernel.game import Game
from donabe.kernel.state import State
from donabe.kernel.view import Text

THINKER = "expert"
HINTED = 3  # choices in a hint


@dataclass(frozen=True)
class Thought:
    """An action, with what it is expected to lead to."""

    action: int
    share: float  # of the win, from 0 to 1
    points: float  # gained by the end of the round
    tried: int  # in so many imagined worlds; 0 for the only action there is
    reason: Text | None = None  # for it, where the game can give one


def thoughts(game: Game, state: State, seat: int, rng: Random, budget: Budget | None = None) -> list[Thought]:
    """Every legal action of a seat at the real table, the best first; depends only on what the seat knows."""
    expert = LEVELS[THINKER]
    assert isinstance(expert, SearchBot)
    world = state.resample(seat, rng)
    ranked = expert.ranked(game, world, seat, rng, budget or expert.budget)
    return [_thought(each, game.reason(world, seat, int(each.action))) for each in ranked]


def _thought(candidate: Candidate, reason: Text | None) -> Thought:
    return Thought(int(candidate.action), candidate.mean(), candidate.points(), int(candidate.visits), reason)


def hinted(found: list[Thought]) -> list[Thought]:
    """The best few; none promises more than a better one, which was tried in more worlds."""
    best: list[Thought] = []
    for thought in found[:HINTED]:
        share = min(thought.share, best[-1].share) if best else thought.share
        best.append(replace(thought, share=share))
    return best
