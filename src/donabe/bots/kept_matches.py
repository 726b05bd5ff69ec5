"""Matches that a worker keeps, so that it does not replay a match for each decision in it."""

import threading
from array import array
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from donabe import games
from donabe.kernel.history import action_of, packed, seat_of
from donabe.kernel.options import Value
from donabe.kernel.state import State

MOST_KEPT = 256
MOVE = "I"  # a move is stored as four bytes


@dataclass(frozen=True)
class Position:
    """A match after some moves, as plain data from which it can be played again."""

    game: str
    players: int
    options: Mapping[str, Value]
    seed: bytes
    moves: bytes  # see `packed`


def written(moves: Iterable[tuple[int, int]]) -> bytes:
    """Moves as bytes; a match that goes on has bytes that go on."""
    return array(MOVE, [packed(seat, action) for seat, action in moves]).tobytes()


@dataclass
class Kept:
    """A state, and the position that it was made from."""

    position: Position
    state: State


class KeptMatches:
    """States of the matches used last; a state in use is taken out, so two threads never share one."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self.most = most
        self._kept: OrderedDict[tuple[str, int, bytes], Kept] = OrderedDict()
        self._lock = threading.Lock()

    def take(self, position: Position) -> State:
        """Take out the state at a position, or make it; only moves that are new are played."""
        with self._lock:
            kept = self._kept.pop(_key(position), None)
        if kept is not None and _continues(position, kept.position):
            state, played = kept.state, len(kept.position.moves)
        else:
            state, played = games.load(position.game).start(position.players, position.options, position.seed), 0
        for move in array(MOVE, position.moves[played:]):
            state.apply(seat_of(move), action_of(move))
        return state

    def put_back(self, position: Position, state: State) -> None:
        """Keep a state, unchanged since it was taken out, for the next decision."""
        with self._lock:
            self._kept[_key(position)] = Kept(position, state)
            if len(self._kept) > self.most:
                self._kept.popitem(last=False)


def _key(position: Position) -> tuple[str, int, bytes]:
    return position.game, position.players, position.seed


def _continues(later: Position, earlier: Position) -> bool:
    return later.options == earlier.options and later.moves.startswith(earlier.moves)
