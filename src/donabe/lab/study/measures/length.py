"""How long a match is: rounds, decisions, minutes."""

from donabe.kernel.view import Text
from donabe.lab.study.facts import MatchFacts
from donabe.lab.study.plan import Setting
from donabe.lab.study.section import SHARE, Chart, Section, beyond, figure, text
from donabe.lab.study.sums import Sums, ratio_of, share_of

COLUMN = 2  # minutes of a column


def note(facts: MatchFacts, sums: Sums, _setting: Setting) -> None:
    """Add a match."""
    choices = [count for each in facts.rounds for count in each.choices]
    sums.add("length/rounds", len(facts.rounds))
    sums.add("length/decisions", len(choices))
    sums.add("length/real", sum(count > 1 for count in choices), len(choices))
    sums.add("length/minutes", facts.seconds / 60)
    sums.add(f"length/within/{facts.seconds // (60 * COLUMN):03}", 1, 0)
    sums.add("length/matches", 1)


def section(sums: Sums, setting: Setting) -> Section:
    """What there is to say."""
    out = Section("length")
    minutes = sums.ratio("length/minutes")
    box = setting.game.minutes
    verdict = "as-said" if not beyond(minutes, box) else "longer" if minutes.mean > box else "shorter"
    out.find("found", minutes=minutes.mean, box=box, verdict=verdict)
    for name in ("rounds", "decisions", "minutes"):
        out.figures.append(figure("length", name, ratio_of(f"length/{name}")))
    out.figures.append(figure("length", "real", ratio_of("length/real"), SHARE))
    out.charts.append(_columns(sums, text("lab-length-chart")))
    return out


def _columns(sums: Sums, title: Text) -> Chart:
    bins = [int(name) for name in sums.names("length/within/")]
    numbers = range(min(bins), max(bins) + 1)
    labels = [f"{COLUMN * number}…" for number in numbers]
    values = [sums.estimate(share_of([f"length/within/{number:03}"], "length/matches")) for number in numbers]
    return Chart("columns", title, labels, values, SHARE, axis=text("lab-axis-minutes"))
