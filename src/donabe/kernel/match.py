"""Match: a state with its header and its moves; nothing illegal gets past it."""

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from donabe.kernel.chance import SEED_BYTES
from donabe.kernel.errors import BadSeat, DonabeError, IllegalAction, MatchOver, NotYourTurn, UnparsableToken
from donabe.kernel.event import Event
from donabe.kernel.game import Game
from donabe.kernel.options import Value, is_plain, resolved, shown
from donabe.kernel.view import Text
from donabe.kernel.why import Pointing


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
        *,
        narrate: bool = True,
    ) -> None:
        self.game = game
        self.names = list(names)
        if not is_plain(self.names):
            raise BadSeat("error-player-name")
        self.options = resolved(game.options, options or {})
        self.seed = secrets.token_bytes(SEED_BYTES) if seed is None else seed
        self.moves: list[tuple[int, int]] = []
        self.narrate = narrate
        self.sheet: list[Event] = []  # rounds and score lines
        self.events: list[Event] = []  # all that was narrated
        self.state = game.start(len(self.names), self.options, self.seed, self.sheet, self.events if narrate else None)

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
        return self.apply(seat, action)

    def apply(self, seat: int, action: int) -> list[Event]:
        """Play an action that was checked before; returns what happened."""
        events: list[Event] = []
        self.state.events = events if self.narrate else None
        self.state.apply(seat, action)
        self.state.events = None
        self.moves.append((seat, action))
        self.events.extend(events)
        return events

    def check(self, seat: int, action: int) -> None:
        """Raise the typed error if this seat may not do this now."""
        if self.over:
            raise MatchOver
        if not 0 <= seat < len(self.names):
            raise BadSeat("error-no-seat", number=shown(seat), last=len(self.names) - 1)
        if seat not in self.state.actors():
            raise NotYourTurn(seat, self.state.actors())
        if not 0 <= action < len(self.game.tokens):
            raise UnparsableToken(str(action), Text("error-action-codes", {"last": str(len(self.game.tokens) - 1)}))
        if action not in self.state.legal(seat):
            raise IllegalAction(self.game.token(action), self.state.why_not(seat, action))

    def why(self, seat: int, pick: str) -> DonabeError:
        """What there is to say to a seat about a thing it points at: a clause, or that nothing is asked."""
        return Pointing(self.game, self.state, seat).why_not(pick)

    def lasting_events(self) -> list[Event]:
        """What may be looked up now: not the cards of earlier tricks of this round, where a rulebook forbids it."""
        if self.over:
            return self.events
        rounds = 0
        lasting = []
        for event in self.events:
            rounds += event.kind == "round"
            if rounds < self.state.round or not 0 <= event.trick < self.state.last_trick():
                lasting.append(event)
        return lasting

    def score_lines(self) -> list[list[ScoreLine]]:
        """Every line of the score sheet, round by round."""
        rounds: list[list[ScoreLine]] = []
        for event in self.sheet:
            if event.kind == "round":
                rounds.append([])
            else:
                rounds[-1].append(ScoreLine(**event.facts))  # type: ignore[arg-type]
        return rounds


def commitment(seed: bytes) -> str:
    """The public hash of a secret seed."""
    return hashlib.sha256(seed).hexdigest()
