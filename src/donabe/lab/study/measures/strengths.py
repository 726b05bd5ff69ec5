"""Which cards, openings, bids and plays go with winning a round, beyond what level and place at the table explain."""

import math
from collections.abc import Iterator
from functools import partial

from donabe.lab.study.facts import MatchFacts, RoundFacts
from donabe.lab.study.plan import Setting
from donabe.lab.study.section import (
    POINTS,
    SHARE,
    Chart,
    Measured,
    Row,
    Section,
    Table,
    beyond,
    headings,
    text,
    widened,
)
from donabe.lab.study.sums import Sums, Totals
from donabe.lab.summary import Estimate

KINDS = ("held", "opening", "played")
FEWEST = 30  # seats and rounds that something was seen in, and that it was not, before it is judged
CHARTED = 12


def note(facts: MatchFacts, sums: Sums, setting: Setting) -> None:
    """Add a match: of each round, who had what and who gained most."""
    for each in facts.rounds:
        wins = _round_wins(each, setting)
        for seat, win in enumerate(wins):
            cell = f"{facts.levels[seat]}/{(seat - each.first) % setting.players if each.first >= 0 else seat}"
            sums.add(f"strengths/cell/{cell}", win)
            for kind, thing in _things(each, seat):
                sums.add(f"strengths/{kind}/{thing}\n", win)
                sums.add(f"strengths/in\n{kind}/{thing}\n{cell}", 1, 0)


def _round_wins(each: RoundFacts, setting: Setting) -> list[float]:
    best = min(each.gains) if setting.game.fewest_win else max(each.gains)
    return [(gain == best) / each.gains.count(best) for gain in each.gains]


def _things(each: RoundFacts, seat: int) -> Iterator[tuple[str, str]]:
    yield from (("held", face) for face in each.held[seat])
    yield from (("played", what) for what in each.played[seat])
    if each.openings[seat]:
        yield "opening", each.openings[seat]


def section(sums: Sums, setting: Setting) -> Section:
    """What there is to say."""
    out = Section("strengths", names={key: face.name for key, face in setting.game.faces.items()})
    cells = sums.names("strengths/cell/")
    for what in {name[:-1] for kind in ("opening", "played") for name in sums.names(f"strengths/{kind}/")}:
        phase, _, token = what.partition(" ")
        out.names[what] = text("lab-strengths-move", phase=phase, move=out.names.get(token, token))
    for kind in KINDS:
        _judge(out, sums, cells, kind)
    if not out.findings:
        out.find("none")
    return out


def _judge(out: Section, sums: Sums, cells: list[str], kind: str) -> None:
    totals = sums.totals()
    seats = sum(totals.whole(f"strengths/cell/{cell}") for cell in cells)
    things = [name[:-1] for name in sums.names(f"strengths/{kind}/")]
    seen = {thing: totals.whole(f"strengths/{kind}/{thing}\n") for thing in things}
    judged = [thing for thing in things if FEWEST <= seen[thing] <= seats - FEWEST]
    found = {thing: sums.estimate(partial(effect, cells, kind, thing)) for thing in judged}
    found = {thing: estimate for thing, estimate in found.items() if not math.isnan(estimate.mean)}
    order = sorted(found, key=lambda thing: (-found[thing].mean, thing))
    wide = widened(len(order))
    for thing in (each for each in order if beyond(found[each], 0, wide)):
        _tell(out, kind, thing, found[thing])
    _show(out, sums, kind, order, found, cells)


def _tell(out: Section, kind: str, thing: str, estimate: Estimate) -> None:
    """Say what stands out, the strongest few of each kind."""
    said = sum(each.id == f"lab-strengths-{kind}" for each in out.findings)
    if said < 3:
        more = "more" if estimate.mean > 0 else "less"
        out.find(kind, thing=out.names.get(thing, thing), points=100 * abs(estimate.mean), more=more)


def _show(out: Section, sums: Sums, kind: str, order: list[str], found: dict[str, Estimate], cells: list[str]) -> None:
    if not order:
        return
    ends = order if len(order) <= CHARTED else [*order[: CHARTED // 2], *order[-CHARTED // 2 :]]
    title = text(f"lab-strengths-chart-{kind}")
    out.charts.append(Chart("bars", title, ends, [found[thing] for thing in ends], POINTS, 0.0))
    rows: list[Row] = []
    for thing in order:
        name = f"strengths/{kind}/{thing}\n"
        share = sums.estimate(partial(_often, cells, name))
        rows.append(
            [
                thing,
                Measured(share, SHARE),
                Measured(sums.share(name), SHARE),
                Measured(found[thing], POINTS),
            ]
        )
    out.tables.append(Table(kind, headings("thing", "often", "round-wins", "effect"), rows))


def _often(cells: list[str], name: str, totals: Totals) -> float:
    """In what share of seats and rounds something was seen."""
    return totals.whole(name) / max(1.0, sum(totals.whole(f"strengths/cell/{cell}") for cell in cells))


def effect(cells: list[str], kind: str, thing: str, totals: Totals) -> float:
    """How much more of a round's win goes with a thing: least squares, with a constant for each level at each place."""
    won = totals.part(f"strengths/{kind}/{thing}\n")
    expected = spread = 0.0
    for cell in cells:
        count = totals.part(f"strengths/in\n{kind}/{thing}\n{cell}")
        of = totals.whole(f"strengths/cell/{cell}")
        if of:
            expected += count * totals.ratio(f"strengths/cell/{cell}")
            spread += count * (1 - count / of)
    return (won - expected) / spread if spread > 0 else math.nan
