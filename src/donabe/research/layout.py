"""Layout: which entries of an observation mean what, for one game and number of players."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i64

from donabe import games
from donabe.kernel.bits import filled
from donabe.kernel.game import Game
from donabe.kernel.observation import Bits, Observation, Plane, observe_into, words_for
from donabe.kernel.state import State

Array = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]  # the type that Gymnasium samples with


@dataclass(frozen=True)
class Layout:
    """The planes of an observation in their order, and where each of them lies in the array."""

    game: Game
    players: int

    def __post_init__(self) -> None:
        if not isinstance(self.game, Game):
            raise TypeError(f"a layout is of a game, such as games.load('salty'), not of {self.game!r}")
        self.game.laid(self.players, {})  # or the typed error says for how many the game is

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies, in this process or another, write into arrays of their own."""
        return layout_of, (self.game.key, self.players)

    @cached_property
    def observation(self) -> Observation:
        """What the game declares."""
        if self.game.observation is None:
            raise TypeError(f"{self.game.key} has no observation.py to learn from (docs/adding-a-game.md)")
        return self.game.observation

    @cached_property
    def planes(self) -> list[Plane]:
        """Name, size and meaning of each."""
        return self.observation.planes(self.players)

    @cached_property
    def spans(self) -> dict[str, slice]:
        """By name, the entries of a plane."""
        return dict(self._spans())

    def _spans(self) -> Iterator[tuple[str, slice]]:
        start = 0
        for plane in self.planes:
            yield plane.name, slice(start, start + plane.size)
            start += plane.size

    @cached_property
    def size(self) -> int:
        """How many entries an observation has."""
        return sum(plane.size for plane in self.planes)

    @cached_property
    def actions(self) -> int:
        """How many actions there are, and entries of a mask."""
        return len(self.game.tokens)

    @cached_property
    def _bits(self) -> Bits:
        return Bits(words_for(self.size))

    @cached_property
    def _bytes(self) -> vec[i64]:
        return filled(8 * words_for(self.size), 0)

    @cached_property
    def _array(self) -> Array:
        return np.frombuffer(memoryview(self._bytes), np.uint8)[: self.size]

    def observed(self, state: State, seat: int) -> Array:
        """What a seat knows now, one entry a bit."""
        return self.observe(state, seat).copy()

    def observe(self, state: State, seat: int) -> Array:
        """The same in an array that the next call writes again: quicker, where nobody keeps it."""
        observe_into(self.observation, state, seat, self._bits, self._bytes)
        return self._array

    def packed(self, state: State, seat: int) -> bytes:
        """The same in as few bytes as it takes, the lowest bit of each first."""
        self.observe(state, seat)
        return bytes(memoryview(self._bits.words))[: (self.size + 7) // 8]

    def mask(self, state: State, seat: int) -> Mask:
        """A one for each legal action; all zeros for a seat that owes no decision."""
        mask = np.zeros(self.actions, np.int8)
        mask[state.legal(seat)] = 1
        return mask


def layout_of(key: str, players: int) -> Layout:
    """The layout of a game by its key."""
    return Layout(games.load(key), players)
