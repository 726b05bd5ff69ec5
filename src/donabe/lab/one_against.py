"""One bot against a table of another, on duplicate deals: how a ladder is measured."""

from collections.abc import Iterator, Mapping
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass

from donabe.kernel.options import Value
from donabe.lab.duplicate import DuplicateDeals, play_deals
from donabe.lab.executors import Workers
from donabe.lab.shares import Share, is_look
from donabe.lab.summary import Estimate
from donabe.lab.tournament import alone


@dataclass(frozen=True)
class Progress:
    """What is known after so many deals: the win share of the one seat, beside the fair one."""

    deals: int
    share: Estimate
    fair: float
    clear: bool  # this was a deal to look after, and the share is clear of the fair one


def one_against(
    game: str,
    players: int,
    one: str,
    many: str,
    deals: int,
    seed: bytes,
    *,
    until_clear: bool = True,
    options: Mapping[str, Value] | None = None,
    workers: Workers | None = None,
    executor: Executor | None = None,
) -> Iterator[Progress]:
    """Let one seat of a bot play a table of another, trying every seat on each deal; the last answer is the result.

    Raises the typed error at once if this cannot be played. Closing the iterator stops playing.
    """
    plan = DuplicateDeals(game, players, tuple(alone(one, many, players)), deals, seed, options or {})
    plan.check()
    return _progress(plan, until_clear, workers, executor)


def _progress(
    plan: DuplicateDeals, until_clear: bool, workers: Workers | None, executor: Executor | None
) -> Iterator[Progress]:
    share, fair, won = Share(), 1 / plan.players, 0.0
    with closing(play_deals(plan, 0, workers, executor)) as results:
        for number, result in enumerate(results):
            place = number % plan.players  # the seat of the one
            won += result.wins()[place]
            if place < plan.players - 1:
                continue
            share.add(won, plan.players)
            won = 0.0
            clear = is_look(share.deals) and share.clear_of(fair)
            yield Progress(share.deals, share.estimate(), fair, clear)
            if clear and until_clear:
                return
