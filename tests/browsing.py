"""A person at a browser: finds what is lit, points at it, and waits for the table."""

import json
import os
import random
import re
import shutil
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import anyio
from playwright.sync_api import Browser, Page, Playwright, WebSocketRoute

from donabe.kernel.game import Game
from donabe.kernel.match import Match
from donabe.kernel.options import Value
from donabe.table.house import HouseConfig
from donabe.table.state import Deal
from installing import installed
from servers import running

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LIT = ".card.open, .gap, .chip, .seat .head.open, .chips .main"
CONFIRM = ".chips .main"  # where moves are confirmed, as they are for fingers unless somebody turns it off
SETTLED = 300  # milliseconds after which a tap on Confirm is not taken for a second tap on the card
SETTLING = ".settling"  # lies over a screen that is new
EVERYTHING = (
    os.environ.get("DONABE_EVERY_SIZE") == "1"
)  # look at all there is, as `make stage` does; else at some of each
LATER_ROUND = re.compile(r'"kind":"round","facts":\{"round":(?!1\})')
SIZES = {
    "desktop": (1280, 800),
    "small-desktop": (1024, 768),
    "large-desktop": (1920, 1080),
    "phone": (390, 844),
    "small-phone": (360, 640),
    "landscape": (844, 390),
}
MAKING = """async (table) => {
  while (!document.querySelector('main')) await new Promise(requestAnimationFrame) // whoever is new has no cookie before
  const headers = { 'content-type': 'application/json' }
  const made = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(table) })
  return (await made.json()).id
}"""
AXE = Path(__file__).parents[1] / "client" / "node_modules" / "axe-core" / "axe.min.js"
FOUND = """async ([within, rules]) => {
  const { violations } = await axe.run(within, rules ? { runOnly: { type: 'rule', values: rules } } : {})
  return violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}: ${node.failureSummary}`))
}"""
POINTING = Path(__file__).with_name("pointing.js").read_text("utf-8")


def chromium() -> str:
    """The system's Chromium; where there is none and it can be installed, it is."""
    found = _chromium_on_path() or (installed("chromium") and _chromium_on_path())
    assert found, "these tests need a Chromium: install the package `chromium`"
    return found


def _chromium_on_path() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def launched(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=chromium(), args=FLAGS)


def same_deal(game: Game, names: Sequence[str], options: Mapping[str, Value], _seed: bytes) -> Match:
    """Every table has the same cards in every run, so that a test that fails fails again."""
    return Match(game, names, options, bytes(range(32)))


@contextmanager
def serving(folder: Path, deal: Deal = same_deal, **more: Any) -> Iterator[str]:
    """A real server in a thread of its own, bots at full speed; gives its address."""
    addresses: list[str] = []
    ready, done = threading.Event(), threading.Event()

    async def serve() -> None:
        async with running(folder, house=HouseConfig(deal=deal, pace=0.0), **more) as server:
            addresses.append(server.address)
            ready.set()
            await anyio.to_thread.run_sync(done.wait)
            for _ in range(500):  # a server that stops while a socket is just closing would complain
                if not server.services.sockets.guests:
                    break
                await anyio.sleep(0.02)

    thread = threading.Thread(target=anyio.run, args=(serve,))
    thread.start()
    try:
        assert ready.wait(30), "the server did not start"
        yield addresses[0]
    finally:
        done.set()
        thread.join(30)


