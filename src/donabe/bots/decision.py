"""A bot's decision for a seat of a match."""

import hashlib

from librt.random import Random

from donabe.bots.levels import bot
from donabe.kernel.errors import DonabeError
from donabe.kernel.event import Event
from donabe.kernel.match import Match


class BotFault(DonabeError):
    """A bot broke the rules: an error of ours; the message says how to reproduce it."""

    code = "bot-fault"


def play_bot_move(match: Match, seat: int, name: str, rng: Random) -> list[Event]:
    """Let the bot of this name decide for a seat, and play that; returns what happened."""
    action = bot(name).decide(match.game, match.state, seat, rng)
    try:
        return match.play(seat, action)
    except DonabeError as error:
        move, seed = len(match.moves) + 1, match.seed.hex()
        raise BotFault("error-bot-fault", bot=name, seed=seed, move=move, number=seat, reason=error.text) from None


def bot_rng(seed: bytes, seat: int) -> Random:
    """The generator for a bot's own chances at a seat; the match's seed cannot be worked out from it."""
    digest = hashlib.sha256(b"donabe/lab/" + seed + f"/bot/{seat}".encode()).digest()
    return Random(int.from_bytes(digest[:7], "big"))
