"""The numbered clauses of the games' rules, and the tests that hold them."""

import ast
from pathlib import Path

from donabe.text.rulebook import passages

TESTS = Path(__file__).parent


def clauses_in_rules(key: str) -> set[str]:
    """The clauses that a game's RULES.md states."""
    found = [passage.clause for passage in passages(key) if passage.clause]
    assert len(found) == len(set(found)), f"{key}: a clause number stands twice"
    return set(found)


def clauses_in_tests(folder: Path) -> set[str]:
    """The clauses that tests in a folder name by marker."""
    named: set[str] = set()
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "clause":
                named |= {str(argument.value) for argument in node.args if isinstance(argument, ast.Constant)}
    return named
