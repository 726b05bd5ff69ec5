"""Who is connected to which process: all of them know within moments, and miss one that falls silent."""

import asyncio
import signal
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from databases import empty
from donabe.table import company as companies
from donabe.table.house import HouseConfig
from donabe.table.store.location import Location
from donabe.table.store.store import Store
from donabe.table.store.words import LONGEST, Onlookers, Sitting, Word, decoded, in_parts
from donabe.table.typed_text import LONGEST_NAME
from donabe.table.watchers import MOST_NAMED
from people import Connection, Person, seated_table
from servers import Killable, Running, eventually, running

pytestmark = pytest.mark.anyio


@pytest.fixture
async def postgres_database(postgres_server: str, anyio_backend: str) -> str:
    """An empty database that several processes can share."""
    await empty(postgres_server)
    return postgres_server


@pytest.fixture
async def house(postgres_database: str, anyio_backend: str) -> AsyncIterator[list[Running]]:
    """Two processes of one house."""
    async with running(postgres_database) as one, running(postgres_database) as two:
        yield [one, two]


@pytest.fixture
async def three_people(house: list[Running], anyio_backend: str) -> AsyncIterator[list[Connection]]:
    """Three people at a table, the second at the other process."""
    one, two = house
    async with Person(one.address) as a, Person(two.address) as b, Person(one.address) as c:
        yield await seated_table([a, b, c], "iyadosu", away_after=0.5)


async def test_coming_and_going_is_seen_at_every_process(three_people: list[Connection]) -> None:
    first, second, _ = three_people
    for line in three_people:
        await line.until(lambda line=line: line.here == [True, True, True], 5)  # type: ignore[misc]
    await second.close()
    await first.until(lambda: first.here == [True, False, True], 5)
    await first.until(lambda: first.table["seats"][1].get("away", False), 5)
    await second.open()
    await first.until(lambda: first.here == [True, True, True], 5)
    await second.until(lambda: second.table["seats"][0]["here"] and second.table["seats"][2]["here"], 5)


