"""Episode: one match as environments play it, with its observations, rewards and pictures."""

import secrets
from collections.abc import Mapping
from typing import Any

from donabe import games
from donabe.kernel.game import Game
from donabe.kernel.options import Value
from donabe.kernel.state import State
from donabe.research.arguments import given_game, given_options, whole
from donabe.research.batch import match_seed
from donabe.research.layout import Layout
from donabe.research.playing import Playing, started
from donabe.research.rewards import check_reward, points_won, standings
from donabe.research.seeds import seed_bytes


class Episode:
    """A match after another of one game; `state` is the one being played."""

    def __init__(self, game: str, players: int | None, options: Mapping[str, Value] | None, reward: str) -> None:
        loaded = games.load(given_game(game))
        self.players = loaded.usual_players if players is None else whole("players", players)
        self.options = given_options(options)
        self.layout = Layout(loaded, self.players)
        self.reward = check_reward(reward)
        self._seed = seed_bytes(secrets.randbits(62))
        self._turn = 0
        self._playing = self._started()

    def _started(self) -> Playing:
        return started((self.game.key, self.players, self.options, match_seed(self._seed, 0, self._turn)))

    def begin(self, seed: int | None = None) -> None:
        """A new match: the first of those that follow from a seed, or without one the next."""
        self._turn += 1
        if seed is not None:
            self._seed = seed_bytes(whole("seed", seed))
            self._turn = 0
        self._playing = self._started()

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.layout.game

    @property
    def state(self) -> State:
        """The match being played."""
        return self._playing.table

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.pending == 0

    def play(self, seat: int, action: int) -> list[float]:
        """Carry out a legal action; returns what each seat is paid for it."""
        before = self.state.scores()
        self._playing.apply(seat, action)
        if self.reward == "points":
            return points_won(self.game, before, self.state.scores())
        return standings(self.state) if self.over else [0.0] * self.players

    def observed(self, seat: int) -> dict[str, Any]:
        """What a seat knows and may do."""
        return {
            "observation": self.layout.observed(self.state, seat),
            "action_mask": self.layout.mask(self.state, seat),
        }

    def rendered(self, mode: str | None, viewer: int | None = None) -> Any:
        """A picture of what a seat sees: of the one that decides, unless another is named."""
        from donabe.research.pictures import rendered

        if mode is None:
            return None
        return rendered(mode, self.game, self.state, self.state.actor() if viewer is None else viewer)
