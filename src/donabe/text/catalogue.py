"""The catalogue: all sentences in Fluent, those that every game shares and each game's own."""

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from donabe import games

SHARED = "donabe.locales"


@cache
def languages() -> frozenset[str]:
    """The languages that there are sentences in, such as `en`."""
    files = resources.files(SHARED).iterdir()
    return frozenset(file.name.removesuffix(".ftl") for file in files if file.name.endswith(".ftl"))


@cache
def source(language: str) -> str:
    """All sentences of a language as Fluent text: the shared ones, then each game's."""
    files = [_file(SHARED, language), *(_file(_package(key), language) for key in games.keys())]  # noqa: SIM118
    return "\n".join(file.read_text("utf-8") for file in files if file.is_file())


@cache
def bundle(game: str, language: str = "en") -> FluentBundle:
    """The sentences to speak with: the shared ones and one game's (of no game if the key is empty)."""
    sentences = FluentBundle([language], use_isolating=False)
    for package in [SHARED, _package(game)] if game else [SHARED]:
        sentences.add_resource(FluentResource(_file(package, language).read_text("utf-8")), allow_overrides=True)
    return sentences


def _package(key: str) -> str:
    return f"donabe.games.{key}"


def _file(package: str, language: str) -> Traversable:
    return resources.files(package).joinpath(f"{language}.ftl")
