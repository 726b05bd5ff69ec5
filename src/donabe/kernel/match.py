"""Match: a state with its header and its moves; nothing illegal gets past it."""

import hashlib
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from donabe.kernel.chance import SEED_BYTES
from donabe.kernel.errors import BadSeat, IllegalAction, MatchOver, NotYourTurn, UnparsableToken
from donabe.kernel.event import Event
from donabe.kernel.game import Game
from donabe.kernel.options import Value, is_plain, resolved


@dataclass(frozen=True)
class ScoreLine:
    """How some points came about: whose, for what, how many of it, how many points."""

    seat: int
    line: str
    count: int
    points: int


class Match:
    """One match of one game: play moves, read the state, the events and the score lines."""

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        options: Mapping[str, Value] | None = None,
        seed: bytes | None = None,
    ) -> None:
        self.game = game
        self.names = list(names)
        if not is_plain(self.names):
            raise BadSeat("a player's name has to be text that can be written down")
        self.options = resolved(game.options, options or {})
        self.seed = secrets.token_bytes(SEED_BYTES) if seed is None else seed
        self.moves: list[tuple[int, int]] = []
        self.events: list[Event] = []
        self.state = game.start(len(self.names), self.options, self.seed, self.events)

    @property
    def commitment(self) -> str:
        """The hash of the seed: public from the start, so that the deal can be checked at the end."""
        return commitment(self.seed)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.state.actors()

    def play(self, seat: int, move: int | str) -> list[Event]:
        """Play an action code or token for a seat; returns what happened, or raises and changes nothing."""
        action = self.game.parse(move) if isinstance(move, str) else move
        self.check(seat, action)
        story: list[Event] = []
        self.state.story = story
        self.state.apply(seat, action)
        self.state.story = None
        self.moves.append((seat, action))
        self.events.extend(story)
        return story

    def check(self, seat: int, action: int) -> None:
        """Raise the typed error if this seat may not do this now."""
        if self.over:
            raise MatchOver
        if not 0 <= seat < len(self.names):
            raise BadSeat(f"there is no seat {seat}; seats are 0 to {len(self.names) - 1}")
        if seat not in self.state.actors():
            raise NotYourTurn(seat, self.state.actors())
        if not 0 <= action < len(self.game.tokens):
            raise UnparsableToken(str(action), f"action codes are 0 to {len(self.game.tokens) - 1}")
        if action not in self.state.legal(seat):
            raise IllegalAction(self.game.token(action), self.state.why_not(seat, action))

    def why(self, seat: int, pick: str) -> str:
        """The clause that keeps a seat from what it points at, or an empty string if no action names that thing.

        Several actions may name it; the reason that fewest actions share says most.
        """
        if seat not in self.state.actors():
            return ""
        clauses = [self.state.why_not(seat, action) for action in range(len(self.game.tokens))]
        named = {clauses[action] for action in self.game.naming(pick)} - {""}
        return min(named, key=clauses.count, default="")

    def score_lines(self) -> list[list[ScoreLine]]:
        """Every line of the score sheet, round by round."""
        return score_lines(self.events)


def score_lines(events: Iterable[Event]) -> list[list[ScoreLine]]:
    """The score lines among events, round by round."""
    rounds: list[list[ScoreLine]] = []
    for event in events:
        if event.kind == "round":
            rounds.append([])
        elif event.kind == "score":
            rounds[-1].append(ScoreLine(**event.facts))  # type: ignore[arg-type]
    return rounds


def commitment(seed: bytes) -> str:
    """The public hash of a secret seed."""
    return hashlib.sha256(seed).hexdigest()
