"""Mushroom Sort: the next round, the end, and the Pig."""

from collections.abc import Callable

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.mushroom_sort import GAME
from donabe.games.mushroom_sort.cards import PIG, card_name
from donabe.games.mushroom_sort.recipe import FOUR, FULL_HOUSE, MINI_STRAIGHT, PAIR, THREE
from donabe.games.mushroom_sort.rules import MushroomSort
from donabe.games.mushroom_sort.table import ARRANGING, GATHERING, OVER, PREDICTING
from donabe.kernel.errors import BadOption
from donabe.kernel.event import Event
from donabe.kernel.state import play_out
from donabe.kernel.view import SPECTATOR

Build = Callable[..., MushroomSort]
Play = Callable[..., None]
Compared = Callable[..., tuple[MushroomSort, list[Event]]]


def tokens(state: MushroomSort) -> set[str]:
    return {GAME.token(action) for action in state.legal(state.actor())}


@pytest.mark.clause("MS-6.1")
def test_the_next_round_begins_afresh_one_seat_to_the_left(laid_out: Build, play: Play) -> None:
    state = laid_out(3, starter=2)
    play(state, *["-"] * 9, "p 0.6", "-", "-")
    assert state.round == 2
    assert state.starter == 0
    assert state.phase == ARRANGING
    assert (state.taken, state.pots, state.flipped, state.placed) == (0, 0, 0, 0)
    assert all(state.mushrooms_left(seat) == 3 and state.has_pot(seat) for seat in range(3))
    names = [card_name(card) for card in state.chance.shuffle(2, "deal", 28)]
    assert names != [card_name(card) for card in state.chance.shuffle(1, "deal", 28)]
    opening = state.opening
    assert isinstance(opening, MushroomSort)
    assert not opening.cards  # what stayed face down is not carried over
    assert list(opening.dealt) == [0, 0, 0]


