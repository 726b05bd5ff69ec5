"""SeatEnv: a game for Gymnasium, one learner at a table of bots."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from librt.random import Random

from donabe.bots import Bot, bot
from donabe.kernel.options import Value
from donabe.research.arguments import NOT_BEGUN, one_of, whole
from donabe.research.episode import Episode
from donabe.research.pictures import MODES
from donabe.research.spaces import action_space, observation_space


class SeatEnv(gymnasium.Env[dict[str, Any], int]):
    """One seat of a game is the learner's; at the others sit bots of a level, or of one named for each.

    The learner's seat is drawn anew for each match unless it is named. An action that is not legal ends the match as lost.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        opponents: str | Bot | Sequence[str | Bot] = "casual",
        seat: int | None = None,
        reward: str = "standing",
        render_mode: str | None = None,
    ) -> None:
        self.episode = Episode(game, players, options, reward)
        self.opponents = _bots(opponents, self.episode.players - 1)
        self.observation_space = observation_space(self.episode.layout)
        self.action_space = action_space(self.episode.layout)
        self.render_mode = None if render_mode is None else one_of("render_mode", render_mode, MODES)
        self._named_seat = None if seat is None else whole("seat", seat, 0, self.episode.players - 1)
        self.seat = self._named_seat or 0
        self._begun = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        """A new match, up to the learner's first decision."""
        super().reset(seed=None if seed is None else whole("seed", seed), options=options)
        self.episode.begin(seed)
        drawn = int(self.np_random.integers(self.episode.players))
        self.seat = drawn if self._named_seat is None else self._named_seat
        self._let_bots_play()
        self._begun = True
        return self._observed(), self._info()

    def step(self, action: int) -> Any:
        """The learner's decision, and what the bots do until the next one."""
        if not self._begun:
            raise RuntimeError(NOT_BEGUN)
        number = whole("action", action)
        if number not in self.episode.state.legal(self.seat):
            self._begun = False
            return self._observed(), -1.0, True, False, {**self._info(), "illegal": number}
        paid = self.episode.play(self.seat, number)[self.seat] + self._let_bots_play()
        self._begun = not self.episode.over
        if self.render_mode == "human":
            self.render()
        return self._observed(), paid, self.episode.over, False, self._info()

    def action_masks(self) -> Any:
        """Which actions are legal now, as learners with masks ask for them."""
        return self.episode.layout.mask(self.episode.state, self.seat).astype(bool)

    def render(self) -> Any:
        """What the learner sees."""
        return self.episode.rendered(self.render_mode, self.seat)

    def _let_bots_play(self) -> float:
        """The others decide until the learner has to; returns what the learner is paid meanwhile."""
        paid = 0.0
        while not self.episode.over and self.seat not in self.episode.state.actors():
            seat = self.episode.state.actor()
            player = self.opponents[(seat - self.seat) % self.episode.players - 1]
            action = player.decide(self.episode.game, self.episode.state, seat, self._chance())
            paid += self.episode.play(seat, action)[self.seat]
        return paid

    def _chance(self) -> Random:
        """A generator for one decision: one that went on from match to match could not be copied with the rest."""
        return Random(int(self.np_random.integers(1 << 62)))

    def _observed(self) -> dict[str, Any]:
        return self.episode.observed(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "scores": self.episode.state.scores()}


def _bots(opponents: Any, seats: int) -> list[Bot]:
    """A bot for each other seat, clockwise from the learner's left."""
    named = [opponents] * seats if isinstance(opponents, str | Bot) else opponents
    if not isinstance(named, Sequence) or not all(isinstance(one, str | Bot) for one in named):
        raise TypeError(f"opponents is the name of a bot, a Bot, or a list of these, not {opponents!r}")
    if len(named) != seats:
        raise ValueError(f"there are {seats} opponents, and {len(named)} are named")
    return [bot(one) if isinstance(one, str) else one for one in named]
