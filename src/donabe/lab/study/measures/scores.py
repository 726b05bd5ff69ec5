"""Final scores: how high, how far apart."""

from donabe.lab.study.facts import MatchFacts
from donabe.lab.study.plan import Setting
from donabe.lab.study.section import SHARE, Chart, Measured, Row, Section, Table, figure, headings, text
from donabe.lab.study.sums import Sums, ratio_of, share_of
from donabe.lab.summary import Estimate

COLUMNS = 12  # of the chart, at most


def note(facts: MatchFacts, sums: Sums, setting: Setting) -> None:
    """Add a match."""
    ordered = sorted(facts.totals, reverse=not setting.game.fewest_win)
    sums.add("scores/mean", sum(facts.totals) / len(facts.totals))
    sums.add("scores/winner", ordered[0])
    sums.add("scores/margin", abs(ordered[0] - ordered[1]))
    sums.add("scores/tie", ordered[0] == ordered[1])
    for total in facts.totals:
        sums.add(f"scores/at/{total}", 1, 0)
        sums.add("scores/seats", 1, 0)
    for level in dict.fromkeys(facts.levels):
        own = [total for total, each in zip(facts.totals, facts.levels, strict=True) if each == level]
        sums.add(f"scores/level/{level}", sum(own), len(own))


def section(sums: Sums, setting: Setting) -> Section:
    """What there is to say."""
    out = Section("scores")
    winner, margin = sums.ratio("scores/winner"), sums.ratio("scores/margin")
    out.find("found", winner=winner.mean, margin=margin.mean)
    for name in ("mean", "winner", "margin"):
        out.figures.append(figure("scores", name, ratio_of(f"scores/{name}")))
    out.figures.append(figure("scores", "tie", ratio_of("scores/tie"), SHARE))
    out.charts.append(_chart(sums))
    rows: list[Row] = [[level, Measured(sums.ratio(f"scores/level/{level}"))] for level in setting.levels]
    out.tables.append(Table("levels", headings("level", "score"), rows))
    return out


def _chart(sums: Sums) -> Chart:
    """How often a final score falls within each of a few ranges of the same width."""
    scores = sorted(int(name) for name in sums.names("scores/at/"))
    width = max(1, -(-(scores[-1] - scores[0] + 1) // COLUMNS))
    labels, values = [], []
    for low in range(scores[0], scores[-1] + 1, width):
        inside = [score for score in scores if low <= score < low + width]
        labels.append(str(low) if width == 1 else f"{low}…{low + width - 1}")
        values.append(_within(sums, inside))
    return Chart("columns", text("lab-scores-chart"), labels, values, SHARE, axis=text("lab-axis-points"))


def _within(sums: Sums, scores: list[int]) -> Estimate:
    return sums.estimate(share_of([f"scores/at/{score}" for score in scores], "scores/seats"))