class Person:
    """Somebody with a browser window of their own."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        phone: bool = False,
        touch: bool = False,
        pace: str = "instant",
        motion: bool = False,
        locale: str = "en-GB",
    ) -> None:
        self.context = browser.new_context(
            locale=locale,
            viewport={"width": 390, "height": 844} if phone else {"width": 1280, "height": 800},
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
            is_mobile=touch,
        )
        self.touch = touch
        self.context.add_init_script(f"localStorage.setItem('donabe-settings', JSON.stringify({{pace: '{pace}'}}))")
        self.page: Page = self.context.new_page()
        self.address = address
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def leave(self) -> None:
        self.context.close()
        assert not self.complaints, self.complaints

    def go(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def play_now(self, title: str) -> str:
        """From the home page to a table full of bots with one click; returns the table's path."""
        self.go()
        self.page.get_by_role("button", name=f"Play {title} now").click()
        self.page.wait_for_selector(".board")
        self.settle()
        return self.path

    def make_table(self, key: str, players: int, *, start: bool = True) -> str:
        """A table of one's own, by default with bots and begun; returns its path."""
        self.go()
        table = {"game": key, "players": players, "bots": "thumb" if start else "", "start": start}
        path = f"/table/{self.page.evaluate(MAKING, table)}"
        self.go(path)
        return path

    def settle(self) -> None:
        """Wait until a screen that is new can be pointed at, as a person does anyway."""
        self.page.wait_for_selector(SETTLING, state="detached")

    def resize(self, size: str) -> None:
        width, height = SIZES[size]
        self.page.set_viewport_size({"width": width, "height": height})

    def set_pace(self, pace: str) -> None:
        self.page.get_by_role("button", name="More", exact=True).click()
        self.page.get_by_role("radio", name=pace).check(force=True)
        self.page.get_by_role("button", name="Close More").click()

    @property
    def path(self) -> str:
        return self.page.url.removeprefix(self.address)

    def over(self) -> bool:
        return self.page.query_selector(".over") is not None

    def decide(self, rng: random.Random) -> bool:
        """Wait until asked, and point at something that is lit; False once the match is over.

        A finger confirms what is picked rather than picking something else.
        """
        came, lit = "late", LIT
        if self.touch and self.page.query_selector(CONFIRM):
            lit = CONFIRM
            self.page.wait_for_timeout(SETTLED)
        while came == "late":
            place = self.page.evaluate(POINTING, [lit, rng.random()])
            if place is None:
                return False
            self.page.mouse.click(*place)
            came = self.page.evaluate("window.clicked")
        assert came == "heard", "nothing came of pointing at something lit"
        return True

    def play_to_the_end(self, most: int = 3_000) -> None:
        rng = random.Random(1)
        for _ in range(most):
            if not self.decide(rng):
                return
        raise AssertionError("the match did not end")

    def sideways(self) -> int:
        """By how much the page is wider than the window."""
        width: int = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return width

    def widths(self, selector: str) -> list[float]:
        """How wide everything is that fits a selector."""
        found: list[float] = self.page.eval_on_selector_all(selector, "all => all.map(one => one.offsetWidth)")
        return found


def ends_round(message: str) -> bool:
    """Whether a message leads to the next round, or to the end of the match."""
    return '"t":"update"' in message and (LATER_ROUND.search(message) is not None or '"result":{' in message)


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


class HeldRounds:
    """Lets a table's messages through until one leads to the next round or the result; that one and all later ones wait."""

    def __init__(self) -> None:
        self.waiting: list[str | bytes] = []
        self.line: WebSocketRoute | None = None
        self.free = False

    def connect(self, line: WebSocketRoute) -> None:
        self.line = line
        line.connect_to_server().on_message(self.hear)

    def hear(self, message: str | bytes) -> None:
        assert self.line is not None
        if not self.free and (self.waiting or ends_round(str(message))):
            self.waiting.append(message)
        else:
            self.line.send(message)

    def release(self) -> None:
        assert self.line is not None
        self.free = True
        for message in self.waiting:
            self.line.send(message)


def violations(page: Page, where: str, within: str = "html") -> list[str]:
    """What axe-core finds on a page, or in a part of it; in the dark only colours are different."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = []
    for theme, rules in (("light", None), ("dark", ["color-contrast", "link-in-text-block"])):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        page.wait_for_timeout(100)
        found += [f"{where}, {theme}: {one}" for one in page.evaluate(FOUND, [within, rules])]
    return found
