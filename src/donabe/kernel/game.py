"""Game: what a game declares about itself; everything above the kernel works from this."""

import difflib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any

from librt.random import Random

from donabe.kernel.chance import SEED_BYTES, Chance
from donabe.kernel.errors import BadSeat, UnparsableToken
from donabe.kernel.event import Event
from donabe.kernel.figure import Example, Figure
from donabe.kernel.lesson import Lesson
from donabe.kernel.observation import Observation
from donabe.kernel.options import Option, Value, resolved, shown
from donabe.kernel.scene import PLAIN, Scene
from donabe.kernel.state import NO_CHANCE, State
from donabe.kernel.view import Badge, Choice, Face, Progress, Seat, Text, View, Zone, first_copy


def _nobody_is_out(_table: Any, _seat: int) -> bool:
    return False


def _everybody(_table: Any, _seat: int) -> bool:
    return True


def _in_order(_action: int) -> bool:
    return False


def _no_progress(_table: Any) -> Progress | None:
    return None


def _no_goal(_table: Any, _viewer: int) -> Text | None:
    return None


def _no_tag(_table: Any, _seat: int, _action: int) -> str:
    return ""


def _no_reason(_world: Any, _seat: int, _action: int) -> Text | None:
    return None


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """One game: its name, its sizes, its options, its notation, and how to start, show and roughly play it.

    Functions take the game's own kind of table first.
    """

    key: str  # the folder's name
    title: str
    prefix: str  # of its clause numbers
    players: tuple[int, ...]
    minutes: int  # a usual match
    fewest_win: bool = False  # points are bad
    rules_version: int = 1  # goes up whenever a record of an older version would no longer verify
    options: tuple[Option, ...] = ()
    phases: tuple[str, ...]  # the names of the phases, by their numbers
    secret_phases: tuple[str, ...] = ()  # those in which decisions stay hidden until the last one is in

    tokens: Sequence[str]  # the token of every action, by action code
    faces: Mapping[str, Face]  # every card face that a view can show, by the name the view uses for it
    seated: Callable[[int, Mapping[str, Value], Chance], State]  # a table before its first round, options resolved

    picks: Callable[[Any, int, int], list[str]]  # (table, seat, action): what is pointed at to say it, legal or not
    sayable: Callable[[Any, int], Iterable[int]] | None = None  # (table, seat): the only actions with picks; None: any
    label: Callable[
        [Any, int, int], Text | None
    ]  # (table, seat, action): what a legal action would do, if not just its card
    tag: Callable[[Any, int, int], str] = _no_tag  # (table, seat, action): a word to show at the thing pointed at
    any_order: Callable[[int], bool] = _in_order  # (action): whether its picks may be pointed at in any order

    rounds: Callable[[Any], int]  # how many rounds there will be, 0 if that is open
    prompt: Callable[[Any, int], Text]  # (table, viewer): what is asked, or whom the table waits for
    badges: Callable[[Any, int], list[Badge]]  # (table, seat): small facts at a seat
    zones: Callable[[Any, int], list[Zone]]  # (table, viewer): what lies on the table, as this viewer sees it
    out: Callable[[Any, int], bool] = _nobody_is_out  # (table, seat): takes no further part in this round
    takes_part: Callable[[Any, int], bool] = _everybody  # (table, seat): has something to decide in a secret phase

    progress: Callable[[Any], Progress | None] = _no_progress  # how far the round is
    goal: Callable[[Any, int], Text | None] = _no_goal  # (table, viewer): what wins, and what to aim at now
    clauses: Mapping[str, tuple[str, ...]] = field(
        default_factory=dict
    )  # by prompt, the rules that matter to answer it

    scene: Scene = PLAIN  # where everything lies
    lesson: Lesson | None = None  # a guided first match
    figures: tuple[Figure, ...] = ()  # of its rules page

    thumb: Callable[[Any, int, Random], int]  # (world, seat, rng): a sensible action by rule of thumb
    playout: Callable[[Any, int, Random], int] | None = None  # the same, quick, for a search; None: the rule of thumb
    observation: Observation | None = None  # what a seat knows as bits, for programs that learn
    weighed_worlds: int = 0  # how many worlds the expert weighs by what the others did; 0: that does not pay here
    likelihood: Callable[[Any, int, int, Random], float] | None = (
        None  # (world, seat, action, rng): how likely somebody does this there, up to a factor; never 0
    )
    brief_worlds: Mapping[int, float] = field(
        default_factory=dict
    )  # by players, in how many worlds the strong level first tries each action, if not as usual; below 1: how often

    reason: Callable[[Any, int, int], Text | None] = (
        _no_reason  # (world, seat, action): what speaks for it, if anything
    )

    # -- playing -----------------------------------------------------------------------------------------------------

    def start(
        self,
        players: int,
        options: Mapping[str, Value],
        seed: bytes,
        sheet: list[Event] | None = None,
        events: list[Event] | None = None,
    ) -> State:
        """A new match, first round dealt; with lists for the score sheet and for narration, if anybody wants them."""
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes")
        return self.laid(players, options).new_match(Chance(seed), sheet, events)

    def laid(self, players: int, options: Mapping[str, Value]) -> State:
        """A table laid for the first deal: `new_match` starts any number of matches from it."""
        usual = self._usual_tables.get(players)
        if usual is None:
            title = Text(f"{self.key}-title")
            raise BadSeat("error-players", game=title, players=list(self.players), given=shown(players))
        if not options:
            return usual
        return self._newly_laid(players, resolved(self.options, options))

    def _newly_laid(self, players: int, values: Mapping[str, Value]) -> State:
        table = self.seated(players, values, NO_CHANCE)
        table.make_ready()
        return table

    @cached_property
    def _usual_tables(self) -> Mapping[int, State]:
        """By number of players, a table laid with every option at its default."""
        return {players: self._newly_laid(players, self.defaults) for players in self.players}

    @property
    def usual_players(self) -> int:
        """How many play unless somebody says otherwise: four if the game allows it, or the nearest fewer."""
        return max((count for count in self.players if count <= 4), default=min(self.players))

    @cached_property
    def defaults(self) -> Mapping[str, Value]:
        """Every option at its default, checked once: a short match would spend most of its time on that."""
        return MappingProxyType(resolved(self.options, {}))

    # -- notation ----------------------------------------------------------------------------------------------------

    @cached_property
    def _codes(self) -> dict[str, int]:
        codes = {spelled(token): code for code, token in enumerate(self.tokens)}
        if len(codes) != len(self.tokens):
            raise ValueError(f"{self.key}: two actions share a token")
        return codes

    def token(self, action: int) -> str:
        """The action as text."""
        return self.tokens[action]

    def parse(self, text: str) -> int:
        """The action a text names (case and spaces do not matter)."""
        word = spelled(text)
        if word in self._codes:
            return self._codes[word]
        close = difflib.get_close_matches(word[:40], self._codes, n=1)
        if close:
            raise UnparsableToken(text, Text("error-did-you-mean", {"token": self.tokens[self._codes[close[0]]]}))
        raise UnparsableToken(text, Text("error-moves-look-like", {"token": self.tokens[0]}))

    # -- showing -----------------------------------------------------------------------------------------------------

    def view(self, state: State, viewer: int) -> View:
        """What this viewer sees, built only from what the viewer may know."""
        return self.views(state, [viewer])[0]

    def views(self, state: State, viewers: Sequence[int]) -> list[View]:
        """What each of these viewers sees; what is the same for all of them is made once."""
        rounds, progress = self.rounds(state), self.progress(state)
        seats = [self._seat(state, seat) for seat in range(state.players)]
        last_trick = state.last_trick() if state.pending else 0
        return [
            View(
                game=self.key,
                viewer=viewer,
                round=state.round,
                rounds=rounds,
                phase=self.phases[state.phase],
                prompt=self.prompt(state, viewer),
                seats=seats,
                zones=self.zones(state, viewer),
                choices=self.choices(state, viewer) if viewer >= 0 and (state.pending >> viewer) & 1 else [],
                progress=progress,
                goal=self.goal(state, viewer),
                last_trick=last_trick,
            )
            for viewer in viewers
        ]

    def said(self, state: State, seat: int, action: int) -> Text:
        """What a legal action would do, in words."""
        return self.label(state, seat, action) or self.faces[first_copy(self.picks(state, seat, action)[-1])].name

    def shown(self, example: Example) -> View:
        """An example as its viewer sees it, with the zones that matter and nothing to choose."""
        state = self.start(example.players, example.options, example.seed)
        for token in example.moves:
            seat, action = state.actor(), self.parse(token)
            if action not in state.legal(seat):
                raise ValueError(f"{self.key}: {token} is not legal in this example")
            state.apply(seat, action)
        view = self.view(state, example.viewer)
        zones = {zone.id: zone for zone in view.zones}
        view.zones = [zones[zone_id] for zone_id in example.zones]
        view.choices = []
        return view

    def _seat(self, state: State, seat: int) -> Seat:
        acting = (state.pending >> seat) & 1 == 1
        secret = self.phases[state.phase] in self.secret_phases and self.takes_part(state, seat)
        return Seat(
            seat=seat,
            score=state.totals[seat],
            acting=acting,
            decided=secret and not acting,
            out=self.out(state, seat),
            badges=self.badges(state, seat),
        )

    def choices(self, state: State, seat: int) -> list[Choice]:
        """The legal actions of a seat, with what to point at and what to call them."""
        return [
            Choice(
                self.tokens[action],
                self.picks(state, seat, action),
                self.label(state, seat, action),
                self.tag(state, seat, action),
                self.any_order(action),
            )
            for action in state.legal(seat)
        ]


def spelled(text: str) -> str:
    """A token as it is compared: no spaces, one case."""
    return "".join(text.split()).casefold()
