"""A person's turn: shows the table and asks until a legal move is made."""

from donabe.kernel.errors import DonabeError
from donabe.kernel.event import Event
from donabe.kernel.match import Match
from donabe.kernel.view import View
from donabe.terminal.keyboard import Keyboard
from donabe.terminal.question import Question
from donabe.terminal.screen import Screen
from donabe.terminal.tabletop import Tabletop
from donabe.terminal.typed_commands import TypedCommands
from donabe.text import Speaker


class Turn:
    """One decision of one person."""

    def __init__(
        self, screen: Screen, keyboard: Keyboard, match: Match, speaker: Speaker, commands: TypedCommands
    ) -> None:
        self.screen = screen
        self.keyboard = keyboard
        self.match = match
        self.speaker = speaker
        self.commands = commands
        self.tabletop = Tabletop(match.game, speaker)

    def take(self) -> list[Event]:
        """Ask until a move is made; returns what happened."""
        view = self.match.game.view(self.match.state, self.speaker.viewer)
        self.screen.gap()
        self.screen.print(self.tabletop.heading(view))
        self.screen.print(self.tabletop.show(view))
        self.screen.gap()
        question = everything = Question(view.choices)
        self._put(question, view)
        while True:
            line = self.keyboard.ask()
            answer = question.answer(line) or everything.named(line)
            if isinstance(answer, Question) or (answer is None and not line):
                question = answer or everything
                self._put(question, view)
            elif answer is not None or not self._dealt_with(line, question):
                try:
                    return self.match.play(self.speaker.viewer, answer or line)
                except DonabeError as error:
                    self.commands.refuse(error)

    def _put(self, question: Question, view: View) -> None:
        """The prompt, and what can be chosen."""
        self.screen.print(self.tabletop.prompt(view))
        if view.goal is not None:
            self.screen.say(self.speaker.say(view.goal), "dim")
        picks = question.picks()
        if picks:
            self.screen.print(self.tabletop.picks(picks, view, self.screen.width))
        else:
            self.screen.print(self.tabletop.choices(question.choices, self.screen.width))
        if question.settled:
            self.screen.say(self.speaker.sentence("terminal-back"), "dim")

    def _dealt_with(self, line: str, question: Question) -> bool:
        """Whether the line was no move and has been dealt with."""
        if line.isdigit():
            most = len(question.picks() or question.choices)
            self.screen.say(self.speaker.sentence("terminal-no-choice", {"most": most}))
            return True
        return self.commands.run(line)
