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
from donabe.research.playing import Playing, started
from donabe.research.rewards import standings
from donabe.research.story import Story, beginning, known

SEED_BYTES = 4  # chance nodes
BYTE = 256
LONGEST = 100_000  # decisions that OpenSpiel is told of at most; the rules set no such number


class DonabeGame(pyspiel.Game):
    """One of our games, with its number of players and options as parameters."""

    kind: pyspiel.GameType
    played: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {name: _quoted(value) for name, value in (params or {}).items()}
        self.players = int(given.get("players", self.played.usual_players))
        self.options = {name: _unquoted(value) for name, value in given.items() if name != "players"}
        self.layout = Layout(self.played, self.players)
        self.played.laid(self.players, self.options)  # or the typed error says what does not fit
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

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "DonabeObserver":
        """What a player knows: with perfect recall, the story of the round as well."""
        if params:
            raise ValueError(f"observers of {self.played.title} have no parameters, and these are given: {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("observers see what one player knows: public_info=True, private_info=SINGLE_PLAYER")
        return DonabeObserver(self.layout, recall=wanted.perfect_recall)


def _quoted(value: Any) -> Any:
    """A word that OpenSpiel would read as a number, in quotes, so that a game's name can be loaded again."""
    return f"'{value}'" if isinstance(value, str) and value.isdecimal() else value


def _unquoted(value: Any) -> Any:
    return value.strip("'") if isinstance(value, str) else value


class DonabeState(pyspiel.State):
    """A match: bytes of its seed, then a table."""

    def __init__(self, game: DonabeGame) -> None:
        super().__init__(game)
        self.seed: list[int] = []
        self.playing: Playing | None = None  # until the seed is drawn
        self.story: Story | None = None  # of the round, once somebody has asked

    @property
    def game(self) -> DonabeGame:
        """The game that is played."""
        game: DonabeGame = self.get_game()
        return game

    @property
    def table(self) -> State:
        """The table, once the seed is drawn."""
        assert self.playing is not None
        return self.playing.table

    def current_player(self) -> int:
        """Who decides: chance, the lowest seat that owes a decision, or nobody any more."""
        if self.playing is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(self.table.actor()) if self.table.pending else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Any byte."""
        return [(outcome, 1 / BYTE) for outcome in range(BYTE)]

    def _apply_action(self, action: int) -> None:
        if self.playing is not None:
            self.playing.apply(self.table.actor(), action)
            return
        self.seed.append(action)
        if len(self.seed) == SEED_BYTES:
            seed = hashlib.sha256(b"donabe/openspiel/" + bytes(self.seed)).digest()
            self.playing = started((self.game.played.key, self.game.players, self.game.options, seed))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return self.game.played.tokens[action]

    def is_terminal(self) -> bool:
        """Whether the match has ended."""
        return self.playing is not None and not self.table.pending

    def returns(self) -> list[float]:
        """At the end, from 1 for beating everybody to -1 for being beaten by all."""
        return standings(self.table) if self.is_terminal() else [0.0] * self.game.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "DonabeState":
        """A state that this player cannot tell from this one. Its history begins here: that of this one tells secrets."""
        world = self.game.new_initial_state()
        world.playing = Playing(None, self.table.resample(player, Random(int(sampler() * (1 << 62)))))
        return world

    def told(self, player: int) -> str:
        """All that a player knows: the story of this round, and how matters stand."""
        layout = self.game.layout
        if self.story is None or self.story.round != self.table.round:
            self.story = beginning(layout, self.table)
        self.story.goes_on(self.table)
        return f"{self.story.of(player)}\n{known(layout, self.table, player)}"

    def __str__(self) -> str:
        """For people: the moves of this round."""
        if self.playing is None:
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
        if state.playing is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.layout.observed(state.table, player)

    def string_from(self, state: DonabeState, player: int) -> str:
        """What a player knows as text, with all that led to it in this round if recall is asked for."""
        if state.playing is None:
            return "undealt"
        return state.told(player) if self.recall else known(self.layout, state.table, player)


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
    made = type(name, (DonabeGame,), {"kind": kind, "played": game, "__module__": __name__})
    globals()[name] = made  # where pickle looks for it
    pyspiel.register_game(kind, made)
    return name


GAMES = [games.load(key) for key in games.keys()]  # noqa: SIM118
NAMES = [registered(game) for game in GAMES if game.observation is not None]
