"""Game: what a game declares about itself; everything above the kernel works from this."""

import difflib
import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType

from librt.random import Random

from donabe.kernel.chance import SEED_BYTES
from donabe.kernel.errors import BadSeat, UnparsableToken
from donabe.kernel.event import Event
from donabe.kernel.options import Option, Value, resolved
from donabe.kernel.state import State
from donabe.kernel.view import Face, View

WORD = re.compile(r"[\w.:]+")


class Game(ABC):
    """One game: its name, its sizes, its options, its notation, and how to start, show and roughly play it."""

    key: str  # the folder's name
    title: str
    prefix: str  # of its clause numbers
    players: tuple[int, ...]
    minutes: int  # a usual match
    rules_version: int = 1  # goes up whenever a record of an older version would no longer verify
    options: tuple[Option, ...] = ()

    def __init__(self) -> None:
        self.tokens = self.notation()
        self._codes = {spelled(token): code for code, token in enumerate(self.tokens)}
        if len(self._codes) != len(self.tokens):
            raise ValueError(f"{self.key}: two actions share a token")

    @abstractmethod
    def notation(self) -> list[str]:
        """The token of every action, by action code."""

    @abstractmethod
    def seated(self, players: int, options: Mapping[str, Value], seed: bytes) -> State:
        """A state before the first round (options already resolved)."""

    @abstractmethod
    def faces(self) -> dict[str, Face]:
        """Every card face that a view can show, by the name the view uses for it."""

    @abstractmethod
    def view(self, state: State, viewer: int) -> View:
        """What this viewer sees."""

    @abstractmethod
    def thumb(self, world: State, seat: int, rng: Random) -> int:
        """A sensible action by rule of thumb, for a world in which everything hidden from the seat is imagined."""

    def start(self, players: int, options: Mapping[str, Value], seed: bytes, story: list[Event] | None = None) -> State:
        """A new match, first round dealt (and told, if there is a story to tell it to)."""
        if players not in self.players:
            counts = ", ".join(str(count) for count in self.players)
            raise BadSeat(f"{self.title} is for {counts} players, not {players}")
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes")
        state = self.seated(players, resolved(self.options, options) if options else self.defaults, seed)
        state.story = story
        state.begin_round()
        state.story = None
        return state

    @cached_property
    def defaults(self) -> Mapping[str, Value]:
        """Every option at its default, checked once: a short match would spend most of its time on that."""
        return MappingProxyType(resolved(self.options, {}))

    def token(self, action: int) -> str:
        """The action as text."""
        return self.tokens[action]

    def parse(self, text: str) -> int:
        """The action a text names (case and spaces do not matter)."""
        word = spelled(text)
        if word in self._codes:
            return self._codes[word]
        close = difflib.get_close_matches(word[:40], self._codes, n=1)
        hint = f"did you mean {self.tokens[self._codes[close[0]]]}?" if close else f"moves look like {self.tokens[0]}"
        raise UnparsableToken(text, hint)

    def naming(self, pick: str) -> list[int]:
        """The actions whose tokens name a thing on the table, by the id a view gives it."""
        thing = pick.casefold()
        return [action for action, token in enumerate(self.tokens) if thing in WORD.findall(token.casefold())]


def spelled(text: str) -> str:
    """A token as it is compared: no spaces, one case."""
    return "".join(text.split()).casefold()
