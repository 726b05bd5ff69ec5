"""What tests read off a table of Mush-Ring."""

from collections.abc import Callable

from donabe.games.mush_ring import GAME
from donabe.games.mush_ring.cards import KINDS, SPACES, kind_name
from donabe.games.mush_ring.rules import MushRing
from donabe.games.mush_ring.table import ring_name

Build = Callable[..., MushRing]
Play = Callable[[MushRing, str], None]


def tokens(state: MushRing) -> list[str]:
    return [GAME.token(action) for action in state.legal(state.actor())]


def hand(state: MushRing, seat: int) -> list[str]:
    return [kind_name(kind) for kind in range(KINDS) for _ in range(state.held(seat, kind))]


def ring(state: MushRing, seat: int) -> list[str]:
    return [ring_name(state.rings[seat * SPACES + space]) for space in range(SPACES)]


def discards(state: MushRing) -> list[str]:
    return [kind_name(kind) for kind in range(KINDS) for _ in range(state.discards[kind])]


def told(state: MushRing, kind: str) -> list[dict[str, object]]:
    assert state.events is not None
    return [event.facts for event in state.events if event.kind == kind]
