"""Why: what stands against pointing at a thing on the table."""

from collections import Counter, defaultdict
from functools import cached_property

from donabe.kernel.errors import DonabeError, IllegalAction, IsAChoice, NoChoice, NotAsked
from donabe.kernel.game import Game
from donabe.kernel.state import State
from donabe.kernel.view import first_copy


class Pointing:
    """Answers one seat that points at things, while the state stays as it is."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.legal = set(state.legal(seat))

    @cached_property
    def naming(self) -> dict[str, list[int]]:
        """By thing, the actions that are said by pointing at it."""
        naming: dict[str, list[int]] = defaultdict(list)
        sayable = self.game.sayable
        for action in range(len(self.game.tokens)) if sayable is None else sayable(self.state, self.seat):
            for pick in self.game.picks(self.state, self.seat, action):
                naming[pick].append(action)
        return naming

    @cached_property
    def barred(self) -> Counter[str]:
        """By clause, how many actions it stands against."""
        actions = range(len(self.game.tokens))
        return Counter(self.state.against(self.seat, action) for action in actions if action not in self.legal)

    def why_not(self, pick: str) -> DonabeError:
        """What there is to say about a thing, by its id in a view: of several clauses the one that bars fewest actions."""
        naming = self.naming.get(first_copy(pick))
        if naming is None:
            return NoChoice()
        if self.seat not in self.state.actors():
            return NotAsked()
        if not self.legal.isdisjoint(naming):
            return IsAChoice()
        clauses = {self.state.against(self.seat, action) for action in naming}
        if len(clauses) == 1:
            return IllegalAction(pick, clauses.pop())
        return IllegalAction(pick, min(clauses, key=lambda clause: (self.barred[clause], clause)))
