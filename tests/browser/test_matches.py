"""Whole matches through clicks, in a real browser."""

from collections.abc import Callable

import pytest

from browsing import Person
from donabe import games

Arrive = Callable[..., Person]


@pytest.mark.parametrize("key", games.keys())
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_whole_match_is_played_with_clicks_against_bots(arrive: Arrive, key: str, phone: bool) -> None:
    person = arrive(phone=phone)
    person.play_now(games.load(key).title)
    person.play_to_the_end()
    assert person.sideways() <= 0
    assert person.page.locator(".over").inner_text().strip()
    person.page.get_by_role("button", name="Check the deal").click()
    person.page.get_by_text("they fit").wait_for()


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
