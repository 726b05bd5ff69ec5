"""The observer: lets bots play one match of a study and notes its facts, whatever the game."""

import math
from collections import Counter
from dataclasses import dataclass, field

from donabe import bots, games
from donabe.kernel.match import Match
from donabe.lab.seeds import match_seed
from donabe.lab.study.facts import MatchFacts, RoundFacts, SecretChoice
from donabe.lab.study.plan import StudyPlan
from donabe.lab.study.worlds import looked_into

# How long people take, in seconds: Hick's law, choices double and the answer takes so much longer.
A_DECISION = 2.0
A_DOUBLING = 2.0
A_ROUND = 60.0  # shuffling, dealing, counting


def observed(plan: StudyPlan, number: int, *, look: bool = True) -> MatchFacts:
    """Play a match of a study and say what happened; without a look into imagined worlds it takes less time."""
    deal, turn = plan.place(number)
    levels, seed = plan.seating(deal, turn), match_seed(plan.seed, deal)
    match = Match(games.load(plan.game), [f"{level} {seat}" for seat, level in enumerate(levels)], plan.options, seed)
    rngs = [bots.bot_rng(seed, seat) for seat in range(plan.players)]
    observer = Observer(match)
    while not match.over:
        seat = match.state.actors()[0]
        observer.asked(seat)
        bots.play_bot_move(match, seat, levels[seat], rngs[seat])
        observer.answered(seat)
    rounds = observer.rounds()
    barred, stakes, hidden = looked_into(match, [len(each.choices) for each in rounds]) if look else ([], [], [])
    outcome = match.state.outcome()
    return MatchFacts(
        match=number,
        deal=deal,
        levels=levels,
        totals=outcome.totals,
        ranks=outcome.ranks,
        seconds=round(observer.seconds + A_ROUND * len(rounds)),
        rounds=rounds,
        points=observer.points,
        lines=_lines(match),
        events=_counted(Counter(event.kind for event in match.events)),
        prompts=_counted(observer.prompts),
        barred=barred,
        secrets=observer.secrets(),
        stakes=stakes,
        hidden=hidden,
    )


def _counted(counter: Counter[str]) -> dict[str, int]:
    return dict(sorted(counter.items()))


def _lines(match: Match) -> dict[str, list[int]]:
    lines: dict[str, list[int]] = {}
    for line in (line for lines in match.score_lines() for line in lines):
        noted = lines.setdefault(line.line, [0, 0])
        noted[0] += 1
        noted[1] += line.points
    return dict(sorted(lines.items()))


@dataclass
class _Round:
    """A round while it lasts."""

    before: list[int]
    held: list[list[str]]
    played: list[set[str]]
    openings: list[str]
    first: int = -1
    choices: list[int] = field(default_factory=list)
    after: list[int] = field(default_factory=list)

    def facts(self) -> RoundFacts:
        """What is noted of it."""
        gains = [after - before for after, before in zip(self.after, self.before, strict=True)]
        return RoundFacts(
            self.first, self.choices, gains, self.held, [sorted(each) for each in self.played], self.openings
        )


@dataclass
class _Together:
    """Seats that choose at the same time."""

    round: int
    phase: str
    seats: set[int]
    said: dict[int, list[str]] = field(default_factory=dict)
    seconds: dict[int, float] = field(default_factory=dict)


class Observer:
    """Looks on while a match is played."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self.players = len(match.names)
        self.decisions = 0
        self.seconds = 0.0
        self.points: list[list[int]] = []
        self.prompts: Counter[str] = Counter()
        self._rounds: list[_Round] = []
        self._totals = match.state.scores()
        self._together: list[_Together] = []
        self._phase = ""
        self._choices = 0

    def rounds(self) -> list[RoundFacts]:
        """The rounds, once the match is over."""
        return [each.facts() for each in self._rounds]

    def secrets(self) -> list[SecretChoice]:
        """The choices that several made at the same time."""
        return [
            SecretChoice(each.phase, len(each.said), len({tuple(said) for said in each.said.values()}))
            for each in self._together
            if len(each.said) > 1
        ]

    def asked(self, seat: int) -> None:
        """A seat is about to decide."""
        state = self.match.state
        if len(self._rounds) < state.round:
            self._begin_round()
        this = self._rounds[-1]
        actors = state.actors()
        self._phase = self.game.phases[state.phase]
        self._choices = len(state.legal(seat))
        this.choices.append(self._choices)
        if this.first < 0 and len(actors) == 1:
            this.first = seat
        self.prompts[self.game.prompt(state, seat).id] += 1
        self._time(seat, actors)

    def answered(self, seat: int) -> None:
        """A seat has decided."""
        token = self.game.token(self.match.moves[-1][1])
        this = self._rounds[-1]
        self.decisions += 1
        what = f"{self._phase} {token.partition('/')[0]}"
        this.played[seat].add(what)
        if self._choices > 1 and not this.openings[seat]:
            this.openings[seat] = what
        if self._together and seat in self._together[-1].seats:
            self._together[-1].said.setdefault(seat, []).append(token)
        totals = self.match.state.scores()
        if totals != self._totals:
            self._totals = totals
            self.points.append([self.decisions, *totals])
        this.after = totals

    def _begin_round(self) -> None:
        state = self.match.state
        held = [self._held(seat) for seat in range(self.players)]
        played: list[set[str]] = [set() for _ in held]
        self._rounds.append(_Round(state.scores(), held, played, [""] * self.players))

    def _held(self, seat: int) -> list[str]:
        zones = self.game.zones(self.match.state, seat)
        return sorted({card.face for zone in zones if zone.owner == seat for card in zone.cards if card.face})

    def _time(self, seat: int, actors: list[int]) -> None:
        """Add the time of a decision; of those who decide at the same time the slowest counts."""
        seconds = A_DECISION + A_DOUBLING * math.log2(self._choices)
        now = int(self.match.state.round)
        last = self._together[-1] if self._together else None
        goes_on = last is not None and (last.round, last.phase) == (now, self._phase) and set(actors) <= last.seats
        if len(actors) > 1 and not goes_on:
            last = _Together(now, self._phase, set(actors))
            self._together.append(last)
            goes_on = True
        if last is None or not goes_on:
            self.seconds += seconds
            return
        before = max(last.seconds.values(), default=0.0)
        last.seconds[seat] = last.seconds.get(seat, 0.0) + seconds
        self.seconds += max(last.seconds.values()) - before
