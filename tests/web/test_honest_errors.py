"""Errors are honest: faults have an id that is in the log, junk is a mistake of its sender, a store that is away is said to be."""

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from donabe.table.house import House
from donabe.web import errors
from people import Person
from servers import Running

pytestmark = pytest.mark.anyio
JSON = {"content-type": "application/json"}


@pytest.mark.parametrize(
    "body",
    [
        b'{"game": "\xff\xfe"}',
        b"\xff\xff",
        b"[" * 30_000,
        b'{"game": "iyadosu", "options": {"x": ' + b"[" * 9_000 + b"]" * 9_000 + b"}}",
        b'{"a":' * 10_000,
        b'{"game": "iyadosu\x00"}',
        b'{"game": "\\u0000"}',
        b'{"game": "\\ud800"}',
        b'{"game": "iyadosu", "clock": 1e999}',
        b'{"game": "iyadosu", "clock": 0.00001}',
        b'{"game": "iyadosu", "players": 99999999999999999999999999}',
        b"\x00",
        b'{"game": "iyadosu", "' + b"x" * 3_000 + b'": 1}',
        b'{"game": "' + b"x" * 60_000 + b'"}',
    ],
    ids=lambda body: str(body[:30]),
)
async def test_junk_in_a_body_is_a_mistake_of_its_sender(server: Running, body: bytes) -> None:
    async with Person(server.address) as mio:
        answer = await mio.http.post("/api/tables", content=body, headers=JSON)
        assert 400 <= answer.status_code < 500, answer.text
        assert answer.json()["code"]


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00",
        "/api/tables/%ff%fe",
        "/api/tables/t-%E2%82%AC/record",
        "/api/games/%00",
        "/api/games/iyadosu?language=%ff%00",
        "/api/text/%00,%ff",
        "/art/%ff.svg",
        "/art/%00/picture.svg",
        "/api/tables/t-nothing/frames?as=%ff",
        "/%ff%00",
        "/api/%00",
        "/api/games/" + "x" * 5_000,
    ],
)
async def test_junk_in_an_address_is_a_mistake_of_its_sender_or_harmless(server: Running, path: str) -> None:
    async with Person(server.address) as mio:
        answer = await mio.http.get(path)
        assert answer.status_code < 500, answer.text


async def test_several_slashes_are_one_for_whoever_asks_and_for_us(server: Running) -> None:
    async with Person(server.address) as mio:
        for path in (b"//api/me", b"/api//me/", b"///api///me"):
            answer = await mio.http.get(httpx.URL(server.address).copy_with(raw_path=path))
            assert (answer.status_code, answer.json()) == (200, mio.me)


async def test_what_is_refused_is_quoted_in_part_only(server: Running) -> None:
    async with Person(server.address) as mio:
        line = await mio.sit_down(await mio.make("iyadosu"))
        for message in (
            {"t": "x" * 3_000},
            {"t": "options", "options": {"x" * 3_000: 1}},
            {"t": "sit", "seat": "x" * 3_000},
        ):
            assert len((await line.refused(**message))["message"]) < 400
        body = {"game": "iyadosu", "x" * 3_000: 1}
        assert len((await mio.http.post("/api/tables", json=body)).json()["message"]) < 400


async def test_an_error_over_an_error_has_an_id_too(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_args: Any) -> None:
        raise KeyError("a fault over a fault")

    async with Person(server.address) as mio:
        monkeypatch.setattr(errors, "shortened", broken)
        answer = await mio.http.get("/api/nothing")
        assert (answer.status_code, answer.json()["code"]) == (500, "error")
        assert answer.json()["request"] == answer.headers["x-request-id"]
        assert f"request {answer.headers['x-request-id']} failed" in caplog.text


