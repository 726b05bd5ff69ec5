"""Happy Mochi: drawing a card."""

from collections.abc import Callable

import pytest

from donabe.games.happy_mochi import GAME
from donabe.games.happy_mochi.cards import CARD_NAMES
from donabe.games.happy_mochi.rules import HappyMochi
from donabe.games.happy_mochi.table import INSERTING, TURN
from donabe.kernel.event import Event

Build = Callable[..., HappyMochi]
Play = Callable[..., None]
Options = Callable[[HappyMochi], list[str]]
Told = Callable[[HappyMochi, str], list[dict[str, object]]]
Row = Callable[[HappyMochi, int], str]


def why(state: HappyMochi, token: str) -> str:
    return state.why_not(state.actor(), GAME.parse(token))


@pytest.mark.clause("HM-5.1")
def test_a_card_comes_from_either_stack_the_deck_or_a_reserve_of_ones_own(
    table: Build, play: Play, row: Row, options: Options
) -> None:
    sources = {"draw left": "R4", "draw right": "O5", "draw deck": "K0", "draw reserve 2": "Y1"}
    for source, card in sources.items():
        state = table("R1", "B1 B2", left="B9 R4", right="B8 O5", deck="K0 K1", reserves=["Y0 Y1", "Y2 Y3 Y4"])
        assert options(state) == ["draw left", "draw right", "draw deck", "draw reserve 1", "draw reserve 2"]
        assert why(state, "draw reserve 3") == "HM-5.1"
        play(state, source, "insert 2")
        assert row(state, 0) == f"R1 {card}"
    assert state.snapshot()["reserves"] == [["Y0"], ["Y2", "Y3", "Y4"]]


@pytest.mark.clause("HM-5.2")
def test_the_card_goes_anywhere_and_the_others_keep_their_order(
    table: Build, play: Play, row: Row, options: Options
) -> None:
    expected = ["R4 R1 G2 B3", "R1 R4 G2 B3", "R1 G2 R4 B3", "R1 G2 B3 R4"]
    for gap, after in enumerate(expected, start=1):
        state = table("R1 G2 B3", "B1 B2")
        play(state, "draw left")
        assert state.phase == INSERTING
        assert options(state) == ["insert 1", "insert 2", "insert 3", "insert 4"]
        assert why(state, "insert 5") == why(state, "draw deck") == why(state, "play 1") == "HM-5.2"
        play(state, f"insert {gap}")
        assert row(state, 0) == after
        assert state.actors() == [1]


@pytest.mark.clause("HM-5.3")
def test_an_emptied_side_is_filled_from_the_deck_at_once(table: Build, play: Play, told: Told) -> None:
    state = table("R1 G2", "B1 B2", deck="K0 K1 K2")
    play(state, "draw right")
    assert state.snapshot()["right"] == ["K0"]
    assert told(state, "refilled") == [{"side": "right", "card": "K0"}]
    play(state, "insert 1", "draw left")
    assert state.snapshot()["left"] == ["K1"]
    assert state.deck_size() == 1


@pytest.mark.clause("HM-5.3")
def test_a_side_with_cards_under_the_top_is_not_refilled(table: Build, play: Play) -> None:
    state = table("R1 G2", "B1 B2", left="P3 P4 R4", deck="K0 K1")
    play(state, "draw left")
    assert state.snapshot()["left"] == ["P3", "P4"]
    assert state.deck_size() == 2


@pytest.mark.clause("HM-5.4")
def test_an_effect_that_is_uncovered_or_turned_up_does_not_happen(table: Build, play: Play) -> None:
    state = table("R1 G2", "B1 B2", left="R0 R4", deck="O9 K1")  # red 0 and orange 9 flip
    play(state, "draw left", "insert 1", "draw right", "insert 1")
    assert (state.snapshot()["left"], state.snapshot()["right"]) == (["R0"], ["O9"])
    assert state.plus
    assert (state.phase, state.actors()) == (TURN, [0])


@pytest.mark.clause("HM-5.5")
def test_an_empty_deck_is_made_anew_from_all_cards_under_the_top_ones(table: Build, play: Play, told: Told) -> None:
    state = table("R1 G2", "B1 B2", left="P1 P2 R4", right="P3 P5 O5", deck="")
    play(state, "draw deck")
    assert (state.snapshot()["left"], state.snapshot()["right"]) == (["R4"], ["O5"])
    assert told(state, "reshuffled") == [{"cards": 4}]
    assert state.deck_size() == 3
    assert {CARD_NAMES[card] for card in state.laid[state.top - 1 :]} == {"P1", "P2", "P3", "P5"}
    held = state.in_hand(0)
    assert all(state.known[card] == (1 if card == held else 0) for card in state.laid[state.top - 1 :])


@pytest.mark.clause("HM-5.5")
def test_a_deck_made_anew_for_a_refill_leaves_the_drawn_card_out(table: Build, play: Play) -> None:
    state = table("R1 G2", "B1 B2", left="R4", right="P3 P5 O5", deck="")
    play(state, "draw left")
    assert state.snapshot()["right"] == ["O5"]
    assert {CARD_NAMES[card] for card in (*state.left, *state.laid[state.top :])} == {"P3", "P5"}
    assert state.snapshot()["held"] == ["R4", ""]


@pytest.mark.clause("HM-5.5")
def test_every_new_deck_has_a_shuffle_of_its_own(table: Build, play: Play) -> None:
    decks = set()
    for seed in range(6):
        state = table("R1 G2", "B1 B2", left="P1 P2 P3 P5 P6 R4", deck="")
        state.chance.seed = seed.to_bytes(32, "big")
        play(state, "draw deck", "insert 1")
        decks.add(tuple(state.laid[state.top - 1 :]))
    assert len(decks) > 1


@pytest.mark.clause("HM-5.5", "HM-5.6")
def test_without_a_deck_the_only_cards_of_the_stacks_stay(table: Build, options: Options) -> None:
    state = table("R1 G2", "B1 B2", deck="", reserves=["Y1", ""])
    assert options(state) == ["draw reserve 1"]
    assert why(state, "draw left") == why(state, "draw right") == "HM-5.6"
    assert why(state, "draw deck") == "HM-5.5"


@pytest.mark.clause("HM-5.6")
def test_an_only_card_may_be_taken_if_the_other_stack_can_replace_it(table: Build, options: Options) -> None:
    state = table("R1 G2", "B1 B2", right="P3 O5", deck="")
    assert options(state) == ["draw left", "draw right", "draw deck"]


@pytest.mark.clause("HM-8.3")
def test_everybody_hears_which_place_but_only_the_drawer_which_card(table: Build, play: Play) -> None:
    state = table("R1 G2", "B1 B2", deck="K7")
    play(state, "draw deck", "insert 2")
    story: list[Event] = state.events or []
    assert [(event.kind, event.facts, event.audience) for event in story] == [
        ("drew", {"seat": 0}, -1),
        ("looked", {"seat": 0, "card": "K7"}, 1),
        ("inserted", {"seat": 0, "place": 2}, -1),
    ]
