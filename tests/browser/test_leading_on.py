"""A choice that leads on to another is sent when both are made: until then it can be taken back."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browsing import Person

Arrive = Callable[..., Person]

SHROOM = ".hand .card.open[data-id^='R'], .hand .card.open[data-id^='B'], .hand .card.open[data-id^='Y'], .hand .card.open[data-id^='G']"
SPACE = ".mat .ring .card.open"
PLAYING = ".board[data-phase='playing']"


class Sent:
    """Counts the moves that a page sends, and refuses one of them."""

    def __init__(self, page: Page, refused: int = 0) -> None:
        self.moves: list[str] = []
        self.refused = refused  # the number of the move to be refused; 0: none
        page.route_web_socket("**/socket", self.connect)

    def connect(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(message: str | bytes) -> None:
            said = json.loads(message)
            if said["t"] == "move":
                self.moves.append(said["token"])
                if len(self.moves) == self.refused:
                    refusal = {
                        "t": "refused",
                        "id": said["id"],
                        "code": "illegal",
                        "message": "Not there.",
                        "clause": "MR-3.2",
                    }
                    line.send(json.dumps(refusal))
                    return
            server.send(message)

        line.on_message(hear)


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
