"""Secrets on disk: who else can read the files, and what the database alone gives away."""

import os
import stat
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select, text

from donabe.table.store import schema
from donabe.table.store.changes import Append
from donabe.table.store.database import open_database, sqlite_url
from donabe.table.store.location import Location
from donabe.table.store.seal import KEY_BYTES, KEY_FILE, KEY_VARIABLE, BadKey, KeyLost, Seal, seal_at
from donabe.table.store.store import open_store
from people import Person, play_on
from servers import SEAL, Running, running
from table.test_old_rules import played_table
from table.test_store import EVERY_BODY, written

pytestmark = pytest.mark.anyio

SEED = bytes(range(100, 132))
OTHER = Seal(b"o" * KEY_BYTES)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# -- files ---------------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(os.name == "nt", reason="permissions are other things there")
async def test_only_the_owner_can_read_the_folder_the_database_what_is_beside_it_and_the_key(tmp_path: Path) -> None:
    before = os.umask(0o000)
    try:
        location = Location(data=tmp_path / "house")
        store = await open_store(location.url(), seal=location.seal())
        await store.append(Append(written("t-1", EVERY_BODY[:1])))
        found = {path.name: mode(path) for path in (tmp_path / "house").iterdir()}
        await store.close()
    finally:
        os.umask(before)
    assert mode(tmp_path / "house") == 0o700
    assert set(found) == {"donabe.sqlite3", "donabe.sqlite3-wal", "donabe.sqlite3-shm", KEY_FILE}
    assert set(found.values()) == {0o600}


@pytest.mark.skipif(os.name == "nt", reason="permissions are other things there")
async def test_files_of_an_older_donabe_are_closed_and_a_folder_of_others_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "ours").mkdir(mode=0o755)
    (tmp_path / "ours" / "donabe.sqlite3").touch(0o644)
    (tmp_path / "shared").mkdir(mode=0o755)
    (tmp_path / "shared" / "letter.txt").touch(0o644)
    for name in ("ours", "shared"):
        location = Location(data=tmp_path / name)
        await (await open_store(location.url(), seal=location.seal())).close()
        assert mode(tmp_path / name / "donabe.sqlite3") == 0o600
    assert mode(tmp_path / "ours") == 0o700
    assert mode(tmp_path / "shared") == 0o755


def test_a_key_is_made_once_and_can_come_from_the_environment(tmp_path: Path) -> None:
    path = tmp_path / KEY_FILE
    first, again = seal_at(path, {}), seal_at(path, {})
    assert first.fresh
    assert not again.fresh
    assert again.opened("t-1", first.sealed("t-1", SEED)) == SEED
    given = seal_at(tmp_path / "none", {KEY_VARIABLE: path.read_text()})
    assert given.opened("t-1", first.sealed("t-1", SEED)) == SEED
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize("text", ["", "short", "!" * 44, "QUJD"])
def test_what_is_no_key_is_said_to_be_none(text: str, tmp_path: Path) -> None:
    (tmp_path / KEY_FILE).write_text(text)
    with pytest.raises(BadKey, match="holds no key"):
        seal_at(tmp_path / KEY_FILE, {})


# -- seeds ---------------------------------------------------------------------------------------------------------------


def test_a_key_file_that_cannot_be_read_is_said_to_be_so(tmp_path: Path) -> None:
    (tmp_path / "donabe.key").mkdir()
    with pytest.raises(BadKey, match="key file"):
        seal_at(tmp_path / "donabe.key", {})


def test_a_seal_opens_only_for_its_table_its_key_and_unchanged() -> None:
    sealed = SEAL.sealed("t-1", SEED)
    assert SEED not in sealed
    assert SEAL.sealed("t-1", SEED) != sealed
    assert SEAL.opened("t-1", sealed) == SEED
    with pytest.raises(KeyLost, match="changed"):
        SEAL.opened("t-2", sealed)
    with pytest.raises(KeyLost, match="changed"):
        SEAL.opened("t-1", sealed[:-1] + bytes([sealed[-1] ^ 1]))
    with pytest.raises(KeyLost, match="not here"):
        OTHER.opened("t-1", sealed)
    assert Seal(b"o" * KEY_BYTES, b"k" * KEY_BYTES).opened("t-1", sealed) == SEED


