# compiled
"""Chance: every shuffle of a match re-derived from one secret seed (docs/records.md describes it exactly)."""

import hashlib
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donabe.kernel.bits import filled

SEED_BYTES: Final = 32
MOST_CARDS: Final = 256


class Chance:
    """Where shuffles come from: a seed, and for a resampled world also a script of this round's shuffles."""

    def __init__(self, seed: bytes, script: dict[str, vec[i64]] | None = None) -> None:
        self.seed = seed
        self.script = script

    def shuffle(self, round_number: i64, purpose: str, cards: i64) -> vec[i64]:
        """A random order of the numbers 0 to cards - 1 (at most MOST_CARDS), the same each time it is asked."""
        label = f"{round_number}/{purpose}"
        script = self.script
        if script is not None and label in script:
            return script[label][:]
        return shuffled(self.seed, label, cards)


def shuffled(seed: bytes, label: str, cards: i64) -> vec[i64]:
    """Fisher-Yates from the last place down, one byte a draw, bytes that would bias a draw thrown away."""
    if cards > MOST_CARDS:
        raise ValueError("a shuffle is of at most 256 cards: each draw is one byte")
    order = counted(cards)
    stream = hashlib.shake_256(b"donabe/1/" + seed + b"/" + label.encode())
    length: i64 = 128
    supply = stream.digest(128)
    read: i64 = 0
    place: i64 = cards - 1
    while place > 0:
        choices: i64 = place + 1
        if read == length:
            length *= 2
            supply = stream.digest(length)
        drawn: i64 = supply[read]
        read += 1
        if drawn < 256 - 256 % choices:
            other: i64 = drawn % choices
            order[place], order[other] = order[other], order[place]
            place -= 1
    return order


def counted(cards: i64) -> vec[i64]:
    """The numbers 0 to cards - 1 in ascending order."""
    out = filled(cards, 0)
    for number in range(cards):
        out[number] = number
    return out


def shuffle(cards: vec[i64], rng: Random) -> None:
    """Shuffle in place for a search: quick, repeatable from the generator's seed, never used for a real deal."""
    place: i64 = len(cards) - 1
    while place > 0:
        other: i64 = rng.randrange(place + 1)
        cards[place], cards[other] = cards[other], cards[place]
        place -= 1


def imagined_seed(rng: Random) -> bytes:
    """A seed for an imagined world: a search never gets to hold the real one."""
    drawn: int = rng.randrange(1 << 62)
    return b"imagined" + drawn.to_bytes(8, "big") + bytes(SEED_BYTES - 16)
