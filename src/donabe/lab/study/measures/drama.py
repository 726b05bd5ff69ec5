"""Lead changes, when the winner was settled, how long the winner was behind."""

from itertools import pairwise

from donabe.lab.study.facts import MatchFacts
from donabe.lab.study.plan import Setting
from donabe.lab.study.section import NUMBER, SHARE, Chart, Section, figure, text
from donabe.lab.study.sums import Sums, ratio_of

PARTS = 10  # of a match


def note(facts: MatchFacts, sums: Sums, setting: Setting) -> None:
    """Add a match; where several win, each counts for its part."""
    end = facts.decisions()
    sign = -1 if setting.game.fewest_win else 1
    steps = [(0, [0] * setting.players), *((step[0], [sign * total for total in step[1:]]) for step in facts.points)]
    stretches = list(zip(steps, [*(step for step, _ in steps[1:]), end], strict=True))
    leaders = [_leader(totals) for _, totals in steps]
    lone = [leader for leader in leaders if leader >= 0]
    sums.add("drama/changes", sum(one != other for one, other in pairwise(lone)))
    winners = [seat for seat, rank in enumerate(facts.ranks) if rank == 1]
    for winner in winners:
        _note_winner(winner, stretches, end, 1 / len(winners), sums)


def _leader(totals: list[int]) -> int:
    """The seat that leads alone, or -1."""
    best = max(totals)
    return totals.index(best) if totals.count(best) == 1 else -1


def _note_winner(
    winner: int, stretches: list[tuple[tuple[int, list[int]], int]], end: int, weight: float, sums: Sums
) -> None:
    settled, behind = 0, 0
    for (start, totals), until in stretches:
        if totals[winner] < max(totals):
            behind += until - start
            settled = until
        elif _leader(totals) != winner:
            settled = until
    sums.add("drama/behind", weight * behind / end, weight)
    sums.add("drama/settled", weight * settled / end, weight)
    sums.add("drama/last", weight * (settled == end), weight)
    for part in range(PARTS):
        sums.add(f"drama/by/{part}", weight * (settled <= end * (part + 1) / PARTS), weight)


def section(sums: Sums, _setting: Setting) -> Section:
    """What there is to say."""
    out = Section("drama")
    settled, changes = sums.ratio("drama/settled"), sums.ratio("drama/changes")
    out.find("found", settled=100 * settled.mean, changes=changes.mean, last=100 * sums.ratio("drama/last").mean)
    out.figures.append(figure("drama", "changes", ratio_of("drama/changes"), NUMBER))
    for name in ("settled", "behind", "last"):
        out.figures.append(figure("drama", name, ratio_of(f"drama/{name}"), SHARE))
    values = [sums.share(f"drama/by/{part}") for part in range(PARTS)]
    labels = [f"{100 * (part + 1) // PARTS}" for part in range(PARTS)]
    out.charts.append(Chart("curve", text("lab-drama-chart"), labels, values, SHARE, axis=text("lab-axis-match")))
    return out
