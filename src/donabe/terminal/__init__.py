"""Donabe in a terminal: what the commands show and ask."""
