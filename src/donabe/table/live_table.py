"""LiveTable: the one writer of a table. A change is checked, committed, acknowledged, and only then sent to viewers."""

import asyncio
import logging
import math
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

from sqlalchemy.exc import SQLAlchemyError

from donabe.bots.pool import BotPool
from donabe.kernel.errors import DonabeError, NotAsked
from donabe.kernel.why import Pointing
from donabe.table import log, updates
from donabe.table.attendant import Attendant
from donabe.table.commands import Draft, check_hurry, drafted
from donabe.table.company import Company
from donabe.table.duties import Presence, next_unattended
from donabe.table.guests import Guest
from donabe.table.hints import Hints
from donabe.table.index import index_row
from donabe.table.log import Entry
from donabe.table.messages import Ack, Command, Move, Say, encode
from donabe.table.refusals import Unavailable
from donabe.table.state import NOBODY, Part, Parts, TableState
from donabe.table.store.changes import Append, Conflict, IndexRow
from donabe.table.store.words import Sitting
from donabe.table.updates import NO_LOOKS, Looks
from donabe.table.viewer import Viewer
from donabe.table.views import Views
from donabe.table.watchers import Watchers

MOST_CONFLICTS = 20
NOBODY_LOOKS = ""  # in place of a guest

Ended = Callable[[Exception | None], None]
logger = logging.getLogger(__name__)


