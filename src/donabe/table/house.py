"""House: all the tables of one process; loads them when asked for, and drops idle ones from memory."""

import asyncio
import logging
import re
import secrets
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from donabe import games
from donabe.bots.levels import level
from donabe.bots.names import name_of_bot
from donabe.bots.pool import BotPool
from donabe.kernel.game import Game
from donabe.kernel.match import Match
from donabe.kernel.options import Value
from donabe.table import log, updates
from donabe.table.commands import Draft, checked_clock, checked_seconds, checked_setup, drafted_start, name_at, own_seat
from donabe.table.company import NOWHERE, Company, Listeners
from donabe.table.ending import Ending
from donabe.table.guests import A_DAY, Guest
from donabe.table.live_table import LiveTable
from donabe.table.log import Body, Entry
from donabe.table.lookalikes import told_apart
from donabe.table.messages import TableSummary
from donabe.table.refusals import (
    BadMessage,
    Busy,
    NoLesson,
    NotStarted,
    Outdated,
    TooManyTables,
    UnknownTable,
    Unreadable,
)
from donabe.table.seats import HUMAN, LESSON_KIND, Seat
from donabe.table.state import NOBODY, Deal, Status, TableState, folded
from donabe.table.steady_clock import SteadyClock
from donabe.table.store.changes import Append
from donabe.table.store.damage import is_damage, said_of
from donabe.table.store.news import entries_in
from donabe.table.store.notices import EVERYTHING, RETRY, listen
from donabe.table.store.seal import KeyLost
from donabe.table.store.store import Store
from donabe.table.store.words import Sitting
from donabe.table.typed_text import checked_name
from donabe.table.waking import wake_due

SWEEP = 30.0  # seconds between looks for idle tables
TABLE_ID = re.compile(r"[\w-]{1,40}", re.ASCII)
LONGEST_REASON = 500
LOOKED_THROUGH = 500  # tables at once
MOST_RENAMINGS = (
    1_000  # that are written to a log: whoever takes another name again and again cannot make it longer for ever
)
DOES_NOT_REPLAY = "table %s: its log does not replay"

logger = logging.getLogger(__name__)


def new_table_id() -> str:
    """An id nobody can guess: the link is the invitation."""
    return f"t-{secrets.token_urlsafe(12)}"


@dataclass
class HouseConfig:
    """Injected clock, ids and dealing, which tests replace; and the times of a house."""

    deal: Deal = Match
    now: Callable[[], float] = field(default_factory=SteadyClock)
    table_id: Callable[[], str] = new_table_id
    pace: float = 0.8  # seconds a bot takes at least, so that people can follow
    idle_after: float = 300.0  # seconds until a table that nobody watches leaves memory
    most_unfinished: int = 200  # tables that a guest has made in a day
    most_live: int = 20_000  # tables in memory
    on_move: Callable[[], None] = field(default=lambda: None)


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """What a person asks for when making a table."""

    game: str
    players: int = 0  # 0: as many as usually play the game
    options: dict[str, Value] = {}
    public: bool = False
    bots: str = ""  # the bot that fills the other seats
    start: bool = False
    away_after: float = 60.0
    clock: float = 0.0
    hints: bool = True
    lesson: bool = False  # the game's guided first match; everything else is as the lesson says


