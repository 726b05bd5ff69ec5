"""Guestbook: finds guests by their cookies, creates new ones, and brings them to other devices."""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from itertools import islice
from typing import NamedTuple
from weakref import WeakValueDictionary

from donabe.table.guests import Guest, Holder, day_of, new_secret, secret_hash
from donabe.table.refusals import BadLink
from donabe.table.store import devices
from donabe.table.store.changes import NewGuest
from donabe.table.store.store import Store
from donabe.table.store.visits import note_seen
from donabe.table.typed_text import checked_name

KEPT = 20_000  # guests remembered without asking the store
LINK_SECONDS = 300.0  # for which a link to another device works
TOGETHER = 1.0  # seconds for which visits are collected
RETRY = 30.0  # seconds after which visits are written that could not be
ROUND = 3_600.0  # seconds between looks at who is connected
AT_ONCE = 500  # visits in a transaction

logger = logging.getLogger(__name__)


class Visit(NamedTuple):
    """A guest, a secret they hold, and whether its cookie is to be sent again, so that it lasts a year from today."""

    guest: Guest
    secret: str
    renews: bool = False


class Guestbook:
    """Finds and creates guests; a guest is one object in the whole process.

    What is remembered is forgotten at midnight: nobody is deleted on a day on which they were seen, so that no process
    knows a guest whom the store does not know.
    """

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self.day = 0
        self.known: OrderedDict[str, Guest] = OrderedDict()  # by the hash of a secret
        self.guests: WeakValueDictionary[str, Guest] = WeakValueDictionary()  # by id
        self.unwritten: set[str] = set()  # who was seen
        self.visited = asyncio.Event()  # somebody is to be written down

    def remembers(self, secret: str) -> bool:
        """Whether the store need not be asked who holds this secret."""
        self._begin_day()
        return secret_hash(secret) in self.known

    async def first(self, secrets: Sequence[str]) -> Visit | None:
        """The guest who holds the first of these secrets that anybody holds, and that secret."""
        self._begin_day()
        by_hash = {secret_hash(secret): secret for secret in secrets}
        key = next(iter(by_hash))
        if key in self.known:
            self.known.move_to_end(key)
            return self._visit(Holder(self.known[key], self.now()), by_hash[key])
        found = await self.store.guests(list(by_hash))
        for key, secret in by_hash.items():
            if key in found:
                return self._visit(Holder(self._remember(key, found[key].guest), found[key].since), secret)
        return None

    async def add(self) -> Visit:
        """A new guest, and the secret for the cookie."""
        secret = new_secret()
        guest = Guest(f"g-{secrets.token_urlsafe(9)}", f"#{secrets.randbelow(900) + 100}")
        await self.store.add_guest(NewGuest(guest.id, secret_hash(secret), guest.name, self.now()))
        return Visit(self._remember(secret_hash(secret), guest), secret)

    async def rename(self, guest: Guest, name: str) -> None:
        """Give a guest another name."""
        checked = checked_name(name)
        await self.store.rename(guest.id, checked)
        guest.name = checked

    async def make_link(self, guest: Guest) -> str:
        """A code that makes another device this guest's, once and soon."""
        code = new_secret()
        await devices.add_link(self.store.database, secret_hash(code), guest.id, self.now(), LINK_SECONDS)
        return code

    async def arrive(self, code: str) -> Visit:
        """The guest whom a link brings here, and a secret for the cookie of this device."""
        secret = new_secret()
        if not await devices.use_link(self.store.database, secret_hash(code), secret_hash(secret), self.now()):
            raise BadLink
        found = await self.first([secret])
        assert found is not None
        return found

    def _remember(self, key: str, guest: Guest) -> Guest:
        guest = self.guests.setdefault(guest.id, guest)
        guest = self.known.setdefault(key, guest)
        if len(self.known) > KEPT:
            self.known.popitem(last=False)
        return guest

    # -- who was seen on which day -------------------------------------------------------------------------------------

    def _begin_day(self) -> None:
        today = day_of(self.now())
        if today != self.day:
            self.day = today
            self.known.clear()

    def _visit(self, holder: Holder, secret: str) -> Visit:
        self.see(holder.guest)
        return Visit(holder.guest, secret, renews=day_of(holder.since) < self.day)

    def see(self, guest: Guest) -> None:
        """Have it written down, soon and once a day, that a guest is here."""
        if guest.seen != self.day:
            guest.seen = self.day
            self.unwritten.add(guest.id)
            self.visited.set()

    async def see_again_and_again(self, here: Collection[str]) -> None:
        """See those who are connected, until cancelled: some stay for days."""
        while True:
            await asyncio.sleep(ROUND)
            self._begin_day()
            for guest in [self.guests.get(guest_id) for guest_id in here]:
                if guest is not None:
                    self.see(guest)

    async def write_visits(self) -> None:
        """Write down who was seen, many at once, until cancelled."""
        while True:
            await self.visited.wait()
            try:
                await self._write_some()
            except Exception as error:  # noqa: BLE001 - whatever it was, it is tried again
                logger.warning("who was here could not be written down; trying again: %r", error)
                await asyncio.sleep(RETRY)
            await asyncio.sleep(TOGETHER)

    async def _write_some(self) -> None:
        some = set(islice(self.unwritten, AT_ONCE))
        self.unwritten -= some
        if not self.unwritten:
            self.visited.clear()
        try:
            there = await note_seen(self.store.database, some, self.day)
        except BaseException:
            self.unwritten |= some
            self.visited.set()
            raise
        self._forget(some - there)

    def _forget(self, deleted: set[str]) -> None:
        """Who was deleted in the moment of coming back is new to every process."""
        if deleted:
            for key in [key for key, guest in self.known.items() if guest.id in deleted]:
                del self.known[key]
