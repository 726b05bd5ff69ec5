"""A choice that leads on to others is sent when all are made: until then it can be taken back."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Position, expect

from browsing import LIT, MAKING, Person, Sent
from donabe.games.mush_ring.cards import DECK

Arrive = Callable[..., Person]

SHROOM = ".hand .card.open[data-id^='R'], .hand .card.open[data-id^='B'], .hand .card.open[data-id^='Y'], .hand .card.open[data-id^='G']"
SPACE = ".mat .ring .card.open"
CORNER: Position = {"x": 8, "y": 20}  # of a card, where no other lies on it
PLAYING = ".board[data-phase='playing']"
AWAY = ".board[data-phase='putting-away']"


def asked(person: Person) -> str:
    """A table of Mush-Ring that asks for a card; gives the name of one of the hand."""
    person.make_table("mush_ring", 3)
    person.page.wait_for_selector(f"{PLAYING} .hand .card.open")
    return person.page.locator(SHROOM).first.get_attribute("data-id") or ""


def test_a_card_and_its_space_are_sent_together(arrive: Arrive) -> None:
    person = arrive()
    sent = Sent(person.page)
    card = asked(person)
    page = person.page
    page.locator(f".hand [data-id='{card}']").click()
    expect(page.locator(f".hand .picked[data-id='{card}'] .check")).to_be_visible()
    expect(page.locator(SPACE)).to_have_count(6)
    expect(page.locator(".prompt")).to_contain_text("Where does")
    expect(page.locator(".large .bars em").first).to_be_visible()  # what it would add
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(SPACE)).to_have_count(0)
    expect(page.locator(".prompt")).to_have_text("Play a card.")
    assert sent.moves == []
    page.locator(f".hand [data-id='{card}']").click()
    page.locator(SPACE).nth(2).click()
    page.wait_for_selector(".mat .ring [data-id='space:0.3']:not(.empty)")
    assert sent.moves == [card, "@0.3"]


def test_another_card_takes_the_place_of_one_that_is_only_held(arrive: Arrive) -> None:
    person = arrive()
    sent = Sent(person.page)
    card = asked(person)
    page = person.page
    other = page.locator(f".hand .card.open:not([data-id='{card}'])").first.get_attribute("data-id")
    page.locator(f".hand [data-id='{card}']").dblclick()  # a double click is one
    expect(page.locator(f".hand .picked[data-id='{card}']")).to_be_visible()
    page.locator(f".hand [data-id='{other}']").click()
    expect(page.locator(f".hand .picked[data-id='{card}']")).to_have_count(0)
    assert card not in sent.moves


@pytest.mark.parametrize("confirm", [False, True])
def test_keys_hold_a_card_take_it_back_and_send_both(arrive: Arrive, confirm: bool) -> None:
    person = arrive()
    sent = Sent(person.page)
    if confirm:
        person.context.add_init_script(
            "localStorage.setItem('donabe-settings', JSON.stringify({pace: 'instant', confirm: true}))"
        )
    card = asked(person)
    page = person.page
    page.locator(f".hand [data-id='{card}']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(SPACE)).to_have_count(6)
    page.keyboard.press("Escape")
    expect(page.locator(SPACE)).to_have_count(0)
    page.locator(f".hand [data-id='{card}']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(SPACE)).to_have_count(6)
    page.keyboard.press("2")
    if confirm:
        assert sent.moves == []
        page.wait_for_timeout(300)
        page.keyboard.press("Enter")
    page.wait_for_selector(".mat .ring [data-id='space:0.2']:not(.empty)")
    assert sent.moves == [card, "@0.2"]


def test_a_second_part_that_is_refused_is_asked_for_again(arrive: Arrive) -> None:
    person = arrive()
    sent = Sent(person.page, refused=2)
    card = asked(person)
    page = person.page
    page.locator(f".hand [data-id='{card}']").click()
    page.locator(SPACE).nth(0).click()
    expect(page.locator(".refusal")).to_be_visible()
    page.wait_for_selector(".board[data-phase='placing']")
    expect(page.locator(SPACE)).to_have_count(6)
    assert sent.moves == [card, "@0.1"]
    page.locator(SPACE).nth(3).click()
    page.wait_for_selector(".mat .ring [data-id='space:0.4']:not(.empty)")
    assert sent.moves == [card, "@0.1", "@0.4"]


def test_a_deth_kapp_waits_for_its_target_on_a_phone(arrive: Arrive) -> None:
    person = arrive(phone=True)
    sent = Sent(person.page)
    person.make_table("mush_ring", 3)
    page = person.page
    for _ in range(40):
        page.wait_for_selector(f"{PLAYING} .hand .card.open, .chip, .gap, {SPACE}")
        deth = page.locator(f"{PLAYING} .hand .card.open[data-id='deth']")
        if deth.count():
            break
        page.locator(f".hand .card.open, .chip, {SPACE}").first.click()
        page.wait_for_timeout(350)
    before = len(sent.moves)
    deth.first.click()
    page.locator(".ring .open.chip").first.click()  # another's ring is opened large
    expect(page.locator(".over-all .card.open").first).to_be_visible()
    assert len(sent.moves) == before
    page.locator(".over-all .card.open").first.click()
    expect(page.locator(".over-all")).to_have_count(0)
    page.wait_for_timeout(200)
    assert sent.moves[before] == "deth"
    assert sent.moves[before + 1].startswith("@")


def asked_with(person: Person, players: int, token: str, **deck: int) -> Page:
    """A table of Mush-Ring with a deck of few kinds that asks for a card, once that of a token can be played."""
    table = {"game": "mush_ring", "players": players, "bots": "thumb", "start": True}
    person.go()
    options = {"deck": {**dict.fromkeys(DECK, 0), **deck}}
    person.go(f"/table/{person.page.evaluate(MAKING, {**table, 'options': options})}")
    card = person.page.locator(f"{PLAYING} .hand .card.open[data-id='{token}']")
    for _ in range(40):
        person.page.wait_for_selector(LIT)
        if card.count():
            card.first.click(position=CORNER)
            return person.page
        person.page.locator(LIT).first.click(position=CORNER)
    raise AssertionError("no such card came")


def test_whom_to_ask_and_for_what_colour_are_sent_with_the_card(arrive: Arrive) -> None:
    person = arrive()
    sent = Sent(person.page)
    page = asked_with(person, 3, "pick", pick=30, R2=10, B2=10)
    before = list(sent.moves)
    expect(page.locator(".prompt")).to_have_text("Whom do you ask for a colour?")
    page.locator(".seat .head.open").first.click()
    expect(page.locator(".prompt")).to_have_text("Which colour do you ask for?")
    expect(page.locator(".chips .chip")).to_have_count(4)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".prompt")).to_have_text("Whom do you ask for a colour?")
    page.locator(".seat .head.open").last.click()
    page.wait_for_timeout(200)
    assert sent.moves == before
    page.locator(".chips .chip").first.click()
    expect(page.locator(".chips .chip")).to_have_count(0)
    page.wait_for_selector(LIT)
    assert sent.moves[len(before) : len(before) + 3] == ["pick", "ask 2", "name red"]


@pytest.mark.parametrize("phone", [False, True])
def test_what_is_dug_out_and_where_it_goes_are_sent_with_the_card(arrive: Arrive, phone: bool) -> None:
    person = arrive(phone=phone)
    sent = Sent(person.page)
    person.page.set_default_timeout(10_000)
    page = asked_with(person, 2, "draw", draw=20, dig=15, R2=5, B2=5, Y2=5)
    for kind in ("R2", "B2"):
        card = page.locator(f".hand .card.open[data-id^='{kind}']")
        (card if card.count() else page.locator(".hand .card.open:not([data-id^='dig'])")).first.click(position=CORNER)
    page.wait_for_selector(f"{PLAYING} .hand .card.open[data-id='dig']")
    before = list(sent.moves)
    page.locator(".hand .card.open[data-id='dig']").click(position=CORNER)
    expect(page.locator("[data-zone=laid] .card.open").first).to_be_visible()  # the pile lies where the hand was
    expect(page.locator(".prompt")).to_contain_text("dig out")
    card = page.locator("[data-zone=laid] .card.open").first
    dug = (card.get_attribute("data-id") or "").removeprefix("discard:")
    card.click()
    expect(page.locator(".prompt")).to_contain_text("Where does")
    expect(page.locator("[data-zone=laid]")).to_have_count(0)
    page.wait_for_timeout(200)
    assert sent.moves == before
    page.locator(SPACE).first.click()
    page.wait_for_selector(LIT)
    moves = sent.moves[len(before) :]
    assert moves[:2] == ["dig", f"dig {dug}"]
    assert moves[2].startswith("@0.")


def test_two_cards_to_discard_are_one_choice(arrive: Arrive) -> None:
    person = arrive()
    sent = Sent(person.page)
    page = asked_with(person, 2, "draw", draw=30, R2=10, B2=10)
    expect(page.locator(".prompt")).to_have_text("Discard 2 cards.")
    before = list(sent.moves)
    copies = page.locator(".hand .card.open[data-id^='draw']")
    copies.first.dblclick()  # a double click is one
    expect(page.locator(".hand .picked")).to_have_count(1)
    page.wait_for_timeout(300)
    copies.first.click()  # taken back
    expect(page.locator(".hand .picked")).to_have_count(0)
    page.wait_for_timeout(600)
    assert sent.moves == before
    copies.first.click()
    page.wait_for_timeout(300)
    copies.nth(1).click()
    expect(page.locator(".hand .picked")).to_have_count(0)
    page.wait_for_selector(LIT)
    assert sent.moves[len(before) : len(before) + 2] == ["-draw", "-draw"]


def test_cards_to_put_away_are_sent_together_and_stay_held_whatever_others_do(arrive: Arrive) -> None:
    host, friend = arrive(), arrive()
    sent = Sent(host.page)
    host.make_table("salty", 3, start=False)
    friend.go(host.path)
    friend.page.get_by_role("button", name="Sit here").first.click()
    host.page.get_by_role("button", name="Fill free seats with bots").click()
    host.page.get_by_role("button", name="Start").click()
    rng = random.Random(1)
    both = (host, friend)
    while not all(one.page.query_selector(f"{AWAY} .hand .card.open") for one in both):
        for one in both:
            if one.page.query_selector(LIT) and not one.page.query_selector(AWAY):
                one.decide(rng)
            one.page.wait_for_timeout(10)
    before = list(sent.moves)
    cards = host.page.locator(f"{AWAY} .hand .card")
    cards.nth(2).click(position=CORNER)
    expect(host.page.locator(".prompt")).to_contain_text("one more")
    expect(host.page.locator(".frame use")).to_have_count(1)  # it is shown where it will lie
    for _ in range(2):
        friend.decide(rng)
    expect(host.page.locator(".seat .who").filter(has_text="✓").first).to_be_visible()
    expect(host.page.locator(".hand .picked")).to_have_count(1)
    assert sent.moves == before
    cards.nth(5).click(position=CORNER)
    host.page.wait_for_selector(".board[data-phase='tricks']")
    assert len(sent.moves) - len(before) >= 2
    assert all(move.startswith("-") for move in sent.moves[len(before) : len(before) + 2])


def test_a_wrong_answer_is_refused_in_words_while_a_card_is_held(arrive: Arrive) -> None:
    person = arrive()
    sent = Sent(person.page)
    card = asked(person)
    page = person.page
    page.locator(f".hand [data-id='{card}']").click()
    expect(page.locator(SPACE)).to_have_count(6)
    page.locator(".seat .ring [data-id^='space:']").first.click()
    refusal = page.locator(".refusal")
    expect(refusal.locator(".said b")).to_have_text("Not that one.")  # the ribbon says what is asked
    expect(refusal.locator(".said span")).to_have_text("Choose what glows.")
    expect(refusal).to_contain_text("MR-3.2")
    refusal.get_by_role("button", name="Show the rule").click()
    expect(refusal.locator(".rule")).to_be_visible()
    expect(page.locator(f".hand .picked[data-id='{card}']")).to_be_visible()  # it is still held
    assert sent.moves == []
    page.locator(SPACE).first.click()
    expect(refusal).to_have_count(0)
    page.wait_for_selector(".mat .ring [data-id='space:0.1']:not(.empty)")
