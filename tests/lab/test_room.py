"""The lab's room: small orders only, a shelf that outlives restarts, and work that can be gone on with."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from donabe.kernel.errors import BadOption, DonabeError
from donabe.kernel.view import Text
from donabe.lab.room import shelf as shelves
from donabe.lab.room.order import MOST, MOST_SEARCHED, Order
from donabe.lab.room.shelf import Shelf
from donabe.lab.room.work import carry_out
from donabe.lab.study.study import MATCHES
from donabe.locales.languages import languages

SMALL = Order("iyadosu", bots=("random", "novice"), matches=20)


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "lab")


@pytest.mark.parametrize(
    "wish",
    [
        {"matches": MOST + 1},
        {"matches": 1},
        {"bots": ("expert",)},
        {"bots": ()},
        {"bots": ("casual", "casual")},
        {"bots": ("os:system",)},
        {"bots": ("strong",), "matches": MOST_SEARCHED + 1},
        {"players": 99},
        {"seed": "x" * 65},
        {"options": {"nonsense": 1}},
        {"game": "nonsense"},
    ],
    ids=str,
)
def test_what_is_too_much_or_cannot_be_played_is_refused(wish: dict[str, Any]) -> None:
    with pytest.raises(DonabeError):
        msgspec.structs.replace(SMALL, **wish).plan()


def test_the_largest_orders_are_taken() -> None:
    assert msgspec.structs.replace(SMALL, matches=MOST).plan().matches == MOST
    assert msgspec.structs.replace(SMALL, bots=("strong",), matches=MOST_SEARCHED).plan().quick == ()


def test_a_study_begun_again_has_the_same_bytes_as_one_that_was_not_stopped(shelf: Shelf) -> None:
    whole, torn = (shelf.add(SMALL, "g-1", at) for at in (1.0, 2.0))
    carry_out(shelf.folder / whole, SMALL)
    played = (shelf.folder / whole / MATCHES).read_bytes()
    (shelf.folder / torn / MATCHES).write_bytes(played[: len(played) // 2])
    assert 0 < shelf.played(torn) < SMALL.matches
    carry_out(shelf.folder / torn, SMALL)
    assert shelf.played(torn) == SMALL.matches
    for study in (whole, torn):
        shelf.finish(study)
    for language in languages():
        report = shelf.report(whole, language)
        assert report is not None
        assert f'<html lang="{language}">'.encode() in report
        assert shelf.report(torn, language) == report
    assert shelf.table(torn, "figures.csv") == shelf.table(whole, "figures.csv") is not None
    assert not (shelf.folder / whole / MATCHES).exists(), "what was played is in the report"


def test_a_shelf_shows_nothing_but_studies_and_their_reports(shelf: Shelf, tmp_path: Path) -> None:
    (tmp_path / "secret.csv").write_text("secret")
    study = shelf.add(SMALL, "g-1", 1.0)
    assert shelf.report(study, "en") is None, "it is not done"
    shelf.finish(study)
    for name in ("../secret.csv", "study.json", "..", "", "../../secret.csv"):
        assert shelf.table(study, name) is None
    for other in ("..", ".", "s-000000000000", study + "/..", ""):
        assert shelf.card(other) is None


def test_the_one_asked_for_first_is_played_first_and_a_failed_one_not_again(shelf: Shelf) -> None:
    assert shelf.unfinished() is None
    later, first = (shelf.add(SMALL, "g-1", at) for at in (2.0, 1.0))
    assert shelf.unfinished() == first
    shelf.finish(first, Text("error-lab-failed"))
    assert shelf.unfinished() == later
    assert Shelf(shelf.folder).ids() == [later, first], "another process sees the same"
    shelf.remove(later)
    shelf.finish(later)
    assert shelf.ids() == [first], "what was thrown away does not come back"


def test_the_oldest_make_room(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelves, "MOST_KEPT", 3)
    for at in range(5):
        shelf.finish(shelf.add(SMALL, "g-1", float(at)))
    assert sorted(card.at for _, card in shelf.cards()) == [2.0, 3.0, 4.0]


def test_a_damaged_card_is_no_study(shelf: Shelf) -> None:
    study = shelf.add(SMALL, "g-1", 1.0)
    (shelf.folder / study / shelves.CARD).write_bytes(b"{")
    assert shelf.ids() == []


def test_an_order_says_which_level_it_cannot_have() -> None:
    with pytest.raises(BadOption, match="novice"):
        msgspec.structs.replace(SMALL, bots=("expert",)).plan()
