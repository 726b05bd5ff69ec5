"""Ratings: one number a bot, from the ranks of all matches."""

from openskill.models import PlackettLuce, PlackettLuceRating

from donabe.lab.duplicate import MatchResult
from donabe.lab.summary import NORMAL_95, Estimate


class Ratings:
    """Plackett-Luce ratings, updated match by match; everybody begins at 25."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self._model = PlackettLuce(tau=0)  # no drift: bots do not learn between matches
        self._ratings = {name: self._model.rating(name=name) for name in names}

    def add(self, result: MatchResult) -> None:
        """Add a match; a bot with several seats moves by the mean of what each of them would move it."""
        teams = [[self._copy(name)] for name in result.seats]
        rated = self._model.rate(teams, ranks=[float(rank) for rank in result.ranks])
        for name in dict.fromkeys(result.seats):
            own = [team[0] for team, sitter in zip(rated, result.seats, strict=True) if sitter == name]
            self._ratings[name].mu = sum(rating.mu for rating in own) / len(own)
            self._ratings[name].sigma = sum(rating.sigma for rating in own) / len(own)

    def rating(self, name: str) -> Estimate:
        """A bot's rating with its margin."""
        rating = self._ratings[name]
        return Estimate(rating.mu, NORMAL_95 * rating.sigma)

    def _copy(self, name: str) -> PlackettLuceRating:
        rating = self._ratings[name]
        return self._model.rating(mu=rating.mu, sigma=rating.sigma, name=name)
