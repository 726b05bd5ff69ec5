"""What a guest or an address may do does not grow with the number of workers."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, strategies as st

from donabe.web.ledger import ENTRY, NAME, WAYS, Ledger
from donabe.web.limits import LEAST_SHARE, Budget, Caller, Limits, Rate
from donabe.web.services import shared_buckets

RATE = Rate(0.5, 10)
MIO, KEN = Caller("g-mio", "10.0.0.1"), Caller("g-ken", "10.0.0.1")


class Clock:
    def __init__(self) -> None:
        self.seconds = 1_000.0

    def __call__(self) -> float:
        return self.seconds


def workers(folder: Path, number: int, clock: Clock, address_times: float = 10, sets: int = 64) -> list[Budget]:
    """The budget of one thing in so many workers."""
    return [Budget("things", RATE, address_times, clock, Ledger(folder, sets).bucket) for _ in range(number)]


def test_workers_give_a_guest_together_what_one_process_gives(tmp_path: Path) -> None:
    clock = Clock()
    budgets = workers(tmp_path, 4, clock)
    assert sum(budgets[number % 4].take(MIO) for number in range(40)) == RATE.at_once
    clock.seconds += 8
    assert sum(budgets[number % 4].take(MIO) for number in range(40)) == 8 * RATE.a_second
    assert all(budget.take(KEN) for budget in budgets), "others have their own"


def test_workers_give_an_address_together_what_one_process_gives(tmp_path: Path) -> None:
    budgets = workers(tmp_path, 2, Clock(), address_times=1.5)
    assert sum(budgets[number % 2].take(who) for number in range(10) for who in (MIO, KEN)) == 1.5 * RATE.at_once


@given(st.lists(st.tuples(st.integers(0, 2), st.sampled_from([MIO, KEN]), st.sampled_from([0, 0.5, 1, 3, 30]))))
def test_several_workers_answer_as_one_process_does(steps: list[tuple[int, Caller, float]]) -> None:
    clock = Clock()
    alone = Budget("things", RATE, 1.2, clock)
    with TemporaryDirectory() as folder:
        together = workers(Path(folder), 3, clock, address_times=1.2)
        for worker, who, seconds in steps:
            clock.seconds += seconds
            assert together[worker].take(who) == alone.take(who)


def test_a_worker_that_is_replaced_takes_over_what_was_counted(tmp_path: Path) -> None:
    clock = Clock()
    [first] = workers(tmp_path, 1, clock)
    assert all(first.take(MIO) for _ in range(10))
    [second] = workers(tmp_path, 1, clock)
    assert not second.take(MIO)


def test_where_there_is_no_room_those_unused_for_longest_are_forgotten(tmp_path: Path) -> None:
    clock = Clock()
    ledger = Ledger(tmp_path, sets=1)
    used_up = [ledger.bucket(f"guest {number}", RATE, clock) for number in range(WAYS + 1)]
    for bucket in used_up:
        clock.seconds += 0.01
        assert bucket.take(10)
    again = [ledger.bucket(f"guest {number}", RATE, clock).take(10) for number in range(1, WAYS + 1)]
    assert not any(again)
    assert used_up[0].take(10)
    assert (tmp_path / NAME).stat().st_size == WAYS * ENTRY.size


def test_a_worker_that_cannot_count_with_the_others_counts_by_itself(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    make = shared_buckets(tmp_path / "gone")
    assert make("guest", RATE, Clock()).take(10)
    assert "counts by itself" in caplog.text


@pytest.mark.parametrize("number", [1, 2, 3, 4, 16])
def test_workers_hold_together_what_one_process_may_hold_but_none_less_than_a_quarter(number: int) -> None:
    whole, each = Limits(), Limits().of_worker(number)
    for name in ("sockets", "connections", "connections_of_address", "all_unsent_bytes"):
        most, least = getattr(whole, name), getattr(each, name)
        assert most <= least * min(number, LEAST_SHARE) < most + number
    assert (each.messages, each.unsent_bytes) == (whole.messages, whole.unsent_bytes)
