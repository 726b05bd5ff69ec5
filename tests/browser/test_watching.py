"""Who looks on is seen in the lobby and during play: by number and name, at every size of window, in every language."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.test_stage import Looker
from browsing import EVERYTHING, LIT, SIZES, Person, violations
from donabe import games
from donabe.locales.languages import languages

Arrive = Callable[..., Person]
LONG_NAME = "Szilvássy-Tóth Bernadett"
CUT = """strip => [...strip.querySelectorAll('h1, .round, .label, nav, nav button')]
  .filter((one) => getComputedStyle(one).clipPath === 'none' && one.getClientRects().length)
  .filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2
  }).map((one) => one.outerHTML)"""


def called(person: Person, name: str) -> Person:
    person.go()
    person.page.get_by_label("Your name").fill(name)
    person.page.keyboard.press("Enter")
    person.page.get_by_role("button", name="Keep this name").wait_for(state="hidden")
    return person


def eye(person: Person) -> Locator:
    return person.page.get_by_role("banner").locator("button.eye")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_host_sees_who_looks_on_before_and_during_play(arrive: Arrive, phone: bool) -> None:
    host, mio, ken = arrive(phone=phone), called(arrive(), "Mio"), called(arrive(), "<i>Ken</i>")
    host.make_table("iyadosu", 3, start=False)
    host.page.get_by_role("button", name="Copy link").wait_for()
    expect(eye(host)).to_have_count(0)
    mio.go(host.path)
    expect(eye(host)).to_contain_text("1")
    expect(eye(host)).to_have_accessible_name("1 watching: Mio")
    if not phone:
        expect(eye(host).get_by_text("watching: Mio")).to_be_in_viewport()
    ken.go(host.path)
    expect(eye(host)).to_have_attribute("title", "watching: Mio, <i>Ken</i>")
    expect(eye(ken)).to_have_attribute("title", "watching: Mio, <i>Ken</i>")
    eye(host).click()
    people = host.page.get_by_role("listitem").filter(has=host.page.locator("svg"))
    expect(people.get_by_text("Mio")).to_be_in_viewport()
    expect(people.get_by_text("<i>Ken</i>")).to_be_in_viewport()
    assert violations(host.page, "a lobby with watchers") == []
    host.page.keyboard.press("Escape")
    expect(host.page.locator("#watchers")).to_be_hidden()
    mio.page.get_by_role("button", name="Sit here").first.click()
    expect(eye(host)).to_have_accessible_name("1 watching: <i>Ken</i>")
    host.page.get_by_role("button", name="Start").click()
    host.page.wait_for_selector(".board")
    eye(host).click()
    expect(host.page.locator("#watchers").get_by_text("<i>Ken</i>")).to_be_in_viewport()
    assert violations(host.page, "a table with watchers") == []
    ken.go("/")
    expect(eye(host)).to_have_count(0)
    expect(eye(mio)).to_have_count(0)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", [*games.keys()] if EVERYTHING else ["salty", "mushroom_sort"])
def test_there_is_room_for_the_eye_in_every_strip(arrive: Arrive, key: str, language: str) -> None:
    host, friend = arrive(locale=language), called(arrive(), LONG_NAME)
    for start in (False, True):
        host.make_table(key, max(games.load(key).players), start=start)
        host.page.wait_for_selector(LIT if start else ".ribbon")
        before = {size: cut(host, size) for size in SIZES}
        friend.go(host.path)
        eye(host).wait_for()
        for size in SIZES:
            assert cut(host, size) <= before[size], size
            assert host.sideways() <= 0
            assert not start or Looker(host, [size], 0).complaints() == []


def cut(person: Person, size: str) -> set[str]:
    """Parts of the strip that are cut off, other than the names of those who look on."""
    person.resize(size)
    person.page.wait_for_timeout(100)
    return set(person.page.get_by_role("banner").evaluate(CUT))


def test_a_crowd_is_a_number_and_a_list_that_fits_every_window(arrive: Arrive) -> None:
    host = arrive()
    host.make_table("salty", 4)
    host.page.wait_for_selector(LIT)
    visitors = [arrive() for _ in range(12)]
    for visitor in visitors:
        visitor.go(host.path)
    expect(eye(host)).to_contain_text("12")
    for size in SIZES:
        host.resize(size)
        eye(host).click()
        box = host.page.locator("#watchers").bounding_box()
        assert box is not None
        width, height = SIZES[size]
        assert 0 <= box["x"] <= box["x"] + box["width"] <= width, size
        assert 0 <= box["y"] <= box["y"] + box["height"] <= height, size
        assert violations(host.page, f"a list of watchers, {size}") == []
        assert host.page.locator("#watchers li").count() == 12
        host.page.keyboard.press("Escape")
