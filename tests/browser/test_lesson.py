"""Each game's lesson, completed in a real browser by somebody who only follows its hints."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browsing import EVERYTHING, LIT, Person, serving, violations
from donabe import games
from donabe.kernel.lesson import LEARNER
from donabe.kernel.match import Match
from donabe.locales.languages import ENGLISH, languages
from donabe.text import Speaker
from test_lessons import Pupil

Arrive = Callable[..., Person]

TAUGHT = [key for key in games.keys() if games.load(key).lesson is not None]  # noqa: SIM118
FOLLOWING = Path(__file__).parent.with_name("following.js").read_text("utf-8")
WAYS = [(phone, language) for language in languages() for phone in (False, True)]
EACH = WAYS if EVERYTHING else []  # of every game; else each game in one of the ways
TYPED = WAYS[0]  # without a mouse
MOST_KEYS = 60  # until everything that is lit has had the focus
UNCOVERED = """chosen => {
  const panel = document.querySelector(chosen)
  const { left, top, right, bottom } = panel.getBoundingClientRect()
  const places = [[0.1, 0.1], [0.5, 0.5], [0.9, 0.9], [0.1, 0.9]]
  return places.every(([across, down]) => panel.contains(document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down)))
}"""
WISHED = "([lit, place]) => { window.wished = document.elementFromPoint(...place).closest(lit) }"
COUNTING = """window.moves = 0
const send = WebSocket.prototype.send
WebSocket.prototype.send = function (frame) {
  window.moves += String(frame).includes('"t":"move"')
  return send.call(this, frame)
}"""
LANGUAGE = "language => localStorage.setItem('donabe-language', language)"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that deals as it should: a lesson has its own deal."""
    with serving(tmp_path_factory.mktemp("lessons"), Match) as where:
        yield where


class Planner(Pupil):
    """Plays a lesson by its hints, and notes what is pointed at for each decision."""

    plan: list[list[str]]

    def choose(self) -> int:
        action = super().choose()
        token = self.game.token(action)
        choices = self.game.view(self.match.state, LEARNER).choices
        self.plan.append(next(choice.picks for choice in choices if choice.token == token))
        return action


def planned(key: str) -> list[list[str]]:
    """What somebody points at who does what the coach wishes, and else what is sensible."""
    planner = Planner(games.load(key))
    planner.plan = []
    planner.play()
    return planner.plan


class Learner:
    """Somebody who does what the coach says."""

    def __init__(self, person: Person, key: str, plan: list[list[str]] | None = None, language: str = ENGLISH) -> None:
        self.person = person
        self.page = person.page
        self.speaker = Speaker(key, [], language=language)
        self.title = self.speaker.sentence(f"{key}-title")
        self.shown: dict[str, str] = {}  # titles by the tip's name
        self.complaints: list[str] = []
        self.plan = plan or []
        person.context.add_init_script(COUNTING)

    def begin(self) -> str:
        """Ask to be taught; returns the table's path."""
        self.person.go()
        self.page.get_by_role("button", name=self.teach("no")).click()
        self.page.wait_for_selector(".coach.placed")
        self.person.settle()
        return self.person.path

    def teach(self, learned: str) -> str:
        """The name of the button that begins the lesson."""
        return self.speaker.sentence("home-teach-game", {"game": self.title, "learned": learned})

    def look(self) -> dict[str, Any]:
        """What is shown now: a tip, or something lit without one; notes what is wrong with it."""
        seen: dict[str, Any] = self.page.evaluate(FOLLOWING, [LIT, self.plan])
        if seen["tip"]:
            self.shown[seen["tip"]] = seen["title"]
            self.complaints += [f"{seen['tip']}: {one}" for one in seen["complaints"]]
        return seen

    def step(self) -> bool:
        """Do what the coach says; False once its last hint is told."""
        seen = self.look()
        if seen["kind"] == "tell":
            if seen["last"]:
                return False
            self.go_on()
        elif seen["place"]:
            self.point(seen["place"])
        return True

    def go_on(self) -> None:
        self.page.locator(".coach .next").click()

    def point(self, place: list[float]) -> None:
        self.page.mouse.click(*place)

    def learn(self, most: int = 200) -> None:
        """Follow to the end."""
        for _ in range(most):
            if not self.step():
                return
        raise AssertionError(f"the lesson did not end: {self.shown}")

    def until(self, kind: str) -> dict[str, Any]:
        """Follow until the coach tells something, or asks for it."""
        while (seen := self.look())["kind"] != kind:
            self.step()
        return seen


class Typist(Learner):
    """Somebody without a mouse."""

    def go_on(self) -> None:
        expect(self.page.locator(".coach .next")).to_be_focused()
        self.page.keyboard.press("Enter")

    def point(self, place: list[float]) -> None:
        self.page.evaluate(WISHED, [LIT, place])
        for _ in range(MOST_KEYS):
            if self.page.evaluate("document.activeElement === window.wished"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"no arrow leads there: {self.page.evaluate('window.wished?.outerHTML')}")


