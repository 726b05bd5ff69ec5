"""Pictures of every page and table at every size of window, and film strips of one round of every game, to be looked at.

Run as `make screenshots`, or for some games with GAMES="salty iyadosu".
"""

import base64
import gzip
import random
import re
import sys
import tempfile
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from browsing import LIT, SIZES, Person, launched, serving
from donabe import games
from donabe.kernel.game import Game

MIDDLE = 5  # decisions into a phase: the table is full by then
FILMED = ("desktop", "phone")
THEMES = ("light", "dark")
SHEET = """<style>body {{ margin: 8px; display: flex; flex-wrap: wrap; gap: 8px; background: #777 }} img {{ width: {width}px }}</style>{frames}"""


def main(folder: Path, keys: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data, serving(Path(data)) as address:
        browser = launched(playwright)
        home(browser, address, folder)
        for game in map(games.load, keys or games.keys()):
            lobby(browser, address, game, folder)
            for players in game.players:
                tables(browser, address, game, players, folder)
            film(browser, address, game, folder)
        browser.close()
    print(f"pictures in {folder}; the client is {client_size() / 1000:.1f} KB gzipped")


def at_every_size(person: Person, folder: Path, name: str) -> None:
    """What the page shows now, at every size, and in the dark on a desktop."""
    for size in SIZES:
        person.resize(size)
        shoot(person.page, folder / f"{name}-{size}.png")
    person.resize("desktop")
    for theme in reversed(THEMES):
        person.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        if theme == "dark":
            shoot(person.page, folder / f"{name}-dark.png")


def shoot(page: Page, path: Path) -> None:
    page.wait_for_timeout(150)
    page.screenshot(path=path)


def home(browser: Browser, address: str, folder: Path) -> None:
    person = Person(browser, address)
    person.go()
    person.page.wait_for_selector(".box img")
    at_every_size(person, folder, "home")
    person.leave()


def lobby(browser: Browser, address: str, game: Game, folder: Path) -> None:
    """The pages before a match: the form for a new table, the lobby, the rules."""
    person = Person(browser, address)
    person.go(f"/new/{game.key}")
    person.page.get_by_role("button", name="Make the table").wait_for()
    at_every_size(person, folder, f"{game.key}-new")
    person.make_table(game.key, game.players[-1], start=False)
    person.page.get_by_role("heading", level=1).first.wait_for(state="attached")
    at_every_size(person, folder, f"{game.key}-lobby")
    person.go(f"/rules/{game.key}")
    person.page.get_by_role("heading").first.wait_for()
    at_every_size(person, folder, f"{game.key}-rules")
    person.leave()


def tables(browser: Browser, address: str, game: Game, players: int, folder: Path) -> None:
    """The first decision of every phase of a round, and a later one."""
    person = Person(browser, address)
    person.make_table(game.key, players)
    times: dict[str, int] = {}
    for phase in decisions(person, random.Random(players)):
        times[phase] = times.get(phase, 0) + 1
        if times[phase] in {1, MIDDLE}:
            name = f"{game.key}-{players}-{phase}{'' if times[phase] == 1 else '-later'}"
            at_every_size(person, folder, name)
    person.leave()


def decisions(person: Person, rng: random.Random) -> Iterator[str]:
    """The phase of every decision of the first round; each is taken when the next is asked for."""
    while True:
        person.page.wait_for_selector(f"{LIT}, .over, #round-over", state="attached")
        if person.page.query_selector(".over, #round-over") or not first_round(person.page):
            return
        yield person.page.locator(".board").get_attribute("data-phase") or ""
        person.decide(rng)


def first_round(page: Page) -> bool:
    return not page.locator(".round").inner_text().startswith("Round 2")


def film(browser: Browser, address: str, game: Game, folder: Path) -> None:
    """Every decision of a round with its end, then the end of the match and its replay."""
    person = Person(browser, address, pace="normal")
    person.make_table(game.key, min(4, game.players[-1]))
    frames: dict[str, list[bytes]] = {size: [] for size in FILMED}
    for _ in decisions(person, random.Random(7)):
        expose(person, frames)
    if person.page.query_selector("#round-over"):
        expose(person, frames)
        at_every_size(person, folder, f"{game.key}-round-end")
        person.page.get_by_role("button", name=re.compile("Next round|To the result")).click()
    for size in FILMED:
        develop(browser, frames[size], size, folder / f"{game.key}-film-{size}.png")
    person.set_pace("instant")
    person.play_to_the_end()
    at_every_size(person, folder, f"{game.key}-match-end")
    person.page.get_by_role("link", name="Replay").click()
    person.page.get_by_role("button", name="One step on").click()
    at_every_size(person, folder, f"{game.key}-replay")
    person.leave()


def expose(person: Person, frames: dict[str, list[bytes]]) -> None:
    for size in FILMED:
        person.resize(size)
        person.page.wait_for_timeout(100)
        frames[size].append(person.page.screenshot(type="jpeg", quality=80))


def develop(browser: Browser, frames: list[bytes], size: str, path: Path) -> None:
    """All frames of a film on one sheet, in reading order."""
    width = SIZES[size][0] // 2
    images = "".join(f'<img src="data:image/jpeg;base64,{base64.b64encode(one).decode()}">' for one in frames)
    page = browser.new_page(viewport={"width": 4 * (width + 8) + 16, "height": 400})
    page.set_content(SHEET.format(width=width, frames=images))
    page.screenshot(path=path, full_page=True)
    page.close()


def client_size() -> int:
    """The built client as it goes over the wire, without its font."""
    assets = resources.files("donabe.web").joinpath("static", "assets")
    return sum(
        len(gzip.compress(file.read_bytes())) for file in assets.iterdir() if file.name.endswith((".js", ".css"))
    )


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/screenshots"), sys.argv[2:])
