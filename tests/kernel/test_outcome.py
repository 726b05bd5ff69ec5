"""Ranks follow the criteria in order, and say which of them decided."""

from hypothesis import given, strategies as st

from donabe.kernel.outcome import Outcome, ranked

CRITERIA = ["points", "last-round"]
VALUES = st.lists(st.lists(st.integers(-3, 3), min_size=2, max_size=2), min_size=1, max_size=6)


def outcome_of(values: list[list[int]]) -> Outcome:
    return ranked([row[0] for row in values], CRITERIA, values)


def test_a_clear_order_names_what_put_each_seat_behind_the_next_better_one() -> None:
    outcome = outcome_of([[4, 0], [9, 1], [9, 3]])
    assert outcome.ranks == [3, 2, 1]
    assert outcome.decided == ["points", "last-round", ""]
    assert outcome.totals == [4, 9, 9]
    assert outcome.winners() == [2]


def test_full_equals_share_a_rank_and_the_next_rank_is_left_out() -> None:
    outcome = outcome_of([[5, 1], [5, 1], [2, 0], [2, 0]])
    assert outcome.ranks == [1, 1, 3, 3]
    assert outcome.decided == ["shared", "shared", "points", "shared"]
    assert outcome.winners() == [0, 1]


@given(VALUES)
def test_a_rank_counts_the_seats_that_did_better(values: list[list[int]]) -> None:
    outcome = outcome_of(values)
    assert outcome.ranks == [1 + sum(other > row for other in values) for row in values]
    assert outcome.winners() == [seat for seat, row in enumerate(values) if row == max(values)]


@given(VALUES)
def test_what_decided_is_a_criterion_in_which_some_better_seat_was_ahead(values: list[list[int]]) -> None:
    outcome = outcome_of(values)
    for row, rank, decided in zip(values, outcome.ranks, outcome.decided, strict=True):
        if decided in CRITERIA:
            behind = min(other for other in values if other > row)
            assert decided == CRITERIA[0] if behind[0] > row[0] else CRITERIA[1]
        else:
            assert decided == ("" if rank == 1 and values.count(row) == 1 else "shared")
