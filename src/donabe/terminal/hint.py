"""A hint at the terminal: what the expert thinks of a player's best choices."""

from librt.random import Random
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from donabe.bots import Thought, hinted, thoughts
from donabe.kernel.match import Match
from donabe.terminal.screen import HONEY
from donabe.terminal.voice import gained
from donabe.text import Speaker


def hint(match: Match, speaker: Speaker) -> RenderableType:
    """The best choices with their expected results; the same whenever it is asked for the same decision."""
    found = hinted(thoughts(match.game, match.state, speaker.viewer, Random(len(match.moves))))
    if not found[0].tried:
        return Text(speaker.sentence("hint-only"))
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    table.add_column(speaker.sentence("hint-choice"))
    table.add_column(speaker.sentence("hint-share"), justify="right")
    table.add_column(speaker.sentence("hint-points"), justify="right")
    table.add_column(speaker.sentence("hint-reason"))
    for rank, thought in enumerate(found, start=1):
        table.add_row(*_row(match, speaker, rank, thought))
    return table


def _row(match: Match, speaker: Speaker, rank: int, thought: Thought) -> list[Text]:
    choice = Text(match.game.token(thought.action), "bold")
    label = speaker.say(match.game.said(match.state, speaker.viewer, thought.action))
    return [
        Text(f"{rank}.", HONEY if rank == 1 else ""),
        choice.append(f"  {label}", "not bold"),
        Text(speaker.sentence("hint-percent", {"percent": round(100 * thought.share)})),
        Text(gained(thought.points)),
        Text(speaker.say(thought.reason) if thought.reason else "", "dim"),
    ]
