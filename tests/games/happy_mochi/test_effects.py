"""Happy Mochi: the effects of a pair."""

from collections.abc import Callable

import pytest

from donabe.games.happy_mochi import GAME
from donabe.games.happy_mochi.rules import HappyMochi
from donabe.games.happy_mochi.table import DRAWING, GIVING, INSERTING, RESOLVING, TURN

Build = Callable[..., HappyMochi]
Play = Callable[..., None]
Options = Callable[[HappyMochi], list[str]]
Told = Callable[[HappyMochi, str], list[dict[str, object]]]
Row = Callable[[HappyMochi, int], str]

NAMES = ["name 0", "name 1"]


def why(state: HappyMochi, token: str) -> str:
    return state.why_not(state.actor(), GAME.parse(token))


@pytest.mark.clause("HM-6.1")
def test_the_turn_lasts_until_all_effects_are_settled(table: Build, play: Play) -> None:
    state = table("R7 G0 B3", "B1 B2")
    play(state, "play 1")  # red 7: a player draws
    assert (state.phase, state.actors()) == (RESOLVING, [0])
    for token in ("play 1", "draw deck", "wait", "give 1", "insert 1"):
        assert why(state, token) == "HM-6.1"
    play(state, "name 1", "draw deck", "insert 1")
    assert (state.phase, state.actors()) == (TURN, [1])


@pytest.mark.clause("HM-6.1")
def test_a_plain_pair_ends_the_turn(table: Build, play: Play) -> None:
    state = table("R9 G0 B3", "B1 B2")
    play(state, "play 1")
    assert (state.phase, state.actors()) == (TURN, [1])


@pytest.mark.clause("HM-6.2")
def test_a_flip_turns_the_value_card_for_the_next_pair(table: Build, play: Play, options: Options) -> None:
    state = table("O9 G0 B3", "B4 R2 P9 R1")
    play(state, "play 1")
    assert not state.plus
    assert state.central() == 90
    assert options(state)[:2] == ["play 1", "play 2"]  # 42 and 29 are lower, 91 is not
    assert why(state, "play 3") == "HM-4.3"


@pytest.mark.clause("HM-6.2", "HM-6.8")
def test_a_flip_happens_before_the_other_effect_without_a_question(table: Build, play: Play, options: Options) -> None:
    state = table("R7 G7 B3", "B1 B2")
    play(state, "play 1")
    assert not state.plus
    assert options(state) == NAMES


@pytest.mark.clause("HM-6.3")
def test_the_named_player_chooses_source_and_place_and_may_take_a_card_just_played(
    table: Build, play: Play, options: Options, row: Row, told: Told
) -> None:
    state = table("R7 G0 B3", "B1 B2", reserves=["", "Y1"])
    play(state, "play 1")
    assert options(state) == NAMES
    assert why(state, "name 2") == "HM-6.3"
    play(state, "name 1")
    assert told(state, "named") == [{"seat": 0, "target": 1, "own": "no"}]
    assert (state.phase, state.actors()) == (DRAWING, [1])
    assert options(state) == ["draw left", "draw right", "draw deck", "draw reserve 1"]
    play(state, "draw left")
    assert (state.phase, state.actors()) == (INSERTING, [1])
    play(state, "insert 2")
    assert row(state, 1) == "B1 R7 B2"
    assert state.snapshot()["left"] == ["R4"]


@pytest.mark.clause("HM-6.3")
def test_the_player_may_name_themselves(table: Build, play: Play, row: Row, told: Told) -> None:
    state = table("R7 G0 B3", "B1 B2")
    play(state, "play 1", "name 0", "draw right", "insert 1")
    assert told(state, "named") == [{"seat": 0, "target": 0, "own": "yes"}]
    assert row(state, 0) == "G0 B3"
    assert state.actors() == [1]


@pytest.mark.clause("HM-6.3")
def test_a_last_pair_that_draws_wins_if_somebody_else_is_named(table: Build, play: Play, told: Told) -> None:
    state = table("R7 G0", "B1 B2")
    play(state, "play 1")
    assert why(state, "skip") == "HM-6.9"
    play(state, "name 1", "draw deck", "insert 1")
    assert told(state, "emptied") == [{"seat": 0}]
    state = table("R7 G0", "B1 B2")
    play(state, "play 1", "name 0", "draw deck")  # an empty row has only one place
    assert told(state, "emptied") == []
    assert (state.rows.size(0), state.actors()) == (1, [1])


@pytest.mark.clause("HM-6.4")
def test_whoever_is_named_must_draw(table: Build, play: Play) -> None:
    state = table("R7 G0 B3", "B1 B2")
    play(state, "play 1", "name 1")
    for token in ("play 1", "skip", "wait", "insert 1", "name 1"):
        assert why(state, token) == "HM-6.4"
    assert why(state, "draw reserve 1") == "HM-5.1"


