"""Happy Mochi: what is shown, and the rule of thumb."""

from collections.abc import Callable

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.happy_mochi import GAME
from donabe.games.happy_mochi.cards import CARDS
from donabe.games.happy_mochi.cuts import Cuts
from donabe.games.happy_mochi.rules import HappyMochi
from donabe.games.happy_mochi.table import GIVING
from donabe.kernel.errors import IllegalAction, IsAChoice
from donabe.kernel.view import SPECTATOR, View, Zone
from donabe.kernel.why import Pointing
from donabe.text import Speaker

Build = Callable[..., HappyMochi]
Play = Callable[..., None]


def zone(view: View, name: str) -> Zone:
    return next(zone for zone in view.zones if zone.id == name)


def test_the_middle_reads_as_one_number_with_its_demand(table: Build) -> None:
    state = table("R1 G2", "B1 B2", left="B6", right="B8")
    state.plus = False
    view = GAME.view(state, SPECTATOR)
    assert [card.face for card in zone(view, "centre").cards] == ["B6", "B8"]
    assert [card.pieces for card in zone(view, "centre").cards] == [["effect:flip"], ["effect:pass"]]
    assert [card.face for card in zone(view, "value").cards] == ["minus"]
    speaker = Speaker("happy_mochi", ["Viki", "Misi"])
    note = zone(view, "value").note
    assert note is not None
    assert speaker.say(note) == "Must be lower than 68, both cards of one colour. Happy mochis always may."


def test_a_row_shows_faces_only_to_its_owner_and_keeps_its_order(table: Build) -> None:
    state = table("R1 G2", "B5 B2 B0")
    for viewer in (0, SPECTATOR):
        cards = zone(GAME.view(state, viewer), "row:1").cards
        assert [(card.id, card.face) for card in cards] == [("hidden:1.0", ""), ("hidden:1.1", ""), ("hidden:1.2", "")]
    assert [card.face for card in zone(GAME.view(state, 1), "row:1").cards] == ["B5", "B2", "B0"]


def test_moves_are_said_by_pointing(table: Build, play: Play) -> None:
    state = table("R7 Y2 B3", "B1 B5", reserves=["Y9", ""])
    picks = {choice.token: choice.picks for choice in GAME.view(state, 0).choices}
    assert picks == {
        "play 1": ["R7", "Y2"],
        "draw left": ["R4"],
        "draw right": ["O5"],
        "draw deck": ["deck"],
        "draw reserve 1": ["Y9"],
    }
    play(state, "play 1")
    picks = {choice.token: choice.picks for choice in GAME.view(state, 0).choices}
    assert picks == {"name 0": ["seat:0"], "name 1": ["seat:1"], "reserve 1": ["B3"]}
    play(state, "name 0", "draw reserve 1")
    assert [choice.picks for choice in GAME.view(state, 0).choices] == [["gap:0"], ["gap:1"]]
    assert [card.face for card in zone(GAME.view(state, 0), "held:0").cards] == ["Y9"]
    assert [card.face for card in zone(GAME.view(state, 1), "held:0").cards] == [""]


def test_a_secret_choice_shows_only_that_it_was_made(table: Build, play: Play) -> None:
    state = table("P7 B1 G2 G3", "B9 P8", "O2 O7 O4")
    play(state, "play 1", "pass", "give 2")
    assert state.phase == GIVING
    assert [card.marks for card in zone(GAME.view(state, 0), "row:0").cards] == [[], ["down"]]
    view = GAME.view(state, 1)
    assert [seat.decided for seat in view.seats] == [True, False, False]
    assert [seat.acting for seat in view.seats] == [False, True, True]
    assert all(card.marks == [] for card in zone(view, "row:0").cards)


def test_whoever_has_won_the_round_has_nothing_to_decide(table: Build, play: Play) -> None:
    state = table("R8 G8", "R3 Y7 G2", "B0 P4")
    play(state, "play 1", "reserve 2")
    assert [seat.decided for seat in GAME.view(state, 2).seats] == [False, True, False]


def test_either_half_of_a_pair_can_be_pointed_at_and_a_card_without_one_says_why(table: Build) -> None:
    state = table("R5 G6 B1 P0", "B1 B2", left="R4", right="O5")  # 56 fits, 61 too, 10 does not
    answers = {card: Pointing(GAME, state, 0).why_not(card) for card in ("R5", "G6", "B1", "P0")}
    assert [type(answer) for answer in answers.values()] == [IsAChoice, IsAChoice, IsAChoice, IllegalAction]
    refusal = answers["P0"]
    assert isinstance(refusal, IllegalAction)
    assert refusal.clause == "HM-4.3"


