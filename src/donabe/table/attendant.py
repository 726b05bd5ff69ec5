"""Attendant: carries out a table's duties in time, one after another."""

import asyncio
import logging
import weakref
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from donabe.bots.pool import BotPool
from donabe.kernel.match import Match
from donabe.table import log
from donabe.table.commands import Draft
from donabe.table.duties import BotMove, Duty, NoteCame, NoteLeft, Presence, TakeOver, next_duty
from donabe.table.seats import LESSON_BOT, STAND_IN
from donabe.table.state import TableState

RETRY = 5.0  # seconds after which a duty that failed is tried again

logger = logging.getLogger(__name__)


class Attended(Protocol):
    """What an attendant needs of its table."""

    table: TableState
    presence: Presence
    bots: BotPool

    @property
    def whose(self) -> str:
        """With whom the table takes turns at having its bots think."""

    def time(self) -> float:
        """The time at the table."""

    async def write(self, draft: Callable[[], Draft | None]) -> None:
        """Draft entries on the newest state, and write them."""


class Attendant:
    """Waits for the next duty of one table, and does it."""

    def __init__(self, live: Attended) -> None:
        self._live = weakref.ref(live)  # the table holds us: two that hold each other are not freed by counting
        self.timer: asyncio.TimerHandle | None = None
        self.duty: asyncio.Task[None] | None = None
        self.dismissed = False
        self.hurried: dict[int, int] = {}  # by seat, the decision that its bot is to make at once
        self.hurrying = asyncio.Event()  # somebody else is hurried

    @property
    def live(self) -> Attended:
        """The table; it is there for as long as it has duties."""
        live = self._live()
        assert live is not None
        return live

    def set_timer(self) -> None:
        """Set the timer for the next duty; to be called whenever something changed."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.duty is not None or self.dismissed:
            return
        due = next_duty(self.live.table, self.live.presence)
        if due is not None:
            wait = max(0.0, due[0] - self.live.time())
            self.timer = asyncio.get_running_loop().call_later(wait, self._begin, due[1])

    @property
    def busy(self) -> bool:
        """Whether a duty is being done."""
        return self.duty is not None

    def hurry(self, seat: int) -> None:
        """Have the bot of a seat answer at once the decision it owes, now or when its turn to think comes."""
        self.hurried[seat] = self.live.table.seats[seat].decision
        self.hurrying.set()

    def dismiss(self) -> None:
        """Do nothing more."""
        self.dismissed = True
        if self.timer is not None:
            self.timer.cancel()
        if self.duty is not None:
            self.duty.cancel()

    def _begin(self, duty: Duty) -> None:
        self.timer = None
        self.duty = asyncio.create_task(self._carry_out(duty), name=f"duty-{self.live.table.id}")

    async def _carry_out(self, duty: Duty) -> None:
        try:
            await self._do(duty)
        except Exception:
            logger.exception("table %s: %r failed; trying again in %.0f s", self.live.table.id, duty, RETRY)
            await asyncio.sleep(RETRY)
        self.duty = None
        self.set_timer()

    async def _do(self, duty: Duty) -> None:
        match duty:
            case BotMove():
                await self._bot_move(duty)
            case NoteLeft():
                await self._note(duty, log.Left(duty.seat, duty.since, duty.presumed))
            case NoteCame():
                await self._note(duty, log.Came(duty.seat))
            case TakeOver():
                await self._note(duty, log.Away(duty.seat, STAND_IN))

    async def _note(self, duty: Duty, body: log.Left | log.Came | log.Away) -> None:
        def draft() -> Draft | None:
            latest = next_duty(self.live.table, self.live.presence)
            return Draft([body]) if latest is not None and latest[1] == duty else None

        await self.live.write(draft)

    async def _bot_move(self, duty: BotMove) -> None:
        """Ask the bot without holding the table; its move counts if the seat still owes that decision."""
        table = self.live.table
        match, decision = table.match, table.seats[duty.seat].decision
        assert match is not None
        action = await self._chosen(match, duty, decision)

        def draft() -> Draft | None:
            seat = table.seats[duty.seat]
            still_owed = duty.seat in table.actors() and seat.decision == decision
            if not still_owed or not (duty.clock or seat.bot):
                return None
            match.check(duty.seat, action)
            return Draft([log.Moved(duty.seat, match.game.token(action), bot=duty.bot, clock=duty.clock)])

        await self.live.write(draft)

    async def _chosen(self, match: Match, duty: BotMove, decision: int) -> int:
        """What the bot chooses in its own time, or quickly once somebody hurries it."""
        bot = duty.bot if self.live.table.coach is None else LESSON_BOT
        bots, whose = self.live.bots, self.live.whose
        thinking = asyncio.create_task(bots.choose(match, duty.seat, bot, whose))
        try:
            while not thinking.done() and self.hurried.get(duty.seat) != decision:
                self.hurrying.clear()
                await _either(thinking, self.hurrying.wait())
            return await (thinking if thinking.done() else bots.choose_quickly(match, duty.seat, bot, whose))
        finally:
            thinking.cancel()
            self.hurried.pop(duty.seat, None)


async def _either(thinking: asyncio.Task[int], hurried: Coroutine[Any, Any, bool]) -> None:
    """Wait for one of the two; thinking goes on."""
    waiting = asyncio.create_task(hurried)
    try:
        await asyncio.wait({thinking, waiting}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        waiting.cancel()
