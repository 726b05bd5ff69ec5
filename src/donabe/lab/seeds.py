"""Seeds: every chance of a simulation, the deals and the bots' own, derived from one text."""

import hashlib
import re

from librt.random import Random

HEXADECIMAL = re.compile(r"[0-9a-fA-F]{64}")


def seed_from_text(text: str) -> bytes:
    """The 32 bytes that a text stands for: 64 hexadecimal digits as they are, any other text by its SHA-256."""
    if HEXADECIMAL.fullmatch(text):
        return bytes.fromhex(text)
    return hashlib.sha256(text.encode(errors="surrogateescape")).digest()


def match_seed(seed: bytes, index: int) -> bytes:
    """The seed of one match of a simulation; says nothing about the others."""
    return _derived(seed, f"match/{index}")


def bot_rng(seed: bytes, seat: int) -> Random:
    """The generator for a bot's own chances at a seat; a match's seed cannot be worked out from it."""
    return Random(int.from_bytes(_derived(seed, f"bot/{seat}")[:7], "big"))


def _derived(seed: bytes, label: str) -> bytes:
    return hashlib.sha256(b"donabe/lab/" + seed + b"/" + label.encode()).digest()
