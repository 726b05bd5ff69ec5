"""Salty, what rounds are worth and how the match goes on and ends."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.salty import GAME
from donabe.games.salty.rules import Salty
from donabe.games.salty.scoring import score_round
from donabe.games.salty.table import OVER

Build = Callable[..., Salty]
Play = Callable[[Salty, str], None]


def lines(state: Salty, seat: int) -> dict[object, tuple[object, object]]:
    assert state.events is not None
    return {
        event.facts["line"]: (event.facts["count"], event.facts["points"])
        for event in state.events
        if event.kind == "score" and event.facts["seat"] == seat
    }


def scored(table: Build, plates: int, cubes: str, others: tuple[int, int] = (1, 1)) -> tuple[Salty, int]:
    """A table at which seat 0 has these cubes, after scoring; and the points of seat 0."""
    state = table("S1", "S2", "S3", plates=(plates, *others), cubes=(cubes, "", ""))
    score_round(state)
    return state, state.totals[0]


@pytest.mark.clause("SA-8.1", "SA-8.3", "SA-8.4")
def test_the_rulebooks_french_fries_with_four_colours(table: Build) -> None:
    state, points = scored(table, 4, "SAKM")
    assert points == 160
    assert lines(state, 0) == {"plates": (4, 40), "perfect": (4, 40), "types": (4, 80)}


@pytest.mark.clause("SA-8.1", "SA-8.2", "SA-8.4")
def test_the_rulebooks_french_fries_with_one_too_many(table: Build) -> None:
    state, points = scored(table, 4, "SAKKM")
    assert points == 90
    assert lines(state, 0) == {"plates": (4, 40), "overflow": (1, -10), "types": (3, 60)}


@pytest.mark.clause("SA-8.1", "SA-8.2")
@pytest.mark.parametrize(
    ("plates", "cubes", "points"), [(5, "", 0), (5, "SS", 20), (6, "SSSKK", 50), (5, "SSSKKKM", 30), (1, "SAKMM", -30)]
)
def test_ten_for_a_cube_on_a_plate_and_minus_ten_beside(table: Build, plates: int, cubes: str, points: int) -> None:
    assert scored(table, plates, cubes)[1] == points


@pytest.mark.clause("SA-8.3")
@pytest.mark.parametrize(
    ("plates", "cubes", "bonus"), [(1, "K", 90), (2, "KK", 60), (3, "KKK", 60), (5, "KKKKK", 150), (6, "KKKKKS", 240)]
)
def test_exactly_full_plates_pay_the_bonus_for_each_cube(table: Build, plates: int, cubes: str, bonus: int) -> None:
    assert lines(scored(table, plates, cubes)[0], 0)["perfect"] == (plates, bonus)
    for wrong in (cubes[:-1], cubes + "A"):
        assert "perfect" not in lines(scored(table, plates, wrong)[0], 0)


@pytest.mark.clause("SA-8.4")
@pytest.mark.parametrize(
    ("plates", "cubes", "types"),
    [
        (1, "K", 0),
        (2, "KM", 2),
        (3, "KKM", 2),
        (4, "K", 1),
        (4, "KK", 1),
        (2, "KKSA", 1),
        (3, "KAMS", 3),
        (4, "", 0),
        (5, "SAKM", 0),
        (6, "SAKMMM", 0),
    ],
)
def test_two_to_four_plates_pay_for_each_colour_on_them(table: Build, plates: int, cubes: str, types: int) -> None:
    state, _ = scored(table, plates, cubes)
    assert lines(state, 0).get("types", (0, 0)) == (types, 20 * types)


@pytest.mark.clause("SA-8.5")
@pytest.mark.parametrize(("others", "points"), [((1, 1), 100), ((0, 1), 200), ((0, 0), 300)])
def test_no_cubes_pays_for_everybody_who_promised_it(table: Build, others: tuple[int, int], points: int) -> None:
    state, mine = scored(table, 0, "", others)
    assert mine == points
    assert lines(state, 0) == {"zero-success": (points // 100, points)}


@pytest.mark.clause("SA-8.5", "SA-8.6")
def test_those_who_promised_and_failed_count_for_the_others(table: Build) -> None:
    state = table("S1", "S2", "S3", "S4", plates=(0, 0, 0, 0), cubes=("", "SAK", "", ""))
    score_round(state)
    assert list(state.totals) == [400, -30, 400, 400]
    assert lines(state, 1) == {"zero-fail": (3, -30)}


@pytest.mark.clause("SA-8.5")
def test_a_trick_without_a_cube_does_no_harm_to_the_promise(table: Build, play: Play) -> None:
    state = table("K3", "K4", "K5", plates=(0, 1, 2), rack=(3, 3, 0, 2))
    play(state, "K3 K4 K5")
    assert list(state.totals) == [100, 0, 0]


@pytest.mark.clause("SA-8.6")
def test_a_broken_promise_costs_ten_a_cube_and_pays_nothing(table: Build) -> None:
    assert scored(table, 0, "S")[1] == -10
    assert scored(table, 0, "SAKM")[1] == -40


@pytest.mark.clause("SA-8.7")
def test_points_below_zero_are_carried_on(table: Build) -> None:
    state = table("S1", "S2", "S3", plates=(0, 1, 1), cubes=("SS", "SSS", ""))
    score_round(state)
    assert list(state.last_round) == [-20, -10, 0]
    score_round(state)
    assert list(state.totals) == [-40, -20, 0]


# -- the next round and the end --------------------------------------------------------------------------------------------


@pytest.mark.clause("SA-9.1")
@pytest.mark.parametrize(
    ("totals", "last_round", "old", "chosen"),
    [
        ([50, 20, 30, 40], [0, 0, 0, 0], 0, 1),
        ([20, 50, 20, 40], [10, 0, 5, 0], 0, 2),
        ([20, 50, 20, 40], [5, 0, 10, 0], 2, 0),
        ([20, 20, 20, 20], [0, 0, 0, 0], 0, 1),
        ([20, 20, 20, 20], [0, 0, 0, 0], 3, 0),
        ([20, 90, 20, 90], [0, 0, 0, 0], 2, 0),
        ([20, 90, 20, 90], [0, 0, 0, 0], 0, 2),
        ([20, 90, 20, 90], [0, 0, 0, 0], 3, 0),
        ([90, 90, -20, 90], [0, 0, 0, 0], 2, 2),
    ],
)
def test_the_next_last_player(table: Build, totals: list[int], last_round: list[int], old: int, chosen: int) -> None:
    state = table("S1", "S2", "S3", "S4")
    state.totals = vec[i64](totals)
    state.last_round = vec[i64](last_round)
    state.last_player = old
    assert state.next_last_player() == chosen


@pytest.mark.clause("SA-9.1")
def test_the_next_last_player_chooses_first_in_the_next_round(table: Build, play: Play) -> None:
    state = table("K3", "K4", "K5", plates=(1, 2, 5))
    state.totals = vec[i64]([0, 500, 10])
    play(state, "K3 K4 K5")
    assert state.round == 2
    assert list(state.totals) == [100, 500, 10]
    assert state.last_player == state.actor() == 2


@pytest.mark.clause("SA-9.2")
@pytest.mark.parametrize("players", [3, 4])
def test_as_many_rounds_as_players(players: int) -> None:
    state = GAME.start(players, {}, bytes(32))
    rounds = set()
    while state.pending:
        rounds.add(state.round)
        state.apply(state.actor(), state.legal(state.actor())[-1])
    assert rounds == set(range(1, players + 1))
    assert isinstance(state, Salty)
    assert state.phase == OVER


@pytest.mark.clause("SA-9.3")
def test_ties_go_to_the_better_last_round_and_are_else_shared(table: Build) -> None:
    state = table("S1", "S2", "S3", "S4")
    state.totals = vec[i64]([150, 170, 170, 150])
    state.last_round = vec[i64]([20, 10, 30, 20])
    outcome = state.outcome()
    assert outcome.ranks == [3, 2, 1, 3]
    assert outcome.decided[2] == ""
    assert outcome.decided[1] == "last-round"
    assert sorted([outcome.decided[0], outcome.decided[3]]) == ["points", "shared"]
