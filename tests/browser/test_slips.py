"""A hand that slips: keys held down, double clicks, and clicks that were meant for what was there a moment ago."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Request, expect

from browsing import LIT, SETTLING, HeldRounds, Person, Sent

Arrive = Callable[..., Person]

NEXT = "Next round"
NOTING = """
  window.answers = [] // of moves that a click has sent: milliseconds since the table last told something new
  let heard = 0
  let clicking = false
  const { send } = WebSocket.prototype
  WebSocket.prototype.send = function (frame) {
    if (clicking && JSON.parse(frame).t === 'move') answers.push(performance.now() - heard)
    send.call(this, frame)
  }
  window.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args)
      this.addEventListener('message', ({ data }) => { if (data.includes('"t":"update"')) heard = performance.now() })
    }
  }
  window.frame = () => new Promise(requestAnimationFrame)
  window.click = (one, detail) => {
    clicking = true
    one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
    clicking = false
  }
"""
SECOND_CLICK = """async (lit) => { // moves that the second click of a double click makes, once the next question is lit
  for (let tries = 0; tries < 200; tries++) {
    while (!document.querySelector(lit)) await frame()
    const [before, begun] = [answers.length, performance.now()]
    click(document.querySelector(lit), 1)
    await frame()
    if (answers.length === before) continue // there is more to point at
    while (!document.querySelector(lit) && performance.now() - begun < 450) await frame()
    const next = document.querySelector(lit)
    if (!next || performance.now() - begun >= 450) continue // others are asked first
    const sent = answers.length
    click(next, 2)
    await new Promise((done) => setTimeout(done, 100))
    return answers.length - sent + document.querySelectorAll('.picked').length
  }
  throw new Error('no question followed at once')
}"""
IMPATIENT = """async (lit) => { // milliseconds from a question to its answer, by somebody who clicks at everything all the time
  const soonest = []
  while (soonest.length < 3) {
    while (!document.querySelector(lit)) await frame()
    const sent = answers.length
    click(document.querySelector(lit), 1)
    await frame()
    if (answers.length === sent) continue // there is more to point at
    const until = performance.now() + 700
    while (answers.length === sent + 1 && performance.now() < until) {
      for (const one of document.querySelectorAll('.hand .card, .gap, .chip, .mat .card')) if (answers.length === sent + 1) click(one, 1)
      await frame()
    }
    if (answers.length > sent + 1) soonest.push(answers.at(-1))
  }
  return Math.min(...soonest)
}"""
REACHED = """async (lit) => { // what a mouse would click that clicks where something is lit as soon as it is
  while (!document.querySelector(lit)) await new Promise(requestAnimationFrame)
  const { left, top, width, height } = document.querySelector(lit).getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2).getAttribute('class') ?? ''
}"""


def hold(page: Page, key: str, times: int = 30) -> None:
    """Hold a key down as a keyboard does that sends it again and again."""
    for _ in range(times):
        page.keyboard.down(key)
        page.wait_for_timeout(30)
    page.keyboard.up(key)


def at_the_end_of_a_round(person: Person, rounds: HeldRounds) -> None:
    """Play at once until a round's end is held back; when it is released it will be shown."""
    rng = random.Random(3)
    while not rounds.waiting:
        if person.page.query_selector(LIT):
            person.decide(rng)
        person.page.wait_for_timeout(10)
    person.set_pace("normal")


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_key_that_is_held_down_plays_one_card(arrive: Arrive, key: str) -> None:
    person = arrive()
    sent = Sent(person.page)
    person.play_now("Salty")
    person.page.locator(".card.open").first.focus()
    hold(person.page, key)
    person.page.wait_for_timeout(200)
    assert len(sent.moves) == 1


def test_a_key_that_is_held_down_confirms_nothing(arrive: Arrive) -> None:
    person = arrive()
    sent = Sent(person.page)
    person.context.add_init_script(
        "localStorage.setItem('donabe-settings', JSON.stringify({pace: 'instant', confirm: true}))"
    )
    person.play_now("Salty")
    person.page.locator(".card.open").first.focus()
    hold(person.page, "Enter")
    expect(person.page.locator(".card.picked")).to_have_count(1)
    assert sent.moves == []
    person.page.keyboard.press("Enter")
    expect(person.page.locator(".card.picked")).to_have_count(0)
    assert len(sent.moves) == 1


def test_a_key_that_is_held_down_does_not_leave_the_end_of_a_round(arrive: Arrive) -> None:
    person, rounds = arrive(), HeldRounds()
    page = person.page
    page.route_web_socket("**/socket", rounds.connect)
    person.play_now("Salty")
    at_the_end_of_a_round(person, rounds)
    page.locator(".ribbon").focus()
    page.keyboard.down("Enter")
    rounds.release()
    following = page.get_by_role("button", name=NEXT)
    expect(following).to_be_focused()
    expect(page.locator(SETTLING)).to_have_count(0)
    hold(page, "Enter")
    expect(following).to_be_visible()
    page.keyboard.press("Enter")
    expect(following).to_have_count(0)


@pytest.mark.parametrize("pace", ["normal", "instant"])
def test_the_second_click_of_a_double_click_does_not_answer_the_next_question(arrive: Arrive, pace: str) -> None:
    person = arrive(pace=pace)
    person.context.add_init_script(NOTING)
    person.play_now("Happy Mochi")
    assert person.page.evaluate(SECOND_CLICK, LIT) == 0


def test_a_new_question_is_answered_only_once_it_could_be_seen(arrive: Arrive) -> None:
    person = arrive(pace="normal")
    person.context.add_init_script(NOTING)
    person.play_now("Happy Mochi")
    assert person.page.evaluate(IMPATIENT, LIT) >= 240


@pytest.mark.parametrize("path", ["/new/salty", "/"])
def test_a_double_click_makes_one_table(arrive: Arrive, path: str) -> None:
    person = arrive()
    page = person.page
    made: list[str] = []

    def note(request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/api/tables"):
            made.append(request.url)

    page.on("request", note)
    person.go(path)
    page.get_by_role("button", name="Make the table" if path != "/" else "Play Salty now").dblclick()
    page.wait_for_selector(".lobby, .board")
    page.wait_for_timeout(300)
    assert len(made) == 1


def test_the_second_click_at_the_end_of_a_round_does_nothing_at_the_next(arrive: Arrive) -> None:
    person, rounds = arrive(), HeldRounds()
    page = person.page
    page.set_viewport_size({"width": 844, "height": 390})
    page.route_web_socket("**/socket", rounds.connect)
    person.play_now("Salty")
    at_the_end_of_a_round(person, rounds)
    rounds.release()
    following = page.get_by_role("button", name=NEXT)
    following.click(trial=True)
    box = following.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(x, y)
    page.wait_for_selector(".play > :not([inert]) > .board")
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).getAttribute('class') ?? ''", [x, y]).startswith(
        "settling"
    )


def test_what_is_lit_first_after_the_lobby_takes_no_click_that_was_meant_for_it(arrive: Arrive) -> None:
    host = arrive()
    host.make_table("salty", 3, start=False)
    host.page.get_by_role("button", name="Start").click()
    assert host.page.evaluate(REACHED, LIT).startswith("settling")
    host.settle()
    assert host.decide(random.Random(1))
