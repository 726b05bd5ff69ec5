"""Before the match: seats, bots, options, names and chat."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browsing import EVERYTHING, SIZES, Person
from donabe import games
from donabe.kernel.options import Component

Arrive = Callable[..., Person]
TABLES = [(key, players) for key in games.keys() for players in games.load(key).players]  # noqa: SIM118
LARGEST = [(key, max(games.load(key).players)) for key in games.keys()]  # noqa: SIM118
NEEDED = ".seat, .invite, .ribbon, .mine form, .go"
OUTSIDE = """needed => {
  const page = document.documentElement
  const out = [...document.querySelectorAll(needed)].filter((one) => {
    const box = one.getBoundingClientRect()
    return box.left < 0 || box.top < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5
  })
  const scrolls = page.scrollHeight > innerHeight || page.scrollWidth > innerWidth
  return [...out.map((one) => one.className), ...(scrolls ? ['the page scrolls'] : [])]
}"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
HOW_SCROLLS = "() => { const how = document.querySelector('.how'); return how.scrollHeight > how.clientHeight + 1 }"
COVERED = """() => {
  const boxes = [...document.querySelectorAll('.seat .who, .mine form')].map((one) => one.getBoundingClientRect())
  const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1
  return boxes.filter((one, place) => boxes.slice(place + 1).some((other) => meet(one, other))).length
}"""


def made_table(host: Person) -> None:
    host.go("/new/salty")
    host.page.get_by_role("button", name="Make the table").click()
    host.page.get_by_role("button", name="Copy link").wait_for()
    host.settle()


def test_a_friend_is_asked_for_a_name_and_sits_down_under_it(arrive: Arrive) -> None:
    host, friend = arrive(), arrive()
    made_table(host)
    friend.go(host.path)
    expect(friend.page.get_by_text("What shall we call you?")).to_be_visible()
    friend.page.get_by_label("Your name").fill("Bence")
    friend.page.get_by_role("button", name="Sit here").first.click()
    expect(host.page.get_by_role("region", name="Bence")).to_be_visible()
    expect(friend.page.get_by_text("What shall we call you?")).to_have_count(0)


def test_the_host_seats_a_bot_of_choice_and_start_fills_the_rest(arrive: Arrive) -> None:
    host = arrive()
    made_table(host)
    host.page.get_by_role("button", name="Seat a bot").first.click()
    host.page.get_by_role("radio", name="Novice").check(force=True)
    host.page.get_by_role("button", name="Seat Novice").click()
    expect(host.page.get_by_role("region", name="Matcha")).to_be_visible()
    expect(host.page.get_by_text("2 seats are free")).to_be_visible()
    host.page.get_by_role("button", name="Start").click()
    host.page.wait_for_selector(".board")


def test_only_the_host_changes_how_we_play_and_everybody_sees_it(arrive: Arrive) -> None:
    host, friend = arrive(), arrive()
    made_table(host)
    friend.go(host.path)
    expect(friend.page.get_by_role("button", name="Sit here")).to_have_count(3)
    host.page.get_by_role("radio", name="3").check(force=True)
    expect(friend.page.get_by_role("button", name="Sit here")).to_have_count(2)
    assert friend.page.get_by_role("radio").count() == friend.page.get_by_role("switch").count() == 0


@pytest.mark.parametrize(("key", "players"), TABLES if EVERYTHING else LARGEST)
def test_seats_invitation_and_start_fit_in_every_window(arrive: Arrive, key: str, players: int) -> None:
    host = arrive()
    host.make_table(key, players, start=False)
    host.page.get_by_role("button", name="Copy link").wait_for()
    for size in SIZES:
        host.resize(size)
        host.page.evaluate(DRAWN)
        assert host.page.locator(".seat").count() == players - 1
        assert host.page.evaluate(OUTSIDE, NEEDED) == [], size
        assert host.page.evaluate(COVERED) == 0, size
        assert size not in {"desktop", "large-desktop"} or not host.page.evaluate(HOW_SCROLLS), size


def test_on_a_phone_a_tap_on_a_free_seat_seats_a_bot_there(arrive: Arrive) -> None:
    host = arrive(phone=True)
    host.make_table("salty", 4, start=False)
    host.page.get_by_role("region", name="seat 2").get_by_role("button").click()
    host.page.get_by_role("button", name="Seat Casual").click()
    expect(host.page.get_by_text("2 seats are free")).to_be_visible()
    host.page.get_by_role("button", name="How we play").click()
    host.page.get_by_role("switch").first.wait_for()
    assert host.sideways() <= 0


