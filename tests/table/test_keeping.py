"""Keeping a house from another process, while people play: what the keeper does is seen at once and lasts."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import delete, update
from sqlalchemy.exc import DatabaseError

from databases import empty
from donabe import games
from donabe.kernel.errors import BadSeat
from donabe.kernel.record import decoded, verify
from donabe.table.guests import A_DAY
from donabe.table.keeping import backup, retention
from donabe.table.keeping.audit import Finding, audit, table_ids
from donabe.table.keeping.backup import BadBackup
from donabe.table.keeping.retention import Retention, delete_old
from donabe.table.keeping.steward import Steward, delete_table, guest_named
from donabe.table.log import Entry
from donabe.table.refusals import UnknownTable
from donabe.table.store import schema
from donabe.table.store.database import open_database, sqlite_url
from donabe.table.store.migrate import WrongSchema, migrate
from donabe.table.store.store import Store, open_store, open_to_keep
from people import Connection, Person, play_on, seated_table
from servers import SEAL, running
from table.test_old_rules import played_table
from tables import raise_rules

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def keeping(database: str) -> AsyncIterator[Steward]:
    """The keeper's hands, in a store of their own."""
    store = await open_to_keep(database, SEAL)
    try:
        yield Steward(store)
    finally:
        await store.close()


async def closed(line: Connection) -> None:
    assert line.socket is not None
    await asyncio.wait_for(line.socket.wait_closed(), 10)


# -- people --------------------------------------------------------------------------------------------------------------


async def test_a_person_is_taken_from_a_lobby_and_may_not_sit_or_chat_there_again(database: str) -> None:
    async with (
        running(database) as server,
        Person(server.address) as mio,
        Person(server.address) as pest,
        keeping(database) as hands,
    ):
        line = await mio.sit_down(await mio.make("iyadosu", players=3))
        other = await pest.sit_down(line.table_id, 1)
        assert await hands.kick(line.table_id, 1) == pest.me["name"]
        await line.until(lambda: line.table["seats"][1]["kind"] == "empty")
        await other.until(lambda: other.table["you"] == -1)
        for message in ({"t": "sit", "seat": 1}, {"t": "chat", "id": "c", "text": "why"}):
            assert (await other.refused(**message))["code"] == "removed"
        assert (await pest.get("/api/tables"))["mine"] == []
        with pytest.raises(BadSeat):
            await hands.kick(line.table_id, 1)


async def test_a_bot_plays_on_for_a_person_taken_from_a_match_and_the_host_passes_on(database: str) -> None:
    async with (
        running(database) as server,
        Person(server.address) as a,
        Person(server.address) as b,
        Person(server.address) as c,
        keeping(database) as hands,
    ):
        lines = await seated_table([a, b, c], "iyadosu")
        await play_on(lines, 2, "m")
        await hands.kick(lines[0].table_id, 0)
        await lines[1].until(lambda: lines[1].table["seats"][0]["kind"] == "casual")
        assert lines[1].table["host"] == b.me["id"]
        await lines[0].until(lambda: lines[0].table["you"] == -1)
        assert lines[0].view["viewer"] == -1
        assert not lines[0].view.get("choices")
        assert (await lines[0].refused(t="move", id="x", token="split 3"))["code"] == "not-yours"
        for number in range(6):
            await lines[1].until(lambda: any(line.choices for line in lines[1:]))
            mover = next(line for line in lines[1:] if line.choices)
            version = await mover.move(f"n{number}", mover.choices[0])
            for line in lines[1:]:
                await line.until(lambda line=line, version=version: (line.version or 0) >= version)  # type: ignore[misc]
        assert any(event["kind"] == "removed" for event in lines[1].parts["events"])


async def test_who_is_muted_can_play_but_not_chat_until_the_keeper_lets_them(database: str) -> None:
    async with (
        running(database) as server,
        Person(server.address) as mio,
        Person(server.address) as loud,
        keeping(database) as hands,
    ):
        line = await mio.sit_down(await mio.make("iyadosu", players=3))
        other = await loud.sit_down(line.table_id, 1)
        guest = guest_named(await hands.table(line.table_id), "1")
        assert guest == loud.me["id"]
        await hands.mute(line.table_id, guest, muted=True)
        await other.until(lambda: other.version == 4)
        assert (await other.refused(t="chat", id="c1", text="HEY"))["code"] == "muted"
        await other.send(t="stand")
        await other.until(lambda: other.table["you"] == -1)
        await hands.mute(line.table_id, guest, muted=False)
        await other.until(lambda: other.version == 6)
        await other.send(t="chat", id="c2", text="hey")
        await line.until(lambda: len(line.parts["chat"]) == 1)


