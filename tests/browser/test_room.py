"""What little room there is goes to what the game is played with: names, cards and fans in small windows."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browsing import LIT, Person

Arrive = Callable[..., Person]

SHORTENED = """score => {
  const points = [...document.querySelectorAll('.who .score')]
  for (const one of points) one.firstChild.textContent = score
  return [...document.querySelectorAll('.seat .who .name')].filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)
}"""
OUTSIDE = """() => [...document.querySelectorAll('.who .score')].filter((one) => {
  const card = one.closest('.card').getBoundingClientRect(), box = one.getBoundingClientRect()
  return box.right > card.right + 1 || box.left < card.left
}).length"""


def at(arrive: Arrive, key: str, players: int, size: str, phase: str) -> Person:
    """Asked in a phase of a match against bots, whose names have seven letters."""
    person, rng = arrive(), random.Random(players)
    person.resize(size)
    person.make_table(key, players)
    person.page.wait_for_selector(LIT)
    while person.page.locator(".board").get_attribute("data-phase") != phase:
        person.decide(rng)
        person.page.wait_for_selector(LIT)
    return person


@pytest.mark.parametrize(("size", "score"), [("phone", "124"), ("phone", "-35"), ("small-phone", "124")])
@pytest.mark.parametrize(("key", "phase"), [("salty", "tricks"), ("mush_ring", "playing")])
def test_a_name_of_seven_letters_is_whole_beside_its_score(
    arrive: Arrive, key: str, phase: str, size: str, score: str
) -> None:
    page = at(arrive, key, 4, size, phase).page
    expect(page.locator(".seat .who .name").first).to_have_text("Thumb 2")
    assert page.evaluate(SHORTENED, score) == []


@pytest.mark.parametrize("size", ["phone", "small-phone", "landscape", "small-desktop"])
def test_a_score_stays_on_its_place_card_beside_a_long_name(arrive: Arrive, size: str) -> None:
    page = at(arrive, "mushroom_sort", 4, size, "gathering").page
    page.evaluate(
        "for (const one of document.querySelectorAll('.who .name')) one.textContent = 'Maximilian Königsberg'"
    )
    assert page.evaluate(OUTSIDE) == 0


def test_a_tricks_cards_carry_the_game_in_a_landscape(arrive: Arrive) -> None:
    person = at(arrive, "salty", 4, "landscape", "tricks")
    rng = random.Random(4)
    while not person.page.locator(".relay .card").count():
        person.decide(rng)
        person.page.wait_for_selector(LIT)
    assert min(person.widths(".relay .card")) >= 64


@pytest.mark.parametrize(("key", "players", "phase"), [("iyadosu", 5, "tricks"), ("happy_mochi", 6, "turn")])
def test_everybodys_cards_are_seen_in_a_landscape(arrive: Arrive, key: str, players: int, phase: str) -> None:
    page = at(arrive, key, players, "landscape", phase).page
    seats = page.locator(".left > .seat")
    expect(seats).to_have_count(players - 1)
    for seat in seats.all():
        box = seat.locator(".before .card").first.bounding_box()
        assert box is not None
        assert box["width"] >= 18
        assert box["height"] >= 25


def test_a_hand_to_be_divided_has_the_room_beside_it(arrive: Arrive) -> None:
    page = at(arrive, "iyadosu", 4, "desktop", "dividing").page
    hand, gaps = page.locator(".board > .hand").bounding_box(), page.locator(".hand .gap")
    assert hand is not None
    assert all(width >= 36 for width in gaps.evaluate_all("all => all.map((one) => one.offsetWidth)"))
    last = page.locator(".hand .card").last.bounding_box()
    assert last is not None
    assert last["x"] + last["width"] > hand["x"] + hand["width"] + 100
