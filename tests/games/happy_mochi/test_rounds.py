"""Happy Mochi: the end of a round, reserves, and the end of the match."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.happy_mochi import GAME
from donabe.games.happy_mochi.cards import value
from donabe.games.happy_mochi.rules import MOST_TURNS, HappyMochi
from donabe.games.happy_mochi.table import OVER, SETTING_ASIDE, TURN
from donabe.kernel.options import resolved

Build = Callable[..., HappyMochi]
Play = Callable[..., None]
Options = Callable[[HappyMochi], list[str]]
Told = Callable[[HappyMochi, str], list[dict[str, object]]]


def why(state: HappyMochi, token: str) -> str:
    return state.why_not(state.actor(), GAME.parse(token))


@pytest.mark.clause("HM-7.1")
def test_an_empty_row_ends_the_round_only_when_the_effects_are_settled(table: Build, play: Play, told: Told) -> None:
    state = table("R7 G0", "B1 B2", "B5 B6")
    play(state, "play 1")
    assert told(state, "emptied") == []
    assert state.rows.size(0) == 0
    play(state, "name 2", "draw deck", "insert 1")
    assert told(state, "emptied") == [{"seat": 0}]
    assert state.phase == SETTING_ASIDE


@pytest.mark.clause("HM-7.2")
def test_nobody_else_runs_out_of_cards_by_passing(table: Build, play: Play, told: Told) -> None:
    state = table("P7 B1 G2", "B9", "O2")
    play(state, "play 1", "pass")
    assert [state.rows.size(seat) for seat in range(3)] == [1, 1, 1]
    assert told(state, "emptied") == []
    assert (state.phase, state.actors()) == (TURN, [1])


@pytest.mark.clause("HM-7.3")
def test_a_row_scores_its_digits_and_reserves_do_not_count(table: Build, play: Play, told: Told) -> None:
    """The printed example: 3 + 7 + 2 = 12."""
    state = table("R8 G8", "R3 Y7 G2", "B0 P4", reserves=["B9", "P9", "K9 K7"])
    play(state, "play 1")
    assert state.scores() == [0, 12, 4]
    assert told(state, "opened") == [{"seat": 1, "cards": ["R3", "Y7", "G2"]}, {"seat": 2, "cards": ["B0", "P4"]}]
    assert told(state, "score") == [
        {"seat": 1, "line": "row", "count": 3, "points": 12},
        {"seat": 2, "line": "row", "count": 2, "points": 4},
    ]
    assert all(state.known[card] == 0b111 for card in state.rows.cards)


@pytest.mark.clause("HM-7.4", "HM-7.6")
def test_a_round_in_which_everybody_lets_the_turn_go_by_ends_without_a_winner(
    table: Build, play: Play, told: Told
) -> None:
    state = table("R1 G2", "B1 B2", "K1 K2", deck="", turn=1)
    play(state, "wait", "wait")
    assert state.phase == TURN
    play(state, "wait")
    assert told(state, "stuck") == [{}]
    assert state.scores() == [3, 3, 3]
    play(state, "reserve 1", "reserve 1", "reserve 1")
    assert (state.round, state.starter, state.actors()) == (2, 1, [1])  # left of seat 0, who started


@pytest.mark.clause("HM-7.4")
def test_a_play_between_breaks_the_row_of_idle_turns(table: Build, play: Play) -> None:
    state = table("R1 G2", "B9 Y9 B2", "K1 K2", deck="")
    play(state, "wait", "play 1")
    assert state.waits == 0
    play(state, "draw deck", "insert 1")
    assert state.phase == TURN


@pytest.mark.clause("HM-7.4")
def test_a_round_ends_when_everybody_has_had_fifty_turns(table: Build, play: Play, told: Told) -> None:
    assert MOST_TURNS == 50
    state = table("R1 G2", "B1 B2")
    state.turns = 98
    play(state, "draw deck", "insert 1")
    assert (state.phase, state.actors()) == (TURN, [1])
    play(state, "draw deck", "insert 1")
    assert told(state, "stuck") == [{}]
    assert state.phase == SETTING_ASIDE


@pytest.mark.clause("HM-7.5")
def test_everybody_with_cards_keeps_one_in_secret_and_the_rest_goes_back(
    table: Build, play: Play, options: Options, told: Told
) -> None:
    state = table("R8 G8", "R3 Y7 G2", "B0 P4", "K0 K1")
    play(state, "play 1")
    assert (state.phase, state.actors()) == (SETTING_ASIDE, [1, 2, 3])
    assert options(state) == ["reserve 1", "reserve 2", "reserve 3"]
    assert why(state, "reserve 4") == why(state, "skip") == why(state, "give 1") == "HM-7.5"
    for seat, token in ((3, "reserve 1"), (1, "reserve 2"), (2, "reserve 2")):
        assert told(state, "kept") == []
        state.apply(seat, GAME.parse(token))
    assert told(state, "kept") == [{"seat": 1}, {"seat": 2}, {"seat": 3}]
    assert state.snapshot()["reserves"] == [[], ["Y7"], ["P4"], ["K0"]]
    assert [state.known[card] for card in state.reserves.cards] == [0b10, 0b100, 0b1000]
    assert state.round == 2


@pytest.mark.clause("HM-7.5")
def test_an_only_card_is_kept_without_a_question_and_known_to_all(table: Build, play: Play) -> None:
    state = table("R8 G8", "R3", "B0")
    play(state, "play 1")
    assert state.round == 2
    assert state.snapshot()["reserves"] == [[], ["R3"], ["B0"]]
    assert [state.known[card] for card in state.reserves.cards] == [0b111, 0b111]


@pytest.mark.clause("HM-7.6")
def test_the_left_neighbour_of_the_winner_starts(table: Build, play: Play) -> None:
    for winner in range(3):
        hands = ["R3", "B0", "K1"]
        hands[winner] = "R8 G8"
        state = table(*hands, turn=winner)
        play(state, "play 1")
        assert (state.round, state.starter, state.actors()) == (2, (winner + 1) % 3, [(winner + 1) % 3])


@pytest.mark.clause("HM-8.1")
def test_reserves_pile_up_and_only_their_owner_sees_them(table: Build) -> None:
    state = table("R1 G2", "B1 B2", reserves=["Y1 Y2 Y3", ""])
    faces = {}
    for viewer in (-1, 0, 1):
        zones = {zone.id: zone for zone in GAME.view(state, viewer).zones}
        faces[viewer] = [card.face for card in zones["reserve:0"].cards]
    assert faces == {-1: ["", "", ""], 0: ["Y1", "Y2", "Y3"], 1: ["", "", ""]}


@pytest.mark.clause("HM-8.2")
def test_reserves_stay_and_are_not_shuffled_in(table: Build, play: Play) -> None:
    state = table("R8 G8", "R3 Y7", reserves=["Y1 Y2", "O9"])
    play(state, "play 1", "reserve 1")
    assert state.snapshot()["reserves"] == [["Y1", "Y2"], ["O9", "R3"]]
    assert sorted(state.laid) == list(range(70))
    dealt = {*state.rows.cards, *state.left, *state.right, *state.laid[state.top :]}
    assert dealt.isdisjoint(set(state.reserves.cards))
    assert len(dealt) == 66


@pytest.mark.clause("HM-8.3")
def test_a_card_taken_from_the_centre_stays_known_in_its_row_and_in_reserve(table: Build, play: Play) -> None:
    state = table("R4 G8 B3", "B1 B2", left="R1 O6")
    play(state, "draw left", "insert 3", "draw deck", "insert 1")
    zones = {zone.id: zone for zone in GAME.view(state, 1).zones}
    assert [card.may_be for card in zones["row:0"].cards] == [[], [], ["O6"], []]
    assert all(card.face == "" for card in zones["row:0"].cards)
    play(state, "play 1", "reserve 1")  # red 4 reserves
    zones = {zone.id: zone for zone in GAME.view(state, 1).zones}
    assert [card.may_be for card in zones["row:0"].cards] == [[]]
    assert [(card.face, card.may_be) for card in zones["reserve:0"].cards] == [("", ["O6"])]


@pytest.mark.clause("HM-9.1", "HM-9.2")
def test_the_printed_score_sheet_ends_at_31_and_the_middle_player_wins(table: Build, play: Play) -> None:
    """12/4/0, 0/16/5, 19/0/23: totals 31, 20, 28."""
    rows = [("R3 Y7 G2", "P4", "R8 G8"), ("R8 G8", "P9 P7", "K5"), ("K9 P9 B1", "R8 G8", "K8 P8 B7")]
    totals = [0, 0, 0]
    for hands in rows:
        state = table(*hands, turn=hands.index("R8 G8"))
        state.totals = vec[i64](totals)
        play(state, "play 1")
        if state.phase == SETTING_ASIDE:
            while state.round == 1:
                play(state, "reserve 1")
        totals = state.scores()
    assert totals == [31, 20, 28]
    assert (state.phase, state.actors()) == (OVER, [])
    outcome = state.outcome()
    assert (outcome.ranks, outcome.winners()) == ([3, 1, 2], [1])
    assert outcome.decided == ["points", "", "points"]


@pytest.mark.clause("HM-9.1")
@pytest.mark.parametrize(
    ("points", "end_score", "over"), [(29, 30, False), (30, 30, True), (12, 12, True), (30, 31, False)]
)
def test_reaching_the_end_score_exactly_ends_the_match(
    table: Build, play: Play, points: int, end_score: int, over: bool
) -> None:
    state = table("R8 G8", "B1", end_score=end_score)
    state.totals = vec[i64]([0, points - 1])
    play(state, "play 1")
    assert state.scores()[1] == points
    assert (state.phase == OVER) == over


@pytest.mark.clause("HM-9.1")
def test_the_end_score_is_an_option() -> None:
    assert resolved(GAME.options, {})["end_score"] == 30
    state = GAME.start(2, {"end_score": 77}, bytes(32))
    assert isinstance(state, HappyMochi)
    assert state.end_score == 77


@pytest.mark.clause("HM-9.2")
def test_the_fewest_points_win_and_equals_share(table: Build, play: Play) -> None:
    state = table("R8 G8", "R9 Y9 G9 B4", "K5 P0")
    state.totals = vec[i64]([5, 0, 0])
    play(state, "play 1")
    assert state.scores() == [5, 31, 5]
    outcome = state.outcome()
    assert (outcome.ranks, outcome.winners()) == ([1, 3, 1], [0, 2])
    assert outcome.decided == ["shared", "points", "shared"]


@pytest.mark.clause("HM-9.3")
def test_nobody_keeps_a_card_after_the_last_round(table: Build, play: Play) -> None:
    state = table("R8 G8", "R9 Y9 G9 B4", "K5 P0")
    play(state, "play 1")
    assert (state.phase, state.actors()) == (OVER, [])
    assert [state.reserves.size(seat) for seat in range(3)] == [0, 0, 0]
    assert sum(value(card) for card in state.rows.cards) == 36