async def test_the_keeper_hands_the_host_s_part_over(database: str) -> None:
    async with (
        running(database) as server,
        Person(server.address) as mio,
        Person(server.address) as ken,
        keeping(database) as hands,
    ):
        line = await mio.sit_down(await mio.make("iyadosu", players=3))
        other = await ken.sit_down(line.table_id, 1)
        assert await hands.hand_over(line.table_id, 1) == ken.me["name"]
        await other.until(lambda: other.table["host"] == ken.me["id"])
        await other.send(t="bot", seat=2, bot="thumb")
        await other.send(t="start")
        await other.until(lambda: other.parts["view"] is not None)
        assert (await line.refused(t="start"))["code"] == "already-started"


async def test_an_announcement_is_shown_at_every_table_in_use(database: str) -> None:
    async with running(database) as server, Person(server.address) as mio, keeping(database) as hands:
        lines = [await mio.sit_down(await mio.make("iyadosu")) for _ in range(2)]
        over = await played_table(mio, to_the_end=True)
        assert len((await mio.get("/api/tables"))["mine"]) == 3  # waits until the index is written
        assert await hands.announce("The house closes at ten") == 2
        for line in lines:
            await line.until(lambda line=line: bool(line.parts["chat"]))  # type: ignore[misc]
            [said] = line.parts["chat"]
            assert (said["from"], said["text"], said["house"]) == ("", "The house closes at ten", True)
        assert await hands.announce("Only here", over.table_id) == 1
        await over.until(lambda: bool(over.parts["chat"]))
        assert len(lines[0].parts["chat"]) == 1
        lost = delete(schema.log).where(schema.log.c.table_id == lines[0].table_id)
        await hands.store.database.write(lambda connection: connection.execute(lost))
        assert await hands.announce("A table without a log stops nobody") == 1
        await lines[1].until(lambda: len(lines[1].parts["chat"]) == 2)


# -- tables --------------------------------------------------------------------------------------------------------------


async def test_a_quarantined_table_disconnects_its_people_and_goes_on_when_it_is_released(database: str) -> None:
    async with running(database) as server, Person(server.address) as mio, keeping(database) as hands:
        line = await mio.sit_down(await mio.make("iyadosu", bots="thumb", start=True))
        await line.until(lambda: bool(line.choices))
        await hands.put_aside(line.table_id, "somebody complained")
        await closed(line)
        assert (await mio.http.get(f"/api/tables/{line.table_id}")).json()["code"] == "unreadable"
        [listed] = [table for table in await hands.tables() if table.id == line.table_id]
        assert listed.aside == "somebody complained"
        await hands.release(line.table_id)
        again = await mio.sit_down(line.table_id)
        await again.until(lambda: bool(again.choices))
        await again.move("m1", again.choices[0])
        with pytest.raises(UnknownTable):
            await hands.release(line.table_id)


async def test_a_deleted_table_is_gone_everywhere_and_cannot_be_written_to(database: str) -> None:
    async with running(database) as server, Person(server.address) as mio, keeping(database) as hands:
        line = await mio.sit_down(await mio.make("iyadosu", bots="thumb", start=True, public=True))
        await line.until(lambda: bool(line.choices))
        kept = await mio.make("iyadosu")
        await hands.delete(line.table_id)
        await closed(line)
        assert (await mio.http.get(f"/api/tables/{line.table_id}")).json()["code"] == "unknown-table"
        assert [table["id"] for table in (await mio.get("/api/tables"))["mine"]] == [kept]
        assert line.table_id not in server.services.house.live
        assert await hands.store.seed(line.table_id) is None
        for wrong in (hands.delete, hands.release, lambda table: hands.put_aside(table, "again")):
            with pytest.raises(UnknownTable):
                await wrong("t-nothing")
        with pytest.raises(UnknownTable):
            await hands.put_aside(line.table_id, "again")
        assert [finding.trouble for finding in await findings(hands.store)] == ["", ""]