async def test_what_strangers_do_wrong_is_no_error_in_the_log(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    address = server.address.replace("http", "ws")
    for _ in range(3):
        with pytest.raises(InvalidStatus) as refusal:
            await connect(f"{address}/api/tables/t-1/socket", origin=Origin("https://evil.example"))
        assert refusal.value.response.status_code == 403
        reader, writer = await asyncio.open_connection("127.0.0.1", int(address.rpartition(":")[2]))
        writer.write(b"\x16\x03\x01 no request\r\n\r\n")
        assert b"400 Bad Request" in await asyncio.wait_for(reader.read(), 10)
        writer.close()
    assert caplog.text == ""


async def test_head_is_answered_like_get_without_a_body(server: Running) -> None:
    async with Person(server.address) as mio:
        for path in ("/", "/healthz", "/api/me", "/art/icon.svg"):
            head, whole = await mio.http.head(path), await mio.http.get(path)
            assert (head.status_code, head.content) == (200, b"")
            assert head.headers["content-length"] == whole.headers["content-length"]


async def test_every_answer_has_a_request_id_and_a_fault_is_logged_under_it(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    async with Person(server.address) as mio:
        line = await mio.sit_down(await mio.make("iyadosu"))
        assert len((await mio.http.get("/healthz")).headers["x-request-id"]) == 8

        def broken(*_args: Any, **_named: Any) -> None:
            raise KeyError("a fault of ours")

        monkeypatch.setattr(House, "summary", broken)
        monkeypatch.setattr(House, "rematch", broken)
        answer = await mio.http.get(f"/api/tables/{line.table_id}")
        problem = answer.json()
        assert (answer.status_code, problem["code"]) == (500, "error")
        assert problem["request"] == answer.headers["x-request-id"]
        assert problem["request"] in problem["message"]
        assert f"request {problem['request']} failed" in caplog.text
        assert "a fault of ours" in caplog.text
        refusal = await line.refused(t="rematch")
        assert refusal["code"] == "error"
        assert f"request {refusal['text']['args']['request']} failed" in caplog.text


def away(*_args: Any, **_named: Any) -> Any:
    raise OperationalError("SELECT 1", {}, OSError("the disk is gone"))


@pytest.fixture
def store_away(server: Running, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Takes the store away."""
    database = server.services.house.store.database

    def take_away() -> None:
        monkeypatch.setattr(database, "read", away)
        monkeypatch.setattr(database, "write", away)
        monkeypatch.setattr(database, "append", away)
        server.services.guests.known.clear()

    return take_away


async def test_a_store_that_is_away_is_said_to_be_on_every_path_and_nobody_loses_their_identity(
    server: Running, store_away: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Person(server.address) as mio, Person(server.address) as ken:
        line = await mio.sit_down(await mio.make("iyadosu", bots="thumb", start=True))
        await line.until(lambda: bool(line.choices))
        cookies = dict(mio.http.cookies)
        assert (await mio.http.get("/readyz")).status_code == 200
        store_away()
        for path in ("/api/me", "/api/tables", "/api/tables/t-1", f"/api/tables/{line.table_id}/frames", "/api/games"):
            answer = await mio.http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable"), path
            assert "set-cookie" not in answer.headers
        for answer in (
            await ken.http.post("/api/tables", json={"game": "iyadosu"}),
            await ken.http.put("/api/me", json={"name": "Ken"}),
        ):
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        address = server.address.replace("http", "ws")
        with pytest.raises(InvalidStatus) as refusal:
            await connect(f"{address}/api/tables/{line.table_id}/socket", additional_headers=mio.headers())
        assert refusal.value.response.status_code == 503
        problem = json.loads(refusal.value.response.body or b"")
        assert problem["code"] == "unavailable"
        assert problem["request"] == refusal.value.response.headers["x-request-id"]
        token = line.choices[0]
        for message in ({"t": "move", "id": "m1", "token": token}, {"t": "chat", "id": "c1", "text": "hello?"}):
            told = await line.refused(**message)
            assert (told["code"], told["id"]) == ("unavailable", message["id"])
        assert (await mio.http.get("/readyz")).status_code == 503
        assert (await mio.http.get("/healthz")).status_code == 200
        monkeypatch.undo()
        assert (await mio.http.get("/readyz")).status_code == 200
        assert (await mio.get("/api/me"))["id"] == mio.me["id"]
        assert dict(mio.http.cookies) == cookies
        await line.move("m1", token)
        await asyncio.sleep(0)
