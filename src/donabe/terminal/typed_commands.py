"""What a player can type besides a move: help, what, why, hint, rules, score, log, look, save, quit."""

from pathlib import Path

from rich.markdown import Markdown
from rich.padding import Padding

from donabe.kernel.errors import DonabeError, IllegalAction
from donabe.kernel.match import Match
from donabe.terminal.files import save_match
from donabe.terminal.hint import hint
from donabe.terminal.keyboard import Keyboard, Leaving
from donabe.terminal.narrator import Narrator
from donabe.terminal.pager import paged
from donabe.terminal.scores import score_sheet
from donabe.terminal.screen import CLAY, Screen
from donabe.terminal.tabletop import Tabletop
from donabe.terminal.voice import explain
from donabe.text import Speaker, rulebook


class TypedCommands:
    """Carries out what a player types in the middle of a match."""

    def __init__(self, screen: Screen, keyboard: Keyboard, match: Match, speaker: Speaker, kinds: list[str]) -> None:
        self.screen = screen
        self.keyboard = keyboard
        self.match = match
        self.speaker = speaker
        self.kinds = kinds
        self.commands = {
            "?": self.help,
            "help": self.help,
            "what": self.what,
            "why": self.why,
            "hint": self.hint,
            "rules": self.rules,
            "score": self.score,
            "log": self.log,
            "look": self.look,
            "save": self.save,
            "quit": self.leave,
            "exit": self.leave,
        }

    def run(self, line: str) -> bool:
        """Carry out the command that a line names; False if it names none."""
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.casefold())
        if command is None:
            return False
        command(rest.strip())
        return True

    def help(self, _rest: str) -> None:
        """Say what can be typed."""
        self.screen.say(self.speaker.sentence("terminal-help"))

    def what(self, _rest: str) -> None:
        """Say what is asked now, and show the rules that matter."""
        view = self.match.game.view(self.match.state, self.speaker.viewer)
        meaning = view.prompt.id.replace("-prompt-", "-now-")
        asked = meaning if self.speaker.has(meaning) else view.prompt.id
        self.screen.say(self.speaker.sentence(asked, view.prompt.args))
        for number in self.match.game.clauses.get(view.prompt.id, ()):
            self._show_clause(number)

    def why(self, token: str) -> None:
        """Say why a move is not allowed, or that it is."""
        if not token:
            self.screen.say(self.speaker.sentence("terminal-why-what"))
            return
        try:
            action = self.match.game.parse(token)
            self.match.check(self.speaker.viewer, action)
        except DonabeError as error:
            self.refuse(error)
        else:
            self.screen.say(self.speaker.sentence("terminal-allowed", {"token": self.match.game.token(action)}))

    def hint(self, _rest: str) -> None:
        """Show what the expert would do."""
        with self.screen.status(self.speaker.sentence("hint-thinking")):
            found = hint(self.match, self.speaker)
        self.screen.print(found)

    def refuse(self, error: DonabeError) -> None:
        """Say why something cannot be done, with the rule that forbids it."""
        if not isinstance(error, IllegalAction):
            self.screen.say(self.speaker.sentence("terminal-refused", {"reason": explain(error)}), CLAY)
            return
        facts = {"token": error.token, "clause": error.clause}
        self.screen.say(self.speaker.sentence("terminal-illegal", facts), CLAY)
        self._show_clause(error.clause)

    def rules(self, number: str) -> None:
        """Show the rules, or one clause."""
        if not number:
            with paged(self.screen, self.keyboard.interactive):
                self.screen.print(Markdown(rulebook.rules(self.match.game.key, self.speaker.language)))
            return
        try:
            self._show_clause(number)
        except rulebook.UnknownClause as error:
            self.refuse(error)

    def _show_clause(self, number: str) -> None:
        self.screen.print(
            Padding(Markdown(rulebook.clause(self.match.game, number, self.speaker.language)), (0, 0, 0, 4))
        )

    def score(self, _rest: str) -> None:
        """Show the score sheet so far."""
        self.screen.print(score_sheet(self.match, self.speaker))

    def log(self, _rest: str) -> None:
        """Show what this player has seen happen and may look up."""
        with paged(self.screen, self.keyboard.interactive):
            Narrator(self.screen, self.speaker).narrate(self.match.lasting_events())

    def look(self, _rest: str) -> None:
        """Show the whole table, nothing left out."""
        view = self.match.game.view(self.match.state, self.speaker.viewer)
        self.screen.print(Tabletop(self.match.game, self.speaker).show(view, whole=True))

    def save(self, name: str) -> None:
        """Save the match as it stands."""
        try:
            path = save_match(self.match, self.kinds, Path(name) if name else None)
        except DonabeError as error:
            self.refuse(error)
        else:
            self.screen.say(self.speaker.sentence("terminal-saved", {"file": str(path)}))

    def leave(self, _rest: str) -> None:
        """Leave the table."""
        raise Leaving
