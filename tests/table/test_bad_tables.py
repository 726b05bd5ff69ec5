"""One bad table harms only itself: it is put aside with its reason, and everything else starts and runs."""

import asyncio
import logging
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from donabe.table import waking
from donabe.table.house import HouseConfig
from donabe.table.keeping.audit import audit, table_ids
from donabe.table.store.damage import is_damage
from donabe.table.store.database import sqlite_url
from donabe.table.store.store import open_store
from people import Person
from servers import SEAL, Running, eventually, running
from spoiling import spoil_root, spoil_table

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
    "no text": "UPDATE log SET body = cast(x'7bff' AS text) WHERE table_id = :table AND version = 4",
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
            why = "its log cannot be read: " if name == "no text" else "its log does not replay: "
            assert aside[table].startswith(why), name
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


async def talked_table(person: Person, **wishes: Any) -> str:
    """A table whose log takes a few pages."""
    line = await person.sit_down(await person.make("iyadosu", bots="thumb", start=True, **wishes))
    await line.until(lambda: bool(line.choices))
    for number in range(30):
        await line.send(t="chat", id=f"s{number}", text="no play " * 24)
        await line.until(lambda number=number: f"s{number}" in line.acks)  # type: ignore[misc]
    await line.close()
    return line.table_id


async def damaged_house(folder: Path) -> tuple[str, list[str], Any]:
    """One table is on damaged pages and has been due for longest; others are due too. With the cookies of who sits there."""
    async with running(folder, house=HouseConfig(pace=0.0)) as server, Person(server.address) as mio:
        victim, _filler = await talked_table(mio, clock=20), await talked_table(mio)
        others = [await mio.make("iyadosu", bots="thumb", start=True, clock=25) for _ in range(3)]
        cookies = mio.http.cookies
    spoil_table(folder / "donabe.sqlite3", victim, others)
    return victim, others, cookies


async def test_a_table_on_a_damaged_page_is_put_aside_and_keeps_no_other_asleep(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waking, "LOOK", 0.05)
    victim, others, cookies = await damaged_house(tmp_path)
    async with running(tmp_path) as server, Person(server.address) as mio:
        mio.http.cookies = cookies
        house = server.services.house
        await eventually(lambda: house.live.keys() >= set(others))
        answer = await mio.http.get(f"/api/tables/{victim}")
        assert (answer.status_code, answer.json()["code"]) == (503, "unreadable")
        reason = "its log cannot be read: database disk image is malformed"
        assert await house.store.reason_aside(victim) == reason
        await asyncio.sleep(0.5)  # a few looks
        assert caplog.text.count(f"table {victim} is put aside: {reason}") == 1
        assert "Traceback" not in caplog.text
        assert await house.store.due(house.config.now() + 90_000, house.config.now() + 90_000) != []
        line = await mio.sit_down(others[0])
        await line.move("on", line.choices[0])
    store = await open_store(sqlite_url(tmp_path), seal=SEAL)
    found = {finding.table_id: finding.trouble async for finding in audit(store, await table_ids(store))}
    await store.close()
    assert found[victim] == reason
    assert [found[other] for other in others] == [""] * len(others)


async def test_a_table_that_is_damaged_where_nothing_can_be_written_is_put_aside_in_memory(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    victim, _others, cookies = await damaged_house(tmp_path)
    async with running(tmp_path, house=HouseConfig(now=lambda: 0.0)) as server, Person(server.address) as mio:
        mio.http.cookies = cookies
        refuse_to_put_aside(server)
        for _ in range(2):
            answer = await mio.http.get(f"/api/tables/{victim}")
            assert (answer.status_code, answer.json()["code"]) == (503, "unreadable")
        assert caplog.text.count(f"table {victim} is put aside by this process only") == 1


def refuse_to_put_aside(server: Running) -> None:
    async def refused(*_row: object) -> None:
        raise OperationalError(None, None, sqlite3.OperationalError("disk I/O error"))

    server.services.house.store.put_aside = refused  # type: ignore[method-assign, assignment]


async def test_a_table_that_is_damaged_while_it_is_open_is_put_aside_too(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Person(server.address) as mio:
        house = server.services.house
        line = await mio.sit_down(await mio.make("iyadosu", bots="thumb", start=True))
        await mio.make("iyadosu")
        await line.until(lambda: bool(line.choices))
        await eventually(lambda: not house.live[line.table_id].attendant.busy)

        async def damaged(*_where: object) -> None:
            error = sqlite3.DatabaseError("database disk image is malformed")
            error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
            raise OperationalError(None, None, error)

        house.store.append_then = lambda _entries, settled: settled(OSError())  # type: ignore[method-assign, assignment]
        house.store.entries = damaged  # type: ignore[method-assign, assignment]
        await line.send(t="move", id="m", token=line.choices[0])
        assert line.socket is not None
        async with asyncio.timeout(20):
            await line.socket.wait_closed()
        assert await house.store.reason_aside(line.table_id) is not None


async def test_damage_to_all_logs_is_no_table_s_fault(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Person(server.address) as mio:
        tables = [await played_table(mio) for _ in range(3)]
        cookies = mio.http.cookies
    spoil_root(tmp_path / "donabe.sqlite3", "log")
    async with running(tmp_path) as server, Person(server.address) as mio:
        mio.http.cookies = cookies
        for table in tables:
            answer = await mio.http.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        assert await server.services.house.store.all_aside() == []


def sqlite_error(code: int) -> Exception:
    error = sqlite3.DatabaseError("what SQLite says")
    error.sqlite_errorcode = code
    return error


@pytest.mark.parametrize(
    ("error", "damage"),
    [
        (sqlite_error(sqlite3.SQLITE_CORRUPT), True),
        (sqlite_error(sqlite3.SQLITE_CORRUPT_INDEX), True),
        (sqlite_error(sqlite3.SQLITE_NOTADB), True),
        (sqlite_error(sqlite3.SQLITE_IOERR_CORRUPTFS), True),
        (sqlite_error(sqlite3.SQLITE_IOERR_READ), False),
        (sqlite_error(sqlite3.SQLITE_BUSY), False),
        (sqlite_error(sqlite3.SQLITE_FULL), False),
        (asyncpg.DataCorruptedError("invalid page in block 7"), True),
        (asyncpg.IndexCorruptedError("index is not a btree"), True),
        (asyncpg.CannotConnectNowError("the database system is starting up"), False),
        (ConnectionResetError(), False),
    ],
    ids=str,
)
def test_damage_is_told_from_a_database_that_is_away(error: Exception, damage: bool) -> None:
    assert is_damage(OperationalError(None, None, error)) is is_damage(error) is damage
