"""Clubs of people who play on and on while the server is killed under them, and who count what they were promised."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.exceptions import WebSocketException

from donabe.kernel.view import View
from donabe.table import log
from donabe.table.store.store import open_store
from people import Connection, Person

THINKING = 0.01  # seconds
A_MOMENT = 0.2  # seconds until something is sent again that was sent too fast
PATIENCE = 60.0  # seconds in which everybody has to agree
LOST = (OSError, WebSocketException, TimeoutError, EOFError)


@dataclass
class Promise:
    """A move the server has acknowledged."""

    table: str
    id: str
    version: int
    seat: int
    token: str


@dataclass
class Member:
    """One person of a club: plays whenever there is a choice, sends again what was not acknowledged."""

    person: Person
    number: int
    line: Connection | None = None
    sent: dict[str, Any] | None = None  # the message without an answer yet
    promises: list[Promise] = field(default_factory=list)
    count: int = 0
    put_off: int = 0  # moves that could not be stored

    def __str__(self) -> str:
        """How matters stand for them, for whoever looks for a mistake."""
        line = self.line
        if line is None:
            return f"{self.number}: nowhere"
        table = {key: line.table.get(key) for key in ("status", "next")} if line.table else None
        seen = (
            f"{line.table_id} {table} version {line.version} choices {line.choices[:3]} refusals {line.refusals[-3:]}"
        )
        return f"{self.number}: {seen} sent {self.sent} lost {is_lost(line)}"

    @property
    def table(self) -> str:
        """Where they sit now."""
        assert self.line is not None
        return self.line.table_id

    async def live(self, table: str, stop: asyncio.Event) -> None:
        """Play until told to stop, through every loss of the line."""
        self.line = Connection(self.person, table)
        while not stop.is_set():
            try:
                await self.come_in(self.line)
                await self.play(stop)
            except LOST:
                await asyncio.sleep(0.05)
            finally:
                await self.hang_up()

    async def come_in(self, line: Connection) -> None:
        """Say hello, and come back later if that is too much now: what a guest may do is counted on when a worker is killed."""
        before = len(line.refusals)
        await line.open()
        if len(line.refusals) > before:
            raise ConnectionError(line.refusals[-1])

    async def hang_up(self) -> None:
        assert self.line is not None
        try:
            await self.line.close()
        except LOST:
            self.line.socket = None

    async def play(self, stop: asyncio.Event) -> None:
        line = self.line
        assert line is not None
        while not stop.is_set():
            assert line.socket is not None
            if is_lost(line):
                raise ConnectionError
            if line.table["next"]:
                line = self.line = await self.follow(line)
                continue
            await self.act(line)
            await asyncio.sleep(THINKING * random.random())

    async def follow(self, line: Connection) -> Connection:
        """Go on to the next table."""
        following = Connection(self.person, line.table["next"])
        self.sent = None
        await self.hang_up()
        self.line = following
        await self.come_in(following)
        return following

    async def act(self, line: Connection) -> None:
        if self.number == 0 and line.table["status"] == "open":
            before = len(line.refusals)
            await line.send(t="start")
            await line.until(lambda: line.table["status"] != "open" or len(line.refusals) > before, 2)
        elif self.number == 0 and line.table["status"] == "over":
            await line.send(t="rematch")
            await line.until(lambda: bool(line.table["next"]), 2)
        elif self.sent is None and line.choices:
            self.count += 1
            token = random.choice(line.choices)
            self.sent = {"t": "move", "id": f"{self.number}-{self.count}", "token": token, "version": line.version}
        if self.sent is not None:
            await self.insist(line, self.sent)

    async def insist(self, line: Connection, sent: dict[str, Any]) -> None:
        """Send until there is an answer; the same id, however often."""
        client_id, before = sent["id"], len(line.refusals)

        def refusals() -> list[dict[str, Any]]:  # of this, and of nothing that was sent earlier
            return [refusal for refusal in line.refusals[before:] if refusal.get("id") == client_id]

        await line.send(**sent)
        await line.until(
            lambda: client_id in line.acks or bool(refusals()) or (line.reading is not None and line.reading.done()),
            2,
        )
        if client_id in line.acks:
            version = line.acks[client_id]
            self.promises.append(Promise(line.table_id, client_id, version, self.number, sent["token"]))
            self.sent = None
            await line.until(lambda: (line.version or 0) >= version, 2)
        elif refusals():
            code = refusals()[-1]["code"]
            assert code in {"unavailable", "too-fast"}, f"a legal move was refused: {refusals()[-1]}"
            self.put_off += code == "unavailable"
            await asyncio.sleep(A_MOMENT if code == "too-fast" else 0)


class Club:
    """Three people at one table after another."""

    def __init__(self, address: str) -> None:
        self.members = [Member(Person(address), number) for number in range(3)]
        self.stop = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def gather(self, game: str) -> None:
        """Sit down together."""
        for member in self.members:
            await member.person.__aenter__()
        table = await self.members[0].person.make(game, players=3, away_after=3600)
        for member in self.members[1:]:
            line = await member.person.sit_down(table, member.number)
            await line.close()
        self.tasks = [asyncio.create_task(member.live(table, self.stop)) for member in self.members]

    async def goes_on(self, patience: float = 180.0) -> None:
        """Wait until a move of these people is acknowledged that was not before."""
        before = len(self.promises())
        try:
            async with asyncio.timeout(patience):
                while len(self.promises()) <= before:
                    failed = [task for task in self.tasks if task.done()]
                    assert not failed, failed[0].exception()
                    await asyncio.sleep(0.02)
        except TimeoutError as error:
            raise AssertionError("\n".join(["nothing goes on:", *map(str, self.members)])) from error

    async def part(self) -> None:
        """Stop playing; every mistake comes out here."""
        self.stop.set()
        await asyncio.gather(*self.tasks)

    async def go_home(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for member in self.members:
            await member.person.__aexit__(None, None, None)

    def promises(self) -> list[Promise]:
        return [promise for member in self.members for promise in member.promises]

    def put_off(self) -> int:
        """How often they were told that a move could not be stored."""
        return sum(member.put_off for member in self.members)


@asynccontextmanager
async def playing(address: str, database: str, number: int = 2) -> AsyncIterator[list[Club]]:
    """Clubs that play while something goes wrong; afterwards all go on, agree, and have what they were promised, once."""
    clubs = [Club(address) for _ in range(number)]
    try:
        for club in clubs:
            await club.gather("iyadosu")
        await asyncio.gather(*(club.goes_on() for club in clubs))
        yield clubs
        await asyncio.gather(*(club.goes_on() for club in clubs))
        await asyncio.gather(*(club.part() for club in clubs))
        for club in clubs:
            await converged(club)
    finally:
        for club in clubs:
            await club.go_home()
    promises = [promise for club in clubs for promise in club.promises()]
    kept(promises, await moves_in(database, {promise.table for promise in promises}))


def kept(promises: list[Promise], moves: dict[tuple[str, int], tuple[str, int, str]]) -> None:
    """Every acknowledged move is in the logs once, at the place that was acknowledged, as it was sent."""
    ids = Counter((table, seat, client_id) for (table, _), (client_id, seat, _) in moves.items())
    for promise in promises:
        place = (promise.table, promise.version)
        assert moves.get(place) == (promise.id, promise.seat, promise.token), promise
        assert ids[promise.table, promise.seat, promise.id] == 1, promise


async def converged(club: Club) -> None:
    """What a client put together over all losses is what a newcomer is told, version and view."""
    for member in club.members:
        line = member.line
        assert line is not None
        fresh = Connection(member.person, line.table_id)
        async with asyncio.timeout(PATIENCE):
            while is_lost(line) or is_lost(fresh) or line.version != fresh.version:
                await come_back(line)
                await come_back(fresh)
                await asyncio.sleep(0.05)
        assert in_full(line.parts["view"]) == in_full(fresh.parts["view"])
        for part in ("chat", "sheet", "result"):
            assert line.parts[part] == fresh.parts[part], part
        assert lasting_events(line) == lasting_events(fresh)
        await line.close()
        await fresh.close()


def is_lost(line: Connection) -> bool:
    """Whether a line was cut off, or its hello was refused."""
    return line.reading is None or line.reading.done() or not line.parts


async def come_back(line: Connection) -> None:
    """Connect again after a loss, as every client does."""
    if is_lost(line):
        with suppress(*LOST):
            await line.close()
            await line.open()


def in_full(view: dict[str, Any] | None) -> View | None:
    """A view with whatever has its default value."""
    return msgspec.convert(view, View | None)


def lasting_events(line: Connection) -> list[Any]:
    """All events but cards of tricks that are, or at some time were, not to be looked up: a newcomer may have more of those."""
    view = line.parts["view"]
    return [event for event in line.parts["events"] if "trick" not in event or is_shown(event, view)]


def is_shown(event: dict[str, Any], view: dict[str, Any]) -> bool:
    """Whether cards of this trick could be looked up all along: it is the last one of the running round, or the present."""
    running = view["phase"] != "over" and event["round"] == view["round"]
    return running and bool(event["trick"] >= view.get("last_trick", 0))


async def moves_in(database: str, tables: set[str]) -> dict[tuple[str, int], tuple[str, int, str]]:
    """Every move in the logs by its place; a log's places are without gaps."""
    store = await open_store(database)
    moves = {}
    for table in tables:
        entries = await store.entries(table)
        assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
        for entry in entries:
            if isinstance(entry.body, log.Moved):
                moves[table, entry.version] = (entry.body.id, entry.body.seat, entry.body.token)
    await store.close()
    return moves
