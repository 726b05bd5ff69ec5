"""The terminal speaks the language that is asked for, or that of the system's locale."""

import ast
import re
from pathlib import Path

import pytest
import typer

from cli.runner import Donabe
from donabe import cli
from donabe.locales import languages as languages_module
from donabe.locales.languages import languages
from donabe.terminal.language import LANGUAGE, chosen
from text.catalogues import names_of_files, sentences


@pytest.fixture(autouse=True)
def english_afterwards() -> object:
    token = LANGUAGE.set("en")
    yield
    LANGUAGE.reset(token)


@pytest.fixture
def two_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages_module, "languages", lambda: ("en", "qq"))


@pytest.mark.parametrize(
    "arguments",
    [
        ["--language", "qq", "rules", "salty"],
        ["rules", "--language", "qq", "salty"],
        ["rules", "salty", "--language=qq"],
        ["--language=en", "rules", "salty", "--language", "qq-QQ"],
    ],
    ids=" ".join,
)
def test_the_language_can_be_asked_for_before_and_after_the_command(two_languages: None, arguments: list[str]) -> None:
    assert chosen(arguments, {"LANG": "en_GB.UTF-8"}) == ("qq", ["rules", "salty"])


def test_without_a_wish_the_locale_decides(two_languages: None) -> None:
    assert chosen(["games"], {"LANG": "qq_QQ.UTF-8"}) == ("qq", ["games"])
    assert chosen(["games", "--language", "en"], {"LANG": "qq_QQ.UTF-8"}) == ("en", ["games"])
    assert chosen(["games", "--language", "tlh"], {"LANG": "qq_QQ.UTF-8"}) == ("en", ["games"])


def test_what_stands_after_two_dashes_is_left_alone(two_languages: None) -> None:
    assert chosen(["verify", "--", "--language", "qq"], {}) == ("en", ["verify", "--", "--language", "qq"])


def test_a_language_that_is_not_named_is_a_mistake(donabe: Donabe) -> None:
    assert donabe("--language").code == 2


def test_an_unknown_language_is_answered_in_english(donabe: Donabe) -> None:
    assert donabe("rules", "salty", "4.2", "--language", "tlh").out == donabe("rules", "salty", "4.2").out


@pytest.mark.parametrize("language", languages())
def test_every_command_runs_and_is_explained_in_every_language(donabe: Donabe, records: Path, language: str) -> None:
    for arguments in (["games"], ["rules", "salty"], ["replay", records, "--as", "0"], ["verify", records], ["--help"]):
        ran = donabe(*arguments, "--language", language)
        assert (ran.code, ran.err) == (0, ""), arguments
        assert not re.search(r"\b(cli|terminal|error)-[a-z]", ran.out), arguments
    for name in commands():
        assert donabe(name, "--help", "--language", language).code == 0
    for arguments in (["play", "chess"], ["plya"], ["rules"], ["verify", "missing.json"], ["play", "--bad"]):
        ran = donabe(*arguments, "--language", language)
        assert ran.code == 2
        assert ran.err.startswith("donabe: ")


def commands() -> dict[str, object]:
    command = typer.main.get_command(cli.app)
    return dict(getattr(command, "commands"))  # noqa: B009 - typer's type does not tell


def test_the_help_of_every_argument_is_in_the_catalogue() -> None:
    known = sentences(dict(names_of_files("en"))["terminal"]).variables
    for function in ast.walk(ast.parse(Path(cli.__file__).read_text("utf-8"))):
        if isinstance(function, ast.FunctionDef) and (function.name in commands() or function.name == "donabe"):
            assert f"cli-{function.name}" in known
            for argument in (each.arg.lstrip("_") for each in function.args.args if each.arg != "context"):
                assert {f"cli-{function.name}.{argument}", f"cli-every.{argument}"} & set(known), argument
