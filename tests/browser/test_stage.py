"""The table at every size of window: nothing scrolls, moves by itself, overlaps, or is lit where nobody sees or reaches it.

Whole rounds of every game. `make stage` looks at every number of players, in every language, and at each decision in all
sizes of window, with a mouse in the large ones and fingers, who confirm what they pick, in the small ones. `make test` looks
at each decision in one size, the next one at the next decision: at the fewest players in English with a mouse, and at the
most in the language with the longest words with fingers, in the tightest windows.
"""

import random
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from browsing import EVERYTHING, LIT, MAKING, SIZES, Person
from donabe import games
from donabe.locales.languages import ENGLISH, languages

Arrive = Callable[..., Person]

LONGEST = "hu"  # the language with the longest words
TIGHTEST = ["small-phone", "landscape"]
TOUCHED = ["phone", "small-phone", "landscape", "small-desktop"]
POINTED_AT = ["desktop", "small-desktop", "large-desktop"]
OPENED = ".over-all"  # a ring that is too small to be pointed at, large over the table
LOOKING = Path(__file__).parent.with_name("stage.js").read_text("utf-8")
TABLES = [(key, players) for key in games.keys() for players in games.load(key).players]  # noqa: SIM118
LONG = {"mush_ring": 24}  # decisions that `make test` looks at with the most players, where rounds are long
EMPTIEST = [(key, min(games.load(key).players)) for key in games.keys()]  # noqa: SIM118
FULLEST = [(key, max(games.load(key).players)) for key in games.keys()]  # noqa: SIM118
CASES = (
    [
        (*table, language, touch, TOUCHED if touch else POINTED_AT)
        for language in languages()
        for table in TABLES
        for touch in (False, True)
    ]
    if EVERYTHING
    else [(*table, ENGLISH, False, [*SIZES]) for table in EMPTIEST]
    + [(*table, LONGEST, True, TIGHTEST) for table in FULLEST]
)


class Looker:
    """Looks at a person's table in one size of window after the other, and remembers where its parts were in each."""

    def __init__(self, person: Person, sizes: list[str], first: int) -> None:
        self.person = person
        self.looks = len(sizes) if EVERYTHING else 1  # at each decision
        self.sizes = cycle(sizes[first:] + sizes[:first])
        self.size = sizes[first]
        self.regions: dict[str, Any] = {}

    def complaints(self) -> list[str]:
        opened = self.person.page.query_selector(
            OPENED
        )  # in a larger window it would be closed: there is room without it
        if not opened:
            self.size = next(self.sizes)
        size = self.size
        self.person.resize(size)
        self.person.page.evaluate("regions => { window.regions = regions }", self.regions.get(size, {}))
        found = self.person.page.evaluate(LOOKING, LIT)
        self.regions[size] = self.person.page.evaluate("window.regions")
        return [f"{size}: {one}" for one in found]

    def look(self) -> None:
        for _ in range(self.looks):
            assert self.complaints() == []


@pytest.mark.parametrize(("key", "players", "language", "touch", "sizes"), CASES)
def test_everything_is_in_its_place_at_every_decision(
    arrive: Arrive, key: str, players: int, language: str, touch: bool, sizes: list[str]
) -> None:
    person = arrive(locale=language, touch=touch)
    person.make_table(key, players)
    looker, rng = Looker(person, sizes, players % len(sizes)), random.Random(players)
    most = LONG.get(key, 400) if sizes == TIGHTEST else 400
    for _ in range(most):
        person.page.wait_for_selector(f"{LIT}, .over")
        if person.over() or person.page.locator(".round[data-round='2']").count():
            return
        looker.look()
        person.decide(rng)
    assert most < 400, "the round did not end"


def dropped(person: Person) -> bool:
    """Whether somebody else has dropped out, in a match against bots who divide and play at random."""
    table = {"game": "iyadosu", "players": 4, "bots": "random", "start": True}
    person.go(f"/table/{person.page.evaluate(MAKING, table)}")
    rng = random.Random(2)
    person.page.wait_for_selector(LIT)
    while person.decide(rng):
        person.page.wait_for_selector(f"{LIT}, .over")
        if person.page.query_selector(".seat .who.out") and person.page.query_selector(LIT):
            return True
    return False


def test_who_has_dropped_out_is_seen_at_every_size(arrive: Arrive) -> None:
    person = arrive()
    person.go()
    assert any(dropped(person) for _ in range(12))
    page = person.page
    for size in SIZES:
        looker = Looker(person, [size], 0)
        assert looker.complaints() == []
        stamp = page.locator(".seat .who.out .stamp").first
        assert stamp.inner_text().lower() == "out"
        box = stamp.bounding_box()
        assert box is not None
        width, height = SIZES[size]
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height
        insert = page.locator(".seat:has(.who.out) [data-id^='insert:'] use").first
        assert (insert.get_attribute("href") or "").startswith("#back:insert")  # it lies on its face


@pytest.mark.parametrize("size", ["phone", "small-phone", "landscape"])
def test_a_refusal_on_a_phone_covers_neither_the_question_nor_the_trick_nor_the_hand(arrive: Arrive, size: str) -> None:
    person, rng = arrive(), random.Random(4)
    person.resize(size)
    person.make_table("salty", 4)
    page = person.page
    page.wait_for_selector(LIT)
    while not page.query_selector(".board[data-phase='tricks'] .hand:has(.card.open) .card:not(.open)"):
        person.decide(rng)
        page.wait_for_selector(LIT)
    page.locator(".hand .card:not(.open)").first.click(position={"x": 6, "y": 30})
    page.locator(".toast:has(.refusal)").wait_for()
    assert not covered(page, ".prompt", ".relay", ".hand .card")
    page.get_by_role("button", name="Show the rule").click()  # which takes the room of the trick
    assert not covered(page, ".prompt", ".hand .card")


def covered(page: Page, *things: str) -> list[str]:
    """Which of them, all of which are in sight, the refusal lies over."""
    overlap = """(thing, toast) => {
      const [one, two] = [thing, toast].map((each) => each.getBoundingClientRect())
      return Math.min(one.right, two.right) > Math.max(one.left, two.left) && Math.min(one.bottom, two.bottom) > Math.max(one.top, two.top)
    }"""
    toast = page.locator(".toast:has(.refusal)").element_handle()
    seen = {thing: [one for one in page.locator(thing).all() if one.is_visible()] for thing in things}
    assert all(seen.values()), seen
    return [thing for thing, all_such in seen.items() if any(one.evaluate(overlap, toast) for one in all_such)]
