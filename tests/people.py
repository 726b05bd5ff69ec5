"""People to test with: clients written from docs/protocol.md, who hold the server to what it promises there."""

import asyncio
import json
import ssl
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 20.0
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # without the system's certificates, which take long to load


class Person:
    """Somebody with a cookie."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=NO_TLS)
        self.lines: list[Connection] = []

    async def __aenter__(self) -> Self:
        self.me = await self.get("/api/me")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for line in self.lines:
            await line.close()
        await self.http.aclose()

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def make(self, game: str, **wishes: Any) -> str:
        answer = await self.http.post("/api/tables", json={"game": game, **wishes})
        assert answer.status_code == 201, answer.text
        made: str = answer.json()["id"]
        return made

    async def call(self, name: str) -> None:
        answer = await self.http.put("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text

    def headers(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}

    async def sit_down(self, table: str, seat: int | None = None) -> "Connection":
        """Connect to a table, and take a seat if one is named."""
        line = Connection(self, table)
        self.lines.append(line)
        await line.open()
        if seat is not None:
            await line.send(t="sit", seat=seat)
            await line.until(lambda: line.table["you"] == seat)
        return line


class Connection:
    """A person's socket to a table, and what has come over it; versions must have no gaps."""

    def __init__(self, person: Person, table_id: str, *, changes: bool = True) -> None:
        self.person = person
        self.table_id = table_id
        self.changes = changes  # wants to be told what changes in the view, instead of the whole
        self.version: int | None = None
        self.frames: list[str] = []
        self.acks: dict[str, int] = {}
        self.refusals: list[dict[str, Any]] = []
        self.here: list[bool] = []
        self.watching: dict[str, Any] = {"count": 0, "names": []}
        self.parts: dict[str, Any] = {}
        self.socket: ClientConnection | None = None
        self.reading: asyncio.Task[None] | None = None
        self.news = asyncio.Condition()
        self.catching_up = False  # after a resume, until the last missing update has brought the view

    @property
    def table(self) -> dict[str, Any]:
        table: dict[str, Any] = self.parts["table"]
        return table

    @property
    def watchers(self) -> list[str]:
        """Those who are named of whoever looks on."""
        names: list[str] = self.watching["names"]
        return names

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.parts["view"]
        return view

    async def open(self) -> None:
        """Connect and say hello, with the version last seen."""
        address = self.person.address.replace("http", "ws", 1)
        self.socket = await connect(
            f"{address}/api/tables/{self.table_id}/socket",
            additional_headers=self.person.headers(),
            max_size=None,
            ping_interval=None,
        )
        told, self.catching_up = len(self.frames), self.version is not None
        self.watching = {"count": 0, "names": []}
        self.reading = asyncio.create_task(self._read(self.socket))
        since = {} if self.version is None else {"version": self.version}
        await self.send(t="hello", changes=self.changes, **since)
        await self.until(lambda: len(self.frames) > told)

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None
        if self.reading is not None:
            await self.reading

    async def send(self, **message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                assert isinstance(frame, str)
                async with self.news:
                    self.frames.append(frame)
                    self._take(json.loads(frame))
                    self.news.notify_all()
        except ConnectionClosed:
            pass
        async with self.news:
            self.news.notify_all()

    def _take(self, message: dict[str, Any]) -> None:
        if message["t"] != "update" or "table" in message:
            self.catching_up = False
        match message["t"]:
            case "sync":
                self.version = message["version"]
                self.parts = {name: message[name] for name in ("table", "view", "events", "chat", "sheet", "result")}
                self._look_around()
            case "update":
                assert self.version is not None
                assert message["version"] == self.version + 1, "a gap in the versions"
                self.version = message["version"]
                assert self.changes or "change" not in message
                if "change" in message:
                    message["view"] = changed(self.parts["view"], message["change"])
                for name in ("table", "view", "sheet", "result"):
                    if name in message:
                        self.parts[name] = message[name]
                for name in ("events", "chat"):
                    self.parts[name] = self.parts[name] + message.get(name, [])
                if "table" in message:
                    self._look_around()
            case "ack":
                self.acks[message["id"]] = message["version"]
            case "refused":
                self.refusals.append(message)
            case "here":
                self.here = message["seats"]
            case "watchers":
                self.watching = {name: part for name, part in message.items() if name != "t"}

    def _look_around(self) -> None:
        self.here = [seat["here"] for seat in self.table["seats"]]

    async def until(self, holds: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Read on until something holds."""
        async with asyncio.timeout(patience):
            async with self.news:
                await self.news.wait_for(holds)

    async def refused(self, **message: Any) -> dict[str, Any]:
        """Send something that has to be refused; returns the refusal."""
        before = len(self.refusals)
        await self.send(**message)
        await self.until(lambda: len(self.refusals) > before)
        return self.refusals[-1]

    @property
    def choices(self) -> list[str]:
        view = None if self.catching_up else self.parts.get("view")
        return [choice["token"] for choice in view.get("choices", [])] if view else []

    async def move(self, client_id: str, token: str) -> int:
        """Play and wait for the acknowledgement; returns its version."""
        await self.send(t="move", id=client_id, token=token, version=self.version)
        before = len(self.refusals)
        await self.until(lambda: client_id in self.acks or len(self.refusals) > before)
        assert client_id in self.acks, self.refusals[-1]
        return self.acks[client_id]


KEYS = {"seats": "seat", "zones": "id", "cards": "id", "steps": "label", "badges": "id"}


def changed(thing: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """A view, or a thing in it, after a change, put together as docs/protocol.md says."""
    after = {**thing, **change}
    for name, key in KEYS.items():
        if name in change:
            after[name] = changed_list(thing.get(name, []), change[name], key)
    return after


def changed_list(before: list[Any], change: Any, key: str) -> list[Any]:
    known = {str(one[key]): one for one in before}
    if isinstance(change, dict):
        after = {**known, **{name: new and changed(known.get(name, {}), new) for name, new in change.items()}}
        return [one for one in after.values() if one is not None]
    return [changed(known.get(str(one[key]), {}), one) if isinstance(one, dict) else known[str(one)] for one in change]


async def seated_table(people: list[Person], game: str, **wishes: Any) -> list[Connection]:
    """A table made by the first person, everybody on a seat, the match begun."""
    table = await people[0].make(game, players=len(people), **wishes)
    lines = [await person.sit_down(table, seat) for seat, person in enumerate(people)]
    await lines[0].send(t="start")
    for line in lines:
        await line.until(lambda line=line: line.parts.get("view") is not None)  # type: ignore[misc]
    return lines


async def play_on(lines: list[Connection], moves: int, tag: str) -> list[str]:
    """Play so many moves, always the first choice of the first seat that has one; returns the tokens."""
    played: list[str] = []
    while len(played) < moves:
        mover = next((line for line in lines if line.choices), None)
        if mover is None:
            break
        token = mover.choices[0]
        version = await mover.move(f"{tag}-{len(played)}", token)
        played.append(f"{mover.table['you']} {token}")
        for line in lines:
            await line.until(lambda line=line, version=version: (line.version or 0) >= version)  # type: ignore[misc]
    return played