def test_a_kept_card_can_still_be_any_of_the_open_row_that_has_not_turned_up(table: Build, play: Play) -> None:
    state = table("R8 G8", "R3 Y7 G2")
    play(state, "play 1", "reserve 2")
    in_sight = {card.face for name in ("row:0", "centre") for card in zone(GAME.view(state, 0), name).cards}
    (card,) = zone(GAME.view(state, 0), "reserve:1").cards
    assert card.may_be == [name for name in ("R3", "Y7", "G2") if name not in in_sight]
    assert card.face == ""


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_rule_of_thumb_sees_no_hidden_cards(players: int) -> None:
    state = GAME.start(players, {"end_score": 60}, (70 + players).to_bytes(32, "big"))
    step = 0
    while state.pending:
        seat = state.actor()
        choice = GAME.thumb(state, seat, Random(1))
        if step % 5 == 0:
            assert all(GAME.thumb(state.resample(seat, Random(n)), seat, Random(n)) == choice for n in range(3))
        state.apply(seat, choice)
        step += 1


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_rule_of_thumb_beats_chance(players: int) -> None:
    wins = 0
    for number in range(10):
        state = GAME.start(players, {}, number.to_bytes(32, "big"))
        rng = Random(number)
        mine = number % players
        while state.pending:
            seat = state.actor()
            legal = state.legal(seat)
            state.apply(seat, GAME.thumb(state, seat, rng) if seat == mine else legal[rng.randrange(len(legal))])
        wins += mine in state.outcome().winners()
    assert wins >= 7


@pytest.mark.parametrize("plus", [True, False])
def test_a_changed_row_costs_what_it_would_cost_if_it_had_always_been_so(plus: bool) -> None:
    rng = Random(3)
    for size in range(12):
        row = [rng.randrange(CARDS) for _card in range(size)]
        cuts = Cuts(vec[i64](row), plus)
        for place in range(size):
            assert cuts.without(place, 1) == Cuts(vec[i64](row[:place] + row[place + 1 :]), plus).whole()
        card = rng.randrange(CARDS)
        placed = [Cuts(vec[i64]([*row[:gap], card, *row[gap:]]), plus).whole() for gap in range(size + 1)]
        assert cuts.placed(card) == min(placed)
        assert cuts.best_gap(card) == placed.index(min(placed))


def test_my_row_says_what_neighbours_make_and_which_fit(table: Build) -> None:
    state = table("R5 G6 B6 P0", "B1 B2", left="R4", right="O5")  # above 45, any colours
    pairs = zone(GAME.view(state, 0), "row:0").pairs
    assert [(pair.text, pair.place, pair.token, pair.icon) for pair in pairs] == [
        ("56", 0, "play 1", ""),
        ("66", 1, "play 2", "happy"),
        ("60", 2, "play 3", ""),
    ]
    assert all(choice.any_order for choice in GAME.view(state, 0).choices if choice.token.startswith("play"))
    for viewer in (1, SPECTATOR):
        assert zone(GAME.view(state, viewer), "row:0").pairs == []


def test_a_gap_says_what_a_drawn_card_would_make_there_to_its_owner_only(table: Build, play: Play) -> None:
    state = table("R5 G6", "B1 B2", left="R1 O6")
    play(state, "draw left")
    gaps = zone(GAME.view(state, 0), "row:0").gaps
    assert [[(pair.text, pair.icon) for pair in gap] for gap in gaps] == [
        [("65", "")],
        [("56", ""), ("66", "happy")],
        [("66", "happy")],
    ]
    assert zone(GAME.view(state, 1), "row:0").gaps == []


def test_the_sign_says_bound_and_colours_and_the_centre_its_number(table: Build) -> None:
    view = GAME.view(table("R1 G2", "B1 B2", left="B6", right="B8"), SPECTATOR)
    speaker = Speaker("happy_mochi", ["Viki", "Misi"])
    assert [speaker.say(line.text) for line in zone(view, "value").lines] == ["above 68", "same colour"]
    assert [line.icons for line in zone(view, "value").lines] == [[], ["shape:B", "shape:B"]]
    assert [pair.text for pair in zone(view, "centre").pairs] == ["68"]


def test_what_needs_no_card_lies_on_the_table_as_a_button(table: Build, play: Play) -> None:
    state = table("P7 B1 G2 G3", "B9 P8", "O2 O7 O4")
    assert all(one.id != "buttons" for one in GAME.view(state, 0).zones)
    play(state, "play 1")
    assert [card.id for card in zone(GAME.view(state, 0), "buttons").cards] == ["do:pass", "do:skip"]
    assert all(one.id != "buttons" for one in GAME.view(state, 1).zones)
