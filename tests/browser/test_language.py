"""The browser speaks what its owner reads, and another language at once when it is chosen."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Arrive
from browsing import Person, serving
from partial_language import partial_language

# Of plain and of bold words.
# A function: the page's own policy forbids to evaluate text again and again.
LETTERS_LOADED = """() => [500, 800].every((weight) =>
  [...document.fonts].some((one) => one.status === 'loaded' && one.weight === `${weight}` && one.unicodeRange.includes('4E00')))"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with partial_language(tmp_path_factory.mktemp("language")), serving(tmp_path_factory.mktemp("tables")) as where:
        yield where


def test_a_language_is_chosen_at_the_table_and_kept(arrive: Arrive) -> None:
    mio = arrive()
    path = mio.make_table("salty", 3)
    page = mio.page
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("radiogroup", name="Language").get_by_text("Qiqi").click()
    expect(page.get_by_role("radiogroup", name="Qilang").get_by_role("radio", name="Qiqi")).to_be_checked()
    expect(
        page.get_by_role("radiogroup", name="Pace")
    ).to_be_visible()  # what it lacks is said in English, and the drawer is still open
    expect(page.locator("html")).to_have_attribute("lang", "qq")
    assert mio.path == path
    page.reload()
    page.get_by_role("button", name="More", exact=True).click()
    expect(page.get_by_role("radiogroup", name="Qilang").get_by_role("radio", name="Qiqi")).to_be_checked()
    page.get_by_role("radiogroup", name="Qilang").get_by_text("English").click()
    expect(page.get_by_role("radiogroup", name="Language").get_by_role("radio", name="English")).to_be_checked()
    page.goto(page.url.rpartition("/table")[0])
    page.get_by_role("button", name="Qiqi").click()
    expect(page.locator("html")).to_have_attribute("lang", "qq")
    mio.resize("phone")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "qq")
    page.get_by_role("combobox", name="Qilang").select_option(label="English")
    expect(page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize(("reads", "spoken"), [("qq-QQ", "qq"), ("tlh", "en")])
def test_without_a_choice_the_browser_s_own_language_is_spoken(
    browser: Browser, address: str, reads: str, spoken: str
) -> None:
    somebody = Person(browser, address, locale=reads)
    somebody.go()
    expect(somebody.page.locator("html")).to_have_attribute("lang", spoken)
    expect(somebody.page.get_by_role("button", name="Play Salty now")).to_be_visible()
    somebody.leave()


@pytest.mark.parametrize(("reads", "called"), [("en", "Guest "), ("hu", "Vendég "), ("ja", "ゲスト")])
def test_a_guest_without_a_name_is_called_so_in_the_reader_s_language(arrive: Arrive, reads: str, called: str) -> None:
    somebody = arrive(locale=reads)
    somebody.make_table("iyadosu", 3)
    expect(somebody.page.locator(".facts .name")).to_contain_text(called)
    somebody.go()
    expect(somebody.page.locator("header form input")).to_have_value(re.compile(rf"^{called}\d+$"))


def test_japanese_letters_come_with_the_page(arrive: Arrive) -> None:
    mio = arrive(locale="ja")
    mio.go()
    mio.page.wait_for_function(LETTERS_LOADED)
