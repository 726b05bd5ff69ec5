"""The store keeps what it was given, once and in order, in both kinds of database."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, inspect, text

from donabe.table import log
from donabe.table.keeping.steward import delete_table
from donabe.table.log import Entry
from donabe.table.store import appends, database as database_module, schema
from donabe.table.store.changes import Append, Conflict, IndexRow, NewGuest
from donabe.table.store.database import Sqlite, open_database, sqlite_url
from donabe.table.store.migrate import migrate
from donabe.table.store.store import Store, open_store

pytestmark = pytest.mark.anyio

EVERY_BODY: list[log.Body] = [
    log.Made("iyadosu", 3, {"early_win": True}, "g-1", public=True, away_after=5.5, clock=30.0, pace=0.0, hints=False),
    log.Sat(0, "g-1", "Mio ♣ <b>"),
    log.Stood(0),
    log.Filled(1, "thumb"),
    log.Emptied(1),
    log.Named(0, "Ken"),
    log.Changed(4, {"x": [1, 2]}, public=False, away_after=0.0, clock=0.0),
    log.Started("00" * 32, rules=3),
    log.Moved(2, "split 4", id="c1"),
    log.Moved(2, "K3", bot="thumb", clock=True),
    log.Said("g-1", "Mio", "hello\u2603", "c2"),
    log.Left(0, 12.25),
    log.Came(0),
    log.Away(0, "thumb"),
    log.Back(0),
    log.Continued("t-2"),
    log.Removed(1, "g-2", "casual"),
    log.Muted("g-2", muted=False),
    log.Hosted("g-1"),
    log.Announced("the house closes at ten"),
    log.Closed(),
]


def written(table: str, sequence: list[log.Body], first: int = 1) -> list[tuple[str, Entry]]:
    return [(table, Entry(version, 1000.125 + version, body)) for version, body in enumerate(sequence, start=first)]


async def test_every_kind_of_entry_comes_back_as_it_was_written(database: str) -> None:
    store = await open_store(database)
    given = written("t-1", EVERY_BODY)
    await store.append(Append(given, [("t-1", bytes(range(32)))]))
    assert {type(body) for body in EVERY_BODY} == set(log.Body.__args__)
    await store.close()
    again = await open_store(database)
    assert [("t-1", entry) for entry in await again.entries("t-1")] == given
    assert [entry.version for entry in await again.entries("t-1", after=14)] == [15, 16, 17, 18, 19, 20, 21]
    assert await again.seed("t-1") == bytes(range(32))
    assert await again.seed("t-2") is None
    assert await again.entries("t-2") == []
    await again.close()


async def test_the_migrations_make_exactly_the_schema_and_can_run_again(database: str) -> None:
    opened = open_database(database)
    await opened.write(migrate)
    await opened.write(migrate)
    made = await opened.read(described)
    await opened.write(made_without_migrations)
    assert await opened.read(described) == made
    await opened.close()


async def test_a_database_of_the_first_schema_keeps_its_tables(database: str) -> None:
    opened = open_database(database)
    await opened.write(lambda connection: migrate(connection, "0001"))
    await opened.write(filled_as_at_first)
    await opened.close()
    store = await open_store(database)
    entries = await store.entries("t-1")
    assert entries == [Entry(1, 5.5, log.Stood(2)), Entry(2, 6.5, log.Started("ab", rules=1))]
    assert await store.open_tables() == [("{}", 6.5)]
    assert await store.ending("t-1") == ("over", "")
    assert await store.ending("t-2") == ("", "")
    await store.append(Append(written("t-1", EVERY_BODY[:1], 3)))
    with pytest.raises(Conflict):
        await store.append(Append(written("t-1", EVERY_BODY[:1], 3)))
    await store.close()


def filled_as_at_first(connection: Connection) -> None:
    rows = [(1, 5.5, '{"t":"stood","seat":2}'), (2, 6.5, '{"t":"started","commitment":"ab"}')]
    for seq, at, fact in rows:
        connection.execute(
            text("INSERT INTO log (table_id, seq, at, fact) VALUES ('t-1', :seq, :at, :fact)"),
            {"seq": seq, "at": at, "fact": fact},
        )
    connection.execute(
        text("INSERT INTO tables VALUES ('t-1', 2, 'iyadosu', 'over', :yes, :no, 6.5, '{}')"),
        {"yes": True, "no": False},
    )


def made_without_migrations(connection: Connection) -> None:
    for name in [*schema.metadata.tables, "alembic_version"]:
        connection.execute(text(f"DROP TABLE {name}"))
    schema.metadata.create_all(connection)


def described(connection: Connection) -> dict[str, object]:
    """Tables, columns and keys."""
    inspector = inspect(connection)
    described: dict[str, object] = {}
    for name in sorted(schema.metadata.tables):
        columns = [(column["name"], str(column["type"]), column["nullable"]) for column in inspector.get_columns(name)]
        keys = inspector.get_pk_constraint(name)["constrained_columns"]
        indexes = sorted(str(index["column_names"]) for index in inspector.get_indexes(name))
        described[name] = (columns, keys, indexes)
    return described


async def test_two_writers_cannot_both_win_a_place(database: str) -> None:
    one, two = await open_store(database), await open_store(database)
    await one.append(Append(written("t-1", EVERY_BODY[:1])))
    wins: list[str] = []

    async def claim(store: Store, name: str, place: int) -> None:
        try:
            await store.append(Append(written("t-1", [log.Said(name, name, name)], place)))
        except Conflict:
            return
        wins.append(f"{place}{name}")

    for place in range(2, 40):
        await asyncio.gather(claim(one, "a", place), claim(two, "b", place))
    assert len(wins) == 38
    stored = [f"{entry.version}{entry.body.guest}" for entry in (await one.entries("t-1"))[1:]]  # type: ignore[union-attr]
    assert sorted(stored) == sorted(wins)
    await one.close()
    await two.close()


async def test_appends_that_arrive_together_are_committed_together_and_a_conflict_spoils_no_other(
    database: str,
) -> None:
    commits: list[float] = []
    store = await open_store(database, commits.append)
    await store.append(Append(written("t-taken", EVERY_BODY[:1])))
    commits.clear()
    await asyncio.gather(*(store.append(Append(written(f"t-{number}", EVERY_BODY[:1]))) for number in range(200)))
    assert len(commits) < 20
    clash = store.append(Append(written("t-taken", EVERY_BODY[:1])))
    fine = [store.append(Append(written(f"u-{number}", EVERY_BODY[:1]))) for number in range(5)]
    results = await asyncio.gather(clash, *fine, return_exceptions=True)
    assert isinstance(results[0], Conflict)
    assert results[1:] == [None] * 5
    assert len(await store.entries("u-4")) == 1
    await store.close()


async def test_what_comes_soon_after_a_commit_waits_a_moment_and_is_stored_together(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(appends, "APART", 1.0)
    commits: list[float] = []
    store = await open_store(database, commits.append)
    await store.append(Append(written("t-1", EVERY_BODY[:1])))  # nothing was stored before: at once
    waiting = []
    for version in (2, 3, 4):
        waiting.append(store.append(Append(written("t-1", EVERY_BODY[1:2], version))))
        await asyncio.sleep(0.1)
    assert len(commits) == 1
    await asyncio.gather(*waiting)
    assert len(commits) == 2
    await store.close()


async def test_an_append_is_stored_whole_or_not_at_all(database: str) -> None:
    store = await open_store(database)
    await store.append(Append(written("t-1", EVERY_BODY[:2])))
    both = [*written("t-new", EVERY_BODY[:2]), *written("t-1", EVERY_BODY[:1], 2)]
    with pytest.raises(Conflict):
        await store.append(Append(both, [("t-new", bytes(32))]))
    assert await store.entries("t-new") == []
    assert await store.seed("t-new") is None
    await store.close()


async def test_the_index_lists_and_an_older_version_never_overwrites_a_newer(database: str) -> None:
    store = await open_store(database)
    row = IndexRow("t-1", 5, "iyadosu", "open", True, 10.0, '{"v": 5}', "", ("g-1", "g-2"))
    await store.index(row)
    await store.index(IndexRow("t-1", 4, "iyadosu", "open", True, 9.0, '{"v": 4}', "", ("g-9",)))
    assert await store.open_tables() == [('{"v": 5}', 10.0)]
    assert await store.tables_of("g-2") == [('{"v": 5}', 10.0)]
    assert await store.tables_of("g-9") == []
    await store.append(Append(written("t-1", EVERY_BODY[:6])))
    await store.append(Append(written("t-unknown", EVERY_BODY[:1])))
    assert sorted(await store.unsettled()) == ["t-1", "t-unknown"]
    await store.index(IndexRow("t-1", 6, "iyadosu", "playing", False, 11.0, '{"v": 6}', "", ("g-1",), due=12.0))
    await store.index(IndexRow("t-unknown", 1, "iyadosu", "open", False, 11.0, "{}", "", ()))
    assert await store.unsettled() == ["t-1"]
    assert await store.open_tables() == []
    await store.close()


async def test_a_table_stays_put_aside_with_its_reason_until_it_is_released(database: str) -> None:
    store = await open_store(database)
    await store.put_aside("t-1", "its log does not replay", 5.5)
    await store.put_aside("t-2", "first", 6.5)
    await store.put_aside("t-2", "second", 7.5)
    await store.close()
    again = await open_store(database)
    assert await again.reason_aside("t-1") == "its log does not replay"
    assert [(row.table_id, row.reason, row.at) for row in await again.all_aside()] == [
        ("t-2", "second", 7.5),
        ("t-1", "its log does not replay", 5.5),
    ]
    await again.release("t-2")
    assert await again.reason_aside("t-2") is None
    await again.close()


async def test_guests_are_found_by_the_hash_of_their_secret(database: str) -> None:
    store = await open_store(database)
    await store.add_guest(NewGuest("g-1", "ab" * 32, "Mio", 1.0))
    await store.rename("g-1", "Ken ♣")
    found = (await store.guests(["ef" * 32, "ab" * 32])).get("ab" * 32)
    assert found is not None
    assert (found.guest.id, found.guest.name, found.since) == ("g-1", "Ken ♣", 1.0)
    assert await store.guests(["cd" * 32]) == {}
    await store.close()


async def test_a_deleted_table_leaves_the_index_and_another_does_not(database: str) -> None:
    store = await open_store(database)
    await store.append(Append(written("t-1", EVERY_BODY[:2])))
    await store.append(Append([("t-2", Entry(7, 1.0, log.Closed()))]))
    for table in ("t-1", "t-2"):
        await store.index(IndexRow(table, 1, "iyadosu", "open", True, 10.0, f'"{table}"', "", ("g-1",)))
        await store.forget(table)
    assert await store.open_tables() == await store.tables_of("g-1") == [('"t-1"', 10.0)]
    await store.close()


async def test_what_another_process_writes_to_a_file_is_told_from_our_own(tmp_path: Path) -> None:
    one, two = await open_store(sqlite_url(tmp_path)), await open_store(sqlite_url(tmp_path))
    assert isinstance(one.database, Sqlite)
    last, mark = await one.database.newest()
    await one.append(Append(written("t-1", EVERY_BODY[:2])))
    own, still = await one.database.newest()
    assert (own, still) == (last + 2, mark)
    await two.append(Append(written("t-2", EVERY_BODY[:1])))
    newest, now = await one.database.newest()
    assert newest == last + 3
    assert now != mark
    await one.index(IndexRow("t-1", 2, "iyadosu", "open", True, 10.0, "", "", ()))
    assert (await one.database.newest())[1] == now, "what tables write they know already"
    await one.database.write(lambda connection: connection.execute(text("DELETE FROM log WHERE table_id = 't-2'")))
    assert (await one.database.newest())[1] != now, "what is done past them they have to be told"
    await one.close()
    await two.close()


async def test_a_writer_that_met_an_error_goes_on_with_another_connection(tmp_path: Path) -> None:
    store = await open_store(sqlite_url(tmp_path))
    assert isinstance(store.database, Sqlite)
    mark = (await store.database.newest())[1]
    await store.append(Append(written("t-1", EVERY_BODY[:1])))
    with pytest.raises(Conflict):
        await store.append(Append(written("t-1", EVERY_BODY[:2])))
    assert [entry.version for entry in await store.entries("t-1")] == [1], "all of it is stored, or nothing"
    assert (await store.database.newest())[1] != mark, "anything may have been written before it was open"
    await store.append(Append(written("t-1", EVERY_BODY[1:2], 2)))
    assert [entry.version for entry in await store.entries("t-1")] == [1, 2]
    await store.close()


async def test_a_table_is_deleted_while_its_row_is_written_and_neither_waits_for_the_other(database: str) -> None:
    one, two = await open_store(database), await open_store(database)
    for number in range(60):
        table = f"t-{number}"
        await one.append(Append(written(table, EVERY_BODY[:2])))
        row = IndexRow(table, 2, "iyadosu", "open", True, 10.0, "", "", tuple(f"g-{guest}" for guest in range(5)))
        await one.index(row)
        await asyncio.gather(*(one.index(row) for _ in range(3)), delete_table(two, table, 1.0), one.index(row))
    await one.close()
    await two.close()


async def test_what_is_written_beside_a_long_reading_takes_no_room_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "LARGEST_WAL", 100_000)
    store = await open_store(sqlite_url(tmp_path))
    beside = tmp_path / "donabe.sqlite3-wal"
    with closing(sqlite3.connect(tmp_path / "donabe.sqlite3")) as reading:  # such as a backup
        reading.execute("BEGIN")
        reading.execute("SELECT count(*) FROM log").fetchone()
        for number in range(3_000):
            await store.append(Append(written(f"t-{number}", [log.Said("g-1", "Mio", "x" * 300)])))
        assert beside.stat().st_size > 1_000_000
    for number in range(3):
        await store.append(Append(written(f"t-later-{number}", EVERY_BODY[:1])))
    assert beside.stat().st_size <= 100_000
    await store.close()
