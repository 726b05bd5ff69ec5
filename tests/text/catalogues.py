"""The files of the catalogue, read for tests."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from donabe import games
from donabe.locales.catalogue import ALL, game_file, shared_files


class Variables(Visitor):
    """The variables that a sentence needs."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the parser's name
        self.found.add(node.id.name)


class References(Visitor):
    """The messages and terms that a sentence contains."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the parser's name
        self.found.add(node.id.name)


@dataclass
class Sentences:
    """A file's sentences by name (an attribute is `name.attribute`), each with its variables; and what is no Fluent."""

    variables: dict[str, set[str]] = field(default_factory=dict)
    references: dict[str, set[str]] = field(default_factory=dict)
    junk: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)


def names_of_files(language: str) -> Iterator[tuple[str, Traversable]]:
    """Every file of a language, present or not, by a name that is the same in all languages."""
    yield from zip(ALL, shared_files(language, ALL), strict=True)
    for key in games.keys():  # noqa: SIM118 - a function, not a dict
        yield key, game_file(key, language)


def sentences(file: Traversable) -> Sentences:
    """What stands in a file."""
    read = Sentences()
    for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            read.junk.append(str(entry.content))
        if isinstance(entry, ast.Message):
            _add(read, entry.id.name, entry.value)
            for attribute in entry.attributes:
                _add(read, f"{entry.id.name}.{attribute.id.name}", attribute.value)
    return read


def _add(read: Sentences, name: str, pattern: ast.Pattern | None) -> None:
    if pattern is None:
        return
    variables, references = Variables(), References()
    variables.visit(pattern)
    references.visit(pattern)
    if name in read.variables:
        read.doubled.append(name)
    read.variables[name] = variables.found
    read.references[name] = references.found
