"""Tables that left memory are freed, without the garbage collector."""

import gc
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from donabe.kernel.match import Match
from donabe.table.attendant import Attendant
from donabe.table.live_table import LiveTable
from donabe.table.state import TableState
from donabe.web.connection import Connection
from people import Person
from servers import emptied, running

pytestmark = pytest.mark.anyio
COUNTED = (LiveTable, TableState, Attendant, Match, Connection)


@pytest.fixture
def without_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def living() -> Counter[str]:
    """How many objects of each of the kinds that belong to a table there are."""
    return Counter(type(thing).__name__ for thing in gc.get_objects() if type(thing) in COUNTED)


async def test_a_table_that_left_memory_is_freed_with_all_that_belonged_to_it(
    tmp_path: Path, without_collector: None
) -> None:
    before = living()
    async with running(tmp_path) as server, Person(server.address) as mio:
        for number in range(20):
            line = await mio.sit_down(await mio.make("iyadosu", bots="thumb", start=True, clock=number % 2 * 9000))
            for move in range(4):
                await line.until(lambda line=line: bool(line.choices))  # type: ignore[misc]
                version = await line.move(f"m{move}", line.choices[0])
                await line.until(lambda line=line, version=version: line.version >= version)  # type: ignore[misc]
            await line.until(lambda line=line: bool(line.choices))  # type: ignore[misc]
            await line.send(t="why", pick="nothing")
            await line.send(t="move", id="bad", token="no such card")
            await line.until(lambda line=line: len(line.refusals) > 1)  # type: ignore[misc]
            await line.close()
        await mio.get("/api/tables")
        await emptied(server.services.house)
        await mio.get("/api/tables")  # the loop has gone round, and the index rows are written
        assert living() - before == Counter()
