"""Tables of Mush-Ring as a test wants them."""

from collections.abc import Callable
from functools import partial

import pytest
from librt.vecs import vec
from mypy_extensions import i32, i64

from donabe.games.mush_ring import GAME
from donabe.games.mush_ring.cards import DECK, HAND_ROW, KINDS, SPACES, cards_of
from donabe.games.mush_ring.inference.journal import DREW
from donabe.games.mush_ring.rules import MushRing
from donabe.games.mush_ring.table import DOWN, NONE
from donabe.kernel.bits import bit, filled, full
from donabe.kernel.chance import Chance
from tables import play_tokens

Build = Callable[..., MushRing]
FILLER = "G1 " * 20


def kinds(text: str) -> list[int]:
    return [GAME.parse(word) for word in text.split()]


def counts(text: str) -> vec[i64]:
    out = filled(KINDS, 0)
    for kind in kinds(text):
        out[kind] += 1
    return out


def lay(state: MushRing, seat: int, ring: str) -> None:
    """Fill a ring from space 1 on: `-` leaves a space open, brackets turn a card face down."""
    for space, word in enumerate(ring.split()):
        if word != "-":
            place = seat * SPACES + space
            down = DOWN if word.startswith("(") else 0
            state.rings[place] = GAME.parse(word.strip("()")) + down
            state.open &= ~bit(place)


@pytest.fixture
def table() -> Build:
    """A table whose hands and draw pile (first card on top) were one pile before the deal, seat `turn` about to play."""

    def build(
        *hands: str,
        rings: dict[int, str] | None = None,
        draw: str = FILLER,
        discards: str = "",
        piles: dict[int, str] | None = None,
        turn: int = 0,
    ) -> MushRing:
        players = len(hands)
        state = MushRing(players, Chance(bytes(32)), cards_of(DECK))
        state.begin_round()
        state.dealer = 0
        state.hands = filled(players * HAND_ROW, 0)
        state.sizes = 0
        state.rings = filled(players * SPACES, NONE)
        state.open = full(players * SPACES)
        state.journal = vec[i32]()
        for seat, hand in enumerate(hands):
            for kind in kinds(hand):
                state.into_hand(seat, kind)
                state.write(DREW, seat, kind)
        for seat, ring in (rings or {}).items():
            lay(state, seat, ring)
        for seat, pile in (piles or {}).items():
            for kind in kinds(pile):
                state.piles[seat * KINDS + kind] += 1
                state.collected[seat] += 1
        state.deck = vec[i64](kinds(draw))
        state.top = 0
        state.discards = counts(discards)
        state.turn = turn
        state._begin_turn()
        state.events = []
        return state

    return build


@pytest.fixture
def play() -> Callable[[MushRing, str], None]:
    """Play tokens (without spaces in them) one after the other, each by whoever's turn it is."""
    return partial(play_tokens, GAME)
