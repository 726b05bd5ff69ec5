"""Playing: a match in play, which can be copied, and pickled as the moves that led to where it is."""

from collections.abc import Mapping
from typing import Any

from donabe import games
from donabe.kernel.options import Value
from donabe.kernel.state import State

Start = tuple[str, int, Mapping[str, Value], bytes]  # the game, for how many, with which options, and the seed
Made = tuple[Any, int, int] | None  # all moves, the last one outside: (those before, seat, action); copies share them


class Playing:
    """A table, and how it came to be."""

    def __init__(self, start: Start | None, table: State, made: Made = None) -> None:
        self.start = start  # None for an imagined table
        self.table = table
        self._made = made

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action."""
        self.table.apply(seat, action)
        self._made = (self._made, seat, action)

    def moves(self) -> list[tuple[int, int]]:
        """Every seat and action of the match so far."""
        moves, made = [], self._made
        while made is not None:
            made, seat, action = made
            moves.append((seat, action))
        return moves[::-1]

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Playing":
        return Playing(self.start, self.table.copy(), self._made)

    def __reduce__(self) -> tuple[Any, ...]:
        if self.start is None:
            raise TypeError("a resampled state has no history that led to it, and cannot be pickled")
        return replayed, (self.start, self.moves())


def started(start: Start) -> Playing:
    """A match at its beginning."""
    key, players, options, seed = start
    return Playing(start, games.load(key).start(players, options, seed))


def replayed(start: Start, moves: list[tuple[int, int]]) -> Playing:
    """A match started again, and these moves made."""
    playing = started(start)
    for seat, action in moves:
        playing.apply(seat, action)
    return playing
