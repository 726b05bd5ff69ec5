"""Attending: what has to happen at a table by itself is done in time, one duty after another."""

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

from donabe.table import facts
from donabe.table.commands import Plan
from donabe.table.due import BotMove, Duty, NoteCame, NoteLeft, Presence, TakeOver, next_duty
from donabe.table.fold import Table
from donabe.table.seats import STAND_IN
from donabe.table.thinking import Thinker

RETRY = 5.0  # seconds after which a duty that failed is tried again

logger = logging.getLogger(__name__)


class Attended(Protocol):
    """A table that needs attending to."""

    table: Table
    presence: Presence
    thinker: Thinker
    now: Callable[[], float]

    async def write(self, plan: Callable[[], Plan | None]) -> None:
        """Plan on the newest state, and write it."""


class Attendant:
    """Waits for the next duty of one table, and does it."""

    def __init__(self, live: Attended) -> None:
        self.live = live
        self.timer: asyncio.TimerHandle | None = None
        self.duty: asyncio.Task[None] | None = None
        self.dismissed = False

    def look(self) -> None:
        """See what is due next; to be called whenever something changed."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.duty is not None or self.dismissed:
            return
        due = next_duty(self.live.table, self.live.presence)
        if due is not None:
            wait = max(0.0, due[0] - self.live.now())
            self.timer = asyncio.get_running_loop().call_later(wait, self._begin, due[1])

    @property
    def at_rest(self) -> bool:
        """Whether nothing is due and nothing is being done."""
        return self.timer is None and self.duty is None

    def dismiss(self) -> None:
        """Do nothing more."""
        self.dismissed = True
        if self.timer is not None:
            self.timer.cancel()
        if self.duty is not None:
            self.duty.cancel()

    def _begin(self, duty: Duty) -> None:
        self.timer = None
        self.duty = asyncio.create_task(self._attend(duty), name=f"duty-{self.live.table.id}")

    async def _attend(self, duty: Duty) -> None:
        try:
            await self._do(duty)
        except Exception:
            logger.exception("table %s: %r failed; trying again in %.0f s", self.live.table.id, duty, RETRY)
            await asyncio.sleep(RETRY)
        self.duty = None
        self.look()

    async def _do(self, duty: Duty) -> None:
        match duty:
            case BotMove():
                await self._bot_move(duty)
            case NoteLeft():
                await self._note(duty, facts.Left(duty.seat, duty.since, duty.presumed))
            case NoteCame():
                await self._note(duty, facts.Came(duty.seat))
            case TakeOver():
                await self._note(duty, facts.Away(duty.seat, STAND_IN))

    async def _note(self, duty: Duty, fact: facts.Left | facts.Came | facts.Away) -> None:
        def plan() -> Plan | None:
            latest = next_duty(self.live.table, self.live.presence)
            return Plan([fact]) if latest is not None and latest[1] == duty else None

        await self.live.write(plan)

    async def _bot_move(self, duty: BotMove) -> None:
        """Think without holding anything up; the move counts if the decision is still the one that was thought about."""
        table = self.live.table
        match, decision = table.match, table.seats[duty.seat].decision
        assert match is not None
        action = await self.live.thinker.decide(match, duty.seat, duty.bot)

        def plan() -> Plan | None:
            seat = table.seats[duty.seat]
            still_owed = duty.seat in table.actors() and seat.decision == decision
            if not still_owed or not (duty.clock or seat.bot):
                return None
            match.check(duty.seat, action)
            return Plan([facts.Moved(duty.seat, match.game.token(action), bot=duty.bot, clock=duty.clock)])

        await self.live.write(plan)
