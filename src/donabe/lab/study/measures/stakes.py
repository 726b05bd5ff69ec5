"""How often a decision really mattered: how far apart its choices are, in worlds that its seat cannot tell apart."""

from donabe.lab.study.facts import MatchFacts
from donabe.lab.study.plan import Setting
from donabe.lab.study.section import PERCENT, Chart, Section, figure, text
from donabe.lab.study.sums import Sums, ratio_of

LEAST = 0.02  # of the win
PARTS = 5  # of a match


def note(facts: MatchFacts, sums: Sums, _setting: Setting) -> None:
    """Add a match.

    The best choice and the worst are found in some worlds and measured in others. Where nothing matters the best is then
    as often worse as it is better; so those in which it is worse are taken off those in which it is better.
    """
    for stake in facts.stakes:
        mattered = (stake.spread >= LEAST) - (stake.spread <= -LEAST)
        sums.add("stakes/mattered", mattered)
        sums.add("stakes/spread", stake.spread)
        sums.add("stakes/edge", stake.edge)
        sums.add(f"stakes/at/{min(PARTS - 1, int(stake.at * PARTS))}", stake.spread)


def section(sums: Sums, _setting: Setting) -> Section:
    """What there is to say."""
    out = Section("stakes")
    if not sums.totals().whole("stakes/mattered"):
        out.find("none")
        return out
    mattered, spread = sums.ratio("stakes/mattered"), sums.ratio("stakes/spread")
    out.find("found", mattered=100 * mattered.mean, spread=100 * spread.mean, least=100 * LEAST)
    for name in ("mattered", "spread", "edge"):
        out.figures.append(figure("stakes", name, ratio_of(f"stakes/{name}"), PERCENT))
    values = [sums.ratio(f"stakes/at/{part}") for part in range(PARTS)]
    labels = [f"{100 * part // PARTS}" for part in range(PARTS)]
    out.charts.append(Chart("curve", text("lab-stakes-chart"), labels, values, PERCENT, axis=text("lab-axis-match")))
    return out
