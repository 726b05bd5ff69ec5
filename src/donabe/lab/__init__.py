"""The lab: many matches between bots, and their results."""

from donabe.lab.seeds import match_seed, seed_from_text
from donabe.lab.simulation import Plan, Played, play_one, simulate
from donabe.lab.summary import Estimate, Standing, Summary, Tally

__all__ = [
    "Estimate",
    "Plan",
    "Played",
    "Standing",
    "Summary",
    "Tally",
    "match_seed",
    "play_one",
    "seed_from_text",
    "simulate",
]
