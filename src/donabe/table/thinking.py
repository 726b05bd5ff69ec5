"""Thinking: bots decide in other processes, so that a long thought holds up nobody."""

import asyncio
import multiprocessing
import os
import secrets
import threading
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing.connection import wait

import msgspec
from librt.random import Random

from donabe import games
from donabe.bots import bot as bot_named
from donabe.kernel.match import Match
from donabe.kernel.options import Value


class Question(msgspec.Struct, frozen=True):
    """All that another process needs to decide, as plain data."""

    game: str
    players: int
    options: dict[str, Value]
    seed: bytes
    moves: list[tuple[int, int]]
    seat: int
    bot: str
    luck: int


def answered(question: Question) -> int:
    """Replay the match and let the bot decide; it is handed only what its seat can know."""
    game = games.load(question.game)
    state = game.start(question.players, question.options, question.seed)
    for seat, action in question.moves:
        state.apply(seat, action)
    return bot_named(question.bot).decide(game, state, question.seat, Random(question.luck))


class Thinker:
    """Asks bots, on any standard executor; by default on processes that start when first needed."""

    def __init__(self, executor: Executor | None = None) -> None:
        self.executor = executor
        self.owned = executor is None

    async def decide(self, match: Match, seat: int, bot: str) -> int:
        """The action a bot chooses for a seat."""
        question = Question(
            game=match.game.key,
            players=len(match.names),
            options=match.options,
            seed=match.seed,
            moves=match.moves[:],
            seat=seat,
            bot=bot,
            luck=secrets.randbits(62),
        )
        if self.executor is None:
            self.executor = processes()
        return await asyncio.get_running_loop().run_in_executor(self.executor, answered, question)

    def close(self) -> None:
        """Let the processes go."""
        if self.owned and self.executor is not None:
            self.executor.shutdown(wait=False, cancel_futures=True)


def processes() -> ProcessPoolExecutor:
    """Processes that end when this one does, however that comes about."""
    workers = max(1, (os.cpu_count() or 2) - 1)
    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _hold)


def _hold() -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