async def test_no_file_of_the_house_but_the_key_gives_the_seed_of_a_running_match_away(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Person(server.address) as mio:
        line = await mio.sit_down(await mio.make("iyadosu", bots="thumb", start=True))
        await line.until(lambda: bool(line.choices))
        seed = server.services.house.live[line.table_id].table.seed
        assert seed is not None
        for name, content in contents(tmp_path).items():
            assert seed not in content, name
            assert seed.hex().encode() not in content, name


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


async def test_what_an_older_donabe_stored_in_the_clear_is_sealed_but_for_finished_matches(database: str) -> None:
    store = await open_store(database)
    for table in ("t-running", "t-over"):
        await store.append(Append(written(table, EVERY_BODY[:1]), [(table, SEED)]))
    row = {"version": 1, "game": "iyadosu", "listed": False, "updated": 1.0, "summary": "{}"}
    await store.database.write(
        lambda connection: connection.execute(insert(schema.tables), {**row, "id": "t-over", "status": "over"})
    )
    await store.close()
    store = await open_store(database, seal=SEAL)
    stored = await store.database.read(seeds)
    assert stored["t-over"] == SEED
    assert len(stored["t-running"]) > len(SEED)
    assert await store.seed("t-running") == await store.seed("t-over") == SEED
    await store.close()


def seeds(connection: Connection) -> dict[str, bytes]:
    return {row.table_id: row.seed for row in connection.execute(select(schema.deals))}


async def test_another_key_is_refused_until_the_old_one_is_said_to_be_lost(database: str) -> None:
    await (await open_store(database, seal=SEAL)).close()
    await (await open_store(database, seal=SEAL)).close()
    with pytest.raises(BadKey, match="sealed with the key"):
        await open_store(database, seal=OTHER)
    both = Seal(b"o" * KEY_BYTES, b"k" * KEY_BYTES)
    await (await open_store(database, seal=both)).close()
    await (await open_store(database, seal=OTHER)).close()
    await (await open_store(database, seal=SEAL, new_key=True)).close()


async def test_a_lost_key_puts_running_tables_aside_and_leaves_finished_ones_alone(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    async with serving(folder) as server, Person(server.address) as mio:
        finished = await played_table(mio, to_the_end=True)
        unfinished = await played_table(mio, to_the_end=False)
        lobby = await mio.make("iyadosu")
        cookies = mio.http.cookies
    (folder / KEY_FILE).unlink()
    async with serving(folder) as server, Person(server.address) as mio:
        mio.http.cookies = cookies
        refused = await mio.http.get(f"/api/tables/{unfinished.table_id}")
        assert (refused.status_code, refused.json()["code"]) == (503, "unreadable")
        reason = await server.services.house.store.reason_aside(unfinished.table_id)
        assert reason is not None
        assert "which is not here" in reason
        over = await mio.sit_down(finished.table_id)
        assert over.parts["result"] == finished.parts["result"]
        assert (await mio.http.get(f"/api/tables/{finished.table_id}/record")).status_code == 200
        assert (await mio.get(f"/api/tables/{lobby}"))["status"] == "open"
        line = await mio.sit_down(await mio.make("iyadosu", bots="thumb", start=True))
        await line.until(lambda: bool(line.choices))
        await play_on([line], 1, "n")


def serving(folder: Path) -> AbstractAsyncContextManager[Running]:
    """A server with the key of its folder, as `donabe serve` has it."""
    location = Location(data=folder)
    return running(location.url(), seal=location.seal())


async def test_a_database_of_a_newer_donabe_is_refused_in_words(tmp_path: Path) -> None:
    await (await open_store(sqlite_url(tmp_path))).close()
    database = open_database(sqlite_url(tmp_path))
    await database.write(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    await database.close()
    with pytest.raises(Exception, match="newer donabe"):
        await open_store(sqlite_url(tmp_path))
