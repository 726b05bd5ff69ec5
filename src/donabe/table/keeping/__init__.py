"""Keeping a house: what its keeper does to tables from outside, backups, checks, and how long tables are kept."""