async def test_what_is_left_of_a_deleted_table_is_forgotten_after_a_day(database: str) -> None:
    async with running(database) as server, Person(server.address) as mio, keeping(database) as hands:
        one, two = await mio.make("iyadosu"), await mio.make("iyadosu")
        await hands.delete(one)
        assert len(await hands.store.entries(one)) == 1
        hands.now = lambda: 4e9
        await hands.delete(two)
        assert await hands.store.entries(one) == []
        assert len(await hands.store.entries(two)) == 1


async def findings(store: Store) -> list[Finding]:
    return [finding async for finding in audit(store, await table_ids(store))]


# -- the whole house -----------------------------------------------------------------------------------------------------


async def test_a_check_finds_the_tables_whose_log_seed_or_result_is_wrong(database: str) -> None:
    async with running(database) as server, Person(server.address) as mio:
        over = [(await played_table(mio, to_the_end=True)).table_id for _ in range(2)]
        running_tables = [(await played_table(mio, to_the_end=False)).table_id for _ in range(3)]
        lobby, lost, cut = [await mio.make("iyadosu", bots="thumb") for _ in range(3)]
        assert len((await mio.get("/api/tables"))["mine"]) == 8
    store = await open_store(database, seal=SEAL)
    assert [finding.trouble for finding in await findings(store)] == [""] * 8
    entries, deals, tables = schema.log, schema.deals, schema.tables
    wrong = store.database.write
    await wrong(
        lambda connection: connection.execute(
            delete(entries).where(entries.c.table_id == running_tables[0], entries.c.version == 6)
        )
    )
    await wrong(
        lambda connection: connection.execute(
            update(deals)
            .where(deals.c.table_id == running_tables[1])
            .values(seed=SEAL.sealed(running_tables[1], bytes(32)))
        )
    )
    ending = (await store.ending(over[1]))[1]
    await wrong(
        lambda connection: connection.execute(update(tables).where(tables.c.id == over[0]).values(ending=ending))
    )
    for damage in (entries.c.table_id == lost, (entries.c.table_id == cut) & (entries.c.version > 3)):
        await wrong(lambda connection, damage=damage: connection.execute(delete(entries).where(damage)))  # type: ignore[misc]
    troubles = {finding.table_id: finding.trouble for finding in await findings(store)}
    await store.close()
    assert "no such table" in troubles.pop(lost)
    assert "ends at version 3, and 5 was stored" in troubles.pop(cut)
    assert "cannot follow" in troubles.pop(running_tables[0])
    assert troubles.pop(running_tables[1])
    assert "another result" in troubles.pop(over[0])
    assert troubles == {over[1]: "", running_tables[2]: "", lobby: ""}


async def test_a_backup_made_under_load_is_whole_and_goes_on_elsewhere(database: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    async with running(database) as server, Person(server.address) as mio, Person(server.address) as ken:
        finished = await played_table(mio, to_the_end=True)
        lines = [await mio.sit_down(await mio.make("iyadosu", players=3)), await ken.sit_down(finished.table_id)]
        chatting = asyncio.create_task(chat(lines[0]))
        contents = await backup.back_up(database, file)
        chatting.cancel()
        unfinished = await played_table(mio, to_the_end=False)
        await unfinished.until(lambda: bool(unfinished.choices))
        file.unlink()
        contents = await backup.back_up(database, file)
        with pytest.raises(BadBackup, match="there already"):
            await backup.back_up(database, file)
        cookies = mio.http.cookies
    assert (contents.tables, contents.guests) == (3, 2)
    assert beside(file) == {"backup": 0o600}
    with pytest.raises(BadBackup, match="empty database"):
        await backup.restore(file, database)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    assert await backup.restore(file, sqlite_url(elsewhere)) == contents
    async with running(elsewhere) as server, Person(server.address) as mio:
        mio.http.cookies = cookies
        assert (await mio.http.get(f"/api/tables/{finished.table_id}/record")).status_code == 200
        line = await mio.sit_down(unfinished.table_id)
        assert line.version == unfinished.version
        await line.until(lambda: bool(line.choices))
        await line.move("again", line.choices[0])
        assert [finding.trouble for finding in await findings(server.services.house.store)] == [""] * 3


def beside(file: Path) -> dict[str, int]:
    """The files whose names begin like this one's, and who may read them."""
    return {path.name: path.stat().st_mode & 0o777 for path in file.parent.iterdir() if path.name.startswith(file.name)}


async def chat(line: Connection) -> None:
    for number in range(10_000):
        await line.send(t="chat", id=f"c{number}", text="on and on")
        await asyncio.sleep(0.002)


async def test_a_backup_of_one_kind_is_restored_into_the_other(database: str, tmp_path: Path) -> None:
    (tmp_path / "from").mkdir()
    async with running(tmp_path / "from") as server, Person(server.address) as mio:
        line = await played_table(mio, to_the_end=False)
        await line.until(lambda: bool(line.choices))
        cookies = mio.http.cookies
        await backup.back_up(sqlite_url(tmp_path / "from"), tmp_path / "backup")
    await backup.restore(tmp_path / "backup", database)
    async with running(database) as server, Person(server.address) as mio:
        mio.http.cookies = cookies
        assert (await mio.sit_down(line.table_id)).version == line.version


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: b"no backup",
        lambda data: data[: len(data) // 2],
        lambda data: data[:4096] + bytes(4096) + data[8192:],
    ],
)
async def test_a_damaged_backup_is_refused(spoil: Callable[[bytes], bytes], tmp_path: Path) -> None:
    async with running(tmp_path) as server, Person(server.address) as mio:
        for _ in range(20):
            await mio.make("iyadosu", bots="thumb")
        await backup.back_up(sqlite_url(tmp_path), tmp_path / "backup")
    (tmp_path / "backup").write_bytes(spoil((tmp_path / "backup").read_bytes()))
    with pytest.raises(BadBackup, match="damaged"):
        await backup.restore(tmp_path / "backup", sqlite_url(tmp_path / "elsewhere"))


