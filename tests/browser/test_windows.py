"""The pages around the table in small windows: all of a page is in sight, readable and uncovered, and only lists scroll.

`make test` looks at one game in windows for phones, `make stage` at the largest table of every game in all windows.
"""

import random
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from browsing import EVERYTHING, LIT, MAKING, SIZES, Person
from donabe import games
from donabe.locales.languages import languages

Arrive = Callable[..., Person]

WINDOWS = [*SIZES] if EVERYTHING else ["phone", "small-phone", "landscape"]
LARGEST = [(key, max(games.load(key).players)) for key in games.keys()]  # noqa: SIM118
SHORT = ("happy_mochi", 4)
LOOKING = Path(__file__).parent.with_name("page.js").read_text("utf-8")
NOTHING = ".nothing"


def complaints(person: Person, parts: str, scrollers: str = NOTHING, pages: Sequence[str] = ()) -> list[str]:
    """What is wrong with parts of a page in any window; `scrollers` may scroll, `pages` may be there to be turned to."""
    found: list[str] = []
    person.settle()
    for size in WINDOWS:
        person.resize(size)
        found += [f"{size}: {one}" for one in person.page.evaluate(LOOKING, [parts, scrollers])]
        for page in reversed(pages):
            turned = person.page.get_by_role("radio", name=page)
            if turned.count() and turned.locator("..").is_visible():
                turned.check(force=True)
                found += [f"{size}, {page}: {one}" for one in person.page.evaluate(LOOKING, [parts, scrollers])]
    return found


def to_the_end_of_a_round(person: Person) -> None:
    rng = random.Random(7)
    while True:
        person.page.wait_for_selector(f"{LIT}, .over, #round-over", state="attached")
        if person.page.query_selector(".over, #round-over"):
            return
        person.decide(rng)


@pytest.mark.parametrize(("key", "players"), LARGEST if EVERYTHING else [("salty", 4)])
def test_the_end_of_a_round_fits(arrive: Arrive, key: str, players: int) -> None:
    person = arrive(pace="normal")
    person.make_table(key, players)
    to_the_end_of_a_round(person)
    if person.over():
        pytest.skip("the match has one round, and this is its end")
    assert complaints(person, "header, .scene", pages=["round 1", "The match so far"]) == []


@pytest.mark.parametrize(("key", "players"), LARGEST if EVERYTHING else [SHORT])
def test_the_end_of_a_match_and_its_replay_fit(arrive: Arrive, key: str, players: int) -> None:
    person = arrive()
    person.make_table(key, players)
    person.play_to_the_end()
    assert complaints(person, "header, .over", ".grid", ["Round by round", "What decided it", "Turning points"]) == []
    person.page.get_by_role("link", name="Replay").click()
    person.page.get_by_role("button", name="One step on").wait_for()
    person.page.get_by_role("slider").fill("12")
    assert complaints(person, "header, main", ".eyes") == []


@pytest.mark.parametrize("language", languages())
def test_home_with_tables_fits_and_only_its_lists_scroll(arrive: Arrive, language: str) -> None:
    person, other = arrive(locale=language), arrive()
    other.go()
    for key in games.keys():  # noqa: SIM118
        person.make_table(key, max(games.load(key).players), start=False)
        other.page.evaluate(MAKING, {"game": key, "players": max(games.load(key).players), "public": True})
    person.go()
    person.page.locator("#open").wait_for(state="attached")
    assert complaints(person, "header, main", ".labels, .tables") == []
