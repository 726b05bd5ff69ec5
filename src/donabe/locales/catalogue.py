"""The catalogue: all sentences in Fluent, those that everybody shares and each game's own."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from donabe.locales.article import article
from donabe.locales.languages import ENGLISH

BROWSER = ("table", "errors")  # the files of a language that a browser needs
ALL = (*BROWSER, "terminal", "lab")


def source(language: str, games: Iterable[str]) -> str:
    """A language's sentences for a browser as Fluent text: the shared ones, then each game's."""
    files = [*shared_files(language, BROWSER), *(game_file(key, language) for key in games)]
    return "\n".join(file.read_text("utf-8") for file in files if file.is_file())


def has(name: str, game: str = "", language: str = ENGLISH) -> bool:
    """Whether there is a sentence of this name, in the language or in English."""
    return any(bundle.has_message(name) for bundle in bundles(game, language))


def said(name: str, args: Mapping[str, Any], game: str = "", language: str = ENGLISH, attribute: str = "") -> str:
    """A sentence, or an attribute of it, in the language, else in English; one that is missing or lacks an argument raises KeyError."""
    for bundle in bundles(game, language):
        if not bundle.has_message(name):
            continue
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is not None:
            words, errors = bundle.format_pattern(pattern, dict(args))
            if errors:
                raise KeyError(f"{name}: {errors[0]}")
            return str(words)
    raise KeyError(f"{name}.{attribute}" if attribute else name)


@cache
def bundles(game: str, language: str) -> tuple[FluentBundle, ...]:
    """The sentences to speak with, the language's before the English ones: shared and one game's (of no game if the key is empty)."""
    return tuple(_bundle(game, each) for each in dict.fromkeys((language, ENGLISH)))


@cache
def _bundle(game: str, language: str) -> FluentBundle:
    functions: dict[str, Any] = {"A": article}
    bundle = FluentBundle([language], functions, use_isolating=False)
    for resource in [*_shared(language), *(_parsed([game_file(game, language)]) if game else [])]:
        bundle.add_resource(resource, allow_overrides=True)
    return bundle


@cache
def _shared(language: str) -> list[Any]:
    return _parsed(shared_files(language, ALL))


def _parsed(files: list[Traversable]) -> list[Any]:
    return [FluentResource(file.read_text("utf-8")) for file in files if file.is_file()]


def shared_files(language: str, parts: Iterable[str]) -> list[Traversable]:
    """The files of sentences that all games share."""
    return [resources.files("donabe.locales").joinpath(language, f"{part}.ftl") for part in parts]


def game_file(key: str, language: str) -> Traversable:
    """The file of a game's own sentences."""
    return resources.files(f"donabe.games.{key}").joinpath(f"{language}.ftl")


@cache
def game_of(name: str) -> str:
    """The game whose file has the sentence of this name: its key comes first; empty for a shared sentence."""
    key = name.partition("-")[0]
    try:
        return key if game_file(key, ENGLISH).is_file() else ""
    except ModuleNotFoundError:
        return ""
