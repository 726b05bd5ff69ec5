"""A yardstick for luck: the expert's search allowed to see everything. It shows how much there is to win."""

from librt.random import Random

from donabe.bots.levels import LEVELS
from donabe.bots.player import Bot, Budget
from donabe.bots.searching import SearchBot
from donabe.kernel.game import Game
from donabe.kernel.state import State


class AllSeeing(Bot):
    """Looks at all cards; for the lab only (`donabe.lab.all_seeing:AllSeeing`), no table seats it."""

    budget = Budget(simulations=300)  # more would not help: there is only one world to try

    def decide(self, game: Game, state: State, seat: int, rng: Random, budget: Budget | None = None) -> int:
        """The best action in the world as it is."""
        return self.choose(game, state.copy(), seat, rng, budget or self.budget)

    def choose(self, game: Game, world: State, seat: int, rng: Random, budget: Budget) -> int:
        """The best action if this world were the only one."""
        expert = LEVELS["expert"]
        assert isinstance(expert, SearchBot)
        search = expert.search(game, world, seat, rng)
        search.be_certain()
        return int(search.ranked(budget.simulations or self.budget.simulations)[0].action)
