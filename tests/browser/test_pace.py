"""What happens in its own time: a trick that lies there, lines of a bill, rounds that go on by themselves."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.test_moments import to_the_end_of_a_round
from browsing import LIT, HeldRounds, Person

Arrive = Callable[..., Person]

NOTING = """
  window.rests = [] // milliseconds from the end of a trick to what another does next
  let ended = 0
  const told = () => document.querySelector('[role=log]')?.textContent ?? ''
  let last = ''
  document.addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
    if (told() === last) return
    last = told()
    if (ended && !last.startsWith('You ')) window.rests.push(performance.now() - ended)
    ended = /wins? trick \\d/.test(last) ? performance.now() : 0
  }).observe(document, { childList: true, subtree: true, characterData: true }))
"""
APPEARING = """async () => { // how many lines of the bills were there, one time after another
  const seen = []
  const all = () => document.querySelectorAll('.bill .lines p').length
  for (;;) {
    const shown = all() - document.querySelectorAll('.bill .lines p.coming').length
    if (all() && seen.at(-1) !== shown) seen.push(shown)
    if (all() && shown === all()) return seen
    await new Promise(requestAnimationFrame)
  }
}"""


def both_at_the_end_of_a_round(host: Person, friend: Person) -> tuple[HeldRounds, HeldRounds]:
    """Two people play until both have the end of a round held back."""
    held = HeldRounds(), HeldRounds()
    for person, rounds in zip((host, friend), held, strict=True):
        person.page.route_web_socket("**/socket", rounds.connect)
    host.make_table("iyadosu", 3, start=False)
    friend.go(host.path)
    friend.page.get_by_role("button", name="Sit here").first.click()
    host.page.get_by_role("button", name="Start").click()
    rng = random.Random(5)
    while not all(rounds.waiting for rounds in held):
        for person, rounds in zip((host, friend), held, strict=True):
            if not rounds.waiting and person.page.query_selector(LIT):
                person.decide(rng)
            person.page.wait_for_timeout(10)
    return held


def test_the_end_of_a_trick_lies_there_before_another_leads(arrive: Arrive) -> None:
    person = arrive(pace="normal")
    person.context.add_init_script(NOTING)
    person.play_now("Salty")
    rng = random.Random(4)
    for _ in range(30):
        person.decide(rng)
        person.page.wait_for_selector(LIT)
        if person.page.evaluate("rests.length") >= 2:
            break
    rests = person.page.evaluate("rests")
    assert len(rests) >= 2
    assert min(rests) >= 1_600  # two beats and a half; what is not a trick stays for one


def test_lines_of_a_bill_appear_one_by_one_where_things_may_move(arrive: Arrive) -> None:
    person, rounds = arrive(motion=True), HeldRounds()
    person.page.route_web_socket("**/socket", rounds.connect)
    person.play_now("Salty")
    to_the_end_of_a_round(person, rounds, random.Random(3))
    seen = person.page.evaluate(APPEARING)
    assert len(seen) >= 4
    assert seen == list(range(seen[0], seen[-1] + 1))


def test_lines_of_a_bill_are_all_there_where_nothing_may_move(arrive: Arrive) -> None:
    person, rounds = arrive(), HeldRounds()
    person.page.route_web_socket("**/socket", rounds.connect)
    person.play_now("Salty")
    to_the_end_of_a_round(person, rounds, random.Random(3))
    assert len(person.page.evaluate(APPEARING)) == 1


@pytest.mark.parametrize(("ready", "seconds"), [(True, 8), (False, 20)], ids=["ready", "looking"])
def test_the_end_of_a_round_goes_on_by_itself_when_others_wait(arrive: Arrive, ready: bool, seconds: int) -> None:
    host, friend = arrive(), arrive()
    host.page.clock.install()
    rounds, others = both_at_the_end_of_a_round(host, friend)
    host.set_pace("normal")
    if not ready:
        friend.set_pace("normal")
    others.release()
    rounds.release()
    over = host.page.locator("#round-over")
    expect(over).to_have_count(1)
    host.page.clock.pause_at(
        (host.page.evaluate("Date.now()") + 500) / 1000
    )  # it stands still, but for what is said below
    expect(host.page.locator(".wait")).to_contain_text("1 of 1 is ready" if ready else "still looking")
    host.page.clock.fast_forward(1000 * (seconds - 4))
    expect(host.page.locator(".wait")).to_contain_text(re.compile(r"goes on in [1-4] s"))
    expect(over).to_have_count(1)
    host.page.clock.fast_forward(5000)
    host.page.clock.resume()  # what follows is drawn in frames and tasks of its own
    expect(over).to_have_count(0)


def test_the_end_of_a_match_shows_podium_rounds_and_what_decided_it(arrive: Arrive) -> None:
    person = arrive()
    person.make_table("iyadosu", 3)
    person.play_to_the_end()
    page = person.page
    points = [int(text.replace("\u2212", "-")) for text in page.locator(".podium .blocks .card b").all_inner_texts()]
    assert len(points) == 3
    assert points[1] == max(points)  # the winner stands in the middle
    grid = page.get_by_role("region", name="Round by round").locator("table")
    assert grid.locator("tbody tr").count() == 3
    totals = [int(text.replace("\u2212", "-")) for text in grid.locator("tfoot b").all_inner_texts()]
    assert totals == sorted(points, reverse=True)
    assert page.get_by_role("region", name="What decided it").locator(".decided p").count() >= 1
