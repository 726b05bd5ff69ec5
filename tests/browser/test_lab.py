"""The lab in the browser: a study is begun, followed and read; a house without one shows no way there."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browsing import Person, serving, violations

Arrive = Callable[..., Person]
CHEAP = """async () => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ game: 'iyadosu', bots: ['random'], matches: 20 })
  await fetch('/api/lab/studies', { method: 'POST', headers, body })
}"""


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("house")
    with serving(folder, lab=folder / "lab") as where:
        yield where


def test_a_study_is_begun_followed_and_cancelled(arrive: Arrive, lab: str) -> None:
    person = arrive(lab)
    page = person.page
    person.go()
    page.get_by_role("link", name="Lab").click()
    expect(page.get_by_text("No studies yet")).to_be_visible()
    person.settle()
    page.get_by_role("radio", name="Iyadosu").check(force=True)
    page.get_by_role("checkbox", name="Strong").uncheck()
    page.get_by_role("radio", name="2000").check(force=True)
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_role("button", name="Begin")).to_be_disabled()
    assert violations(page, "running") == []
    page.get_by_role("button", name="Cancel: Iyadosu").click()
    expect(page.get_by_text("No studies yet")).to_be_visible()
    expect(page.get_by_role("button", name="Begin")).to_be_enabled()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_report_is_read_in_the_reader_s_language(arrive: Arrive, lab: str, phone: bool) -> None:
    person = arrive(lab, phone=phone, locale="hu-HU")
    page = person.page
    person.go("/lab")
    page.evaluate(CHEAP)
    page.reload()
    read = page.get_by_role("link", name="A jelentés elolvasása")
    read.wait_for(timeout=60_000)
    assert person.sideways() <= 0
    assert violations(page, "lab") == []
    with person.context.expect_page() as opened:
        read.click()
    report = opened.value
    expect(report.locator("html")).to_have_attribute("lang", "hu")
    colour = report.evaluate("getComputedStyle(document.querySelector('.bar')).fill")
    assert colour != "rgb(0, 0, 0)", "the sandbox lets the report have its style"
    assert report.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.get_by_role("button", name="Eldobás: Iyadosu").click()
    expect(page.get_by_text("Még nincs vizsgálat")).to_be_visible()


def test_a_house_without_a_lab_shows_no_way_there(arrive: Arrive) -> None:
    person = arrive()
    person.go()
    person.page.locator(".box img").first.wait_for()
    expect(person.page.get_by_role("link", name="Lab")).to_have_count(0)
    person.go("/lab")
    expect(person.page.get_by_role("heading", name="There is nothing at this address")).to_be_visible()
