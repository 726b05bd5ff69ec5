"""Review: what the expert thinks of the decisions in a match, each from what its seat knew at that moment."""

import hashlib
import math
from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import msgspec
from librt.random import Random

from donabe import games
from donabe.bots.kept_matches import MOVE, Position, written
from donabe.bots.levels import LEVELS
from donabe.bots.player import Budget
from donabe.bots.search import Sample
from donabe.bots.searching import SearchBot
from donabe.bots.thoughts import THINKER
from donabe.bots.value import won
from donabe.kernel.game import Game
from donabe.kernel.history import action_of, seat_of
from donabe.kernel.match import Match
from donabe.kernel.state import State
from donabe.kernel.view import Text, plain

SIMULATIONS = 1500  # of the expert for a decision
PLAYOUTS_A_WORLD = 5  # as many simulations as that pay for a world in which its favourites are compared afterwards
TOP = 3  # choices of the expert that are shown
IN_A_TASK = 3  # decisions
MATTERED = 3  # decisions of a person that are pointed out, one of them praise if there is cause
LEAST = 0.02  # of the win: what is lost or gained below this is not worth mentioning
FEWEST_WORLDS = 3.0  # from which anything can be concluded
ERRORS = 2.0  # standard errors that a difference has to exceed in order not to be noise


class WeighedChoice(msgspec.Struct, frozen=True):
    """A choice that there was, with what it was expected to lead to."""

    token: str
    label: Text
    picks: list[str]
    share: float  # of the win, from 0 to 1
    points: float  # gained by the end of the round
    reason: Text | None = None  # for it, where the game can give one


class Decision(msgspec.Struct, frozen=True):
    """A decision as it was made and as the expert sees it, from what the seat knew."""

    move: int  # so many moves had been made in the match
    seat: int
    round: int
    number: int  # of the seat's decisions in this round, from 1
    played: str  # a token
    choices: list[WeighedChoice]  # the expert's first, then the others by their share; what was played is among them
    loss: float  # how much less of the win the played choice is expected to bring than the expert's, 0 if not less
    lead: float  # how much more than any other of the choices, 0 if not more; both are 0 if it may be noise
    shares: list[float]  # of every seat after what was played, as far as this seat could know


class Curve(msgspec.Struct, frozen=True):
    """What a seat could expect for everybody along the match."""

    seat: int
    moves: list[int]  # after so many moves of the match
    shares: list[list[float]]  # of the win, by seat


class KeyMoment(msgspec.Struct, frozen=True):
    """A decision that mattered."""

    move: int
    seat: int
    kind: str  # `loss` or `praise`


class Review(msgspec.Struct, frozen=True):
    """The decisions of the persons of a match, what each could expect along it, and the decisions that mattered."""

    decisions: list[Decision]
    curves: list[Curve]
    moments: list[KeyMoment]


@dataclass(frozen=True)
class ReviewTask:
    """A few decisions of a match to look at, as plain data for a worker."""

    position: Position  # with all moves of the match
    moves: tuple[int, ...]  # the numbers of those to look at, ascending
    simulations: int = SIMULATIONS


def review_tasks(match: Match, moves: Sequence[int], simulations: int = SIMULATIONS) -> list[ReviewTask]:
    """The work for looking at these moves of a match, in small parts."""
    position = Position(match.game.key, len(match.names), match.options, match.seed, written(match.moves))
    parts = [tuple(moves[start : start + IN_A_TASK]) for start in range(0, len(moves), IN_A_TASK)]
    return [ReviewTask(position, part, simulations) for part in parts]


def moves_of(match: Match, seats: Iterable[int]) -> list[int]:
    """The numbers of all moves of these seats, from 0."""
    wanted = set(seats)
    return [number for number, (seat, _) in enumerate(match.moves) if seat in wanted]


def reviewed(task: ReviewTask) -> list[Decision]:
    """The decisions of a task."""
    position = task.position
    game = games.load(position.game)
    state = game.start(position.players, position.options, position.seed)
    decisions = []
    for number, move in enumerate(array(MOVE, position.moves)):
        if number > task.moves[-1]:
            break
        seat, action = seat_of(move), action_of(move)
        if number in task.moves:
            decisions.append(decision_at(game, state, number, seat, action, task.simulations))
        state.apply(seat, action)
    return decisions


