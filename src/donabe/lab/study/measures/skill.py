"""Skill against luck: how much of who wins is explained by level, by seat, by the cards, on duplicate deals."""

import math
from functools import partial

from donabe.lab.study.facts import MatchFacts
from donabe.lab.study.plan import Setting
from donabe.lab.study.section import PERCENT, SHARE, Chart, Figure, Measured, Row, Section, Table, headings, text
from donabe.lab.study.sums import Sums, Totals, ratio_of

PARTS = ("level", "seat", "cards", "rest")


def note(facts: MatchFacts, sums: Sums, setting: Setting) -> None:
    """Add a match, if different levels play it."""
    if len(set(facts.levels)) < 2:
        return
    fair = 1 / setting.players
    for seat, (level, win) in enumerate(zip(facts.levels, facts.wins(), strict=True)):
        sums.add(f"skill/level/{level}", win - fair)
        sums.add(f"skill/seat/{seat}", win - fair)
        sums.add(f"skill/wins/{level}", win)
        sums.add("skill/square", (win - fair) ** 2)
        for before in sums.same_deal:
            sums.add("skill/again", (win - fair) * (before.wins()[seat] - fair))


def section(sums: Sums, setting: Setting) -> Section:
    """What there is to say."""
    out = Section("skill")
    levels = [level for level in setting.levels if sums.totals().whole(f"skill/level/{level}")]
    if len(levels) < 2:
        out.find("none")
        return out
    shares = {name: partial(explained, levels, setting.players, name) for name in PARTS}
    estimates = [sums.estimate(shares[name]) for name in PARTS]
    wins = [sums.share(f"skill/wins/{level}") for level in levels]
    best = wins.index(max(wins, key=lambda each: each.mean))
    out.find("found", level=levels[best], share=100 * wins[best].mean, explained=100 * estimates[0].mean)
    for name in PARTS:
        out.figures.append(Figure(text(f"lab-skill-figure-{name}"), shares[name], PERCENT))
    for level in levels:
        out.figures.append(Figure(text("lab-skill-figure-wins", level=level), ratio_of(f"skill/wins/{level}"), SHARE))
    out.charts.append(Chart("bars", text("lab-skill-chart"), levels, wins, SHARE, 1 / setting.players))
    rows: list[Row] = [[level, Measured(win, SHARE)] for level, win in zip(levels, wins, strict=True)]
    out.tables.append(Table("levels", headings("level", "wins"), rows, shown=0))
    return out


def explained(levels: list[str], players: int, part: str, totals: Totals) -> float:
    """The part of the variance of winning that a level, a seat or the cards explain, or that is left to other chances.

    Every level sits at every seat equally often, so that the two do not overlap. The cards are what makes a seat win
    the same deal again when another level sits there: what two such matches have in common, less the seat's part; two
    levels have on the average less than nothing in common, which is put back.
    """
    all_of_it = totals.ratio("skill/square")
    if not all_of_it or math.isnan(all_of_it):
        return math.nan
    level = _between(totals, [f"skill/level/{level}" for level in levels])
    seat = _between(totals, [f"skill/seat/{seat}" for seat in range(players)])
    cards = totals.ratio("skill/again") - seat + level / (len(levels) - 1)
    found = {"level": level, "seat": seat, "cards": cards, "rest": all_of_it - level - seat - cards}
    return found[part] / all_of_it


def _between(totals: Totals, names: list[str]) -> float:
    """The variance of the means of some classes."""
    whole = sum(totals.whole(name) for name in names)
    return sum(totals.whole(name) * totals.ratio(name) ** 2 for name in names if totals.whole(name)) / whole
