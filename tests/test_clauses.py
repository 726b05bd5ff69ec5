"""Every clause of every game's rules is held by a test, and no test holds a clause that is not there."""

import re

import pytest

from clauses import TESTS, clauses_in_rules, clauses_in_tests
from donabe import games


@pytest.mark.parametrize("key", games.keys())
def test_every_clause_has_a_test_and_every_marker_a_clause(key: str) -> None:
    stated, held = clauses_in_rules(key), clauses_in_tests(TESTS / "games" / key)
    assert stated
    assert sorted(stated - held) == []
    assert sorted(held - stated) == []


@pytest.mark.parametrize("key", games.keys())
def test_clauses_named_in_the_rules_code_exist(key: str) -> None:
    stated = clauses_in_rules(key)
    prefix = games.load(key).prefix
    folder = TESTS.parent / "src" / "donabe" / "games" / key
    for path in sorted(folder.glob("*.py")):
        named = set(re.findall(rf"{prefix}-\d+\.\d+", path.read_text("utf-8")))
        assert sorted(named - stated) == [], path.name
