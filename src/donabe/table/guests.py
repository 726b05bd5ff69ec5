"""Guests: people without accounts. A secret in a cookie identifies them; the store has only its hash."""

import hashlib
import secrets
from dataclasses import dataclass

SECRET_BYTES = 32


@dataclass(slots=True, weakref_slot=True)
class Guest:
    """A person: a public id, and a name."""

    id: str
    name: str


def new_secret() -> str:
    """An unguessable secret for a cookie or a link."""
    return secrets.token_urlsafe(SECRET_BYTES)


def secret_hash(secret: str) -> str:
    """What the store keeps of a secret (it has 256 random bits: a plain hash is enough)."""
    return hashlib.sha256(secret.encode()).hexdigest()
