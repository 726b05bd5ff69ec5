"""The store keeps what it was given, once and in order, in both kinds of database."""

import asyncio

import pytest
from sqlalchemy import Connection, inspect, text

from donabe.table import facts
from donabe.table.facts import Entry
from donabe.table.store import schema
from donabe.table.store.changes import Append, Conflict, NewGuest, Row
from donabe.table.store.database import open_database
from donabe.table.store.migrate import migrate
from donabe.table.store.store import Store, open_store

pytestmark = pytest.mark.anyio

EVERY_FACT: list[facts.Fact] = [
    facts.Made("iyadosu", 3, {"early_win": True}, "g-1", public=True, away_after=5.5, clock=30.0, pace=0.0),
    facts.Sat(0, "g-1", "Mio ♣ <b>"),
    facts.Stood(0),
    facts.Filled(1, "thumb"),
    facts.Emptied(1),
    facts.Named(0, "Ken"),
    facts.Changed(4, {"x": [1, 2]}, public=False, away_after=0.0, clock=0.0),
    facts.Started("00" * 32),
    facts.Moved(2, "split 4", id="c1"),
    facts.Moved(2, "K3", bot="thumb", clock=True),
    facts.Said("g-1", "Mio", "hello\u2603", "c2"),
    facts.Left(0, 12.25),
    facts.Came(0),
    facts.Away(0, "thumb"),
    facts.Back(0),
    facts.Continued("t-2"),
]


def written(table: str, sequence: list[facts.Fact], first: int = 1) -> list[tuple[str, Entry]]:
    return [(table, Entry(seq, 1000.125 + seq, fact)) for seq, fact in enumerate(sequence, start=first)]


async def test_every_kind_of_fact_comes_back_as_it_was_written(database: str) -> None:
    store = await open_store(database)
    given = written("t-1", EVERY_FACT)
    await store.append(Append(given, [("t-1", bytes(range(32)))]))
    assert {type(fact) for fact in EVERY_FACT} == set(facts.Fact.__args__)
    await store.close()
    again = await open_store(database)
    assert [("t-1", entry) for entry in await again.entries("t-1")] == given
    assert [entry.seq for entry in await again.entries("t-1", after=14)] == [15, 16]
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
    await one.append(Append(written("t-1", EVERY_FACT[:1])))
    wins: list[str] = []

    async def claim(store: Store, name: str, place: int) -> None:
        try:
            await store.append(Append(written("t-1", [facts.Said(name, name, name)], place)))
        except Conflict:
            return
        wins.append(f"{place}{name}")

    for place in range(2, 40):
        await asyncio.gather(claim(one, "a", place), claim(two, "b", place))
    assert len(wins) == 38
    stored = [f"{entry.seq}{entry.fact.guest}" for entry in (await one.entries("t-1"))[1:]]  # type: ignore[union-attr]
    assert sorted(stored) == sorted(wins)
    await one.close()
    await two.close()


async def test_appends_that_arrive_together_are_committed_together_and_a_conflict_spoils_no_other(
    database: str,
) -> None:
    commits: list[float] = []
    store = await open_store(database, commits.append)
    await store.append(Append(written("t-taken", EVERY_FACT[:1])))
    commits.clear()
    await asyncio.gather(*(store.append(Append(written(f"t-{number}", EVERY_FACT[:1]))) for number in range(200)))
    assert len(commits) < 20
    clash = store.append(Append(written("t-taken", EVERY_FACT[:1])))
    fine = [store.append(Append(written(f"u-{number}", EVERY_FACT[:1]))) for number in range(5)]
    results = await asyncio.gather(clash, *fine, return_exceptions=True)
    assert isinstance(results[0], Conflict)
    assert results[1:] == [None] * 5
    assert len(await store.entries("u-4")) == 1
    await store.close()


async def test_an_append_is_stored_whole_or_not_at_all(database: str) -> None:
    store = await open_store(database)
    await store.append(Append(written("t-1", EVERY_FACT[:2])))
    both = [*written("t-new", EVERY_FACT[:2]), *written("t-1", EVERY_FACT[:1], 2)]
    with pytest.raises(Conflict):
        await store.append(Append(both, [("t-new", bytes(32))]))
    assert await store.entries("t-new") == []
    assert await store.seed("t-new") is None
    await store.close()


async def test_the_index_lists_and_an_older_version_never_overwrites_a_newer(database: str) -> None:
    store = await open_store(database)
    row = Row("t-1", 5, "iyadosu", "open", True, False, 10.0, '{"v": 5}', ("g-1", "g-2"))
    await store.index(row)
    await store.index(Row("t-1", 4, "iyadosu", "open", True, False, 9.0, '{"v": 4}', ("g-9",)))
    assert await store.open_tables() == [('{"v": 5}', 10.0)]
    assert await store.tables_of("g-2") == [('{"v": 5}', 10.0)]
    assert await store.tables_of("g-9") == []
    await store.append(Append(written("t-1", EVERY_FACT[:6])))
    await store.append(Append(written("t-unknown", EVERY_FACT[:1])))
    assert sorted(await store.unsettled()) == ["t-1", "t-unknown"]
    await store.index(Row("t-1", 6, "iyadosu", "playing", False, True, 11.0, '{"v": 6}', ("g-1",)))
    await store.index(Row("t-unknown", 1, "iyadosu", "open", False, False, 11.0, "{}", ()))
    assert await store.unsettled() == ["t-1"]
    assert await store.open_tables() == []
    await store.close()


async def test_guests_are_found_by_the_hash_of_their_token(database: str) -> None:
    store = await open_store(database)
    await store.add_guest(NewGuest("g-1", "ab" * 32, "Mio", 1.0))
    await store.rename("g-1", "Ken ♣")
    found = await store.guest("ab" * 32)
    assert found is not None
    assert (found.id, found.name) == ("g-1", "Ken ♣")
    assert await store.guest("cd" * 32) is None
    await store.close()
