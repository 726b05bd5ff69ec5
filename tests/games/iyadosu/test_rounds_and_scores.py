"""Iyadosu, how rounds end and what they are worth."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.iyadosu import GAME
from donabe.games.iyadosu.rules import Iyadosu
from donabe.games.iyadosu.table import OVER
from donabe.kernel.bits import bit

Build = Callable[..., Iyadosu]
Play = Callable[[Iyadosu, str], None]


def lines(state: Iyadosu) -> dict[tuple[object, object], object]:
    assert state.events is not None
    return {
        (event.facts["seat"], event.facts["line"]): event.facts["points"]
        for event in state.events
        if event.kind == "score"
    }


def round_points(state: Iyadosu) -> list[int]:
    return list(state.last_round)


@pytest.mark.clause("IY-7.1", "IY-7.4")
def test_a_twelfth_trick_with_two_or_more_in_is_won_and_ends_the_round(table: Build, play: Play) -> None:
    state = table("R2 |", "R3 |", "R4 |", trick=12, bids=[1, 1, 1])
    play(state, "R2 R3 R4")
    assert state.round == 2
    assert lines(state)[2, "declaration"] == 0


@pytest.mark.clause("IY-7.2")
def test_everybody_still_in_plays_before_the_round_ends_for_want_of_players(table: Build, play: Play) -> None:
    state = table("| R1", "| R2", "R4 R5 |", trick=5)
    assert state.actor() == 2, "the only player left still plays to this trick"
    assert state.round == 1
    play(state, "R4")
    assert state.round == 2


@pytest.mark.clause("IY-7.2", "IY-8.6")
def test_when_all_drop_out_the_round_ends_and_nobody_scores(table: Build) -> None:
    state = table("R1 | R2", "R3 | R4", "R5 | R6")
    for seat in range(3):
        state.normal[seat] = 0
    state._open_trick(0)
    assert state.round == 2
    assert round_points(state) == [0, 0, 0]


@pytest.mark.clause("IY-7.3")
@pytest.mark.parametrize("trick", [5, 12])
def test_nobody_wins_a_trick_in_which_all_but_one_drop_out(table: Build, play: Play, trick: int) -> None:
    state = table("R9 |", "| R2", "| R3", trick=trick, bids=[2, 1, 1])
    play(state, "R9")
    assert state.events is not None
    assert [event for event in state.events if event.kind == "trick"] == []
    assert state.round == 2


@pytest.mark.clause("IY-8.1", "IY-8.3")
def test_perseverance_counts_the_inserts_below_and_declaration_takes_the_miss_off(table: Build, play: Play) -> None:
    state = table("R2 |", "R3 |", "R4 |", trick=12, bids=[1, 1, 3])
    state.submitted = vec[i64]([1, 2, 0])
    state.tricks = vec[i64]([1, 2, 0])
    play(state, "R2 R3 R4")
    assert lines(state)[0, "perseverance"] == 2
    assert lines(state)[1, "perseverance"] == 0
    assert lines(state)[2, "perseverance"] == 1
    assert round_points(state) == [2, 0, 0]


@pytest.mark.clause("IY-8.2")
def test_domination_counts_those_who_dropped_out(table: Build, play: Play) -> None:
    state = table("R2 |", "R3 |", "R4 |", "R5 |", trick=12, bids=[1, 1, 1, 1])
    state.eliminated = bit(3)
    state._open_trick(0)
    state.submitted = vec[i64]([0, 1, 2])
    state.tricks = vec[i64]([1, 1, 0, 0])
    play(state, "R2 R3 R4")
    assert [lines(state)[seat, "domination"] for seat in range(3)] == [1, 1, 1]
    assert round_points(state) == [1, 2, 3, 0]


@pytest.mark.clause("IY-8.4")
def test_a_round_is_never_worth_less_than_nothing(table: Build, play: Play) -> None:
    state = table("R2 |", "R3 |", "R4 |", trick=12, bids=[7, 7, 7])
    play(state, "R2 R3 R4")
    assert round_points(state) == [0, 0, 0]
    assert lines(state)[1, "declaration"] == -1, "only what there was to take is taken"


@pytest.mark.clause("IY-8.5", "IY-8.6")
def test_for_the_only_player_still_in_nothing_is_taken_off(table: Build, play: Play) -> None:
    state = table("R9 |", "| R2", "| R3", trick=5, bids=[7, 1, 1])
    play(state, "R9")
    assert round_points(state) == [2, 0, 0]


@pytest.mark.clause("IY-9.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_as_many_rounds_as_players_and_the_start_moves_clockwise(players: int) -> None:
    state = GAME.start(players, {}, bytes(32))
    assert isinstance(state, Iyadosu)
    starters = {}
    while state.pending:
        starters[state.round] = state.starter
        state.apply(state.actor(), state.legal(state.actor())[0])
    assert list(starters) == list(range(1, players + 1))
    assert all(starters[number + 1] == (starters[number] + 1) % players for number in range(1, players))


@pytest.mark.clause("IY-9.2")
def test_ties_go_to_the_better_last_round_and_are_else_shared(table: Build) -> None:
    state = table("R2 |", "R3 |", "R4 |", "R5 |")
    state.totals = vec[i64]([5, 7, 7, 5])
    state.last_round = vec[i64]([2, 1, 3, 2])
    outcome = state.outcome()
    assert outcome.ranks == [3, 2, 1, 3]
    assert outcome.decided[2] == ""
    assert outcome.decided[1] == "last-round"
    assert sorted([outcome.decided[0], outcome.decided[3]]) == ["points", "shared"]


@pytest.mark.clause("IY-10.1")
@pytest.mark.parametrize(("number", "bonus"), [(2, 0), (3, 2)])
def test_the_bid_bonus_pays_an_exact_bid_in_the_last_round_only(
    table: Build, play: Play, number: int, bonus: int
) -> None:
    state = table("R2 |", "R3 |", "R4 |", trick=12, bids=[2, 1, 1], bid_bonus=True)
    state.round = number
    state.tricks = vec[i64]([2, 0, 1])
    play(state, "R2 R3 R4")
    assert lines(state).get((0, "bid-bonus"), 0) == bonus
    assert (2, "bid-bonus") not in lines(state)


@pytest.mark.clause("IY-10.1")
def test_a_sole_survivor_of_the_last_round_has_no_declaration_points_and_so_gets_the_bid_bonus(
    table: Build, play: Play
) -> None:
    """Bid 3, no trick, both others dropped out: 2 for domination, nothing taken off, 3 for the bid."""
    state = table("R9 |", "| R2", "| R3", trick=5, bids=[3, 1, 1], bid_bonus=True)
    state.round = 3
    play(state, "R9")
    assert state.phase == OVER
    assert lines(state)[0, "declaration"] == 0
    assert lines(state)[0, "bid-bonus"] == 3
    assert round_points(state) == [5, 0, 0]


@pytest.mark.clause("IY-10.1")
def test_no_bid_bonus_where_a_miss_costs_nothing_for_want_of_points(table: Build, play: Play) -> None:
    state = table("R2 |", "R3 |", "R4 |", trick=12, bids=[7, 7, 7], bid_bonus=True)
    state.round = 3
    play(state, "R2 R3 R4")
    assert lines(state)[0, "declaration"] == 0
    assert (0, "bid-bonus") not in lines(state)


@pytest.mark.clause("IY-10.2")
@pytest.mark.parametrize("early", [True, False])
def test_an_early_win_ends_the_match_when_a_total_reaches_the_number_of_players(
    table: Build, play: Play, early: bool
) -> None:
    state = table("R9 |", "| R2", "| R3", trick=5, bids=[3, 1, 1], early_win=early)
    state.totals = vec[i64]([1, 0, 0])
    play(state, "R9")
    assert (state.phase == OVER) == early
    assert state.round == (1 if early else 2)
