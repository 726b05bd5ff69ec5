"""Mushroom Sort for two."""

from collections.abc import Callable

import pytest

from donabe.games.mushroom_sort import GAME
from donabe.games.mushroom_sort.cards import CENTRAL, ROW, colour, deck
from donabe.games.mushroom_sort.recipe import PAIR
from donabe.games.mushroom_sort.rules import MushroomSort
from donabe.kernel.bits import size
from donabe.kernel.event import Event
from donabe.kernel.view import SPECTATOR, Card

Build = Callable[..., MushroomSort]
Play = Callable[..., None]


def start(number: int) -> MushroomSort:
    state = GAME.start(2, {}, number.to_bytes(32, "big"))
    assert isinstance(state, MushroomSort)
    return state


def shown(state: MushroomSort, viewer: int) -> dict[str, Card]:
    return {card.id: card for zone in GAME.view(state, viewer).zones for card in zone.cards}


def targets(state: MushroomSort) -> set[str]:
    return {GAME.token(action).split()[1] for action in state.legal(state.actor())}


@pytest.mark.clause("MS-8.1")
def test_one_card_of_each_colour_lies_in_the_middle_and_nobody_sees_its_face() -> None:
    seen = set()
    for number in range(60):
        state = start(number)
        assert [colour(state.cards[CENTRAL + which]) for which in range(4)] == [0, 1, 2, 3]
        seen |= {state.cards[CENTRAL + which] for which in range(4)}
        for viewer in (SPECTATOR, 0, 1):
            assert [shown(state, viewer)[f"c{which}"].face for which in range(4)] == [""] * 4
    assert seen == set(deck(2))


@pytest.mark.clause("MS-8.2")
def test_seven_cards_each_all_of_them_in_the_row(dealt: Build) -> None:
    state = dealt("R1 B1 R2 R3 B3 Y3 K4", "B2 Y2 K2 K3 B4 Y4 Y1", middle="R5 B5 Y5 K5", rest="R4 K1")
    assert [size(cards) for cards in state.dealt] == [7, 7]
    tokens = [GAME.token(action) for action in state.legal(0)]
    assert tokens == [f"row/{number}" for number in range(len(tokens))]
    assert len({state.why_not(0, action) for action in range(GAME.parse("R1/0"), len(GAME.tokens))}) == 1
    assert state.why_not(0, GAME.parse("R1/0")) == "MS-8.2"
    assert state.why_not(0, GAME.parse("row/143")) == "MS-2.5"
    state.apply(0, GAME.parse("row/0"))
    state.apply(1, GAME.parse("row/0"))
    for seat in range(2):
        row = sum(1 << card for card in state.cards[seat * ROW : (seat + 1) * ROW])
        assert row == state.dealt[seat]


@pytest.mark.clause("MS-8.3", "MS-8.4")
@pytest.mark.parametrize("place", range(7))
def test_a_token_blocks_the_facing_card_for_the_other_player(laid_out: Build, play: Play, place: int) -> None:
    state = laid_out(2, starter=0)
    play(state, f"m 1.{place}")
    facing = f"0.{6 - place}"
    assert state.why_not(1, GAME.parse(f"m {facing}")) == "MS-8.4"
    assert targets(state) == {f"0.{other}" for other in range(7)} - {facing} | {"c0", "c1", "c2", "c3"}
    assert shown(state, SPECTATOR)[facing].marks == ["blocked"]


@pytest.mark.clause("MS-8.3")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_partners_stand_in_one_column(laid_out: Build, viewer: int) -> None:
    zones = {zone.id: zone for zone in GAME.view(laid_out(2), viewer).zones}
    mine = max(viewer, 0)
    assert [card.id for card in zones[f"row:{mine}"].cards] == [f"{mine}.{place}" for place in range(7)]
    assert [card.id for card in zones[f"row:{1 - mine}"].cards] == [f"{1 - mine}.{6 - place}" for place in range(7)]


@pytest.mark.clause("MS-8.4")
def test_a_blocked_card_stays_blocked_for_the_rest_of_the_round(laid_out: Build, play: Play) -> None:
    state = laid_out(2, starter=0)
    play(state, "p 1.2", "m 0.0", "m 1.0", "m 0.1", "m 1.1")
    assert state.why_not(1, GAME.parse("m 0.4")) == "MS-8.4"
    assert state.why_not(1, GAME.parse("m 0.5")) == "MS-8.4"
    assert state.why_not(1, GAME.parse("m 0.0")) == "MS-3.3"
    play(state, "m 0.2")
    assert state.why_not(0, GAME.parse("m 1.6")) == "MS-8.4"


@pytest.mark.clause("MS-8.5")
def test_central_cards_are_open_to_both_on_every_turn(laid_out: Build, play: Play) -> None:
    state = laid_out(2, central={0: "R4", 1: "B3"})
    play(state, "m c0", "p c1")
    assert shown(state, SPECTATOR)["c0"].face == "R4"
    assert [shown(state, viewer)["c1"].face for viewer in (SPECTATOR, 0, 1)] == ["", "", ""]
    assert state.blocked == 0
    assert state.why_not(0, GAME.parse("m c1")) == "MS-3.3"
    assert {"c2", "c3"} <= targets(state)
    play(state, "m c2", "m c3")
    assert shown(state, 0)["c3"].pieces == ["mushroom:1"]


@pytest.mark.clause("MS-8.6")
def test_the_points_are_those_for_three_and_only_the_first_scores(
    compared: Callable[..., tuple[MushroomSort, list[Event]]],
) -> None:
    table, events = compared("R1 B1 Y1 K1 R5", "R2 R3 R4 B4 Y4")
    assert list(table.places) == [1, 2]
    assert table.scores() == [4, 0]
    assert [event.facts["line"] for event in events if event.kind == "score"] == ["first-four"]


@pytest.mark.clause("MS-8.7")
@pytest.mark.parametrize("starter", [0, 1])
def test_equals_the_start_player_is_behind(
    compared: Callable[..., tuple[MushroomSort, list[Event]]], starter: int
) -> None:
    table, _ = compared("R1 B1 R2 R4 B4", "Y1 K1 Y2 Y4 K4", starter=starter)
    assert list(table.combinations) == [PAIR, PAIR]
    assert table.places[starter] == 2
