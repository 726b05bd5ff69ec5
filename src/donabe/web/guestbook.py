"""Guestbook: finds guests by their cookies, creates new ones, and brings them to other devices."""

import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from weakref import WeakValueDictionary

from donabe.table.guests import Guest, new_secret, secret_hash
from donabe.table.refusals import BadLink
from donabe.table.store import devices
from donabe.table.store.changes import NewGuest
from donabe.table.store.store import Store
from donabe.table.typed_text import checked_name

KEPT = 20_000  # guests remembered without asking the store
LINK_SECONDS = 300.0  # for which a link to another device works


class Guestbook:
    """Finds and creates guests; a guest is one object in the whole process."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self.known: OrderedDict[str, Guest] = OrderedDict()  # by the hash of a secret
        self.guests: WeakValueDictionary[str, Guest] = WeakValueDictionary()  # by id

    def remembers(self, secret: str) -> bool:
        """Whether the store need not be asked who holds this secret."""
        return secret_hash(secret) in self.known

    async def first(self, secrets: Sequence[str]) -> tuple[Guest, str] | None:
        """The guest who holds the first of these secrets that anybody holds, and that secret."""
        by_hash = {secret_hash(secret): secret for secret in secrets}
        known = self.remembers(secrets[0])
        found: Mapping[str, Guest] = self.known if known else await self.store.guests(list(by_hash))
        for key, secret in by_hash.items():
            if key in found:
                guest = self._remember(key, found[key])
                self.known.move_to_end(key)
                return guest, secret
        return None

    async def add(self) -> tuple[Guest, str]:
        """A new guest, and the secret for the cookie."""
        secret = new_secret()
        guest = Guest(f"g-{secrets.token_urlsafe(9)}", f"#{secrets.randbelow(900) + 100}")
        await self.store.add_guest(NewGuest(guest.id, secret_hash(secret), guest.name, self.now()))
        return self._remember(secret_hash(secret), guest), secret

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

    async def arrive(self, code: str) -> tuple[Guest, str]:
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
