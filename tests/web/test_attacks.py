"""A house open to strangers: while somebody attacks it, others are answered, and memory stays bounded.

`make test` attacks briefly and only asks that the server stays alive; `make soak` attacks a server in a process of its own
for DONABE_ATTACK_SECONDS, and holds it to 250 ms and to its memory.
"""

import asyncio
import json
import logging
import os
import signal
import socket
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from attacks import ATTACKS, Visitor, line_to, memory, send_on
from donabe import games
from donabe.web import connection, guard
from donabe.web.limits import Budget, Caller, Limits, Rate, shared_part
from donabe.web.metrics import Metrics
from donabe.web.outbox import FAIR_SHARE, Outbox, Waiting
from people import NO_TLS, Person
from servers import OPEN_HANDED, Killable, eventually, running

pytestmark = pytest.mark.anyio

SECONDS = float(os.environ.get("DONABE_ATTACK_SECONDS", "0"))
LONGEST_STALL = 0.25
MOST_MEMORY = 100_000_000  # bytes that an attack may cost
Attack = Callable[[str, float], Coroutine[Any, Any, None]]


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.__name__)
async def test_others_are_answered_while_somebody_attacks(attack: Attack, tmp_path: Path) -> None:
    if SECONDS:
        await withstood(attack, tmp_path)
        return
    async with running(tmp_path, Limits()) as server:
        async with Visitor(server.address) as visitor:
            await attack(server.address, 1.0)
        assert 0 < visitor.longest < 10
        assert server.services.unsent.total < Limits().all_unsent_bytes
        await eventually(lambda: not server.services.sockets.guests)


async def withstood(attack: Attack, folder: Path) -> None:
    """The long form: a server of its own, and numbers."""
    server = await asyncio.to_thread(Killable, folder, 0)
    try:
        async with Person(server.address) as mio:
            before = memory(server.process.pid)
            async with Visitor(server.address) as visitor:
                await attack(server.address, SECONDS)
            grown, longest = memory(server.process.pid) - before, visitor.longest
            assert (await mio.get("/api/me"))["id"] == mio.me["id"]
    finally:
        server.end(signal.SIGTERM)
    print(f"{attack.__name__}: longest wait {1000 * longest:.0f} ms, memory grew by {grown / 1e6:.0f} MB")
    assert longest < LONGEST_STALL
    assert grown < MOST_MEMORY


# -- what waits for a slow reader ----------------------------------------------------------------------------------------


async def test_what_waits_for_a_slow_reader_is_bounded_in_bytes_and_the_reader_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "GOODBYE_SECONDS", 0.2)
    limits = replace(OPEN_HANDED, unsent_bytes=200_000)
    async with running(tmp_path, limits) as server, Person(server.address) as eve, Person(server.address) as mio:
        table = await eve.make("iyadosu", players=3)
        slow, reader = await line_to(eve, table, reads=False), await mio.sit_down(table, 1)
        for number in range(40):
            await reader.send(t="chat", id=f"c{number}", text="x" * 300)
        services = server.services
        most = 0

        async def flood() -> None:
            await send_on(slow, 20, {"t": "hello"})

        flooding = asyncio.create_task(flood())
        async with asyncio.timeout(20):
            while services.metrics.slow_readers == 0:
                most = max(most, services.unsent.total)
                await asyncio.sleep(0.01)
        await eventually(lambda: services.metrics.sockets == 1)
        flooding.cancel()
        assert most <= limits.unsent_bytes + 20_000
        await eventually(lambda: services.unsent.total == 0)
        await reader.send(t="chat", id="still", text="here")
        await reader.until(lambda: "still" in reader.acks)
        slow.transport.abort()


@pytest.mark.parametrize(
    "limits",
    [
        replace(OPEN_HANDED, answer_seconds=0.3),
        replace(OPEN_HANDED, all_unsent_bytes=1),
    ],  # how much the system leaves of an answer depends on its length
    ids=["too long", "too much"],
)
async def test_an_answer_does_not_wait_for_ever_for_somebody_who_does_not_read_it(
    limits: Limits, tmp_path: Path
) -> None:
    async with running(tmp_path, limits) as server, Person(server.address) as mio:
        with socket.socket() as eve:
            eve.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            eve.connect(("127.0.0.1", urlsplit(server.address).port))
            eve.sendall(b"GET /api/text/en HTTP/1.1\r\nHost: x\r\n\r\n" * 200)  # more than the system keeps for her
            await eventually(lambda: server.services.metrics.slow_readers == 1)
        assert (await mio.http.get("/api/text/en")).status_code == 200


def test_an_outbox_takes_one_message_of_any_size_and_then_no_more_than_its_bytes() -> None:
    waiting = Waiting(10**9)
    outbox = Outbox(1000, waiting)
    assert outbox.put(b"x" * 5000)
    assert not outbox.put(b"x")
    assert (outbox.size, waiting.total, outbox.ended) == (0, 0, True)
    crowded = Waiting(10, total=11)
    outbox = Outbox(10**9, crowded)
    assert outbox.put(b"x" * (FAIR_SHARE - 1))
    assert outbox.put(b"x")
    assert not outbox.put(b"x")
    assert crowded.total == 11


# -- budgets -------------------------------------------------------------------------------------------------------------


def test_a_budget_is_for_a_guest_and_for_an_address_and_counts_costs() -> None:
    budget = Budget("messages", Rate(0, 10), 2, lambda: 0.0)
    assert budget.take(Caller("mio", "here"), 8)
    assert not budget.take(Caller("mio", "there"), 3)
    assert budget.take(Caller("ken", "here"), 10)
    assert not budget.take(Caller("ren", "here"), 3), "20 for the address, 18 of them are gone"
    assert budget.take(Caller("ren", "here"), 2)
    assert budget.take(Caller("ren", "there"), 8)


