"""Happy Mochi: a turn, and playing a pair."""

from collections.abc import Callable

import pytest
from hypothesis import given, strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.happy_mochi import GAME
from donabe.games.happy_mochi.cards import CARDS
from donabe.games.happy_mochi.pairs import demand_of, fitting, objection
from donabe.games.happy_mochi.rules import HappyMochi
from donabe.kernel.bits import listed

Build = Callable[..., HappyMochi]
Play = Callable[..., None]
Options = Callable[[HappyMochi], list[str]]
Told = Callable[[HappyMochi, str], list[dict[str, object]]]
Row = Callable[[HappyMochi, int], str]

DRAWS = ["draw left", "draw right", "draw deck"]


def why(state: HappyMochi, token: str) -> str:
    return state.why_not(state.actor(), GAME.parse(token))


@pytest.mark.clause("HM-3.1")
def test_a_turn_is_a_pair_or_a_draw_whichever_the_player_likes(table: Build, options: Options) -> None:
    state = table("R5 G6 B7", "B1 B2")
    assert options(state) == ["play 1", "play 2", *DRAWS]
    for token in ("name 0", "pass", "skip", "reserve 1", "give 1", "insert 1"):
        assert why(state, token) == "HM-3.1"


@pytest.mark.clause("HM-3.2")
def test_without_a_fitting_pair_or_with_one_card_only_drawing_is_left(table: Build, options: Options) -> None:
    assert options(table("R1 G2 B3", "B1 B2")) == DRAWS
    assert options(table("R9", "B1 B2")) == DRAWS


@pytest.mark.clause("HM-3.3")
def test_a_turn_goes_by_only_if_nothing_can_be_drawn_or_played(
    table: Build, options: Options, play: Play, told: Told
) -> None:
    assert why(table("R9 G9", "B1 B2"), "wait") == "HM-3.3"
    assert options(table("R1 G2", "B1 B2", deck="", reserves=["Y1", ""])) == ["draw reserve 1"]
    state = table("R9 G9", "B1 B2", deck="")
    assert options(state) == ["play 1"]
    assert why(state, "wait") == "HM-3.3"
    state = table("R1 G2", "B1 B2", deck="")
    assert options(state) == ["wait"]
    play(state, "wait")
    assert state.actors() == [1]
    assert told(state, "waited") == [{"seat": 0}]


@pytest.mark.clause("HM-4.1")
def test_only_neighbours_in_their_order_and_the_ends_are_not_neighbours(table: Build, options: Options) -> None:
    state = table("R9 G1 B1 O0 P8", "B1 B2")  # 91 and 11 and 08; 89 around the ends would fit
    assert options(state)[:2] == ["play 1", "play 2"]
    assert why(state, "play 5") == "HM-4.1"
    assert why(state, "play 40") == "HM-4.1"


@pytest.mark.clause("HM-4.1", "HM-4.2")
def test_the_cards_go_onto_their_stacks_and_the_gap_closes(table: Build, play: Play, row: Row) -> None:
    state = table("R1 G9 B7 O8", "B1 B2")
    play(state, "play 2")
    assert row(state, 0) == "R1 O8"
    assert state.snapshot()["left"] == ["R4", "G9"]
    assert state.snapshot()["right"] == ["O5", "B7"]
    assert state.central() == 97


@pytest.mark.clause("HM-4.2")
def test_the_top_cards_make_the_number_with_the_tens_on_the_left(table: Build) -> None:
    assert table("R1 R2", "B1 B2", left="G1 K6", right="B8").central() == 68


@pytest.mark.clause("HM-4.3")
@pytest.mark.parametrize(("number", "higher", "lower"), [("R4 G4", True, True), ("Y4 G5", False, False)])
def test_the_same_number_is_never_enough_but_happy_mochis_are(
    table: Build, number: str, higher: bool, lower: bool
) -> None:
    state = table(number, "B1 B2", left="P4", right="O5")
    assert (why(state, "play 1") == "") == higher
    state.plus = False
    assert (why(state, "play 1") == "") == lower


@pytest.mark.clause("HM-4.3")
def test_higher_with_plus_and_lower_with_minus(table: Build) -> None:
    state = table("R4 G6 B4 P3", "B1 B2", left="P4", right="O5")  # 46, 64, 43
    assert [why(state, f"play {place}") for place in (1, 2, 3)] == ["", "", "HM-4.3"]
    state.plus = False
    assert [why(state, f"play {place}") for place in (1, 2, 3)] == ["HM-4.3", "HM-4.3", ""]


@pytest.mark.clause("HM-4.4")
def test_a_centre_of_one_colour_asks_for_a_pair_of_one_colour_whichever_it_is(table: Build) -> None:
    state = table("R5 G6 G8 B9 B7", "B1 B2", left="P4", right="P5")  # 56, 68 (green), 89, 97 (blue)
    assert [why(state, f"play {place}") for place in (1, 2, 3, 4)] == ["HM-4.4", "", "HM-4.4", ""]


@pytest.mark.clause("HM-4.5")
def test_the_printed_example_lower_than_95_and_of_one_colour(table: Build) -> None:
    state = table("R9 R6 O5 G4 G3 B9", "B1 B2", left="Y9", right="Y5")
    state.plus = False
    # 96 is one colour but too high; 65 and 54 are low enough but of two colours; green 43 is both; 39 is mixed
    assert [why(state, f"play {place}") for place in range(1, 6)] == ["HM-4.3", "HM-4.4", "HM-4.4", "", "HM-4.4"]


@pytest.mark.clause("HM-4.6")
def test_happy_mochis_are_always_allowed(table: Build, play: Play, told: Told) -> None:
    for plus in (True, False):
        state = table("R0 G0 B9 P9", "B1 B2", left="Y5", right="Y7")
        state.plus = plus
        assert why(state, "play 1") == why(state, "play 3") == ""
    play(state, "play 3")
    assert told(state, "mochi") == [{"seat": 0, "pair": ["B9", "P9"]}]


@pytest.mark.clause("HM-4.3", "HM-4.4", "HM-4.6", "HM-6.3")
def test_the_printed_round_of_three_players(table: Build, play: Play, options: Options) -> None:
    """57 on 68 with minus; nothing fits Ákos; Misi may play purple 46 or 11 on yellow 57, but no mixed 46."""
    state = table("Y5 Y7 R1", "R4 G6 B9", "P4 P6 R1 G1 R4 O6", left="R6", right="G8")
    state.plus = False
    assert options(state)[0] == "play 1"
    play(state, "play 1", "name 0", "draw deck", "insert 1")  # yellow 5 lets Viki draw a card
    assert (state.central(), state.one_colour()) == (57, True)
    assert options(state) == DRAWS  # Ákos
    play(state, "draw deck", "insert 4")
    assert options(state) == ["play 1", "play 3", *DRAWS]
    assert why(state, "play 5") == "HM-4.4"
    play(state, "play 1")
    assert (state.central(), state.actors()) == (46, [0])  # purple 46 has no effect


@given(st.lists(st.integers(0, CARDS - 1), min_size=2, max_size=62), st.integers(0, 99), st.booleans(), st.booleans())
def test_the_set_of_fitting_places_has_those_without_an_objection(
    row: list[int], central: int, plus: bool, one_colour: bool
) -> None:
    demand = demand_of(central, plus, one_colour)
    expected = [place for place in range(len(row) - 1) if objection(demand, row[place], row[place + 1]) == 0]
    assert list(listed(fitting(demand, vec[i64](row), 0, len(row) - 1))) == expected
