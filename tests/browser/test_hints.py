"""Hints in the browser: what the expert would do, without covering what it is about."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.test_stage import LOOKING
from browsing import EVERYTHING, LIT, MAKING, SIZES, Person, violations
from donabe import games
from tables import make_expert_brief

Arrive = Callable[..., Person]

COVERED = """() => {
  const panel = document.querySelector('.hint').getBoundingClientRect()
  const out = []
  if (panel.left < 0 || panel.top < 0 || panel.right > innerWidth || panel.bottom > innerHeight) out.push('it is not wholly in view')
  for (const one of document.querySelectorAll('.board > .hand, .hand > .part, .mat [data-zone=ring], [data-zone=trick], .ribbon')) {
    const box = one.getBoundingClientRect()
    const across = Math.min(box.right, panel.right) - Math.max(box.left, panel.left)
    const down = Math.min(box.bottom, panel.bottom) - Math.max(box.top, panel.top)
    if (across > 1 && down > 1) out.push(`it covers ${one.className}`)
  }
  return out
}"""


@pytest.fixture(autouse=True)
def brief_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    make_expert_brief(monkeypatch)


def seated(person: Person, **table: object) -> Page:
    """At a table of bots, asked for a decision."""
    person.go()
    person.go(f"/table/{person.page.evaluate(MAKING, {'bots': 'thumb', 'start': True, **table})}")
    person.page.wait_for_selector(LIT)
    return person.page


def sizes() -> list[tuple[str, str]]:
    """Every game at every size, or only at one."""
    step = 1 if EVERYTHING else len(SIZES)
    return [(key, size) for place, key in enumerate(games.keys()) for size in list(SIZES)[place % step :: step]]


@pytest.mark.parametrize(("key", "size"), sizes())
def test_a_hint_covers_neither_hand_nor_ring_nor_trick_nor_anything_lit(arrive: Arrive, key: str, size: str) -> None:
    person = arrive()
    person.page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
    page = seated(person, game=key)
    rng = random.Random(size)
    for _ in range(3):
        page.wait_for_selector(LIT)
        before = page.evaluate(LOOKING, LIT)
        page.keyboard.press("h")
        page.wait_for_selector(".hint ol, .hint .thinking:not(:has-text('thinks'))")
        page.wait_for_timeout(400)
        assert page.evaluate(COVERED) == []
        new = set(page.evaluate(LOOKING, LIT)) - set(before)
        assert [one for one in new if "can be touched" not in one] == []  # on a small phone it may lie over a part
        if page.locator(".hint li").count():
            assert 2 <= page.locator(".hint li").count() <= 3
        page.keyboard.press("h")
        expect(page.locator(".hint")).to_have_count(0)
        person.decide(rng)


def test_a_hint_ranks_choices_and_things_and_goes_with_the_decision(arrive: Arrive) -> None:
    page = seated(arrive(), game="salty", players=4)
    button = page.get_by_role("button", name="Hint")
    button.click()
    region = page.get_by_role("region", name="What would the expert do?")
    expect(region.get_by_role("listitem")).to_have_count(3)
    expect(region).to_contain_text("in this round")
    expect(button).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".board > .badge")).to_have_text(["1", "2", "3"])
    expect(page.get_by_role("status").filter(has_text="first choice")).to_be_attached()
    widths = [float(one.replace("width:", "").split("%")[0]) for one in bars(page)]
    assert widths == sorted(widths, reverse=True)
    assert 0 <= widths[-1] <= widths[0] <= 100
    assert violations(page, "hint") == []
    page.keyboard.press("Escape")
    expect(region).to_have_count(0)
    page.keyboard.press("h")  # the same, without asking again
    expect(region.get_by_role("listitem")).to_have_count(3)
    page.locator(".card.open").first.click()
    expect(region).to_have_count(0)


def bars(page: Page) -> list[str]:
    found: list[str] = page.eval_on_selector_all(".hint i", "all => all.map(one => one.getAttribute('style'))")
    return found


def test_a_table_without_hints_has_no_button_and_no_key(arrive: Arrive) -> None:
    page = seated(arrive(), game="salty", players=4, hints=False)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.keyboard.press("h")
    page.wait_for_timeout(200)
    expect(page.locator(".hint")).to_have_count(0)


def test_the_host_switches_hints_off_in_the_lobby(arrive: Arrive) -> None:
    person = arrive()
    person.go()
    person.go(f"/table/{person.page.evaluate(MAKING, {'game': 'salty', 'bots': 'thumb'})}")
    switch = person.page.get_by_role("switch", name="Hints")
    switch.wait_for(state="attached")
    expect(switch).to_be_checked()
    switch.evaluate("one => one.click()")
    expect(switch).not_to_be_checked()
    person.page.reload()
    expect(person.page.get_by_role("switch", name="Hints")).not_to_be_checked()
