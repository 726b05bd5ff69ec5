"""Hearts as a game from outside the package: its folder is known only while a test that asks for it runs."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from donabe import games
from donabe.kernel.bits import gathered
from donabe.kernel.game import Game

if TYPE_CHECKING:
    from examples.games.hearts.rules import Hearts

FOLDER = Path(__file__).parents[2] / "examples" / "games"


@pytest.fixture
def hearts(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The game, found as DONABE_GAMES would find it."""
    with monkeypatch.context() as patch:
        patch.setattr(games, "__path__", [*games.__path__, str(FOLDER)])
        forget_what_was_found()
        yield games.load("hearts")
    forget_what_was_found()


def forget_what_was_found() -> None:
    games.keys.cache_clear()
    games.imported.cache_clear()


@pytest.fixture
def table(hearts: Game) -> Callable[..., "Hearts"]:
    """A table in the middle of a deal, about to lead the first of the tricks for which the hands have cards."""

    def build(*hands: str, leader: int = 0, trick: int = 0, broken: bool = False, **options: int) -> "Hearts":
        state = cast("Hearts", hearts.start(4, {"pass_cards": False, **options}, bytes(32)))
        state.hands = vec[i64]([gathered(vec[i64]([hearts.parse(word) for word in hand.split()])) for hand in hands])
        state.trick_number = (trick or 14 - len(hands[0].split())) - 1
        state.broken = state.broken or broken
        state._open_trick(leader)
        state.events = []
        return state

    return build


@pytest.fixture
def play(hearts: Game) -> Callable[["Hearts", str], None]:
    """Play tokens one after the other, each by whoever's turn it is."""

    def run(state: "Hearts", moves: str) -> None:
        for token in moves.split():
            seat = state.actor()
            assert hearts.parse(token) in state.legal(seat), token
            state.apply(seat, hearts.parse(token))

    return run


@pytest.fixture
def may(hearts: Game) -> Callable[["Hearts"], str]:
    """The moves of whoever's turn it is, as text."""

    def tokens(state: "Hearts") -> str:
        return " ".join(hearts.token(action) for action in state.legal(state.actor()))

    return tokens
