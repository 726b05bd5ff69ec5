"""Several people at one table, and what happens when something breaks."""

import random
import signal
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import WebSocketRoute, expect

from browser.test_stage import LOOKING
from browsing import LIT, SIZES, Person, violations
from servers import Killable

Arrive = Callable[..., Person]


def sit_down_together(host: Person, friend: Person) -> str:
    """The host makes a table, the friend comes by the link, bots take the other seats; returns the table's path."""
    host.go("/new/iyadosu")
    host.page.get_by_role("button", name="Make the table").click()
    host.page.get_by_role("button", name="Copy link").wait_for()
    begin_together(host, friend)
    host.page.wait_for_selector(".board")
    return host.path


def begin_together(host: Person, friend: Person) -> None:
    """The friend comes to the host's table, and once the host has seen that, bots take the others."""
    friend.go(host.path)
    friend.page.get_by_role("button", name="Sit here").first.click()
    expect(host.page.get_by_role("button", name="Sit here")).to_have_count(2)
    host.page.get_by_role("button", name="Fill free seats with bots").click()
    host.page.get_by_role("button", name="Start").click()
    friend.page.wait_for_selector(".board")


def what_is_mine(person: Person) -> str:
    """My place card and the cards of my hand."""
    cards: list[str] = person.page.eval_on_selector_all(".hand .card", "all => all.map(one => one.dataset.id)")
    return " ".join([person.page.locator(".board > .facts").inner_text(), *sorted(cards)])


def play_for_a_while(people: list[Person], decisions: int) -> None:
    """So many decisions, by whoever is asked."""
    rng = random.Random(2)
    for _ in range(decisions):
        whoever_is_asked(people).decide(rng)


def whoever_is_asked(people: list[Person]) -> Person:
    for _ in range(10_000):
        for person in people:
            if person.page.query_selector(LIT):
                return person
    raise AssertionError("nobody was asked any more")


def until(person: Person, holds: Callable[[], bool]) -> None:
    """Let the browser go on until something holds."""
    for _ in range(3_000):
        if holds():
            return
        person.page.wait_for_timeout(10)
    raise AssertionError("waited in vain")


def test_two_people_share_a_table_and_a_chat_and_a_spectator_sees_no_hand(arrive: Arrive) -> None:
    host, friend, stranger = arrive(), arrive(phone=True), arrive()
    path = sit_down_together(host, friend)
    play_for_a_while([host, friend], 8)
    host.page.get_by_role("button", name="Chat", exact=True).click()
    host.page.get_by_label("Say something").fill("<b>hello</b>")
    host.page.get_by_role("button", name="Send").click()
    friend.page.get_by_role("button", name="Chat", exact=True).click()
    expect(friend.page.get_by_text("<b>hello</b>")).to_be_visible()
    stranger.go(path)
    stranger.page.wait_for_selector(".board")
    hands = stranger.page.locator("[data-zone=hand] use").evaluate_all(
        "uses => uses.map(use => use.getAttribute('href'))"
    )
    assert hands
    assert all(href.startswith(("#back:", "#face:insert")) for href in hands)
    assert stranger.page.query_selector(LIT) is None


def test_what_the_lobby_refuses_is_said_there(arrive: Arrive) -> None:
    host, quicker, friend = arrive(), arrive(), arrive()

    def connect(line: WebSocketRoute) -> None:
        """After the first message the friend hears nothing but refusals, and so does not see who sits down."""
        heard: list[str | bytes] = []

        def hear(message: str | bytes) -> None:
            heard.append(message)
            if len(heard) == 1 or '"t":"refused"' in str(message):
                line.send(message)

        line.connect_to_server().on_message(hear)

    host.go("/new/iyadosu")
    host.page.get_by_role("button", name="Make the table").click()
    host.page.get_by_role("button", name="Copy link").wait_for()
    friend.page.route_web_socket("**/socket", connect)
    friend.go(host.path)
    friend.page.get_by_role("button", name="Sit here").first.wait_for()
    quicker.go(host.path)
    quicker.page.get_by_role("button", name="Sit here").first.click()
    expect(host.page.get_by_role("button", name="Sit here")).to_have_count(2)
    friend.page.get_by_role("button", name="Sit here").first.click()
    expect(friend.page.get_by_role("alert")).to_be_visible()
    friend.page.get_by_role("button", name="Close").click()
    expect(friend.page.get_by_role("alert")).to_have_count(0)


def test_reloading_brings_everything_back(arrive: Arrive) -> None:
    person = arrive()
    person.play_now("Salty")
    rng = random.Random(3)
    for _ in range(6):
        person.decide(rng)
    person.page.wait_for_selector(LIT)
    before = what_is_mine(person)
    person.page.reload()
    person.page.wait_for_selector(LIT)
    assert what_is_mine(person) == before


def test_a_lost_connection_comes_back_by_itself(arrive: Arrive) -> None:
    person = arrive()
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    person.page.route_web_socket("**/socket", connect)
    person.play_now("Iyadosu")
    rng = random.Random(5)
    for times in range(1, 4):
        person.decide(rng)
        lines[-1].close()
        until(person, lambda times=times: len(lines) > times)  # type: ignore[misc]
        person.page.wait_for_selector(LIT)
    log = person.page.get_by_role("log")
    told = log.inner_text()
    person.decide(rng)
    expect(log).not_to_have_text(told)


