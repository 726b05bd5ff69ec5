"""LiveTable: the one writer of a table. Checked, committed, acknowledged, and only then told."""

import asyncio
import logging
from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Protocol

from donabe.kernel.errors import DonabeError, IllegalAction
from donabe.table import facts, telling
from donabe.table.attending import Attendant
from donabe.table.commands import Plan, planned
from donabe.table.due import Presence, unattended
from donabe.table.facts import Entry
from donabe.table.fold import NOBODY, Part, Table
from donabe.table.guests import Guest
from donabe.table.indexing import row_of
from donabe.table.messages import Ack, Command, Move, Say, encode
from donabe.table.refusals import NoChoice, Unavailable
from donabe.table.store.changes import Append, Conflict, Row
from donabe.table.store.store import Store
from donabe.table.thinking import Thinker

MOST_CONFLICTS = 20

logger = logging.getLogger(__name__)


class Viewer(Protocol):
    """Somebody connected to a table."""

    guest: Guest

    def send(self, data: bytes) -> None:
        """Send a message, soon, in order, without waiting."""


class LiveTable:
    """A table in memory, with those who watch it."""

    def __init__(
        self, table: Table, store: Store, thinker: Thinker, now: Callable[[], float], moved: Callable[[], None]
    ) -> None:
        self.table = table
        self.store = store
        self.thinker = thinker
        self.now = now
        self.moved = moved  # hears of every move
        self.viewers: list[Viewer] = []
        self.touched = now()
        self.presence = Presence(frozenset(), now(), {})
        self._turn = asyncio.Lock()  # held across an append and nothing else
        self._row: Row | None = None
        self.attendant = Attendant(self)
        self.attendant.look()

    @property
    def here(self) -> Collection[str]:
        """The guests who are connected."""
        return self.presence.here

    # -- people come and go --------------------------------------------------------------------------------------------

    def join(self, viewer: Viewer, version: int | None) -> None:
        """Begin to tell a viewer everything, from the version last seen."""
        self.viewers.append(viewer)
        self.presence.gone_since.pop(viewer.guest.id, None)
        newcomer = viewer.guest.id not in self.presence.here
        self._count_heads()
        for message in telling.resumed(self.table, self._seat(viewer), version, self.presence.here, self.now()):
            viewer.send(message)
        if newcomer:
            self._tell_presence(viewer.guest.id)

    def leave(self, viewer: Viewer) -> None:
        """Stop telling a viewer."""
        if viewer not in self.viewers:
            return
        self.viewers.remove(viewer)
        self._count_heads()
        if viewer.guest.id not in self.presence.here:
            self.presence.gone_since[viewer.guest.id] = self.now()
            self._tell_presence(viewer.guest.id)

    def _count_heads(self) -> None:
        self.touched = self.now()
        self.presence.here = frozenset(viewer.guest.id for viewer in self.viewers)

    def _tell_presence(self, guest: str) -> None:
        if self.table.seat_of(guest) != NOBODY:
            message = telling.presence(self.table, self.presence.here)
            for viewer in self.viewers:
                viewer.send(message)
        self.attendant.look()

    def _seat(self, viewer: Viewer) -> int:
        return self.table.seat_of(viewer.guest.id)

    def resync(self, viewer: Viewer) -> None:
        """Tell one viewer everything again."""
        viewer.send(telling.sync(self.table, self._seat(viewer), self.presence.here, self.now()))

    def why(self, viewer: Viewer, pick: str) -> DonabeError:
        """Why what a person points at is no choice of theirs now."""
        match, seat = self.table.match, self._seat(viewer)
        clause = match.why(seat, pick) if match is not None and seat != NOBODY else ""
        return IllegalAction(pick, clause) if clause else NoChoice()

    # -- writing -------------------------------------------------------------------------------------------------------

    async def obey(self, viewer: Viewer, command: Command) -> None:
        """Carry out what a person asks, or raise the refusal."""
        guest = viewer.guest
        client_id = command.id if isinstance(command, Move | Say) else ""

        def plan() -> Plan | None:
            known = self.table.known_version(guest.id, client_id) if client_id else None
            if known is not None:
                viewer.send(encode(Ack(client_id, known)))
                return None
            return planned(self.table, guest, command)

        def stored(version: int) -> None:
            if client_id:
                viewer.send(encode(Ack(client_id, version)))

        await self.write(plan, stored)

    async def write(
        self, plan: Callable[[], Plan | None], stored: Callable[[int], None] = lambda _version: None
    ) -> None:
        """Plan on the newest state, commit, acknowledge, tell; plan again if another process was first."""
        async with self._turn:
            for _ in range(MOST_CONFLICTS):
                made = plan()
                if made is None or not made.facts:
                    return
                entries = self._entries(made)
                own = [(self.table.id, entry) for entry in entries]
                if await self._append(Append([*own, *made.also], self._seeds(made))):
                    break
            else:
                raise Unavailable
            stored(entries[-1].seq)
            if made.seed is not None:
                self.table.seed = made.seed
            self._take_in(entries)

    async def _append(self, append: Append) -> bool:
        """Whether it is stored; False when the log has gone on meanwhile."""
        try:
            await asyncio.shield(self.store.append(append))
        except Conflict:
            await self._read_on()
            return False
        except DonabeError:
            raise
        except Exception as error:
            await self._read_on()
            raise Unavailable from error
        return True

    def _entries(self, plan: Plan) -> list[Entry]:
        now = max(self.now(), self.table.updated)
        return [Entry(self.table.version + step, now, fact) for step, fact in enumerate(plan.facts, start=1)]

    def _seeds(self, plan: Plan) -> list[tuple[str, bytes]]:
        return [(self.table.id, plan.seed)] if plan.seed is not None else []

    async def read_on(self) -> None:
        """Take in what another process has written."""
        async with self._turn:
            await self._read_on()

    async def _read_on(self) -> None:
        entries = await self.store.entries(self.table.id, self.table.version)
        if self.table.seed is None and any(isinstance(entry.fact, facts.Started) for entry in entries):
            self.table.seed = await self.store.seed(self.table.id)
        self._take_in(entries)

    # -- telling -------------------------------------------------------------------------------------------------------

    def _take_in(self, entries: list[Entry]) -> None:
        changed = Part.NOTHING
        for entry in entries:
            parts = self.table.apply(entry)
            changed |= parts
            self._tell(parts)
            if isinstance(entry.fact, facts.Moved):
                self.moved()
        if entries:
            self.touched = self.now()
            self.attendant.look()
        if Part.TABLE in changed or (self._row is not None and self._row.restless != bool(unattended(self.table))):
            self.index()

    def _tell(self, parts: Part) -> None:
        """Every viewer its own; those who see the same are sent the same bytes."""
        made: dict[int, bytes] = {}
        now = self.now()
        for viewer in self.viewers:
            seat = self._seat(viewer)
            message = made.get(seat)
            if message is None:
                message = made[seat] = telling.update(self.table, seat, parts, self.presence.here, now)
            viewer.send(message)

    def index(self) -> None:
        """Keep the index of tables up to date."""
        row = row_of(self.table, self.now())
        if self._row is None or differs(row, self._row):
            self._row = row
            self.store.index(row).add_done_callback(_index_written)

    # -- the end -------------------------------------------------------------------------------------------------------

    def idle(self, seconds: float) -> bool:
        """Whether nothing has happened for so long, nobody is connected and nothing is due."""
        quiet = not self.viewers and self.attendant.at_rest and not self._turn.locked()
        return quiet and self.now() - self.touched >= seconds

    async def close(self) -> None:
        """Stop what happens by itself; what was asked for before is still written."""
        self.attendant.dismiss()
        async with self._turn:
            pass


def differs(one: Row, other: Row) -> bool:
    """Whether the index has to be told; a new version alone is no reason."""
    return replace(one, seq=0, updated=0.0) != replace(other, seq=0, updated=0.0)


def _index_written(done: asyncio.Future[None]) -> None:
    error = done.exception()
    if error is not None:
        logger.error("the index of tables could not be written; it is made again at the next start: %r", error)
