"""Games for PettingZoo: one agent decides after another (AEC), or all who owe a decision together (parallel)."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import gymnasium
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from donabe.kernel.options import Value
from donabe.kernel.view import SPECTATOR
from donabe.research.arguments import NOT_BEGUN, one_of, whole
from donabe.research.episode import Episode
from donabe.research.pictures import MODES
from donabe.research.spaces import action_space, observation_space

VERSION = 1  # of observations, actions and rewards alike; goes up when a learner would have to start anew

Spaces = tuple[gymnasium.spaces.Space[Any], gymnasium.spaces.Space[Any]]


class _Agents:
    """What both kinds of environment have: an episode, and agents named after their seats."""

    metadata: dict[str, Any]
    render_mode: str | None

    def _seat_down(self, episode: Episode, max_cycles: int | None, render_mode: str | None, viewer: int | None) -> None:
        self.episode = episode
        self.max_cycles = None if max_cycles is None else whole("max_cycles", max_cycles, 1)
        self.render_mode = None if render_mode is None else one_of("render_mode", render_mode, MODES)
        self._viewer = None if viewer is None else whole("viewer", viewer, SPECTATOR, episode.players - 1)
        self.possible_agents = [f"player_{seat}" for seat in range(episode.players)]
        self.agents: list[str] = []
        self._spaces: dict[str, Spaces] = {
            agent: (observation_space(episode.layout), action_space(episode.layout)) for agent in self.possible_agents
        }
        name = f"{episode.game.key}_v{VERSION}"
        self.metadata = {"name": name, "render_modes": list(MODES), "is_parallelizable": False, "render_fps": 2}

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._spaces[agent][1]

    def seat_of(self, agent: str) -> int:
        """The number of an agent's seat."""
        if agent not in self._spaces:
            raise ValueError(f"agents are {', '.join(self.possible_agents)}, not {agent!r}")
        return self.possible_agents.index(agent)

    def render(self) -> Any:
        """What the agent that decides sees, or the viewer named at the beginning."""
        over = self.episode.over and self._viewer is None
        return self.episode.rendered(self.render_mode, SPECTATOR if over else self._viewer)

    def close(self) -> None:
        """Nothing to free."""


class TurnEnv(_Agents, AECEnv[str, dict[str, Any], int]):
    """A match in which one agent decides after another; simultaneous choices are asked for one by one, hidden."""

    def __init__(
        self,
        episode: Episode,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        viewer: int | None = None,
    ) -> None:
        super().__init__()
        self._seat_down(episode, max_cycles, render_mode, viewer)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new match."""
        self.episode.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decisions = 0
        self.agent_selection = self.possible_agents[self.episode.state.actor()]

    def last(self, observe: bool = True) -> Any:
        """What the agent selected knows and has been paid, and whether the match is over for it."""
        if not hasattr(self, "agent_selection"):
            raise RuntimeError(NOT_BEGUN)
        return super().last(observe)

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, with a mask that is all zeros while it owes no decision."""
        return self.episode.observed(self.seat_of(agent))

    def step(self, action: int | None) -> None:
        """The decision of the agent selected, None for one whose match is over."""
        if not self.agents:
            raise RuntimeError(NOT_BEGUN)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._play(self.seat_of(agent), action)
        self._decisions += 1
        if self.episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self._decisions >= self.max_cycles * self.episode.players:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.episode.state.actor()]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _play(self, seat: int, action: int | None) -> None:
        number = whole("action", action)
        if number not in self.episode.state.legal(seat):
            raise ValueError(f"action {number} is not legal for player_{seat}: see the action mask")
        self.rewards = dict(zip(self.possible_agents, self.episode.play(seat, number), strict=True))


class TogetherEnv(_Agents, ParallelEnv[str, dict[str, Any], int]):
    """A match in which all who owe a decision decide at once; actions of the others do not count.

    For an action that is not legal a random one is played, and the agent's info says so.
    """

    def __init__(
        self,
        episode: Episode,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        viewer: int | None = None,
    ) -> None:
        self._seat_down(episode, max_cycles, render_mode, viewer)
        self._rng = Random()

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """A new match."""
        self.episode.begin(seed)
        if seed is not None:
            self._rng.seed(whole("seed", seed))
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._observed(), {agent: {} for agent in self.agents}

    def _observed(self) -> dict[str, dict[str, Any]]:
        return {agent: self.episode.observed(self.seat_of(agent)) for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Any:
        """Every decision that is owed now."""
        if not self.agents:
            raise RuntimeError(NOT_BEGUN)
        given = {self.seat_of(agent): action for agent, action in _by_agent(actions).items()}
        agents = self.agents
        rewards = dict.fromkeys(agents, 0.0)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        for seat in self.episode.state.actors():
            agent = self.possible_agents[seat]
            action, replaced = self._legal(seat, given.get(seat))
            infos[agent] = {"replaced": True} if replaced else {}
            for other, paid in zip(agents, self.episode.play(seat, action), strict=True):
                rewards[other] += paid
        self._cycles += 1
        over = self.episode.over
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        observations = self._observed()
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def _legal(self, seat: int, action: int | None) -> tuple[int, bool]:
        legal = self.episode.state.legal(seat)
        number = -1 if action is None else whole("action", action)
        return (number, False) if number in legal else (self._rng.choice(legal), True)


def _by_agent(actions: Any) -> Mapping[str, int]:
    if not isinstance(actions, Mapping):
        raise TypeError(f"actions is a dictionary of agents and their actions, not {actions!r}")
    return actions


def raw_aec(
    game: str,
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    *,
    reward: str = "standing",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    viewer: int | None = None,
) -> TurnEnv:
    """A game as an AEC environment without wrappers: an illegal action raises ValueError."""
    episode = Episode(game, players, options, reward)
    return TurnEnv(episode, max_cycles=max_cycles, render_mode=render_mode, viewer=viewer)


def aec(game: str, players: int | None = None, options: Mapping[str, Value] | None = None, **settings: Any) -> Any:
    """A game as an AEC environment in PettingZoo's usual wrappers: an illegal action loses the match at once."""
    env: Any = raw_aec(game, players, options, **settings)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


def parallel(
    game: str,
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    *,
    reward: str = "standing",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    viewer: int | None = None,
) -> TogetherEnv:
    """A game as a parallel environment."""
    episode = Episode(game, players, options, reward)
    return TogetherEnv(episode, max_cycles=max_cycles, render_mode=render_mode, viewer=viewer)


def of_game(game: str) -> tuple[Callable[..., Any], Callable[..., TurnEnv], Callable[..., TogetherEnv]]:
    """`env`, `raw_env` and `parallel_env` of one game, as PettingZoo's modules have them."""

    def env(players: int | None = None, options: Mapping[str, Value] | None = None, **settings: Any) -> Any:
        return aec(game, players, options, **settings)

    def raw_env(players: int | None = None, options: Mapping[str, Value] | None = None, **settings: Any) -> TurnEnv:
        return raw_aec(game, players, options, **settings)

    def parallel_env(
        players: int | None = None, options: Mapping[str, Value] | None = None, **settings: Any
    ) -> TogetherEnv:
        return parallel(game, players, options, **settings)

    return env, raw_env, parallel_env
