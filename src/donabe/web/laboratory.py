"""The laboratory: plays the studies of a house one at a time, in a process that gives way to tables and bots."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from donabe.bots.processes import ProcessPool
from donabe.kernel.errors import DonabeError
from donabe.kernel.view import Text
from donabe.lab.room.order import Order
from donabe.lab.room.shelf import Card, Shelf
from donabe.lab.room.work import carry_out_apart
from donabe.table.refusals import NotYours

LOOK_SECONDS = 1.0  # between looks for a study that another process was asked for, or that somebody has thrown away
TRIES = 3  # for a study over which workers die

logger = logging.getLogger(__name__)


class UnknownStudy(DonabeError):
    code = "unknown-study"

    def __init__(self) -> None:
        super().__init__("error-unknown-study")


class LabBusy(DonabeError):
    """A study is being played, and there is one at a time."""

    code = "lab-busy"

    def __init__(self) -> None:
        super().__init__("error-lab-busy")


class StudyView(msgspec.Struct, omit_defaults=True):
    """A study as the page needs it."""

    id: str
    game: str
    players: int
    bots: list[str]
    matches: int
    options: dict[str, Any]
    seed: str
    at: float
    state: str
    done: int  # matches that were played
    mine: bool
    trouble: Text | None = None


class Laboratory:
    """The studies of a house, and the one that this process plays."""

    def __init__(self, folder: Path, now: Callable[[], float]) -> None:
        self.shelf = Shelf(folder)
        self._now = now
        self._turn = Turn(folder / "turn")
        self._asked = asyncio.Event()
        self._adding = asyncio.Lock()
        self._watching: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to play what was asked for, before a restart too."""
        self.shelf.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Stop; what is being played goes on after the next start."""
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)

    async def studies(self, guest: str) -> list[StudyView]:
        """All studies, the latest first."""

        def seen() -> list[StudyView]:
            cards = sorted(self.shelf.cards(), key=lambda each: -each[1].at)
            return [self._view(study, card, guest) for study, card in cards]

        return await asyncio.to_thread(seen)

    async def study(self, study: str, guest: str) -> StudyView:
        """One study."""
        card = await asyncio.to_thread(self.shelf.card, study)
        if card is None:
            raise UnknownStudy
        return await asyncio.to_thread(self._view, study, card, guest)

    async def begin(self, order: Order, guest: str, allowed: Callable[[], None]) -> StudyView:
        """Have a study played, unless one is being played; `allowed` raises the refusal of whoever has begun too many."""
        plan = await asyncio.to_thread(order.plan)
        async with self._adding:
            if await asyncio.to_thread(self.shelf.unfinished) is not None:
                raise LabBusy
            allowed()
            whole = msgspec.structs.replace(order, players=plan.players)
            study = await asyncio.to_thread(self.shelf.add, whole, guest, self._now())
        self._asked.set()
        return await self.study(study, guest)

    async def remove(self, study: str, guest: str) -> None:
        """Cancel a study, or throw a finished one away; only whoever has begun it can."""
        card = await asyncio.to_thread(self.shelf.card, study)
        if card is None:
            raise UnknownStudy
        if card.by != guest:
            raise NotYours("error-lab-not-yours")
        await asyncio.to_thread(self.shelf.remove, study)

    def _view(self, study: str, card: Card, guest: str) -> StudyView:
        order = card.order
        done = self.shelf.played(study) if card.state == "running" else order.matches
        return StudyView(
            id=study,
            game=order.game,
            players=order.players,
            bots=list(order.bots),
            matches=order.matches,
            options=order.options,
            seed=order.seed,
            at=card.at,
            state=card.state,
            done=done,
            mine=card.by == guest,
            trouble=card.trouble,
        )

    async def _watch(self) -> None:
        while True:
            study = await asyncio.to_thread(self.shelf.unfinished)
            if study is not None and self._turn.take():
                try:
                    await self._play(study)
                finally:
                    self._turn.give_back()
            self._asked.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):  # `wait_for` of Python 3.11 can swallow a cancellation
                    await self._asked.wait()

    async def _play(self, study: str) -> None:
        """Play a study to its end, unless somebody throws it away."""
        card = await asyncio.to_thread(self.shelf.card, study)
        if card is None:
            return
        trouble: Text | None = None
        try:
            await self._worked(study, card.order)
        except DonabeError as error:
            trouble = error.text
        except Exception:
            logger.exception("study %s failed", study)
            trouble = Text("error-lab-failed")
        await asyncio.to_thread(self.shelf.finish, study, trouble)

    async def _worked(self, study: str, order: Order) -> None:
        """Have a process work on a study; one that dies is replaced, and goes on where the other was."""
        for tries in range(1, TRIES + 1):
            pool = ProcessPool(1)
            try:
                await self._finished(pool, study, order)
            except BrokenExecutor:
                logger.warning("a worker died over study %s (%d)", study, tries)
                if tries == TRIES:
                    raise
            else:
                return
            finally:
                await asyncio.to_thread(pool.abandon)

    async def _finished(self, pool: ProcessPool, study: str, order: Order) -> None:
        """Wait until the work is done, or nobody wants it any more."""
        work = asyncio.get_running_loop().run_in_executor(pool, carry_out_apart, self.shelf.folder / study, order)
        try:
            while await asyncio.to_thread(self.shelf.card, study) is not None:
                done, _ = await asyncio.wait({work}, timeout=LOOK_SECONDS)
                if done:
                    return work.result()
        finally:
            work.cancel()  # its worker is ended next, and nobody waits to hear of that


class Turn:
    """Whose turn it is, among the processes of a house that share a folder; it ends with its process."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: BinaryIO | None = None

    def take(self) -> bool:
        """Whether it is our turn now."""
        file = self._path.open("ab")
        try:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except ImportError:  # Windows, where a house has one process
            pass
        except BlockingIOError:
            file.close()
            return False
        self._file = file
        return True

    def give_back(self) -> None:
        """Let another process have it."""
        if self._file is not None:
            self._file.close()
            self._file = None