async def test_finished_tables_are_deleted_by_age_once_their_records_are_exported(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database) as server, Person(server.address) as mio:
        old = await played_table(mio, to_the_end=True)
        unfinished = await played_table(mio, to_the_end=False)
    store = await open_store(database, seal=SEAL)
    [now] = [table.updated for table in await Steward(store).tables("over")]
    export = tmp_path / "records"
    assert await delete_old(store, Retention(3, export), now + 2 * A_DAY) == 0
    assert await delete_old(store, Retention(3, export), now + 4 * A_DAY) == 1
    assert await delete_old(store, Retention(3, export), now + 4 * A_DAY) == 0
    [file] = export.iterdir()
    assert verify(decoded(file.read_bytes()), games.load("iyadosu")).over
    assert [table.id for table in await Steward(store).tables()] == [unfinished.table_id]
    assert old.table_id not in await old_ids(store)
    await store.close()


async def test_tables_that_nobody_began_are_deleted_by_age_and_leave_no_record(database: str, tmp_path: Path) -> None:
    async with running(database) as server, Person(server.address) as mio:
        unfinished = await played_table(mio, to_the_end=False)
        await mio.make("salty")
        assert len((await mio.get("/api/tables"))["mine"]) == 2  # waits until the index is written
    store = await open_store(database, seal=SEAL)
    [now] = [table.updated for table in await Steward(store).tables("open")]
    assert await delete_old(store, Retention(3, tmp_path / "records"), now + 2 * A_DAY) == 0
    assert await delete_old(store, Retention(3, tmp_path / "records"), now + 4 * A_DAY) == 1
    assert [table.id for table in await Steward(store).tables()] == [unfinished.table_id]
    assert not (tmp_path / "records").exists()
    await store.close()


async def test_a_damaged_table_keeps_no_other_from_being_deleted_by_age(database: str, tmp_path: Path) -> None:
    async with running(database) as server, Person(server.address) as mio:
        over = sorted([(await played_table(mio, to_the_end=True)).table_id for _ in range(4)])
        assert len((await mio.get("/api/tables"))["mine"]) == 4  # waits until the index is written
    store = await open_store(database, seal=SEAL)
    entries = schema.log
    bad = update(entries).where(entries.c.table_id == over[0], entries.c.version == 3).values(body="{no json")
    lost = delete(entries).where(entries.c.table_id == over[1])
    for damage in (bad, lost):
        await store.database.write(lambda connection, damage=damage: connection.execute(damage))  # type: ignore[misc]
    await store.put_aside(over[1], "its log is lost", 1.0)
    (tmp_path / "records").mkdir()
    (tmp_path / "records" / f"{over[2]}.part").mkdir()  # stands in the way of this one's record
    with pytest.raises(OSError, match="part"):
        await delete_old(store, Retention(0, tmp_path / "records"), 4e9)
    (tmp_path / "records" / f"{over[2]}.part").rmdir()
    await delete_old(store, Retention(0, tmp_path / "records"), 4e9)
    assert await old_ids(store) == []
    assert await store.all_aside() == []
    assert await store.seed(over[1]) is None
    await store.close()
    written = {file.name for file in (tmp_path / "records").iterdir()}
    assert written == {f"{over[0]}.log.json", f"{over[2]}.json", f"{over[3]}.json"}
    assert "{no json" in (tmp_path / "records" / f"{over[0]}.log.json").read_text()


