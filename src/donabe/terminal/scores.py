"""The score sheet, line by line, and the final standing with what decided it."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from donabe.kernel.match import Match, ScoreLine
from donabe.terminal.screen import CLAY, HONEY
from donabe.text import Speaker


def score_sheet(match: Match, speaker: Speaker) -> RenderableType:
    """Every line of every round so far, with its sentence."""
    rounds = [(number, lines) for number, lines in enumerate(match.score_lines(), start=1) if lines]
    if not rounds:
        return Text(speaker.sentence("terminal-no-points"), "dim")
    return Group(*(_round(number, lines, speaker) for number, lines in rounds))


def _round(number: int, lines: list[ScoreLine], speaker: Speaker) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_row(Text(speaker.sentence("event-round", {"round": number}), f"bold {CLAY}"))
    for seat, name in enumerate(speaker.names):
        own = [line for line in lines if line.seat == seat]
        for place, line in enumerate(own):
            table.add_row(f"  {name}" if place == 0 else "", *score_row(line, speaker))
        if len(own) > 1:
            total = sum(line.points for line in own)
            table.add_row(
                "", Text(speaker.sentence("terminal-round-total"), "dim"), Text(signed(total), "bold", justify="right")
            )
    return table


def score_row(line: ScoreLine, speaker: Speaker) -> tuple[Text, Text]:
    """Why, and how many points."""
    return (
        Text(speaker.score_line(line.line, line.count, line.points)),
        Text(signed(line.points), "bold" if line.points else "dim", justify="right"),
    )


def standing(match: Match, speaker: Speaker) -> Table:
    """The final ranks with the points of each round, and what decided each rank."""
    outcome = match.state.outcome()
    rounds = match.score_lines()
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    table.add_column(speaker.sentence("terminal-player"))
    for number in range(1, len(rounds) + 1):
        table.add_column(str(number), justify="right")
    table.add_column(speaker.sentence("terminal-total"), justify="right", style="bold")
    table.add_column(speaker.sentence("terminal-decided-by"))
    for seat in sorted(range(len(speaker.names)), key=lambda seat: outcome.ranks[seat]):
        points = [sum(line.points for line in lines if line.seat == seat) for lines in rounds]
        table.add_row(
            Text(f"{outcome.ranks[seat]}.", HONEY if outcome.ranks[seat] == 1 else ""),
            Text(speaker.names[seat]),
            *(str(point) for point in points),
            str(outcome.totals[seat]),
            Text(speaker.decided(outcome.decided[seat]) if outcome.decided[seat] else "", "dim"),
        )
    return table


def signed(points: int) -> str:
    """Points as they are added, with their sign."""
    return f"+{points}" if points > 0 else str(points).replace("-", "\N{MINUS SIGN}")
