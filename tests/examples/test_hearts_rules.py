"""Hearts, clause by clause."""

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

import pytest

from clauses import TESTS, clauses_in_rules, clauses_in_tests
from donabe.kernel.bits import listed, size
from donabe.kernel.errors import IllegalAction
from donabe.kernel.game import Game
from donabe.kernel.match import Match

if TYPE_CHECKING:
    from examples.games.hearts.rules import Hearts

Build = Callable[..., "Hearts"]
Play = Callable[["Hearts", str], None]
May = Callable[["Hearts"], str]
NAMES = ["Ann", "Ben", "Cat", "Dan"]


def start(game: Game, **options: int) -> "Hearts":
    return cast("Hearts", game.start(4, options, bytes(32)))


def pass_cards(state: "Hearts") -> list[list[int]]:
    """Let every seat pass the lowest cards it has; returns those cards by seat."""
    passed: list[list[int]] = [[], [], [], []]
    for seat in (2, 0, 3, 1):
        for _ in range(3):
            action = state.legal(seat)[0]
            passed[seat].append(action - 52)
            state.apply(seat, action)
    return passed


def test_every_clause_has_a_test_and_every_marker_a_clause(hearts: Game) -> None:
    assert clauses_in_rules("hearts") == clauses_in_tests(TESTS / "examples")


# -- cards and passing -------------------------------------------------------------------------------------------------


