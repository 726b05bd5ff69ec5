"""Seeds: every deal of a simulation, derived from one text."""

import hashlib
import re

HEXADECIMAL = re.compile(r"[0-9a-fA-F]{64}")


def seed_from_text(text: str) -> bytes:
    """The 32 bytes that a text stands for: 64 hexadecimal digits as they are, any other text by its SHA-256."""
    if HEXADECIMAL.fullmatch(text):
        return bytes.fromhex(text)
    return hashlib.sha256(text.encode(errors="surrogateescape")).digest()


def match_seed(seed: bytes, index: int) -> bytes:
    """The seed of one match of a simulation; says nothing about the others."""
    return hashlib.sha256(b"donabe/lab/" + seed + f"/match/{index}".encode()).digest()