@pytest.mark.parametrize(
    ("key", "phone", "language"),
    [(key, *way) for number, key in enumerate(TAUGHT) for way in EACH or [WAYS[number % len(WAYS)]]],
)
def test_a_lesson_is_completed_by_following_its_hints(arrive: Arrive, key: str, phone: bool, language: str) -> None:
    person = arrive(phone=phone)
    person.go()
    person.page.evaluate(LANGUAGE, language)
    learn = Typist if (phone, language) == TYPED else Learner
    learner = learn(person, key, planned(key), language)
    learner.begin()
    learner.learn()
    lesson = games.load(key).lesson
    assert lesson is not None
    assert {f"{key}-lesson-{hint.name}" for hint in lesson.hints} <= set(learner.shown)
    assert all(learner.shown.values())
    assert learner.complaints == []
    person.page.get_by_role("button", name=learner.speaker.sentence("coach-play-on")).click()
    expect(person.page.locator(".coach")).to_have_count(0)
    person.go()
    expect(person.page.get_by_role("button", name=learner.teach("yes"))).to_be_visible()


def test_a_lesson_goes_on_after_a_reload_and_from_the_home_page(arrive: Arrive) -> None:
    learner = Learner(arrive(), "iyadosu")
    path = learner.begin()
    tip = learner.until("do")["tip"]
    learner.page.reload()
    assert learner.look()["tip"] == tip, "what was told is not told again, what was asked for is"
    learner.step()
    tip = learner.until("tell")["tip"]
    learner.person.go()
    expect(learner.page.locator(f'a[href="{path}"]')).to_contain_text("first game")
    assert learner.begin() == path
    assert learner.look()["tip"] == tip
    learner.learn()


def test_another_move_than_the_wished_one_is_answered(arrive: Arrive) -> None:
    learner = Learner(arrive(), "iyadosu")
    learner.begin()
    learner.until("do")
    learner.page.locator('.gap[data-id="gap:5"]').click()
    assert learner.look()["part"] == "other"
    expect(learner.page.locator(".coach")).to_contain_text("A bold bid!")


def test_what_is_refused_or_explained_in_a_lesson_is_not_covered(arrive: Arrive) -> None:
    learner = Learner(arrive(), "iyadosu")
    learner.begin()
    learner.until("do")
    page = learner.page
    page.locator(".hand .card").first.click(position={"x": 10, "y": 40})
    expect(page.get_by_role("alert")).to_contain_text("IY-3.1")
    page.wait_for_function(UNCOVERED, arg=".refusal")  # the coach makes room with the next frame
    page.keyboard.press("w")
    page.get_by_role("dialog", name="What now?").wait_for()
    page.wait_for_function(UNCOVERED, arg=".now-panel")
    page.keyboard.press("Escape")
    expect(page.locator(".coach")).to_be_visible()


def test_back_looks_again_and_undoes_nothing(arrive: Arrive) -> None:
    learner = Learner(arrive(), "iyadosu")
    learner.begin()
    page, title = learner.page, learner.page.locator(".coach h2")
    goal = title.inner_text()
    page.keyboard.press("Enter")
    expect(title).not_to_have_text(goal)
    expect(page.locator(".coach .next")).to_be_focused()
    first = title.inner_text()
    page.keyboard.press("Enter")
    expect(title).not_to_have_text(first)
    assert learner.look()["kind"] == "do"
    page.keyboard.press("Backspace")
    expect(title).to_have_text(first)
    page.keyboard.press("Enter")
    assert learner.look()["kind"] == "do"
    page.keyboard.press("ArrowRight")
    expect(page.locator(".gap:focus")).to_have_count(1)


def test_a_skipped_lesson_is_an_ordinary_match_and_teach_me_begins_anew(arrive: Arrive) -> None:
    learner = Learner(arrive(), "iyadosu")
    path = learner.begin()
    page = learner.page
    page.get_by_role("button", name="Skip lesson").click()
    expect(page.locator(".coach")).to_have_count(0)
    learner.person.decide(random.Random(1))
    page.reload()
    learner.person.decide(random.Random(2))
    expect(page.locator(".coach")).to_have_count(0)
    assert learner.begin() != path


def test_the_end_of_a_lesson_leads_to_a_real_match(arrive: Arrive) -> None:
    learner = Learner(arrive(), "iyadosu")
    path = learner.begin()
    learner.learn()
    expect(learner.page.get_by_role("button", name="Next round")).to_be_disabled()
    learner.page.get_by_role("button", name="Play a real match").click()
    learner.page.wait_for_selector(LIT)
    assert learner.person.path != path
    expect(learner.page.locator(".coach, .lesson")).to_have_count(0)


def test_axe_finds_nothing_in_a_lesson(arrive: Arrive) -> None:
    learner = Learner(arrive(), "iyadosu")
    learner.begin()
    found = violations(learner.page, "tell")
    learner.until("do")
    found += violations(learner.page, "do")
    learner.learn()
    found += violations(learner.page, "ending")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", ["desktop", "phone", "landscape"])
def test_what_now_explains_the_question_with_its_rules(arrive: Arrive, size: str) -> None:
    person = arrive()
    person.resize(size)
    page = person.page
    person.make_table("iyadosu", 3)
    page.wait_for_selector(LIT)
    expect(page.locator(".goal")).to_contain_text("Most points after 3 rounds.")
    page.get_by_role("button", name="What now?").click()
    panel = page.get_by_role("dialog", name="What now?")
    expect(panel).to_contain_text("refuse cards")
    expect(panel).to_contain_text("IY-3.1")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    page.keyboard.press("w")
    panel.get_by_role("link").click()
    expect(page.locator("aside .now")).to_contain_text("IY-3.1")
