"""Hints over the wire: for the person who asks, and for nobody else."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from librt.random import Random

from donabe.bots import Thought, thoughts
from donabe.bots.pool import BotPool
from donabe.kernel.match import Match
from donabe.text import Speaker
from donabe.web.limits import Limits, Rate
from people import Connection, Person, seated_table
from servers import OPEN_HANDED, WIDE, Running, running
from tables import make_expert_brief

pytestmark = pytest.mark.anyio


class Thinker(BotPool):
    """Thinks here and briefly, once it may."""

    def __init__(self) -> None:
        super().__init__()
        self.may = asyncio.Event()
        self.may.set()
        self.asked = asyncio.Event()

    async def thoughts(self, match: Match, seat: int, _whose: str) -> list[Thought]:
        self.asked.set()
        await self.may.wait()
        return thoughts(match.game, match.state, seat, Random(7))


@asynccontextmanager
async def house(folder: Path, limits: Limits = OPEN_HANDED) -> AsyncIterator[tuple[Running, Thinker, list[Person]]]:
    """A server, its expert, and three people."""
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(running(folder, limits))
        thinker = Thinker()
        server.services.house.bots = thinker
        yield server, thinker, [await stack.enter_async_context(Person(server.address)) for _ in range(3)]


@pytest.fixture(autouse=True)
def brief_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    make_expert_brief(monkeypatch)


def split(lines: list[Connection]) -> tuple[Connection, list[Connection]]:
    """Who is to decide, and the others."""
    asker = next(line for line in lines if line.choices)
    return asker, [line for line in lines if line is not asker]


def hints(line: Connection) -> list[dict[str, Any]]:
    return [message for message in map(json.loads, line.frames) if message["t"] == "hint"]


async def hinted(line: Connection) -> dict[str, Any]:
    before = len(hints(line))
    await line.send(t="hint", version=line.version)
    await line.until(lambda: len(hints(line)) > before)
    return hints(line)[-1]


async def test_a_hint_has_the_three_best_choices_and_reaches_nobody_else(tmp_path: Path) -> None:
    async with house(tmp_path) as (server, _thinker, people):
        lines = await seated_table(people, "salty")
        asker, others = split(lines)
        assert asker.table["hints"] is True
        version = asker.version or 0
        hint = await hinted(asker)
        assert hint["version"] == version
        assert len(hint["choices"]) == 3
        shares = [choice["share"] for choice in hint["choices"]]
        assert shares == sorted(shares, reverse=True)
        assert 0 <= shares[-1] <= shares[0] <= 1
        assert {choice["token"] for choice in hint["choices"]} <= set(asker.choices)
        assert all(isinstance(choice["points"], float) for choice in hint["choices"])
        speaker = Speaker("salty", ["A", "B", "C"], 0)
        assert all(speaker.sentence(choice["reason"]["id"], choice["reason"]["args"]) for choice in hint["choices"])
        await asker.send(t="chat", id="c", text="hello")
        for line in [asker, *others]:
            await line.until(lambda line=line: line.version == version + 1)  # type: ignore[misc]
        assert not any(hints(line) for line in others)
        entries = await server.services.house.store.entries(asker.table_id)
        assert len(entries) == version + 1


async def test_a_person_can_play_while_the_expert_thinks_and_is_told_that_the_hint_is_stale(tmp_path: Path) -> None:
    async with house(tmp_path) as (_server, thinker, people):
        asker, _others = split(await seated_table(people, "iyadosu"))
        thinker.may.clear()
        await asker.send(t="hint", version=asker.version)
        await thinker.asked.wait()
        assert (await asker.refused(t="hint", version=asker.version))["code"] == "still-thinking"
        await asker.move("m", asker.choices[0])
        thinker.may.set()
        await asker.until(lambda: asker.refusals[-1]["code"] == "stale")
        assert not hints(asker)


async def test_who_may_not_have_a_hint_is_told_why(tmp_path: Path) -> None:
    async with house(tmp_path) as (_server, _thinker, people):
        lines = await seated_table(people[:2], "happy_mochi")
        asker, (other,) = split(lines)
        watcher = await people[2].sit_down(asker.table_id)
        assert (await other.refused(t="hint", version=other.version))["code"] == "not-your-turn"
        assert (await watcher.refused(t="hint", version=watcher.version))["code"] == "not-yours"
        assert (await asker.refused(t="hint", version=1))["code"] == "stale"
        assert (await asker.refused(t="hint"))["code"] == "bad-message"


async def test_the_host_can_do_without_hints_at_creation_and_in_the_lobby(tmp_path: Path) -> None:
    async with house(tmp_path) as (_server, _thinker, people):
        asker, _ = split(await seated_table(people, "iyadosu", hints=False))
        assert asker.table["hints"] is False
        assert (await asker.refused(t="hint", version=asker.version))["code"] == "no-hints"
        lobby = await people[0].sit_down(await people[0].make("iyadosu"))
        assert (await lobby.refused(t="hint", version=lobby.version))["code"] == "not-started"
        await lobby.send(t="options", hints=False)
        await lobby.until(lambda: lobby.table["hints"] is False)
        await lobby.send(t="options", players=3)
        await lobby.until(lambda: lobby.table["players"] == 3)
        assert lobby.table["hints"] is False


async def test_hints_are_rationed(tmp_path: Path) -> None:
    limits = Limits(messages=WIDE, http=WIDE, new_tables=WIDE, new_guests=WIDE, hints=Rate(0.0, 2))
    async with house(tmp_path, limits) as (_server, _thinker, people):
        asker, _ = split(await seated_table(people, "iyadosu"))
        await hinted(asker)
        await hinted(asker)
        assert (await asker.refused(t="hint", version=asker.version))["code"] == "too-fast"


async def test_an_only_choice_promises_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as (_server, _thinker, people):
        lines = await seated_table(people, "iyadosu")
        number = 0
        while not any(len(line.choices) == 1 for line in lines):
            asker, _ = split(lines)
            version = await asker.move(f"m{number}", asker.choices[0])
            for line in lines:
                await line.until(lambda line=line, version=version: (line.version or 0) >= version)  # type: ignore[misc]
            number += 1
        asker, _ = split(lines)
        hint = await hinted(asker)
        assert [set(choice) - {"reason"} for choice in hint["choices"]] == [{"token"}]
