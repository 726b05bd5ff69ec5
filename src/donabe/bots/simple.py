"""Bots that do not search."""

from librt.random import Random

from donabe.bots.player import Bot, Budget
from donabe.kernel.game import Game
from donabe.kernel.state import State


class RandomBot(Bot):
    """Any legal action, all equally likely."""

    name = "random"

    def decide(self, game: Game, state: State, seat: int, rng: Random, budget: Budget | None = None) -> int:
        """An action for this seat; what is legal is no secret to it, so no world is needed."""
        return self.choose(game, state, seat, rng, budget or self.budget)

    def choose(self, _game: Game, world: State, seat: int, rng: Random, _budget: Budget) -> int:
        """Any legal action."""
        legal = world.legal(seat)
        return legal[rng.randrange(len(legal))]


class ThumbBot(Bot):
    """The game's own rule of thumb."""

    name = "thumb"

    def choose(self, game: Game, world: State, seat: int, rng: Random, _budget: Budget) -> int:
        """What the rule of thumb says."""
        return game.thumb(world, seat, rng)


class DistractedBot(Bot):
    """The rule of thumb, but now and then any legal action."""

    def __init__(self, name: str, slips: float) -> None:
        self.name = name
        self.slips = slips

    def choose(self, game: Game, world: State, seat: int, rng: Random, _budget: Budget) -> int:
        """What the rule of thumb says, or anything."""
        if rng.random() < self.slips:
            legal = world.legal(seat)
            return legal[rng.randrange(len(legal))]
        return game.thumb(world, seat, rng)
