"""Duplicate deals: every deal is played in every seating, so that nobody owes a result to the cards or the seat."""

from collections.abc import Generator, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial

import msgspec

from donabe import bots, games
from donabe.kernel.errors import BadOption
from donabe.kernel.options import Value, shown
from donabe.lab.executors import Workers
from donabe.lab.seeds import match_seed
from donabe.lab.simulation import play_match, spread

Seating = tuple[str, ...]  # the bot at each seat


@dataclass(frozen=True)
class DuplicateDeals:
    """So many deals of a game, each to be played once in every one of these seatings."""

    game: str
    players: int
    seatings: tuple[Seating, ...]
    deals: int
    seed: bytes
    options: Mapping[str, Value] = field(default_factory=dict)

    @property
    def matches(self) -> int:
        """How many matches that makes."""
        return self.deals * len(self.seatings)

    def check(self) -> None:
        """Raise the typed error if this cannot be played."""
        if self.deals < 1:
            raise BadOption("error-tournament-deals", found=shown(self.deals))
        games.load(self.game).start(self.players, self.options, self.seed)
        for name in dict.fromkeys(name for seating in self.seatings for name in seating):
            bots.bot(name)


class MatchResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one match ended: which deal, which bot at which seat, points and ranks by seat."""

    deal: int
    seats: Seating
    totals: list[int]
    ranks: list[int]

    def wins(self) -> list[float]:
        """The win by seat; a shared one is split."""
        share = 1 / self.ranks.count(1)
        return [share if rank == 1 else 0.0 for rank in self.ranks]


def play_deals(
    plan: DuplicateDeals, first: int = 0, workers: Workers | None = None, executor: Executor | None = None
) -> Generator[MatchResult]:
    """The matches of a plan from this number on, deal by deal; the same whoever plays them."""
    return spread(partial(_play, plan), range(first, plan.matches), workers, executor)


def _play(plan: DuplicateDeals, number: int) -> MatchResult:
    deal, turn = divmod(number, len(plan.seatings))
    kinds = plan.seatings[turn]
    seats = [(f"{kind} {place}", kind) for place, kind in enumerate(kinds, start=1)]
    outcome = play_match(plan.game, seats, plan.options, match_seed(plan.seed, deal)).state.outcome()
    return MatchResult(deal, kinds, outcome.totals, outcome.ranks)
