"""Happy Mochi's observation says where cards lie, as the view does: actions name places."""

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pytest
from librt.random import Random

from donabe import games
from donabe.kernel.state import State
from donabe.kernel.view import Zone
from donabe.research.layout import Layout
from tables import step

GAME = games.load("happy_mochi")
COLOURS, VALUES = "ROYGBPK", 10
NAMES = [f"{colour}{value}" for colour in COLOURS for value in range(VALUES)]
each_count = pytest.mark.parametrize("players", GAME.players)


def long_match(players: int) -> Iterator[State]:
    """States of a match with many rounds, in which reserves come together."""
    rng = Random(players)
    state = GAME.start(players, {"end_score": 200}, bytes(32))
    while state.pending and state.round < 5:
        if rng.randrange(8) == 0:
            yield state
        step(state, rng)


def plane(layout: Layout, state: State, seat: int, name: str) -> npt.NDArray[np.uint8]:
    return layout.observed(state, seat)[layout.spans[name]]


def named(bits: npt.NDArray[np.uint8]) -> list[str]:
    """Cards as value and colour, one after another; nothing where no card is known."""
    cards = []
    for card in bits.reshape(-1, VALUES + len(COLOURS)):
        value, colour = card[:VALUES], card[VALUES:]
        cards.append(f"{COLOURS[colour.argmax()]}{value.argmax()}" if card.any() else "")
    return cards


def zone(state: State, viewer: int, name: str) -> Zone:
    return next(zone for zone in GAME.view(state, viewer).zones if zone.id == name)


@each_count
def test_my_reserves_are_told_in_the_order_in_which_actions_name_them(players: int) -> None:
    layout, most = Layout(GAME, players), 0
    for state in long_match(players):
        for seat in range(players):
            mine = [card.face for card in zone(state, seat, f"reserve:{seat}").cards][:6]
            assert [name for name in named(plane(layout, state, seat, "mine")) if name] == mine
            most = max(most, len(mine))
    assert most > 1


@each_count
def test_cards_that_i_know_in_another_row_are_told_with_their_places(players: int) -> None:
    layout, found = Layout(GAME, players), 0
    for state in long_match(players):
        for seat in range(players):
            told = np.split(plane(layout, state, seat, "places"), players - 1)
            for after, bits in enumerate(told, start=1):
                shown = zone(state, seat, f"row:{(seat + after) % players}").cards[:9]
                known = [card.face or (card.may_be[0] if "known" in card.marks else "") for card in shown]
                assert named(bits)[: len(known)] == known
                found += sum(map(bool, known))
    assert found


@each_count
def test_what_kept_cards_may_be_is_what_the_view_says(players: int) -> None:
    layout, found = Layout(GAME, players), 0
    for state in long_match(players):
        for seat in range(players):
            told = plane(layout, state, seat, "may_be").reshape(players - 1, -1)
            for after, bits in enumerate(told, start=1):
                other = (seat + after) % players
                cards = [
                    card
                    for part in GAME.view(state, seat).zones
                    if part.owner == other and part.kind in {"hand", "reserve", "held"}
                    for card in part.cards
                ]
                shown = {name for card in cards if "known" not in card.marks for name in card.may_be}
                assert shown <= {NAMES[number] for number in np.flatnonzero(bits)}
                found += len(shown)
    assert found


@each_count
def test_the_card_beneath_the_central_pair_is_the_next_one(players: int) -> None:
    layout, found = Layout(GAME, players), 0
    for state in long_match(players):
        detail = state.detail()
        beneath = [(stack[-2] if len(stack) > 1 else "") for stack in (detail["left"], detail["right"])]  # type: ignore[index, arg-type]
        assert named(plane(layout, state, 0, "beneath")) == beneath
        found += any(beneath)
    assert found
