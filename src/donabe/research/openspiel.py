"""Importing this registers every game with OpenSpiel: `pyspiel.load_game("donabe_salty(players=4)")`.

A match follows from its seed, so that chance is a few nodes at the beginning, each a byte of the seed. After them
everything is a decision, and simultaneous ones are asked for one by one.
"""

import hashlib
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
from librt.random import Random

from donabe import games
from donabe.kernel.game import Game
from donabe.kernel.options import Component
from donabe.kernel.state import State
from donabe.research.layout import Layout
from donabe.research.rewards import standings
from donabe.research.story import Story, beginning, known

SEED_BYTES = 4  # chance nodes
BYTE = 256
LONGEST = 100_000  # decisions that OpenSpiel is told of at most; the rules set no such number


Made = tuple[Any, int] | None  # all moves of a match, the last one outside: (those before, action)


class Held:
    """A table inside a state: copied as tables are when OpenSpiel copies everything, and pickled as its moves."""

    def __init__(
        self, match: tuple[Any, ...] | None, table: State | None, made: Made = None, story: Story | None = None
    ) -> None:
        self.match = match  # what it was started from; None before that, and for an imagined table
        self.table = table
        self._made = made
        self._story = story

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Held":
        if self.table is None:
            return Held(None, None)
        return Held(self.match, self.table.copy(), self._made, self._story and self._story.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        if self.table is not None and self.match is None:
            raise TypeError("a resampled state has no history that led to it, and cannot be pickled")
        return replayed, (self.match, self.moves())

    def moves(self) -> list[int]:
        """Every action of the match so far."""
        moves, made = [], self._made
        while made is not None:
            made, action = made
            moves.append(action)
        return moves[::-1]

    def apply(self, action: int) -> None:
        """The decision of whoever owes one."""
        assert self.table is not None
        self.table.apply(self.table.actor(), action)
        self._made = (self._made, action)

    def told(self, layout: Layout, seat: int) -> str:
        """All that a seat knows: the story of this round, and how matters stand."""
        assert self.table is not None
        if self._story is None or self._story.round != self.table.round:
            self._story = beginning(layout, self.table)
        self._story.goes_on(self.table)
        return f"{self._story.of(seat)}\n{known(layout, self.table, seat)}"


def replayed(match: tuple[Any, ...] | None, moves: list[int]) -> Held:
    """A match started again, and these moves made."""
    if match is None:
        return Held(None, None)
    key, players, options, seed = match
    held = Held(match, games.load(key).start(players, options, seed))
    for action in moves:
        held.apply(action)
    return held


class DonabeGame(pyspiel.Game):
    """One of our games, with its number of players and options as parameters."""

    kind: pyspiel.GameType
    played: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.players = int(given.get("players", self.played.usual_players))
        self.options = {name: value for name, value in given.items() if name != "players"}
        self.layout = Layout(self.played, self.players)
        self.played.start(self.players, self.options, bytes(32))  # or the typed error says what does not fit
        info = pyspiel.GameInfo(
            num_distinct_actions=self.layout.actions,
            max_chance_outcomes=BYTE,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> "DonabeState":
        """A match whose seed is still to be drawn."""
        return DonabeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "DonabeObserver":  # noqa: ARG002
        """What a player knows: with perfect recall, the story of the round as well."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return DonabeObserver(self.layout, recall=recall)


class DonabeState(pyspiel.State):
    """A match: bytes of its seed, then a table."""

    def __init__(self, game: DonabeGame) -> None:
        super().__init__(game)
        self.seed: list[int] = []
        self.held = Held(None, None)

    @property
    def game(self) -> DonabeGame:
        """The game that is played."""
        game: DonabeGame = self.get_game()
        return game

    @property
    def table(self) -> State:
        """The table, once the seed is drawn."""
        assert self.held.table is not None
        return self.held.table

    def current_player(self) -> int:
        """Who decides: chance, the lowest seat that owes a decision, or nobody any more."""
        if self.held.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(self.table.actor()) if self.table.pending else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Any byte."""
        return [(outcome, 1 / BYTE) for outcome in range(BYTE)]

    def _apply_action(self, action: int) -> None:
        if self.held.table is not None:
            self.held.apply(action)
            return
        self.seed.append(action)
        if len(self.seed) == SEED_BYTES:
            seed = hashlib.sha256(b"donabe/openspiel/" + bytes(self.seed)).digest()
            self.held = replayed((self.game.played.key, self.game.players, self.game.options, seed), [])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return self.game.played.tokens[action]

    def is_terminal(self) -> bool:
        """Whether the match has ended."""
        return self.held.table is not None and not self.table.pending

    def returns(self) -> list[float]:
        """At the end, from 1 for beating everybody to -1 for being beaten by all."""
        return standings(self.table) if self.is_terminal() else [0.0] * self.game.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "DonabeState":
        """A state that this player cannot tell from this one."""
        rng = Random(int(sampler() * (1 << 62)))
        world: DonabeState = self.clone()
        world.seed = []
        world.held = Held(None, self.table.resample(player, rng))
        return world

    def __str__(self) -> str:
        """For people: the moves of this round."""
        if self.held.table is None:
            return f"seed {self.seed}"
        tokens = [f"{seat}:{self.game.played.tokens[action]}" for seat, action in self.table.moves()]
        return f"round {self.table.round} {self.table.scores()} {' '.join(tokens)}"


class DonabeObserver:
    """What one player knows, as a tensor and as text."""

    def __init__(self, layout: Layout, *, recall: bool) -> None:
        self.layout = layout
        self.recall = recall
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = {name: self.tensor[span] for name, span in layout.spans.items()}

    def set_from(self, state: DonabeState, player: int) -> None:
        """Fill the tensor with what a player knows; nothing while the seed is drawn."""
        if state.held.table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.layout.observed(state.table, player)

    def string_from(self, state: DonabeState, player: int) -> str:
        """What a player knows as text, with all that led to it in this round if recall is asked for."""
        if state.held.table is None:
            return "undealt"
        return state.held.told(self.layout, player) if self.recall else known(self.layout, state.table, player)


def registered(game: Game) -> str:
    """Register a game and return the name to load it by."""
    name = f"donabe_{game.key}"
    if name in pyspiel.registered_names():
        return name
    settings = {option.name: option.default for option in game.options if not isinstance(option, Component)}
    kind = pyspiel.GameType(
        short_name=name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.usual_players, **settings},
    )
    pyspiel.register_game(kind, type(game.title, (DonabeGame,), {"kind": kind, "played": game}))
    return name


GAMES = [games.load(key) for key in games.keys()]  # noqa: SIM118
NAMES = [registered(game) for game in GAMES if game.observation is not None]
