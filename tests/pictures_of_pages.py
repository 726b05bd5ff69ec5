"""Pictures of the pages around the table: home with tables, the lobby with friends, hints, the review, and the states of a table."""

import random
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Route, WebSocketRoute

from browsing import LIT, MAKING, SIZES, Person
from donabe import games
from donabe.kernel.game import Game

Shoot = Callable[[Person, str], None]

SHOWING = "theme => { document.documentElement.dataset.theme = theme }"
THINKING = 4_500  # milliseconds after which a bot can be hurried


class Pages:
    """Somebody who visits every page around the table and takes pictures there."""

    def __init__(self, browser: Browser, address: str, folder: Path, sizes: list[str] | None = None) -> None:
        self.browser, self.address, self.folder = browser, address, folder
        self.sizes = sizes or [*SIZES]

    def person(self, name: str = "Anna", **wishes: object) -> Person:
        person = Person(self.browser, self.address, **wishes)  # type: ignore[arg-type]
        person.go()
        person.page.get_by_label("Your name").fill(name)
        person.page.keyboard.press("Enter")
        person.page.wait_for_timeout(200)
        return person

    def shoot(self, person: Person, name: str) -> None:
        """What the page shows now, at every size, and in the dark on a desktop and a phone."""
        for size in self.sizes:
            person.resize(size)
            person.page.wait_for_timeout(200)
            person.page.screenshot(path=self.folder / f"{name}-{size}.png")
        person.page.evaluate(SHOWING, "dark")
        for size in ("desktop", "phone"):
            person.resize(size)
            person.page.wait_for_timeout(200)
            person.page.screenshot(path=self.folder / f"{name}-{size}-dark.png")
        person.page.evaluate(SHOWING, "light")
        person.resize("desktop")

    def home(self) -> None:
        """Empty, and with tables of one's own and of others."""
        person, other = self.person(), self.person("Hana")
        self.shoot(person, "home")
        for key in games.keys():  # noqa: SIM118
            person.make_table(key, max(games.load(key).players), start=key != "mush_ring")
            other.page.evaluate(MAKING, {"game": key, "players": max(games.load(key).players), "public": True})
        person.go()
        person.page.get_by_role("heading", name="Open tables").wait_for(state="attached")
        self.shoot(person, "home-tables")
        person.leave()
        other.leave()

    def lobby(self, game: Game) -> None:
        """With a friend, a bot and a free seat, and while a bot is chosen."""
        host, friend = self.person(), self.person("Bence")
        host.make_table(game.key, game.players[-1], start=False)
        host.page.get_by_role("button", name="Copy link").wait_for()
        friend.go(host.path)
        friend.page.get_by_role("button", name="Sit here").first.click()
        host.page.get_by_role("region", name="Bence").wait_for()
        friend.page.get_by_label("Say something").fill("Is Mio coming?")
        friend.page.keyboard.press("Enter")
        self.shoot(host, f"{game.key}-lobby")
        self.shoot(friend, f"{game.key}-lobby-friend")
        for size in self.sizes:
            host.resize(size)
            seat = host.page.locator(".seat").last
            seat.get_by_role("button").last.click()
            host.page.wait_for_timeout(300)
            host.page.screenshot(path=self.folder / f"{game.key}-lobby-bots-{size}.png")
            host.page.keyboard.press("Escape")
            host.page.wait_for_timeout(100)
        host.leave()
        friend.leave()

    def rules(self, game: Game) -> None:
        person = Person(self.browser, self.address)
        person.go(f"/rules/{game.key}")
        person.page.locator("figure[data-figure]").last.wait_for()
        self.shoot(person, f"{game.key}-rules")
        for size in ("desktop", "phone"):
            person.resize(size)
            person.page.wait_for_timeout(200)
            person.page.screenshot(path=self.folder / f"{game.key}-rules-whole-{size}.png", full_page=True)
        person.leave()

    def hint(self, game: Game) -> None:
        person = self.person()
        person.make_table(game.key, min(4, game.players[-1]))
        rng = random.Random(3)
        for _ in range(4):
            person.decide(rng)
        person.page.wait_for_selector(LIT)
        person.page.keyboard.press("h")
        person.page.wait_for_selector(".hint ol, .hint .thinking:not(:has-text('thinks'))", timeout=60_000)
        self.shoot(person, f"{game.key}-hint")
        person.leave()

    def refused(self, game: Game) -> None:
        person = self.person()
        person.make_table(game.key, min(4, game.players[-1]))
        rng = random.Random(5)
        for _ in range(40):
            person.page.wait_for_selector(LIT)
            closed = person.page.locator(".board > .hand .card:not(.open)")
            if closed.count():
                break
            person.decide(rng)
        for size in self.sizes:
            person.resize(size)
            closed.first.click(position={"x": 12, "y": 30})
            person.page.locator(".toast").first.wait_for()
            person.page.wait_for_timeout(300)
            person.page.screenshot(path=self.folder / f"{game.key}-refused-{size}.png")
        person.leave()

    def ends(self, game: Game) -> None:
        """The end of a round, of the match, and its review and replay."""
        person = self.person(pace="normal")
        person.make_table(game.key, min(4, game.players[-1]))
        rng = random.Random(7)
        while not person.page.query_selector(".over, #round-over"):
            person.page.wait_for_selector(f"{LIT}, .over, #round-over", state="attached")
            if person.page.query_selector(LIT):
                person.decide(rng)
        if person.page.query_selector("#round-over"):
            person.page.wait_for_timeout(500)
            self.shoot(person, f"{game.key}-round-end")
            person.page.get_by_role("button", name="Next round").or_(
                person.page.get_by_role("button", name="To the result")
            ).click()
        person.set_pace("instant")
        person.play_to_the_end()
        self.shoot(person, f"{game.key}-match-end")
        person.page.get_by_role("link", name="Replay").click()
        person.page.get_by_role("slider").wait_for()
        person.page.get_by_role("slider").fill("12")
        self.shoot(person, f"{game.key}-replay")
        person.page.go_back()
        person.page.get_by_role("link", name="Review").click()
        person.page.locator(".curve svg").wait_for(timeout=240_000)
        person.page.locator(".decisions li button").last.click()
        self.shoot(person, f"{game.key}-review")
        for size in ("phone", "small-phone", "landscape"):
            person.resize(size)
            turned = person.page.get_by_role("radio", name="Decisions")
            if turned.is_visible():
                turned.check(force=True)
                person.page.wait_for_timeout(200)
                person.page.screenshot(path=self.folder / f"{game.key}-review-decisions-{size}.png")
        person.leave()

    def lost(self, game: Game) -> None:
        person = self.person()
        lines: list[WebSocketRoute] = []
        cut: list[bool] = []

        def connect(line: WebSocketRoute) -> None:
            if cut:
                line.close()
                return
            lines.append(line)
            line.connect_to_server()

        person.page.route_web_socket("**/socket", connect)
        person.make_table(game.key, min(4, game.players[-1]))
        rng = random.Random(5)
        for _ in range(6):
            person.decide(rng)
        person.page.wait_for_selector(LIT)
        cut.append(True)
        lines[-1].close()
        person.page.wait_for_timeout(3_000)
        self.shoot(person, f"{game.key}-lost")
        person.leave()

    def away(self, game: Game) -> None:
        host, friend = self.person(), self.person("Bence")
        host.make_table(game.key, min(4, game.players[-1]), start=False)
        host.page.get_by_role("button", name="Copy link").wait_for()
        friend.go(host.path)
        friend.page.get_by_role("button", name="Sit here").first.click()
        host.page.get_by_role("region", name="Bence").wait_for()
        host.page.get_by_role("button", name="Start").click()
        friend.page.wait_for_selector(".board")
        self.shoot(host, f"{game.key}-all-choose")
        friend.go("/")
        host.page.wait_for_timeout(1_500)
        if host.page.query_selector(LIT):
            host.decide(random.Random(1))
        host.page.wait_for_timeout(500)
        self.shoot(host, f"{game.key}-away")
        host.page.wait_for_timeout(20_000)
        self.shoot(host, f"{game.key}-away-long")
        host.leave()
        friend.leave()