async def test_a_process_that_falls_silent_is_missed_and_known_again_when_it_speaks(
    house: list[Running], three_people: list[Connection], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *_ = three_people
    await first.until(lambda: first.here == [True, True, True], 5)
    monkeypatch.setattr(companies, "BEAT", 0.2)
    silent, tell = house[1].services.house.store, Store.tell

    async def mute(store: Store, word: Word) -> None:
        if store is not silent:
            await tell(store, word)

    monkeypatch.setattr(Store, "tell", mute)
    await first.until(lambda: first.here == [True, False, True], 6)
    monkeypatch.setattr(Store, "tell", tell)
    await first.until(lambda: first.here == [True, True, True], 6)
    assert not first.table["seats"][1].get("away", False), "the log says that somebody is there all the same"


async def test_a_bot_takes_over_for_whoever_was_at_a_process_that_was_killed(
    postgres_database: str, tmp_path: Path
) -> None:
    seal = Location(data=tmp_path).seal()
    async with running(postgres_database, seal=seal) as one:
        two = await asyncio.to_thread(Killable, tmp_path, 0, "--database", postgres_database)
        async with Person(one.address) as a, Person(two.address) as b, Person(one.address) as c:
            first, *_ = await seated_table([a, b, c], "iyadosu", away_after=0.5)
            await first.until(lambda: first.here == [True, True, True], 5)
            two.end(signal.SIGKILL)
            await first.until(lambda: first.here == [True, False, True], 10)
            await first.until(lambda: first.table["seats"][1].get("away", False), 5)


async def test_who_goes_from_one_process_to_another_is_not_noted_again_and_again(database: str) -> None:
    async with AsyncExitStack() as stack:
        one, two = [await stack.enter_async_context(running(database)) for _ in range(2)]
        a, b, c = [await stack.enter_async_context(Person(one.address)) for _ in range(3)]
        lines = await seated_table([a, b, c], "iyadosu", away_after=600)
        await lines[1].close()
        await lines[0].until(lambda: lines[0].here == [True, False, True])
        b.address = two.address
        await lines[1].open()
        store = one.services.house.store
        await asyncio.sleep(0.8)
        length = len(await store.entries(lines[0].table_id))
        await asyncio.sleep(0.7)
        assert len(await store.entries(lines[0].table_id)) == length


async def test_a_new_name_and_the_end_of_a_round_are_told_across(
    house: list[Running], three_people: list[Connection]
) -> None:
    first, second, _ = three_people
    assert (await second.person.http.get("/api/me")).status_code == 200
    elsewhere = Person(house[0].address)
    elsewhere.http.cookies = second.person.http.cookies
    async with elsewhere:
        await elsewhere.call("Ken")
    await second.until(lambda: second.table["seats"][1]["name"] == "Ken")
    known = house[1].services.guests.guests
    await eventually(lambda: known[second.person.me["id"]].name == "Ken")
    await second.send(t="seen", round=1)
    await first.until(lambda: '"seen":[0,1,0]' in first.frames[-1], 5)


async def test_who_looks_on_is_told_across_with_a_new_name_and_without_whoever_sits_down(
    house: list[Running], three_people: list[Connection]
) -> None:
    first, second, _ = three_people
    async with Person(house[1].address) as watcher, Person(house[0].address) as other:
        await watcher.call("Mio")
        line = await watcher.sit_down(first.table_id)
        await first.until(lambda: first.watchers == ["Mio"], 5)
        await watcher.call("Ken")
        await first.until(lambda: first.watchers == ["Ken"], 5)
        await other.call("Ren")
        await other.sit_down(first.table_id)
        await second.until(lambda: sorted(second.watchers) == ["Ken", "Ren"], 5)
        twice = Person(house[0].address)
        twice.http.cookies = watcher.http.cookies
        async with twice:
            await twice.sit_down(first.table_id)
            await asyncio.sleep(0.3)
            assert sorted(first.watchers) == ["Ken", "Ren"], "one person at two processes is one watcher"
        await line.close()
        await first.until(lambda: first.watchers == ["Ren"], 5)
    await second.until(lambda: second.watchers == [], 5)


async def test_who_sits_down_looks_on_nowhere_any_more(house: list[Running]) -> None:
    async with Person(house[0].address) as a, Person(house[1].address) as b:
        host = await a.sit_down(await a.make("iyadosu"))
        await b.call("Mio")
        friend = await b.sit_down(host.table_id)
        for _ in range(2):
            await host.until(lambda: host.watchers == ["Mio"], 5)
            await friend.send(t="sit", seat=1)
            await host.until(lambda: host.watchers == [], 5)
            await friend.send(t="stand")
        await host.until(lambda: host.watchers == ["Mio"], 5)


async def test_the_watchers_at_a_process_that_is_gone_are_gone(postgres_database: str) -> None:
    async with running(postgres_database) as one, Person(one.address) as a:
        host = await a.sit_down(await a.make("iyadosu"))
        async with running(postgres_database) as two, Person(two.address) as b:
            await b.sit_down(host.table_id)
            await host.until(lambda: len(host.watchers) == 1, 5)
        await host.until(lambda: host.watchers == [], 5)


class Counting(ThreadPoolExecutor):
    """Counts how often bots are asked."""

    asked = 0

    def submit(self, *arguments: Any, **named: Any) -> Any:
        self.asked += 1
        return super().submit(*arguments, **named)


async def test_a_bot_thinks_in_one_process_only(postgres_database: str) -> None:
    config = HouseConfig(pace=0.15)
    with Counting(1) as thinking, Counting(1) as other:
        async with AsyncExitStack() as stack:
            one = await stack.enter_async_context(running(postgres_database, house=config, executor=thinking))
            two = await stack.enter_async_context(
                running(postgres_database, house=HouseConfig(pace=0.15), executor=other)
            )
            a = await stack.enter_async_context(Person(one.address))
            b = await stack.enter_async_context(Person(two.address))
            table = await a.make("iyadosu", bots="thumb")
            line, watcher = await a.sit_down(table), await b.sit_down(table)
            await asyncio.sleep(0.3)  # both know of each other
            await line.send(t="start")
            for number in range(6):
                await line.until(lambda: bool(line.choices))
                version = await line.move(f"m{number}", line.choices[0])
                await line.until(lambda version=version: (line.version or 0) >= version)  # type: ignore[misc]
            await line.until(lambda: bool(line.choices))
            await watcher.until(lambda: watcher.version == line.version)
        assert min(thinking.asked, other.asked) == 0
        assert max(thinking.asked, other.asked) > 6


def test_processes_of_different_versions_pass_over_what_they_do_not_know() -> None:
    old = '{"process":"p","tables":{"t":{"guests":["g"],"seen":{"g":3}}}}'
    assert decoded(old).tables["t"] == Sitting(frozenset({"g"}), {"g": 3})
    new = '{"process":"p","stars":4,"tables":{"t":{"guests":["g"],"seen":{"g":3},"watching":{"names":{},"hats":1},"x":[]}}}'
    assert decoded(new) == decoded(old)


def test_much_is_told_in_parts_and_the_first_says_that_it_is_everything() -> None:
    tables = {f"t-{number:020}": Sitting(frozenset({f"g-{number:014}"}), {"g": 3}) for number in range(500)}
    crowd = {f"g-{number:014}": "界" * LONGEST_NAME for number in range(MOST_NAMED)}
    tables |= {f"t-crowd-{number}": Sitting(watching=Onlookers(crowd, 980)) for number in range(20)}
    parts = in_parts(Word("p", whole=True, tables=tables))
    assert all(len(part) <= LONGEST for part in parts)
    words = [decoded(part) for part in parts]
    assert [word.whole for word in words] == [True, *[False] * (len(parts) - 1)]
    told: dict[str, Sitting] = {}
    for word in words:
        told |= word.tables
    assert told == tables
