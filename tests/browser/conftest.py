"""One browser and one server for each of these modules: a browser's event loop must not outlive them."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browsing import Person, launched, serving

Arrive = Callable[..., Person]

expect.set_options(timeout=30_000)  # as long as waiting for an element: a busy machine is no fault of the page


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("tables")
    with serving(folder) as where:
        yield where


@pytest.fixture
def arrive(browser: Browser, address: str) -> Iterator[Arrive]:
    """People come to the server, each with a window of their own; all leave at the end, without complaints."""
    people: list[Person] = []

    def come(to: str = address, **wishes: Any) -> Person:
        people.append(Person(browser, to, **wishes))
        return people[-1]

    yield come
    for person in people:
        person.leave()