class House:
    """Tables by id."""

    def __init__(self, store: Store, bots: BotPool, config: HouseConfig | None = None) -> None:
        self.store = store
        self.bots = bots
        self.config = config or HouseConfig()
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._working: set[asyncio.Task[None]] = set()  # what others do not wait for
        self.unwritten: dict[str, str] = {}  # tables put aside, and why, where the store could not take that down
        self.company = Company(store, self._sitting, Listeners(self._met, self._renamed, self._hurried))
        self.known_guest: Callable[[str], Guest | None] = lambda _guest_id: None  # who is connected here, by id
        self.aside = ThreadPoolExecutor(1, "aside")  # for what takes longer than a few milliseconds

    async def open(self) -> None:
        """Begin to wake tables where something is due, to listen to other processes, and to drop idle tables."""
        listening = listen(self.store.database, self.store.name, self._heard, self.company)
        waking = wake_due(self.store, self._wake, self.config.now)
        self._tasks = [asyncio.create_task(work) for work in (listening, waking, self._sweep(), self.company.run())]

    async def close(self) -> None:
        """Finish what was begun, then close everything."""
        tasks = [*self._tasks, *self._working]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(self.company.say_goodbye(), *self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(table.close() for table in self.live.values()))
        self.aside.shutdown()
        self.bots.close()
        await self.store.close()

    # -- finding -------------------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """The table, from memory or from its log."""
        if not TABLE_ID.fullmatch(table_id):
            raise UnknownTable
        while (live := self.live.get(table_id)) is None:  # it may have left memory again while we waited
            if table_id not in self._loading:
                loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                loading.add_done_callback(lambda _task: self._loading.pop(table_id))
            await asyncio.shield(self._loading[table_id])
        return live

    async def _load(self, table_id: str) -> LiveTable:
        self._make_room()
        if table_id in self.unwritten or await self.store.reason_aside(table_id) is not None:
            raise Unreadable
        try:
            return self._add(await loaded(self.store, table_id, self.config.deal, self.aside))
        except UnknownTable:
            raise
        except Exception as error:
            if not await self._put_aside_if_bad(table_id, error):
                raise
            raise Unreadable from error

    async def entries(self, table_id: str) -> list[Entry]:
        """The log of a table that is in memory, or Unreadable."""
        try:
            return await self.store.entries(table_id)
        except Exception as error:
            if not await self._put_aside_if_bad(table_id, error):
                raise
            raise Unreadable from error

    async def _put_aside_if_bad(self, table_id: str, error: Exception) -> bool:
        """Whether an error is a table's own, which is put aside then, and not that of a store which does not answer."""
        if isinstance(error, (SQLAlchemyError, OSError)):
            if not await self.store.is_damage_to(table_id, error):
                return False
        else:
            logger.error(DOES_NOT_REPLAY, table_id, exc_info=error)
        await self.put_aside(table_id, reason_of(error))
        return True

    async def _wake(self, table_id: str) -> None:
        with suppress(UnknownTable, Unreadable, Busy):  # it is due again soon
            await self.table(table_id)

    async def put_aside(self, table_id: str, reason: str) -> None:
        """Have a table not opened until it is released; whoever is there is disconnected."""
        logger.error("table %s is put aside: %s", table_id, reason)
        try:
            await self.store.put_aside(table_id, reason, self.config.now())
        except (SQLAlchemyError, OSError) as error:
            self.unwritten[table_id] = reason
            logger.warning(
                "table %s is put aside by this process only, as that could not be stored: %r", table_id, error
            )
        live = self.live.pop(table_id, None)
        if live is not None:
            await live.shut()

    async def release(self, table_id: str) -> None:
        """Let a table that was put aside be opened again."""
        self.unwritten.pop(table_id, None)
        await self.store.release(table_id)

    def _add(self, table: TableState) -> LiveTable:
        live = self.live[table.id] = LiveTable(table, self.company, self.bots, self.config.now, self.config.on_move)
        live.on_trouble = partial(self._examine, table.id)
        live.index()
        return live

    def summary(self, live: LiveTable, guest: Guest) -> TableSummary:
        """A table as one guest sees it from outside the game."""
        table = live.table
        return updates.summary(table, table.seat_of(guest.id), live.here, live.time())

    async def tables_of(self, guest: Guest) -> list[TableSummary]:
        """The tables a guest sits at."""
        return self._summaries(await self.store.tables_of(guest.id), guest)

    async def open_tables(self, guest: Guest) -> list[TableSummary]:
        """The public tables with a free seat."""
        return self._summaries(await self.store.open_tables(), guest)

    def _summaries(self, rows: list[tuple[str, float]], guest: Guest) -> list[TableSummary]:
        summaries = []
        for text, updated in rows:
            try:
                summary = msgspec.json.decode(text, type=TableSummary)
            except msgspec.MsgspecError:
                logger.exception("a row of the index cannot be read: %.200s", text)
                continue
            summary.updated = updated
            live = self.live.get(summary.id)
            summaries.append(self.summary(live, guest) if live is not None else summary)
        return summaries

    # -- making --------------------------------------------------------------------------------------------------------

    async def make(self, guest: Guest, setup: Setup) -> LiveTable:
        """A new table with the guest on seat 0, in one transaction from first to last seat, or a refusal."""
        await self._check_room(guest)
        game = games.load(setup.game)
        if setup.lesson:
            setup = lesson_setup(game, setup)
        players = setup.players or game.usual_players
        made = log.Made(
            game=game.key,
            players=players,
            options=checked_setup(game, players, setup.options),
            host=guest.id,
            public=setup.public,
            away_after=checked_seconds("away_after", setup.away_after),
            clock=checked_clock(setup.clock),
            pace=self.config.pace,
            hints=setup.hints,
            lesson=setup.lesson,
        )
        bots = {seat: level(setup.bots).name for seat in range(1, players)} if setup.bots else {}
        name = told_apart(checked_name(guest.name), [name_of_bot(bot, seat) for seat, bot in bots.items()])
        seating: list[Body] = [log.Sat(0, guest.id, name), *(log.Filled(seat, bot) for seat, bot in bots.items())]
        return await self._make([made, *seating], start=setup.start)

    async def _check_room(self, guest: Guest) -> None:
        """Refuse another table to a guest who has many unfinished ones, or to everybody if there are too many."""
        self._make_room(1)
        unfinished = await self.store.unfinished(guest.id, self.config.now() - A_DAY)
        if unfinished >= self.config.most_unfinished:
            raise TooManyTables(self.config.most_unfinished)

    def _make_room(self, more: int = 0) -> None:
        """Raise Busy if memory does not hold what is being loaded, and more, even once all that nobody looks at has left it."""
        if self._too_many(more):
            self.drop_idle(0.0)
        if self._too_many(more):
            raise Busy

    def _too_many(self, more: int) -> bool:
        return len(self.live) + len(self._loading) + more > self.config.most_live

    async def _make(self, bodies: list[Body], *, start: bool) -> LiveTable:
        table, entries = self._new(bodies)
        draft = drafted_start(table) if start else Draft()
        later = [Entry(table.version + step, table.updated, body) for step, body in enumerate(draft.bodies, start=1)]
        seeds = [(table.id, draft.seed)] if draft.seed is not None else []
        await self.store.append(Append([(table.id, entry) for entry in [*entries, *later]], seeds))
        table.seed = draft.seed
        for entry in later:
            table.apply(entry)
        return self._add(table)

    def _new(self, bodies: list[Body]) -> tuple[TableState, list[Entry]]:
        """A table and its log, not stored yet."""
        table = TableState(self.config.table_id(), self.config.deal)
        entries = [Entry(version, self.config.now(), body) for version, body in enumerate(bodies, start=1)]
        for entry in entries:
            table.apply(entry)
        return table, entries

    async def rematch(self, live: LiveTable, guest: Guest) -> None:
        """The next table with the same seats; both logs change in one transaction."""
        own_seat(live.table, guest)
        await self._check_room(guest)
        if live.table.status is not Status.OVER:
            raise Outdated if live.table.outdated else NotStarted("error-not-over")
        table, entries = self._new(_same_again(live.table, guest))

        def draft() -> Draft | None:
            if live.table.next:
                return None
            return Draft([log.Continued(table.id)], also=[(table.id, entry) for entry in entries])

        def stored(_version: int) -> None:
            self._add(table)  # before anybody is sent its id

        await live.write(draft, stored)

    async def rename(self, guest: Guest) -> None:
        """Carry a guest's new name to the tables in memory where the guest sits or looks on; to others when the guest comes there."""
        for number, live in enumerate(list(self.live.values()), start=1):
            live.see_name(guest)
            await self.update_name(live, guest)
            if number % LOOKED_THROUGH == 0:
                await asyncio.sleep(0)  # others have their turn

    async def update_name(self, live: LiveTable, guest: Guest) -> None:
        """Write a guest's present name to a table where the guest sits under another one."""
        if _renaming(live.table, guest) is not None:
            await live.write(lambda: _renaming(live.table, guest))

    # -- in the background ---------------------------------------------------------------------------------------------

    async def _heard(self, table_id: str, version: int, news: Sequence[str]) -> None:
        if table_id in self._loading:  # it may have been read before this was written
            await asyncio.wait([self._loading[table_id]])
        if table_id == EVERYTHING:
            for live in list(self.live.values()):
                await self._read_on(live)
        elif table_id in self.live and self.live[table_id].table.version < version:
            if self.live[table_id].attended_elsewhere():
                self.live.pop(table_id).attendant.dismiss()  # what is due is known better where the people are
            elif not self._take(self.live[table_id], news):
                self._work(self._read_until_done(self.live[table_id]))

    def _take(self, live: LiveTable, news: Sequence[str]) -> bool:
        """Whether a table could take in what was told, without asking the store."""
        try:
            return bool(news) and live.take(entries_in(news))
        except Exception:
            logger.exception("table %s: what another process told does not fit; its log is read", live.table.id)
            return False

    async def _read_until_done(self, live: LiveTable) -> None:
        """Others do not wait for this table, which may be writing."""
        while self.live.get(live.table.id) is live:
            try:
                await self._read_on(live)
            except (SQLAlchemyError, OSError) as error:
                logger.warning("table %s could not be read; trying again: %r", live.table.id, error)
                await asyncio.sleep(RETRY)
            else:
                return

    def _work(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    async def _read_on(self, live: LiveTable) -> None:
        try:
            await live.read_on()
        except Exception as error:
            if not await self._put_aside_if_bad(live.table.id, error):
                raise
        if live.gone and self.live.pop(live.table.id, None) is not None:
            await live.shut()
            await self.store.forget(live.table.id)

    def _examine(self, table_id: str, error: Exception) -> None:
        """A table in memory could not read its log, while it was written to."""

        async def put_aside_if_bad() -> None:
            await self._put_aside_if_bad(table_id, error)

        if is_damage(error) and table_id in self.live:
            self._work(put_aside_if_bad())

    def _sitting(self, table_id: str) -> Sitting:
        live = self.live.get(table_id)
        return live.sitting() if live is not None and live.viewers else NOWHERE

    def _met(self, table_id: str) -> None:
        if table_id in self.live:
            self.live[table_id].meet()

    def _renamed(self, guest_id: str, name: str) -> None:
        """Another process has written a guest's new name to the tables it holds."""
        guest = self.known_guest(guest_id)
        if guest is not None:
            guest.name = name
            self._work(self.rename(guest))

    def _hurried(self, table_id: str, seat: int) -> None:
        if table_id in self.live and not self.live[table_id].presence.attended:
            self.live[table_id].attendant.hurry(seat)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, self.config.idle_after))
            self.drop_idle(self.config.idle_after)

    def drop_idle(self, idle_after: float) -> None:
        """Drop tables from memory that have been idle for so long; they are loaded again when asked for."""
        for table_id, live in list(self.live.items()):
            if live.idle(idle_after):
                del self.live[table_id]
                live.leave_memory()