def test_what_is_said_in_the_lobby_is_marked_on_a_phone_until_it_is_read(arrive: Arrive) -> None:
    host, friend = arrive(), arrive(phone=True)
    made_table(host)
    friend.go(host.path)
    friend.page.get_by_text("Choose your seat").wait_for()
    host.page.get_by_label("Say something").fill("Hello!")
    host.page.get_by_role("button", name="Send").click()
    expect(friend.page.get_by_text("1 new")).to_be_visible()
    friend.page.get_by_text("1 new").click()
    expect(friend.page.get_by_text("1 new")).to_have_count(0)
    assert friend.sideways() <= 0


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_strip_of_a_lobby_has_rules_lesson_and_the_way_out(arrive: Arrive, phone: bool) -> None:
    host, friend = arrive(), arrive(phone=phone)
    made_table(host)
    friend.go(host.path)
    friend.page.get_by_role("region", name="seat 2").get_by_role("button").click()
    expect(host.page.get_by_text("2 seats are free")).to_be_visible()
    strip = friend.page.get_by_role("banner")
    strip.get_by_role("button", name="Rules").click()
    expect(friend.page.get_by_role("complementary")).to_contain_text("SA-1.1")
    friend.page.keyboard.press("Escape")
    strip.get_by_role("button", name="Teach me").click()
    friend.page.get_by_role("button", name="Skip lesson").wait_for()
    friend.go(host.path)
    strip.get_by_role("button", name="Leave").click()
    friend.page.locator(".box img").first.wait_for()
    expect(host.page.get_by_text("3 seats are free")).to_be_visible()


def test_home_says_where_it_is_my_turn(arrive: Arrive) -> None:
    person = arrive()
    path = person.play_now("Salty")
    person.page.wait_for_selector(".asked")
    person.go()
    expect(person.page.locator(f'a[href="{path}"]')).to_contain_text("your turn")


SCROLLING = """() => [...document.querySelectorAll('main .paper')].filter((one) => one.scrollHeight > one.clientHeight + 1).length"""


FORM = """() => ({
  players: document.querySelector('.rows .segments label.on').innerText,
  controls: document.querySelectorAll('.rows .segments, .rows input[type=number], .rows select, .rows [role=switch]').length,
  switches: [...document.querySelectorAll('.rows [role=switch]')].slice(-2).map((one) => one.checked),
})"""
NAMED = "async (name) => { await fetch('/api/me', { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name }) }) }"
MADE = "async () => (await fetch(`/api${location.pathname.replace('table', 'tables')}`)).json()"


def new_table(person: Person, key: str) -> Page:
    """Somebody with a name is about to make a table."""
    person.go()
    person.page.locator("main").wait_for()  # whoever is new has no cookie before
    person.page.evaluate(NAMED, "Mio")
    person.go(f"/new/{key}")
    person.page.get_by_role("button", name="Make the table").wait_for()
    return person.page


@pytest.mark.parametrize("key", games.keys())
def test_a_new_table_has_the_usual_players_and_all_defaults_unless_something_is_changed(
    arrive: Arrive, key: str
) -> None:
    person, game = arrive(), games.load(key)
    page = new_table(person, key)
    asked = sum(not isinstance(option, Component) for option in game.options)
    beside = 3  # players, whether it is open, hints
    assert page.evaluate(FORM) == {
        "players": str(game.usual_players),
        "controls": asked + beside,
        "switches": [False, True],
    }
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="Copy link").wait_for()
    made = page.evaluate(MADE)
    assert made["players"] == len(made["seats"]) == game.usual_players
    assert made["options"] == game.defaults
    assert (made["public"], made["hints"], made["away_after"], made["clock"]) == (False, True, 60, 0)
    assert [seat["name"] for seat in made["seats"]] == ["Mio", *[""] * (game.usual_players - 1)]


def test_who_is_first_at_a_new_table_is_chosen_by_name(arrive: Arrive) -> None:
    page = new_table(arrive(), "salty")
    assert page.locator(".rows select option").all_inner_texts() == ["chance", "Mio", "seat 2", "seat 3", "seat 4"]


@pytest.mark.parametrize("key", [*games.keys()] if EVERYTHING else ["happy_mochi", "iyadosu"])
@pytest.mark.parametrize("locale", ["en-GB", "hu"])
def test_a_new_table_is_laid_with_as_many_seats_as_are_wished_for(arrive: Arrive, key: str, locale: str) -> None:
    person = arrive(locale=locale)
    person.go(f"/new/{key}")
    for players in games.load(key).players:
        person.page.locator(f".segments input[value='{players}']").check(force=True, timeout=5_000)
        for size in ("desktop", "small-desktop", "large-desktop"):
            person.resize(size)
            person.page.evaluate(DRAWN)
            assert person.page.locator(".seat").count() == players
            assert person.page.evaluate(OUTSIDE, ".seat, .ribbon, .pill.main") == [], (size, players)
            assert person.page.evaluate(COVERED) == 0, (size, players)
            assert person.page.evaluate(SCROLLING) == 0, (size, players)
    for size in ("phone", "small-phone", "landscape"):
        person.resize(size)
        person.page.evaluate(DRAWN)
        assert person.page.locator(".seat").count() == 0
        assert person.sideways() <= 0, size
