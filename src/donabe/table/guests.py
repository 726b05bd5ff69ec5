"""Guests: people without accounts. A secret in a cookie identifies them; the store has only its hash."""

import hashlib
import secrets
from dataclasses import dataclass
from typing import NamedTuple

SECRET_BYTES = 32
A_DAY = 86_400.0


@dataclass(slots=True, weakref_slot=True)
class Guest:
    """A person: a public id, and a name."""

    id: str
    name: str
    seen: int = 0  # the last day on which their cookie came back, as far as the store knows or is being told


class Holder(NamedTuple):
    """Who holds a secret, and since when."""

    guest: Guest
    since: float


def day_of(time: float) -> int:
    """The day of a time in seconds, in UTC, counted from 1970."""
    return int(time // A_DAY)


def new_secret() -> str:
    """An unguessable secret for a cookie or a link."""
    return secrets.token_urlsafe(SECRET_BYTES)


def secret_hash(secret: str) -> str:
    """What the store keeps of a secret (it has 256 random bits: a plain hash is enough)."""
    return hashlib.sha256(secret.encode()).hexdigest()
