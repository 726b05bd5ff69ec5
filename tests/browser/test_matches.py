"""Matches in a real browser: on a phone, by keyboard, and where a page may do little. Those with a mouse: test_access."""

import random
from collections.abc import Callable

import pytest

from browsing import LIT, Person
from donabe import games

Arrive = Callable[..., Person]

NOT_SECURE = """
  Object.defineProperty(crypto, 'subtle', { value: undefined })
  Object.defineProperty(navigator, 'clipboard', { value: undefined })
"""  # what browsers keep from pages that come over plain http from another machine
NOTING = """
  window.moved = new Set()
  const { animate } = Element.prototype
  Element.prototype.animate = function (frames, timing) {
    if (this.matches('[data-card]')) for (const property of Object.keys(frames)) window.moved.add(property)
    return animate.call(this, frames, timing)
  }
"""


def test_a_whole_match_is_played_on_a_phone(arrive: Arrive) -> None:
    person = arrive(phone=True)
    person.context.add_init_script(NOT_SECURE)
    person.play_now("Mush-Ring")
    person.play_to_the_end()
    assert person.sideways() <= 0
    person.page.get_by_role("button", name="Check the deal").click()
    person.page.get_by_text("only on a secure page").wait_for()


def test_where_a_page_may_not_copy_it_shows_its_address(arrive: Arrive) -> None:
    person = arrive()
    person.context.add_init_script(NOT_SECURE)
    person.go("/new/salty")
    person.page.get_by_role("button", name="Make the table").click()
    person.page.get_by_role("button", name="Copy link").click()
    address = person.page.get_by_label("The address of this table")
    address.wait_for()
    assert address.input_value() == person.page.url
    assert person.page.get_by_text("Copied").count() == 0


@pytest.mark.parametrize("key", games.keys())
def test_a_table_fits_a_phone_and_what_can_be_tapped_is_large_enough(arrive: Arrive, key: str) -> None:
    person = arrive(phone=True)
    person.play_now(games.load(key).title)
    rng = random.Random(6)
    for _ in range(8):
        person.page.wait_for_selector(f"{LIT}, .over")
        assert person.sideways() <= 0
        assert all(width >= 43.5 for width in person.widths(".card.open, .chip, .gap"))
        person.decide(rng)


def test_a_match_is_played_with_the_keyboard_alone(arrive: Arrive) -> None:
    person = arrive()
    page = person.page
    person.play_now("Iyadosu")
    for _ in range(3_000):
        page.wait_for_selector(".card.open, .gap, .over")
        if person.over():
            return
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.matches('.card.open, .gap')"):
                page.keyboard.press("Enter")
                break
    raise AssertionError("the match did not end")


@pytest.mark.parametrize(("motion", "style"), [(True, "transform"), (False, "opacity")], ids=["motion", "still"])
def test_cards_travel_or_with_reduced_motion_only_fade(arrive: Arrive, motion: bool, style: str) -> None:
    person = arrive(pace="normal", motion=motion)
    person.context.add_init_script(NOTING)
    person.play_now("Salty")
    rng = random.Random(8)
    while style not in (noted := person.page.evaluate("[...window.moved]")):
        assert person.decide(rng), noted
    assert motion or noted == ["opacity"]
