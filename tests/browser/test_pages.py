"""The pages around the table."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browsing import LIT, Person, serving
from donabe import games
from screenshots import client_size
from tables import raise_rules

Arrive = Callable[..., Person]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_home_offers_every_game_and_does_not_scroll_sideways(arrive: Arrive, phone: bool) -> None:
    person = arrive(phone=phone)
    person.go()
    for game in map(games.load, games.keys()):
        expect(person.page.get_by_role("heading", name=game.title)).to_be_visible()
    assert person.sideways() <= 0


def test_a_name_is_kept_and_markup_in_it_is_text(arrive: Arrive) -> None:
    person = arrive()
    person.go()
    person.page.get_by_label("Your name").fill("<i>Mio</i>")
    person.page.get_by_role("button", name="Keep this name").click()
    person.page.get_by_role("button", name="Keep this name").wait_for(state="hidden")
    person.page.reload()
    expect(person.page.get_by_label("Your name")).to_have_value("<i>Mio</i>")
    person.play_now("Iyadosu")
    assert person.page.locator(".facts .name").inner_text() == "<i>Mio</i>"


def test_my_running_tables_are_listed_and_resume_with_a_click(arrive: Arrive) -> None:
    person = arrive()
    path = person.play_now("Salty")
    person.go()
    person.page.locator(f'a[href="{path}"]').click()
    person.page.wait_for_selector(".board")


@pytest.mark.parametrize("key", games.keys())
def test_the_rules_of_every_game_can_be_read_and_a_clause_is_marked(arrive: Arrive, key: str) -> None:
    person = arrive()
    clause = f"{games.load(key).prefix}-1.1"
    person.go(f"/rules/{key}?clause={clause}")
    expect(person.page.locator(".now")).to_contain_text(clause)


def test_a_finished_match_is_replayed_step_by_step_from_any_eyes(arrive: Arrive) -> None:
    person = arrive()
    path = person.play_now("Happy Mochi")
    person.play_to_the_end()
    person.page.get_by_role("link", name="Replay").click()
    page = person.page
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_text("2 /")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("3 /")).to_be_visible()
    assert page.locator("[data-zone=hand] use[href^='#back:']").count() == 0, "open: nothing is hidden"
    page.locator(".eyes label").first.click()
    page.locator("[data-zone=hand] use[href^='#back:']").first.wait_for()
    person.go(path.replace("table", "replay") + "?as=open&at=7")
    expect(page.get_by_text("8 /")).to_be_visible()


def test_pointing_at_what_is_no_choice_says_why_with_the_clause(arrive: Arrive) -> None:
    person = arrive()
    person.play_now("Iyadosu")
    page = person.page
    page.wait_for_selector(".gap")
    page.locator(".hand .card").first.click(position={"x": 8, "y": 40})  # the next card lies on it
    expect(page.get_by_role("alert")).to_contain_text("IY-3.1")
    page.get_by_role("button", name="Show the rule").click()
    expect(page.locator(".now")).to_contain_text("IY-3.1")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_link_or_the_code_at_its_end_leads_to_a_table(arrive: Arrive, phone: bool) -> None:
    host, friend = arrive(), arrive(phone=phone)
    host.make_table("salty", 4, start=False)
    for invitation in (host.page.url, host.path.removeprefix("/table/")):
        friend.go()
        friend.page.get_by_label("Got a link or a code?").fill(f" {invitation} ")
        friend.page.get_by_role("button", name="Join").click()
        friend.page.wait_for_url(f"**{host.path}")
        expect(friend.page.get_by_text("Choose your seat")).to_be_visible()


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("https://example.org/table/t-1", "no table of this house"),
        ("miso soup", "no table of this house"),
        ("t-nothing", "No such table here"),
    ],
)
def test_what_is_no_invitation_is_said_so_until_it_is_changed(arrive: Arrive, text: str, answer: str) -> None:
    person = arrive()
    person.go()
    field = person.page.get_by_label("Got a link or a code?")
    field.fill(text)
    field.press("Enter")
    expect(person.page.get_by_role("alert")).to_contain_text(answer)
    field.press("Backspace")
    expect(person.page.get_by_role("alert")).to_have_count(0)


def test_a_box_with_a_flag_stands_first(arrive: Arrive) -> None:
    person = arrive()
    person.go()
    first = person.page.locator("article").first
    expect(first).to_contain_text("good first game")
    expect(person.page.locator(".flag")).to_have_count(1)


def test_the_client_is_small() -> None:
    assert client_size() < 150_000
    assert 0 < client_size(lab=True) < 5_000


def test_an_unknown_table_is_said_so(arrive: Arrive) -> None:
    person = arrive()
    person.go("/table/t-nothing")
    expect(person.page.get_by_role("link", name="Home", exact=True)).to_be_visible()


@pytest.mark.parametrize("path", ["/review/t-nothing", "/rules/nothing", "/new/nothing", "/somewhere/else"])
def test_a_page_that_is_not_there_says_so_and_leads_home(arrive: Arrive, path: str) -> None:
    person = arrive()
    person.go(path)
    expect(person.page.get_by_role("heading", name=re.compile("There is no"))).to_be_visible()
    person.page.get_by_role("main").get_by_role("link", name="Home").click()
    person.page.locator(".box img").first.wait_for()


def test_without_a_server_the_page_says_so(arrive: Arrive) -> None:
    person = arrive()
    person.page.route("**/api/**", lambda route: route.abort())
    person.go()
    expect(person.page.get_by_role("heading", name="cannot be reached")).to_be_visible()
    expect(person.page.get_by_role("button", name="Try again")).to_be_visible()


def test_tables_begun_under_older_rules_say_so_and_show_what_was_stored(
    arrive: Arrive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as address:
        person = arrive(address)
        finished = person.play_now("Iyadosu")
        person.play_to_the_end()
        ended = person.page.locator(".over").inner_text()
        unfinished = person.play_now("Iyadosu")
        person.page.wait_for_selector(LIT)
    raise_rules(monkeypatch, "iyadosu")
    with serving(tmp_path) as address:
        person.address = address
        person.go(unfinished)
        expect(person.page.get_by_text("begun under older rules of the game, and it cannot go on")).to_be_visible()
        person.go(finished)
        expect(person.page.get_by_text("played under older rules of the game. Its result stays")).to_be_visible()
        first = person.page.locator(".standing .first b").first.inner_text()
        winner = first.removeprefix("1. ")
        assert ("You win" if winner.startswith("Guest") else f"{winner} wins") in ended
        person.go()
        expect(person.page.locator(f'a[href="{unfinished}"]')).to_contain_text("older rules")