async def test_a_table_that_cannot_be_deleted_stays_and_stops_no_other(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(database) as server, Person(server.address) as mio:
        over = sorted([(await played_table(mio, to_the_end=True)).table_id for _ in range(3)])
        assert len((await mio.get("/api/tables"))["mine"]) == 3
    store = await open_store(database, seal=SEAL)

    async def deleting(store: Store, table_id: str, now: float) -> None:
        if table_id == over[0]:
            raise DatabaseError("DELETE", {}, sqlite3.DatabaseError("database disk image is malformed"))
        await delete_table(store, table_id, now)

    monkeypatch.setattr(retention, "delete_table", deleting)
    assert await delete_old(store, Retention(0), 4e9) == 2
    assert await old_ids(store) == [over[0]]
    assert f"table {over[0]} could not be deleted" in caplog.text
    await store.close()


async def old_ids(store: Store) -> list[str]:
    return [table.id for table in await Steward(store).tables("over")]


async def test_what_can_no_longer_be_replayed_is_exported_as_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as server, Person(server.address) as mio:
        over = await played_table(mio, to_the_end=True)
    raise_rules(monkeypatch, "iyadosu")
    store = await open_store(sqlite_url(tmp_path), seal=SEAL)
    assert await delete_old(store, Retention(0, tmp_path / "records"), 4e9) == 1
    await store.close()
    [file] = (tmp_path / "records").iterdir()
    assert file.name == f"{over.table_id}.log.json"
    assert over.parts["result"]["seed"] in file.read_text()


async def test_a_house_deletes_by_itself_what_is_too_old(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "BETWEEN", 0.05)  # the index may have the end of a match only after the first look
    async with running(database) as server, Person(server.address) as mio:
        over = await played_table(mio, to_the_end=True)
    async with running(database, retention=Retention(0)) as server, Person(server.address) as mio:
        await gone(mio, over.table_id)


async def test_a_table_in_memory_is_gone_when_its_own_house_deletes_it(database: str) -> None:
    async with running(database) as server, Person(server.address) as mio:
        over = await played_table(mio, to_the_end=True)
        house = server.services.house
        assert over.table_id in house.live
        await delete_table(house.store, over.table_id, 4e9)
        await gone(mio, over.table_id)
        assert over.table_id not in house.live


async def test_a_table_deleted_while_it_is_read_is_unknown_and_not_put_aside(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database) as server, Person(server.address) as mio:
        over = await played_table(mio, to_the_end=True)
    entries = Store.entries

    async def deleted_then(store: Store, table_id: str, after: int = 0) -> list[Entry]:
        """The log as it was, and the table is deleted before anything else of it is read."""
        found = await entries(store, table_id, after)
        if len(found) > 1:
            await delete_table(store, table_id, 4e9)
        return found

    monkeypatch.setattr(Store, "entries", deleted_then)
    async with running(database) as server, Person(server.address) as mio:
        assert (await mio.http.get(f"/api/tables/{over.table_id}")).json()["code"] == "unknown-table"
        assert await server.services.house.store.all_aside() == []


async def gone(mio: Person, table_id: str) -> None:
    """Wait until a table is not found any more."""
    for _ in range(100):
        if (await mio.http.get(f"/api/tables/{table_id}")).status_code == 404:
            return
        await asyncio.sleep(0.05)
    pytest.fail("it is still there")


async def test_a_backup_of_an_older_database_is_refused_in_words(postgres_server: str, tmp_path: Path) -> None:
    await empty(postgres_server)
    old = open_database(postgres_server)
    await old.write(lambda connection: migrate(connection, "0004"))
    await old.close()
    with pytest.raises(WrongSchema, match="older donabe"):
        await backup.back_up(postgres_server, tmp_path / "backup")
    assert beside(tmp_path / "backup") == {}
