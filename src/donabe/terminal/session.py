"""A match at the terminal: one person, any number of bots."""

from pathlib import Path

from donabe.bots import bot_rng, play_bot_move
from donabe.kernel.event import Event
from donabe.terminal.files import BadFile, save_match
from donabe.terminal.keyboard import Keyboard, Leaving
from donabe.terminal.narrator import Narrator
from donabe.terminal.scores import score_sheet, standing
from donabe.terminal.screen import HONEY, Screen, printable
from donabe.terminal.seated_match import SeatedMatch
from donabe.terminal.turn import Turn
from donabe.terminal.typed_commands import TypedCommands
from donabe.terminal.voice import speaker


class Session:
    """Plays one match from its present state until it is over or the person leaves."""

    def __init__(self, screen: Screen, keyboard: Keyboard, seated: SeatedMatch, save_to: Path | None) -> None:
        self.screen = screen
        self.keyboard = keyboard
        self.match, self.seat, self.kinds = seated.match, seated.seat, seated.kinds
        self.save_to = save_to
        self.speaker = speaker(self.match.game.key, [printable(name) for name in self.match.names], self.seat)
        self.narrator = Narrator(screen, self.speaker)
        self.commands = TypedCommands(screen, keyboard, self.match, self.speaker, self.kinds)
        self.turn = Turn(screen, keyboard, self.match, self.speaker, self.commands)
        self.rngs = [bot_rng(self.match.seed, seat) for seat in range(len(self.kinds))]

    def run(self) -> None:
        """Play to the end."""
        try:
            self._open()
            while not self.match.over:
                self.narrator.narrate(self._step())
            self._close()
        except (Leaving, KeyboardInterrupt):
            self._leave()

    def _open(self) -> None:
        facts = {"title": self.speaker.sentence(f"{self.match.game.key}-title"), "commitment": self.match.commitment}
        self.screen.say(self.speaker.sentence("terminal-welcome", facts))
        self.narrator.narrate(self.match.lasting_events())

    def _step(self) -> list[Event]:
        actors = self.match.state.actors()
        if self.seat in actors:
            return self.turn.take()
        return play_bot_move(self.match, actors[0], self.kinds[actors[0]], self.rngs[actors[0]])

    def _close(self) -> None:
        """The score sheet, the standing, and the proof that the deal was fair."""
        self.screen.gap()
        self.screen.rule(self.speaker.sentence("terminal-over"))
        self.screen.print(score_sheet(self.match, self.speaker))
        self.screen.gap()
        self.screen.print(standing(self.match, self.speaker))
        self.screen.gap()
        self.screen.say(self.speaker.won(self.match.state.outcome().winners()), f"bold {HONEY}")
        facts = {"seed": self.match.seed.hex(), "commitment": self.match.commitment}
        self.screen.say(self.speaker.sentence("terminal-seed", facts), "dim")
        if self.save_to:
            self._save(self.save_to)

    def _leave(self) -> None:
        """Leave in the middle; the match so far can be saved."""
        try:
            self.screen.say(self.speaker.sentence("terminal-leaving"))
            if self.save_to:
                self._save(self.save_to)
            elif self.keyboard.interactive and self.match.moves:
                self._save(self._asked_file("terminal-offer-save"))
        except (Leaving, KeyboardInterrupt):
            self.screen.gap()

    def _save(self, path: Path | None) -> None:
        """Save under this name; if that fails, ask a person for another one."""
        while path:
            try:
                save_match(self.match, self.kinds, path)
            except BadFile as error:
                if not self.keyboard.interactive:
                    raise
                self.commands.refuse(error)
                path = self._asked_file("terminal-other-file")
            else:
                self.screen.say(self.speaker.sentence("terminal-saved", {"file": str(path)}))
                return

    def _asked_file(self, question: str) -> Path | None:
        name = self.keyboard.ask(self.speaker.sentence(question) + " ")
        return Path(name) if name else None
