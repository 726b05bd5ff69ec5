"""Servers to test against: a real one in this process, or in a process of its own that can be killed."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import uvicorn

from donabe.table.house import House, HouseConfig
from donabe.table.store.database import sqlite_url
from donabe.table.store.seal import KEY_BYTES, Seal
from donabe.web.limits import Limits, Rate
from donabe.web.middleware import Middleware
from donabe.web.serve import listen_on, settings
from donabe.web.services import Config, Services

WIDE = Rate(100_000, 100_000)
OPEN_HANDED = Limits(
    messages=WIDE,
    chats=WIDE,
    http=WIDE,
    pages=WIDE,
    hints=WIDE,
    renames=WIDE,
    new_tables=WIDE,
    new_reviews=WIDE,
    new_studies=WIDE,
    replays=WIDE,
    new_guests=WIDE,
)


SEAL = Seal(b"k" * KEY_BYTES)  # all servers within this process share a key


class Running:
    """A server in this process."""

    def __init__(self, port: int, services: Services) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.services = services


class Prompt(uvicorn.Server):
    """A server that begins to stop when it is told to, not at the next look at a flag."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.told = asyncio.Event()

    async def main_loop(self) -> None:
        await self.on_tick(0)
        await self.told.wait()


@asynccontextmanager
async def running(
    place: Path | str,
    limits: Limits = OPEN_HANDED,
    house: HouseConfig | None = None,
    executor: Executor | None = None,
    port: int = 0,
    **more: Any,
) -> AsyncIterator[Running]:
    """A real server on a free port, or on this one, bots at full speed; stopped cleanly at the end."""
    database = place if isinstance(place, str) else sqlite_url(place)
    bot_executor = executor or ThreadPoolExecutor(1)
    config = Config(database, limits, house or HouseConfig(pace=0.0), bot_executor, **{"seal": SEAL, **more})
    uvicorn_config = settings(config)
    server = Prompt(uvicorn_config)
    listening = listen_on("127.0.0.1", port)
    serving = asyncio.create_task(server.serve([listening]))
    try:
        while not server.started:
            assert not serving.done(), "the server did not start"
            await asyncio.sleep(0.01)
        middleware = uvicorn_config.app
        assert isinstance(middleware, Middleware)
        yield Running(listening.getsockname()[1], middleware.services)
    finally:
        server.told.set()
        await serving
        listening.close()
        if executor is None:
            bot_executor.shutdown()


async def eventually(holds: Callable[[], bool], patience: float = 20.0) -> None:
    """Wait until something holds that tells nobody when it does."""
    async with asyncio.timeout(patience):
        while True:
            if holds():
                return
            await asyncio.sleep(0.02)


async def emptied(house: House) -> None:
    """Let a house drop all its tables; what is being written there comes first."""

    def empty() -> bool:
        house.drop_idle(0.0)
        return not house.live

    await eventually(empty)


class Killable:
    """A server in a process of its own."""

    def __init__(self, folder: Path, port: int, *arguments: str, **more: Any) -> None:
        self.log = (folder / "server.log").open("ab")
        command = [sys.executable, "-m", "donabe", "serve", "--port", str(port), "--data", str(folder), *arguments]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        self.process: subprocess.Popen[bytes] = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self.log, env=environment, **more
        )
        self.address = self._address()

    def _address(self) -> str:
        """Read what the server prints until it says where it is."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            words = line.decode().split()
            if words[:3] == ["Donabe", "is", "at"]:
                return words[3]
        raise AssertionError("the server ended before it was there")

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def workers(self) -> list[int]:
        """The processes that a parent of several has started, for as long as they live."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(child) for child in children]

    def end(self, number: int = signal.SIGKILL) -> int:
        """End the process; returns its exit code."""
        self.process.send_signal(number)
        code = self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()
        return code
