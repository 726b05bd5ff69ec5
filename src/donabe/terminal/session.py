"""A match at the terminal: one person, any number of bots."""

from dataclasses import dataclass
from pathlib import Path

from donabe.kernel.event import Event
from donabe.kernel.match import Match
from donabe.lab import bot_rng, decide
from donabe.terminal.desk import Desk
from donabe.terminal.files import BadFile
from donabe.terminal.keyboard import Keyboard, Leaving
from donabe.terminal.saving import save
from donabe.terminal.scores import score_sheet, standing, winners
from donabe.terminal.screen import HONEY, Screen, printable
from donabe.terminal.telling import Teller
from donabe.terminal.turn import Turn
from donabe.text import Speaker


@dataclass(frozen=True)
class Seating:
    """A match with its players: which seat the person has, and what kind each player is."""

    match: Match
    seat: int
    kinds: list[str]


class Session:
    """Plays one match from its present state until it is over or the person leaves."""

    def __init__(self, screen: Screen, keyboard: Keyboard, seating: Seating, save_to: Path | None) -> None:
        self.screen = screen
        self.keyboard = keyboard
        self.match, self.seat, self.kinds = seating.match, seating.seat, seating.kinds
        self.save_to = save_to
        self.speaker = Speaker(self.match.game.key, [printable(name) for name in self.match.names], self.seat)
        self.teller = Teller(screen, self.speaker)
        self.desk = Desk(screen, keyboard, self.match, self.speaker, self.kinds)
        self.turn = Turn(screen, keyboard, self.match, self.speaker, self.desk)
        self.rngs = [bot_rng(self.match.seed, seat) for seat in range(len(self.kinds))]

    def run(self) -> None:
        """The whole match."""
        try:
            self._open()
            while not self.match.over:
                self.teller.tell(self._step())
            self._close()
        except (Leaving, KeyboardInterrupt):
            self._leave()

    def _open(self) -> None:
        facts = {"title": self.match.game.title, "commitment": self.match.commitment}
        self.screen.say(self.speaker.sentence("terminal-welcome", facts))
        self.teller.tell(self.match.events)

    def _step(self) -> list[Event]:
        actors = self.match.state.actors()
        if self.seat in actors:
            return self.turn.take()
        return decide(self.match, actors[0], self.kinds[actors[0]], self.rngs[actors[0]])

    def _close(self) -> None:
        """The score sheet, the standing, and the proof that the deal was fair."""
        self.screen.gap()
        self.screen.rule(self.speaker.sentence("terminal-over"))
        self.screen.print(score_sheet(self.match, self.speaker))
        self.screen.gap()
        self.screen.print(standing(self.match, self.speaker))
        self.screen.gap()
        self.screen.say(winners(self.match.state.outcome(), self.speaker), f"bold {HONEY}")
        facts = {"seed": self.match.seed.hex(), "commitment": self.match.commitment}
        self.screen.say(self.speaker.sentence("terminal-seed", facts), "dim")
        if self.save_to:
            self._save(self.save_to)

    def _leave(self) -> None:
        """Leave in the middle; what was played can be kept."""
        try:
            self.screen.say(self.speaker.sentence("terminal-leaving"))
            if self.save_to:
                self._save(self.save_to)
            elif self.keyboard.interactive and self.match.moves:
                self._save(self._asked_file("terminal-offer-save"))
        except (Leaving, KeyboardInterrupt):
            self.screen.gap()

    def _save(self, path: Path | None) -> None:
        """Save under this name; if that fails, under another one, as long as somebody is there to give it."""
        while path:
            try:
                save(self.match, self.kinds, path)
            except BadFile as error:
                if not self.keyboard.interactive:
                    raise
                self.desk.refuse(error)
                path = self._asked_file("terminal-other-file")
            else:
                self.screen.say(self.speaker.sentence("terminal-saved", {"file": str(path)}))
                return

    def _asked_file(self, question: str) -> Path | None:
        name = self.keyboard.ask(self.speaker.sentence(question) + " ")
        return Path(name) if name else None
