"""Every language says everything that English says; what is missing all the same is said in English."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from donabe import games
from donabe.kernel.errors import BadOption
from donabe.kernel.spoken import spoken
from donabe.kernel.view import Text
from donabe.locales.languages import languages, nearest, of_browser, of_system
from donabe.text import Speaker
from donabe.text.rulebook import clauses, rules
from partial_language import partial_language
from text.catalogues import names_of_files, sentences

OTHERS = [language for language in languages() if language != "en"]
FILES = [name for name, _ in names_of_files("en")]
each_language = pytest.mark.parametrize("language", languages())
each_other_language = pytest.mark.parametrize("language", OTHERS)
each_file = pytest.mark.parametrize("name", FILES)


@each_language
@each_file
def test_a_file_is_there_and_all_of_it_is_fluent(language: str, name: str) -> None:
    read = sentences(dict(names_of_files(language))[name])
    assert not read.junk
    assert not read.doubled


@each_other_language
@each_file
def test_a_language_has_the_sentences_that_english_has(language: str, name: str) -> None:
    english, other = (sentences(dict(names_of_files(each))[name]) for each in ("en", language))
    assert set(other.variables) == set(english.variables)


@each_other_language
@each_file
def test_a_sentence_asks_for_nothing_that_the_english_one_does_not(language: str, name: str) -> None:
    english, other = (sentences(dict(names_of_files(each))[name]) for each in ("en", language))
    shared = sentences(dict(names_of_files(language))["table"])
    for sentence, variables in other.variables.items():
        assert variables <= english.variables.get(sentence, set()), sentence
        assert other.references[sentence] <= {*other.variables, *shared.variables}, sentence


@each_language
@pytest.mark.parametrize("key", games.keys())
def test_the_rules_have_the_same_clauses_in_the_same_order(language: str, key: str) -> None:
    assert list(clauses(key, language)) == list(clauses(key))
    if language != "en":
        assert rules(key, language) != rules(key)


@each_language
def test_a_language_has_a_name_of_its_own(language: str) -> None:
    assert spoken(Text("language-name"), language).isprintable()
    assert language == "en" or spoken(Text("language-name"), language) != "English"


def test_a_language_that_is_there_is_there_everywhere() -> None:
    """A file of a language without a folder of its own would never be read."""
    for key in games.keys():  # noqa: SIM118 - a function, not a dict
        folder = Path(games.__file__).parent / key
        assert {file.name.removesuffix(".ftl") for file in folder.glob("*.ftl")} <= set(languages())
        assert {file.name.split(".")[1] for file in folder.glob("RULES.*.md")} <= set(languages())


# -- falling back --------------------------------------------------------------------------------------------------------


@pytest.fixture
def partial(tmp_path: Path) -> Iterator[str]:
    with partial_language(tmp_path) as language:
        yield language


def test_a_sentence_that_a_language_lacks_is_said_in_english(partial: str) -> None:
    speaker = Speaker("salty", ["Mio", "Ren"], 0, partial)
    assert speaker.sentence("event-round", {"round": 2}) == "2!"
    assert speaker.sentence("lobby-seat", {"number": 2}) == "seat 2"
    assert (speaker.attribute("bot-random", "help"), speaker.attribute("bot-random", "level")) == ("anything", "random")
    assert speaker.sentence("salty-title") == "Salty"
    assert speaker.has("salty-title")
    with pytest.raises(KeyError):
        speaker.sentence("no-such-sentence")


def test_a_text_within_a_text_is_said_in_the_same_language(partial: str) -> None:
    error = BadOption("error-option-takes", option="deck", takes=Text("takes-table"), found="7")
    assert spoken(error.text, partial) == "option deck takes tbl, not 7"
    assert str(error) == "option deck takes a table in a TOML file, not 7"


def test_an_unknown_language_is_spoken_as_english() -> None:
    assert Speaker("", ["Mio"], 0, "tlh").won([0]) == "You win!"
    assert rules("salty", "tlh") == rules("salty")


def test_the_language_wanted_first_that_there_is_is_spoken(partial: str) -> None:
    assert nearest(["de", "qq-QQ", "en"]) == "qq"
    assert nearest(["EN_gb.UTF-8"]) == "en"
    assert nearest(["de", "", "../en", "C"]) == "en"
    assert of_browser("de, en;q=0.5, qq-AA;q=0.8") == "qq"
    assert of_browser("qq;q=0.1,en;q=0.9") == "en"
    assert of_browser("") == of_browser(";q=,;;,*") == "en"
    assert of_system({"LANG": "qq_QQ.UTF-8"}) == "qq"
    assert of_system({"LANG": "qq_QQ.UTF-8", "LC_ALL": "C"}) == "en"
    assert of_system({"LANG": "C", "LC_MESSAGES": "qq", "LC_ALL": ""}) == "qq"
    assert of_system({}) == "en"
