"""The browser client as it is installed: how soon pages are painted, and what it costs the browser when a table changes.

`make paint`, for all games or for those in GAMES. A page should be painted within a second, and no task should hold the browser for more
than 50 ms. Each game is played through its first round, to its bills and on to the next one. Besides what the clock says of a task it is
told how long the processor worked on it: where other programs run too, only that says something about the client.
"""

import json
import random
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Browser, WebSocket, sync_playwright

from browsing import LIT, Person, launched, serving
from donabe import games

PLAYERS = 4
SECONDS = 100  # a round that takes longer is left
STILL = 400  # milliseconds until a table that has changed lies still: what points at it has no part in what is measured
BILLS = 2_500
LONG = 50
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN"
TRACED = ["disabled-by-default-devtools.timeline", "blink.user_timing"]
LINE = "{:<14} {:<8} {:>12} {:>10} {:>8} {:>11} {:>8} {:>10} {:>7}"
HEADINGS = ("page", "size", "painted, ms", "decisions", "updates", "over 50 ms", "longest", "processor", "median")


@dataclass
class Task:
    """Something the browser did in one go, in milliseconds."""

    took: float
    worked: float  # of the processor


def main(keys: list[str]) -> None:
    print(LINE.format(*HEADINGS))
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data, serving(Path(data)) as address:
        browser = launched(playwright)
        for size in ("desktop", "phone"):
            print(LINE.format("home", size, f"{painted(browser, address, size):.0f}", *[""] * 6), flush=True)
            for key in keys or games.keys():
                print(LINE.format(key, size, *first_round(browser, address, key, size)), flush=True)
        browser.close()
    print(
        "longest: the longest task; processor: the most that the processor worked on one; median: the same in the median decision"
    )


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


def first_round(browser: Browser, address: str, key: str, size: str) -> tuple[str, ...]:
    """A table's first paint, then what its first round costs with its bills and the next deal."""
    person = Person(browser, address, pace="normal", motion=True)
    messages: list[str] = []
    person.page.on("websocket", lambda socket: listen(socket, messages))
    person.resize(size)
    person.make_table(key, min(PLAYERS, games.load(key).players[-1]))
    person.page.wait_for_selector(LIT)
    paint = float(person.page.evaluate(PAINTED))
    person.page.wait_for_timeout(STILL)
    messages.clear()
    browser.start_tracing(page=person.page, categories=TRACED)
    play(person)
    parts = traced(browser.stop_tracing())
    person.leave()
    updates = sum('"t":"update"' in message for message in messages)
    return f"{paint:.0f}", str(len(parts)), str(updates), *summed(parts)


def listen(socket: WebSocket, messages: list[str]) -> None:
    socket.on("framereceived", lambda message: messages.append(str(message)))


def play(person: Person) -> None:
    """Decide until the round is over, look at its end and go on; each of these is marked."""
    rng, begun = random.Random(5), time.monotonic()
    while time.monotonic() < begun + SECONDS:
        person.page.evaluate("performance.mark('decision')")
        if person.page.query_selector("#round-over"):
            person.page.wait_for_timeout(BILLS)
            person.page.locator(".scene .button.main").click()
            person.page.wait_for_timeout(BILLS)
            return
        if not person.decide(rng):
            return
        person.page.wait_for_selector(f"{LIT}, .over, #round-over", state="attached")
        person.page.wait_for_timeout(STILL)


def traced(trace: bytes) -> list[list[Task]]:
    """All that the page's main thread did from one mark to the next."""
    events = json.loads(trace)["traceEvents"]
    marks = [event for event in events if event["name"] == "decision"]
    threads = {(event["pid"], event["tid"]) for event in marks}
    tasks = [
        event
        for event in events
        if event["name"] == "RunTask" and "dur" in event and (event["pid"], event["tid"]) in threads
    ]
    edges = [*sorted(event["ts"] for event in marks), float("inf")]
    return [
        [Task(one["dur"] / 1000, one.get("tdur", 0) / 1000) for one in tasks if begin <= one["ts"] < end]
        for begin, end in pairwise(edges)
    ]


def summed(parts: list[list[Task]]) -> tuple[str, ...]:
    tasks = [task for part in parts for task in part]
    most = [max((task.worked for task in part), default=0) for part in parts]
    long = sum(task.took > LONG for task in tasks)
    return str(long), *(f"{one:.0f}" for one in (max(task.took for task in tasks), max(most), statistics.median(most)))


if __name__ == "__main__":
    main(sys.argv[1:])
