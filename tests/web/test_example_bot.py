"""The bot in examples/ joins a table by its link and plays, knowing nothing but the protocol."""

import asyncio
import sys
from pathlib import Path

import pytest

from people import Person
from servers import running

pytestmark = pytest.mark.anyio

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


async def test_two_example_bots_join_by_link_and_play_a_whole_match(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Person(server.address) as mio:
        table = await mio.make("iyadosu", players=3)
        line = await mio.sit_down(table)
        link = f"{server.address}/table/{table}"
        commands = [(sys.executable, str(BOT), link, "--name", f"Rando {number}") for number in (1, 2)]
        bots = [await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE) for command in commands]
        await line.until(lambda: all(seat["kind"] == "human" for seat in line.table["seats"]))
        assert {seat["name"] for seat in line.table["seats"]} >= {"Rando 1", "Rando 2"}
        await line.send(t="start")
        number = 0
        while line.table["status"] != "over":
            await line.until(lambda: bool(line.choices) or line.table["status"] == "over")
            if line.choices:
                version = await line.move(f"m{number}", line.choices[0])
                number += 1
                await line.until(lambda version=version: (line.version or 0) >= version)  # type: ignore[misc]
        for bot in bots:
            said, _ = await bot.communicate()
            assert b"it is over" in said


def test_the_example_is_short_and_needs_nothing_of_ours() -> None:
    text = BOT.read_text("utf-8")
    assert len(text.splitlines()) < 60
    assert "donabe." not in text.replace("Donabe", "")
