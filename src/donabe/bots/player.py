"""Bot: the contract of a player that is a program."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from librt.random import Random

from donabe.kernel.game import Game
from donabe.kernel.state import State


@dataclass(frozen=True)
class Budget:
    """What a decision may cost: so many simulations, or about so many seconds; with neither, what the bot likes."""

    simulations: int = 0
    seconds: float = 0.0


class Bot(ABC):
    """A way to choose an action for a seat. It is never given the real table (docs/bots.md)."""

    name = ""
    budget = Budget()  # for a decision, unless the caller gives another

    def decide(self, game: Game, state: State, seat: int, rng: Random, budget: Budget | None = None) -> int:
        """An action for this seat at the real table."""
        return self.choose(game, state.resample(seat, rng), seat, rng, budget or self.budget)

    @abstractmethod
    def choose(self, game: Game, world: State, seat: int, rng: Random, budget: Budget) -> int:
        """An action for this seat, in a world it cannot tell from the real one."""
