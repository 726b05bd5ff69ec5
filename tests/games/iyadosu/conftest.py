"""Tables of Iyadosu as a test wants them."""

from collections.abc import Callable
from functools import partial

import pytest
from librt.vecs import vec
from mypy_extensions import i32, i64

from donabe.games.iyadosu import GAME
from donabe.games.iyadosu.actions import SPLIT
from donabe.games.iyadosu.rules import Iyadosu
from donabe.games.iyadosu.table import TRICKS
from donabe.kernel.bits import filled, gathered, size
from donabe.kernel.chance import Chance
from donabe.kernel.history import packed
from donabe.kernel.state import NOBODY
from tables import play_tokens

Build = Callable[..., Iyadosu]


def cards(text: str) -> int:
    return gathered(vec[i64]([GAME.parse(word) for word in text.split()]))


@pytest.fixture
def table() -> Build:
    """A table in the middle of a round: each hand as `normal | refuse`, trick n of 12 about to be led."""

    def build(*hands: str, leader: int = 0, trick: int = 1, bids: list[int] | None = None, **options: bool) -> Iyadosu:
        players = len(hands)
        state = Iyadosu(players, Chance(bytes(32)), options.get("bid_bonus", False), options.get("early_win", False))
        state.begin_round()
        state.starter = 0
        state.round = 1
        sides = [hand.split("|") for hand in hands]
        state.normal = vec[i64]([cards(normal) for normal, _ in sides])
        state.refuse = vec[i64]([cards(refuse) for _, refuse in sides])
        state.bids = vec[i64](bids or [max(1, size(refuse)) for refuse in state.refuse])
        divisions = [packed(seat, SPLIT + state.bids[seat] - 1) for seat in reversed(range(players))]
        state.history = vec[i32](divisions)  # a view plays the round again
        state.submitted = vec[i64]([seat for seat in range(players) if state.refuse[seat] == 0])
        state.trick = filled(players, NOBODY)
        state.trick_number = trick - 1
        state.phase = TRICKS
        state._open_trick(leader)
        state.events = []
        return state

    return build


@pytest.fixture
def play() -> Callable[[Iyadosu, str], None]:
    """Play tokens one after the other, each by whoever's turn it is."""
    return partial(play_tokens, GAME)
