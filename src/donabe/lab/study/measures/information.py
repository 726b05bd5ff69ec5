"""Information: how much is hidden from a seat, and how fast it comes out in the course of a round."""

from donabe.lab.study.facts import MatchFacts
from donabe.lab.study.plan import Setting
from donabe.lab.study.section import SHARE, Chart, Section, figure, text
from donabe.lab.study.sums import Sums, ratio_of

PARTS = 10  # of a round


def note(facts: MatchFacts, sums: Sums, _setting: Setting) -> None:
    """Add a match."""
    for hidden in facts.hidden:
        sums.add("information/hidden", hidden.share)
        sums.add(f"information/at/{min(PARTS - 1, int(hidden.at * PARTS))}", hidden.share)


def section(sums: Sums, _setting: Setting) -> Section:
    """What there is to say."""
    out = Section("information")
    values = [sums.ratio(f"information/at/{part}") for part in range(PARTS)]
    out.find("found", first=100 * values[0].mean, last=100 * values[-1].mean)
    out.figures.append(figure("information", "hidden", ratio_of("information/hidden"), SHARE))
    out.figures.append(figure("information", "first", ratio_of("information/at/0"), SHARE))
    out.figures.append(figure("information", "last", ratio_of(f"information/at/{PARTS - 1}"), SHARE))
    labels = [f"{100 * part // PARTS}" for part in range(PARTS)]
    out.charts.append(Chart("curve", text("lab-information-chart"), labels, values, SHARE, axis=text("lab-axis-round")))
    return out
