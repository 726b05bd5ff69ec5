"""Layout: which entries of an observation mean what, for one game and number of players."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from donabe.kernel.game import Game
from donabe.kernel.observation import Bits, Observation, Plane, words_for
from donabe.kernel.state import State

Array = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]  # the type that Gymnasium samples with


@dataclass(frozen=True)
class Layout:
    """The planes of an observation in their order, and where each of them lies in the array."""

    game: Game
    players: int

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

    def observed(self, state: State, seat: int) -> Array:
        """What a seat knows now, one entry a bit."""
        return unpacked(self._written(state, seat), self.size)

    def packed(self, state: State, seat: int) -> bytes:
        """The same in as few bytes as it takes, the lowest bit of each first."""
        return bytes(memoryview(self._written(state, seat).words))[: (self.size + 7) // 8]

    def _written(self, state: State, seat: int) -> Bits:
        bits = self._bits
        bits.begin(0)
        self.observation.write(state, seat, bits)
        bits.end()
        return bits

    def mask(self, state: State, seat: int) -> Mask:
        """A one for each legal action; all zeros for a seat that owes no decision."""
        mask = np.zeros(self.actions, np.int8)
        mask[state.legal(seat)] = 1
        return mask


def unpacked(bits: Bits, size: int) -> Array:
    """So many bits, an entry each."""
    return np.unpackbits(np.frombuffer(memoryview(bits.words), np.uint8), count=size, bitorder="little")
