"""One bad table harms only itself: it is put aside with its reason, and everything else starts and runs."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from donabe.table.store.database import sqlite_url
from donabe.table.store.store import open_store
from people import Person
from servers import running

pytestmark = pytest.mark.anyio

MOVED = '{"t":"moved","seat":0,"token":"!G4"}'  # a move of the game, but not one that was allowed
DAMAGE = {
    "edited": "UPDATE log SET body = :moved WHERE table_id = :table AND body LIKE '%moved%'",
    "misspelled": "UPDATE log SET body = replace(body, 'token', 'taken') WHERE table_id = :table AND body LIKE '%moved%'",
    "cut": "UPDATE log SET body = substr(body, 1, 9) WHERE table_id = :table AND version = 3",
    "gap": "DELETE FROM log WHERE table_id = :table AND version = 5",
    "headless": "DELETE FROM log WHERE table_id = :table AND version = 1",
    "unknown entry": "UPDATE log SET body = '{}' WHERE table_id = :table AND version = 4",
    "game gone": "UPDATE log SET body = replace(body, 'iyadosu', 'whist') WHERE table_id = :table AND version = 1",
    "seed gone": "DELETE FROM deals WHERE table_id = :table",
    "odd seed": "UPDATE deals SET seed = x'00' WHERE table_id = :table",
    "no seat": r"UPDATE log SET body = replace(body, '\:0', '\:7') WHERE table_id = :table AND version = 2",
}


async def played_table(person: Person) -> str:
    """A table with a few moves, where it is the person's turn."""
    line = await person.sit_down(await person.make("iyadosu", bots="thumb", start=True, clock=3600))
    for number in range(2):
        await line.until(lambda: bool(line.choices))
        version = await line.move(f"m{number}", line.choices[0])
        await line.until(lambda version=version: (line.version or 0) >= version)  # type: ignore[misc]
    await line.close()
    return line.table_id


async def damage(folder: Path, statement: str, table: str) -> None:
    store = await open_store(sqlite_url(folder))
    facts = {"table": table, "moved": MOVED}
    await store.database.write(lambda connection: connection.execute(text(statement), facts))
    await store.close()


async def test_a_log_that_does_not_replay_is_put_aside_and_the_rest_runs(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    async with running(tmp_path) as server, Person(server.address) as mio:
        bad = {name: await played_table(mio) for name in DAMAGE}
        good = await played_table(mio)
        cookies = mio.http.cookies
    for name, table in bad.items():
        await damage(tmp_path, DAMAGE[name], table)
    async with running(tmp_path) as server, Person(server.address) as mio:
        mio.http.cookies = cookies
        for name, table in bad.items():
            answer = await mio.http.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["code"]) == (503, "unreadable"), name
        line = await mio.sit_down(good)
        await line.until(lambda: bool(line.choices))
        await line.move("on", line.choices[0])
        assert len((await mio.get("/api/tables"))["mine"]) == len(bad) + 1
        aside = {row.table_id: row.reason for row in await server.services.house.store.all_aside()}
        assert aside.keys() == set(bad.values())
        for name, table in bad.items():
            assert aside[table].startswith("its log does not replay: "), name
            assert f"table {table} is put aside: {aside[table]}" in caplog.text


async def test_a_table_that_is_put_aside_stays_so_until_it_is_released(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Person(server.address) as mio:
        house = server.services.house
        line = await mio.sit_down(await mio.make("iyadosu", bots="thumb", start=True, clock=0.3))
        await house.put_aside(line.table_id, "somebody complained")
        assert line.socket is not None
        async with asyncio.timeout(20):
            await line.socket.wait_closed()
        assert line.table_id not in house.live
        answer = await mio.http.get(f"/api/tables/{line.table_id}")
        assert answer.json()["code"] == "unreadable"
        cookies = mio.http.cookies
    async with running(tmp_path) as server, Person(server.address) as mio:
        house = server.services.house
        mio.http.cookies = cookies
        assert line.table_id not in await house.store.unsettled()
        assert (await mio.http.get(f"/api/tables/{line.table_id}")).json()["code"] == "unreadable"
        await house.release(line.table_id)
        assert (await mio.get(f"/api/tables/{line.table_id}"))["status"] == "playing"


async def test_a_table_that_goes_bad_while_it_is_open_is_put_aside_too(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Person(server.address) as mio, Person(server.address) as ken:
        house = server.services.house
        line = await mio.sit_down(await mio.make("iyadosu", bots="thumb", start=True))
        other = await ken.sit_down(await ken.make("iyadosu", bots="thumb", start=True))
        await line.until(lambda: bool(line.choices))

        def written(connection: Any) -> None:
            body = '{"t":"moved","seat":0,"token":"no such card"}'
            query = "INSERT INTO log SELECT table_id, max(version) + 1, 0, :body FROM log WHERE table_id = :table"
            connection.execute(text(query), {"body": body, "table": line.table_id})

        await house.store.database.write(written)
        assert line.socket is not None
        async with asyncio.timeout(20):
            await line.socket.wait_closed()
        assert await house.store.reason_aside(line.table_id) is not None
        await other.until(lambda: bool(other.choices))
        await other.move("on", other.choices[0])
