"""The rules pages: in short, with pictures, and on two sides of paper."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browsing import EVERYTHING, Person, violations
from donabe import games
from donabe.kernel.spoken import spoken
from donabe.kernel.view import Text
from donabe.locales.languages import languages

Arrive = Callable[..., Person]

PROBLEMS = (Path(__file__).parents[1] / "rules_page.js").read_text("utf-8")
PAGE = re.compile(rb"/Type\s*/Page\b")
SIDES = 2
EACH = {key: languages()[place % 3 :][:1] for place, key in enumerate(games.keys())}  # every game in one language
PRINTED = [(key, language) for key in games.keys() for language in (languages() if EVERYTHING else EACH[key])]  # noqa: SIM118
FIGURE = "figure[data-figure]"


def opened(person: Person, key: str, query: str = "") -> None:
    person.go(f"/rules/{key}{query}")
    person.page.locator(FIGURE).last.wait_for()
    person.page.evaluate("document.fonts.ready")


def pictured(person: Person, key: str) -> None:
    """Every picture is drawn, after its clause, with its caption, and nothing is wider than the window."""
    for figure in games.load(key).figures:
        picture = person.page.locator(f"figure[data-figure={figure.name}]")
        expect(picture.locator("> figcaption")).to_have_text(spoken(Text(f"{key}-figure-{figure.name}"), "en"))
        clause = picture.locator("xpath=preceding-sibling::*[@data-clause][1]")
        expect(clause).to_have_attribute("data-clause", figure.clause)
    assert person.page.evaluate(PROBLEMS) == []
    assert person.sideways() <= 0


@pytest.mark.parametrize("key", games.keys())
def test_the_rules_in_short_fit_one_screen_and_every_picture_is_drawn_on_a_phone_too(arrive: Arrive, key: str) -> None:
    person = arrive()
    opened(person, key)
    box = person.page.get_by_role("region", name="The rules of").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= person.page.evaluate("innerHeight")
    pictured(person, key)
    found = violations(person.page, key)
    assert not found, "\n".join(found)
    person.resize("phone")
    pictured(person, key)


@pytest.mark.parametrize(("key", "language"), PRINTED)
def test_the_rules_print_on_two_sides_of_paper(arrive: Arrive, key: str, language: str) -> None:
    person = arrive(locale=language)
    opened(person, key)
    assert person.page.locator("html").get_attribute("lang") == language
    printed = person.page.pdf(prefer_css_page_size=True, print_background=True)
    assert 1 <= len(PAGE.findall(printed)) <= SIDES


def test_nothing_but_the_rules_is_printed(arrive: Arrive) -> None:
    person = arrive()
    opened(person, "salty")
    person.page.emulate_media(media="print")
    for thing in ("header", "nav", "main button"):
        assert not person.page.locator(thing).first.is_visible()
    assert person.page.locator(FIGURE).first.is_visible()


def test_a_clause_is_a_link_and_contents_lead_to_their_parts(arrive: Arrive) -> None:
    person = arrive()
    opened(person, "iyadosu")
    page = person.page
    page.get_by_role("link", name="Rule IY-6.3, a link to it").click()
    expect(page.locator(".now")).to_have_attribute("data-clause", "IY-6.3")
    assert person.path == "/rules/iyadosu?clause=IY-6.3"
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="8. Scoring a round").click()
    expect(page.get_by_role("heading", name="8. Scoring a round")).to_be_focused()


def test_a_lesson_begins_from_the_rules(arrive: Arrive) -> None:
    person = arrive()
    opened(person, "iyadosu")
    person.page.get_by_role("button", name="Teach me Iyadosu").click()
    person.page.wait_for_selector(".board")
    assert person.path.startswith("/table/")


def test_the_rules_at_the_table_have_pictures_too(arrive: Arrive) -> None:
    person = arrive()
    person.play_now("Mush-Ring")
    person.page.get_by_role("button", name="Rules", exact=True).click()
    person.page.locator(f"aside {FIGURE}").last.wait_for()
    assert person.page.locator(f"aside {FIGURE}").count() == len(games.load("mush_ring").figures)
    assert person.page.evaluate(PROBLEMS) == []
