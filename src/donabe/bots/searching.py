"""Bots that search: they try actions out in worlds they imagine."""

from librt.random import Random

from donabe.bots.player import Bot, Budget
from donabe.bots.search import Candidate, Search, Settings, halvings
from donabe.bots.values import value_of
from donabe.kernel.game import Game
from donabe.kernel.state import State

BRIEF_WORLDS = 8  # in which each action is tried before the worse half is dropped, unless the game says otherwise


class SearchBot(Bot):
    """Tries every action in many imagined worlds, and takes what did best."""

    def __init__(self, name: str, budget: Budget, *, surprise: float = 1.0, brief: bool = False) -> None:
        self.name = name
        self.budget = budget
        self.surprise = surprise  # below 1: worlds are weighed by what the others did, where that pays
        self.brief = brief  # it stops when each action was tried in as many worlds as the game calls brief

    def choose(self, game: Game, world: State, seat: int, rng: Random, budget: Budget) -> int:
        """The action that did best; where even one world would be too much, now and then what the rule of thumb says."""
        if self.brief and (often := brief_worlds(game, world.players)) < 1 and rng.random() >= often:
            return game.thumb(world, seat, rng)
        return int(self.ranked(game, world, seat, rng, budget)[0].action)

    def search(self, game: Game, world: State, seat: int, rng: Random) -> Search:
        """A search for a decision of this seat."""
        pool = game.weighed_worlds if self.surprise < 1.0 and not nothing_seen(game, world) else 0
        value = value_of(game, world.players)
        settings = Settings(pool, self.surprise, game.likelihood)
        return Search(world, seat, game.playout or game.thumb, game.thumb, value, settings, rng)

    def ranked(self, game: Game, world: State, seat: int, rng: Random, budget: Budget) -> list[Candidate]:
        """All legal actions, the best first, with what they led to."""
        search = self.search(game, world, seat, rng)
        if budget.seconds > 0:
            return search.ranked_within(budget.seconds)
        most = budget.simulations or self.budget.simulations
        actions = len(world.legal(seat))
        return search.ranked(min(most, briefly(game, world.players, actions)) if self.brief else most)


def nothing_seen(game: Game, world: State) -> bool:
    """Whether a game that knows how likely moves are would only be asked about secret ones, which are imagined too."""
    return game.likelihood is not None and game.phases[world.phase] in game.secret_phases


def briefly(game: Game, players: int, actions: int) -> int:
    """The simulations of a brief choice between so many actions."""
    return max(1, int(brief_worlds(game, players))) * actions * int(halvings(actions))


def brief_worlds(game: Game, players: int) -> float:
    """In how many worlds each action is tried before the worse half is dropped."""
    return game.brief_worlds.get(players, BRIEF_WORLDS)
