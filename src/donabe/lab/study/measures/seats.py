"""Fairness: who wins by seat, and by place in the order of play."""

from donabe.lab.study.facts import MatchFacts
from donabe.lab.study.plan import Setting
from donabe.lab.study.section import (
    PERCENT,
    SHARE,
    Chart,
    Figure,
    Measured,
    Row,
    Section,
    Table,
    beyond,
    headings,
    text,
    widened,
)
from donabe.lab.study.sums import Sums, Totals, ratio_of


def note(facts: MatchFacts, sums: Sums, setting: Setting) -> None:
    """Add a match."""
    wins = facts.wins()
    first = next((each.first for each in facts.rounds if each.first >= 0), -1)
    for seat in range(setting.players):
        sums.add(f"seats/seat/{seat}", wins[seat])
        if first >= 0:
            sums.add(f"seats/order/{seat}", wins[(first + seat) % setting.players])


def section(sums: Sums, setting: Setting) -> Section:
    """What there is to say."""
    out = Section("seats")
    fair = 1 / setting.players
    for kind in ("seat", "order"):
        if sums.names(f"seats/{kind}/"):
            _compare(out, sums, setting, kind, fair)
    out.figures.append(Figure(text("lab-seats-figure-unfair"), lambda totals: unfairness(totals, setting), PERCENT))
    return out


def unfairness(totals: Totals, setting: Setting) -> float:
    """How far the best-placed is above the fair share, by seat or by order of play."""
    shares = [totals.ratio(f"seats/{kind}/{seat}") for kind in ("seat", "order") for seat in range(setting.players)]
    return max((share for share in shares if share == share), default=0.0) - 1 / setting.players  # noqa: PLR0124 - nan


def _compare(out: Section, sums: Sums, setting: Setting, kind: str, fair: float) -> None:
    shares = [sums.share(f"seats/{kind}/{seat}") for seat in range(setting.players)]
    wide = widened(len(shares))
    favoured = [seat for seat, share in enumerate(shares) if beyond(share, fair, wide)]
    labels = [str(seat if kind == "seat" else seat + 1) for seat in range(setting.players)]
    for seat in favoured:
        more = "more" if shares[seat].mean > fair else "less"
        out.find(f"{kind}-unfair", number=labels[seat], share=100 * shares[seat].mean, fair=100 * fair, more=more)
    if not favoured:
        out.find(f"{kind}-fair", margin=100 * max(share.margin for share in shares))
    for seat, label in enumerate(labels):
        of = ratio_of(f"seats/{kind}/{seat}")
        out.figures.append(Figure(text(f"lab-seats-figure-{kind}", number=label), of, SHARE))
    out.charts.append(Chart("bars", text(f"lab-seats-chart-{kind}"), labels, shares, SHARE, fair))
    rows: list[Row] = [[label, Measured(share, SHARE)] for label, share in zip(labels, shares, strict=True)]
    out.tables.append(Table(kind, headings(kind, "wins"), rows, shown=0))
