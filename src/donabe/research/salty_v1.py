"""Salty for PettingZoo."""

from donabe.research.pettingzoo import of_game

env, raw_env, parallel_env = of_game("salty")