def reason_of(error: Exception) -> str:
    """Why a table is put aside, in one line."""
    if isinstance(error, KeyLost):
        return str(error)
    if is_damage(error):
        return f"its log cannot be read: {said_of(error)}"[:LONGEST_REASON]
    return f"its log does not replay: {type(error).__name__}: {error}"[:LONGEST_REASON]


def is_deleted(entries: list[Entry]) -> bool:
    """Whether nothing is left of a log but that it was closed."""
    return len(entries) == 1 and isinstance(entries[0].body, log.Closed)


async def loaded(store: Store, table_id: str, deal: Deal, executor: Executor | None = None) -> TableState:
    """A table from its log; a match that ended under older rules has the ending that was stored.

    The log is replayed on the executor: that can take longer than other tables should wait.
    """
    entries = await store.entries(table_id)
    if not entries or is_deleted(entries):
        raise UnknownTable
    seed = await store.seed(table_id)
    try:
        table = await asyncio.get_running_loop().run_in_executor(executor, folded, table_id, entries, seed, deal)
    except Exception as error:
        if is_deleted(await store.entries(table_id)):  # between the two readings
            raise UnknownTable from error
        raise
    if table.outdated:
        status, ending = await store.ending(table_id)
        if status == Status.OVER:
            table.recall_ending(msgspec.json.decode(ending, type=Ending) if ending else None)
    return table


