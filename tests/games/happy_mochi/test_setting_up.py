"""Happy Mochi: the box, and setting up a round."""

from collections import Counter
from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.happy_mochi import GAME
from donabe.games.happy_mochi.cards import (
    CARD_NAMES,
    CARDS,
    COLOURS,
    EFFECT_TABLE,
    checked_effects,
    dealt_each,
    effect_by_card,
)
from donabe.games.happy_mochi.rules import HappyMochi
from donabe.games.happy_mochi.table import OVER, TURN
from donabe.kernel.bits import full
from donabe.kernel.chance import Chance
from donabe.kernel.errors import BadOption, BadSeat
from donabe.kernel.match import Match
from donabe.kernel.options import from_toml, resolved

Build = Callable[..., HappyMochi]
Play = Callable[..., None]


def start(players: int, number: int = 1) -> HappyMochi:
    state = GAME.start(players, {}, number.to_bytes(32, "big"))
    assert isinstance(state, HappyMochi)
    return state


@pytest.mark.clause("HM-1.1")
def test_seventy_cards_are_each_there_once_for_two_to_six_players() -> None:
    assert len({CARD_NAMES[card] for card in range(CARDS)}) == 70
    for players in range(2, 7):
        assert sorted(start(players).laid) == list(range(70))
    for players in (1, 7):
        with pytest.raises(BadSeat):
            start(players)


@pytest.mark.clause("HM-1.2")
def test_the_seven_colours() -> None:
    assert COLOURS == ("red", "orange", "yellow", "green", "blue", "purple", "pink")
    assert [CARD_NAMES[10 * colour] for colour in range(7)] == ["R0", "O0", "Y0", "G0", "B0", "P0", "K0"]


@pytest.mark.clause("HM-1.3")
def test_each_colour_has_each_effect_once_by_one_formula() -> None:
    effects = effect_by_card(EFFECT_TABLE)
    assert Counter(effects) == {0: 42, 1: 7, 2: 7, 3: 7, 4: 7}
    for colour in range(7):
        for effect, base in enumerate((0, 7, 2, 4), start=1):
            assert effects[colour * 10 + (base - colour) % 10] == effect


@pytest.mark.clause("HM-1.3")
def test_an_owner_of_the_box_can_correct_the_effects_from_a_file() -> None:
    lines = ["[effects]"]
    lines += [f"{colour} = {{flip = [], draw = [], pass = [], reserve = [9, 1]}}" for colour in COLOURS]
    given = resolved(GAME.options, from_toml("\n".join(lines)))
    state = GAME.start(2, given, bytes(32))
    assert isinstance(state, HappyMochi)
    assert Counter(state.effects) == {0: 56, 4: 14}
    assert given["effects"]["red"]["reserve"] == [1, 9]


def changed(colour: str, effect: str, value: object) -> object:
    table: dict[str, dict[str, object]] = {name: dict(row) for name, row in EFFECT_TABLE.items()}
    table[colour][effect] = value
    return table


@pytest.mark.clause("HM-1.3")
@pytest.mark.parametrize(
    ("table", "message"),
    [
        ([], "effects is a table with red, orange, yellow, green, blue, purple, pink, not []"),
        ({}, "effects lacks the entry red"),
        ({**EFFECT_TABLE, "teal": {}}, "effects has no entry 'teal'; its entries: red, "),
        ({**EFFECT_TABLE, "blue": 3}, "effects.blue is a table with flip, draw, pass, reserve, not 3"),
        ({**EFFECT_TABLE, "blue": {"flip": [1]}}, "effects.blue lacks the entry draw"),
        (changed("pink", "swap", [1]), "effects.pink has no entry 'swap'; its entries: flip, draw, pass, reserve"),
        (changed("red", "flip", 4), "effects.red.flip is a list of values such as [0, 5], not 4"),
        (changed("red", "flip", [10]), "effects.red.flip takes values 0 to 9, not 10"),
        (changed("red", "flip", [True]), "effects.red.flip takes values 0 to 9, not True"),
        (changed("red", "flip", ["1"]), "effects.red.flip takes values 0 to 9, not '1'"),
        (changed("red", "draw", [3, 3]), "effects.red.draw lists 3, which carries draw already; a card has one effect"),
        (changed("red", "pass", [0]), "effects.red.pass lists 0, which carries flip already; a card has one effect"),
    ],
)
def test_a_table_of_effects_that_does_not_fit_is_refused_in_one_line(table: object, message: str) -> None:
    with pytest.raises(BadOption) as refused:
        checked_effects(table)
    assert str(refused.value).startswith(message)
    assert "\n" not in str(refused.value)


