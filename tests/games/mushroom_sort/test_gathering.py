"""Mushroom Sort: tokens on cards."""

from collections.abc import Callable

import pytest
from librt.random import Random

from donabe.games.mushroom_sort import GAME
from donabe.games.mushroom_sort.cards import card_name
from donabe.games.mushroom_sort.rules import MushroomSort
from donabe.games.mushroom_sort.table import GATHERING
from donabe.kernel.view import SPECTATOR, Card

Build = Callable[..., MushroomSort]
Play = Callable[..., None]


def tokens(state: MushroomSort) -> set[str]:
    return {GAME.token(action) for action in state.legal(state.actor())}


def targets(state: MushroomSort) -> set[str]:
    return {token.split()[1] for token in tokens(state)}


def why_not(state: MushroomSort, token: str) -> str:
    return state.why_not(state.actor(), GAME.parse(token))


def shown(state: MushroomSort, viewer: int) -> dict[str, Card]:
    return {card.id: card for zone in GAME.view(state, viewer).zones for card in zone.cards}


def row(seat: int, length: int) -> set[str]:
    return {f"{seat}.{place}" for place in range(length)}


@pytest.mark.clause("MS-3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_turns_each_clockwise_from_the_start_player(laid_out: Build, players: int) -> None:
    state = laid_out(players, starter=1)
    order = []
    rng = Random(1)
    while state.phase == GATHERING and state.round == 1:
        assert len(state.actors()) == 1
        order.append(state.actor())
        legal = state.legal(order[-1])
        state.apply(order[-1], legal[rng.randrange(len(legal))])
    assert order == [(1 + turn) % players for turn in range(4 * players)]


@pytest.mark.clause("MS-3.2")
@pytest.mark.parametrize(("players", "length"), [(3, 7), (4, 6)])
def test_any_card_of_another_row_and_none_of_ones_own(laid_out: Build, players: int, length: int) -> None:
    state = laid_out(players, starter=1)
    others = [seat for seat in range(players) if seat != 1]
    assert targets(state) == set().union(*(row(seat, length) for seat in others))
    assert why_not(state, "m 1.0") == "MS-3.2"
    assert why_not(state, "p 1.5") == "MS-3.2"
    if players == 4:
        assert why_not(state, "m 0.6") == "MS-3.2"
    else:
        assert why_not(state, "m 3.0") == "MS-3.2"


@pytest.mark.clause("MS-3.3")
def test_a_card_with_a_token_is_not_to_be_had(laid_out: Build, play: Play) -> None:
    state = laid_out(3)
    play(state, "m 1.3", "p 2.0")
    assert why_not(state, "m 1.3") == "MS-3.3"
    play(state, "m 0.0")
    assert why_not(state, "p 2.0") == "MS-3.3"  # nor by whoever else, nor twice by its owner
    assert why_not(state, "p 1.3") == "MS-3.3"
    assert targets(state) == (row(1, 7) | row(2, 7)) - {"1.3", "2.0"}


@pytest.mark.clause("MS-3.4")
def test_tokens_come_in_any_order_until_they_are_spent(laid_out: Build, play: Play) -> None:
    state = laid_out(3)
    assert {token[0] for token in tokens(state)} == {"m", "p"}
    play(state, "p 1.0", "m 0.0", "m 0.1")
    assert {token[0] for token in tokens(state)} == {"m"}
    assert why_not(state, "p 1.1") == "MS-3.4"
    play(state, "m 1.1", "m 0.2", "m 0.3", "m 1.2", "m 0.4")
    assert state.mushrooms_left(1) == 0
    play(state, "m 0.5", "m 1.3")
    assert {token[0] for token in tokens(state)} == {"p"}
    assert why_not(state, "m 0.6") == "MS-3.4"


@pytest.mark.clause("MS-3.5")
def test_a_mushroom_turns_the_card_up_for_everybody(laid_out: Build, play: Play) -> None:
    state = laid_out(4)
    play(state, "m 2.3")
    for viewer in range(SPECTATOR, 4):
        card = shown(state, viewer)["2.3"]
        assert card.face == card_name(state.cards[2 * 7 + 3])
        assert card.pieces == ["mushroom:0"]


@pytest.mark.clause("MS-3.6")
def test_a_pot_leaves_the_card_face_down_even_for_whoever_placed_it(laid_out: Build, play: Play) -> None:
    state = laid_out(4)
    state.events = []
    play(state, "p 2.3")
    for viewer in (SPECTATOR, 0, 1, 3):
        card = shown(state, viewer)["2.3"]
        assert (card.face, card.pieces) == ("", ["pot:0"])
    name = card_name(state.cards[2 * 7 + 3])
    assert all(name not in event.facts.values() for event in state.events)


@pytest.mark.clause("MS-3.7")
@pytest.mark.parametrize("players", [3, 4])
def test_central_cards_may_be_chosen_on_the_fourth_turn_only(laid_out: Build, play: Play, players: int) -> None:
    state = laid_out(players)
    for _ in range(3 * players):
        assert why_not(state, "m c0" if state.mushrooms_left(state.actor()) else "p c0") == "MS-3.7"
        play(state, "-")
    middle = {"c0", "c1", "c2", "c3"}
    assert middle <= targets(state)
    seat = state.actor()
    assert f"p c{seat}" in tokens(state)  # one's own
    play(state, "p c3")
    assert shown(state, SPECTATOR)["c3"].face == ""
    assert why_not(state, "p c3") == "MS-3.3"


@pytest.mark.clause("MS-3.7")
def test_a_mushroom_turns_a_central_card_up(laid_out: Build, play: Play) -> None:
    state = laid_out(3, central={3: "Y4"})
    play(state, "p 1.0", "-", "-", *["-"] * 6)
    play(state, "m c3")
    assert shown(state, SPECTATOR)["c3"].face == "Y4"
    assert shown(state, SPECTATOR)["c3"].pieces == ["mushroom:0"]


@pytest.mark.clause("MS-3.8")
@pytest.mark.parametrize("target", ["1.6", "c0", "pig"])
def test_the_pot_as_fourth_token_turns_the_basket_over(laid_out: Build, play: Play, target: str) -> None:
    state = laid_out(3, pig=True)
    play(state, *["-"] * 9)
    assert not state.flipped
    play(state, f"p {target}")
    assert state.flipped == 0b001
    badges = {badge.id: badge.value for badge in GAME.view(state, 1).seats[0].badges}
    assert badges["basket"] == "0"


@pytest.mark.clause("MS-3.8")
def test_the_pot_as_an_earlier_token_does_not(laid_out: Build, play: Play) -> None:
    state = laid_out(3)
    play(state, *["-"] * 6, "p 1.6", "-", "-", "m 1.5")
    assert state.flipped == 0