def lesson_setup(game: Game, asked: Setup) -> Setup:
    """A game's guided first match, or a refusal: nothing else may be asked for with it."""
    lesson = game.lesson
    if lesson is None:
        raise NoLesson(game.title)
    plain = Setup(asked.game, lesson=True)
    more = [name for name in Setup.__struct_fields__ if getattr(asked, name) != getattr(plain, name)]
    if more:
        raise BadMessage("error-lesson-only", fields=", ".join(more))
    options = dict(lesson.options)
    return Setup(game.key, lesson.players, options, bots=LESSON_KIND, start=True, lesson=True)


def _same_again(table: TableState, guest: Guest) -> list[Body]:
    settings = table.settings
    made = log.Made(
        game=table.game.key,
        players=settings.players,
        options=checked_setup(table.game, settings.players, settings.options),
        host=guest.id,
        public=settings.public,
        away_after=settings.away_after,
        clock=settings.clock,
        pace=table.pace,
        hints=settings.hints,
    )
    return [made, *(_seated(number, seat) for number, seat in enumerate(table.seats))]


def _seated(number: int, seat: Seat) -> Body:
    if seat.kind == HUMAN:
        return log.Sat(number, seat.guest, seat.name)
    return log.Filled(number, seat.kind)


def _renaming(table: TableState, guest: Guest) -> Draft | None:
    seat = table.seat_of(guest.id)
    if table.status in (Status.OVER, Status.OUTDATED) or seat == NOBODY or table.renamings >= MOST_RENAMINGS:
        return None
    name = name_at(table, guest)
    return Draft([log.Named(seat, name)]) if name != table.seats[seat].name else None
