"""Every game's art: complete, well-formed, and read only where it is shown."""

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest
from librt.random import Random

from donabe import drawings, games
from donabe.kernel.view import SPECTATOR, View

KEYS = games.keys()
SVG = "{http://www.w3.org/2000/svg}"


def names(sheet: str) -> set[str]:
    """The names of all symbols of a document that parses."""
    return {symbol.attrib["id"] for symbol in ET.fromstring(sheet).iter(f"{SVG}symbol")}


def views(key: str) -> Iterator[View]:
    """Everybody's views along one match of each number of players."""
    game, rng = games.load(key), Random(1)
    for players in game.players:
        state = game.start(players, {}, bytes(32))
        while state.pending:
            legal = state.legal(state.actor())
            state.apply(state.actor(), legal[rng.randrange(len(legal))])
            for viewer in (SPECTATOR, *range(players)):
                yield game.view(state, viewer)


def shown(view: View) -> Iterator[str]:
    """The drawings a view needs; an empty place is a frame without one."""
    for zone in view.zones:
        yield from (f"piece:{name}" for name in zone.counts if zone.layout == "counters")
        for card in zone.cards:
            if not {"empty", "space"} & set(card.marks):
                yield f"face:{card.face}" if card.face else f"back:{card.back}"
            yield from (f"piece:{name}" for name in card.pieces if not name.startswith("seat:"))


@pytest.mark.parametrize("key", KEYS)
def test_a_game_draws_all_its_faces_and_its_picture(key: str) -> None:
    own = drawings.own_drawings(key)
    assert {f"face:{name}" for name in games.load(key).faces} | {f"table:{key}"} <= own.keys()


@pytest.mark.parametrize("key", KEYS)
def test_whatever_lies_on_a_table_is_drawn(key: str) -> None:
    needed = {name for view in views(key) for name in shown(view)}
    assert needed <= names(drawings.sheet(key))


@pytest.mark.parametrize("key", KEYS)
def test_a_drawing_refers_only_to_drawings_of_its_own_document(key: str) -> None:
    for document in (drawings.sheet(key), drawings.picture(key)):
        assert set(re.findall(r'href="#([^"]+)"', document)) <= names(document)


def test_a_folder_without_art_gets_plain_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawings, "own_drawings", lambda _key: {})
    faces = {f"face:{name}" for name in games.load("salty").faces}
    assert names(drawings.sheet("salty")) == faces | {"back:", "back:card", "table:salty"}
    assert names(drawings.picture("salty"))


def test_a_simulation_imports_no_art() -> None:
    code = """
import sys
from donabe import games
from donabe.lab import simulation
for key in games.keys():
    games.load(key)
print([name for name in sys.modules if "art" in name.split(".")])
"""
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout.strip() == b"[]"
