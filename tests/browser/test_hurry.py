"""A bot that thinks for long can be hurried from its place at the table, in every size of window."""

import asyncio
import random
from collections.abc import Callable

import pytest
from librt.random import Random
from playwright.sync_api import expect

from browser.test_stage import LOOKING
from browsing import LIT, MAKING, SIZES, Person, violations
from donabe.bots.pool import BotPool
from donabe.kernel.match import Match

Arrive = Callable[..., Person]

AT_A_GLANCE = """button => {
  const { left, top, right, bottom, height } = button.getBoundingClientRect()
  const out = []
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) out.push('it is not wholly in view')
  if (document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('button') !== button) out.push('it is covered')
  if (innerWidth < 720 && height < 44) out.push(`it is only ${height} px high`)
  return out
}"""


@pytest.fixture(autouse=True)
def pondering(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots never come to an end by themselves."""

    async def ponder(_pool: BotPool, _match: Match, _seat: int, _name: str, _whose: str) -> int:
        await asyncio.Event().wait()
        raise AssertionError

    async def answer(_pool: BotPool, match: Match, seat: int, _name: str, _whose: str) -> int:
        return match.game.thumb(match.state, seat, Random(seat))

    monkeypatch.setattr(BotPool, "choose", ponder)
    monkeypatch.setattr(BotPool, "choose_quickly", answer)


def waiting(person: Person, key: str, players: int) -> str:
    """A table at which a bot is to decide; returns its path."""
    person.go()
    table = {"game": key, "players": players, "bots": "expert", "start": True}
    path = f"/table/{person.page.evaluate(MAKING, table)}"
    person.go(path)
    person.page.wait_for_selector(".board")
    rng = random.Random(1)
    while person.page.locator(".board.asked").count():
        person.page.wait_for_selector(LIT)
        person.decide(rng)
        person.page.wait_for_timeout(300)
    return path


def test_a_bot_is_hurried_after_four_seconds_and_plays(arrive: Arrive) -> None:
    person, watcher = arrive(), arrive()
    path = waiting(person, "mush_ring", 4)
    watcher.go(path)
    hurry = person.page.get_by_role("button", name="Hurry up")
    assert hurry.count() == 0
    expect(hurry).to_have_count(1, timeout=6_000)
    who = person.page.locator("[data-seat]:has(.hurry)").get_attribute("data-seat")
    assert violations(person.page, "a table with a bot that thinks") == []
    for size in SIZES:
        person.resize(size)
        assert hurry.evaluate(AT_A_GLANCE) == [], size
        person.page.evaluate("window.regions = {}")
        assert person.page.evaluate(LOOKING, LIT) == [], size
    person.resize("desktop")
    assert watcher.page.locator(".hurry").count() == 0, "who only watches cannot hurry anybody"
    before = person.page.locator(".board").inner_text()
    hurry.click()
    expect(person.page.locator(f"[data-seat='{who}'] .hurry")).to_have_count(0)
    person.page.wait_for_function("before => document.querySelector('.board').innerText !== before", arg=before)
    assert person.page.locator(".toast").count() == 0


def test_who_thinks_stays_in_their_place(arrive: Arrive) -> None:
    person = arrive()
    waiting(person, "happy_mochi", 3)
    thinking = person.page.locator(".seat .thinking[data-seat]").bounding_box()
    calm = person.page.locator(".seat [data-seat]:not(.thinking)").bounding_box()
    assert thinking is not None
    assert calm is not None
    assert thinking["y"] == calm["y"]
