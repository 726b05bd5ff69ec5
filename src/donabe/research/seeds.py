"""Seeds: what a number given to `reset` stands for."""

import hashlib


def seed_bytes(seed: int) -> bytes:
    """The secret of a run, from which the seed of every match in it follows (`match_seed`)."""
    return hashlib.sha256(f"donabe/research/{seed}".encode()).digest()
