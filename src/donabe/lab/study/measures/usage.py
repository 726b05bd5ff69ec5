"""What is used: score lines, clauses, events and moves. What never happens is a finding."""

from donabe.lab.study.catalogue import event_kinds, score_lines
from donabe.lab.study.facts import MatchFacts
from donabe.lab.study.plan import Setting
from donabe.lab.study.section import SHARE, Chart, Measured, Row, Section, Table, headings, text
from donabe.lab.study.sums import Sums, share_of
from donabe.lab.summary import Estimate
from donabe.text.rulebook import clauses

NAMED = 12  # at most, of what never happens
ANY = "n"  # in place of a number


def note(facts: MatchFacts, sums: Sums, setting: Setting) -> None:
    """Add a match."""
    sums.add("usage/matches", 1, 0)
    for line, (times, points) in facts.lines.items():
        sums.add(f"usage/line/{line}", 1, times)
        sums.add(f"usage/points/{line}", points, times)
    for kind, times in facts.events.items():
        sums.add(f"usage/event/{kind}", 1, times)
    asked = {clause for prompt in facts.prompts for clause in setting.game.clauses.get(prompt, ())}
    for clause in asked:
        sums.add(f"usage/asked/{clause}", 1)
    for clause in facts.barred:
        sums.add(f"usage/barred/{clause}", 1)
    for token in {what.partition(" ")[2] for each in facts.rounds for played in each.played for what in played}:
        sums.add(f"usage/token/{token}", 1)


def section(sums: Sums, setting: Setting) -> Section:
    """What there is to say."""
    game = setting.game
    out = Section("usage", names={key: face.name for key, face in game.faces.items()})
    lines = sorted({*score_lines(game.key), *sums.names("usage/line/")})
    kinds = sorted({*event_kinds(game.key), *sums.names("usage/event/")})
    tokens = sorted({token.partition("/")[0] for token in game.tokens})
    out.names |= {line: text(f"{game.key}-score-{line}", count=ANY) for line in score_lines(game.key)}
    _never(out, "lines", [line for line in lines if not _times(sums, f"usage/line/{line}")])
    _never(out, "events", [kind for kind in kinds if not _times(sums, f"usage/event/{kind}")])
    _never(out, "tokens", [token for token in tokens if not _times(sums, f"usage/token/{token}")])
    shares = [_share(sums, f"usage/line/{line}") for line in lines]
    if lines:
        out.charts.append(Chart("bars", text("lab-usage-chart"), lines, shares, SHARE))
    rows: list[Row] = [
        [line, Measured(share, SHARE), Measured(sums.ratio(f"usage/points/{line}"))]
        for line, share in zip(lines, shares, strict=True)
    ]
    out.tables.append(Table("lines", headings("line", "matches", "points-each"), rows))
    out.tables.append(_clauses(sums, setting))
    for name, things in (("event", kinds), ("token", tokens)):
        cells: list[Row] = [[thing, Measured(_share(sums, f"usage/{name}/{thing}"), SHARE)] for thing in things]
        out.tables.append(Table(f"{name}s", headings(name, "matches"), cells, shown=0))
    return out


def _clauses(sums: Sums, setting: Setting) -> Table:
    """In how many matches a clause mattered for a question, and at how many of the looks it forbade something."""
    rows: list[Row] = [
        [
            clause,
            Measured(_share(sums, f"usage/asked/{clause}"), SHARE),
            Measured(_share(sums, f"usage/barred/{clause}"), SHARE),
        ]
        for clause in clauses(setting.game.key)
    ]
    return Table("clauses", headings("clause", "asked", "barred"), rows, shown=0)


def _never(out: Section, what: str, things: list[str]) -> None:
    if things:
        called = [out.names.get(thing, thing) for thing in things[:NAMED]]
        out.find(f"never-{what}", things=called, count=len(things), more=max(0, len(things) - NAMED))
    else:
        out.find(f"all-{what}")


def _times(sums: Sums, name: str) -> float:
    return sums.totals().whole(name)


def _share(sums: Sums, name: str) -> Estimate:
    """The share of the matches in which something happened."""
    return sums.certain(sums.estimate(share_of([name], "usage/matches")))
