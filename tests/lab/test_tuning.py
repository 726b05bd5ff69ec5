"""Tuning: ranges in option files, aims with losses, trials that can be gone on with, a frontier."""

import sys
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from donabe import games
from donabe.kernel.errors import BadOption
from donabe.lab import seed_from_text
from donabe.lab.lines_file import lines_file
from donabe.lab.study.plan import Setting, StudyPlan
from donabe.lab.tuning.aims import aims_from
from donabe.lab.tuning.optimiser import NoOptimiser, Optimiser
from donabe.lab.tuning.ranges import Between, OneOf, filled, ranges_in
from donabe.lab.tuning.toml import toml_of
from donabe.lab.tuning.trials import Trial, Tuning, frontier, tried

SEED = seed_from_text("tuning")
VARY = {"bid_bonus": {"one_of": [True, False]}, "early_win": {"one_of": [True, False]}}
SETTING = Setting(games.load("iyadosu"), 3, ("thumb",))
OPEN = tomllib.loads("""
end_score = { low = 20, high = 40, step = 5 }
dishes = [{ name = "egg", plates = 1, perfect = { low = 10, high = 90 } }, { name = "rice", plates = 2, perfect = 30 }]
""")


def tuning(aims: str = "seat_fairness, rounds=2") -> Tuning:
    plan = StudyPlan("iyadosu", 3, ("random",), 2, SEED)
    return Tuning(plan, VARY, aims_from(aims, SETTING))


def test_values_that_are_left_open_are_found_and_filled_wherever_they_stand() -> None:
    assert dict(ranges_in(OPEN)) == {"end_score": Between(20, 40, 5), "dishes.0.perfect": Between(10, 90)}
    chosen = filled(OPEN, {"end_score": 25, "dishes.0.perfect": 15})
    assert (chosen["end_score"], chosen["dishes"][0], chosen["dishes"][1]) == (
        25,
        {"name": "egg", "plates": 1, "perfect": 15},
        OPEN["dishes"][1],
    )
    assert dict(ranges_in(VARY))["bid_bonus"] == OneOf((True, False))


@pytest.mark.parametrize(
    "wrong", [{"low": 3, "high": 1}, {"low": 1, "high": 3, "step": 0}, {"low": 1.5, "high": 3}, {"one_of": []}]
)
def test_a_range_that_is_none_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadOption, match="deck"):
        list(ranges_in({"deck": wrong}))


def test_options_are_written_as_toml_that_reads_the_same() -> None:
    for key in games.keys():  # noqa: SIM118 - a function, not a dict
        options = dict(games.load(key).defaults)
        assert tomllib.loads(toml_of(options)) == options


@pytest.mark.parametrize(
    ("aim", "found", "loss"),
    [
        ("length=25±5", 28, 0),
        ("length=25+-5", 35, 1),
        ("length=20", 30, 0.5),
        ("decisions_matter", 0.3, 0.7),
        ("seat_fairness", 0.1, 0.3),
    ],
)
def test_a_loss_is_nothing_when_an_aim_is_reached(aim: str, found: float, loss: float) -> None:
    assert aims_from(aim, SETTING)[0].loss(found) == pytest.approx(loss)


@pytest.mark.parametrize("aim", ["", "fun", "length", "seat_fairness=3", "length=25±", "skill", "length=25,,rounds=3"])
def test_an_aim_that_is_none_is_refused(aim: str) -> None:
    with pytest.raises(BadOption):
        aims_from(aim, SETTING)


def test_the_frontier_is_what_no_other_beats() -> None:
    losses: list[list[float]] = [[1, 1], [0, 3], [2, 2], [1, 1], [], [3, 0.5]]
    best = frontier([Trial(number, {}, [], each) for number, each in enumerate(losses)])
    assert [trial.number for trial in best] == [0, 1, 5]


def test_without_the_optimiser_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "optuna", None)
    with pytest.raises(NoOptimiser, match="pip install"):
        Optimiser(VARY, 1, SEED)


def test_trials_go_on_to_the_same_bytes(tmp_path: Path) -> None:
    pytest.importorskip("optuna")
    whole, halves = tmp_path / "whole", tmp_path / "halves"
    for path, counts in ((whole, (13,)), (halves, (6, 13))):
        for count in counts:
            with lines_file(path, tuning().header(), "tuning") as file:
                trials = list(tried(tuning(), file, count, 1))
    assert whole.read_bytes() == halves.read_bytes()
    assert len(trials) == 13
    assert {tuple(trial.chosen) for trial in trials} == {("bid_bonus", "early_win")}
    best = tuning().options(frontier(trials)[0])
    assert set(best) == {"bid_bonus", "early_win"}


def test_options_that_the_game_does_not_take_are_tried_and_put_aside(tmp_path: Path) -> None:
    pytest.importorskip("optuna")
    odd = replace(tuning(), vary={"bid_bonus": {"one_of": [True, "perhaps"]}})
    with lines_file(tmp_path / "trials", odd.header(), "tuning") as file:
        trials = list(tried(odd, file, 6, 1))
    assert {bool(trial.losses) for trial in trials} == {True, False}
    assert all(trial.chosen["bid_bonus"] is True for trial in frontier(trials))


def test_a_file_that_leaves_nothing_open_is_refused() -> None:
    pytest.importorskip("optuna")
    with pytest.raises(BadOption, match="nothing open"):
        Optimiser({"bid_bonus": True}, 1, SEED)
