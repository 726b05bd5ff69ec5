"""What a page does for itself when the line is cut or the server cannot take a move just now."""

import json
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browsing import LIT, Person

Arrive = Callable[..., Person]


class BadLine:
    """A line on which something befalls the first move that is sent, or the next hello, and on request is cut for good."""

    def __init__(self, person: Person, befalls: str = "") -> None:
        self.befalls = befalls  # `lost` before the server has it, `unanswered` after, or refused as `unavailable`
        self.unwelcome = False  # the next hello is refused as `too-fast`
        self.dead = False
        self.connected = 0  # times
        self.line: WebSocketRoute | None = None
        self.moves: list[str] = []  # as they were sent
        person.page.route_web_socket("**/socket", self.connect)

    def connect(self, line: WebSocketRoute) -> None:
        self.line = line
        self.connected += 1
        if self.dead:
            line.close()
            return
        server = line.connect_to_server()
        deaf = False

        def hear(message: str | bytes) -> None:
            nonlocal deaf
            said = json.loads(message)
            if said["t"] == "hello" and self.unwelcome:
                self.unwelcome = False
                line.send(json.dumps({"t": "refused", "code": "too-fast", "message": "later"}))
                return
            if said["t"] != "move":
                server.send(message)
                return
            self.moves.append(str(message))
            befalls, self.befalls = self.befalls, ""
            if befalls not in {"lost", "unavailable"}:
                deaf = befalls == "unanswered"
                server.send(message)
            if befalls == "unavailable":
                line.send(json.dumps({"t": "refused", "id": said["id"], "code": "unavailable", "message": "later"}))
            elif befalls:
                line.close()

        def tell(message: str | bytes) -> None:
            if not deaf:
                line.send(message)

        line.on_message(hear)
        server.on_message(tell)

    def cut(self) -> None:
        self.dead = True
        assert self.line is not None
        self.line.close()


def at_a_trick(person: Person) -> None:
    """At a table that asks for a card to be played."""
    rng = random.Random(3)
    person.play_now("Salty")
    while person.page.wait_for_selector(LIT) and not person.page.query_selector(".board[data-phase='tricks']"):
        person.decide(rng)
    person.page.wait_for_selector(".board[data-phase='tricks'] .hand .card.open")


@pytest.mark.parametrize("befalls", ["lost", "unanswered", "unavailable"])
def test_a_move_that_did_not_get_through_is_sent_again_and_played_once(arrive: Arrive, befalls: str) -> None:
    person = arrive()
    line = BadLine(person)
    page = person.page
    at_a_trick(person)
    sent, hand = len(line.moves), page.locator(".hand .card").count()
    line.befalls = befalls
    page.locator(".hand .card.open").first.click()
    if befalls == "unavailable":
        expect(page.get_by_role("alert")).to_contain_text("this page tries again by itself")
    expect(page.locator(".hand .card")).to_have_count(hand - 1)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.wait_for_selector(LIT)
    first, again = line.moves[sent:]
    assert first == again
    assert page.locator(".hand .card").count() == hand - 1


def test_whose_hello_is_not_taken_says_it_again_and_nothing_that_was_sent_meanwhile_is_lost(arrive: Arrive) -> None:
    person = arrive()
    line = BadLine(person)
    page = person.page
    at_a_trick(person)
    sent, hand, connected = len(line.moves), page.locator(".hand .card").count(), line.connected
    line.befalls, line.unwelcome = "lost", True
    page.locator(".hand .card.open").first.click()
    expect(page.locator(".hand .card")).to_have_count(hand - 1)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert not line.unwelcome
    assert line.connected == connected + 1  # the server did not have to close a silent socket first
    assert len({*line.moves[sent:]}) == 1


def test_while_the_line_is_cut_nothing_can_be_played_and_the_age_of_what_is_shown_is_told(arrive: Arrive) -> None:
    person = arrive()
    line = BadLine(person)
    page = person.page
    at_a_trick(person)
    before = list(line.moves)
    card = page.locator(".hand .card.open").first.get_attribute("data-id")
    line.cut()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    expect(page.locator(LIT)).to_have_count(0)
    page.locator(f".hand .card[data-id='{card}']").click(force=True)
    expect(page.locator(".picked")).to_have_count(0)
    expect(page.get_by_text(re.compile("As it was [1-9] s ago"))).to_be_visible()
    expect(page.get_by_text(re.compile("As it was [3-9] s ago"))).to_be_visible()
    assert line.moves == before
    line.dead = False
    page.get_by_role("button", name="Try now").click()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    page.wait_for_selector(LIT)