@pytest.mark.clause("HM-6.4")
def test_drawing_does_nothing_where_there_is_nothing_to_draw(table: Build, play: Play, told: Told) -> None:
    state = table("R7 G0 B3", "B1 B2", deck="")
    state.left, state.right = state.left[:0], state.right[:0]  # the played pair will be all there is
    state.plus = True
    state._play(0, 0)
    assert told(state, "nothing") == [{"effect": "draw"}]
    assert (state.phase, state.actors()) == (TURN, [1])


@pytest.mark.clause("HM-6.4")
def test_a_named_player_without_any_source_draws_nothing(table: Build, play: Play, told: Told) -> None:
    state = table("R7 G0 B3", "B1 B2", deck="", reserves=["Y1", ""])
    state.left, state.right = state.left[:0], state.right[:0]
    state._play(0, 0)
    assert (state.phase, state.actors()) == (RESOLVING, [0])
    play(state, "name 1")
    assert told(state, "nothing") == [{"effect": "draw"}]
    assert (state.phase, state.actors()) == (TURN, [1])


@pytest.mark.clause("HM-6.5")
def test_passing_is_up_to_the_player_and_needs_a_card(table: Build, play: Play, options: Options) -> None:
    state = table("P7 B1 B3", "B9 B2")
    play(state, "play 1")
    assert options(state) == ["pass", "skip"]
    play(state, "skip")
    assert state.actors() == [1]
    state = table("P7 B1", "B9 B2", "B5 B6")
    play(state, "play 1")  # the row is empty: nothing to pass, and the round ends
    assert state.winner == 0
    state = table("P7 B0 B3", "B9 B2")
    play(state, "play 1", "reserve 1")
    assert state.winner == 0  # the pass that was left cannot happen any more


@pytest.mark.clause("HM-6.5", "HM-6.6")
def test_everybody_passes_at_once_in_secret_and_places_what_came(
    table: Build, play: Play, options: Options, row: Row, told: Told
) -> None:
    state = table("B9 P8 Y1 Y3", "P7 B1 G2 G3", "O2 O7 O4", turn=1)
    state.plus = True
    play(state, "play 1", "pass")
    assert (state.phase, state.actors()) == (GIVING, [0, 1, 2])
    assert why(state, "give 5") == why(state, "skip") == "HM-6.6"
    for seat, token in ((2, "give 3"), (0, "give 1"), (1, "give 2")):
        assert told(state, "passed") == []
        state.apply(seat, GAME.parse(token))
    assert [(fact["giver"], fact["taker"], fact["place"]) for fact in told(state, "passed")] == [
        (0, 1, 1),
        (1, 2, 2),
        (2, 0, 3),
    ]
    assert state.snapshot()["held"] == ["O4", "B9", "G3"]
    for seat, place in ((1, 2), (2, 1), (0, 4)):  # clockwise from the player whose turn it is
        assert (state.phase, state.actors()) == (INSERTING, [seat])
        play(state, f"insert {place}")
    assert [row(state, seat) for seat in range(3)] == ["P8 Y1 Y3 O4", "G2 B9", "G3 O2 O7"]
    assert state.actors() == [2]


@pytest.mark.clause("HM-6.6")
def test_the_result_does_not_depend_on_the_order_of_the_secret_choices(table: Build, play: Play) -> None:
    ends = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        state = table("P7 B1 G2 G3", "B9 P8", "O2 O7 O4")
        play(state, "play 1", "pass")
        for seat in order:
            state.apply(seat, GAME.parse(f"give {1 + seat % 2}"))
        play(state, "insert 1", "insert 2", "insert 3")
        ends.append({**state.snapshot(), "history": None})
    assert ends[0] == ends[1] == ends[2]


@pytest.mark.clause("HM-6.6")
def test_an_only_card_is_passed_without_a_question(table: Build, play: Play, row: Row) -> None:
    state = table("P7 B1 G2", "B9", "O2 O7 O4")
    play(state, "play 1", "pass")
    assert state.actors() == [2]
    play(state, "give 2")
    assert state.actors() == [2]  # the others had an empty row, with one place
    play(state, "insert 1")
    assert [row(state, seat) for seat in range(3)] == ["O7", "G2", "B9 O2 O4"]


@pytest.mark.clause("HM-6.6", "HM-8.3")
def test_the_card_passed_is_known_to_giver_and_taker(table: Build, play: Play) -> None:
    state = table("P7 B1 G2", "B9", "O2 O7 O4")
    play(state, "play 1", "pass", "give 2", "insert 1")
    known = {card: state.known[card] for card in state.rows.cards}
    assert known[GREEN_2] == 0b011
    assert known[BLUE_9] == 0b110
    assert known[ORANGE_7] == 0b101
    assert known[ORANGE_7 - 3] == 0b100


