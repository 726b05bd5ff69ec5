"""Lessons over the wire: the coach speaks to the learner alone, and goes on after a lost connection."""

import json
from pathlib import Path
from typing import Any

import pytest

from people import Connection, Person
from servers import running

pytestmark = pytest.mark.anyio


def tips(line: Connection) -> list[dict[str, Any]]:
    """Everything the coach has said on a line."""
    return [tip for frame in line.frames for tip in json.loads(frame).get("tips", [])]


async def test_a_game_says_whether_it_has_a_lesson_and_which_rules_answer_a_question(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Person(server.address) as person:
        cards = {card["key"]: card for card in await person.get("/api/games")}
        book = await person.get("/api/games/iyadosu")
    assert cards["iyadosu"]["lesson"] is True
    assert book["lesson"] is True
    assert book["clauses"]["iyadosu-prompt-follow"] == ["IY-4.2", "IY-4.3", "IY-6.1", "IY-6.2"]
    assert {clause for all_of in book["clauses"].values() for clause in all_of} <= {
        passage["clause"] for passage in book["rules"]
    }


async def test_the_coach_speaks_to_the_learner_alone(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Person(server.address) as learner, Person(server.address) as other:
        table = await learner.make("iyadosu", lesson=True)
        mine, theirs = await learner.sit_down(table), await other.sit_down(table)
        await mine.until(lambda: bool(mine.choices))
        await theirs.until(lambda: theirs.version == mine.version)
    assert mine.table["lesson"] is True
    assert [tip["id"] for tip in tips(mine)][:2] == ["iyadosu-lesson-goal", "iyadosu-lesson-hand"]
    assert tips(theirs) == []


async def test_what_the_coach_said_meanwhile_is_told_after_a_lost_connection(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Person(server.address) as learner:
        table = await learner.make("iyadosu", lesson=True)
        line = await learner.sit_down(table)
        await line.until(lambda: bool(line.choices))
        before, heard = line.version, len(tips(line))
        await line.move("c1", "split 3")
        await line.until(lambda: bool(line.choices))
        said = [tip["id"] for tip in tips(line)]
        again = Connection(learner, table)
        learner.lines.append(again)
        again.version, again.parts = before, dict(line.parts)
        await again.open()
        await again.until(lambda: again.version == line.version)
    assert [tip["id"] for tip in tips(again)] == said[heard:]
    assert "iyadosu-lesson-sides" in said[heard:]


async def test_a_lesson_s_last_hint_says_so(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Person(server.address) as learner:
        line = await learner.sit_down(await learner.make("iyadosu", lesson=True))
        number = 0
        while not any(tip.get("last") for tip in tips(line)):
            await line.until(lambda: bool(line.choices) or any(tip.get("last") for tip in tips(line)))
            if line.choices:
                number += 1
                await line.move(f"m{number}", line.choices[0])
    assert tips(line)[-1]["id"] == "iyadosu-lesson-done"
    assert tips(line)[-1]["ending"] is True


async def test_a_game_without_a_lesson_refuses_one(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Person(server.address) as person:
        cards = await person.get("/api/games")
        for key in [card["key"] for card in cards if not card["lesson"]]:
            answer = await person.http.post("/api/tables", json={"game": key, "lesson": True})
            assert answer.json()["code"] == "no-lesson"


async def test_a_lesson_refuses_to_be_played_in_another_way(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Person(server.address) as person:
        wish = {"game": "iyadosu", "lesson": True, "players": 4, "hints": False}
        answer = await person.http.post("/api/tables", json=wish)
        assert answer.status_code == 400
        assert answer.json()["text"] == {"id": "error-lesson-only", "args": {"fields": "players, hints"}}
