"""`donabe serve`: where it listens, what it says, how it stops."""

import asyncio
import base64
import json
import logging
import signal
import socket
import subprocess
import sys
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from donabe.kernel.spoken import spoken
from donabe.kernel.view import Text
from donabe.table.house import HouseConfig
from donabe.table.store.database import sqlite_url
from donabe.table.store.location import CannotServe
from donabe.web import client_files
from donabe.web.log_lines import JsonLines
from donabe.web.serve import AnnouncingServer, Place, bound, database_url, settings
from donabe.web.services import Config
from servers import OPEN_HANDED, Killable, running

PAGES = ("/metrics", "/schema", "/schema/openapi.json")


def test_a_taken_port_gives_way_to_a_free_one_and_both_servers_answer(tmp_path: Path) -> None:
    first = Killable(tmp_path, 0)
    second = Killable(tmp_path, first.port)
    try:
        assert second.port != first.port
        for server in (first, second):
            with urllib.request.urlopen(server.address + "/healthz", timeout=10) as answer:
                assert answer.read() == b"ok\n"
    finally:
        codes = {server.end(signal.SIGTERM) for server in (first, second)}
    assert codes <= {0, -signal.SIGTERM}


@pytest.mark.anyio
async def test_small_messages_do_not_wait_for_each_other() -> None:
    arrived: asyncio.Queue[asyncio.StreamWriter] = asyncio.Queue()
    listening = bound("127.0.0.1", 0)
    async with await asyncio.start_server(lambda _reader, writer: arrived.put_nowait(writer), sock=listening):
        _, calling = await asyncio.open_connection(*listening.getsockname())
        answering = await arrived.get()
        assert answering.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        for writer in (calling, answering):
            writer.close()
            await writer.wait_closed()


class Brief(AnnouncingServer):
    """A server that stops as soon as it has started."""

    async def main_loop(self) -> None:
        pass


@pytest.mark.anyio
@pytest.mark.parametrize("installed", [True, False])
async def test_a_server_says_at_start_how_to_get_a_missing_client(
    installed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(client_files, "STATIC", tmp_path / "static")
    if installed:
        (tmp_path / "static").mkdir()
        (tmp_path / "static" / "index.html").write_text("<!doctype html>")
    with ThreadPoolExecutor(1) as executor:
        config = Config(sqlite_url(tmp_path), OPEN_HANDED, HouseConfig(pace=0.0), executor)
        server = Brief(settings(config), "http://127.0.0.1:8000", Place())
        await server.serve([bound("127.0.0.1", 0)])
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("Donabe is at http://127.0.0.1:8000")
    assert said[1:] == ([] if installed else [spoken(Text(sentence)) for sentence in client_files.MISSING])


def test_an_address_that_is_not_this_machines_is_refused_in_words() -> None:
    with pytest.raises(CannotServe, match=r"cannot listen on 192\.0\.2\.1"):
        bound("192.0.2.1", 8000)


def test_a_data_folder_that_cannot_be_made_is_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotServe, match="cannot make the data folder"):
        database_url(Place(data=tmp_path / "file" / "data"))


# -- for whoever keeps the house -----------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_metrics_and_schema_can_be_closed(tmp_path: Path) -> None:
    async with running(tmp_path) as server, httpx.AsyncClient(base_url=server.address) as browser:
        assert [(await browser.get(path)).status_code for path in PAGES] == [200, 200, 200]
    async with (
        running(tmp_path, metrics_page=False, schema_page=False) as server,
        httpx.AsyncClient(base_url=server.address) as browser,
    ):
        assert [(await browser.get(path)).status_code for path in PAGES] == [404, 404, 404]
        assert (await browser.get("/healthz")).status_code == 200


@pytest.mark.anyio
async def test_a_proxy_is_believed_where_a_request_comes_from_and_others_are_not(tmp_path: Path) -> None:
    forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
    async with running(tmp_path) as server, httpx.AsyncClient(base_url=server.address) as proxy:
        assert "Secure" in (await proxy.get("/api/me", headers=forwarded)).headers["set-cookie"]
    async with (
        running(tmp_path, proxies="192.0.2.1") as server,
        httpx.AsyncClient(base_url=server.address) as stranger,
    ):
        assert "Secure" not in (await stranger.get("/api/me", headers=forwarded)).headers["set-cookie"]


def test_a_log_for_programs_is_one_object_a_line() -> None:
    record = logging.makeLogRecord(
        {"msg": "table %s", "args": ("t-1",), "levelname": "ERROR", "name": "donabe", "created": 0.0}
    )
    record.request = "r-1"
    record.exc_info = (ValueError, ValueError("no\nluck"), None)
    line = JsonLines().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["time"], told["level"], told["logger"]) == ("1970-01-01T00:00:00.000+00:00", "error", "donabe")
    assert (told["message"], told["request"]) == ("table t-1", "r-1")
    assert told["error"].endswith("ValueError: no\nluck")


def test_a_server_writes_its_log_as_json_and_refuses_another_key_in_words(tmp_path: Path) -> None:
    (tmp_path / "house").mkdir()
    (tmp_path / "house" / "letter").touch()  # so that the folder is not the server's alone, which the log says
    server = Killable(tmp_path / "house", 0, "--log-format", "json")
    server.end(signal.SIGTERM)
    lines = (tmp_path / "house" / "server.log").read_text().splitlines()
    assert "other users of this machine" in json.loads(lines[0])["message"]
    key = ["--key-file", str(tmp_path / "other.key")]
    (tmp_path / "other.key").write_text(base64.urlsafe_b64encode(b"o" * 32).decode())
    command = [sys.executable, "-m", "donabe", "serve", "--port", "0", "--data", str(tmp_path / "house"), *key]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode == 2
    assert "sealed with the key" in ran.stderr.splitlines()[-1]
