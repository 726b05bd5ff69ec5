"""Tournaments: bots against each other on duplicate deals, in every seating."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations

from donabe.kernel.errors import BadOption
from donabe.kernel.options import Value
from donabe.lab.duplicate import DuplicateDeals, MatchResult, Seating
from donabe.lab.ratings import Ratings
from donabe.lab.shares import Share, excludes, is_look
from donabe.lab.summary import Estimate

MOST_SEATINGS = 1_000  # of a deal; six bots at six seats make 720


@dataclass(frozen=True)
class Tournament:
    """Who plays what; `until_clear` stops before the last deal once every pair's result is clear."""

    game: str
    players: int
    bots: tuple[str, ...]
    deals: int
    seed: bytes
    options: Mapping[str, Value] = field(default_factory=dict)
    until_clear: bool = False

    def plan(self) -> DuplicateDeals:
        """The matches to play; raises the typed error if they cannot be played."""
        seatings = all_seatings(self.bots, self.players)
        plan = DuplicateDeals(self.game, self.players, seatings, self.deals, self.seed, self.options)
        plan.check()
        return plan


def all_seatings(bots: Sequence[str], players: int) -> tuple[Seating, ...]:
    """Every choice of different bots in every order; if they are too few for that, each alone against a table of each.

    A bot sits alone at every seat in turn, with one other bot at all other seats.
    """
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadOption("error-tournament-bots")
    if len(bots) < players:
        return tuple(seating for one, many in permutations(bots, 2) for seating in alone(one, many, players))
    if math.perm(len(bots), players) > MOST_SEATINGS:
        raise BadOption("error-tournament-seatings", bots=len(bots), seats=players)
    return tuple(permutations(bots, players))


def alone(one: str, many: str, players: int) -> Iterator[Seating]:
    """One bot at each seat in turn, against a table of another."""
    return (tuple(one if seat == place else many for seat in range(players)) for place in range(players))


class Pair:
    """What one bot wins against another.

    At a table of the other that is its share of the matches. Among different bots it is its share of the wins that
    fell to either of the two, in the matches that both played.
    """

    def __init__(self, one: str, other: str, fair: float) -> None:
        self.one = one
        self.other = other
        self.fair = fair
        self.share = Share()

    def add(self, deal: Iterable[MatchResult]) -> None:
        """Add all matches of a deal."""
        part = whole = 0.0
        for result in deal:
            if self._counts(result.seats):
                wins = result.wins()
                won = wins[result.seats.index(self.one)]
                part += won
                whole += won + sum(win for win, name in zip(wins, result.seats, strict=True) if name == self.other)
        self.share.add(part, whole)

    def _counts(self, seats: Seating) -> bool:
        return seats.count(self.one) == 1 and self.other in seats

    def verdict(self) -> str:
        """Where the 95 % interval lies: above the fair share, below it, or still around it (open)."""
        estimate = self.share.estimate()
        if not excludes(estimate, self.fair):
            return "open"
        return "above" if estimate.mean > self.fair else "below"


class BotStanding:
    """A bot's points and wins for each seat that it sat at."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.score = Share()
        self.wins = Share()

    def add(self, deal: Iterable[MatchResult]) -> None:
        """Add all matches of a deal."""
        seats = points = won = 0.0
        for result in deal:
            for name, total, win in zip(result.seats, result.totals, result.wins(), strict=True):
                if name == self.name:
                    seats, points, won = seats + 1, points + total, won + win
        self.score.add(points, seats)
        self.wins.add(won, seats)


class TournamentTable:
    """The results of a tournament so far, by bot and by pair; whole deals only."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.deals = 0
        self.matches = 0
        self.bots = [BotStanding(name) for name in tournament.bots]
        self.pairs = list(_pairs(tournament))
        self._ratings = Ratings(tournament.bots)
        self._per_deal = len(all_seatings(tournament.bots, tournament.players))
        self._deal: list[MatchResult] = []

    def add(self, result: MatchResult) -> bool:
        """Add the next match; whether the tournament goes on after it."""
        self._deal.append(result)
        if len(self._deal) == self._per_deal:
            self._add_deal(self._deal)
            self._deal = []
        return self.deals < self.tournament.deals and not (self.tournament.until_clear and self.clear())

    def _add_deal(self, deal: list[MatchResult]) -> None:
        self.deals += 1
        self.matches += len(deal)
        for bot in self.bots:
            bot.add(deal)
        for pair in self.pairs:
            pair.add(deal)
        for result in deal:
            self._ratings.add(result)

    def clear(self) -> bool:
        """Whether the last deal was one to look after, and every pair's result is clear."""
        return not self._deal and is_look(self.deals) and all(pair.share.clear_of(pair.fair) for pair in self.pairs)

    def rating(self, name: str) -> Estimate:
        """A bot's rating with its margin."""
        return self._ratings.rating(name)


def _pairs(tournament: Tournament) -> Iterator[Pair]:
    for index, one in enumerate(tournament.bots):
        for place, other in enumerate(tournament.bots):
            if len(tournament.bots) < tournament.players:
                if one != other:
                    yield Pair(one, other, 1 / tournament.players)
            elif index < place:
                yield Pair(one, other, 1 / 2)
