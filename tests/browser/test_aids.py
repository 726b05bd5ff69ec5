"""Help at the table: what a hidden card can be, what the log may show, and moves that wait for a second tap."""

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from browsing import LIT, Person

Arrive = Callable[..., Person]

CONFIRMING = "localStorage.setItem('donabe-settings', JSON.stringify({pace: 'instant', confirm: true}))"
HINTING = "localStorage.setItem('donabe-settings', JSON.stringify({pace: 'instant', hints: true}))"
OVERLAPPING = """all => {
  const boxes = all.map((one) => one.getBoundingClientRect())
  const meet = (one, two) => Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1
    && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1
  return boxes.flatMap((one, place) => boxes.slice(place + 1).filter((two) => meet(one, two))).length
}"""


class Wire:
    """Everything that goes over a table's socket."""

    def __init__(self, page: Page) -> None:
        self.heard: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.said.append(json.loads(frame)))

    def last_trick(self) -> int:
        """The first trick whose cards may be looked up, as the latest view says it."""
        found = 0
        for message in self.heard:
            if message.get("view"):
                found = message["view"].get("last_trick", 0)
            elif message.get("change"):
                found = message["change"].get("last_trick", found)
        return int(found)

    def narrated(self) -> list[dict[str, Any]]:
        """Everything that a log can show."""
        events = [event for message in self.heard for event in message.get("events") or []]
        return [event for event in events if event["kind"] != "score"]

    def moves(self) -> int:
        return sum(message["t"] == "move" for message in self.said)


def hidden_card(person: Person) -> Any:
    """Another player's card of which it is known what it can be."""
    person.play_now("Mushroom Sort")
    person.page.wait_for_selector(LIT)
    return person.page.locator(".seat [data-zone=tableau] .card, .seat [data-zone=hand] .card").first


def test_what_a_hidden_card_can_be_is_shown_only_on_request(arrive: Arrive) -> None:
    person = arrive()
    card, aids = hidden_card(person), person.page.locator(".maybe")
    expect(aids).to_have_count(0)
    assert "can be" not in card.get_attribute("aria-label")
    card.hover()
    expect(aids).to_have_count(1)
    assert re.fullmatch(r"\d(\W\d)*", aids.inner_text())
    assert "can be" in card.get_attribute("aria-label")
    person.page.locator(".ribbon").hover()
    expect(aids).to_have_count(0)
    assert "can be" not in card.get_attribute("aria-label")


@pytest.mark.parametrize("size", ["desktop", "large-desktop", "small-phone", "landscape"])
def test_with_the_setting_all_hidden_cards_say_it_and_none_covers_another(arrive: Arrive, size: str) -> None:
    person = arrive()
    person.context.add_init_script(HINTING)
    person.resize(size)
    card, aids = hidden_card(person), person.page.locator(".maybe")
    assert "can be" in card.get_attribute("aria-label")
    assert aids.count() > 6
    assert aids.evaluate_all(OVERLAPPING) == 0
    assert min(aids.evaluate_all("all => all.map((one) => parseFloat(getComputedStyle(one).fontSize))")) >= 11


def test_the_log_shows_no_cards_of_earlier_tricks(arrive: Arrive) -> None:
    person = arrive()
    wire, rng = Wire(person.page), random.Random(4)
    person.play_now("Salty")

    while wire.last_trick() < 3:
        assert person.decide(rng)
    person.page.wait_for_selector(LIT)
    person.page.get_by_role("button", name="Log", exact=True).click()
    lines = person.page.get_by_role("list", name="What happened").locator("li").count()
    past = [event for event in wire.narrated() if 0 <= event.get("trick", -1) < wire.last_trick()]
    assert past
    assert lines == len(wire.narrated()) - len(past)


def test_a_second_tap_on_a_number_confirms_the_pair(arrive: Arrive) -> None:
    person = arrive()
    person.context.add_init_script(CONFIRMING)
    wire, rng, page = Wire(person.page), random.Random(2), person.page
    person.play_now("Happy Mochi")
    tags = page.locator(".gap.pair")
    for _ in range(80):
        page.wait_for_selector(LIT)
        if tags.count() and not page.locator(".picked").count():
            break
        person.decide(rng)
    before = wire.moves()
    tags.first.click()
    expect(page.locator(".gap.picked")).to_have_count(1)
    assert wire.moves() == before
    page.wait_for_timeout(300)
    tags.first.click()
    expect(page.locator(".gap.picked")).to_have_count(0)
    assert wire.moves() == before + 1


@pytest.mark.parametrize("title", ["Salty", "Mush-Ring"])
def test_cards_in_flight_take_no_click_from_what_is_lit(arrive: Arrive, title: str) -> None:
    person = arrive(pace="normal", motion=True)
    person.resize("small-phone")
    person.play_now(title)
    rng = random.Random(9)
    for _ in range(5):
        assert person.decide(
            rng
        )  # points at what is lit as soon as it is, and fails if something else is in front of it
