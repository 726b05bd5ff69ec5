"""No sentence for people stands in Python: they are all in the catalogue, and what Python asks for is there."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import donabe
from donabe import games
from donabe.kernel.errors import DonabeError
from donabe.locales import catalogue
from text.catalogues import names_of_files, sentences

ROOT = Path(donabe.__file__).parent
WORDS = re.compile(r"[A-Za-z]{2,}")
TAG = re.compile(r"<[^>]*>?")
NOT_PROSE = re.compile(
    r"[{}#]|=[\"']|^(SELECT|ALTER|UPDATE|SET|PRAGMA) |max-age|^accept-|Path=/|SameSite|%\(\w+\)s"
)  # SVG, CSS, SQL, headers
FOR_LEARNERS = {"Plane", "IllegalChoice", "AttributeError"}  # what programs that learn, and their authors, are told
PROGRAMMERS_ERRORS = {"ValueError", "AssertionError", "KeyError", "TypeError", "RuntimeError", "NotImplementedError"}

# Files in which some words are not for players, with the reason.
ALLOWED = {
    "art/drawing.py": "names of fonts",
    "bots/training.py": "a program for developers: `make values`",
    "kernel/shares.py": "what a ValueError says",
    "research/__init__.py": "what a program without the extra is told to install",
    "research/arguments.py": "what a program is told that calls an environment wrongly",
    "research/layout_page.py": "tables of the documentation",
    "table/house.py": "a line of the log",
    "table/keeping/audit.py": "what is wrong with a table, for the keeper of the house",
    "table/store/damage.py": "how SQLite says that a text is none",
    "table/store/seal.py": "why a table is put aside, for the log",
    "table/waking.py": "lines of the log",
    "terminal/question.py": "a type in quotes",
    "web/app.py": "what /readyz says to a probe",
    "web/metrics.py": "help for whoever reads Prometheus",
    "web/schema_page.py": "the page about the API, for programmers",
    "web/middleware.py": "a content security policy",
    "web/lab_api.py": "a content security policy",
}


@cache
def modules() -> dict[str, ast.Module]:
    files = sorted(ROOT.rglob("*.py"))
    return {file.relative_to(ROOT).as_posix(): ast.parse(file.read_text("utf-8")) for file in files}


def called(node: ast.Call) -> str:
    """The last name of what is called."""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def is_log(node: ast.Call) -> bool:
    return isinstance(node.func, ast.Attribute) and getattr(node.func.value, "id", "") in {"logger", "logging"}


def skipped(tree: ast.Module) -> set[ast.AST]:
    """What is for programmers: docstrings, logs, errors that are a fault of the program."""
    out: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                out.add(first.value)
        if isinstance(node, ast.Call) and (is_log(node) or called(node) in PROGRAMMERS_ERRORS | FOR_LEARNERS):
            out.update(ast.walk(node))
    return out


@cache
def tokens() -> frozenset[str]:
    """Moves as they are typed, which are the same in every language."""
    return frozenset(token for key in games.keys() for token in games.load(key).tokens)  # noqa: SIM118


def is_move(text: str) -> bool:
    """Whether this is a move, or the end of one."""
    return any(token.endswith(text) for token in tokens())


def prose(tree: ast.Module) -> Iterator[str]:
    """Strings that read like a sentence: three words or more that are neither code nor a move."""
    left_out = skipped(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in left_out:
            text = TAG.sub("", node.value).strip()
            if " " in text and len(WORDS.findall(text)) >= 3 and not is_move(text) and not NOT_PROSE.search(text):
                yield text


def test_no_sentence_for_people_stands_in_python() -> None:
    found = {name: list(prose(tree)) for name, tree in modules().items()}
    assert {name: said for name, said in found.items() if said and name not in ALLOWED} == {}


def test_every_exception_to_that_is_needed() -> None:
    assert [name for name in ALLOWED if not any(prose(modules()[name]))] == []


# -- what Python asks for --------------------------------------------------------------------------------------------------


@cache
def english() -> dict[str, set[str]]:
    """Every English sentence with its variables, those of the sentences within it included."""
    variables: dict[str, set[str]] = {}
    references: dict[str, set[str]] = {}
    for _, file in names_of_files("en"):
        read = sentences(file)
        variables |= read.variables
        references |= read.references
    return {name: own.union(*(variables[within] for within in references[name])) for name, own in variables.items()}


def errors() -> set[str]:
    """The names of all errors that speak to people."""
    found = {DonabeError.__name__}
    bases = {
        node.name: {getattr(base, "id", getattr(base, "attr", "")) for base in node.bases}
        for tree in modules().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return found


def named(node: ast.Call) -> str:
    """The sentence that a call names first, or an empty string."""
    first = node.args[0] if node.args else None
    return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else ""


def raised() -> Iterator[tuple[str, str, set[str] | None]]:
    """Every error that names its sentence, as (where, sentence, facts); no facts if they are not written out."""
    kinds = errors()
    for where, tree in modules().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and named(node).count("-") and (called(node) in kinds or is_super(node)):
                facts = {keyword.arg for keyword in node.keywords}
                yield f"{where}:{node.lineno}", named(node), None if None in facts else {str(fact) for fact in facts}


def is_super(node: ast.Call) -> bool:
    return called(node) == "__init__" and named(node).startswith("error-")


def test_every_error_has_a_sentence_and_gives_it_the_facts_it_needs() -> None:
    found = list(raised())
    assert len(found) > 90
    for where, sentence, facts in found:
        assert sentence in english(), where
        assert facts is None or english()[sentence] <= facts, where


def names_a_sentence(node: ast.AST) -> bool:
    """Whether this says a sentence by its name: a text, or words of the terminal (a state's `tell` narrates events)."""
    if not isinstance(node, ast.Call) or "-" not in named(node):
        return False
    plain = isinstance(node.func, ast.Name) and called(node) in {"Text", "tell"}
    return plain or called(node) in {"sentence", "announce"}


def test_every_sentence_that_python_names_is_there() -> None:
    for where, tree in modules().items():
        for node in filter(names_a_sentence, ast.walk(tree)):
            assert isinstance(node, ast.Call)
            assert catalogue.has(named(node), catalogue.game_of(named(node))), f"{where}:{node.lineno}: {named(node)}"


def test_every_error_sentence_is_used() -> None:
    """A sentence that nothing says any more goes."""
    code = "\n".join(file.read_text("utf-8") for file in ROOT.rglob("*.py"))
    for name in sentences(dict(names_of_files("en"))["errors"]).variables:
        assert f'"{name}"' in code, name
