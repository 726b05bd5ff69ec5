"""Tables of Happy Mochi as a test wants them."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from donabe.games.happy_mochi import GAME
from donabe.games.happy_mochi.cards import CARD_NAMES, CARDS, EFFECT_TABLE, LETTERS, VALUES, effect_by_card
from donabe.games.happy_mochi.rows import Rows, no_rows
from donabe.games.happy_mochi.rules import HappyMochi
from donabe.kernel.bits import bit, full
from donabe.kernel.chance import Chance

SEED = (5).to_bytes(32, "big")


def cards(text: str) -> list[int]:
    return [LETTERS.index(word[0]) * VALUES + int(word[1]) for word in text.split()]


def rows(texts: list[str]) -> Rows:
    made = no_rows()
    for seat, text in enumerate(texts):
        for card in cards(text):
            made.add(seat, card)
    return made


def laid_table(
    *hands: str,
    left: str = "R4",
    right: str = "O5",
    deck: str | None = None,
    reserves: list[str] | None = None,
    turn: int = 0,
    end_score: int = 30,
) -> HappyMochi:
    """A table in the middle of its first round; stacks are named from the bottom, and the rest is the deck."""
    players = len(hands)
    state = HappyMochi(players, Chance(SEED), effect_by_card(EFFECT_TABLE), end_score)
    state.starter = 0
    state.begin_round()
    state.rows = rows(list(hands))
    state.reserves = rows(reserves or [""] * players)
    state.left, state.right = vec[i64](cards(left)), vec[i64](cards(right))
    lying = [*state.rows.cards, *state.left, *state.right]
    known = {card: full(players) for card in lying}
    for seat in range(players):
        known |= dict.fromkeys([*state.rows.row(seat), *state.reserves.row(seat)], bit(seat))
    kept = list(state.reserves.cards)
    rest = [card for card in range(CARDS) if card not in known]
    laid = [*kept, *lying, *(cards(deck) if deck is not None else rest)]
    state.laid = vec[i64](laid)
    state.segments = vec[i64]([len(kept)])
    state.top = len(kept) + len(lying)
    state.maybe = vec[i64]([full(35)] * (2 * len(kept)))
    state.known = vec[u8]([u8(known.get(card, 0)) for card in range(CARDS)])
    state._begin_turn(turn)
    state.events = []
    return state


@pytest.fixture
def table() -> Callable[..., HappyMochi]:
    return laid_table


@pytest.fixture
def play() -> Callable[..., None]:
    """Play tokens one after the other, each by the lowest seat that owes a decision."""

    def run(state: HappyMochi, *moves: str) -> None:
        for token in moves:
            seat = state.actor()
            action = GAME.parse(token)
            assert action in state.legal(seat), f"{token}: {state.why_not(seat, action)}"
            state.apply(seat, action)

    return run


@pytest.fixture
def options() -> Callable[[HappyMochi], list[str]]:
    """The tokens open to the lowest seat that owes a decision."""
    return lambda state: [GAME.token(action) for action in state.legal(state.actor())]


@pytest.fixture
def told() -> Callable[[HappyMochi, str], list[dict[str, object]]]:
    """The facts of all events of a kind."""
    return lambda state, kind: [event.facts for event in state.events or [] if event.kind == kind]


@pytest.fixture
def row() -> Callable[[HappyMochi, int], str]:
    """A seat's row as text."""
    return lambda state, seat: " ".join(CARD_NAMES[card] for card in state.rows.row(seat))
