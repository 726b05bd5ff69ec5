"""How much there is to choose from, along a match."""

import math

from donabe.lab.study.facts import MatchFacts
from donabe.lab.study.plan import Setting
from donabe.lab.study.section import NUMBER, SHARE, Chart, Section, figure, text
from donabe.lab.study.sums import Sums, ratio_of

PARTS = 20  # of a match


def note(facts: MatchFacts, sums: Sums, _setting: Setting) -> None:
    """Add a match."""
    choices = [count for each in facts.rounds for count in each.choices]
    for number, count in enumerate(choices):
        sums.add(f"branching/at/{number * PARTS // len(choices):02}", count)
    sums.add("branching/mean", sum(choices), len(choices))
    sums.add("branching/most", max(choices))
    sums.add("branching/forced", sum(count == 1 for count in choices), len(choices))
    sums.add("branching/size", sum(math.log10(count) for count in choices))


def section(sums: Sums, _setting: Setting) -> Section:
    """What there is to say."""
    out = Section("branching")
    out.find("found", mean=sums.ratio("branching/mean").mean, forced=100 * sums.ratio("branching/forced").mean)
    for name in ("mean", "most", "size"):
        out.figures.append(figure("branching", name, ratio_of(f"branching/{name}"), NUMBER))
    out.figures.append(figure("branching", "forced", ratio_of("branching/forced"), SHARE))
    values = [sums.ratio(f"branching/at/{part:02}") for part in range(PARTS)]
    labels = [f"{100 * part // PARTS}" for part in range(PARTS)]
    out.charts.append(Chart("curve", text("lab-branching-chart"), labels, values, NUMBER, axis=text("lab-axis-match")))
    return out
