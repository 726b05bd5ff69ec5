"""The review of a match: honest, repeatable, and it finds what was played badly and what was played well."""

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import msgspec
import pytest
from librt.random import Random

from donabe.bots.processes import ProcessPool
from donabe.bots.review import (
    Decision,
    WeighedChoice,
    advantage,
    decision_at,
    moves_of,
    review_tasks,
    reviewed,
    summed_up,
)
from donabe.bots.review_pool import ReviewPool
from donabe.bots.search import Sample
from donabe.kernel.match import Match
from donabe.kernel.view import Text
from tables import Setting, every_plain_setting, played_match, some_states

FEW = 6
SHORT = Setting("iyadosu", 3)


@pytest.mark.parametrize("setting", every_plain_setting(), ids=str)
def test_a_decision_is_reviewed_the_same_in_all_worlds_that_its_seat_cannot_tell_apart(setting: Setting) -> None:
    for state in islice(some_states(setting, 31, every=12), 2):
        seat = state.actors()[-1]
        action = state.legal(seat)[-1]
        seen = decision_at(setting.game, state, 5, seat, action, FEW)
        assert seen == decision_at(setting.game, state.resample(seat, Random(9)), 5, seat, action, FEW)
        assert seen.played in {choice.token for choice in seen.choices}
        assert sum(seen.shares) == pytest.approx(1.0)


def test_a_choice_comes_with_the_reason_that_a_hint_would_give() -> None:
    state = next(iter(some_states(SHORT, 31, every=12)))
    seat = state.actors()[-1]
    seen = decision_at(SHORT.game, state, 5, seat, state.legal(seat)[-1], FEW)
    actions = {SHORT.game.token(action): action for action in state.legal(seat)}
    reasons = [SHORT.game.reason(state, seat, actions[choice.token]) for choice in seen.choices]
    assert [choice.reason for choice in seen.choices] == reasons
    assert any(reasons)


def test_a_review_is_the_same_however_it_is_cut_into_tasks() -> None:
    match = played_match(SHORT, 3)
    moves = moves_of(match, [1])[:4]
    one_by_one = [one for move in moves for task in review_tasks(match, [move], FEW) for one in reviewed(task)]
    assert one_by_one == [one for task in review_tasks(match, moves, FEW) for one in reviewed(task)]


def test_a_planted_blunder_is_the_decision_that_mattered_most() -> None:
    match = thumb_match(SHORT, blunders={2: "split 7"})
    moves = [move for move in moves_of(match, [0]) if move < 20]
    decisions = [one for task in review_tasks(match, moves, 60) for one in reviewed(task)]
    review = summed_up(match, decisions)
    worst = max(review.decisions, key=lambda one: one.loss)
    assert (worst.move, worst.played, worst.round, worst.number) == (2, "split 7", 1, 1)
    assert worst.loss > 0.05
    assert worst.choices[0].token != "split 7"
    assert (2, "loss") in [(moment.move, moment.kind) for moment in review.moments]


def thumb_match(setting: Setting, blunders: dict[int, str]) -> Match:
    """A match played by the rule of thumb but for some moves, by their numbers."""
    rng = Random(1)
    match = Match(setting.game, [f"P{seat}" for seat in range(setting.players)], {}, bytes(31) + b"\x05")
    while not match.over:
        seat = match.state.actors()[0]
        thumb = setting.game.thumb(match.state.resample(seat, rng), seat, rng)
        match.play(seat, blunders.get(len(match.moves), thumb))
    return match


def test_the_curve_begins_even_and_ends_with_the_result() -> None:
    match = played_match(SHORT, 3)
    moves = moves_of(match, [0, 2])[:4]
    review = summed_up(match, [one for task in review_tasks(match, moves, FEW) for one in reviewed(task)])
    assert [curve.seat for curve in review.curves] == [0, 2]
    for curve in review.curves:
        assert (curve.moves[0], curve.moves[-1]) == (0, len(match.moves))
        assert curve.moves == sorted(curve.moves)
        assert curve.shares[0] == pytest.approx([1 / 3] * 3)
        winners = match.state.outcome().winners()
        assert {seat for seat, share in enumerate(curve.shares[-1]) if share} == set(winners)


def decision(move: int, loss: float = 0.0, lead: float = 0.0, choices: int = 2) -> Decision:
    """A decision of which only this matters."""
    weighed = [WeighedChoice(f"t{number}", Text("confirm"), [], 0.5, 1.0) for number in range(choices)]
    return Decision(move, 0, 1, 1, "t0", weighed, loss, lead, [1.0, 0.0, 0.0])


def test_the_largest_losses_and_the_best_praise_are_pointed_out_in_the_order_of_play() -> None:
    match = played_match(SHORT, 3)
    decisions = [decision(1, 0.1), decision(4, 0.3), decision(7, 0.2), decision(9, lead=0.1), decision(12, lead=0.2)]
    pointed = [(moment.move, moment.kind) for moment in summed_up(match, decisions).moments]
    assert pointed == [(4, "loss"), (7, "loss"), (12, "praise")]
    pointed = [(moment.move, moment.kind) for moment in summed_up(match, [*decisions[:3], decision(8, 0.01)]).moments]
    assert pointed == [(1, "loss"), (4, "loss"), (7, "loss")]
    against_the_expert = msgspec.structs.replace(decision(5, lead=0.4), played="t1")
    assert summed_up(match, [against_the_expert]).moments == []
    assert summed_up(match, [decision(1, choices=1)]).decisions == []


def sample(shares: list[float], weights: list[float]) -> Sample:
    made = Sample(0, 2)
    made.shares, made.weights, made.weight = shares, weights, sum(weights)
    return made


def test_an_advantage_counts_only_beyond_noise() -> None:
    even = [1.0] * 8
    assert advantage(sample([0.6] * 8, even), sample([0.5] * 8, even)) == pytest.approx(0.1)
    assert advantage(sample([0.5] * 8, even), sample([0.6] * 8, even)) == 0.0
    assert advantage(sample([1.0, 0.0] * 4, even), sample([0.2, 0.7] * 4, even)) == 0.0
    one_world = [1.0, *[0.001] * 7]
    assert advantage(sample([0.6] * 8, one_world), sample([0.5] * 8, one_world)) == 0.0


def test_a_pool_reviews_on_processes_of_its_own_or_on_a_given_executor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ReviewPool, "simulations", FEW)
    match = played_match(SHORT, 3)
    moves = moves_of(match, [0])[:5]
    told: list[int] = []
    with ThreadPoolExecutor(1) as executor:
        given = asyncio.run(ReviewPool(executor).review(match, moves, told.append))
    assert told == [3, 5]
    assert asyncio.run(ReviewPool().review(match, moves, told.append)) == given


def test_a_worker_that_dies_during_a_review_is_replaced(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(ReviewPool, "simulations", FEW)
    monkeypatch.setattr("donabe.bots.review_pool.cores", lambda: 1)  # the worker that dies is the one that is needed
    match = played_match(SHORT, 3)
    pool = ReviewPool()
    processes = pool._processes

    def dying() -> ProcessPool:
        made = processes()
        if not caplog.records:
            made.submit(os._exit, 3)
        return made

    monkeypatch.setattr(pool, "_processes", dying)
    review = asyncio.run(pool.review(match, moves_of(match, [0])[:3], lambda _done: None))
    assert len(review.curves[0].moves) == 5
    assert "a worker died during a review" in caplog.text
