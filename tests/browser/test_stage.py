"""The table at every size of window: nothing scrolls, moves by itself, overlaps, or is lit where nobody sees or reaches it.

Whole rounds of every game at every number of players. At each decision `make test` looks at the table in one size of
window, the next one at the next decision; `make stage` looks at it in all of them.
"""

import random
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from browsing import EVERYTHING, LIT, SIZES, Person
from donabe import games

Arrive = Callable[..., Person]

LOOKS = len(SIZES) if EVERYTHING else 1
LOOKING = Path(__file__).parent.with_name("stage.js").read_text("utf-8")
TABLES = [(key, players) for key in games.keys() for players in games.load(key).players]  # noqa: SIM118


class Looker:
    """Looks at a person's table in one size of window after the other, and remembers where its parts were in each."""

    def __init__(self, person: Person, first: int) -> None:
        self.person = person
        self.sizes = cycle([*SIZES][first:] + [*SIZES][:first])
        self.regions: dict[str, Any] = {}

    def complaints(self) -> list[str]:
        size = next(self.sizes)
        self.person.resize(size)
        self.person.page.evaluate("regions => { window.regions = regions }", self.regions.get(size, {}))
        found = self.person.page.evaluate(LOOKING, LIT)
        self.regions[size] = self.person.page.evaluate("window.regions")
        return [f"{size}: {one}" for one in found]


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_everything_is_in_its_place_at_every_decision(arrive: Arrive, key: str, players: int) -> None:
    person = arrive()
    person.make_table(key, players)
    looker, rng = Looker(person, players), random.Random(players)
    for _ in range(400):
        person.page.wait_for_selector(f"{LIT}, .over")
        if person.over() or person.page.locator(".round").inner_text().startswith("Round 2"):
            return
        for _ in range(LOOKS):
            assert looker.complaints() == []
        person.decide(rng)
    raise AssertionError("the round did not end")
