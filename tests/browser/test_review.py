"""The review of a match in the browser: the table, the decisions that mattered and the curve move together."""

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browsing import EVERYTHING, SIZES, Person, violations
from donabe.bots.review_pool import ReviewPool

Arrive = Callable[..., Person]
FEW = 40
MANY = 600  # with which something surely stands out
MARK = 26  # pixels
LOOKING = Path(__file__).parent.with_name("page.js").read_text("utf-8")


@pytest.fixture(scope="module", autouse=True)
def _quick() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ReviewPool, "simulations", FEW)
        yield


def reviewed(person: Person, title: str) -> Page:
    """The review of a match that was played without much thought."""
    person.play_now(title)
    person.play_to_the_end()
    person.page.get_by_role("link", name="Review").click()
    person.page.get_by_role("progressbar").wait_for()
    person.page.locator(".curve svg").wait_for(timeout=120_000)
    return person.page


def moment(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_table_decisions_and_curve_move_together(arrive: Arrive, phone: bool) -> None:
    person = arrive(phone=phone)
    page = reviewed(person, "Iyadosu")
    decisions = page.locator(".decisions li button")
    assert 1 <= decisions.count() <= 3
    assert person.sideways() <= 0
    decisions.last.click()
    expect(decisions.last).to_have_attribute("aria-pressed", "true")
    at = moment(page)
    assert f"at={at}" in page.url
    expect(page.locator(".curve .mark.on")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    assert moment(page) == at + 1
    expect(decisions.last).to_have_attribute("aria-pressed", "false")
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowLeft")
    assert moment(page) == at
    page.locator(".curve svg").click(position={"x": 60, "y": 30})
    assert moment(page) < at
    page.get_by_role("radio", name="all open").check(force=True)
    expect(page).to_have_url(re.compile("as=open"))
    found = violations(page, "review")
    assert not found, "\n".join(found)


def test_marks_on_the_curve_lie_side_by_side_and_decisions_say_why(arrive: Arrive) -> None:
    person = arrive()
    page = reviewed(person, "Iyadosu")
    for size in SIZES:
        person.resize(size)
        page.wait_for_timeout(100)
        turned = page.get_by_role("radio", name="Decisions")
        if turned.is_visible():  # table and decisions take turns
            turned.check(force=True)
            page.wait_for_timeout(100)
        places = page.eval_on_selector_all(".curve .mark", "all => all.map(one => one.getBoundingClientRect().left)")
        assert all(after - before >= MARK for before, after in pairwise(places)), (size, places)
        assert person.sideways() <= 0
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), size
    person.resize("desktop")
    for told in page.locator(".why").all_inner_texts():
        assert told.endswith(".")


def test_table_and_decisions_can_be_read_in_every_window(arrive: Arrive) -> None:
    person = arrive()
    page = reviewed(person, "Iyadosu")
    for size in SIZES if EVERYTHING else ["phone", "small-phone", "landscape"]:
        person.resize(size)
        assert page.evaluate(LOOKING, ["header, main", ".eyes, .decisions, .decisions ol"]) == [], size
        turned = page.get_by_role("radio", name="Decisions")
        if turned.is_visible():
            turned.check(force=True)
            assert page.evaluate(LOOKING, ["header, main", ".eyes, .decisions"]) == [], size
            page.locator(".decisions li button").first.click()
            expect(page.get_by_role("radio", name="Table")).to_be_checked()


def test_what_was_played_and_what_the_expert_prefers_are_marked_on_the_table(
    arrive: Arrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ReviewPool, "simulations", MANY)
    person = arrive()
    page = reviewed(person, "Mushroom Sort")
    page.locator(".decisions li button").first.click()
    expect(page.locator("[data-ring=you], [data-ring=both]").first).to_be_visible()
    page.reload()
    expect(page.locator("[data-ring=you], [data-ring=both]").first).to_be_visible()


@pytest.mark.parametrize("title", ["Iyadosu", "Happy Mochi"])
def test_a_gap_that_was_pointed_at_is_marked_in_the_hand_with_all_cards_open_too(arrive: Arrive, title: str) -> None:
    person = arrive()
    page = reviewed(person, title)
    slider = page.get_by_role("slider")
    gap = page.locator("[data-id^='gap:'][data-ring=you], [data-id^='gap:'][data-ring=both]")
    while not gap.count():
        assert moment(page) < FEW, "no gap was marked"
        slider.press("ArrowRight")
    expect(gap).to_be_in_viewport(ratio=0.99)
    for size in ("phone", "landscape", "desktop"):
        person.resize(size)
        turned = page.get_by_role("radio", name="Table")
        if turned.is_visible():
            turned.check(force=True)
        expect(gap).to_be_in_viewport(ratio=0.99)
    page.get_by_role("radio", name="all open").check(force=True)
    expect(page).to_have_url(re.compile("as=open"))
    expect(page.locator(".box.open")).to_be_visible()
    expect(gap).to_be_in_viewport(ratio=0.99)


def test_an_address_leads_to_its_moment(arrive: Arrive) -> None:
    person = arrive()
    path = person.play_now("Iyadosu")
    person.play_to_the_end()
    person.go(path.replace("table", "review") + "?as=1&at=5")
    person.page.get_by_role("slider").wait_for()
    assert moment(person.page) == 5
    expect(person.page.get_by_role("radio").nth(1)).to_be_checked()
    person.page.get_by_role("link", name="Close").click()
    person.page.wait_for_url(f"**{path}")
