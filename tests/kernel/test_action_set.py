"""A set of actions is what was added to it, whichever way it is read."""

from collections import Counter

import pytest
from hypothesis import given, strategies as st
from librt.random import Random

from donabe.kernel.action_set import ActionSet
from statistics_of_chance import chi_square_limit, chi_square_of

GROUPS = st.lists(st.frozensets(st.integers(0, 62)), min_size=1, max_size=6).filter(any)
APART = 63


def made(groups: list[frozenset[int]], first: int = 0) -> tuple[ActionSet, list[int]]:
    actions, plain = ActionSet(), []
    for number, group in enumerate(groups):
        actions.add(first + number * APART, sum(2**member for member in group))
        plain += [first + number * APART + member for member in sorted(group)]
    return actions, plain


@given(GROUPS, st.integers(0, 500))
def test_it_holds_what_was_added_in_ascending_order(groups: list[frozenset[int]], first: int) -> None:
    actions, plain = made(groups, first)
    assert actions.count() == len(plain)
    assert actions.codes() == list(actions.listed()) == plain
    assert [actions.nth(place) for place in range(len(plain))] == plain
    assert [action for action in range(first + 6 * APART) if actions.holds(action)] == plain


@given(GROUPS, st.integers(0, 500))
def test_a_plain_program_reads_it_as_a_row_of_numbers(groups: list[frozenset[int]], first: int) -> None:
    actions, plain = made(groups, first)
    assert (bool(actions), len(actions), list(actions)) == (bool(plain), len(plain), plain)
    assert [actions[place] for place in range(-len(plain), len(plain))] == plain + plain
    assert [action for action in range(first + 6 * APART) if action in actions] == plain
    for beyond in (len(plain), -len(plain) - 1):
        with pytest.raises(IndexError):
            actions[beyond]


def test_nothing_is_an_empty_row() -> None:
    assert (bool(ActionSet()), len(ActionSet()), list(ActionSet())) == (False, 0, [])


@given(st.lists(st.integers(0, 300), min_size=1, unique=True).map(sorted))
def test_single_actions_can_be_added(plain: list[int]) -> None:
    actions = ActionSet()
    for action in plain:
        actions.add_one(action)
    assert actions.codes() == plain
    assert actions.count() == len(plain)


@given(st.integers(0, 200), st.integers(0, 200))
def test_a_run_has_any_length(first: int, count: int) -> None:
    actions = ActionSet()
    actions.add_run(first, count)
    assert actions.codes() == list(range(first, first + count))


@given(GROUPS, GROUPS)
def test_a_cleared_set_is_as_good_as_new(old: list[frozenset[int]], new: list[frozenset[int]]) -> None:
    actions, _ = made(old)
    actions.clear()
    for number, group in enumerate(new):
        actions.add(number * APART, sum(2**member for member in group))
    assert actions.codes() == made(new)[1]


def test_every_action_is_drawn_equally_often() -> None:
    actions, plain = made([frozenset({1, 4}), frozenset(), frozenset({0, 2, 62}), frozenset({7}), frozenset({8, 9})])
    rng = Random(1)
    seen = Counter(actions.drawn(rng) for _ in range(800))
    assert sorted(seen) == plain
    assert chi_square_of(seen) < chi_square_limit(len(plain))
