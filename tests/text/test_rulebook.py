"""A game's rulebook, clause by clause."""

import re
from itertools import pairwise

import pytest

from donabe import games
from donabe.text.rulebook import UnknownClause, clause, clauses, passages, rules

each_game = pytest.mark.parametrize("key", games.keys())


@each_game
def test_the_passages_joined_are_the_whole_rulebook(key: str) -> None:
    assert "".join(passage.text for passage in passages(key)) == rules(key)


@each_game
def test_every_clause_has_the_game_s_prefix_and_begins_with_its_number(key: str) -> None:
    text, place = rules(key), 0
    for number, words in clauses(key).items():
        assert number.startswith(f"{games.load(key).prefix}-")
        assert words.removeprefix(f"**{number}** ")[0].isprintable()
        place = text.index(f"\n\n{words}", place)  # in order, and each at the beginning of a paragraph


@each_game
def test_clauses_count_up_within_their_section(key: str) -> None:
    numbers = [tuple(map(int, number.partition("-")[2].split("."))) for number in clauses(key)]
    for before, after in pairwise(numbers):
        assert after in {(before[0], before[1] + 1), (before[0] + 1, 1)}


@each_game
def test_a_passage_has_one_clause_or_one_heading_and_no_clause_in_bold_is_missed(key: str) -> None:
    for passage in passages(key):
        heads = re.findall(r"^#+ .|^\*\*[A-Z]+-\d+\.\d+\*\*", passage.text, re.MULTILINE)
        assert len(heads) == 1
        assert bool(passage.clause) != passage.text.startswith("#")


def test_a_clause_has_its_tables_and_lists() -> None:
    assert "| pink | 4 | 1 | 6 | 8 |" in clauses("happy_mochi")["HM-1.3"]
    for number in ("MS-5.2", "MS-5.3"):
        assert "\n\n" in clauses("mushroom_sort")[number]


def test_a_clause_is_found_by_any_spelling_of_its_number() -> None:
    game = games.load("iyadosu")
    assert clause(game, "IY-4.2") == clause(game, "iy-4.2") == clause(game, "4.2") == clauses("iyadosu")["IY-4.2"]
    with pytest.raises(UnknownClause, match=r"no rule '4\.99'; the nearest are IY-"):
        clause(game, "4.99")
