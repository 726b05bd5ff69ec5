"""Mushroom Sort: what a soup is, and what it pays."""

from collections.abc import Callable
from copy import deepcopy
from itertools import combinations, combinations_with_replacement
from typing import Any

import pytest

from donabe.games.mushroom_sort import GAME
from donabe.games.mushroom_sort.cards import LETTERS, RANKS, deck
from donabe.games.mushroom_sort.recipe import (
    FOUR,
    FULL_HOUSE,
    MINI_STRAIGHT,
    NAMES,
    PAIR,
    RECIPE,
    STRAIGHT,
    THREE,
    VARIATION,
    combination,
    stars,
    strength,
)
from donabe.games.mushroom_sort.rules import MushroomSort
from donabe.kernel.bits import listed
from donabe.kernel.errors import BadOption
from donabe.kernel.event import Event
from donabe.kernel.view import SPECTATOR

Build = Callable[..., MushroomSort]
Compared = Callable[..., tuple[MushroomSort, list[Event]]]


def ranks(*numbers: int) -> int:
    """A set of cards with these ranks, colours as they come."""
    cards = 0
    for number in numbers:
        colour = next(which for which in range(4) if not (cards >> (which * RANKS + number - 1)) & 1)
        cards |= 1 << (colour * RANKS + number - 1)
    return cards


def cards_of(names: str) -> int:
    return sum(1 << (LETTERS.index(name[0]) * RANKS + int(name[1:]) - 1) for name in names.split())


def plainly(numbers: list[int]) -> int:
    """The strongest combination, worked out the slow way."""
    counts = sorted((numbers.count(number) for number in set(numbers)), reverse=True)
    runs = [set(range(low, low + 4)) for low in range(1, 6)]
    long_runs = [set(range(low, low + 5)) for low in range(1, 5)]
    if counts[0] == 4:
        return FOUR
    if counts[:2] == [3, 2]:
        return FULL_HOUSE
    if set(numbers) in long_runs:
        return STRAIGHT
    if counts[0] == 3:
        return THREE
    if any(run <= set(numbers) for run in runs):
        return MINI_STRAIGHT
    return PAIR if counts[0] == 2 else VARIATION


@pytest.mark.clause("MS-4.1")
def test_four_cards_with_tokens_and_the_hand_card_are_turned_up_and_others_stay_down(
    laid_out: Build, play: Callable[..., None]
) -> None:
    state = laid_out(2)
    state.round = 2  # the last
    play(state, "p 1.0", *["-"] * 7)
    assert not state.pending
    for viewer in range(SPECTATOR, 2):
        zones = {zone.id: zone for zone in GAME.view(state, viewer).zones}
        for seat in range(2):
            assert len(zones[f"soup:{seat}"].cards) == 5
            assert all(card.face for card in zones[f"soup:{seat}"].cards)
        rest = [card for zone in ("row:0", "row:1", "middle") for card in zones[zone].cards]
        own = sum(card.id.startswith(f"{viewer}.") for card in rest)
        assert len(rest) == 20 - 10
        assert sum(card.face != "" for card in rest) == own


@pytest.mark.clause("MS-4.2")
@pytest.mark.parametrize(
    ("numbers", "kind", "number"),
    [
        ((5, 5, 5, 5, 1), FOUR, 1),
        ((5, 5, 5, 1, 1), FULL_HOUSE, 2),
        ((2, 3, 4, 5, 6), STRAIGHT, 3),
        ((5, 5, 5, 1, 2), THREE, 4),
        ((5, 6, 7, 8, 1), MINI_STRAIGHT, 4),
        ((5, 5, 1, 3, 8), PAIR, 5),
        ((1, 2, 4, 5, 8), VARIATION, 6),
    ],
)
def test_the_seven_combinations_and_their_six_strengths(numbers: tuple[int, ...], kind: int, number: int) -> None:
    assert combination(ranks(*numbers)) == kind
    assert strength(kind) == number


@pytest.mark.clause("MS-4.2", "MS-4.3")
def test_how_often_five_random_cards_make_each_combination() -> None:
    counts = [0] * 7
    for cards in combinations(deck(2), 5):
        kind = combination(sum(1 << card for card in cards))
        assert kind == plainly([card % RANKS + 1 for card in cards])
        counts[kind] += 1
    shares = [round(100 * count / 15504, 1) for count in counts]
    assert shares == [0.5, 3.1, 6.6, 12.4, 19.8, 57.6, 0.0]


@pytest.mark.clause("MS-4.3", "MS-4.5", "MS-4.7")
def test_every_choice_of_ranks_makes_the_strongest_combination_it_holds() -> None:
    for size in (4, 5):
        for numbers in combinations_with_replacement(range(1, 9), size):
            if numbers[0] != numbers[-1] or size == 4:
                assert combination(ranks(*numbers)) == plainly([*numbers])