def test_neighbours_in_one_network_of_ipv6_share_an_address() -> None:
    assert shared_part("2001:db8::1") == shared_part("2001:db8::ffff:2") != shared_part("2001:db8:0:1::1")
    assert shared_part("::ffff:192.0.2.7") == "192.0.2.7"
    assert shared_part("192.0.2.7") == "192.0.2.7"
    assert shared_part("a socket") == "a socket"


async def test_more_sockets_are_no_way_around_a_budget(tmp_path: Path) -> None:
    limits = replace(OPEN_HANDED, messages=Rate(0, 40), chats=Rate(0, 3))
    async with running(tmp_path, limits) as server, Person(server.address) as eve:
        table = await eve.make("iyadosu")
        lines = [await eve.sit_down(table) for _ in range(3)]  # a hello costs five
        for number, line in enumerate(lines):
            for chat in range(2):
                await line.send(t="chat", id=f"c{number}{chat}", text="hello")
        for line in lines:
            await line.until(lambda line=line: len(line.acks) + len(line.refusals) == 2)  # type: ignore[misc]
        assert sum(len(line.acks) for line in lines) == 3
        refusals = [refusal for line in lines for refusal in line.refusals]
        assert {(refusal["code"], refusal["id"][0]) for refusal in refusals} == {("too-fast", "c")}
        for line in lines:
            for _ in range(10):
                await line.send(t="why", pick="K1")
        for line in lines:
            await line.until(lambda line=line: len(line.acks) + len(line.refusals) == 12)  # type: ignore[misc]
        codes = [refusal["code"] for line in lines for refusal in line.refusals]
        assert codes.count("not-asked") == (40 - 3 * 5 - 6) // 2


async def test_a_guest_has_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    async with running(tmp_path, replace(OPEN_HANDED, sockets=3)) as server, Person(server.address) as eve:
        table = await eve.make("iyadosu")
        lines = await asyncio.gather(*(line_to(eve, table) for _ in range(8)))
        told = [json.loads(await line.recv()) for line in lines]
        assert sorted(message["t"] for message in told) == ["refused"] * 5 + ["sync"] * 3
        for line in lines:
            await line.close()
        await eventually(lambda: not server.services.sockets.guests and not server.services.sockets.addresses)
        line = await line_to(eve, table)
        assert json.loads(await line.recv())["t"] == "sync"
        await line.close()


async def test_unfinished_tables_and_tables_in_memory_have_a_limit(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Person(server.address) as eve, Person(server.address) as mio:
        server.services.house.config.most_unfinished = 3
        for _ in range(20):  # tables are counted once the index has them, which is soon after they are made
            answer = await eve.http.post("/api/tables", json={"game": "iyadosu"})
            if answer.status_code != 201:
                break
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")
        await mio.sit_down(await mio.make("iyadosu"))
        server.services.house.config.most_live = 1
        answer = await mio.http.post("/api/tables", json={"game": "iyadosu"})
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")


def test_a_game_is_remembered_once_however_its_name_is_written() -> None:
    game = games.load("salty")
    known = games.imported.cache_info().currsize
    assert all(games.load(" " * number + name) is game for number in range(50) for name in ("SALTY", "sAlty\t"))
    assert games.imported.cache_info().currsize == known


# -- connections ---------------------------------------------------------------------------------------------------------


async def test_half_open_requests_and_silent_sockets_are_closed_in_time(tmp_path: Path) -> None:
    limits = replace(OPEN_HANDED, request_seconds=0.3)
    async with running(tmp_path, limits) as server, Person(server.address) as eve:
        port = urlsplit(server.address).port
        for beginning in (
            b"",
            b"GET / HT",
            b"GET / HTTP/1.1\r\nHost: x\r\n",
            b"PUT /api/me HTTP/1.1\r\nContent-Length: 9\r\n\r\n{",
        ):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(beginning)
            answer = await asyncio.wait_for(reader.read(), 10)
            assert b"408 Request Timeout" in answer, beginning
            writer.close()
        table = await eve.make("iyadosu")
        line = await line_to(eve, table)
        address = server.address.replace("http", "ws")
        mute = await connect(f"{address}/api/tables/{table}/socket", additional_headers=eve.headers())
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(mute.recv(), 10)
        assert mute.close_code == 4408
        await line.send('{"t":"hello"}')
        assert json.loads(await line.recv())["t"] == "sync"
        await line.close()


async def test_at_the_limit_of_connections_newcomers_are_told_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    async with running(tmp_path, replace(OPEN_HANDED, connections=5)) as server:
        port = urlsplit(server.address).port
        writers = [(await asyncio.open_connection("127.0.0.1", port))[1] for _ in range(5)]
        await asyncio.sleep(0.1)
        async with httpx.AsyncClient(base_url=server.address, verify=NO_TLS) as newcomer:
            answer = await newcomer.get("/")
            assert (answer.status_code, answer.json()["code"]) == (503, "busy")
            assert "newcomers are turned away" in caplog.text
            for writer in writers:
                writer.close()
            await asyncio.sleep(0.2)
            assert (await newcomer.get("/healthz")).status_code == 200


def test_an_address_has_so_many_connections_unless_a_proxy_is_there() -> None:
    limits = replace(OPEN_HANDED, connections_of_address=2)
    door = guard.Door(limits, Metrics(), frozenset({"192.0.2.1"}))
    assert [door.enter("192.0.2.9") for _ in range(3)] == [True, True, False]
    assert all(door.enter("192.0.2.1") for _ in range(5))
    for _ in range(2):
        door.leave("192.0.2.9")
    assert door.enter("192.0.2.9")
