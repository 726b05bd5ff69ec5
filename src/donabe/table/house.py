"""House: all the tables of one process; brings them into memory when asked for, and lets idle ones go."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from donabe import games
from donabe.bots import bot as bot_named
from donabe.kernel.match import Match
from donabe.kernel.options import Value
from donabe.table import facts, names, telling
from donabe.table.commands import Plan, checked_setup, own_seat, seconds, started
from donabe.table.facts import Entry, Fact
from donabe.table.fold import NOBODY, Deal, Status, Table, folded
from donabe.table.guests import Guest
from donabe.table.live import LiveTable
from donabe.table.messages import Summary
from donabe.table.refusals import NotStarted, UnknownTable
from donabe.table.seats import HUMAN, Seat
from donabe.table.store.changes import Append
from donabe.table.store.notices import EVERYTHING, listen
from donabe.table.store.store import Store
from donabe.table.thinking import Thinker

SWEEP = 30.0  # seconds between looks for idle tables
LONGEST_TABLE_ID = 40

logger = logging.getLogger(__name__)


def new_table_id() -> str:
    """An id nobody can guess: the link is the invitation."""
    return f"t-{secrets.token_urlsafe(12)}"


@dataclass
class Ways:
    """What a house can be given to do things by, so that tests can decide what is otherwise chance or time."""

    deal: Deal = Match
    now: Callable[[], float] = time.time
    table_id: Callable[[], str] = new_table_id
    pace: float = 0.8  # seconds a bot takes at least, so that people can follow
    idle_after: float = 300.0  # seconds until a table that nobody watches leaves memory
    moved: Callable[[], None] = field(default=lambda: None)


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """What a person asks for when making a table."""

    game: str
    players: int = 0  # 0: as few as the game can be played with
    options: dict[str, Value] = {}
    public: bool = False
    bots: str = ""  # the bot that fills the other seats
    start: bool = False
    away_after: float = 60.0
    clock: float = 0.0


class House:
    """Tables by id."""

    def __init__(self, store: Store, thinker: Thinker, ways: Ways | None = None) -> None:
        self.store = store
        self.thinker = thinker
        self.ways = ways or Ways()
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Begin: wake tables where something is due, listen to other processes, let idle tables go."""
        for table_id in await self.store.unsettled():
            await self.table(table_id)
        listening = listen(self.store.database, self.store.name, self._heard)
        self._tasks = [asyncio.create_task(listening), asyncio.create_task(self._sweep())]

    async def close(self) -> None:
        """Finish what was begun, then let everything go."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(table.close() for table in self.live.values()))
        self.thinker.close()
        await self.store.close()

    # -- finding -------------------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """The table, from memory or from its log."""
        live = self.live.get(table_id)
        if live is not None:
            return live
        if not 0 < len(table_id) <= LONGEST_TABLE_ID:
            raise UnknownTable
        if table_id not in self._loading:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _task: self._loading.pop(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> LiveTable:
        entries = await self.store.entries(table_id)
        if not entries:
            raise UnknownTable
        return self._lay(folded(table_id, entries, await self.store.seed(table_id), self.ways.deal))

    def _lay(self, table: Table) -> LiveTable:
        live = self.live[table.id] = LiveTable(table, self.store, self.thinker, self.ways.now, self.ways.moved)
        live.index()
        return live

    def summary(self, live: LiveTable, guest: Guest) -> Summary:
        """A table as one guest is told of it."""
        table = live.table
        return telling.summary(table, table.seat_of(guest.id), live.here, self.ways.now())

    async def mine(self, guest: Guest) -> list[Summary]:
        """The tables a guest sits at."""
        return self._told(await self.store.tables_of(guest.id), guest)

    async def listed(self, guest: Guest) -> list[Summary]:
        """The public tables with a free seat."""
        return self._told(await self.store.open_tables(), guest)

    def _told(self, rows: list[tuple[str, float]], guest: Guest) -> list[Summary]:
        told = []
        for text, updated in rows:
            summary = msgspec.json.decode(text, type=Summary)
            summary.updated = updated
            live = self.live.get(summary.id)
            told.append(self.summary(live, guest) if live is not None else summary)
        return told

    # -- making --------------------------------------------------------------------------------------------------------

    async def make(self, guest: Guest, setup: Setup) -> LiveTable:
        """A new table with the guest on seat 0, in one transaction from first to last seat, or a refusal."""
        game = games.load(setup.game)
        players = setup.players or min(game.players)
        made = facts.Made(
            game=game.key,
            players=players,
            options=checked_setup(game, players, setup.options),
            host=guest.id,
            public=setup.public,
            away_after=seconds("away_after", setup.away_after),
            clock=seconds("clock", setup.clock),
            pace=self.ways.pace,
        )
        seating: list[Fact] = [facts.Sat(0, guest.id, names.name(guest.name))]
        if setup.bots:
            bot = bot_named(setup.bots).name
            seating += [facts.Filled(seat, bot) for seat in range(1, players)]
        return await self._make([made, *seating], start=setup.start)

    async def _make(self, beginning: list[Fact], *, start: bool) -> LiveTable:
        table, entries = self._drafted(beginning)
        plan = started(table) if start else Plan()
        later = [Entry(table.version + step, table.updated, fact) for step, fact in enumerate(plan.facts, start=1)]
        seeds = [(table.id, plan.seed)] if plan.seed is not None else []
        await self.store.append(Append([(table.id, entry) for entry in [*entries, *later]], seeds))
        table.seed = plan.seed
        for entry in later:
            table.apply(entry)
        return self._lay(table)

    def _drafted(self, beginning: list[Fact]) -> tuple[Table, list[Entry]]:
        """A table and its log, not stored yet."""
        table = Table(self.ways.table_id(), self.ways.deal)
        entries = [Entry(seq, self.ways.now(), fact) for seq, fact in enumerate(beginning, start=1)]
        for entry in entries:
            table.apply(entry)
        return table, entries

    async def rematch(self, live: LiveTable, guest: Guest) -> None:
        """The next table with the same seats; both logs change in one transaction."""
        own_seat(live.table, guest)
        if live.table.status is not Status.OVER:
            raise NotStarted("the match is not over yet")
        table, entries = self._drafted(_same_again(live.table, guest))

        def plan() -> Plan | None:
            if live.table.next:
                return None
            return Plan([facts.Continued(table.id)], also=[(table.id, entry) for entry in entries])

        def stored(_version: int) -> None:
            self._lay(table)  # before anybody hears of it

        await live.write(plan, stored)

    async def renamed(self, guest: Guest) -> None:
        """Carry a guest's new name to the tables in memory where the guest sits; to others when the guest comes there."""
        for live in list(self.live.values()):
            await self.greeted(live, guest)

    async def greeted(self, live: LiveTable, guest: Guest) -> None:
        """Call a guest at a table by the present name."""
        if _renaming(live.table, guest) is not None:
            await live.write(lambda: _renaming(live.table, guest))

    # -- in the background ---------------------------------------------------------------------------------------------

    async def _heard(self, table_id: str, version: int) -> None:
        if table_id == EVERYTHING:
            for live in list(self.live.values()):
                await live.read_on()
        elif table_id in self.live and self.live[table_id].table.version < version:
            await self.live[table_id].read_on()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, self.ways.idle_after))
            self.let_go()

    def let_go(self) -> None:
        """Drop idle tables from memory; their logs bring them back."""
        for table_id, live in list(self.live.items()):
            if live.idle(self.ways.idle_after):
                del self.live[table_id]


def _same_again(table: Table, guest: Guest) -> list[Fact]:
    settings = table.settings
    made = facts.Made(
        game=table.game.key,
        players=settings.players,
        options=settings.options,
        host=guest.id,
        public=settings.public,
        away_after=settings.away_after,
        clock=settings.clock,
        pace=table.pace,
    )
    return [made, *(_seated(number, seat) for number, seat in enumerate(table.seats))]


def _seated(number: int, seat: Seat) -> Fact:
    if seat.kind == HUMAN:
        return facts.Sat(number, seat.guest, seat.name)
    return facts.Filled(number, seat.kind)


def _renaming(table: Table, guest: Guest) -> Plan | None:
    seat = table.seat_of(guest.id)
    if table.status is Status.OVER or seat == NOBODY or table.seats[seat].name == guest.name:
        return None
    return Plan([facts.Named(seat, guest.name)])