@pytest.mark.clause("MS-4.4")
def test_two_pairs_are_a_pair() -> None:
    assert combination(ranks(2, 2, 7, 7, 4)) == PAIR


@pytest.mark.clause("MS-4.5")
@pytest.mark.parametrize("numbers", [(7, 8, 1, 2, 4), (6, 7, 8, 1, 3), (8, 1, 2, 3, 6)])
def test_sequences_do_not_go_round(numbers: tuple[int, ...]) -> None:
    assert combination(ranks(*numbers)) == VARIATION


@pytest.mark.clause("MS-4.5")
def test_colours_do_not_run_into_each_other() -> None:
    assert combination(cards_of("R7 R8 B1 B2 B4")) == VARIATION


@pytest.mark.clause("MS-4.6")
def test_four_in_sequence_with_a_pair_are_a_mini_straight() -> None:
    assert combination(ranks(5, 6, 7, 8, 8)) == MINI_STRAIGHT


@pytest.mark.clause("MS-4.7")
def test_a_straight_needs_five_different_ranks() -> None:
    assert combination(ranks(1, 2, 3, 4, 5)) == STRAIGHT
    assert combination(ranks(1, 2, 3, 4, 4)) == MINI_STRAIGHT
    assert combination(ranks(1, 2, 3, 4, 6)) == MINI_STRAIGHT


@pytest.mark.clause("MS-4.8")
def test_stars_on_all_cards_and_on_a_basket_not_turned_over_count() -> None:
    assert stars(ranks(3, 3, 6, 1, 2), basket_up=True) == 5
    assert stars(ranks(3, 3, 6, 1, 2), basket_up=False) == 3
    assert stars(ranks(1, 2, 4, 5, 7), basket_up=True) == 2


@pytest.mark.clause("MS-4.8", "MS-5.1", "MS-5.2")
def test_the_printed_example_a_three_b_mini_c_full_house_d_pair(compared: Compared) -> None:
    soups = ["R5 B5 Y5 K3 K1", "R3 R4 K5 R6 R8", "R2 B2 Y2 R7 B7", "K8 B8 K2 Y4 K6"]
    table, events = compared(*soups, flipped=[1])
    told = [event.facts for event in events if event.kind == "gathered"]
    assert [facts["combination"] for facts in told] == ["three", "mini_straight", "full_house", "pair"]
    assert [facts["stars"] for facts in told][:2] == [3, 2]
    assert list(table.places) == [2, 3, 1, 4]
    assert table.scores() == [2, 0, 4, 0]
    lines = [event.facts for event in events if event.kind == "score"]
    assert lines == [
        {"seat": 0, "line": "second-three", "count": 4, "points": 2},
        {"seat": 2, "line": "first-full_house", "count": 2, "points": 4},
    ]


@pytest.mark.clause("MS-4.9")
def test_the_printed_example_with_equal_stars(compared: Compared) -> None:
    table, _ = compared("R5 B5 Y5 K4 K1", "R3 R4 K5 R6 R8", "R2 B2 Y2 R7 B7", "K8 B8 K2 Y4 K6", flipped=[1])
    assert list(table.places) == [3, 2, 1, 4]
    assert table.scores() == [0, 2, 4, 0]


@pytest.mark.clause("MS-4.9", "MS-4.10")
@pytest.mark.parametrize(("starter", "places"), [(0, [4, 3, 2, 1]), (1, [1, 4, 3, 2]), (3, [3, 2, 1, 4])])
def test_equals_in_everything_rank_by_turn_order_the_last_first(
    compared: Compared, starter: int, places: list[int]
) -> None:
    soups = [f"{one}8 {one}1 {two}1 {one}5 {two}7" for one, two in ("RB", "BY", "YK", "KR")]
    table, _ = compared(*soups, starter=starter)
    assert list(table.combinations) == [PAIR] * 4
    assert list(table.places) == places


@pytest.mark.clause("MS-5.1")
def test_second_place_is_paid_by_its_own_combination_and_third_not_at_all(compared: Compared) -> None:
    table, _ = compared("R1 B1 Y1 K1 R5", "R2 R3 R4 B5 R7", "R6 B6 R8 B2 Y4")
    assert list(table.combinations) == [FOUR, MINI_STRAIGHT, PAIR]
    assert table.scores() == [4, 1, 0]


@pytest.mark.clause("MS-5.2")
@pytest.mark.parametrize(
    ("side", "first", "second", "pig"),
    [
        ("four_players", [5, 4, 4, 3, 3, 2, 1], [4, 3, 3, 2, 2, 1, 0], 3),
        ("three_players", [4, 3, 3, 2, 2, 1, 1], [3, 2, 2, 1, 1, 0, 0], 2),
    ],
)
def test_the_points_on_both_sides(side: str, first: list[int], second: list[int], pig: int) -> None:
    assert [RECIPE[side][name] for name in NAMES] == [list(pair) for pair in zip(first, second, strict=True)]
    assert RECIPE[side]["pig"] == pig


