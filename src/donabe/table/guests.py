"""Guests: people without accounts. The cookie's token is the identity; the store knows only its hash."""

import hashlib
import secrets
from dataclasses import dataclass

TOKEN_BYTES = 32


@dataclass(slots=True)
class Guest:
    """A person: a public id, and a name."""

    id: str
    name: str


def new_token() -> str:
    """An unguessable token for a cookie."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_hash(token: str) -> str:
    """What the store keeps of a token (it has 256 random bits: a plain hash is enough)."""
    return hashlib.sha256(token.encode()).hexdigest()
