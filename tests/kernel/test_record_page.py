"""docs/records.md and the games' rules say what is so: somebody could write a referee from them."""

import doctest
import json
import re
from collections.abc import Sequence
from importlib import resources

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donabe import games
from donabe.build_info import is_compiled
from donabe.kernel.chance import Chance
from donabe.kernel.record import FORMAT, Record, Result, decoded, digest, verify
from record_page import PAGE, Shuffle, blocks, example, first_column, game_parts, reference, shuffles_of
from tables import every_setting, step


def test_the_worked_example_gives_what_the_page_shows() -> None:
    examples = doctest.DocTestParser().get_doctest(
        "\n".join(blocks("pycon")), dict(reference()), "docs/records.md", None, None
    )
    assert examples.examples
    assert doctest.DocTestRunner().run(examples).failed == 0


def test_the_example_record_is_a_good_one() -> None:
    record = decoded(json.dumps(example()).encode())
    verify(record, games.load(record.game))
    assert record.format == FORMAT
    assert record.digest == digest(record) == reference()["digest"](example())


def test_every_field_is_explained() -> None:
    explained = set(re.findall(r"^\| `(\w+)` \| ", PAGE.read_text("utf-8"), re.MULTILINE))
    assert {*Record.__struct_fields__, *Result.__struct_fields__} <= explained


@pytest.mark.skipif(is_compiled(), reason="a compiled Chance cannot be listened to; the interpreted run does it")
@pytest.mark.parametrize("key", games.keys())
def test_the_page_lists_the_shuffles_of_every_game(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = [setting for setting in every_setting() if setting.key == key]
    heard: set[tuple[int, str]] = set()
    shuffle, ordered = Chance.shuffle, Chance.ordered

    def overheard(self: Chance, round_number: i64, purpose: str, cards: i64) -> vec[i64]:
        heard.add((round_number, purpose))
        return shuffle(self, round_number, purpose, cards)

    def overheard_of_a_deck(self: Chance, round_number: i64, purpose: str, deck: vec[i64]) -> vec[i64]:
        heard.add((round_number, purpose))
        return ordered(self, round_number, purpose, deck)

    monkeypatch.setattr(Chance, "shuffle", overheard)
    monkeypatch.setattr(Chance, "ordered", overheard_of_a_deck)
    for setting in settings:
        state = setting.start(1)
        rng = Random(1)
        while state.pending:
            step(state, rng)
    listed = shuffles_of(key)
    unlisted = {asked for asked in heard if not any(covers(row, *asked) for row in listed)}
    never_asked = {row for row in listed if not any(covers(row, *asked) for asked in heard)}
    assert (unlisted, never_asked) == (set(), set())


def covers(row: Shuffle, round_number: int, purpose: str) -> bool:
    pattern = re.escape(row.purpose).replace("<n>", r"\d+")
    return row.round in {"each", str(round_number)} and re.fullmatch(pattern, purpose) is not None


@pytest.mark.parametrize("key", games.keys())
def test_the_rules_list_every_token_and_option(key: str) -> None:
    game, parts = games.load(key), game_parts(key)
    assert _unlisted(parts["Tokens"], game.tokens) == ([], [])
    assert _unlisted(parts["Options"], [option.name for option in game.options]) == ([], [])


@pytest.mark.parametrize("key", games.keys())
def test_the_rules_list_every_score_line_and_criterion(key: str) -> None:
    parts = game_parts(key)
    catalogue = resources.files(f"donabe.games.{key}").joinpath("en.ftl").read_text("utf-8")
    lines = re.findall(rf"^{key}-score-(\S+) =", catalogue, re.MULTILINE)
    assert _unlisted(parts["Score lines"], lines) == ([], [])
    criteria = {"points", *re.findall(rf"^{key}-decided-(\S+) =", catalogue, re.MULTILINE)}
    shared = resources.files("donabe.locales").joinpath("en/table.ftl").read_text("utf-8")
    listed = set(re.findall(r"`([a-z-]+)`", parts["Decided"]))
    assert criteria <= listed <= criteria | set(re.findall(r"^decided-(\S+) =", shared, re.MULTILINE))


def _unlisted(part: str, names: Sequence[str]) -> tuple[list[str], list[str]]:
    """The names that no row of a part's tables covers, and the rows that cover no name."""
    rows = first_column(part)
    missing = [name for name in names if not any(row.fullmatch(name) for row in rows)]
    empty = [row.pattern for row in rows if not any(row.fullmatch(name) for name in names)]
    return missing, empty
