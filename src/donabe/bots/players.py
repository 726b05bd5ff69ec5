"""The bots. A bot is never given the real table: it gets a world in which all that its seat cannot know is resampled."""

from abc import ABC, abstractmethod

from librt.random import Random

from donabe.kernel.errors import DonabeError, shortened
from donabe.kernel.game import Game
from donabe.kernel.state import State


class UnknownBot(DonabeError):
    """No bot of that name."""

    code = "unknown-bot"

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no bot called {shortened(name)!r}; choose one of {', '.join(BOTS)}")


class Bot(ABC):
    """A way to choose an action for a seat."""

    name: str

    def decide(self, game: Game, state: State, seat: int, rng: Random) -> int:
        """An action for this seat at the real table."""
        return self.choose(game, state.resample(seat, rng), seat, rng)

    @abstractmethod
    def choose(self, game: Game, world: State, seat: int, rng: Random) -> int:
        """An action for this seat in a world it cannot tell from the real one."""


class RandomBot(Bot):
    """Any legal action, all equally likely."""

    name = "random"

    def decide(self, _game: Game, state: State, seat: int, rng: Random) -> int:
        """An action for this seat; what is legal is no secret to it, so no world is needed."""
        legal = state.legal(seat)
        return legal[rng.randrange(len(legal))]

    def choose(self, game: Game, world: State, seat: int, rng: Random) -> int:
        """The same, in a resampled world."""
        return self.decide(game, world, seat, rng)


class ThumbBot(Bot):
    """The game's own rule of thumb."""

    name = "thumb"

    def choose(self, game: Game, world: State, seat: int, rng: Random) -> int:
        """What the rule of thumb says."""
        return game.thumb(world, seat, rng)


BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), ThumbBot())}


def bot(name: str) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name]
