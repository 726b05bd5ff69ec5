"""Guestbook: whose cookie is whose."""

import secrets
from collections import OrderedDict
from collections.abc import Callable
from http.cookies import CookieError, SimpleCookie

from donabe.table import names
from donabe.table.guests import Guest, new_token, token_hash
from donabe.table.store.changes import NewGuest
from donabe.table.store.store import Store

COOKIE = "donabe"
KEPT = 20_000  # guests remembered without asking the store
A_YEAR = 365 * 24 * 3600


class Guestbook:
    """Finds and makes guests; one guest is one object, wherever it is looked at."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self.known: OrderedDict[str, Guest] = OrderedDict()

    async def find(self, token: str) -> Guest | None:
        """The guest who holds this token."""
        key = token_hash(token)
        guest = self.known.get(key)
        if guest is None:
            guest = await self.store.guest(key)
            if guest is None:
                return None
            guest = self._remember(key, guest)
        self.known.move_to_end(key)
        return guest

    async def welcome(self) -> tuple[Guest, str]:
        """A new guest, and the token to be kept as a cookie."""
        token = new_token()
        guest = Guest(f"g-{secrets.token_urlsafe(9)}", f"Guest {secrets.randbelow(900) + 100}")
        await self.store.add_guest(NewGuest(guest.id, token_hash(token), guest.name, self.now()))
        return self._remember(token_hash(token), guest), token

    async def rename(self, guest: Guest, name: str) -> None:
        """Give a guest another name."""
        checked = names.name(name)
        await self.store.rename(guest.id, checked)
        guest.name = checked

    def _remember(self, key: str, guest: Guest) -> Guest:
        guest = self.known.setdefault(key, guest)
        if len(self.known) > KEPT:
            self.known.popitem(last=False)
        return guest


def token_in(header: str) -> str:
    """The token in a Cookie header, or an empty string."""
    try:
        morsel = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return ""
    return morsel.value if morsel is not None else ""


def cookie(token: str, *, secure: bool) -> str:
    """The Set-Cookie header for a token."""
    return f"{COOKIE}={token}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"
