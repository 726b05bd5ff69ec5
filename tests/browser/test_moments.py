"""What is seen at a glance: how far a round is, how it ended, what decided a match, what a player just did."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from browsing import LIT, HeldRounds, Person

Arrive = Callable[..., Person]

WATCHING = """
  window.trails = 0
  new MutationObserver(() => { window.trails += document.querySelectorAll('.trails path').length }).observe(document, { childList: true, subtree: true })
"""
FIRST = """
  window.looked = new Promise((done) => {
    const frame = () => new Promise(requestAnimationFrame)
    const look = () => ({
      lit: [...document.querySelectorAll('LIT')].map((one) => JSON.stringify([one.dataset.id, one.getBoundingClientRect()])),
      drawn: [...document.querySelectorAll('.hand .card use')].map((one) => one.checkVisibility({ contentVisibilityAuto: true })),
    })
    new MutationObserver(async (_, observer) => {
      if (!document.querySelector('.hand .card use')) return
      observer.disconnect()
      await frame()
      const before = look() // the first frame with these cards is still to be drawn
      await frame()
      done([before, look()])
    }).observe(document, { childList: true, subtree: true })
  })
""".replace("LIT", LIT)
ENDING = """
  window.steps = []
  new MutationObserver(() => {
    const step = (name) => window.steps.includes(name) || window.steps.push(name)
    if (!document.querySelector('.scene')) return
    if (document.querySelector('.play > [inert]')) return step('unreachable')
    step(`under ${document.elementFromPoint(innerWidth / 2, innerHeight / 2).classList[0]}`)
    requestAnimationFrame(() => step('seen'))
  }).observe(document, { childList: true, subtree: true, attributes: true })
