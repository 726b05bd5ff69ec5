"""What a person sees of identity and of the keeper of the house: another device, announcements, a lost seat."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import anyio
import pytest
from playwright.sync_api import expect

from browsing import LIT, Person, same_deal, serving, violations
from donabe.table.keeping.steward import Steward
from donabe.table.store.database import sqlite_url
from donabe.table.store.store import open_to_keep
from servers import SEAL

Arrive = Callable[..., Person]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("tables")


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    with serving(folder) as where:
        yield where


def keep(folder: Path, work: Callable[[Steward], object]) -> None:
    """Do something to the tables from outside, as `donabe admin` does."""

    async def run() -> None:
        store = await open_to_keep(sqlite_url(folder), SEAL)
        await work(Steward(store, deal=same_deal))  # type: ignore[misc]
        await store.close()

    with ThreadPoolExecutor(1) as thread:  # the browser has an event loop in this one
        thread.submit(anyio.run, run).result()


@pytest.mark.parametrize("phone", [False, True])
def test_a_person_goes_on_at_another_device_by_a_link(arrive: Arrive, phone: bool) -> None:
    mio, other = arrive(phone=phone), arrive(phone=True)
    mio.go()
    mio.page.get_by_label("Your name").fill("Mio")
    mio.page.get_by_role("button", name="Keep this name").click()
    expect(mio.page.get_by_role("button", name="Keep this name")).to_have_count(0)
    mio.play_now("Iyadosu")
    mio.page.get_by_role("button", name="More").click()
    mio.page.get_by_role("button", name="Show a link").click()
    expect(mio.page.get_by_role("img", name="QR code of the link to another device")).to_be_visible()
    link = mio.page.get_by_role("textbox", name="The link to another device").input_value()
    path = link.removeprefix(mio.address)
    other.go(path)
    expect(other.page.get_by_text("Shall we go on here?")).to_be_visible()
    assert violations(other.page, "arrival") == []
    other.page.get_by_role("button", name="Yes, that").click()
    expect(other.page.get_by_label("Your name")).to_have_value("Mio")
    expect(other.page.get_by_role("heading", name="Your tables")).to_be_visible()
    thief = arrive()
    thief.go(path)
    thief.page.get_by_role("button", name="Yes, that").click()
    expect(thief.page.get_by_text("used already")).to_be_visible()


def test_an_announcement_is_over_the_table_until_it_is_closed_and_stays_in_the_chat(
    arrive: Arrive, folder: Path
) -> None:
    mio = arrive()
    table = mio.play_now("Iyadosu").removeprefix("/table/")
    keep(folder, lambda hands: hands.announce("Tea is ready", table))
    said = mio.page.get_by_role("status").filter(has_text="Tea is ready")
    expect(said).to_contain_text("From the house")
    assert violations(mio.page, "announcement") == []
    said.get_by_role("button", name="Close").click()
    expect(said).to_have_count(0)
    mio.page.reload()
    mio.page.get_by_role("button", name="Chat").click()
    expect(mio.page.get_by_role("list", name="Chat")).to_contain_text("Tea is ready")
    expect(said).to_have_count(0)


def test_who_is_taken_from_a_seat_becomes_a_spectator(arrive: Arrive, folder: Path) -> None:
    mio = arrive()
    table = mio.play_now("Iyadosu").removeprefix("/table/")
    mio.page.wait_for_selector(LIT)
    keep(folder, lambda hands: hands.kick(table, 0))
    expect(mio.page.locator(LIT)).to_have_count(0)
