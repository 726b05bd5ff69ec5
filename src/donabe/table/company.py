"""Company: who is connected to the other processes of the house, as they tell each other; a silent one is soon missed."""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field

from donabe.table.store.store import Store
from donabe.table.store.words import NO_ONLOOKERS, Onlookers, Sitting, Word, decoded

BEAT = 1.0  # seconds between words of a process that has nothing else to say
TOGETHER = 0.01  # seconds for which words are collected
MISSED = 3  # of our own beats without a word: that process is gone

NOWHERE = Sitting(watched=False)
logger = logging.getLogger(__name__)


@dataclass
class Other:
    """Another process, and what it has told."""

    tables: dict[str, Sitting] = field(default_factory=dict)
    silent: int = 0  # our own beats since its last word


@dataclass(frozen=True)
class Elsewhere:
    """Who is connected to a table at other processes."""

    guests: frozenset[str] = frozenset()
    seen: dict[str, int] = field(default_factory=dict)
    attended: bool = False  # another process sees to what is due there
    watching: Onlookers = NO_ONLOOKERS


NOBODY_ELSEWHERE = Elsewhere()


@dataclass
class Listeners:
    """What is called when something was heard."""

    changed: Callable[[str], None]  # somebody came or went elsewhere at a table
    renamed: Callable[[str, str], None]  # a guest has another name
    hurried: Callable[[str, int], None]  # a seat's bot is to move at once


class Company:
    """The other processes, as far as this one knows."""

    def __init__(self, store: Store, sitting: Callable[[str], Sitting], listeners: Listeners) -> None:
        self.store = store
        self.process = store.name
        self.sitting = sitting  # who is connected to a table here
        self.listeners = listeners
        self.others: dict[str, Other] = {}
        self.told: dict[str, Sitting] = {}  # what others know of us
        self.untold: set[str] = set()  # tables where something has changed here
        self.hurries: list[tuple[str, int]] = []
        self.asks = True
        self.anew = True  # everything is to be told
        self.last_beat = -BEAT
        self.wake = asyncio.Event()
        self.moved: set[str] = set()  # tables where something has changed elsewhere
        self.telling = store.tells  # whether this database carries words

    # -- about tables --------------------------------------------------------------------------------------------------

    def at(self, table_id: str) -> Elsewhere:
        """Who is connected to a table at other processes."""
        there = {name: other.tables[table_id] for name, other in self.others.items() if table_id in other.tables}
        if not there:
            return NOBODY_ELSEWHERE
        seen: dict[str, int] = {}
        for sitting in there.values():
            for guest, number in sitting.seen.items():
                seen[guest] = max(number, seen.get(guest, 0))
        guests = frozenset[str]().union(*(sitting.guests for sitting in there.values()))
        attended = min(there) < self.process or not self.sitting(table_id).watched
        return Elsewhere(guests, seen, attended, together(sitting.watching for sitting in there.values()))

    def note(self, table_id: str) -> None:
        """Tell the others soon who is connected to a table here."""
        if self.telling:
            self.untold.add(table_id)
            self.wake.set()

    def hurry(self, table_id: str, seat: int) -> None:
        """Tell the others soon that a bot is to move at once."""
        if self.telling:
            self.hurries.append((table_id, seat))
            self.wake.set()

    # -- telling -------------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Tell the others what changes here, and that we are there, until cancelled."""
        while self.telling:
            try:
                await self._tell()
            except Exception as error:  # noqa: BLE001 - whatever it was, the others have heard nothing
                logger.warning("other processes could not be told who is here; trying again: %r", error)
                self.asks = self.anew = True
                await asyncio.sleep(BEAT)
            await self._something_to_tell()

    async def say_goodbye(self) -> None:
        """Tell the others that nobody is connected here any more."""
        if self.telling:
            await self.store.tell(Word(self.process, bye=True))

    async def _something_to_tell(self) -> None:
        try:
            async with asyncio.timeout(BEAT):
                await self.wake.wait()
                await asyncio.sleep(TOGETHER)
        except TimeoutError:
            pass

    async def _tell(self) -> None:
        self.wake.clear()
        if self.anew:
            self.untold |= self.told.keys()
            self.told = {}
        news = {table_id: self.sitting(table_id) for table_id in self.untold}
        tables = {table_id: now for table_id, now in news.items() if now != self.told.get(table_id, NOWHERE)}
        word = Word(self.process, self.asks, self.anew, beat=self._beat(), tables=tables, hurried=self.hurries)
        self.untold, self.hurries, self.asks, self.anew = set(), [], False, False
        self.told |= tables
        for table_id in [table_id for table_id, now in tables.items() if not now.watched]:
            del self.told[table_id]
        await self.store.tell(word)

    def _beat(self) -> bool:
        now = time.monotonic()
        beats = now - self.last_beat >= 0.9 * BEAT
        self.last_beat = now if beats else self.last_beat
        return beats

    # -- hearing -------------------------------------------------------------------------------------------------------

    def begin_to_hear(self) -> None:
        """Ask for everything: much may have been said before, or while we heard nothing."""
        self.asks = True
        self.wake.set()

    def hear(self, text: str) -> None:
        """Take in what a process says; our own beats tell how time passes for whoever can be heard."""
        word = decoded(text)
        if word.process == self.process:
            if word.beat:
                self._miss_the_silent()
        elif word.bye:
            self._forget(word.process)
        else:
            self._take(word)

    def _take(self, word: Word) -> None:
        other = self.others.get(word.process)
        if other is None:
            other = self.others[word.process] = Other()
            self.asks = self.asks or not word.whole
        if word.whole:
            self._moved(other.tables)
            other.tables = {}
        other.silent = 0
        other.tables |= word.tables
        for table_id in [table_id for table_id, sitting in word.tables.items() if not sitting.watched]:
            del other.tables[table_id]
        self._moved(word.tables)
        self.anew = self.anew or word.asks
        if self.anew or self.asks:
            self.wake.set()
        self._pass_on(word)

    def _pass_on(self, word: Word) -> None:
        for guest, name in word.renamed.items():
            self.listeners.renamed(guest, name)
        for table_id, seat in word.hurried:
            self.listeners.hurried(table_id, seat)

    def _miss_the_silent(self) -> None:
        for name, other in list(self.others.items()):
            other.silent += 1
            if other.silent > MISSED:
                logger.warning("process %s says nothing any more", name)
                self._forget(name)

    def _forget(self, process: str) -> None:
        other = self.others.pop(process, None)
        if other is not None:
            self._moved(other.tables)

    def _moved(self, tables: Collection[str]) -> None:
        """Look at these tables once all that is being said has been heard."""
        if tables and not self.moved:
            asyncio.get_running_loop().call_later(TOGETHER, self._call_changed)
        self.moved.update(tables)

    def _call_changed(self) -> None:
        moved, self.moved = self.moved, set()
        for table_id in moved:
            self.listeners.changed(table_id)


def together(onlookers: Iterable[Onlookers]) -> Onlookers:
    """Those of several processes; whoever is connected to two of them and named by neither counts twice."""
    names: dict[str, str] = {}
    more = 0
    for some in onlookers:
        names |= some.names
        more += some.more
    return Onlookers(names, more)
