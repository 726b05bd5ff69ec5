"""Tuning: a search over ranges of a game's options towards stated aims."""
