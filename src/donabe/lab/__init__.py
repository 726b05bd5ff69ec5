"""The lab: many matches between bots, and what they come to."""

from donabe.lab.seeds import bot_rng, match_seed, seed_from_text
from donabe.lab.simulation import BotFault, Plan, Played, cores, decide, play_one, simulate
from donabe.lab.summary import Estimate, Standing, Summary, Tally

__all__ = [
    "BotFault",
    "Estimate",
    "Plan",
    "Played",
    "Standing",
    "Summary",
    "Tally",
    "bot_rng",
    "cores",
    "decide",
    "match_seed",
    "play_one",
    "seed_from_text",
    "simulate",
]