class LiveTable:
    """A table in memory, with its viewers."""

    def __init__(
        self,
        table: TableState,
        company: Company,
        bots: BotPool,
        now: Callable[[], float],
        on_move: Callable[[], None],
    ) -> None:
        self.table = table
        self.company = company
        self.store = company.store
        self.bots = bots
        self.now = now
        self.on_move = on_move
        self.on_trouble: Callable[[Exception], None] = lambda _error: None  # told when the log cannot be read
        self.viewers: list[Viewer] = []
        self.ahead = max(0.0, table.updated - now())  # of our clock, when the last entry was written
        self.last_active = self.time()
        elsewhere = company.at(table.id)
        self.presence = Presence(
            frozenset(), self.time(), {}, elsewhere.guests, told=company.telling, attended=elsewhere.attended
        )
        self.seen: dict[str, int] = {}  # by guest, the latest round whose end they have left
        self._writing = asyncio.Lock()  # held across an append and nothing else
        self._repairs: set[asyncio.Task[None]] = set()  # find out why moves could not be stored
        self._row: IndexRow | None = None
        self.views = Views(table)
        self.gone = False  # put aside or deleted by the keeper of the house
        self._pointing: dict[int, tuple[int, Pointing]] = {}  # by seat, for the state after so many moves
        self.hints = Hints(table, bots)
        self.watchers = Watchers(self)
        self.attendant = Attendant(self)
        self.attendant.set_timer()

    def time(self) -> float:
        """The time at this table: never before its last entry, even if our clock, or the last writer's, was set wrong."""
        return self.now() + self.ahead

    @property
    def here(self) -> Collection[str]:
        """The guests who are connected, to whatever process."""
        return self.presence.here | self.presence.elsewhere if self.presence.elsewhere else self.presence.here

    @property
    def whose(self) -> str:
        """With whom the table takes turns at having its bots think: its host; tables that nobody looks at share a turn."""
        return self.table.host if self.here else NOBODY_LOOKS

    # -- people come and go --------------------------------------------------------------------------------------------

    async def catch_up(self, version: int | None) -> None:
        """Read on if a viewer has seen more, at another process, than was heard of here yet."""
        if version is not None and version > self.table.version:
            await self.read_on()
            if self.gone:
                raise Unavailable

    def join(self, viewer: Viewer, version: int | None) -> None:
        """Send a viewer what it has missed since a version, and everything from now on."""
        self.viewers.append(viewer)
        self.presence.gone_since.pop(viewer.guest.id, None)
        newcomer = viewer.guest.id not in self.here
        self._update_presence()
        seat, here = self._seat(viewer), self.here
        for message in updates.missed(self.table, seat, version, self.views, here, self.time()):
            viewer.send(message)
        self.views.view(seat)  # the next change is told from here
        if newcomer:
            self._send_presence(viewer.guest.id)
        self.watchers.greet(viewer)

    def leave(self, viewer: Viewer) -> None:
        """Send a viewer nothing more."""
        if viewer not in self.viewers:
            return
        self.viewers.remove(viewer)
        if not self.viewers:
            self.views.forget()
        self._update_presence()
        if viewer.guest.id not in self.here:
            self._note_gone(viewer.guest.id)
            self._send_presence(viewer.guest.id)
        self.watchers.look()

    def see_name(self, guest: Guest) -> None:
        """A guest has another name: if that guest looks on, everybody is told."""
        if guest.id in self.presence.here:
            self.watchers.look()

    def _note_gone(self, guest: str) -> None:
        """Remember since when somebody is gone; of those who only watched, no longer than until the next one goes."""
        people = self.table.people()
        gone = {other: since for other, since in self.presence.gone_since.items() if other in people}
        self.presence.gone_since = {**gone, guest: self.time()}

    def see(self, viewer: Viewer, number: int) -> None:
        """Somebody has left the end of a round: those who are still looking at it are told."""
        seat = self._seat(viewer)
        if seat == NOBODY or not self.seen.get(viewer.guest.id, 0) < number <= self.table.round:
            return
        self.seen[viewer.guest.id] = number
        self.company.note(self.table.id)
        self._send_presence(viewer.guest.id)

    def _update_presence(self) -> None:
        self.last_active = self.time()
        self.presence.here = frozenset(viewer.guest.id for viewer in self.viewers)
        self.presence.attended = self.company.at(self.table.id).attended
        self.company.note(self.table.id)

    def _send_presence(self, guest: str) -> None:
        if self.table.seat_of(guest) != NOBODY:
            self._send_here()
        self.attendant.set_timer()

    def _send_here(self) -> None:
        message = updates.presence(self.table, self.here, self.seen)
        for viewer in self.viewers:
            viewer.send(message)

    def sitting(self) -> Sitting:
        """Who is connected to this process, for the others."""
        here = frozenset(seat.guest for seat in self.table.seats if seat.guest in self.presence.here)
        seen = {guest: number for guest, number in self.seen.items() if guest in here}
        return Sitting(here, seen, bool(self.viewers), self.watchers.here)

    def meet(self) -> None:
        """Take in who came or went at other processes."""
        elsewhere, presence, before = self.company.at(self.table.id), self.presence, (self.here, dict(self.seen))
        for guest in elsewhere.guests:
            presence.gone_since.pop(guest, None)
        for guest in frozenset(presence.elsewhere) - elsewhere.guests - presence.here:
            presence.gone_since[guest] = self.time()
        presence.elsewhere, presence.attended = elsewhere.guests, elsewhere.attended
        for guest, number in elsewhere.seen.items():
            self.seen[guest] = max(number, self.seen.get(guest, 0))
        if (self.here, self.seen) != before:
            self._send_here()
        self.watchers.look()
        self.attendant.set_timer()

    def _seat(self, viewer: Viewer) -> int:
        return self.table.seat_of(viewer.guest.id)

    def resync(self, viewer: Viewer) -> None:
        """Send one viewer everything again."""
        viewer.send(updates.sync(self.table, self._seat(viewer), self.views, self.here, self.time()))

    def why(self, viewer: Viewer, pick: str) -> DonabeError:
        """Why what a person points at cannot be chosen now."""
        match, seat = self.table.match, self._seat(viewer)
        if match is None or seat == NOBODY:
            return NotAsked()
        moves, pointing = self._pointing.get(seat, (-1, None))
        if pointing is None or moves != len(match.moves):
            pointing = Pointing(match.game, match.state, seat)
            self._pointing[seat] = (len(match.moves), pointing)
        return pointing.why_not(pick)

    async def hint(self, viewer: Viewer, version: int) -> None:
        """Send a person, and nobody else, what the expert would do, or raise the refusal."""
        viewer.send(encode(await self.hints.hint(viewer.guest, version)))

    def hurry(self, viewer: Viewer, seat: int) -> None:
        """Have a seat's bot play what it finds at once, or raise the refusal."""
        check_hurry(self.table, viewer.guest, seat, self.time())
        self.attendant.hurry(seat)
        self.company.hurry(self.table.id, seat)

    # -- writing -------------------------------------------------------------------------------------------------------

    async def carry_out(self, viewer: Viewer, command: Command) -> None:
        """Do what a person asks, or raise the refusal."""
        guest = viewer.guest
        client_id = command.id if isinstance(command, Move | Say) else ""

        def draft() -> Draft | None:
            known = self.table.known_version(guest.id, client_id) if client_id else None
            if known is not None:
                viewer.send(encode(Ack(client_id, known)))
                return None
            return drafted(self.table, guest, command)

        def stored(version: int) -> None:
            if client_id:
                viewer.send(encode(Ack(client_id, version)))

        await self.write(draft, stored)

    def take_turn(self) -> bool:
        """Keep others from writing, without waiting; False if somebody writes already."""
        acquiring = self._writing.acquire()
        try:
            acquiring.send(None)
        except StopIteration:
            return True
        acquiring.close()
        return False

    def end_turn(self) -> None:
        """Let others write."""
        self._writing.release()

    def begin(self, viewer: Viewer, move: Move, ended: Ended) -> None:
        """Do the same for a move in a turn that was taken, without a task; the turn ends with it.

        It raises the refusal, or calls `ended` when all is done, with the error if there was one.
        """
        known = self.table.known_version(viewer.guest.id, move.id)
        try:
            if known is None:
                self._begin(viewer, move, ended)
        except BaseException:
            self.end_turn()
            raise
        if known is not None:
            self.end_turn()
            viewer.send(encode(Ack(move.id, known)))
            ended(None)

    def _begin(self, viewer: Viewer, move: Move, ended: Ended) -> None:
        if self.gone:
            raise Unavailable
        entries = self._entries(drafted(self.table, viewer.guest, move))

        def settled(error: BaseException | None) -> None:
            if error is None:
                self._end(viewer, move, entries, ended)
            else:
                repair = asyncio.create_task(self._repair(viewer, move, error, ended))
                self._repairs.add(repair)
                repair.add_done_callback(self._repairs.discard)

        self.store.append_then([(self.table.id, entry) for entry in entries], settled)

    def _end(self, viewer: Viewer, move: Move, entries: list[Entry], ended: Ended) -> None:
        """A move is stored: acknowledge it, and send updates."""
        failed: Exception | None = None
        try:
            viewer.send(encode(Ack(move.id, entries[-1].version)))
            self._fold_in(entries)
        except Exception as error:  # noqa: BLE001 - whoever moved is told
            failed = error
        finally:
            self.end_turn()
        ended(failed)

    async def _repair(self, viewer: Viewer, move: Move, error: BaseException, ended: Ended) -> None:
        """A move could not be stored: find out why, and go on as `carry_out` does."""
        failed: Exception | None = None
        try:
            try:
                await self._after(error)
            finally:
                self.end_turn()
            await self.carry_out(viewer, move)
        except Exception as raised:  # noqa: BLE001 - whoever moved is told
            failed = raised
        ended(failed)

    async def write(
        self, draft: Callable[[], Draft | None], stored: Callable[[int], None] = lambda _version: None
    ) -> None:
        """Draft on the newest state, commit, acknowledge, send updates; draft again if another process was first."""
        async with self._writing:
            for _ in range(MOST_CONFLICTS):
                if self.gone:
                    raise Unavailable
                made = draft()
                if made is None or not made.bodies:
                    return
                entries = self._entries(made)
                own = [(self.table.id, entry) for entry in entries]
                if await self._append(Append([*own, *made.also], self._seeds(made))):
                    break
            else:
                raise Unavailable
            stored(entries[-1].version)
            if made.seed is not None:
                self.table.seed = made.seed
            self._fold_in(entries)

    async def _append(self, append: Append) -> bool:
        """Whether it is stored; False when the log has gone on meanwhile."""
        try:
            await self.store.append(append)  # it is stored even if nobody waits for it any more
        except Exception as error:  # noqa: BLE001 - it is raised again unless another process was first
            await self._after(error)
            return False
        return True

    async def _after(self, error: BaseException) -> None:
        """Read what the log says after entries could not be stored; if another process was first, it can be tried again."""
        if isinstance(error, DonabeError):
            raise error
        if isinstance(error, Conflict):
            await self._read_on()
        else:
            await self._read_on(perhaps_ours=True)
            raise Unavailable from error

    def _entries(self, draft: Draft) -> list[Entry]:
        now = max(self.time(), self.table.updated)
        return [Entry(self.table.version + step, now, body) for step, body in enumerate(draft.bodies, start=1)]

    def _seeds(self, draft: Draft) -> list[tuple[str, bytes]]:
        return [(self.table.id, draft.seed)] if draft.seed is not None else []

    async def read_on(self) -> None:
        """Take in what another process has written."""
        async with self._writing:
            await self._read_on()

    def take(self, entries: Sequence[Entry]) -> bool:
        """Take in what another process says it has written, if it is what comes next and needs nothing from the store."""
        new = [entry for entry in entries if entry.version > self.table.version]
        at_once = not any(isinstance(entry.body, log.Started | log.Closed) for entry in new)
        if self._writing.locked() or not at_once or not new or new[0].version != self.table.version + 1:
            return False
        self._fold_in(new, ours=not self.presence.attended)
        return True

    async def _read_on(self, *, perhaps_ours: bool = False) -> None:
        try:
            entries = await self.store.entries(self.table.id, self.table.version)
        except SQLAlchemyError as error:
            self.on_trouble(error)
            raise
        if entries and isinstance(entries[-1].body, log.Closed):
            self.gone = True
            return
        if self.table.seed is None and any(isinstance(entry.body, log.Started) for entry in entries):
            self.table.seed = await self.store.seed(self.table.id)
        self._fold_in(entries, ours=perhaps_ours or not self.presence.attended)

    # -- sending -------------------------------------------------------------------------------------------------------

    def _fold_in(self, entries: list[Entry], *, ours: bool = True) -> None:
        """Take in entries, and tell everybody; whoever wrote them, or sees to the table, keeps the index."""
        changed = seating = Part.NOTHING
        for entry in entries:
            parts = self.table.apply(entry)
            changed |= parts
            self._send_updates(parts)
            if isinstance(entry.body, log.Moved):
                self.on_move()
            else:
                seating |= parts & Part.TABLE
        if entries:
            self.ahead = max(self.ahead, self.table.updated - self.now())
            self.last_active = self.time()
            self.attendant.set_timer()
        if changed & Part.TABLE:
            self.company.note(self.table.id)
        if seating:
            self.watchers.tell()
        if changed & Part.TABLE or self._due_differs():
            if ours:
                self.index()
            else:
                self._row = None

    def _send_updates(self, parts: Parts) -> None:
        """Send every viewer its own update; those who see the same are sent the same bytes."""
        if not self.viewers:
            return
        made: dict[tuple[int, bool], bytes] = {}
        newest = updates.Newest(self.table, parts, self.here, self.time())
        people = self.table.people()
        seats = [people.get(viewer.guest.id, NOBODY) for viewer in self.viewers]
        if parts & Part.VIEW:
            self.views.step(set(seats))
        for viewer, seat in zip(self.viewers, seats, strict=True):
            kind = seat, viewer.changes
            message = made.get(kind)
            if message is None:
                looks = self._looks(seat, viewer.changes) if parts & Part.VIEW else NO_LOOKS
                message = made[kind] = newest.update(seat, looks)
            viewer.send(message)

    def _looks(self, seat: int, changes: bool) -> Looks:
        """What a viewer is shown of a step: what it changes if that is enough, else the whole view."""
        change = self.views.change(seat) if changes else None
        return (self.views.view(seat), None) if change is None else (None, change)

    def index(self) -> None:
        """Keep the index of tables up to date; the time in it may be too early, never too late."""
        row = index_row(self.table, self.time())
        if self._row is None or differs(row, self._row):
            self._write_row(row)

    def _write_row(self, row: IndexRow) -> None:
        self._row = row
        self.store.index(row).add_done_callback(_index_written)

    def _due_differs(self) -> bool:
        """Whether something has become due that the index does not know of, or nothing is due any more."""
        return self._row is None or (self._row.due is None) != (next_unattended(self.table) is None)

    # -- the end -------------------------------------------------------------------------------------------------------

    def idle(self, seconds: float) -> bool:
        """Whether nobody is connected, nothing has happened for so long, and nothing will for as long again."""
        quiet = not self.viewers and not self.attendant.busy and not self._writing.locked()
        due = next_unattended(self.table)
        return quiet and self.time() - self.last_active >= seconds and (due is None or due - self.time() >= seconds)

    def attended_elsewhere(self) -> bool:
        """Whether it need not be here: whoever is connected is at another process, which sees to what is due."""
        quiet = not self.viewers and not self.attendant.busy and not self._writing.locked()
        return quiet and self.presence.attended

    def leave_memory(self) -> None:
        """Stop the duties; the index says when they have to be taken up again, and that it knows the whole log."""
        self.attendant.dismiss()
        row = index_row(self.table, self.time())
        known = self._row
        if known is None or row.due != known.due or (row.due is not None and row.version != known.version):
            self._write_row(row)

    async def shut(self) -> None:
        """Close, and disconnect everybody."""
        await self.close()
        for viewer in list(self.viewers):
            viewer.shut()

    async def close(self) -> None:
        """Stop the duties, and wait for what is being written."""
        self.attendant.dismiss()
        await self.settled()

    async def settled(self) -> None:
        """Wait for what is being written."""
        async with self._writing:
            pass


def differs(one: IndexRow, other: IndexRow) -> bool:
    """Whether a row has to be written; a new version or a later time alone is no reason."""
    return _time(one) < _time(other) or (one.due is None) != (other.due is None) or _lasting(one) != _lasting(other)


def _time(row: IndexRow) -> float:
    return row.due if row.due is not None else math.inf


def _lasting(row: IndexRow) -> IndexRow:
    return replace(row, version=0, updated=0.0, due=None)


def _index_written(done: asyncio.Future[None]) -> None:
    error = done.exception()
    if error is not None:
        logger.error("the index of tables could not be written; it is made again at the next start: %r", error)
