"""Tables of Salty as a test wants them."""

from collections.abc import Callable, Sequence
from functools import partial

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.salty import GAME
from donabe.games.salty.cards import MENU, SEASONINGS, Menu
from donabe.games.salty.rules import Salty
from donabe.games.salty.table import DISH_SIDE, TRICKS, ZERO_SIDE
from donabe.kernel.bits import bit, gathered
from donabe.kernel.chance import Chance
from tables import play_tokens

Build = Callable[..., Salty]


def cards(text: str) -> int:
    return gathered(vec[i64]([GAME.parse(word) for word in text.split()]))


@pytest.fixture
def table() -> Build:
    """A table about to play a trick: the hands, the rack by seasoning, each seat's plates (0: no-cubes side)."""

    def build(
        *hands: str,
        rack: Sequence[int] = (3, 3, 2, 2),
        plates: Sequence[int] = (4, 3, 2, 1),
        cubes: Sequence[str] = ("", "", "", ""),
        leader: int = 0,
    ) -> Salty:
        players = len(hands)
        state = Salty(players, Chance(bytes(32)), Menu(MENU), 0)
        state.begin_round()
        state.hands = vec[i64]([cards(hand) for hand in hands])
        state.rack = vec[i64](list(rack))
        state.dishes = vec[i64]([max(0, count - 1) for count in plates[:players]])
        state.sides = vec[i64]([DISH_SIDE if count else ZERO_SIDE for count in plates[:players]])
        for seat in range(players):
            for place, letter in enumerate(cubes[seat]):
                state.cubes[seat] |= "SAKM".index(letter) * SEASONINGS**place
            state.got[seat] = len(cubes[seat])
        state.phase = TRICKS
        state.pending = bit(leader)
        state.events = []
        return state

    return build


@pytest.fixture
def play() -> Callable[[Salty, str], None]:
    """Play tokens one after the other, each by whoever's turn it is (the lowest seat, if several)."""
    return partial(play_tokens, GAME)
