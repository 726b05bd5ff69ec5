"""VectorEnv: thousands of matches stepped together, NumPy arrays in and out."""

import secrets
from collections.abc import Mapping
from typing import Any, NamedTuple, Self

import numpy as np
import numpy.typing as npt
from librt.random import Random

from donabe import games
from donabe.kernel.options import Value
from donabe.research.arguments import CLOSED, NOT_BEGUN, given_game, given_options, whole
from donabe.research.batch import Batch
from donabe.research.layout import Array, Layout
from donabe.research.rewards import check_reward
from donabe.research.seeds import seed_bytes

SEEDS = (1 << 62) - 1  # what the generator of `sample` can start from
Numbers = npt.NDArray[np.int64]


class Turn(NamedTuple):
    """Where all matches stand: a row a match, each for the seat that decides there now."""

    observations: Array  # by match and entry of the layout
    masks: Array  # by match and action: 1 where it is legal
    actors: Numbers  # by match, the seat that decides
    rewards: npt.NDArray[np.float32]  # by match and seat, for the step just made
    dones: npt.NDArray[np.bool_]  # by match, whether that step ended it; the row already shows the next match


class VectorEnv:
    """Matches of one game that are stepped together; one that ends is followed by a new one in its row.

    `reward` is `standing` (at the end: opponents left behind less opponents ahead, divided by their number) or
    `points` (in every step: points won more than the table's average; the other way round where the fewest win).
    `with VectorEnv(...) as env:` closes it at the end.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        matches: int = 1024,
        *,
        options: Mapping[str, Value] | None = None,
        seed: int | None = None,
        reward: str = "standing",
        processes: int = 1,
    ) -> None:
        self.game = games.load(given_game(game))
        self.players = self.game.usual_players if players is None else whole("players", players)
        self.matches = whole("matches", matches, 1)
        shared_by = whole("processes", processes, 1, self.matches)
        self.layout = Layout(self.game, self.players)
        self.reward = check_reward(reward)
        self._seed = None if seed is None else whole("seed", seed)
        self._rng = Random(None if self._seed is None else self._seed & SEEDS)
        self._begun = self._closed = False
        setup = (self.game.key, self.players, given_options(options), reward == "points")
        self.game.laid(self.players, setup[2])  # or the typed error says what does not fit
        if shared_by == 1:
            self._rows: Any = Rows(*setup, self.matches)
        else:
            from donabe.research.processes import SharedRows

            self._rows = SharedRows(setup, self.matches, shared_by)

    def reset(self, seed: int | None = None) -> Turn:
        """New matches everywhere, the same for the same seed."""
        self._must_be_open()
        if seed is None:
            seed, self._seed = self._seed, None
        self._rows.reset(seed_bytes(secrets.randbits(62) if seed is None else whole("seed", seed)))
        self._begun = True
        return self._turn()

    def step(self, actions: npt.NDArray[np.integer[Any]]) -> Turn:
        """One action for each match; raises IllegalChoice and changes nothing if one of them is not legal."""
        self._must_have_begun()
        numbers = np.asarray(actions)
        if numbers.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {numbers.dtype}")
        if numbers.shape != (self.matches,):
            raise ValueError(f"there are {self.matches} matches, and actions of the shape {numbers.shape}")
        self._rows.step(np.ascontiguousarray(numbers, "<i8").tobytes())
        return self._turn()

    def _must_be_open(self) -> None:
        if self._closed:
            raise RuntimeError(CLOSED)

    def _must_have_begun(self) -> None:
        self._must_be_open()
        if not self._begun:
            raise RuntimeError(NOT_BEGUN)

    def sample(self) -> Numbers:
        """A random legal action for each match."""
        self._must_have_begun()
        drawn: Numbers = self._rows.sample(self._rng)
        return drawn

    def close(self) -> None:
        """End the processes, if there are any; a second time does nothing."""
        self._closed = True
        self._rows.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_trouble: object) -> None:
        self.close()

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a vector environment cannot be copied or pickled; make another one with the same arguments")

    def _turn(self) -> Turn:
        observations, masks = self._rows.observed()
        return Turn(observations, masks, self._rows.actors(), self._rewards(), self._rows.dones())

    def _rewards(self) -> npt.NDArray[np.float32]:
        if self.reward == "standing":
            worth: npt.NDArray[np.float32] = self._rows.standing().astype(np.float32)
            worth /= self.players - 1
        else:
            worth = self._rows.points().astype(np.float32)
            worth -= worth.mean(axis=1, keepdims=True)
            worth *= -1 if self.game.fewest_win else 1
        return worth


class Rows:
    """The matches of one process, as arrays."""

    def __init__(self, game: str, players: int, options: Mapping[str, Value], points: bool, matches: int) -> None:
        self.layout = Layout(games.load(game), players)
        self.matches, self.players = matches, players
        laid = self.layout.game.laid(players, options)
        self.batch = Batch(laid, self.layout.observation, self.layout.size, self.layout.actions, matches, points)
        self._views = {
            name: np.frombuffer(memoryview(getattr(self.batch, name)), np.int64)
            for name in ("actors", "dones", "standing", "points")
        }

    def reset(self, seed: bytes, first: int = 0) -> None:
        """New matches in all rows."""
        self.batch.reset(seed, first)

    def step(self, actions: bytes) -> None:
        """One action for each match."""
        self.batch.step(actions)

    def sample(self, rng: Random) -> Numbers:
        """A random legal action for each match."""
        return np.frombuffer(memoryview(self.batch.sample(rng)), np.int64).copy()

    def observed(self) -> tuple[Array, Array]:
        """What the actors know, and what they may do."""
        return self._unpacked(self.batch.bits.words, self.layout.size), self._unpacked(
            self.batch.masks, self.layout.actions
        )

    def _unpacked(self, words: Any, size: int) -> Array:
        rows = np.frombuffer(memoryview(words), np.uint8).reshape(self.matches, -1)
        return np.unpackbits(rows, axis=1, count=size, bitorder="little")

    def actors(self) -> Numbers:
        """Who decides in each match."""
        return self._views["actors"].copy()

    def dones(self) -> npt.NDArray[np.bool_]:
        """Which matches the last step ended."""
        return self._views["dones"].astype(np.bool_)

    def standing(self) -> Numbers:
        """By match and seat, of matches just over: opponents behind less opponents ahead."""
        return self._views["standing"].reshape(self.matches, self.players)

    def points(self) -> Numbers:
        """By match and seat, the points won in the last step."""
        return self._views["points"].reshape(self.matches, self.players)

    def close(self) -> None:
        """Nothing to end."""