GREEN_2, BLUE_9, ORANGE_7 = 32, 49, 17


@pytest.mark.clause("HM-6.7")
def test_any_card_may_be_reserved_even_the_last(table: Build, play: Play, options: Options, row: Row) -> None:
    state = table("R4 G8 B3 O6", "B9 B2", left="R1")
    play(state, "play 1")
    assert options(state) == ["skip", "reserve 1", "reserve 2"]
    assert why(state, "reserve 3") == "HM-6.7"
    play(state, "reserve 2")
    assert (row(state, 0), state.snapshot()["reserves"]) == ("B3", [["O6"], []])
    state = table("R4 G8 B3", "B9 B2", left="R1")
    play(state, "play 1", "reserve 1")
    assert state.winner == 0


@pytest.mark.clause("HM-6.7")
def test_what_cannot_be_reserved_is_not_asked(table: Build, play: Play) -> None:
    state = table("R4 G8", "B9 B2", left="R1")
    play(state, "play 1")
    assert state.winner == 0
    state = table("O6 G0 B3", "B9 B2")
    play(state, "play 1")
    assert (why(state, "reserve 1"), why(state, "pass")) == ("HM-6.7", "HM-6.5")


@pytest.mark.clause("HM-6.8")
def test_two_effects_happen_in_either_order(table: Build, play: Play, options: Options, row: Row) -> None:
    state = table("R7 Y2 B3 O8", "B1 B5")  # draw and reserve
    play(state, "play 1")
    assert options(state) == [*NAMES, "reserve 1", "reserve 2"]
    play(state, "reserve 1")
    assert options(state) == NAMES
    play(state, "name 0", "draw left", "insert 1")
    assert (row(state, 0), state.actors()) == ("R7 O8", [1])
    state = table("R7 Y2 B3 O8", "B1 B5")
    play(state, "play 1", "name 0", "draw left", "insert 1")
    assert options(state) == ["skip", "reserve 1", "reserve 2", "reserve 3"]
    play(state, "reserve 1")
    assert (row(state, 0), state.actors()) == ("B3 O8", [1])


@pytest.mark.clause("HM-6.8")
def test_the_effect_of_a_card_drawn_away_still_happens(table: Build, play: Play, options: Options, row: Row) -> None:
    state = table("R7 P7 B3", "B1 B5")  # draw and pass
    play(state, "play 1", "name 0", "draw right", "insert 2")  # takes the purple 7 back
    assert row(state, 0) == "B3 P7"
    assert options(state) == ["pass", "skip"]
    play(state, "pass")
    assert state.phase == GIVING


@pytest.mark.clause("HM-6.8")
def test_a_draw_can_make_a_pass_possible(table: Build, play: Play, options: Options) -> None:
    state = table("R7 P7", "B1 B5")
    play(state, "play 1")
    assert options(state) == NAMES
    play(state, "name 0", "draw deck")
    assert options(state) == ["pass", "skip"]


@pytest.mark.clause("HM-6.9")
def test_optional_effects_may_be_left_but_not_a_draw(table: Build, play: Play, options: Options, told: Told) -> None:
    state = table("P7 G1 B3", "B1 B5")  # pass and reserve
    play(state, "play 1")
    assert options(state) == ["pass", "skip", "reserve 1"]
    play(state, "skip")
    assert told(state, "skipped") == [{"seat": 0, "effects": ["pass", "reserve"]}]
    assert state.actors() == [1]
    state = table("R7 Y2 B3", "B1 B5")
    play(state, "play 1")
    assert why(state, "skip") == "HM-6.9"


@pytest.mark.clause("HM-6.10")
def test_the_same_effect_twice_happens_twice(table: Build, play: Play, options: Options, told: Told) -> None:
    state = table("R0 Y8 B3", "B1 B5")
    state.plus = False
    play(state, "play 1")
    assert not state.plus
    assert told(state, "flipped") == [{"side": "plus"}, {"side": "minus"}]
    state = table("R7 Y5 B3", "B1 B5")
    play(state, "play 1", "name 1", "draw deck", "insert 1")
    assert options(state) == NAMES
    play(state, "name 1", "draw deck", "insert 1")
    assert (state.rows.size(1), state.actors()) == (4, [1])
    state = table("R4 Y2 B3 B6 B7", "B1 B5", left="R1")
    play(state, "play 1", "reserve 1", "reserve 1")
    assert (state.rows.size(0), state.reserves.size(0)) == (1, 2)
