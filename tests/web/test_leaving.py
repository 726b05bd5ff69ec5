"""Leavers, clocks and restarts: what happens by itself."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from donabe.kernel.view import View
from donabe.table import duties, log
from donabe.table.house import HouseConfig
from donabe.table.live_table import NOBODY_LOOKS
from people import Connection, Person, play_on, seated_table
from servers import Running, eventually, running

pytestmark = pytest.mark.anyio


async def until_stuck_on(lines: list[Connection], seat: int, tag: str) -> None:
    """Play until this seat has to decide."""
    while not lines[seat].choices:
        await play_on(lines, 1, f"{tag}{lines[0].version}")


async def test_a_bot_takes_over_for_a_leaver_and_stops_when_the_person_is_back(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as server,
        Person(server.address) as a,
        Person(server.address) as b,
        Person(server.address) as c,
    ):
        lines = await seated_table([a, b, c], "iyadosu", away_after=0.3)
        await until_stuck_on(lines, 1, "m")
        await lines[1].close()
        await lines[0].until(lambda: lines[0].here == [True, False, True])
        await lines[0].until(lambda: lines[0].table["seats"][1].get("away", False))
        present = [lines[0], lines[2]]
        for number in range(6):
            await lines[0].until(lambda: any(line.choices for line in present))
            await lines[2].until(lambda: any(line.choices for line in present))
            await play_on(present, 1, f"p{number}")
        assert any(event["kind"] == "away" for event in lines[0].parts["events"])
        await lines[1].open()
        table = server.services.house.live[lines[1].table_id].table
        await lines[1].until(lambda: table.seats[1].left_since is None)
        await lines[1].send(t="back")
        await lines[1].until(lambda: not lines[1].table["seats"][1].get("away", False))
        await until_stuck_on(lines, 1, "q")
        await asyncio.sleep(0.6)
        assert lines[1].choices, "nobody else may play for a person who is there"
        entries = await server.services.house.store.entries(lines[0].table_id)
        kinds = [type(entry.body).__name__ for entry in entries if not isinstance(entry.body, log.Moved)]
        assert kinds[-4:] == ["Left", "Away", "Came", "Back"]


async def test_a_move_of_a_person_who_was_replaced_also_takes_the_seat_back(tmp_path: Path) -> None:
    async with (
        running(tmp_path, house=HouseConfig(pace=30.0)) as server,
        Person(server.address) as a,
        Person(server.address) as b,
        Person(server.address) as c,
    ):
        table = await a.make("iyadosu", players=3, away_after=0.1)
        lines = [await a.sit_down(table), await b.sit_down(table, 1), await c.sit_down(table, 2)]
        await lines[0].send(t="start")
        await lines[2].until(lambda: lines[2].parts["view"] is not None)
        (seat,) = server.services.house.live[table].table.actors()
        await lines[seat].close()
        other = lines[(seat + 1) % 3]
        await other.until(lambda: other.table["seats"][seat].get("away", False))
        await lines[seat].open()
        await lines[seat].until(lambda: bool(lines[seat].choices))
        await lines[seat].move("mine", lines[seat].choices[0])
        await other.until(lambda: not other.table["seats"][seat].get("away", False))


async def test_a_table_that_all_its_people_have_left_waits_for_them(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Person(server.address) as mio:
        line = await mio.sit_down(await mio.make("iyadosu", bots="thumb", start=True, away_after=0.1))
        await line.until(lambda: bool(line.choices))
        await line.close()
        await asyncio.sleep(0.7)
        await line.open()
        assert line.choices
        assert not line.table["seats"][0].get("away", False)


async def test_when_the_clock_runs_out_a_bot_decides_that_move_only(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Person(server.address) as mio:
        line = await mio.sit_down(await mio.make("iyadosu", bots="thumb", start=True, clock=0.4))
        await line.until(lambda: any(event["kind"] == "clock" for event in line.parts["events"]))
        await line.until(lambda: bool(line.choices))
        assert 0 < line.table["seats"][0]["left"] <= 0.4
        await line.move("quick", line.choices[0])
        entries = await server.services.house.store.entries(line.table_id)
        timed = [entry.body for entry in entries if isinstance(entry.body, log.Moved) and entry.body.clock]
        assert {move.seat for move in timed} == {0}


async def test_clocks_and_absences_go_on_over_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Person(server.address) as mio, Person(server.address) as ken:
        ticking = await mio.sit_down(await mio.make("iyadosu", bots="thumb", start=True, clock=1.5))
        await ticking.until(lambda: bool(ticking.choices))
        table = await mio.make("iyadosu", players=3, away_after=1.0)
        lines = [await mio.sit_down(table), await ken.sit_down(table, 1)]
        await lines[0].send(t="bot", seat=2, bot="thumb")
        await lines[0].send(t="start")
        await lines[1].until(lambda: lines[1].parts["view"] is not None)
        await lines[1].close()
        await lines[0].until(lambda: lines[0].here == [True, False, True])
        await asyncio.sleep(0.1)
        cookies = mio.http.cookies
        version = ticking.version
    await asyncio.sleep(1.0)
    async with running(tmp_path) as server, Person(server.address) as again:
        again.http.cookies = cookies
        line = await again.sit_down(table)
        await line.until(lambda: line.table["seats"][1].get("away", False), patience=0.9)
        await asyncio.sleep(0.8)  # nobody asks for the other table
        entries = await server.services.house.store.entries(ticking.table_id)
        assert any(isinstance(entry.body, log.Moved) and entry.body.clock for entry in entries[version:])


async def test_an_idle_table_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    async with running(tmp_path, house=HouseConfig(pace=0.0, idle_after=0.2)) as server, Person(server.address) as mio:
        line = await mio.sit_down(await mio.make("iyadosu", bots="thumb", start=True))
        await line.until(lambda: bool(line.choices))
        house = server.services.house
        await asyncio.sleep(0.6)
        assert line.table_id in house.live
        view = line.view
        await line.close()
        async with asyncio.timeout(5):
            while line.table_id in house.live:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        fresh = await mio.sit_down(line.table_id)
        assert msgspec.convert(fresh.view, View) == msgspec.convert(view, View)
        await fresh.move("x", fresh.choices[0])


async def test_the_lobby_seats_bots_settings_and_lists(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Person(server.address) as host, Person(server.address) as guest:
        table = await host.make("iyadosu", players=4, public=True)
        line = await host.sit_down(table)
        assert [entry["id"] for entry in (await guest.get("/api/tables"))["open"]] == [table]
        other = await guest.sit_down(table, 3)
        assert (await line.refused(t="options", players=3))["code"] == "seat-taken"
        assert (await line.refused(t="bot", seat=3, bot="thumb"))["code"] == "seat-taken"
        assert (await line.refused(t="options", options={"nonsense": 1}))["code"] == "bad-option"
        await other.send(t="sit", seat=1)
        await line.send(t="options", players=3, options={"early_win": True}, public=False, away_after=5, clock=30)
        await line.until(lambda: line.table["players"] == 3)
        assert line.table["options"] == {"bid_bonus": False, "early_win": True}
        assert (line.table["away_after"], line.table["clock"], line.table["public"]) == (5, 30, False)
        assert (await line.refused(t="start"))["code"] == "not-started"
        await line.send(t="bot", seat=2, bot="random")
        await line.until(lambda: line.table["seats"][2]["kind"] == "random")
        await line.send(t="start")
        await other.until(lambda: other.table["status"] == "playing")
        lists = await guest.get("/api/tables")
        assert lists["open"] == []
        assert [(entry["id"], entry["you"], entry["status"]) for entry in lists["mine"]] == [(table, 1, "playing")]


async def test_bots_think_in_their_host_s_turn_and_where_nobody_looks_in_one_for_all_such_tables(
    server: Running,
) -> None:
    async with Person(server.address) as mio, Person(server.address) as ken:
        one, two = await mio.make("iyadosu"), await ken.make("iyadosu")
        [first, second] = [await server.services.house.table(table) for table in (one, two)]
        assert first.whose == second.whose == NOBODY_LOOKS
        line = await ken.sit_down(one)
        await mio.sit_down(two)
        assert (first.whose, second.whose) == (mio.me["id"], ken.me["id"])
        await line.close()
        await eventually(lambda: first.whose == NOBODY_LOOKS)


async def test_who_comes_and_goes_without_end_does_not_make_the_log_longer_for_ever(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(duties, "MOST_LEAVINGS", 3)
    async with Person(server.address) as mio:
        line = await mio.sit_down(await mio.make("iyadosu", bots="thumb", start=True))
        await line.until(lambda: bool(line.choices))
        seat = server.services.house.live[line.table_id].table.seats[0]
        for _ in range(3):
            await line.close()
            await eventually(lambda: seat.left_since is not None)
            await line.open()
            await eventually(lambda: seat.left_since is None)
        await line.close()
        await asyncio.sleep(0.3)
        entries = await server.services.house.store.entries(line.table_id)
        assert sum(isinstance(entry.body, log.Left) for entry in entries) == 3
        await line.open()
        await line.move("m", line.choices[0])
