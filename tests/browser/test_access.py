"""What a screen reader and a keyboard meet: axe-core finds nothing, and a match can be played without a mouse."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browsing import LIT, HeldRounds, Person, Sent, violations
from donabe import games
from tables import make_expert_brief

Arrive = Callable[..., Person]

PHASES = {  # what a round of each game comes to
    "happy_mochi": {"turn", "inserting"},
    "iyadosu": {"dividing", "tricks"},
    "mush_ring": {"playing", "playing begun", "dropping", "last"},
    "mushroom_sort": {"gathering", "arranging"},
    "salty": {"dishes", "sides", "putting-away", "tricks"},
}


MADE = """async (game) => {
  const table = { game, players: 0, options: {}, public: false, bots: '', start: false }
  table.players = (await (await fetch(`/api/games/${game}`)).json()).usual_players
  const headers = { 'content-type': 'application/json' }
  return (await (await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(table) })).json()).id
}"""


@pytest.mark.parametrize("key", games.keys())
def test_axe_finds_nothing_in_a_whole_match_from_the_lobby_to_replay_and_rematch(arrive: Arrive, key: str) -> None:
    person = arrive()
    page, rounds, rng = person.page, HeldRounds(), random.Random(3)
    person.go()
    found: list[str] = []
    page.goto(f"{person.address}/table/{page.evaluate(MADE, key)}")
    page.get_by_role("heading", level=1).first.wait_for(state="attached")
    page.wait_for_timeout(300)
    found += violations(page, "lobby")

    page.route_web_socket("**/socket", rounds.connect)
    path = person.play_now(games.load(key).title)
    page.wait_for_selector(LIT)
    found += violations(page, "table")
    while not rounds.waiting:
        if page.query_selector(LIT):
            person.decide(rng)
        page.wait_for_timeout(10)
    person.set_pace("normal")
    rounds.release()
    page.wait_for_selector("#round-over", state="attached")
    found += violations(page, "round end")
    page.get_by_role("button", name=re.compile("Next round|To the result")).click()
    person.set_pace("instant")
    person.play_to_the_end()
    assert person.sideways() <= 0
    assert page.locator(".over").inner_text().strip()
    found += violations(page, "match end")
    page.get_by_role("button", name="Check the deal").click()
    page.get_by_text("they fit").wait_for()
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="One step on").click()
    found += violations(page, "replay")
    person.go(path)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector(LIT)
    assert person.path != path
    assert not found, "\n".join(found)


@pytest.fixture
def brief_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    make_expert_brief(monkeypatch)


def found_in_what_opens(page: Page) -> list[str]:
    """What axe-core finds in each thing that opens over a table at a decision."""
    found: list[str] = []
    for name in ("Log", "Score", "Rules", "Chat", "More"):
        page.get_by_role("button", name=name, exact=True).click()
        found += violations(page, f"drawer {name}", "aside")
        page.get_by_role("button", name=f"Close {name}").click()
    page.keyboard.press("?")
    found += violations(page, "the keys", ".sheet")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="What now?").click()
    found += violations(page, "what now", "#what-now")
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    page.wait_for_selector(".hint ol, .hint .thinking:not(:has-text('thinks'))")
    found += violations(page, "hint", ".board")
    page.keyboard.press("h")
    return found


@pytest.mark.usefixtures("brief_thoughts")
@pytest.mark.parametrize("key", games.keys())
def test_axe_finds_nothing_in_any_phase_of_a_round_nor_in_what_opens_over_it(arrive: Arrive, key: str) -> None:
    person = arrive()
    page, rng = person.page, random.Random(7)
    person.make_table(key, games.load(key).players[0])
    page.wait_for_selector(LIT)
    found: list[str] = []
    seen: set[str] = set()
    for _ in range(120):
        page.wait_for_selector(f"{LIT}, .over")
        if person.over() or page.locator(".round[data-round='2']").count():
            break
        phase = page.locator(".board").get_attribute("data-phase") or ""
        phase += " begun" if page.locator(".picked").count() else ""
        if phase not in seen:
            seen.add(phase)
            found += violations(page, phase)
        if len(seen) == 2 and page.locator(".board").count():
            found += found_in_what_opens(page)
            seen.add("")
        person.decide(rng)
    assert not found, "\n".join(found)
    assert seen >= PHASES[key]


@pytest.mark.parametrize("key", games.keys())
def test_axe_finds_nothing_while_a_move_waits_to_be_confirmed_by_touch(arrive: Arrive, key: str) -> None:
    person = arrive(phone=True)
    page = person.page
    wishes = "{pace: 'instant', confirm: true}"
    person.context.add_init_script(f"localStorage.setItem('donabe-settings', JSON.stringify({wishes}))")
    person.make_table(key, max(games.load(key).players))
    confirm = page.get_by_role("button", name="Confirm")
    for _ in range(6):
        page.wait_for_selector(LIT)
        if confirm.count():
            break
        page.locator(LIT).first.click(position={"x": 8, "y": 20})
        page.wait_for_timeout(300)
    expect(confirm).to_be_visible()
    found = violations(page, "to be confirmed")
    assert not found, "\n".join(found)


def test_axe_finds_nothing_at_home(arrive: Arrive) -> None:
    person = arrive()
    person.go()
    person.page.get_by_role("heading").first.wait_for()
    found = violations(person.page, "home")
    assert not found, "\n".join(found)


def test_arrows_digits_and_the_question_mark(arrive: Arrive) -> None:
    person = arrive()
    page = person.page
    person.play_now("Salty")
    page.wait_for_selector(".card.open")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    first = page.evaluate("document.activeElement.dataset.id")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.matches('.card.open')")
    assert page.evaluate("document.activeElement.dataset.id") != first
    asked = page.locator(".prompt").inner_text()
    page.keyboard.press("1")
    expect(page.locator(".prompt")).not_to_have_text(asked)


def test_the_focus_goes_on_to_what_is_lit_next(arrive: Arrive) -> None:
    person = arrive()
    page = person.page
    person.play_now("Salty")
    page.wait_for_selector(LIT)
    page.keyboard.press("ArrowLeft")
    for _ in range(8):
        page.wait_for_selector(LIT)
        page.wait_for_function("lit => document.activeElement.matches(lit)", arg=LIT)
        page.keyboard.press("Enter")


def test_a_move_that_is_to_be_confirmed_is_sent_only_then(arrive: Arrive) -> None:
    person = arrive()
    page = person.page
    person.context.add_init_script(
        "localStorage.setItem('donabe-settings', JSON.stringify({pace: 'instant', confirm: true}))"
    )
    person.play_now("Salty")
    cards = page.locator(".card.open")
    cards.first.wait_for()
    cards.nth(0).click()
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    expect(page.locator(".card.picked")).to_have_count(1)
    cards.nth(1).click()
    expect(page.locator(".card.picked")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".card.picked")).to_have_count(0)
    cards.nth(0).click()
    asked = page.locator(".ribbon").inner_text()
    page.get_by_role("button", name="Confirm").click(delay=300)
    expect(page.locator(".ribbon")).not_to_have_text(asked)
    expect(page.locator(".card.picked")).to_have_count(0)


def test_a_double_click_answers_only_one_question(arrive: Arrive) -> None:
    person = arrive(pace="normal")
    page = person.page
    sent = Sent(page)
    person.play_now("Salty")
    page.locator(".card.open").first.wait_for()
    page.locator(".card.open").first.dblclick()
    page.wait_for_timeout(400)
    assert len(sent.moves) == 1


def test_what_is_no_choice_is_refused_in_words_at_the_ribbon(arrive: Arrive) -> None:
    person = arrive()
    page, rng = person.page, random.Random(5)
    person.play_now("Salty")
    for _ in range(30):
        page.wait_for_selector(LIT)
        if page.locator(".hand .card:not(.open, .picked)").count() and page.locator(".hand .card.open").count():
            break
        person.decide(rng)
    before = page.locator(".board > .hand").bounding_box()
    page.locator(".hand .card:not(.open, .picked)").first.click(position={"x": 12, "y": 30})
    toast = page.locator(".ribbon").get_by_role("alert")
    expect(toast).to_contain_text("Not that one.")
    assert page.locator(".board > .hand").bounding_box() == before
    toast.get_by_role("button", name="Show the rule").click()
    expect(toast.locator(".rule")).to_contain_text("SA-")
    assert "*" not in toast.inner_text()
    assert "`" not in toast.inner_text()
    toast.get_by_role("button", name="Close").click()
    expect(toast).to_have_count(0)
