"""Bad input at every middleware gets a typed answer, changes nothing, and leaves the line open where that makes sense."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from donabe.kernel.spoken import spoken
from donabe.kernel.view import Text
from donabe.web.limits import Limits, Rate
from people import Connection, Person, play_on, seated_table
from servers import OPEN_HANDED, Running, running


def text_of(sent: dict[str, Any]) -> Text:
    """A text as it was sent, with the texts within it."""
    args = {name: text_of(value) if isinstance(value, dict) else value for name, value in sent.get("args", {}).items()}
    return Text(sent["id"], args)


pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("", "bad-message"),
        ("{", "bad-message"),
        ("[]", "bad-message"),
        ("null", "bad-message"),
        ('"hello"', "bad-message"),
        ('{"t": "dance"}', "bad-message"),
        ('{"t": 3}', "bad-message"),
        ('{"t": "move"}', "bad-message"),
        ('{"t": "move", "id": 7, "token": "K3"}', "bad-message"),
        ('{"t": "move", "id": "", "token": "K3"}', "bad-message"),
        (json.dumps({"t": "move", "id": "x" * 41, "token": "K3"}), "bad-message"),
        ('{"t": "move", "id": "a", "token": "K3", "version": "seven"}', "bad-message"),
        ('{"t": "move", "id": "a", "token": "K3", "version": 1e400}', "bad-message"),
        ('{"t": "move", "id": "a", "token": "no such card"}', "unparsable"),
        ('{"t": "chat", "id": "a", "text": "   "}', "bad-message"),
        (json.dumps({"t": "chat", "id": "a", "text": "x" * 301}), "bad-message"),
        ('{"t": "chat", "id": "a", "text": "bell\\u0007"}', "bad-message"),
        ('{"t": "sit", "seat": 1}', "already-started"),
        ('{"t": "options", "players": 4}', "already-started"),
        ('{"t": "start"}', "already-started"),
        (json.dumps({"t": "chat", "id": "a", "text": "x" * 9000}), "too-large"),
        (b"\x00\xff\x00", "bad-message"),
        ("[" * 5000, "bad-message"),
    ],
    ids=lambda value: str(value)[:40],
)
async def test_a_bad_frame_is_refused_and_the_line_stays(server: Running, frame: str | bytes, code: str) -> None:
    async with Person(server.address) as mio:
        line = await mio.sit_down(await mio.make("iyadosu", bots="thumb", start=True))
        await line.until(lambda: bool(line.choices))
        version, refusals = line.version, len(line.refusals)
        assert line.socket is not None
        await line.socket.send(frame)
        await line.until(lambda: len(line.refusals) > refusals)
        assert line.refusals[-1]["code"] == code
        assert line.refusals[-1]["message"] == spoken(text_of(line.refusals[-1]["text"]))
        assert line.version == version
        await line.move("fine", line.choices[0])


async def test_a_giant_frame_closes_only_its_own_line(server: Running) -> None:
    async with Person(server.address) as mio, Person(server.address) as ken:
        table = await mio.make("iyadosu")
        line, other = await mio.sit_down(table), await ken.sit_down(table)
        assert line.socket is not None
        await line.socket.send("x" * 1_000_000)
        await line.socket.wait_closed()
        assert line.socket.close_code == 1009
        await other.send(t="sit", seat=1)
        await other.until(lambda: other.table["you"] == 1)


async def test_nothing_is_done_before_hello(server: Running) -> None:
    async with Person(server.address) as mio:
        table = await mio.make("iyadosu")
        address = server.address.replace("http", "ws")
        async with connect(f"{address}/api/tables/{table}/socket", additional_headers=mio.headers()) as socket:
            await socket.send('{"t": "stand"}')
            assert json.loads(await socket.recv())["code"] == "bad-message"
        assert (await mio.get(f"/api/tables/{table}"))["you"] == 0


async def test_an_unknown_table_is_said_to_be_one(server: Running) -> None:
    async with Person(server.address) as mio:
        for table in ("t-nothing", "x" * 500, "%00", "'; drop table log; --"):
            answer = await mio.http.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["code"]) == (404, "unknown-table"), table
        address = server.address.replace("http", "ws")
        async with connect(f"{address}/api/tables/t-nothing/socket", additional_headers=mio.headers()) as socket:
            assert json.loads(await socket.recv())["code"] == "unknown-table"
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4404


async def test_a_stranger_cannot_act_for_a_seat(server: Running) -> None:
    async with (
        Person(server.address) as a,
        Person(server.address) as b,
        Person(server.address) as c,
        Person(server.address) as stranger,
    ):
        table = await a.make("iyadosu", players=3)
        line = await stranger.sit_down(table)
        for message in (
            {"t": "start"},
            {"t": "bot", "seat": 1, "bot": "thumb"},
            {"t": "empty", "seat": 0},
            {"t": "options", "players": 4},
        ):
            assert (await line.refused(**message))["code"] == "not-host", message
        assert (await line.refused(t="sit", seat=0))["code"] == "seat-taken"
        assert (await line.refused(t="sit", seat=9))["code"] == "bad-seat"
        assert (await line.refused(t="stand"))["code"] == "not-yours"
        lines = [await a.sit_down(table), await b.sit_down(table, 1), await c.sit_down(table, 2)]
        await lines[0].send(t="start")
        await line.until(lambda: line.parts["view"] is not None)
        refusal = await line.refused(t="move", id="s1", token="split 3")
        assert (refusal["code"], refusal["id"]) == ("not-yours", "s1")
        assert (await line.refused(t="back"))["code"] == "not-yours"


async def test_a_move_out_of_turn_or_against_a_rule_says_why(server: Running) -> None:
    async with Person(server.address) as a, Person(server.address) as b, Person(server.address) as c:
        lines = await seated_table([a, b, c], "iyadosu")
        mover = next(line for line in lines if line.choices)
        waiting = next(line for line in lines if not line.choices)
        refusal = await waiting.refused(t="move", id="x", token="split 2", version=waiting.version)
        assert refusal["code"] == "not-your-turn"
        refusal = await mover.refused(t="move", id="y", token="K1", version=mover.version)
        assert (refusal["code"], refusal["clause"]) == ("illegal", "IY-3.1")
        others = [line for line in lines if line is not waiting]
        assert all(not line.refusals for line in others if line is not mover)


async def test_a_choice_made_for_an_earlier_decision_is_stale(server: Running) -> None:
    async with Person(server.address) as a, Person(server.address) as b, Person(server.address) as c:
        lines = await seated_table([a, b, c], "iyadosu")
        first = next(line for line in lines if line.choices)
        old = first.version
        await play_on(lines, 3, "m")
        while not first.choices:
            await play_on(lines, 1, f"n{first.version}")
        refusal = await first.refused(t="move", id="late", token=first.choices[0], version=old)
        assert refusal["code"] == "stale"


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1.evil.example"]
)
async def test_a_foreign_page_gets_neither_socket_nor_changes(server: Running, origin: str) -> None:
    async with Person(server.address) as mio:
        table = await mio.make("iyadosu")
        answer = await mio.http.put("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
        assert (await mio.get("/api/me"))["name"] != "Eve"
        address = server.address.replace("http", "ws")
        with pytest.raises(InvalidStatus) as refusal:
            await connect(f"{address}/api/tables/{table}/socket", additional_headers=mio.headers(), origin=origin)  # type: ignore[arg-type]
        assert refusal.value.response.status_code == 403
        assert json.loads(refusal.value.response.body or b"")["code"] == "foreign-origin"


async def test_the_servers_own_page_is_welcome(server: Running) -> None:
    async with Person(server.address) as mio:
        answer = await mio.http.put("/api/me", json={"name": "Mio"}, headers={"Origin": server.address})
        assert answer.json()["name"] == "Mio"


@pytest.mark.parametrize(
    "name",
    ["", "   ", "x" * 25, "x" * 10_000, "a\nb", "a\x00b", "\u202egod", "\ud800", "tab\there", "\u2028", "\ue000"],
)
async def test_a_bad_name_is_refused(server: Running, name: str) -> None:
    async with Person(server.address) as mio:
        before = await mio.get("/api/me")
        answer = await mio.http.put(
            "/api/me", content=json.dumps({"name": name}), headers={"content-type": "application/json"}
        )
        assert answer.status_code == 400
        assert answer.json()["code"] in {"bad-name", "bad-message"}
        assert await mio.get("/api/me") == before


async def test_markup_in_a_name_or_chat_stays_text(server: Running) -> None:
    async with Person(server.address) as mio:
        await mio.call("<b>Mio</b> & co")
        line = await mio.sit_down(await mio.make("iyadosu"))
        await line.send(t="chat", id="1", text="<script>alert(1)</script>")
        await line.until(lambda: bool(line.parts["chat"]))
        assert line.parts["chat"][0]["text"] == "<script>alert(1)</script>"
        assert line.table["seats"][0]["name"] == "<b>Mio</b> & co"
        answer = await mio.http.get(f"/api/tables/{line.table_id}")
        assert answer.headers["content-type"].startswith("application/json")
        assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "bad-message"),
        ({"game": 3}, "bad-message"),
        ({"game": "chess"}, "unknown-game"),
        ({"game": "iyadosu", "players": 99}, "bad-seat"),
        ({"game": "iyadosu", "players": -1}, "bad-seat"),
        ({"game": "iyadosu", "bots": "hal"}, "unknown-bot"),
        ({"game": "iyadosu", "start": True}, "not-started"),
        ({"game": "iyadosu", "options": {"cheat": True}}, "bad-option"),
        ({"game": "iyadosu", "options": {"early_win": "yes"}}, "bad-option"),
        ({"game": "iyadosu", "clock": -1}, "bad-option"),
        ({"game": "iyadosu", "seed": "00"}, "bad-message"),
        ([], "bad-message"),
    ],
    ids=str,
)
async def test_a_bad_wish_for_a_table_is_refused(server: Running, body: object, code: str) -> None:
    async with Person(server.address) as mio:
        answer = await mio.http.post("/api/tables", json=body)
        assert answer.json()["code"] == code
        assert answer.json()["message"] == spoken(text_of(answer.json()["text"]))
        assert await mio.get("/api/tables") == {"mine": [], "open": []}


async def test_a_giant_or_broken_body_is_refused(server: Running) -> None:
    async with Person(server.address) as mio:
        headers = {"content-type": "application/json"}
        answer = await mio.http.post("/api/tables", content=b"x" * 1_000_000, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
        answer = await mio.http.post("/api/tables", content=b'{"game": ', headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
        assert (await mio.http.delete("/api/tables")).json()["code"] == "bad-message"
        assert (await mio.http.get("/api/nothing")).json()["code"] == "not-found"


async def test_a_flood_on_a_line_is_slowed_down_and_then_cut(tmp_path: Path) -> None:
    limits = replace(OPEN_HANDED, messages=Rate(5, 10), refusals_in_a_row=50)
    async with running(tmp_path, limits) as server, Person(server.address) as mio, Person(server.address) as ken:
        table = await mio.make("iyadosu")
        line, other = await mio.sit_down(table), await ken.sit_down(table)
        for number in range(30):
            await line.send(t="chat", id=f"c{number}", text="flood")
        await line.until(lambda: len(line.refusals) > 10)
        assert {refusal["code"] for refusal in line.refusals} == {"too-fast"}
        with pytest.raises(ConnectionClosed):
            await flood(line)
        assert len(other.parts["chat"]) < 40
        await other.send(t="sit", seat=2)
        await other.until(lambda: other.table["you"] == 2)


async def flood(line: Connection) -> None:
    """Send and send, until the line is cut."""
    assert line.socket is not None
    for number in range(5000):
        await line.send(t="chat", id=f"d{number}", text="flood")
    await line.socket.wait_closed()
    await line.send(t="hello")


async def test_a_flood_of_calls_tables_or_newcomers_is_slowed_down(tmp_path: Path) -> None:
    limits = Limits(http=Rate(0.1, 20), new_tables=Rate(0.1, 3), new_guests=Rate(0.1, 2))
    async with running(tmp_path, limits) as server, Person(server.address) as mio:
        made = [await mio.http.post("/api/tables", json={"game": "iyadosu"}) for _ in range(5)]
        assert [answer.status_code for answer in made] == [201, 201, 201, 429, 429]
        calls = [await mio.http.get("/api/me") for _ in range(20)]
        assert calls[-1].json()["code"] == "too-fast"
        async with Person(server.address) as ken:
            assert ken.me["id"] != mio.me["id"]
        stranger = Person(server.address)
        assert (await stranger.http.get("/api/me")).status_code == 429
        await stranger.http.aclose()
