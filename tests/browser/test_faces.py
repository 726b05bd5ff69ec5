"""Whose face stands beside what was said and done."""

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browsing import LIT, Person

Arrive = Callable[..., Person]

FIRST, SECOND, NEUTRAL = "#c8621f", "#2f7f95", "#8d8378"
SEATS = """() => [...document.querySelectorAll('aside ol li')].map((line) => [
  line.textContent, line.querySelector('.face circle[fill^="#"]:not([fill="#fffaf0"])')?.getAttribute('fill') ?? '',
])"""


def say(person: Person, text: str) -> None:
    person.page.get_by_label("Say something").fill(text)
    person.page.get_by_role("button", name="Send").click()


def colour_beside(page: Page, text: str) -> str | None:
    """The colour of the face beside a line of the chat."""
    line = page.locator("li", has_text=text)
    expect(line).to_have_count(1)
    return line.locator("svg > circle").first.get_attribute("fill")


def test_what_is_said_has_the_colour_of_the_seat_it_was_said_from_whatever_its_name_is_now(arrive: Arrive) -> None:
    host, friend, watcher = arrive(), arrive(), arrive()
    host.make_table("salty", 3, start=False)
    friend.go(host.path)
    watcher.go(host.path)
    friend.page.get_by_role("button", name="Sit here").first.click()
    expect(host.page.get_by_role("button", name="Sit here")).to_have_count(1)
    say(friend, "from the second seat")
    say(watcher, "from nowhere")
    say(host, "from the first seat")
    friend.page.evaluate(
        "fetch('/api/me', { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{\"name\": \"Bence\"}' })"
    )
    expect(host.page.get_by_role("region", name="Bence")).to_be_visible()
    assert colour_beside(host.page, "from the second seat") == SECOND
    assert colour_beside(host.page, "from nowhere") == NEUTRAL
    assert colour_beside(host.page, "from the first seat") == FIRST


def test_a_line_of_the_log_has_the_face_of_whoever_acted(arrive: Arrive) -> None:
    person = arrive()
    person.play_now("Salty")
    rng = random.Random(1)
    for _ in range(4):
        person.decide(rng)
    person.page.wait_for_selector(LIT)
    person.page.get_by_role("button", name="Log", exact=True).click()
    person.page.wait_for_selector("aside ol li")
    lines = person.page.evaluate(SEATS)
    assert {colour for text, colour in lines if text.startswith("You ")} == {FIRST}
    others = {colour for text, colour in lines if not text.startswith(("You ", "Round"))}
    assert len(others - {FIRST, ""}) == 3
