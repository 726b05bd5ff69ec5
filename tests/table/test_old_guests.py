"""Guests who do not come back are forgotten, a few at a time; who has anything to come back to, or comes back, stays."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable

import httpx
import pytest
from sqlalchemy import func, insert, select

from donabe.table.guests import A_DAY, day_of, new_secret, secret_hash
from donabe.table.house import HouseConfig
from donabe.table.keeping import old_guests, retention
from donabe.table.keeping.old_guests import ANYBODY, NAMELESS, NEVER_CAME_BACK, forget_old_guests
from donabe.table.store import devices, schema
from donabe.table.store.changes import IndexRow, NewGuest
from donabe.table.store.store import Store, open_store
from donabe.table.store.visits import note_seen
from donabe.web import guestbook
from donabe.web.guestbook import Guestbook
from people import Person
from servers import eventually, running

pytestmark = pytest.mark.anyio

NOON = 20_000 * A_DAY + A_DAY / 2


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    store = await open_store(database)
    yield store
    await store.close()


async def add(store: Store, guest: str, name: str = "#123", *, made: float = NOON, seen: float | None = NOON) -> None:
    """A guest, and the day on which their cookie last came back, if it ever did."""
    await store.add_guest(NewGuest(guest, secret_hash(guest), name, made))
    if seen is not None:
        await note_seen(store.database, [guest], day_of(seen))


async def guests(store: Store) -> set[str]:
    query = select(schema.guests.c.id)
    return await store.database.read(lambda connection: set(connection.execute(query).scalars()))


async def seat(store: Store, guest: str) -> None:
    await store.index(IndexRow(f"t-{guest}", 1, "iyadosu", "over", False, 1.0, "", "", (guest,)))


async def carry(store: Store, guest: str, now: float = NOON) -> str:
    """Bring a guest to another device; returns its secret."""
    code, secret = new_secret(), new_secret()
    await devices.add_link(store.database, secret_hash(code), guest, now, 300.0)
    assert await devices.use_link(store.database, secret_hash(code), secret_hash(secret), now)
    return secret


# -- who is forgotten ----------------------------------------------------------------------------------------------------


async def test_whose_cookie_never_came_back_is_forgotten_after_a_day(store: Store) -> None:
    await add(store, "g-crawler", seen=None)
    await add(store, "g-person")
    assert await forget_old_guests(store, NOON + NEVER_CAME_BACK * A_DAY - 1) == 0
    assert await forget_old_guests(store, NOON + NEVER_CAME_BACK * A_DAY + 1) == 1
    assert await guests(store) == {"g-person"}


async def test_who_has_nothing_here_is_forgotten_thirty_days_after_the_last_visit(store: Store) -> None:
    await add(store, "g-nobody", made=NOON - 90 * A_DAY)
    assert await forget_old_guests(store, NOON + NAMELESS * A_DAY) == 0
    assert await forget_old_guests(store, NOON + (NAMELESS + 1) * A_DAY) == 1


async def test_who_has_a_name_or_another_device_is_remembered_for_longer_than_the_cookie_lasts(store: Store) -> None:
    await add(store, "g-named", "Mio")
    await add(store, "g-carried")
    await add(store, "g-named-at-once", "Ken", seen=None)
    secret = await carry(store, "g-carried")
    assert await forget_old_guests(store, NOON + ANYBODY * A_DAY) == 0
    assert set(await store.guests([secret_hash(secret)])) == {secret_hash(secret)}
    assert await forget_old_guests(store, NOON + (ANYBODY + 1) * A_DAY) == 3
    rows = select(func.count()).select_from(schema.devices)
    assert await store.database.read(lambda connection: connection.execute(rows).scalar()) == 0


async def test_who_sits_at_a_table_is_remembered_as_long_as_the_table(store: Store) -> None:
    await add(store, "g-sits", seen=None)
    await seat(store, "g-sits")
    assert await forget_old_guests(store, NOON + 5000 * A_DAY) == 0
    await store.forget("t-g-sits")
    assert await forget_old_guests(store, NOON + 5000 * A_DAY) == 1


async def test_links_that_nobody_used_end_too(store: Store) -> None:
    await add(store, "g-1", "Mio")
    await devices.add_link(store.database, "ab" * 32, "g-1", NOON, 300.0)
    await forget_old_guests(store, NOON + 301)
    rows = select(func.count()).select_from(schema.links)
    assert await store.database.read(lambda connection: connection.execute(rows).scalar()) == 0


async def test_many_are_forgotten_in_small_transactions(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [
        {"id": f"g-{number}", "secret_hash": f"{number:064}", "name": "#123", "made": NOON, "seen": 0}
        for number in range(1_700)
    ]
    await store.database.write(lambda connection: connection.execute(insert(schema.guests), rows))
    await add(store, "g-stays")
    sizes: list[int] = []
    forget = old_guests._forget

    def counted(*given: object) -> int:
        sizes.append(forget(*given))  # type: ignore[arg-type]
        return sizes[-1]

    monkeypatch.setattr(old_guests, "_forget", counted)
    monkeypatch.setattr(old_guests, "PAUSE", 0.0)
    assert await forget_old_guests(store, NOON + 2 * A_DAY) == 1_700
    assert sizes == [500, 500, 500, 200]
    assert await guests(store) == {"g-stays"}


async def test_two_processes_forget_each_guest_once_and_wait_for_nothing(store: Store, database: str) -> None:
    for number in range(40):
        await add(store, f"g-{number}", seen=None)
    other = await open_store(database)
    counts = await asyncio.gather(*(forget_old_guests(one, NOON + 2 * A_DAY) for one in (store, other) * 3))
    await other.close()
    assert sum(counts) == 40
    assert await guests(store) == set()


async def test_who_comes_back_while_the_old_are_forgotten_stays(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await add(store, "g-back", seen=None)
    await add(store, "g-gone", seen=None)
    old = old_guests._old
    late = NOON + 2 * A_DAY
    await store.database.read(lambda connection: old(connection, late, ""))
    found = await store.database.read(lambda connection: old(connection, late, ""))
    assert found == ["g-back", "g-gone"]
    await note_seen(store.database, ["g-back"], day_of(late))
    assert await store.database.write(lambda connection: old_guests._forget(connection, found, late)) == 1
    assert await guests(store) == {"g-back"}


# -- who was seen --------------------------------------------------------------------------------------------------------


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("TOGETHER", "RETRY", "ROUND"):
        monkeypatch.setattr(guestbook, name, 0.02)


class Clock:
    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> float:
        return self.time


def days_of(store: Store) -> Callable[[], dict[str, int]]:
    """What the store says of guests, each time it is asked."""
    query = select(schema.guests.c.id, schema.guests.c.seen)
    found: dict[str, int] = {}

    async def look() -> None:
        rows = await store.database.read(lambda connection: list(connection.execute(query)))
        found.clear()
        found.update({row.id: row.seen for row in rows})

    def days() -> dict[str, int]:
        asyncio.get_running_loop().create_task(look())
        return dict(found)

    return days


@pytest.mark.usefixtures("quickly")
async def test_a_guest_is_seen_once_their_cookie_comes_back_and_once_a_day(database: str) -> None:
    clock = Clock()
    async with running(database, house=HouseConfig(pace=0.0, now=clock)) as server, httpx.AsyncClient() as browser:
        store = server.services.house.store
        days = days_of(store)
        me = (await browser.get(f"{server.address}/api/me")).json()["id"]
        await asyncio.sleep(0.1)
        await eventually(lambda: days() == {me: 0})
        for days_later in (0, 3):
            clock.time = NOON + days_later * A_DAY
            assert (await browser.get(f"{server.address}/api/me")).json()["id"] == me
            await eventually(lambda: days() == {me: day_of(clock.time)})


@pytest.mark.usefixtures("quickly")
async def test_who_stays_connected_for_weeks_is_seen(database: str) -> None:
    clock = Clock()
    async with (
        running(database, house=HouseConfig(pace=0.0, now=clock)) as server,
        Person(server.address) as mio,
        Person(server.address) as watcher,
    ):
        await watcher.sit_down(await mio.make("iyadosu"))
        days = days_of(server.services.house.store)
        clock.time = NOON + 90 * A_DAY
        await eventually(lambda: days().get(watcher.me["id"]) == day_of(clock.time))


@pytest.mark.usefixtures("quickly")
async def test_visits_that_could_not_be_written_are_written_later(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    full = True

    async def note(*given: object) -> set[str]:
        if full:
            raise OSError("the disk is full")
        return await note_seen(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(guestbook, "note_seen", note)
    async with running(database) as server, Person(server.address) as mio:
        await mio.get("/api/me")
        await eventually(lambda: "the disk is full" in caplog.text)
        full = False
        days = days_of(server.services.house.store)
        await eventually(lambda: days().get(mio.me["id"], 0) > 0)


async def test_a_cookie_is_renewed_once_on_each_day_that_it_is_used(database: str) -> None:
    clock = Clock()
    async with running(database, house=HouseConfig(pace=0.0, now=clock)) as server, httpx.AsyncClient() as browser:
        me = f"{server.address}/api/me"
        given = (await browser.get(me)).headers["set-cookie"]
        assert "set-cookie" not in (await browser.get(me)).headers
        for day in (200, 400):
            clock.time = NOON + day * A_DAY
            assert (await browser.get(me)).headers["set-cookie"] == given
            assert "set-cookie" not in (await browser.get(me)).headers


# -- forgotten and remembered --------------------------------------------------------------------------------------------


async def test_no_process_remembers_a_guest_whom_the_store_has_forgotten(store: Store) -> None:
    clock = Clock()
    books = [Guestbook(store, clock) for _ in range(2)]
    visit = await books[0].add()
    assert await books[1].first([visit.secret]) is not None
    clock.time = NOON + 40 * A_DAY
    await note_seen(store.database, [visit.guest.id], day_of(NOON))
    assert await forget_old_guests(store, clock.time) == 1
    assert [await book.first([visit.secret]) for book in books] == [None, None]


@pytest.mark.usefixtures("quickly")
async def test_who_is_forgotten_in_the_moment_of_coming_back_is_new_to_every_process(store: Store) -> None:
    clock = Clock()
    book = Guestbook(store, clock)
    visit = await book.add()
    clock.time = NOON + 2 * A_DAY
    assert await book.first([visit.secret]) is not None
    assert await forget_old_guests(store, clock.time) == 1
    assert await book.first([visit.secret]) is not None
    writing = asyncio.create_task(book.write_visits())
    await eventually(lambda: not book.known)
    writing.cancel()
    assert await book.first([visit.secret]) is None


async def test_a_person_comes_back_with_a_cookie_that_nobody_knows_and_is_somebody_new(database: str) -> None:
    clock = Clock()
    async with running(database, house=HouseConfig(pace=0.0, now=clock)) as server, httpx.AsyncClient() as browser:
        me = f"{server.address}/api/me"
        first = (await browser.get(me)).json()["id"]
        clock.time = NOON + 2 * A_DAY
        await forget_old_guests(server.services.house.store, clock.time)
        second = await browser.get(me)
        assert second.status_code == 200
        assert second.json()["id"] != first
        assert (await browser.get(me)).json()["id"] == second.json()["id"]


async def test_a_house_forgets_by_itself_without_being_told_to_delete_tables(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(retention, "BETWEEN", 0.05)
    caplog.set_level(logging.INFO)
    clock = Clock()
    async with running(database, house=HouseConfig(pace=0.0, now=clock)) as server:
        async with httpx.AsyncClient() as crawler:
            for _ in range(3):
                await crawler.get(f"{server.address}/api/me")
                crawler.cookies.clear()
        clock.time = NOON + 2 * A_DAY
        await eventually(lambda: "guests have not come back" in caplog.text)
        assert await guests(server.services.house.store) == set()
    assert "3 guests have not come back" in caplog.text


async def test_a_guest_has_a_hundred_devices_at_most_and_the_oldest_makes_room(store: Store) -> None:
    await add(store, "g-1", "Mio")
    carried = [await carry(store, "g-1", NOON + number) for number in range(devices.MOST + 3)]
    held = await store.guests([secret_hash(secret) for secret in carried])
    assert set(held) == {secret_hash(secret) for secret in carried[3:]}
