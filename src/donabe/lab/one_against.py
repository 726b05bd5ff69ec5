"""One bot against a table of another, on duplicate deals: how a ladder is measured."""

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass
from itertools import chain

from donabe.kernel.options import Value
from donabe.lab.duplicate import DuplicateDeals, MatchResult, play_deals
from donabe.lab.executors import Workers
from donabe.lab.shares import FEWEST_DEALS, Share, is_look
from donabe.lab.summary import Estimate
from donabe.lab.tournament import alone


@dataclass(frozen=True)
class Progress:
    """What is known after so many deals: the win share of the one seat, beside the fair one."""

    deals: int
    won: float  # matches of the last deal; a shared win is split
    share: Estimate
    fair: float
    clear: bool  # this was a deal to look after, and the share is clear of the bar


def one_against(
    game: str,
    players: int,
    one: str,
    many: str,
    deals: int,
    seed: bytes,
    *,
    until_clear: bool = True,
    bar: float | None = None,
    fewest: int = FEWEST_DEALS,
    earlier: Sequence[float] = (),
    options: Mapping[str, Value] | None = None,
    workers: Workers | None = None,
    executor: Executor | None = None,
) -> Iterator[Progress]:
    """Let one seat of a bot play a table of another, trying every seat on each deal; the last answer is the result.

    It ends before the last deal, but not before the fewest, once the share is clear of the bar: the fair share unless
    another is given. What was won in the first deals, if that is known from an earlier run, need not be played again.
    Raises the typed error at once if this cannot be played. Closing the iterator stops playing.
    """
    plan = DuplicateDeals(game, players, tuple(alone(one, many, players)), deals, seed, options or {})
    plan.check()
    fresh = _won(play_deals(plan, len(earlier) * players, workers, executor), players)
    looks = (1 / players if bar is None else bar, fewest, until_clear)
    return _progress(players, chain(earlier[:deals], fresh), fresh, *looks)


def _won(results: Generator[MatchResult], players: int) -> Generator[float]:
    """What the one won in each deal, in which it sat at every seat in turn."""
    with closing(results):
        won = 0.0
        for number, result in enumerate(results):
            place = number % players
            won += result.wins()[place]
            if place == players - 1:
                yield won
                won = 0.0


def _progress(
    players: int, wins: Iterable[float], playing: Generator[float], bar: float, fewest: int, until_clear: bool
) -> Iterator[Progress]:
    share = Share()
    with closing(playing):
        for won in wins:
            share.add(won, players)
            clear = is_look(share.deals, fewest) and share.clear_of(bar, fewest)
            yield Progress(share.deals, won, share.estimate(), 1 / players, clear)
            if clear and until_clear:
                return
