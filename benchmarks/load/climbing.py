"""The climb: more and more moves a second on one server, until they are seen too late."""

from benchmarks.load.tables import Tables
from benchmarks.load.tallies import Figures, figures

STEP_WARM_UP, STEP = 3.0, 8.0  # seconds of each step of the climb
STEEPNESS = 1.4  # how many times as much each step is, until one is too much
CLOSE_ENOUGH = 0.07  # of what is too much, between that and what was held
MOST_STEPS = 12
MOST_TABLES = 2_000  # at once; from there on they move faster, as our server has a limit of 10,000 connections


async def most_moves(tables: Tables, found: Figures) -> float:
    """How many moves a second are seen in time: more and more than were found, and once that is too many, halfway back."""
    wanted, every = found.tables / found.every, found.every
    held, best, too_many = 0.0, 0.0, 0.0
    for _ in range(MOST_STEPS):
        if found.held:
            held, best = wanted, max(best, found.moves_per_s)
        else:
            too_many = wanted
        if too_many and too_many - held <= CLOSE_ENOUGH * too_many:
            break
        wanted = (held + too_many) / 2 if too_many else wanted * STEEPNESS
        found = await step(tables, wanted, every)
    return best


async def step(tables: Tables, wanted: float, every: float) -> Figures:
    """So many moves a second, for a short while."""
    count = max(1, min(MOST_TABLES, round(wanted * every)))
    some = await tables.fresh(count)
    every = count / wanted
    stretch = await tables.play(some, every, STEP_WARM_UP, STEP)
    found = figures([stretch], tables.server.name, tables.server.promise, count, every)
    held = "in time" if found.held else "too late"
    seen = f"{count} tables, {found.moves_per_s:,.0f} of {wanted:,.0f} moves a second, p99 {found.waits_ms[0.99]:.1f} ms: {held}"
    tables.say(seen)
    return found
