"""Telling: what happened, as sentences, to one viewer or to everybody who looks on."""

from collections.abc import Iterable

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from donabe.kernel.event import Event
from donabe.kernel.match import ScoreLine
from donabe.terminal.scores import score_row
from donabe.terminal.screen import CLAY, Screen
from donabe.text import Speaker


class Teller:
    """Tells events to one viewer: those it may know, or all of them if the cards lie open."""

    def __init__(self, screen: Screen, speaker: Speaker, *, everything: bool = False) -> None:
        self.screen = screen
        self.speaker = speaker
        self.everything = everything

    def tell(self, events: Iterable[Event]) -> None:
        """The events, a line each."""
        for event in events:
            if self.everything or event.seen_by(self.speaker.viewer):
                self._tell(event)

    def _tell(self, event: Event) -> None:
        if event.kind == "round":
            self.screen.gap()
            self.screen.print(Rule(Text(self.speaker.event(event), f"bold {CLAY}"), style=CLAY, align="left"))
        elif event.kind == "score":
            self.screen.print(self._scored(ScoreLine(**event.facts)))  # type: ignore[arg-type]
        else:
            line = Table.grid(padding=(0, 1))
            line.add_row(Text("  ·", CLAY), self.speaker.event(event))
            self.screen.print(line)

    def _scored(self, line: ScoreLine) -> Text:
        why, points = score_row(line, self.speaker)
        return Text.assemble("      ", (self.speaker.names[line.seat], "bold"), "  ", why, "  ", points)
