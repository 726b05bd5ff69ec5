"""The lab: many matches between bots, and their results."""

from donabe.lab.duplicate import DuplicateDeals, MatchResult, play_deals
from donabe.lab.one_against import Progress, one_against
from donabe.lab.seeds import match_seed, seed_from_text
from donabe.lab.simulation import Plan, Played, play_one, simulate
from donabe.lab.summary import Estimate, Standing, Summary, Tally
from donabe.lab.tournament import Tournament, TournamentTable

__all__ = [
    "DuplicateDeals",
    "Estimate",
    "MatchResult",
    "Plan",
    "Played",
    "Progress",
    "Standing",
    "Summary",
    "Tally",
    "Tournament",
    "TournamentTable",
    "match_seed",
    "one_against",
    "play_deals",
    "play_one",
    "seed_from_text",
    "simulate",
]