def decision_at(game: Game, state: State, number: int, seat: int, action: int, simulations: int) -> Decision:
    """A seat's action at the real table, reviewed from what the seat knows there."""
    rng = knowledge_rng(game, state, seat)
    world = state.resample(seat, rng)
    samples = _samples(game, world, seat, action, rng, simulations)
    played = next(sample for sample in samples if sample.action == action)
    others = [sample for sample in samples if sample is not played]
    return Decision(
        move=number,
        seat=seat,
        round=int(state.round),
        number=sum(seat_of(move) == seat for move in state.history) + 1,
        played=game.token(action),
        choices=[_weighed(game, state, world, seat, sample) for sample in samples],
        loss=advantage(samples[0], played),
        lead=min((advantage(played, other) for other in others), default=0.0),
        shares=[played.share(each) for each in range(int(state.players))],
    )


def knowledge_rng(game: Game, state: State, seat: int) -> Random:
    """Chances that depend only on what a seat sees: worlds that it cannot tell apart get the same review."""
    digest = hashlib.sha256(b"donabe/review/" + plain(game.view(state, seat))).digest()
    return Random(int.from_bytes(digest[:7], "big"))


def _samples(game: Game, world: State, seat: int, action: int, rng: Random, simulations: int) -> list[Sample]:
    """The expert's favourite, then what was played and its other top choices, compared in the same worlds.

    The search that has chosen them met other worlds: its own would flatter what did best in them.
    """
    expert = LEVELS[THINKER]
    assert isinstance(expert, SearchBot)
    ranked = [int(each.action) for each in expert.ranked(game, world, seat, rng, Budget(simulations))]
    compared = ranked[:TOP] if action in ranked[:TOP] else [*ranked[:TOP], action]
    worlds = max(2, simulations // PLAYOUTS_A_WORLD)
    samples = expert.search(game, world, seat, rng).compared(compared, worlds)
    return [samples[0], *sorted(samples[1:], key=lambda sample: sample.share(seat), reverse=True)]


def _weighed(game: Game, state: State, world: State, seat: int, sample: Sample) -> WeighedChoice:
    """A choice at the real table; what speaks for it is known in any world that the seat cannot tell from it."""
    action = int(sample.action)
    label, picks = game.said(state, seat, action), game.picks(state, seat, action)
    reason = game.reason(world, seat, action)
    return WeighedChoice(game.token(action), label, picks, sample.share(seat), sample.points(), reason)


def advantage(one: Sample, other: Sample) -> float:
    """How much more of the win one brought than the other in the same worlds; 0 if it is not more, or may be noise."""
    parts = [weight / one.weight for weight in one.weights]
    differences = [mine - yours for mine, yours in zip(one.shares, other.shares, strict=True)]
    mean = math.fsum(part * each for part, each in zip(parts, differences, strict=True))
    worlds = 1 / math.fsum(part * part for part in parts)  # that would tell as much if all counted the same
    if worlds < FEWEST_WORLDS:
        return 0.0
    spread = math.fsum((part * (each - mean)) ** 2 for part, each in zip(parts, differences, strict=True))
    error = math.sqrt(spread * worlds / (worlds - 1))
    return mean if mean > ERRORS * error else 0.0


# -- the whole match -------------------------------------------------------------------------------------------------


def summed_up(match: Match, reviewed_moves: Iterable[Decision]) -> Review:
    """The review of a finished match from its decisions, those without a choice among them."""
    moves = sorted(reviewed_moves, key=lambda decision: decision.move)
    seats = sorted({decision.seat for decision in moves})
    decisions = [decision for decision in moves if len(decision.choices) > 1]
    moments = [moment for seat in seats for moment in _moments([one for one in decisions if one.seat == seat])]
    return Review(decisions, [_curve(match, moves, seat) for seat in seats], moments)


def _curve(match: Match, moves: list[Decision], seat: int) -> Curve:
    players = len(match.names)
    own = [decision for decision in moves if decision.seat == seat]
    result = [won(match.state, each) for each in range(players)]
    return Curve(
        seat,
        [0, *(decision.move + 1 for decision in own), len(match.moves)],
        [[1 / players] * players, *(decision.shares for decision in own), result],
    )


def _moments(decisions: list[Decision]) -> Iterator[KeyMoment]:
    """What mattered most among a person's decisions, in the order of the match."""
    agreed = [one for one in decisions if one.played == one.choices[0].token]
    praised = sorted((one for one in agreed if one.lead >= LEAST), key=lambda one: one.lead)[-1:]
    lost = sorted((one for one in decisions if one.loss >= LEAST), key=lambda one: one.loss, reverse=True)
    for decision in sorted([*lost[: MATTERED - len(praised)], *praised], key=lambda one: one.move):
        yield KeyMoment(decision.move, decision.seat, "praise" if decision in praised else "loss")
