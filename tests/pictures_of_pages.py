"""Pictures of the pages around the table: home, lobby, rules, ends and review, hints, lessons, and the states of a table."""

import random
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, WebSocketRoute

from browser.test_lesson import LANGUAGE, Learner, planned
from browsing import CONFIRM, LIT, MAKING, SIZES, Person
from donabe import games
from donabe.kernel.game import Game
from donabe.locales.languages import languages

THEME = "theme => { document.documentElement.dataset.theme = theme }"
FINISHED = ".over, #round-over"
PHONES = ("phone", "small-phone", "landscape")
OPENING = "button.open.chip"  # what is too small for a finger is opened over the table
DRAWERS = ("Log", "Score", "Rules", "Chat", "More")


def seats(game: Game) -> int:
    """Enough to fill a table."""
    return min(4, game.players[-1])


class Photographer:
    """Visits pages and takes pictures of them."""

    def __init__(self, browser: Browser, address: str, folder: Path) -> None:
        self.browser, self.address, self.folder = browser, address, folder

    def person(self, name: str, **wishes: Any) -> Person:
        person = Person(self.browser, self.address, **wishes)
        person.go()
        person.page.get_by_label("Your name").fill(name)
        person.page.keyboard.press("Enter")
        person.page.get_by_role("button", name="Keep this name").wait_for(state="hidden")
        return person

    def seated(self, game: Game, **wishes: Any) -> Person:
        person = self.person("Anna", **wishes)
        person.make_table(game.key, seats(game))
        return person

    def shoot(self, person: Person, name: str, size: str) -> None:
        person.resize(size)
        person.page.wait_for_timeout(200)
        person.page.screenshot(path=self.folder / f"{name}-{size}.png")

    def at_every_size(self, person: Person, name: str) -> None:
        """What the page shows now, at every size, and in the dark on a desktop and a phone."""
        for size in SIZES:
            self.shoot(person, name, size)
        person.page.evaluate(THEME, "dark")
        for size in ("phone", "desktop"):
            self.shoot(person, f"{name}-dark", size)
        person.page.evaluate(THEME, "light")

    # -- before a match ----------------------------------------------------------------------------------------------

    def home(self) -> None:
        """Empty, and with tables of one's own and of others."""
        person, other = self.person("Anna"), self.person("Hana")
        self.at_every_size(person, "home")
        for key in games.keys():  # noqa: SIM118
            person.make_table(key, max(games.load(key).players), start=key != "mush_ring")
            other.page.evaluate(MAKING, {"game": key, "players": max(games.load(key).players), "public": True})
        person.go()
        person.page.locator("#open").wait_for(state="attached")
        self.at_every_size(person, "home-tables")
        person.leave()
        other.leave()

    def new(self, game: Game) -> None:
        """The form for a new table."""
        person = Person(self.browser, self.address)
        person.go(f"/new/{game.key}")
        person.page.get_by_role("button", name="Make the table").wait_for()
        self.at_every_size(person, f"{game.key}-new")
        person.leave()

    def together(self, game: Game) -> tuple[Person, Person]:
        """A host and a friend at a table with free seats."""
        host, friend = self.person("Anna"), self.person("Bence")
        host.make_table(game.key, game.players[-1], start=False)
        friend.go(host.path)
        friend.page.get_by_role("button", name="Sit here").first.click()
        host.page.get_by_role("region", name="Bence").wait_for()
        return host, friend

    def lobby(self, game: Game) -> None:
        """As the host and a friend see it, and while a bot is chosen."""
        host, friend = self.together(game)
        friend.page.get_by_label("Say something").fill("Is Mio coming?")
        friend.page.keyboard.press("Enter")
        self.at_every_size(host, f"{game.key}-lobby")
        self.at_every_size(friend, f"{game.key}-lobby-friend")
        for size in SIZES:
            host.resize(size)
            host.page.locator(".seat").last.get_by_role("button").last.click()
            self.shoot(host, f"{game.key}-lobby-bots", size)
            host.page.keyboard.press("Escape")
        host.leave()
        friend.leave()

    def rules(self, game: Game) -> None:
        person = Person(self.browser, self.address)
        person.go(f"/rules/{game.key}")
        person.page.locator("figure[data-figure]").last.wait_for()
        self.at_every_size(person, f"{game.key}-rules")
        person.leave()

    def lesson(self, game: Game) -> None:
        """Every hint, in every language, on a desktop and on a phone."""
        if game.lesson is None:
            return
        plan = planned(game.key)
        for language in languages():
            for size in ("desktop", "phone"):
                self.hints_of_lesson(game, plan, language, size)

    def hints_of_lesson(self, game: Game, plan: list[list[str]], language: str, size: str) -> None:
        person = Person(self.browser, self.address)
        person.resize(size)
        person.go()
        person.page.evaluate(LANGUAGE, language)
        learner, more, number = Learner(person, game.key, plan, language), True, 0
        learner.begin()
        while more:
            number += 1
            learner.look()
            person.page.screenshot(path=self.folder / f"{game.key}-lesson-{language}-{size}-{number:02}.png")
            more = learner.step()
        person.leave()

    # -- at the table ------------------------------------------------------------------------------------------------

    def hint(self, game: Game) -> None:
        person, rng = self.seated(game), random.Random(3)
        for _ in range(4):
            person.decide(rng)
        person.page.wait_for_selector(LIT)
        person.page.keyboard.press("h")
        person.page.wait_for_selector(".hint ol, .hint .thinking:not(:has-text('thinks'))")
        self.at_every_size(person, f"{game.key}-hint")
        person.leave()

    def refused(self, game: Game) -> None:
        """A card that may not be played, at the first decision that leaves one out."""
        person, rng = self.seated(game), random.Random(5)
        left_out = person.page.locator(".board:not(:has(.picked)) > .hand .card:not(.open)")
        while self.asked(person) and not left_out.count():
            person.decide(rng)
        for size in SIZES if left_out.count() else []:
            person.resize(size)
            left_out.first.click(position={"x": 12, "y": 30})
            person.page.locator(".refusal").wait_for()
            self.shoot(person, f"{game.key}-refused", size)
        person.leave()

    def fingers(self, game: Game) -> None:
        """A move that waits to be confirmed, and what is opened because it is too small for a finger."""
        person, rng = self.seated(game, touch=True), random.Random(5)
        for sought, name in ((CONFIRM, "confirm"), (f"{OPENING}, {FINISHED}", "opened")):
            person.resize("phone")
            while self.asked(person) and not person.page.query_selector(sought):
                person.decide(rng)
            if name == "opened" and person.page.query_selector(OPENING):
                person.page.locator(OPENING).first.click()
            if self.asked(person) and (name == "confirm" or person.page.query_selector(".over-all")):
                for size in (*PHONES, "small-desktop"):
                    self.shoot(person, f"{game.key}-{name}", size)
        person.leave()

    def drawers(self, game: Game) -> None:
        """Everything that opens beside the table, and the keys."""
        person, rng = self.seated(game), random.Random(5)
        for _ in range(5):
            person.decide(rng)
        for drawer in DRAWERS:
            person.resize("desktop")
            person.page.get_by_role("button", name=drawer, exact=True).click()
            for size in ("desktop", "phone"):
                self.shoot(person, f"{game.key}-drawer-{drawer.lower()}", size)
            person.page.get_by_role("button", name=f"Close {drawer}").click()
        person.resize("desktop")
        person.page.keyboard.press("?")
        self.at_every_size(person, f"{game.key}-keys")
        person.leave()

    def asked(self, person: Person) -> bool:
        """Wait for a decision; False once the round is over."""
        person.page.wait_for_selector(f"{LIT}, {FINISHED}", state="attached")
        return person.page.query_selector(FINISHED) is None

    def lost(self, game: Game) -> None:
        """The line is cut and stays so."""
        person, rng = self.person("Anna"), random.Random(5)
        lines: list[WebSocketRoute] = []

        def connect(line: WebSocketRoute) -> None:
            lines.append(line)
            if len(lines) > 1:
                line.close()
            else:
                line.connect_to_server()

        person.page.route_web_socket("**/socket", connect)
        person.make_table(game.key, seats(game))
        for _ in range(6):
            person.decide(rng)
        person.page.wait_for_selector(LIT)
        lines[0].close()
        person.page.wait_for_timeout(3_000)
        self.at_every_size(person, f"{game.key}-lost")
        person.leave()

    def away(self, game: Game) -> None:
        """All choose, and then a friend leaves."""
        host, friend = self.together(game)
        host.page.get_by_role("button", name="Start").click()
        friend.page.wait_for_selector(".board")
        self.at_every_size(host, f"{game.key}-all-choose")
        friend.go("/")
        host.page.wait_for_selector(".who.gone")
        self.at_every_size(host, f"{game.key}-away")
        host.leave()
        friend.leave()

    def watched(self, game: Game) -> None:
        """Two people look on: in the lobby and during play, with the list of them closed and open."""
        host, watchers = self.person("Anna"), [self.person("Mio"), self.person("Szilvássy-Tóth Bernadett")]
        for moment in ("lobby", "play"):
            host.make_table(game.key, seats(game), start=moment == "play")
            for watcher in watchers:
                watcher.go(host.path)
            eye = host.page.locator("button.eye", has_text="2")
            eye.wait_for()
            self.at_every_size(host, f"{game.key}-{moment}-watched")
            for size in SIZES:
                host.resize(size)
                eye.click()
                self.shoot(host, f"{game.key}-{moment}-watchers", size)
                host.page.keyboard.press("Escape")
        for person in (host, *watchers):
            person.leave()

    # -- after it ----------------------------------------------------------------------------------------------------

    def ends(self, game: Game) -> None:
        """The end of a round and of the match, its replay and its review."""
        person, rng = self.seated(game, pace="normal"), random.Random(7)
        while self.asked(person):
            person.decide(rng)
        if person.page.query_selector("#round-over"):
            self.at_every_size(person, f"{game.key}-round-end")
            person.page.get_by_role("button", name=re.compile("Next round|To the result")).click()
        person.set_pace("instant")
        person.play_to_the_end()
        self.at_every_size(person, f"{game.key}-match-end")
        path = person.path
        person.page.get_by_role("link", name="Replay").click()
        person.page.get_by_role("slider").fill("12")
        self.at_every_size(person, f"{game.key}-replay")
        person.go(path.replace("table", "review"))
        person.page.locator(".curve svg").wait_for(timeout=240_000)
        for decision in person.page.locator(".decisions li button").all()[-1:]:  # sometimes none stands out
            decision.click()
        self.at_every_size(person, f"{game.key}-review")
        for size in PHONES:
            person.resize(size)
            self.turned_to(person, game, size, person.page.get_by_role("radio", name="Decisions"))
        person.leave()

    def turned_to(self, person: Person, game: Game, size: str, page: Locator) -> None:
        if page.is_visible():
            page.check(force=True)
            self.shoot(person, f"{game.key}-review-decisions", size)
