"""Dice choose evenly, and only among what there is."""

from collections import Counter

import pytest
from hypothesis import given, strategies as st
from librt.random import Random

from donabe.kernel.action_set import ActionSet
from donabe.kernel.dice import VALUES, Dice
from statistics_of_chance import chi_square_limit, chi_square_of


@given(st.integers(1, VALUES), st.integers(0, 1000))
def test_a_choice_is_below_what_was_asked_for(choices: int, seed: int) -> None:
    dice = Dice(Random(seed))
    assert all(0 <= dice.below(choices) < choices for _ in range(20))


@pytest.mark.parametrize("choices", [2, 3, 7, 12, 100])
def test_all_choices_are_equally_likely(choices: int) -> None:
    dice = Dice(Random(1))
    seen = Counter(dice.below(choices) for _ in range(200 * choices))
    assert set(seen) == set(range(choices))
    assert chi_square_of(seen) < chi_square_limit(choices)


def test_what_would_make_some_choices_likelier_is_thrown_again() -> None:
    """Of two thirds of the values and one more, the even ones would come up twice as often."""
    choices = VALUES * 2 // 3 + 1
    dice = Dice(Random(1))
    even = sum(dice.below(choices) % 2 == 0 for _ in range(6000))
    assert abs(even - 3000) < 160  # four standard deviations


def test_actions_thrown_are_those_there() -> None:
    actions = ActionSet()
    actions.add(3, 0b101)
    actions.add(40, 0b11)
    actions.add_run(100, 70)
    dice = Dice(Random(1))
    thrown = Counter(actions.thrown(dice) for _ in range(74 * 100))
    assert sorted(thrown) == actions.codes()
    assert chi_square_of(thrown) < chi_square_limit(74)
