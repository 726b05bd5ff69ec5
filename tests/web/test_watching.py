"""Who looks on at a table: everybody there is told by name, soon, not too often, and of a crowd only the number."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from donabe.table import watchers
from donabe.table.guests import Guest
from donabe.table.live_table import LiveTable
from people import Connection, Person, play_on, seated_table
from servers import Running, emptied, running

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Running]:
    async with running(tmp_path) as server:
        yield server


@pytest.fixture
async def people(server: Running, anyio_backend: str) -> AsyncIterator[list[Person]]:
    """Anna, who makes tables, and Ben and Cleo."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Person(server.address)) for _ in range(3)]
        for person, name in zip(people, ("Anna", "Ben", "Cleo"), strict=True):
            await person.call(name)
        yield people


async def told(lines: list[Connection], *names: str) -> None:
    """Wait until everybody knows that these look on."""
    for line in lines:
        await line.until(lambda line=line: line.watchers == [*names])  # type: ignore[misc]


def times_told(line: Connection) -> int:
    return sum(json.loads(frame)["t"] == "watchers" for frame in line.frames)


async def test_who_comes_sits_down_stands_up_and_goes_is_told_to_everybody(people: list[Person]) -> None:
    anna, ben, cleo = people
    table = await anna.make("iyadosu")
    host = await anna.sit_down(table)
    assert host.watchers == []
    friend = await ben.sit_down(table)
    await told([host, friend], "Ben")
    third = await cleo.sit_down(table)
    await told([host, friend, third], "Ben", "Cleo")
    await friend.send(t="sit", seat=1)
    await told([host, friend, third], "Cleo")
    await friend.send(t="stand")
    await host.until(lambda: sorted(host.watchers) == ["Ben", "Cleo"])
    await third.close()
    await told([host, friend], "Ben")
    version = host.version
    await friend.close()
    await told([host])
    assert host.version == version, "coming and going is in no log"
    await third.open()
    await told([host, third], "Cleo")


async def test_people_who_sit_there_are_told_during_play_and_play_goes_on(people: list[Person]) -> None:
    anna, ben, cleo = people
    lines = await seated_table([anna, ben], "mush_ring")
    assert [line.watchers for line in lines] == [[], []]
    watcher = await cleo.sit_down(lines[0].table_id)
    await told([*lines, watcher], "Cleo")
    before = [times_told(line) for line in lines]
    assert len(await play_on([*lines, watcher], 4, "m")) == 4
    assert [times_told(line) for line in lines] == before, "moves carry nothing of it"
    await lines[0].close()
    await told([lines[1], watcher], "Cleo")  # who is away from a seat looks on nowhere
    await lines[0].open()
    await told([lines[0]], "Cleo")


async def test_a_new_name_of_a_watcher_is_told(people: list[Person]) -> None:
    anna, ben, _ = people
    host = await anna.sit_down(await anna.make("iyadosu"))
    await ben.sit_down(host.table_id)
    await told([host], "Ben")
    await ben.call("<b>Ben</b>")
    await told([host], "<b>Ben</b>")
    await ben.call("Anna")
    await told([host], "Anna (2)")  # as in the chat


async def test_one_person_with_several_windows_is_one_watcher(people: list[Person]) -> None:
    anna, ben, cleo = people
    host = await anna.sit_down(await anna.make("iyadosu"))
    lines = [await ben.sit_down(host.table_id) for _ in range(3)]
    await told([host, *lines], "Ben")
    await lines[0].close()
    await lines[1].close()
    await cleo.sit_down(host.table_id)
    await told([host], "Ben", "Cleo")
    assert times_told(host) == 2
    await cleo.call("Ben")
    await told([host], "Ben", "Ben")


class Fan:
    """Somebody of a crowd, whose line is long."""

    def __init__(self, number: int) -> None:
        self.guest = Guest(f"g-{number}", "W" * 24)
        self.changes = True
        self.sent: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.sent.append(data)

    def shut(self) -> None:
        pass


async def crowded(server: Running, table: str, number: int) -> tuple[LiveTable, list[Fan]]:
    live = await server.services.house.table(table)
    fans = [Fan(place) for place in range(number)]
    for fan in fans:
        live.join(fan, None)
    return live, fans


async def test_of_a_crowd_twenty_are_named_and_the_others_counted(server: Running, people: list[Person]) -> None:
    host = await people[0].sit_down(await people[0].make("iyadosu"))
    live, fans = await crowded(server, host.table_id, 500)
    await host.until(lambda: host.watching == {"count": 500, "names": ["W" * 24] * watchers.MOST_NAMED})
    assert max(map(len, host.frames)) < 2_000
    for fan in fans[:490]:
        live.leave(fan)
    await host.until(lambda: host.watching == {"count": 10, "names": ["W" * 24] * 10})


async def test_a_crowd_that_comes_and_goes_is_told_once_in_a_while(
    server: Running, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watchers, "PAUSE", 0.3)
    host = await people[0].sit_down(await people[0].make("iyadosu"))
    live, fans = await crowded(server, host.table_id, 100)
    begun = asyncio.get_running_loop().time()
    for _ in range(30):
        for fan in fans[50:]:
            live.leave(fan)
            live.join(fan, None)
        await asyncio.sleep(0.02)
    lasted = asyncio.get_running_loop().time() - begun
    await host.until(lambda: host.watching["count"] == 100)
    assert 2 <= times_told(host) <= 3 + lasted / 0.3
    for fan in fans:
        live.leave(fan)
    await told([host])


async def test_a_table_that_everybody_left_a_moment_ago_leaves_memory(server: Running, people: list[Person]) -> None:
    host = await people[0].sit_down(await people[0].make("iyadosu"))
    await crowded(server, host.table_id, 3)
    live = server.services.house.live[host.table_id]
    for viewer in list(live.viewers):
        live.leave(viewer)
    assert live.watchers.timer is None
    del live
    await host.close()
    await emptied(server.services.house)
