"""Screenshots of the home page and of every game's table, at desktop and phone size, light and dark, to be looked at.

Run as `make screenshots`; it also says how quickly the home page is painted and how large the client is.
"""

import gzip
import random
import sys
import tempfile
from importlib import resources
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from browsing import Person, launched, serving
from donabe import games
from donabe.kernel.game import Game

DECISIONS = 14
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN"


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data, serving(Path(data)) as address:
        browser = launched(playwright)
        home(browser, address, folder)
        for game in map(games.load, games.keys()):
            table(browser, address, game, folder / f"{game.key}-desktop.png", phone=False)
            table(browser, address, game, folder / f"{game.key}-phone.png", phone=True)
        browser.close()
    print(f"client: {client_size() / 1000:.1f} KB gzipped")
    print(f"pictures in {folder}")


def home(browser: Browser, address: str, folder: Path) -> None:
    for phone in (False, True):
        person = Person(browser, address, phone=phone)
        person.go()
        person.page.wait_for_selector(".box img")
        person.page.reload()
        person.page.wait_for_selector(".box img")
        print(f"home, {'phone' if phone else 'desktop'}: first paint after {person.page.evaluate(PAINTED):.0f} ms")
        person.page.screenshot(path=folder / f"home-{'phone' if phone else 'desktop'}.png", full_page=True)
        if not phone:
            person.page.get_by_role("button", name="Switch between light and dark").click()
            person.page.screenshot(path=folder / "home-dark.png")
        person.leave()


def table(browser: Browser, address: str, game: Game, path: Path, *, phone: bool) -> None:
    """A table some decisions into a match, when it is this person's turn."""
    person = Person(browser, address, phone=phone)
    person.play_now(game.title)
    rng = random.Random(7)
    for _ in range(DECISIONS):
        person.decide(rng)
    person.page.wait_for_timeout(500)
    person.page.screenshot(path=path, full_page=phone)
    person.leave()


def client_size() -> int:
    """The built client as it goes over the wire, without its font."""
    assets = resources.files("donabe.web").joinpath("static", "assets")
    return sum(
        len(gzip.compress(file.read_bytes())) for file in assets.iterdir() if file.name.endswith((".js", ".css"))
    )


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/screenshots"))