"""
KINDS = ["random", "thumb", "novice", "casual", "strong", "expert"]
HIGHER = "() => document.documentElement.scrollHeight - innerHeight"


def pips(page: Page) -> tuple[int, int]:
    """How many pips the strip has, and how many of them are past."""
    return page.locator(".progress .pips i").count(), page.locator(".progress .pips .past").count()


class Leftmost(random.Random):
    """Points at the first of what is lit."""

    def random(self) -> float:
        return 0.0


def to_the_end_of_a_round(person: Person, rounds: HeldRounds, rng: random.Random) -> None:
    """Play until the end of a round is held back, then show it slowly."""
    while not rounds.waiting:
        if person.page.query_selector(LIT):
            person.decide(rng)
        person.page.wait_for_timeout(10)
    person.set_pace("normal")
    rounds.release()
    person.page.wait_for_selector("#round-over", state="attached")


@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (844, 390)], ids=str)
def test_the_strip_shows_how_far_the_round_is(arrive: Arrive, size: tuple[int, int]) -> None:
    person = arrive()
    page, rng = person.page, random.Random(4)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    person.play_now("Iyadosu")
    person.decide(rng)
    page.wait_for_selector('.board[data-phase="tricks"] .card.open')
    before = pips(page)
    assert before[0] == 12
    while pips(page)[1] < before[1] + 2:
        person.decide(rng)
        page.wait_for_selector(LIT)
    assert page.locator(".progress .pips .present").count() == 1
    box = page.locator(".progress .pips").bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= size[0] - box["width"]
    assert 0 <= box["y"] <= size[1] - box["height"]


def test_the_bill_of_a_round_shows_what_the_points_come_from(arrive: Arrive) -> None:
    person, rounds = arrive(), HeldRounds()
    person.page.route_web_socket("**/socket", rounds.connect)
    person.play_now("Salty")
    to_the_end_of_a_round(person, rounds, random.Random(3))
    bills = person.page.locator(".bill")
    assert bills.count() == 4
    for bill in bills.all():
        assert bill.locator("use[href^='#face:dish'], use[href='#face:zero']").count() == 1
    assert person.page.locator(".bill use[href^='#piece:']").count() > 0


def test_the_bill_of_who_dropped_out_says_so_instead_of_nothing(arrive: Arrive) -> None:
    person, rounds = arrive(), HeldRounds()
    person.page.route_web_socket("**/socket", rounds.connect)
    person.play_now("Iyadosu")
    to_the_end_of_a_round(person, rounds, Leftmost())  # most refuse cards there may be, and normal cards played first
    assert person.page.locator(".bill[data-bill='0'] .none").first.inner_text().startswith("Dropped out: no points")
    assert person.page.get_by_text("nothing", exact=True).count() == 0


def test_who_has_left_the_end_of_a_round_has_a_check(arrive: Arrive) -> None:
    host, friend, rounds = arrive(), arrive(), HeldRounds()
    host.page.route_web_socket("**/socket", rounds.connect)
    host.go("/new/iyadosu")
    host.page.get_by_role("button", name="Make the table").click()
    host.page.get_by_role("button", name="Copy link").wait_for()
    friend.go(host.path)
    friend.page.get_by_role("button", name="Sit here").first.click()
    expect(host.page.get_by_role("button", name="Sit here")).to_have_count(2)
    host.page.get_by_role("button", name="Start").click()
    rng = random.Random(5)
    while not rounds.waiting:
        for person in (host, friend):
            if person.page.query_selector(LIT) and not rounds.waiting:
                person.decide(rng)
        host.page.wait_for_timeout(10)
    host.set_pace("normal")
    rounds.release()
    expect(host.page.locator(".wait .check")).to_have_count(1)
    expect(host.page.locator(".wait")).to_contain_text("1 of 1 is ready. It goes on in")
    host.page.get_by_role("button", name=re.compile("Next round|To the result")).click()
    expect(host.page.locator("#round-over")).to_have_count(0)


ROUND_SHOWN = """async () => {
    const table = location.pathname.split('/').pop()
    const asked = new URLSearchParams(location.search)
    const frames = await (await fetch(`/api/tables/${table}/frames?as=${asked.get('as')}`)).json()
    return frames[Number(asked.get('at'))].round
}"""


def test_a_turning_point_opens_the_replay_at_its_round(arrive: Arrive) -> None:
    person = arrive()
    person.play_now("Iyadosu")
    person.play_to_the_end()
    look = person.page.get_by_role("link", name="Look at round").last
    number = str(look.get_attribute("aria-label")).split()[-1]
    look.click()
    person.page.get_by_role("button", name="One step on").wait_for()
    assert person.page.evaluate(ROUND_SHOWN) == int(number)


@pytest.mark.parametrize("motion", [True, False], ids=["motion", "still"])
def test_what_another_player_did_leaves_a_bubble_and_unless_all_is_still_a_trail(arrive: Arrive, motion: bool) -> None:
    person = arrive(pace="normal", motion=motion)
    page, rng = person.page, random.Random(8)
    person.context.add_init_script(WATCHING)
    person.play_now("Iyadosu")
    person.decide(rng)
    page.wait_for_selector('.board[data-phase="tricks"] .card.open')
    person.decide(rng)
    page.locator(".seat .bubble.layer").first.wait_for()
    page.wait_for_selector(LIT)
    assert (page.evaluate("window.trails") > 0) == motion


def test_a_card_that_another_put_into_its_ring_has_a_trail(arrive: Arrive) -> None:
    person = arrive(pace="normal", motion=True)
    page, rng = person.page, random.Random(8)
    person.make_table("mush_ring", 3)
    person.decide(rng)  # a card
    person.decide(rng)  # and where it goes
    page.wait_for_selector(".board:has(.seat .ring .last) .trails path", state="attached")


@pytest.mark.parametrize("key", ["salty", "happy_mochi"])
def test_the_lobby_on_a_phone_s_side_scrolls_only_inside_its_lists(arrive: Arrive, key: str) -> None:
    host = arrive()
    host.page.set_viewport_size({"width": 844, "height": 390})
    host.go(f"/new/{key}")
    host.page.get_by_role("button", name="Make the table").click()
    host.page.get_by_role("button", name="Copy link").wait_for()
    assert host.page.evaluate(HIGHER) <= 0
    assert host.sideways() <= 0
    start = host.page.get_by_role("button", name="Start").bounding_box()
    assert start is not None
    assert start["y"] + start["height"] <= 390
    host.page.get_by_role("button", name="Start").click()
    host.page.wait_for_selector(".board")
    assert host.page.evaluate(HIGHER) <= 0


def test_a_bot_s_vessel_and_flames_tell_its_level(arrive: Arrive) -> None:
    host = arrive()

    def answer(route: Route) -> None:
        game = route.fetch().json()
        route.fulfill(json={**game, "bots": KINDS})

    host.page.route(re.compile("/api/games/salty"), answer)
    host.go("/new/salty")
    host.page.get_by_role("button", name="Make the table").click()
    host.page.get_by_role("button", name="Seat a bot").first.click()
    picker = host.page.get_by_role("dialog", name="Seat a bot")
    flames = picker.get_by_role("img").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert flames == [f"strength {level} of 4" for level in (1, 1, 2, 2, 3, 4)]
    expect(picker.get_by_role("button", name="Seat Casual")).to_be_visible()


def test_a_rule_has_a_number_that_links_to_it_and_contents_lead_to_its_chapter(arrive: Arrive) -> None:
    person = arrive()
    page = person.page
    person.go("/rules/salty")
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="6. Who wins the trick").click()
    expect(page.get_by_role("heading", name="6. Who wins the trick")).to_be_in_viewport()
    page.get_by_role("link", name="Rule SA-6.2").click()
    expect(page.locator(".now")).to_contain_text("closest")
    assert person.path == "/rules/salty?clause=SA-6.2"


def test_what_is_lit_is_in_its_place_before_the_first_frame_which_draws_the_cards(arrive: Arrive) -> None:
    person = arrive()
    person.context.add_init_script(FIRST)
    person.make_table("iyadosu", 4)
    person.page.wait_for_selector(LIT)
    before, after = person.page.evaluate("window.looked")
    assert before["lit"]
    assert before["lit"] == after["lit"]
    assert not any(before["drawn"]), "a drawing was laid out more than once"
    assert all(after["drawn"])


def test_the_end_of_a_round_is_seen_before_the_table_under_it_is_made_unreachable(arrive: Arrive) -> None:
    person, rounds = arrive(), HeldRounds()
    person.page.route_web_socket("**/socket", rounds.connect)
    person.play_now("Salty")
    person.page.evaluate(ENDING)
    to_the_end_of_a_round(person, rounds, random.Random(3))
    person.page.wait_for_selector(".play > [inert] > .board")
    assert person.page.evaluate("window.steps") == ["under settling", "seen", "unreachable"]