@pytest.mark.clause("MS-5.2")
def test_which_side_is_used(compared: Compared) -> None:
    three, _ = compared("R5 B5 Y5 K5 R1", "R2 B2 Y2 R7 B7", "K7 B6 K2 Y4 K1")
    four, _ = compared("R5 B5 Y5 K5 R1", "R2 B2 Y2 R7 B7", "K7 B6 K2 Y4 K1", "B1 Y1 R3 R4 R8")
    assert three.scores() == [4, 2, 0]
    assert four.scores() == [5, 3, 0, 0]


def spoiled(*path: str, value: object) -> dict[str, Any]:
    recipe = deepcopy(RECIPE)
    inner: Any = recipe
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return recipe


@pytest.mark.clause("MS-5.3")
def test_the_owner_of_a_box_can_correct_the_points(compared: Compared) -> None:
    recipe = spoiled("three_players", "four", value=[9, 8])
    assert GAME.start(3, {"recipe": recipe}, bytes(32)).scores() == [0, 0, 0]
    table, _ = compared("R5 B5 Y5 K5 R1", "R2 B2 Y2 R7 B7", "K7 B6 K2 Y4 K1", recipe=recipe)
    assert table.scores() == [9, 2, 0]


@pytest.mark.clause("MS-5.3")
@pytest.mark.parametrize(
    ("recipe", "said"),
    [
        ([], "exactly the tables three_players and four_players"),
        ({"three_players": RECIPE["three_players"]}, "exactly the tables three_players and four_players"),
        (spoiled("four_players", value={"four": [5, 4]}), "table four_players of option recipe needs exactly four"),
        (spoiled("three_players", "flush", value=[1, 0]), "table three_players of option recipe needs exactly four"),
        (spoiled("three_players", "pair", value=2), "pair in table three_players of option recipe is [first, second]"),
        (spoiled("three_players", "pair", value=[2, 1, 0]), "is [first, second] in points, not [2, 1, 0]"),
        (spoiled("four_players", "three", value=[3, -1]), "three in table four_players of option recipe pays 0 to 100"),
        (spoiled("four_players", "pig", value=True), "pig in table four_players of option recipe pays 0 to 100"),
        (spoiled("four_players", "pig", value=101), "pays 0 to 100 points, not 101"),
    ],
)
def test_a_recipe_that_does_not_fit_is_refused_in_one_line(recipe: object, said: str) -> None:
    with pytest.raises(BadOption) as refusal:
        GAME.start(3, {"recipe": recipe}, bytes(32))
    assert said in str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.clause("MS-4.1")
def test_soups_are_told_with_their_cards(compared: Compared) -> None:
    table, events = compared("R5 B5 Y5 K5 R1", "R2 B2 Y2 R7 B7", "K7 B6 K2 Y4 K1")
    told = next(event for event in events if event.kind == "gathered" and event.facts["seat"] == 2)
    assert told.facts["cards"] == ["B6", "Y4", "K1", "K2", "K7"]
    assert len(listed(table.face_up)) == 15


@pytest.mark.clause("MS-4.2", "MS-4.8")
def test_soups_are_told_with_the_cards_that_make_them_first_and_with_what_decides_their_place(
    compared: Compared,
) -> None:
    soups = ["R5 B5 Y5 K3 K1", "R3 R4 K5 R6 R8", "R2 B2 Y2 R7 B7", "K8 B8 K2 Y4 K6"]
    _, events = compared(*soups, flipped=[1])
    told: list[dict[str, Any]] = [event.facts for event in events if event.kind == "gathered"]
    assert [facts["made"] for facts in told] == [[3], [4], [3, 2], [2]]
    assert [(facts["why"], facts["target"]) for facts in told] == [
        ("more-stars", 1),
        ("fewer-stars", 0),
        ("strongest", 2),
        ("weaker", 1),
    ]
    for facts in told:
        making = cards_of(" ".join(facts["cards"][: sum(facts["made"])]))
        assert NAMES[combination(making)] == facts["combination"]


@pytest.mark.clause("MS-4.9")
def test_equal_soups_are_told_to_be_decided_by_turn(compared: Compared) -> None:
    _, events = compared("R5 B5 Y5 K4 K1", "R3 R4 K5 R6 R8", "R2 B2 Y2 R7 B7", "K8 B8 K2 Y4 K6", flipped=[1])
    told = [event.facts["why"] for event in events if event.kind == "gathered"]
    assert told[:2] == ["earlier", "later"]