@pytest.mark.clause("MS-6.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_match_ends_after_the_last_round(players: int) -> None:
    state = GAME.start(players, {}, bytes(32))
    assert play_out(state, Random(1)) == players * players * 5
    assert isinstance(state, MushroomSort)
    assert state.phase == OVER
    assert state.actors() == []


def finished(totals: list[int], places: list[int]) -> MushroomSort:
    state = GAME.start(len(totals), {}, bytes(32))
    assert isinstance(state, MushroomSort)
    play_out(state, Random(1))
    state.totals = vec[i64](totals)
    state.places = vec[i64](places)
    return state


@pytest.mark.clause("MS-6.3")
def test_the_highest_total_wins() -> None:
    outcome = finished([3, 7, 5], [1, 3, 2]).outcome()
    assert outcome.ranks == [3, 1, 2]
    assert outcome.decided == ["points", "", "points"]
    assert outcome.totals == [3, 7, 5]


@pytest.mark.clause("MS-6.4")
def test_equal_totals_are_told_apart_by_the_last_place() -> None:
    outcome = finished([7, 7, 5, 7], [4, 1, 3, 2]).outcome()
    assert outcome.ranks == [3, 1, 4, 2]
    assert outcome.decided == ["last-place", "", "points", "last-place"]


@pytest.mark.clause("MS-6.4")
def test_the_pig_player_has_a_place_for_that_too(compared: Compared) -> None:
    table, _ = compared("R5 B5 Y5", "R2 B3 Y4 R7 B7", "K7 B6 K2 Y4 Y1", pig_player=0, predictions=[1, 1])
    assert list(table.places) == [1, 2, 3]
    assert table.outcome().ranks[0] == 1


# -- the Pig -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("MS-7.1")
def test_the_pig_is_there_only_if_agreed(laid_out: Build) -> None:
    without, with_pig = laid_out(3), laid_out(3, pig=True)
    assert "m pig" not in tokens(without)
    assert without.why_not(0, GAME.parse("m pig")) == "MS-7.1"
    assert "m pig" in tokens(with_pig)
    assert not any(zone.id == "pig" for zone in GAME.view(without, 0).zones)
    assert any(zone.id == "pig" for zone in GAME.view(with_pig, 0).zones)


@pytest.mark.clause("MS-7.1")
def test_two_players_cannot_play_with_the_pig() -> None:
    with pytest.raises(BadOption, match="three or four players"):
        GAME.start(2, {"pig": True}, bytes(32))


@pytest.mark.clause("MS-7.2")
@pytest.mark.parametrize("kind", ["m", "p"])
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_on_any_turn_one_token_of_either_kind_goes_on_the_pig(
    laid_out: Build, play: Play, turn: int, kind: str
) -> None:
    state = laid_out(3, pig=True)
    if turn == 4 and kind == "m":
        play(state, "p 1.0", *["-"] * 8)
    else:
        play(state, *["-"] * (3 * (turn - 1)))
    assert state.turn() == turn
    play(state, f"{kind} pig")
    assert state.pig_player() == 0
    assert not any("pig" in token for token in tokens(state))
    kind = "m" if state.mushrooms_left(1) else "p"
    assert state.why_not(1, GAME.parse(f"{kind} pig")) == "MS-7.2"


@pytest.mark.clause("MS-7.3")
def test_a_mushroom_turns_nothing_up_on_the_pig(laid_out: Build, play: Play) -> None:
    state = laid_out(4, pig=True)
    play(state, "m pig")
    assert state.face_up == 0
    pig = next(zone for zone in GAME.view(state, SPECTATOR).zones if zone.id == "pig").cards[0]
    assert (pig.face, pig.pieces) == ("pig", ["mushroom:0"])


@pytest.mark.clause("MS-7.3")
def test_a_pot_on_the_pig_as_last_token_costs_the_stars(laid_out: Build, play: Play) -> None:
    state = laid_out(3, pig=True)
    play(state, *["-"] * 9, "p pig")
    assert state.flipped == 1


@pytest.mark.clause("MS-7.4")
def test_the_pig_player_predicts_clockwise_before_anything_is_turned_up(laid_out: Build, play: Play) -> None:
    state = laid_out(4, pig=True, starter=1)
    play(state, "-", "p pig", "p 1.5")
    while state.phase == GATHERING:
        assert state.why_not(state.actor(), GAME.parse("say pair")) == "MS-7.4"
        play(state, "-")
    before = state.face_up
    state.events = []
    for step, target in enumerate((3, 0, 1)):
        assert state.phase == PREDICTING
        assert state.actors() == [2]
        assert len(tokens(state)) == 6
        assert state.face_up == before
        assert state.why_not(2, GAME.parse("m 0.0")) == "MS-7.4"
        prompt = GAME.view(state, 2).prompt
        assert prompt.args == {"seat": 2, "target": target}
        play(state, ["say pair", "say three or mini", "say four"][step])
    said = [event.facts for event in state.events if event.kind == "predicted"]
    assert [(facts["target"], facts["strength"]) for facts in said] == [(3, 5), (0, 4), (1, 1)]
    order = [event.kind for event in state.events]
    assert order.index("predicted") < order.index("gathered")
    assert state.round == 2


@pytest.mark.clause("MS-7.4", "MS-7.5")
@pytest.mark.parametrize("predictions", [(4, 4, 2), (4, 4, 3), (5, 4, 2), (4, 6, 2)])
def test_all_predictions_right_or_nothing_and_three_is_mini(compared: Compared, predictions: tuple[int, ...]) -> None:
    soups = ["R5 B5 Y5 K3 K1", "R3 R4 K5 R6 R8", "R2 B2 Y2 R7 B7", "K8 B8 K2 Y4"]
    table, events = compared(*soups, flipped=[1], pig_player=3, predictions=predictions)
    assert list(table.combinations) == [THREE, MINI_STRAIGHT, FULL_HOUSE, PAIR]
    right = sum(said == is_ for said, is_ in zip(predictions, (4, 4, 2), strict=True))
    assert table.scores() == [2, 0, 4, 3 if right == 3 else 0]
    pig = next(event.facts for event in events if event.facts.get("line") == "pig")
    assert pig == {"seat": 3, "line": "pig", "count": right, "points": 3 if right == 3 else 0}


@pytest.mark.clause("MS-7.5")
def test_the_pig_pays_two_with_three_players(compared: Compared) -> None:
    table, _ = compared("R5 B5 Y5 K3 K1", "R3 R4 K5 R6", "R2 B2 Y2 R7 B7", pig_player=1, predictions=(2, 4))
    assert table.scores() == [0, 2, 3]  # the Pig player is second by stars, which pays nothing


@pytest.mark.clause("MS-7.6")
def test_the_pig_player_keeps_a_place_without_points_and_nobody_moves_up(compared: Compared) -> None:
    table, _ = compared(
        "R5 B5 Y5 K5", "R1 B1 Y1 R7 B7", "R2 B2 Y2 K1 R3", "K8 B8 K2 Y4 K6", pig_player=0, predictions=[6, 6, 6]
    )
    assert list(table.combinations) == [FOUR, FULL_HOUSE, THREE, PAIR]
    assert list(table.places) == [1, 2, 3, 4]
    assert table.scores() == [0, 3, 0, 0]


@pytest.mark.clause("MS-7.6")
def test_the_pig_player_has_three_gathered_cards_and_the_hand_card(laid_out: Build, play: Play) -> None:
    state = laid_out(3, pig=True, starter=1)
    state.round = 3
    play(state, "m pig", *["-"] * 11, "say pair", "say pair")
    assert state.phase == OVER
    zones = {zone.id: zone for zone in GAME.view(state, SPECTATOR).zones}
    assert [len(zones[f"soup:{seat}"].cards) for seat in range(3)] == [5, 4, 5]
    assert (state.gathers[1] >> PIG) & 1