def test_a_server_killed_in_mid_match_goes_on_where_it_was(arrive: Arrive, tmp_path: Path) -> None:
    server = Killable(tmp_path, 0, "--pace", "0")
    person = arrive(to=server.address)
    person.play_now("Iyadosu")
    rng = random.Random(4)
    for _ in range(5):
        person.decide(rng)
    person.page.wait_for_selector(LIT)
    before = what_is_mine(person)
    server.end(signal.SIGKILL)
    person.page.get_by_text("Connection lost").wait_for()
    server = Killable(tmp_path, server.port, "--pace", "0")
    person.page.get_by_text("Connection lost").wait_for(state="hidden")
    assert what_is_mine(person) == before
    log = person.page.get_by_role("log")
    told = log.inner_text()
    person.decide(rng)
    expect(log).not_to_have_text(told)
    server.end(signal.SIGTERM)


def test_someone_who_has_left_is_played_for_and_may_come_back(arrive: Arrive) -> None:
    host, friend = arrive(), arrive()
    host.go("/new/iyadosu")
    host.page.get_by_role("button", name="Make the table").click()
    host.page.get_by_label("A bot steps in").select_option("15")
    begin_together(host, friend)
    path = friend.path
    friend.go("/")
    expect(host.page.get_by_text("away").first).to_be_visible()
    friend.go(path)
    friend.page.wait_for_selector(".board")


IN_THE_RIBBON = """part => {
  const inner = part.getBoundingClientRect(), outer = part.closest('.ribbon').getBoundingClientRect()
  return inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1
}"""


def test_the_ribbon_says_that_all_wait_for_someone_who_is_away_and_when_a_bot_steps_in(arrive: Arrive) -> None:
    host, friend = arrive(), arrive()
    friend.go()
    friend.page.get_by_label("Your name").fill("Szilvássy-Tóth Bernadett")
    friend.page.keyboard.press("Enter")
    host.go("/new/iyadosu")
    host.page.get_by_role("button", name="Make the table").click()
    host.page.get_by_label("A bot steps in").select_option("15")
    begin_together(host, friend)
    rng = random.Random(1)
    while whoever_is_asked([host, friend]) is friend:
        friend.decide(rng)
    friend.go("/")
    host.page.wait_for_selector(".who.gone")
    ribbon = host.page.get_by_role("region", name="What is asked")
    while "asked" in (ribbon.get_attribute("class") or ""):
        expect(ribbon).not_to_contain_text("away")
        host.page.wait_for_selector(LIT)
        host.decide(rng)
        host.page.wait_for_timeout(200)
    expect(ribbon).to_contain_text("Waiting for Szilvássy-Tóth Bernadett, who is away")
    expect(ribbon).to_contain_text("A bot in")
    for size in SIZES:
        host.resize(size)
        assert ribbon.locator(".prompt").evaluate(IN_THE_RIBBON), size
        assert ribbon.get_by_role("timer").evaluate(IN_THE_RIBBON), size
        host.page.evaluate("window.regions = {}")
        assert host.page.evaluate(LOOKING, LIT) == [], size
    assert violations(host.page, "a table that waits for somebody") == []
    left = int(ribbon.get_by_role("timer").inner_text().split()[0])
    assert left < 15
    expect(ribbon).not_to_contain_text("away", timeout=20_000)
    expect(host.page.locator(".who.gone")).to_have_count(1)


def test_a_turn_clock_counts_down(arrive: Arrive) -> None:
    host = arrive()
    host.go("/new/iyadosu")
    host.page.get_by_role("button", name="Make the table").click()
    host.page.get_by_label("Turn clock").select_option("60")
    host.page.get_by_role("button", name="Fill free seats with bots").click()
    host.page.get_by_role("button", name="Start").click()
    host.page.wait_for_selector(LIT)
    timer = host.page.locator(".board > .facts").get_by_role("timer")
    before = int(timer.inner_text().split()[0])
    expect(timer).to_have_text(f"{before - 1} s")


def test_a_stranger_cannot_act_for_a_seat(arrive: Arrive) -> None:
    person, stranger = arrive(), arrive()
    path = person.play_now("Iyadosu")
    person.page.wait_for_selector(LIT)
    stranger.go(path)
    stranger.page.wait_for_selector(".board")
    answer = stranger.page.evaluate(
        """async path => {
          const socket = new WebSocket(location.origin.replace('http', 'ws') + '/api/tables/' + path.split('/').pop() + '/socket')
          await new Promise(opened => (socket.onopen = opened))
          const answers = new Promise(told => (socket.onmessage = event => {
            const message = JSON.parse(event.data)
            if (message.t === 'refused') told(message.code)
          }))
          socket.send(JSON.stringify({t: 'hello'}))
          socket.send(JSON.stringify({t: 'move', id: 'x', token: 'split 3'}))
          return await answers
        }""",
        path,
    )
    assert answer in {"not-yours", "not-your-turn"}


def test_people_talk_at_the_end_of_a_match(arrive: Arrive) -> None:
    host, friend = arrive(), arrive(phone=True)
    host.make_table("mush_ring", 2, start=False)
    friend.go(host.path)
    friend.page.get_by_role("button", name="Sit here").first.click()
    host.page.get_by_role("button", name="Start").click()
    friend.page.wait_for_selector(".board")
    rng = random.Random(4)
    while not host.over():
        for person in (host, friend):
            if person.page.query_selector(LIT):
                person.decide(rng)
            person.page.wait_for_timeout(5)
    host.page.locator(".over").get_by_label("Say something").fill("Well played!")
    host.page.keyboard.press("Enter")
    expect(host.page.locator(".over").get_by_text("Well played!")).to_be_visible()
    expect(host.page.locator(".unread")).to_have_count(0)
    friend.page.wait_for_selector(".over .do")
    expect(friend.page.locator(".unread")).to_be_visible()  # on a phone it is a drawer
    friend.page.get_by_role("button", name="Chat", exact=True).click()
    expect(friend.page.get_by_text("Well played!")).to_be_visible()
    expect(friend.page.locator(".unread")).to_have_count(0)
