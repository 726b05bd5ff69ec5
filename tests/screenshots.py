"""Pictures of every page and table at every size of window, and film strips of one round of every game, to be looked at.

Run as `make screenshots`, or for some games with GAMES="salty iyadosu".
"""

import base64
import gzip
import random
import sys
import tempfile
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from browsing import LIT, SIZES, Person, launched, serving
from donabe import games
from donabe.bots.review_pool import ReviewPool
from donabe.kernel.game import Game
from donabe.kernel.match import Match
from pictures_of_pages import Photographer, seats

MIDDLE = 5  # decisions into a phase: the table is full by then
FILMED = ("desktop", "phone")
FEW = 300  # simulations of a review: enough that something stands out
SHEET = """<style>body {{ margin: 8px; display: flex; flex-wrap: wrap; gap: 8px; background: #777 }} img {{ width: {width}px }}</style>{frames}"""


def main(folder: Path, keys: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    chosen = [games.load(key) for key in keys or games.keys()]
    ReviewPool.simulations = FEW
    with sync_playwright() as playwright:
        browser = launched(playwright)
        with tempfile.TemporaryDirectory() as data, serving(Path(data)) as address:
            pages_and_tables(Photographer(browser, address, folder), chosen)
        with (
            tempfile.TemporaryDirectory() as data,
            serving(Path(data), Match) as address,
        ):  # lessons have their own deals
            for game in chosen:
                Photographer(browser, address, folder).lesson(game)
        browser.close()
    print(f"pictures in {folder}; the client is {client_size() / 1000:.1f} KB gzipped")


def pages_and_tables(pages: Photographer, chosen: list[Game]) -> None:
    pages.home()
    for game in chosen:
        for visit in (
            pages.new,
            pages.lobby,
            pages.watched,
            pages.rules,
            pages.hint,
            pages.refused,
            pages.fingers,
            pages.drawers,
            pages.ends,
        ):
            visit(game)
        for players in game.players:
            tables(pages, game, players)
        film(pages, game)
    pages.lost(chosen[-1])
    pages.away(chosen[-1])


def tables(pages: Photographer, game: Game, players: int) -> None:
    """The first decision of every phase of a round, and a later one."""
    person = Person(pages.browser, pages.address)
    person.make_table(game.key, players)
    times: dict[str, int] = {}
    for phase in decisions(person, random.Random(players)):
        times[phase] = times.get(phase, 0) + 1
        if times[phase] in {1, MIDDLE}:
            name = f"{game.key}-{players}-{phase}{'' if times[phase] == 1 else '-later'}"
            pages.at_every_size(person, name)
    person.leave()


def decisions(person: Person, rng: random.Random) -> Iterator[str]:
    """The phase of every decision of the first round, or of a part of it; each is taken when the next is asked for."""
    while True:
        person.page.wait_for_selector(f"{LIT}, .over, #round-over", state="attached")
        if person.page.query_selector(".over, #round-over") or not first_round(person.page):
            return
        phase = person.page.locator(".board").get_attribute("data-phase") or ""
        yield f"{phase}-held" if person.page.query_selector(".board .card.picked") else phase
        person.decide(rng)


def first_round(page: Page) -> bool:
    return not page.locator(".round").inner_text().startswith("Round 2")


def film(pages: Photographer, game: Game) -> None:
    """Every decision of a round, and its end."""
    person = Person(pages.browser, pages.address, pace="normal")
    person.make_table(game.key, seats(game))
    frames: dict[str, list[bytes]] = {size: [] for size in FILMED}
    for _ in decisions(person, random.Random(7)):
        expose(person, frames)
    expose(person, frames)
    for size in FILMED:
        develop(pages.browser, frames[size], size, pages.folder / f"{game.key}-film-{size}.png")
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


def client_size(*, lab: bool = False) -> int:
    """The built client as it goes over the wire, without its font; or the page of the lab, which nobody fetches who plays."""
    assets = resources.files("donabe.web").joinpath("static", "assets")
    files = [file for file in assets.iterdir() if file.name.endswith((".js", ".css"))]
    return sum(len(gzip.compress(file.read_bytes())) for file in files if file.name.startswith("LabPage-") == lab)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/screenshots"), sys.argv[2:])
