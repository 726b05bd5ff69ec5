"""Before the match: seats, bots, options, names and chat."""

from collections.abc import Callable

from playwright.sync_api import expect

from browsing import Person

Arrive = Callable[..., Person]


def made_table(host: Person) -> None:
    host.go("/new/salty")
    host.page.get_by_role("button", name="Make the table").click()
    host.page.get_by_role("button", name="Copy link").wait_for()


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


def test_home_says_where_it_is_my_turn(arrive: Arrive) -> None:
    person = arrive()
    path = person.play_now("Salty")
    person.page.wait_for_selector(".asked")
    person.go()
    expect(person.page.locator(f'a[href="{path}"]')).to_contain_text("your turn")
