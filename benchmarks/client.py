"""The browser client as it is installed: how soon pages are painted, and the longest task when a table changes.

`make paint`. A page should be painted within a second, and no update should hold the browser for more than 50 ms.
"""

import random
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

from browsing import LIT, Person, launched, serving
from donabe import games

DECISIONS = 5
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN"
WATCHING = """
  window.tasks = []
  const watcher = new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((one) => one.duration)))
  watcher.observe({ type: 'longtask', buffered: true })
"""  # the browser reports tasks from 50 ms on


def main() -> None:
    table = Table("page", "size", "first paint, ms", "updates", "tasks over 50 ms", "longest, ms")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data, serving(Path(data)) as address:
        browser = launched(playwright)
        for size in ("desktop", "phone"):
            table.add_row("home", size, f"{painted(browser, address, size):.0f}", "", "", "")
            for key in games.keys():  # noqa: SIM118
                table.add_row(key, size, *updates(browser, address, key, size))
        browser.close()
    Console().print(table)


def painted(browser: Browser, address: str, size: str, path: str = "/") -> float:
    """Milliseconds until something is painted on a first visit, the median of three."""
    times = []
    for _ in range(3):
        person = Person(browser, address)
        person.resize(size)
        person.go(path)
        person.page.wait_for_load_state("networkidle")
        times.append(float(person.page.evaluate(PAINTED)))
        person.leave()
    return statistics.median(times)


def updates(browser: Browser, address: str, key: str, size: str) -> tuple[str, ...]:
    """A table's first paint, then what some decisions with everything that follows from them cost."""
    person = Person(browser, address, pace="normal", motion=True)
    person.context.add_init_script(WATCHING)
    person.resize(size)
    person.make_table(key, min(4, games.load(key).players[-1]))
    person.page.wait_for_selector(LIT)
    paint = float(person.page.evaluate(PAINTED))
    person.page.wait_for_timeout(500)
    person.page.evaluate("window.tasks = []")
    rng, made = random.Random(5), 0
    while made < DECISIONS and not person.page.query_selector("#round-over") and person.decide(rng):
        person.page.wait_for_selector(f"{LIT}, .over, #round-over", state="attached")
        made += 1
    tasks = person.page.evaluate("window.tasks")
    person.leave()
    return f"{paint:.0f}", str(made), str(len(tasks)), f"{max(tasks, default=0):.0f}"


if __name__ == "__main__":
    main()