@pytest.mark.clause("HE-1.1")
@pytest.mark.clause("HE-1.3")
def test_all_52_cards_are_dealt_thirteen_each(hearts: Game) -> None:
    state = start(hearts)
    assert [size(hand) for hand in state.hands] == [13] * 4
    assert sorted(card for hand in state.hands for card in listed(hand)) == list(range(52))
    assert hearts.tokens[:13] == ["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "10C", "JC", "QC", "KC", "AC"]


@pytest.mark.clause("HE-2.1")
def test_cards_go_left_then_right_then_across_then_stay(hearts: Game) -> None:
    state = start(hearts)
    receivers = {}
    for number in (1, 2, 3, 4, 5):
        state.round = number
        receivers[number] = [state.receiver(seat) for seat in range(4)]
    assert receivers == {1: [1, 2, 3, 0], 2: [3, 0, 1, 2], 3: [2, 3, 0, 1], 4: [0, 1, 2, 3], 5: [1, 2, 3, 0]}


@pytest.mark.clause("HE-2.2")
def test_cards_change_hands_only_when_everybody_has_chosen_three(hearts: Game) -> None:
    state = start(hearts)
    passed = pass_cards(twin := state.copy())
    for seat in range(4):
        assert all((twin.hands[(seat + 1) % 4] >> card) & 1 for card in passed[seat])
    state.apply(2, state.legal(2)[0])
    assert state.actors() == [0, 1, 2, 3]
    assert [size(hand) for hand in state.hands] == [13, 13, 12, 13]
    assert state.why_not(2, hearts.parse("2C")) == "HE-2.2"


@pytest.mark.clause("HE-2.3")
def test_a_card_that_is_not_in_the_hand_or_already_chosen_cannot_be_passed(hearts: Game) -> None:
    match = Match(hearts, NAMES, {}, bytes(32))
    first = match.state.legal(0)[0]
    match.play(0, first)
    for action in (first, match.state.legal(1)[0]):
        with pytest.raises(IllegalAction, match=r"HE-2\.3"):
            match.play(0, action)


@pytest.mark.clause("HE-2.4")
def test_nothing_is_passed_once_play_has_begun(hearts: Game) -> None:
    state = start(hearts)
    pass_cards(state)
    assert state.why_not(state.actor(), hearts.parse("pass 2C")) == "HE-2.4"


# -- tricks ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("HE-3.1")
def test_the_two_of_clubs_opens_after_the_pass(hearts: Game, may: May) -> None:
    state = start(hearts)
    pass_cards(state)
    assert (state.hands[state.actor()] >> hearts.parse("2C")) & 1
    assert may(state) == "2C"
    others = [card for card in listed(state.hands[state.actor()]) if card != hearts.parse("2C")]
    assert {state.why_not(state.actor(), card) for card in others} == {"HE-3.1"}


@pytest.mark.clause("HE-3.2")
def test_play_goes_clockwise_one_card_each(table: Build, play: Play) -> None:
    state = table("4C 3D", "5C 4D", "6C 5D", "7C 6D", leader=2)
    asked = []
    for card in ("6C", "7C", "4C", "5C"):
        asked.append(state.actor())
        play(state, card)
    assert asked == [2, 3, 0, 1]


@pytest.mark.clause("HE-3.3")
def test_the_suit_led_must_be_followed_if_it_can_be(table: Build, play: Play, may: May, hearts: Game) -> None:
    state = table("4C 3D", "5C 4H", "6S QS", "7C 6D")
    play(state, "4C")
    assert may(state) == "5C"
    assert state.why_not(1, hearts.parse("4H")) == "HE-3.3"
    play(state, "5C")
    assert may(state) == "6S QS"


@pytest.mark.clause("HE-3.4")
def test_no_points_fall_on_the_first_trick_unless_there_is_nothing_else(
    table: Build, play: Play, may: May, hearts: Game
) -> None:
    state = table("2C 3D", "5S 4H", "QS 9H", "7C 6D", trick=1)
    play(state, "2C")
    assert may(state) == "5S"
    assert state.why_not(1, hearts.parse("4H")) == "HE-3.4"
    play(state, "5S")
    assert may(state) == "QS 9H"


@pytest.mark.clause("HE-3.5")
def test_hearts_are_led_once_broken_or_when_there_is_nothing_else(
    table: Build, play: Play, may: May, hearts: Game
) -> None:
    hands = ("4C 3D KH", "5C 4H AH", "6S QS 5D", "7C 6D 2H")
    state = table(*hands)
    assert may(state) == "4C 3D"
    assert state.why_not(0, hearts.parse("KH")) == "HE-3.5"
    play(state, "4C 5C QS 7C 6D")
    assert state.broken
    assert may(table(*hands, broken=True)) == "4C 3D KH"
    assert may(table("3H KH", "5C 4D", "6C 5D", "7C 6D")) == "3H KH"


@pytest.mark.clause("HE-3.6")
def test_a_card_comes_from_ones_own_hand(table: Build, hearts: Game) -> None:
    assert table("4C 3D", "5C 4D", "6C 5D", "7C 6D").why_not(0, hearts.parse("5C")) == "HE-3.6"


@pytest.mark.clause("HE-3.7")
def test_the_highest_card_of_the_suit_led_wins_and_its_player_leads_next(table: Build, play: Play) -> None:
    state = table("10C 3D", "JC 4D", "AS AD", "9C 6D")
    play(state, "10C JC AS 9C")
    assert state.actor() == 1
    assert [state.tricks(seat) for seat in range(4)] == [0, 1, 0, 0]
    assert size(state.taken[1]) == 4


# -- scores ------------------------------------------------------------------------------------------------------------


def put(state: "Hearts", taken: dict[int, str], game: Game) -> None:
    """Put cards into the piles of tricks taken."""
    for seat, words in taken.items():
        for word in words.split():
            state.taken[seat] |= 1 << game.parse(word)


def hearts_from(low: int) -> str:
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    return " ".join(f"{rank}H" for rank in ranks[low:])


@pytest.mark.clause("HE-1.2")
@pytest.mark.clause("HE-4.1")
def test_hearts_count_one_and_the_queen_of_spades_thirteen(table: Build, play: Play, hearts: Game) -> None:
    state = table("4C", "5C", "6C", "2H", target=500)
    put(state, {0: "3H 4H AD KS", 1: "QS"}, hearts)
    play(state, "4C 5C 6C 2H")
    assert state.scores() == [2, 13, 1, 0]


@pytest.mark.clause("HE-4.2")
def test_whoever_takes_all_the_points_gets_none_and_the_others_26_each(table: Build, play: Play, hearts: Game) -> None:
    state = table("9C", "5C", "6C", "2H", target=500)
    put(state, {0: f"{hearts_from(1)} QS"}, hearts)
    play(state, "9C 5C 6C 2H")
    assert state.scores() == [0, 26, 26, 26]


@pytest.mark.clause("HE-5.1")
@pytest.mark.clause("HE-6.1")
def test_the_match_ends_with_the_deal_in_which_somebody_reaches_the_target(
    table: Build, play: Play, hearts: Game
) -> None:
    for target, over in ((100, True), (101, False), (1, True)):
        state = table("4C", "5C", "6C", "2H", target=target)
        state.totals[2] = 99
        play(state, "4C 5C 6C 2H")
        assert (state.actors() == []) == over
        assert state.round == (1 if over else 2)


@pytest.mark.clause("HE-5.2")
def test_the_lowest_total_wins_and_equals_share(table: Build, play: Play, hearts: Game) -> None:
    state = table("4C", "5C", "6C", "2H")
    for seat, points in enumerate((20, 99, 99, 20)):
        state.totals[seat] = points
    play(state, "4C 5C 6C 2H")
    assert state.outcome().totals == [20, 99, 100, 20]
    assert state.outcome().ranks == [1, 3, 4, 1]
    assert state.outcome().decided == ["shared", "points", "points", "shared"]


# -- options -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("HE-6.2")
def test_without_passing_play_begins_at_once(hearts: Game, may: May) -> None:
    assert may(start(hearts, pass_cards=False)) == "2C"


@pytest.mark.clause("HE-6.3")
def test_points_may_be_allowed_on_the_first_trick(table: Build, play: Play, may: May) -> None:
    state = table("2C 3D", "5S 4H", "QS 9H", "7C 6D", trick=1, no_pts_on_first_trick=False)
    play(state, "2C")
    assert may(state) == "5S 4H"


@pytest.mark.clause("HE-6.4")
def test_any_club_may_be_allowed_to_open(table: Build, may: May) -> None:
    assert may(table("2C 8C 3D", "5S 4H 4C", "QS 9H 5C", "7C 6D 6C", trick=1, can_lead_any_club=True)) == "2C 8C"


@pytest.mark.clause("HE-6.5")
def test_hearts_may_be_allowed_at_any_time(table: Build, may: May) -> None:
    assert may(table("4C KH", "5C 4H", "6S QS", "7C 6D", must_break_hearts=False)) == "4C KH"


@pytest.mark.clause("HE-6.6")
def test_the_queen_may_leave_hearts_unbroken(table: Build, play: Play) -> None:
    state = table("4C KH", "5C 4H", "6S QS", "7C 6D", qs_breaks_hearts=False)
    play(state, "4C 5C QS 7C")
    assert not state.broken


@pytest.mark.clause("HE-6.7")
def test_hearts_may_be_allowed_in_place_of_the_queen(table: Build, may: May) -> None:
    hands = ("QS KH", "5C 4H", "6S 8S", "7C 6D")
    assert may(table(*hands)) == "QS"
    assert may(table(*hands, can_lead_hearts_instead_of_qs=True)) == "QS KH"


@pytest.mark.clause("HE-6.8")
def test_the_jack_of_diamonds_may_take_ten_points_off_and_the_moon_needs_no_jack(
    table: Build, play: Play, hearts: Game
) -> None:
    state = table("9C", "5C", "6C", "2H", jd_bonus=True, target=500)
    put(state, {0: f"{hearts_from(1)} QS", 1: "JD"}, hearts)
    play(state, "9C 5C 6C 2H")
    assert state.scores() == [0, 16, 26, 26]


@pytest.mark.clause("HE-6.9")
def test_taking_no_trick_may_take_five_points_off_unless_the_moon_was_shot(
    table: Build, play: Play, hearts: Game
) -> None:
    state = table("9C", "5C", "6C", "2H", avoid_all_tricks_bonus=True, target=500)
    put(state, {1: "3H 2D 3D 4D"}, hearts)
    play(state, "9C 5C 6C 2H")
    assert state.scores() == [1, 1, -5, -5]
    state = table("9C", "5C", "6C", "2H", avoid_all_tricks_bonus=True, target=500)
    put(state, {0: f"{hearts_from(1)} QS"}, hearts)
    play(state, "9C 5C 6C 2H")
    assert state.scores() == [0, 26, 26, 26]
