"""Guestbook: finds guests by their cookies, and creates new ones."""

import secrets
from collections import OrderedDict
from collections.abc import Callable
from http.cookies import CookieError, SimpleCookie

from donabe.table.guests import Guest, new_secret, secret_hash
from donabe.table.store.changes import NewGuest
from donabe.table.store.store import Store
from donabe.table.typed_text import checked_name

COOKIE = "donabe"
KEPT = 20_000  # guests remembered without asking the store
A_YEAR = 365 * 24 * 3600


class Guestbook:
    """Finds and creates guests; a guest is one object in the whole process."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self.known: OrderedDict[str, Guest] = OrderedDict()

    async def find(self, secret: str) -> Guest | None:
        """The guest who holds this secret."""
        key = secret_hash(secret)
        guest = self.known.get(key)
        if guest is None:
            guest = await self.store.guest(key)
            if guest is None:
                return None
            guest = self._remember(key, guest)
        self.known.move_to_end(key)
        return guest

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

    def _remember(self, key: str, guest: Guest) -> Guest:
        guest = self.known.setdefault(key, guest)
        if len(self.known) > KEPT:
            self.known.popitem(last=False)
        return guest


def secret_in(header: str) -> str:
    """The secret in a Cookie header, or an empty string."""
    try:
        morsel = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return ""
    return morsel.value if morsel is not None else ""


def cookie(secret: str, *, secure: bool) -> str:
    """The Set-Cookie header for a secret."""
    return f"{COOKIE}={secret}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"
