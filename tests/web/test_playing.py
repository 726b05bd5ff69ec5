"""People at a table over the real server: what docs/protocol.md promises them."""

import asyncio
import json
from pathlib import Path

import msgspec
import pytest

from donabe import games
from donabe.kernel.match import commitment
from donabe.kernel.record import decoded, verify
from donabe.kernel.view import View
from people import Connection, Person, play_on, seated_table
from servers import running

pytestmark = pytest.mark.anyio


async def test_a_person_and_bots_play_a_whole_match_and_its_record_verifies(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Person(server.address) as mio:
        table = await mio.make("iyadosu", bots="thumb", start=True)
        line = await mio.sit_down(table)
        promised = line.table["commitment"]
        moves = 0
        while line.table["status"] != "over":
            await line.until(lambda: bool(line.choices) or line.table["status"] == "over")
            if line.choices:
                await line.move(f"m{moves}", line.choices[-1])
                moves += 1
                version = line.acks[f"m{moves - 1}"]
                await line.until(lambda version=version: (line.version or 0) >= version)  # type: ignore[misc]
        assert moves > 10
        assert commitment(bytes.fromhex(line.parts["result"]["seed"])) == promised
        record = (await mio.http.get(f"/api/tables/{table}/record")).content
        match = verify(decoded(record), games.load("iyadosu"))
        assert match.state.outcome().ranks == line.parts["result"]["ranks"]
        assert [player.kind for player in decoded(record).seats] == ["human", "thumb", "thumb", "thumb"]


async def test_the_seed_is_nowhere_before_the_end(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Person(server.address) as mio:
        table = await mio.make("iyadosu", bots="thumb", start=True)
        line = await mio.sit_down(table)
        live = server.services.house.live[table]
        assert live.table.match is not None
        seed = live.table.match.seed
        await line.until(lambda: bool(line.choices))
        await play_on([line], 3, "a")
        spoken = "".join(line.frames) + (await mio.http.get(f"/api/tables/{table}")).text
        assert seed.hex() not in spoken
        assert '"result":null' in spoken
        assert (await mio.http.get(f"/api/tables/{table}/record")).json()["code"] == "not-started"
        assert (await mio.http.get(f"/api/tables/{table}/frames")).json()["code"] == "not-started"
        log = [str(entry) for entry in await server.services.house.store.entries(table)]
        assert not any(seed.hex() in entry or repr(seed) in entry for entry in log)


async def test_versions_have_no_gaps_and_are_the_same_for_players_and_spectators(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as server,
        Person(server.address) as a,
        Person(server.address) as b,
        Person(server.address) as c,
        Person(server.address) as watcher,
    ):
        lines = await seated_table([a, b, c], "iyadosu")
        spectator = await watcher.sit_down(lines[0].table_id)
        await play_on([*lines, spectator], 20, "m")
        await b.call("Bo")
        await lines[1].send(t="chat", id="c1", text="hello")
        everybody = [*lines, spectator]
        for line in everybody:
            await line.until(lambda line=line: len(line.parts["chat"]) == 1)  # type: ignore[misc]
        assert len({line.version for line in everybody}) == 1
        assert spectator.view["viewer"] == -1
        assert spectator.choices == []
        assert spectator.parts["chat"][0]["from"] == "Bo"
        assert spectator.parts["chat"][0]["seat"] == 1
        assert spectator.table["seats"][1]["name"] == "Bo"
        faces = [
            card.get("face", "") for zone in spectator.view["zones"] if zone["kind"] == "hand" for card in zone["cards"]
        ]
        assert not any(face and not face.startswith("insert") for face in faces)


async def test_a_move_sent_twice_is_played_once_even_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Person(server.address) as mio:
        line = await mio.sit_down(await mio.make("iyadosu", bots="thumb", start=True))
        await line.until(lambda: bool(line.choices))
        token = line.choices[0]
        version = await line.move("same", token)
        line.acks.clear()
        assert await line.move("same", token) == version
        table, cookies = line.table_id, mio.http.cookies
    async with running(tmp_path) as server, Person(server.address) as again:
        again.http.cookies = cookies
        line = await again.sit_down(table)
        assert await line.move("same", token) == version
        moves = [
            entry
            for entry in await server.services.house.store.entries(table)
            if getattr(entry.body, "id", "") == "same"
        ]
        assert len(moves) == 1


async def test_what_is_sent_while_a_move_is_stored_is_answered_after_it_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as server, Person(server.address) as mio:
        line = await mio.sit_down(await mio.make("iyadosu", bots="thumb", start=True))
        await line.until(lambda: bool(line.choices))
        database = server.services.house.store.database
        append = database.append
        monkeypatch.setattr(database, "append", lambda *both: asyncio.get_running_loop().call_later(0.3, append, *both))
        before, token = len(line.frames), line.choices[0]
        await line.send(t="move", id="m", token=token)
        await line.send(t="move", id="again", token=token)
        await line.send(t="chat", id="c", text="hello")
        await line.send(t="why", pick="nothing of the kind")
        await line.until(lambda: len(line.refusals) == 2)
        assert line.acks.keys() == {"m", "c"}
        answers = [json.loads(frame) for frame in line.frames[before:]]
        kinds = [(answer["t"], answer.get("id", "")) for answer in answers if answer["t"] != "update"]
        assert kinds == [("ack", "m"), ("refused", "again"), ("ack", "c"), ("refused", "")]
        assert [answer["t"] for answer in answers][:2] == ["ack", "update"], "acknowledged before anybody sees it"


async def test_a_client_that_was_away_resumes_from_its_version(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as server,
        Person(server.address) as a,
        Person(server.address) as b,
        Person(server.address) as c,
        Person(server.address) as watcher,
    ):
        lines = await seated_table([a, b, c], "iyadosu", away_after=600)
        spectator = await watcher.sit_down(lines[0].table_id)
        await play_on([*lines, spectator], 3, "m")
        await spectator.close()
        frames = len(spectator.frames)
        await play_on(lines, 4, "n")
        await spectator.open()
        await spectator.until(lambda: spectator.version == lines[0].version)
        assert not any('"t":"sync"' in frame for frame in spectator.frames[frames:])
        fresh = await watcher.sit_down(lines[0].table_id)
        for part in ("view", "events", "chat", "sheet", "result"):
            assert fresh.parts[part] == spectator.parts[part], part


async def test_a_version_the_table_never_had_gets_everything(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Person(server.address) as mio:
        table = await mio.make("iyadosu")
        for version in (0, -3, 99_999):
            line = await mio.sit_down(table)
            await line.close()
            line.version = version
            told = len(line.frames)
            await line.open()
            assert '"t":"sync"' in line.frames[told]


@pytest.mark.parametrize("at_once", [False, True])
async def test_after_the_end_the_same_people_go_on_at_one_next_table(tmp_path: Path, at_once: bool) -> None:
    async with (
        running(tmp_path) as server,
        Person(server.address) as a,
        Person(server.address) as b,
        Person(server.address) as c,
    ):
        lines = await seated_table([a, b, c], "iyadosu")
        assert (await lines[0].refused(t="rematch"))["code"] == "not-started"
        await play_on(lines, 10_000, "m")
        assert lines[0].table["status"] == "over"
        await lines[1].send(t="rematch")
        if not at_once:
            await lines[1].until(lambda: lines[1].table["next"] != "")
        await lines[2].send(t="rematch")
        for line in lines:
            await line.until(lambda line=line: line.table["next"] != "")  # type: ignore[misc]
        assert len({line.table["next"] for line in lines}) == 1
        again = await a.sit_down(lines[0].table["next"])
        assert again.table["you"] == 0
        assert again.table["status"] == "open"
        first = {b.me["id"], c.me["id"]} if at_once else {b.me["id"]}
        assert again.table["host"] in first
        assert [seat["kind"] for seat in again.table["seats"]] == ["human"] * 3


@pytest.mark.parametrize("key", games.keys())
async def test_changes_lead_to_what_a_whole_view_shows(tmp_path: Path, key: str) -> None:
    async with running(tmp_path) as server, Person(server.address) as a, Person(server.address) as b:
        table = await a.make(key, bots="random")
        told, whole = await a.sit_down(table, 0), Connection(a, table, changes=False)
        a.lines.append(whole)
        await whole.open()
        watcher = await b.sit_down(table)
        await told.send(t="start")
        await told.until(lambda: bool(told.choices) or told.parts.get("result") is not None)
        for number in range(25):
            if not told.choices:
                break
            version = await told.move(f"m{number}", told.choices[number % len(told.choices)])
            await told.until(lambda version=version: (told.version or 0) >= version)  # type: ignore[misc]
            await told.until(lambda: bool(told.choices) or bool(told.parts["result"]))
            await whole.until(lambda: whole.version == told.version)
            assert msgspec.convert(told.view, View) == msgspec.convert(whole.view, View)
        await watcher.until(lambda: watcher.version == told.version)
        changes = sum('"change"' in frame for frame in told.frames)
        assert changes > 5
        assert sum(map(len, told.frames)) < sum(map(len, whole.frames)) / 2
        await watcher.send(t="hello", changes=True)
        await watcher.until(lambda: '"t":"sync"' in watcher.frames[-1])


async def test_a_finished_match_is_replayed_from_any_eyes(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as server,
        Person(server.address) as a,
        Person(server.address) as b,
        Person(server.address) as c,
    ):
        lines = await seated_table([a, b, c], "iyadosu")
        moves = await play_on(lines, 10_000, "m")
        table = lines[0].table_id
        for eyes in ("-1", "0", "2", "open"):
            frames = await a.get(f"/api/tables/{table}/frames?as={eyes}")
            assert len(frames) == len(moves) + 1
            assert frames[-1]["version"] == lines[0].version
        hands = [zone for zone in frames[1]["view"]["zones"] if zone["kind"] == "hand"]
        assert all(card.get("face") for zone in hands for card in zone["cards"])
        assert (await a.http.get(f"/api/tables/{table}/frames?as=7")).json()["code"] == "bad-seat"
        seat_0 = await a.get(f"/api/tables/{table}/frames?as=0")
        assert msgspec.convert(seat_0[-1]["view"], View) == msgspec.convert(lines[0].view, View)
