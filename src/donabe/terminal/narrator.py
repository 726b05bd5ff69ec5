"""The narrator: events as sentences on the screen."""

from collections.abc import Iterable

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from donabe.kernel.event import Event
from donabe.kernel.match import ScoreLine
from donabe.terminal.scores import score_row
from donabe.terminal.screen import CLAY, Screen
from donabe.text import Speaker


class Narrator:
    """Narrates events to one viewer: those it may know, or all of them if the cards lie open."""

    def __init__(self, screen: Screen, speaker: Speaker, *, everything: bool = False) -> None:
        self.screen = screen
        self.speaker = speaker
        self.everything = everything

    def narrate(self, events: Iterable[Event]) -> None:
        """Print the events, a line each."""
        for event in events:
            if self.everything or event.seen_by(self.speaker.viewer):
                self._print(event)

    def _print(self, event: Event) -> None:
        if event.kind == "round":
            self.screen.gap()
            self.screen.print(Rule(Text(self.speaker.event(event), f"bold {CLAY}"), style=CLAY, align="left"))
        elif event.kind == "score":
            self.screen.print(self._score_line(ScoreLine(**event.facts)))  # type: ignore[arg-type]
        else:
            line = Table.grid(padding=(0, 1))
            line.add_row(Text("  ·", CLAY), self.speaker.event(event))
            self.screen.print(line)

    def _score_line(self, line: ScoreLine) -> Text:
        why, points = score_row(line, self.speaker)
        return Text.assemble("      ", (self.speaker.names[line.seat], "bold"), "  ", why, "  ", points)
