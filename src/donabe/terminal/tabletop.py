"""The table as text: any game's view, from its zones, seats and choices alone."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from donabe.kernel.game import Game
from donabe.kernel.view import Badge, Choice, Seat, View, Zone
from donabe.terminal.chips import Chips
from donabe.terminal.screen import CLAY, HONEY
from donabe.text import Speaker

LABEL_WIDTH = 22


class Tabletop:
    """Lays out one viewer's views of one game."""

    def __init__(self, game: Game, speaker: Speaker) -> None:
        self.game = game
        self.speaker = speaker
        self.chips = Chips(game.faces, speaker)

    def heading(self, view: View) -> Rule:
        """Which game, which round."""
        facts = {"title": self.speaker.sentence(f"{self.game.key}-title"), "round": view.round, "rounds": view.rounds}
        return Rule(Text(self.speaker.sentence("terminal-heading", facts), f"bold {CLAY}"), style=CLAY, align="left")

    def show(self, view: View, *, whole: bool = False) -> RenderableType:
        """The players, the middle and what is mine; `whole` leaves nothing out."""
        others = [seat for seat in view.seats if seat.seat != view.viewer]
        mine = [seat for seat in view.seats if seat.seat == view.viewer]
        middle = [zone for zone in view.lying() if not _of_another(zone, view)]
        middle.sort(key=lambda zone: zone.owner >= 0)
        parts: list[RenderableType] = [self._player(seat, view, whole=whole) for seat in others]
        shown = [zone for zone in middle if whole or zone.owner < 0 or _holds_anything(zone)]
        parts.append(self._zones(shown, whole=whole))
        parts += [self._player(seat, view, whole=whole) for seat in mine]
        return Group(*parts)

    def prompt(self, view: View) -> Text:
        """What is asked, in one sentence."""
        return Text(self.speaker.say(view.prompt), f"bold {HONEY}")

    def choices(self, choices: list[Choice], width: int) -> RenderableType:
        """The numbered choices, each with its token."""
        return _numbered([(choice.token, self.speaker.choice(choice)) for choice in choices], width)

    def picks(self, picks: list[str], view: View, width: int) -> RenderableType:
        """Numbered things to point at."""
        return _numbered([("", self._pick(pick, view)) for pick in picks], width)

    def _pick(self, pick: str, view: View) -> str:
        """A thing to point at, in words: a card, a place where one lies, a zone, a player."""
        if pick in self.chips.faces:
            return f"{pick}  {self.speaker.say(self.chips.faces[pick].name)}"
        for zone in view.lying():
            if zone.id == pick:
                return self._label(zone)
            for number, card in enumerate(zone.cards, start=1):
                if card.id == pick:
                    return self.speaker.sentence("terminal-card-of", {"label": self._label(zone), "number": number})
        return self.chips.piece(pick)

    def _player(self, seat: Seat, view: View, *, whole: bool) -> RenderableType:
        """A player's line, and under it what lies before another player."""
        line = self._name(seat, view)
        line.append("  " + self.speaker.sentence("terminal-points", {"points": seat.score}))
        facts = [self._fact(badge) for badge in seat.badges]
        facts += [self.speaker.sentence(f"terminal-{state}") for state in ("decided", "out") if getattr(seat, state)]
        if facts:
            line.append("  " + " · ".join(facts), "dim")
        row = Table.grid(padding=(0, 1))
        row.add_row(Text("▸" if seat.acting else " ", f"bold {HONEY}"), line)
        if seat.seat == view.viewer:
            return row
        zones = [zone for zone in view.zones if zone.owner == seat.seat and (whole or _holds_anything(zone))]
        if whole:
            return Group(row, self._zones(zones, whole=True))
        told = Text("   ").join(self._brief(zone, seat.seat) for zone in zones)
        return Group(row, Padding(told, (0, 0, 0, 4))) if told else row

    def _fact(self, badge: Badge) -> str:
        label = self.speaker.say(badge.label) if badge.label else badge.id
        return self.speaker.sentence("terminal-badge", {"label": label, "value": badge.value}) if badge.value else label

    def _name(self, seat: Seat, view: View) -> Text:
        name = self.speaker.names[seat.seat]
        if seat.seat == view.viewer:
            name = self.speaker.sentence("terminal-yourself", {"name": name})
        return Text(name, "bold")

    def _brief(self, zone: Zone, owner: int) -> Text:
        """Another player's zone within a line."""
        label = self._label(zone)
        content = self._content(zone)
        return content if label == self.speaker.names[owner] else Text.assemble((f"{label} ", "dim"), content)

    def _zones(self, zones: list[Zone], *, whole: bool) -> Padding:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="dim")
        grid.add_column(ratio=1, overflow="fold")
        for zone in zones:
            grid.add_row(*self._zone(zone, whole=whole))
        return Padding(grid, (0, 0, 0, 2))

    def _zone(self, zone: Zone, *, whole: bool) -> tuple[str, Group]:
        """A label and what lies there; a label that is a sentence stands above it."""
        label, note = self._label(zone), self.speaker.say(zone.note) if zone.note else ""
        lines = [Text(note, "italic")] if note else []
        long = len(label) > LABEL_WIDTH
        if _holds_anything(zone) or not (long or note):
            lines.insert(0, self._content(zone, whole=whole))
        if long:
            lines.insert(0, Text(label))
        return "" if long else label, Group(*lines)

    def _label(self, zone: Zone) -> str:
        return self.speaker.say(zone.label) if zone.label else zone.id

    def _content(self, zone: Zone, *, whole: bool = False) -> Text:
        """Cards and counters."""
        text = self.chips.zone(zone, whole=whole)
        counts = self.speaker.listed(f"{self._counter(name)} {count}" for name, count in zone.counts.items())
        if counts:
            text = Text("   ").join([text, Text(counts)]) if text else Text(counts)
        return text or Text("\N{EN DASH}", "dim")

    def _counter(self, name: str) -> str:
        if ":" in name:
            return self.chips.piece(name)
        sentence = f"{self.game.key}-counter-{name}"
        return self.speaker.sentence(sentence) if self.speaker.has(sentence) else name


def _of_another(zone: Zone, view: View) -> bool:
    return zone.owner >= 0 and zone.owner != view.viewer


def _holds_anything(zone: Zone) -> bool:
    return bool(zone.cards or any(zone.counts.values()))


def _numbered(entries: list[tuple[str, str]], width: int) -> RenderableType:
    """Tokens and labels with a number before each, in as many columns as fit."""
    numbers, tokens = len(str(len(entries))), max(len(token) for token, _ in entries)
    grid = Table.grid(padding=(0, 1))
    lines = []
    for number, (token, label) in enumerate(entries, start=1):
        marked = Text(f"{number:>{numbers}}", f"bold {HONEY}"), Text(f"{token:<{tokens}}", "bold"), Text(label)
        grid.add_row(*marked)
        lines.append(Text(" ").join(part for part in marked if part))
    return Columns(lines, padding=(0, 3)) if max(line.cell_len for line in lines) < width else grid
