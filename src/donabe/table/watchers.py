"""Watchers: who looks on at a table without sitting there. Viewers are told when that changes, but not all the time."""

import asyncio
import weakref
from itertools import islice
from typing import Protocol

from donabe.table.commands import name_at
from donabe.table.company import Company
from donabe.table.guests import Guest
from donabe.table.messages import Watching, encode
from donabe.table.state import TableState
from donabe.table.store.words import NO_ONLOOKERS, Onlookers
from donabe.table.viewer import Viewer

MOST_NAMED = 20  # of the others only the number is told
PAUSE = 1.0  # seconds between two times that viewers are told, however many people come and go
NOBODY_WATCHES = encode(Watching(0, []))


class Watched(Protocol):
    """What is needed of the table."""

    table: TableState
    viewers: list[Viewer]
    company: Company


class Watchers:
    """Who looks on at one table, as its viewers were last told."""

    def __init__(self, live: Watched) -> None:
        self._live = weakref.ref(live)  # the table holds us: two that hold each other are not freed by counting
        self.here = NO_ONLOOKERS  # at this process, for the others
        self.message = NOBODY_WATCHES
        self.told_at = -PAUSE
        self.timer: asyncio.TimerHandle | None = None

    def greet(self, viewer: Viewer) -> None:
        """Tell a new viewer who looks on, and everybody if that is one more."""
        told = self.message
        self.look()
        if self.message is told and told != NOBODY_WATCHES:
            viewer.send(told)

    def look(self) -> None:
        """Somebody may have come or gone: tell it now, or once the pause since the last time is over."""
        loop = asyncio.get_running_loop()
        wait = self.told_at + PAUSE - loop.time()
        if wait <= 0 or self._watched() is None:
            self.tell()
        elif self.timer is None:
            self.timer = loop.call_later(wait, self.tell)

    def _watched(self) -> Watched | None:
        """The table, if anybody is connected to it."""
        live = self._live()
        return live if live is not None and live.viewers else None

    def tell(self) -> None:
        """Tell everybody who looks on, if that has changed."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        live = self._watched()
        if live is None:
            self.here, self.message = NO_ONLOOKERS, NOBODY_WATCHES
            return
        message = encode(self._watching(live))
        if message != self.message:
            self.message = message
            self.told_at = asyncio.get_running_loop().time()
            for viewer in live.viewers:
                viewer.send(message)

    def _watching(self, live: Watched) -> Watching:
        seated = live.table.people()
        here = {viewer.guest.id: viewer.guest.name for viewer in live.viewers if viewer.guest.id not in seated}
        self._note(live, Onlookers(first(here), max(0, len(here) - MOST_NAMED)))
        elsewhere = live.company.at(live.table.id).watching
        away = {guest: name for guest, name in elsewhere.names.items() if guest not in seated and guest not in here}
        everybody = here | away
        names = [name_at(live.table, Guest(guest, name)) for guest, name in first(everybody).items()]
        return Watching(len(everybody) + elsewhere.more, names)

    def _note(self, live: Watched, here: Onlookers) -> None:
        if here != self.here:
            self.here = here
            live.company.note(live.table.id)


def first(watchers: dict[str, str]) -> dict[str, str]:
    """Those who are named: whoever came first."""
    return dict(islice(watchers.items(), MOST_NAMED))