@pytest.mark.clause("HM-2.1")
def test_seven_cards_each_in_the_order_dealt() -> None:
    state = start(4)
    order = Chance((1).to_bytes(32, "big")).shuffle(1, "deal", 70)
    for seat in range(4):
        assert list(state.rows.row(seat)) == list(order[7 * seat : 7 * seat + 7])


@pytest.mark.clause("HM-2.1")
@pytest.mark.parametrize(("players", "deck"), [(2, 54), (3, 47), (4, 40), (5, 33), (6, 26)])
def test_the_deck_that_is_left(players: int, deck: int) -> None:
    assert start(players).deck_size() == deck


@pytest.mark.clause("HM-2.2")
def test_the_first_pair_has_no_effects_even_if_its_cards_carry_some() -> None:
    for number in range(200):
        state = start(2, number)
        assert (state.phase, state.plus, state.pending) == (TURN, True, 1 << state.starter)
        assert len(state.left) == len(state.right) == 1
    assert any(start(2, number).effects[start(2, number).left[0]] for number in range(20))


@pytest.mark.clause("HM-2.3")
def test_the_value_card_begins_at_plus_and_keeps_its_side_between_rounds(table: Build, play: Play) -> None:
    assert start(3).plus
    state = table("R0 G0", "B1 B2")
    play(state, "play 1")  # red 0 flips
    assert not state.plus
    play(state, "reserve 1")
    assert (state.round, state.plus) == (2, False)


@pytest.mark.clause("HM-2.4")
def test_chance_chooses_the_first_starter_and_turns_go_clockwise(table: Build, play: Play) -> None:
    assert {start(3, number).starter for number in range(30)} == {0, 1, 2}
    state = table("R1 R2", "R3 R6", "O0 O1")
    for seat in (0, 1, 2, 0):
        assert state.actors() == [seat]
        play(state, "draw deck", "insert 1")


@pytest.mark.clause("HM-2.5")
@pytest.mark.parametrize(
    ("players", "cards", "each"),
    [
        (6, 44, 7),
        (6, 43, 6),
        (6, 39, 6),
        (6, 38, 5),
        (6, 15, 2),
        (6, 14, 0),
        (2, 16, 7),
        (2, 15, 6),
        (2, 7, 2),
        (2, 6, 0),
    ],
)
def test_fewer_cards_are_dealt_when_reserves_hold_the_others(players: int, cards: int, each: int) -> None:
    assert dealt_each(players, cards) == each


def with_reserves(state: HappyMochi, count: int) -> None:
    """Give seat 0 that many cards of the deck as reserves, kept from an earlier round."""
    kept = state.laid[len(state.laid) - count :]
    for card in kept:
        state.reserves.add(0, card)
    state.laid = vec[i64]([*kept, *state.laid[: len(state.laid) - count]])
    state.segments = vec[i64]([count])
    state.top += count
    state.maybe = vec[i64]([full(35)] * (2 * count))


@pytest.mark.clause("HM-2.5")
def test_a_round_is_dealt_from_what_the_reserves_leave(table: Build, play: Play) -> None:
    state = table("R8 G8", "B2 B5")
    with_reserves(state, 57)
    play(state, "play 1", "reserve 2")
    assert state.round == 2
    assert len(state.reserves.cards) == 58
    assert [state.rows.size(seat) for seat in range(2)] == [4, 4]
    assert state.deck_size() == 2


@pytest.mark.clause("HM-2.5")
def test_the_match_ends_before_a_round_that_cannot_be_dealt(table: Build, play: Play) -> None:
    state = table("R8 G8", "B2 B5")
    with_reserves(state, 63)
    play(state, "play 1")
    assert (state.phase, state.actors(), state.round) == (OVER, [], 1)
    assert state.outcome().winners() == [0]


def test_a_match_plays_from_tokens() -> None:
    match = Match(GAME, ["A", "B"], {"end_score": 1}, bytes(32))
    seat = match.state.actor()
    match.play(seat, "draw deck")
    match.play(seat, "insert 8")
    assert match.state.actor() == 1 - seat
