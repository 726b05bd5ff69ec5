"""Hints: what the expert would do on a person's seat, for that person alone; never written to the log."""

from donabe.bots.pool import BotPool
from donabe.bots.thoughts import Thought, hinted
from donabe.kernel.errors import MatchOver, NotYourTurn
from donabe.kernel.game import Game
from donabe.table.commands import own_seat
from donabe.table.guests import Guest
from donabe.table.messages import Hint, HintedChoice
from donabe.table.refusals import NoHints, NotStarted, Outdated, Stale, StillThinking
from donabe.table.state import TableState


class Hints:
    """Answers the people at one table, one question at a time for each seat."""

    def __init__(self, table: TableState, bots: BotPool) -> None:
        self.table = table
        self.bots = bots
        self.thinking: set[int] = set()  # the seats

    def asking_seat(self, guest: Guest, version: int) -> int:
        """The seat of a guest who may have a hint for the decision owed at this version, or a refusal."""
        number = own_seat(self.table, guest)
        _check_owed(self.table, number)
        if version < self.table.seats[number].decision:
            raise Stale
        if number in self.thinking:
            raise StillThinking
        return number

    async def hint(self, guest: Guest, version: int) -> Hint:
        """The best choices of the decision that a guest owes at this version, or a refusal."""
        number = self.asking_seat(guest, version)
        self.thinking.add(number)
        try:
            return Hint(version, await self._best(number, guest))
        finally:
            self.thinking.discard(number)

    async def _best(self, number: int, guest: Guest) -> list[HintedChoice]:
        match, decision = self.table.match, self.table.seats[number].decision
        assert match is not None
        found = await self.bots.thoughts(match, number, guest.id)
        if number not in self.table.actors() or self.table.seats[number].decision != decision:
            raise Stale
        return [_choice(match.game, thought) for thought in hinted(found)]


def _check_owed(table: TableState, number: int) -> None:
    """Refuse unless a seat owes a decision for which the table allows hints."""
    if table.outdated:
        raise Outdated
    if not table.settings.hints:
        raise NoHints
    if table.match is None:
        raise NotStarted("error-not-started")
    if table.match.over:
        raise MatchOver
    if number not in table.actors():
        raise NotYourTurn(number, table.actors())


def _choice(game: Game, thought: Thought) -> HintedChoice:
    token = game.token(thought.action)
    if not thought.tried:
        return HintedChoice(token, reason=thought.reason)
    return HintedChoice(token, round(thought.share, 3), round(thought.points, 1), thought.reason)
