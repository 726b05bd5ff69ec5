"""Mushroom Sort for PettingZoo."""

from donabe.research import of_game

env, raw_env, parallel_env = of_game("mushroom_sort")
