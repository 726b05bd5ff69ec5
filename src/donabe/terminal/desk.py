"""What a player can ask for besides a move: help, reasons, rules, scores, the story so far."""

from pathlib import Path

from rich.markdown import Markdown
from rich.padding import Padding

from donabe.kernel.errors import DonabeError, IllegalAction
from donabe.kernel.match import Match
from donabe.terminal import rulebook
from donabe.terminal.keyboard import Keyboard, Leaving
from donabe.terminal.pages import paged
from donabe.terminal.saving import save
from donabe.terminal.scores import score_sheet
from donabe.terminal.screen import CLAY, Screen
from donabe.terminal.tabletop import Tabletop
from donabe.terminal.telling import Teller
from donabe.text import Speaker


class Desk:
    """Answers a player's questions in the middle of a match."""

    def __init__(self, screen: Screen, keyboard: Keyboard, match: Match, speaker: Speaker, kinds: list[str]) -> None:
        self.screen = screen
        self.keyboard = keyboard
        self.match = match
        self.speaker = speaker
        self.kinds = kinds
        self.answers = {
            "?": self.help,
            "help": self.help,
            "why": self.why,
            "rules": self.rules,
            "score": self.score,
            "log": self.log,
            "look": self.look,
            "save": self.save,
            "quit": self.leave,
            "exit": self.leave,
        }

    def answer(self, line: str) -> bool:
        """Answer, if the line is a question; else say that it is none."""
        word, _, rest = line.partition(" ")
        answer = self.answers.get(word.casefold())
        if answer is None:
            return False
        answer(rest.strip())
        return True

    def help(self, _rest: str) -> None:
        """What can be typed."""
        self.screen.say(self.speaker.sentence("terminal-help"))

    def why(self, token: str) -> None:
        """Why a move is not allowed, or that it is."""
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

    def refuse(self, error: DonabeError) -> None:
        """Say why something cannot be done, with the rule that forbids it."""
        if not isinstance(error, IllegalAction):
            self.screen.say(self.speaker.sentence("terminal-refused", {"reason": str(error)}), CLAY)
            return
        facts = {"token": error.token, "clause": error.clause}
        self.screen.say(self.speaker.sentence("terminal-illegal", facts), CLAY)
        self.screen.print(Padding(Markdown(rulebook.clause(self.match.game, error.clause)), (0, 0, 0, 4)))

    def rules(self, number: str) -> None:
        """The rules, or one of them."""
        if not number:
            with paged(self.screen, self.keyboard.interactive):
                self.screen.print(Markdown(rulebook.rules(self.match.game)))
            return
        try:
            self.screen.print(Padding(Markdown(rulebook.clause(self.match.game, number)), (0, 0, 0, 4)))
        except rulebook.UnknownClause as error:
            self.refuse(error)

    def score(self, _rest: str) -> None:
        """The score sheet so far."""
        self.screen.print(score_sheet(self.match, self.speaker))

    def log(self, _rest: str) -> None:
        """All that this player has seen happen."""
        with paged(self.screen, self.keyboard.interactive):
            Teller(self.screen, self.speaker).tell(self.match.events)

    def look(self, _rest: str) -> None:
        """The whole table, nothing left out."""
        view = self.match.game.view(self.match.state, self.speaker.viewer)
        self.screen.print(Tabletop(self.match.game, self.speaker).show(view, whole=True))

    def save(self, name: str) -> None:
        """Save the match as it stands."""
        try:
            path = save(self.match, self.kinds, Path(name) if name else None)
        except DonabeError as error:
            self.refuse(error)
        else:
            self.screen.say(self.speaker.sentence("terminal-saved", {"file": str(path)}))

    def leave(self, _rest: str) -> None:
        """Leave the table."""
        raise Leaving
