"""Mushroom Sort: pointing at moves, and the rule of thumb."""

from collections.abc import Callable

import pytest
from librt.random import Random

from donabe.games.mushroom_sort import GAME
from donabe.games.mushroom_sort.rules import MushroomSort
from donabe.kernel.errors import IllegalAction, NoChoice
from donabe.kernel.state import State
from donabe.kernel.view import SPECTATOR
from donabe.kernel.why import Pointing

Build = Callable[..., MushroomSort]


def picks(state: MushroomSort, seat: int) -> dict[str, list[str]]:
    return {choice.token: choice.picks for choice in GAME.view(state, seat).choices}


def test_a_person_points_at_the_card_for_the_middle_and_then_at_equals_from_the_left(dealt: Build) -> None:
    others = "R1 R2 R3 R4 R7 R8 B1", "B3 B4 B5 B6 B7 Y1 Y2", "Y3 Y4 Y6 Y8 K1 K2 K3"
    state = dealt("B2 Y5 R5 K5 Y7 R6 B8", *others)
    found = picks(state, 0)
    assert found["Y7/0"] == ["Y7", "R5", "Y5"]
    assert found["Y7/5"] == ["Y7", "K5", "Y5"]
    assert found["R5/1"] == ["R5", "K5"]
    ids = {card.id for zone in GAME.view(state, 0).zones for card in zone.cards}
    assert {pick for pointed in found.values() for pick in pointed} <= ids


def test_two_players_point_only_at_equals(dealt: Build) -> None:
    state = dealt("R1 R2 R3 R4 B4 B1 B2", "Y1 Y2 Y3 Y4 K1 K2 K3", middle="R5 B5 Y5 K5", rest="K4 B3")
    assert picks(state, 0)["row/7"] == ["B1", "B2", "B4"]


def test_a_chosen_arrangement_shows_to_its_owner_only(dealt: Build) -> None:
    state = dealt("R1 R2 R3 R4 B4 B1 B2", "Y1 Y2 Y3 Y4 K1 K2 K3", middle="R5 B5 Y5 K5", rest="K4 B3")
    state.apply(0, GAME.parse("row/7"))
    mine = next(zone for zone in GAME.view(state, 0).zones if zone.id == "dealt:0")
    assert [card.face for card in mine.cards] == ["B1", "R1", "B2", "R2", "R3", "B4", "R4"]
    for viewer in (SPECTATOR, 1):
        view = GAME.view(state, viewer)
        assert view.seats[0].decided
        assert not view.seats[0].acting
        zone = next(zone for zone in view.zones if zone.id == "dealt:0")
        assert [card.back for card in zone.cards] == list("RRRRBBB")


def test_a_token_is_placed_by_pointing_at_a_card_and_a_token(laid_out: Build) -> None:
    found = picks(laid_out(3, pig=True), 0)
    assert found["m 1.2"] == ["1.2", "token:mushroom"]
    assert found["p pig"] == ["pig", "token:pot"]


def clause(state: MushroomSort, seat: int, pick: str) -> str:
    answer = Pointing(GAME, state, seat).why_not(pick)
    assert isinstance(answer, IllegalAction)
    return answer.clause


def test_whoever_points_at_a_card_of_ones_own_is_told_why_not(laid_out: Build, dealt: Build) -> None:
    state = laid_out(4, starter=2)
    assert clause(state, 2, "2.0") == "MS-3.2"
    assert clause(state, 2, "c2") == "MS-3.7"
    assert clause(state, 2, "h2") == "MS-2.10"
    assert isinstance(Pointing(GAME, state, 2).why_not("h1"), NoChoice)
    for_two = dealt("R1 R2 R3 R4 B4 B1 B2", "Y1 Y2 Y3 Y4 K1 K2 K3", middle="R5 B5 Y5 K5", rest="K4 B3")
    assert clause(for_two, 0, "R3") == "MS-8.2"  # the only 3: nothing is to be ordered
    assert clause(for_two, 0, "c1") == "MS-2.6"


def test_actions_that_mean_nothing_at_this_table_name_nothing(laid_out: Build, dealt: Build) -> None:
    state = laid_out(4)
    for token in ("m 0.6", "m pig", "say pair", "row/0", "Y7/143"):
        assert GAME.picks(state, 0, GAME.parse(token)) == []
    arranging = dealt("B2 Y5 R5 K5 Y7 R6 B8", "R1 R2 R3 R4 R7 R8 B1", "B3 B4 B5 B6 B7 Y1 Y2", "Y3 Y4 Y6 Y8 K1 K2 K3")
    for token in ("m 1.0", "p c0", "row/0", "R1/0", "Y7/6"):
        assert GAME.picks(arranging, 0, GAME.parse(token)) == []


def won_by_thumb(players: int, pig: bool, number: int) -> bool:
    seat = number % players
    rng = Random(number)
    state: State = GAME.start(players, {"pig": pig}, number.to_bytes(32, "big"))
    while state.pending:
        actor = state.actor()
        if actor == seat:
            state.apply(actor, GAME.thumb(state.resample(seat, rng), seat, rng))
        else:
            legal = state.legal(actor)
            state.apply(actor, legal[rng.randrange(len(legal))])
    return state.outcome().ranks[seat] == 1


@pytest.mark.parametrize(("players", "pig"), [(2, False), (3, False), (3, True), (4, True)])
def test_the_rule_of_thumb_is_far_better_than_chance(players: int, pig: bool) -> None:
    wins = sum(won_by_thumb(players, pig, number) for number in range(10))
    assert wins / 10 > 1 / players + 0.2


@pytest.mark.parametrize(("players", "pig"), [(2, False), (3, True), (4, True)])
def test_the_rule_of_thumb_does_not_look_at_hidden_cards(players: int, pig: bool) -> None:
    state: State = GAME.start(players, {"pig": pig}, (31).to_bytes(32, "big"))
    rng = Random(1)
    while state.pending:
        seat = state.actor()
        chosen = {GAME.thumb(state.resample(seat, rng), seat, rng) for _ in range(3)}
        assert len(chosen) == 1
        assert chosen <= set(state.legal(seat))
        state.apply(seat, chosen.pop())
