"""Rules change while tables are stored: finished ones keep their results, others cannot go on, and the house opens."""

import json
import logging
from pathlib import Path
from typing import Any

import pytest

from donabe import games
from donabe.table import log
from donabe.table.log import Entry
from donabe.table.store.changes import Append
from donabe.table.store.database import sqlite_url
from donabe.table.store.store import open_store
from people import Connection, Person, play_on, seated_table
from servers import running
from tables import raise_rules

pytestmark = pytest.mark.anyio


@pytest.fixture
def new_rules(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Lets Iyadosu's rules change."""
    return lambda: raise_rules(monkeypatch, "iyadosu")


async def played_table(person: Person, *, to_the_end: bool) -> Connection:
    line = await person.sit_down(await person.make("iyadosu", bots="thumb", start=True))
    moves = 0
    while line.table["status"] != "over" and (to_the_end or moves < 3):
        await line.until(lambda: bool(line.choices) or line.table["status"] == "over")
        if line.choices:
            version = await line.move(f"m{moves}", line.choices[0])
            await line.until(lambda version=version: (line.version or 0) >= version)  # type: ignore[misc]
            moves += 1
    return line


async def test_a_table_begun_under_older_rules_is_said_to_be_so_and_the_others_play_on(
    database: str, new_rules: Any
) -> None:
    async with running(database) as server, Person(server.address) as mio:
        finished = await played_table(mio, to_the_end=True)
        unfinished = await played_table(mio, to_the_end=False)
        lobby = await mio.make("iyadosu", bots="thumb", public=True)
        salty = await mio.sit_down(await mio.make("salty", players=3, bots="thumb", start=True))
        await salty.until(lambda: bool(salty.choices))
        cookies = mio.http.cookies
        await unfinished.close()
    new_rules()
    async with running(database) as server, Person(server.address) as mio:
        mio.http.cookies = cookies
        lists = {table["id"]: table["status"] for table in (await mio.get("/api/tables"))["mine"]}
        assert lists[finished.table_id] == "over"
        assert lists[salty.table_id] == "playing"

        old = await mio.sit_down(unfinished.table_id)
        assert old.table["status"] == "outdated"
        assert old.parts["view"] is None
        assert old.parts["result"] is None
        assert old.table["commitment"] == unfinished.table["commitment"]
        for message in ({"t": "move", "id": "x", "token": "split 3"}, {"t": "start"}, {"t": "back"}, {"t": "rematch"}):
            assert (await old.refused(**message))["code"] == "outdated", message
        assert (await old.refused(t="why", pick="K3"))["code"] == "not-asked"
        assert (await mio.http.get(f"/api/tables/{unfinished.table_id}/record")).json()["code"] == "outdated"
        await old.send(t="chat", id="c", text="what a pity")
        await old.until(lambda: bool(old.parts["chat"]))

        over = await mio.sit_down(finished.table_id)
        assert over.table["status"] == "over"
        assert over.parts["view"] is None
        assert over.parts["result"] == finished.parts["result"]
        assert over.parts["sheet"] == finished.parts["sheet"]
        assert (await mio.http.get(f"/api/tables/{finished.table_id}/frames")).json()["code"] == "outdated"
        await over.send(t="rematch")
        await over.until(lambda: over.table["next"] != "")

        again = await mio.sit_down(salty.table_id)
        await again.move("on", again.choices[0])
        line = await mio.sit_down(lobby)
        await line.send(t="start")
        await line.until(lambda: line.parts["view"] is not None)
        lists = {table["id"]: table["status"] for table in (await mio.get("/api/tables"))["mine"]}
        assert lists[unfinished.table_id] == "outdated"
    async with running(database) as server, Person(server.address) as mio:
        mio.http.cookies = cookies
        over = await mio.sit_down(finished.table_id)
        assert over.parts["result"] == finished.parts["result"]


async def test_an_end_that_was_not_stored_is_said_to_be_unknown(tmp_path: Path, new_rules: Any) -> None:
    async with running(tmp_path) as server, Person(server.address) as mio:
        finished = await played_table(mio, to_the_end=True)
        cookies = mio.http.cookies
        database = server.services.house.store.database
        await database.write(lambda connection: connection.exec_driver_sql("UPDATE tables SET ending = ''"))
    new_rules()
    async with running(tmp_path) as server, Person(server.address) as mio:
        mio.http.cookies = cookies
        over = await mio.sit_down(finished.table_id)
        assert (over.table["status"], over.parts["view"], over.parts["result"]) == ("over", None, None)


async def test_a_log_without_a_rules_version_was_begun_under_the_first(tmp_path: Path) -> None:
    assert log.decoded('{"t":"started","commitment":"00"}') == log.Started("00", rules=1)


async def test_a_log_that_cannot_be_folded_is_put_aside_and_the_house_opens(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = await open_store(sqlite_url(tmp_path))
    unknown_game: log.Body = log.Made("chess", 2, {}, "g-1")
    no_seed: list[log.Body] = [
        log.Made("iyadosu", 3, {}, "g-1"),
        *(log.Filled(seat, "thumb") for seat in range(3)),
        log.Started("00", rules=games.load("iyadosu").rules_version),
    ]
    impossible: list[log.Body] = [*no_seed, log.Moved(0, "K99")]
    for name, bodies in (("t-chess", [unknown_game]), ("t-seed", no_seed), ("t-move", impossible)):
        seeds = [(name, bytes(32))] if name == "t-move" else []
        await store.append(Append([(name, Entry(v, 1.0, body)) for v, body in enumerate(bodies, start=1)], seeds))
    await store.close()
    caplog.set_level(logging.ERROR)
    async with running(tmp_path) as server, Person(server.address) as mio:
        for name in ("t-chess", "t-seed", "t-move"):
            answer = await mio.http.get(f"/api/tables/{name}")
            assert (answer.status_code, answer.json()["code"]) == (503, "unreadable"), name
            assert f"table {name} is put aside" in caplog.text
        lines = await seated_table([mio, *[await Person(server.address).__aenter__() for _ in range(2)]], "iyadosu")
        await play_on(lines, 3, "m")
        for line in lines[1:]:
            await line.person.__aexit__(None, None, None)


async def test_a_row_of_the_index_that_cannot_be_read_does_not_spoil_the_lists(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Person(server.address) as mio:
        tables = [await mio.make("iyadosu", public=True) for _ in range(2)]
        await mio.get("/api/tables")
        broken = json.dumps({"id": tables[0]})
        await server.services.house.store.database.write(
            lambda connection: connection.exec_driver_sql(
                "UPDATE tables SET summary = ? WHERE id = ?", (broken, tables[0])
            )
        )
        assert [table["id"] for table in (await mio.get("/api/tables"))["mine"]] == [tables[1]]
