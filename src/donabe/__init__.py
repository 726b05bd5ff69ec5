"""Donabe: one table for five small-box card games."""

__version__ = "0.1.0"
