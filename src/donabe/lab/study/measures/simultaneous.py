"""Choices that several make at the same time: how often, and how often they agree."""

from donabe.lab.study.facts import MatchFacts
from donabe.lab.study.plan import Setting
from donabe.lab.study.section import SHARE, Measured, Row, Section, Table, figure, headings
from donabe.lab.study.sums import Sums, ratio_of


def note(facts: MatchFacts, sums: Sums, _setting: Setting) -> None:
    """Add a match."""
    sums.add("together/times", len(facts.secrets))
    for each in facts.secrets:
        sums.add("together/same", each.different == 1)
        sums.add("together/clash", each.different < each.seats)
        sums.add(f"together/phase/{each.phase}", each.different == 1)
        sums.add(f"together/partly/{each.phase}", each.different < each.seats)


def section(sums: Sums, _setting: Setting) -> Section:
    """What there is to say."""
    out = Section("together")
    times = sums.ratio("together/times")
    if not times.mean:
        out.find("none")
        return out
    out.find("found", times=times.mean, clash=100 * sums.share("together/clash").mean)
    out.figures.append(figure("together", "times", ratio_of("together/times")))
    for name in ("same", "clash"):
        out.figures.append(figure("together", name, ratio_of(f"together/{name}"), SHARE))
    rows: list[Row] = [
        [
            phase,
            int(sums.totals().whole(f"together/phase/{phase}")),
            Measured(sums.share(f"together/phase/{phase}"), SHARE),
            Measured(sums.share(f"together/partly/{phase}"), SHARE),
        ]
        for phase in sums.names("together/phase/")
    ]
    out.tables.append(Table("phases", headings("phase", "times", "same", "partly"), rows))
    return out
