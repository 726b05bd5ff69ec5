"""A lesson: a guided first match of a game, as hints that are each given once, when their moment comes.

A lesson is data in a game's folder. Its match is a real one with the deal of one seed; what the others play is written
down as far as it matters. A hint's moment is a condition on what the learner sees and was told, never on a screen.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from donabe.kernel.chance import SEED_BYTES
from donabe.kernel.event import Event
from donabe.kernel.options import Value
from donabe.kernel.view import Card, View, Zone

LEARNER = 0  # the learner's seat


@dataclass(frozen=True)
class Moment:
    """What the learner sees when something has just happened."""

    view: View
    events: tuple[Event, ...] = ()  # what the learner has just been told
    given: frozenset[str] = frozenset()  # the hints given before

    @property
    def asked(self) -> bool:
        """Whether the learner has something to decide."""
        return bool(self.view.choices)

    @property
    def tokens(self) -> list[str]:
        """What the learner may choose."""
        return [choice.token for choice in self.view.choices]

    def told(self, kind: str) -> dict[str, Any] | None:
        """The facts of the last event of a kind that the learner has just been told, or None."""
        return next((event.facts for event in reversed(self.events) if event.kind == kind), None)

    def zone(self, zone_id: str) -> Zone | None:
        """A zone of the table by its id, if it is there."""
        return next((zone for zone in self.view.zones if zone.id == zone_id), None)

    def cards(self, zone_id: str) -> list[Card]:
        """The cards that lie in a zone."""
        zone = self.zone(zone_id)
        return list(zone.cards) if zone is not None else []


Condition = Callable[[Moment], bool]
Things = Callable[[Moment], Iterable[str]]
Facts = Callable[[Moment], Mapping[str, Any]]


def _nothing(_moment: Moment) -> Iterable[str]:
    return ()


def _no_facts(_moment: Moment) -> Mapping[str, Any]:
    return {}


@dataclass(frozen=True, kw_only=True)
class Hint:
    """One idea, told when it first matters.

    Its sentences are `<game>-lesson-<name>` in the catalogue: the idea, with its `title`. A hint that wishes for a move
    also has `other`, the answer to any other legal move, and where it is `praised`, `right`, the answer to a wished one.
    """

    name: str
    when: Condition
    about: Things = _nothing  # what it is about: ids of cards and zones, `seat:1`, `prompt`, `goal`, picks of choices
    because: Things = _nothing  # what explains it
    facts: Facts = _no_facts  # what goes into its sentences
    wish: Things | None = None  # the tokens it asks the learner to choose from; None: it only tells
    praised: bool = False
    ending: bool = False  # it is told on the page that shows how the round ended


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A guided first match: it is learned once its last hint has been given."""

    players: int
    seed: bytes
    script: Mapping[int, tuple[str, ...]]  # by seat, the tokens it plays in the first round as long as they are legal
    hints: tuple[Hint, ...]
    options: Mapping[str, Value] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Check what a slip of the pen would break only in the middle of a lesson."""
        names = [hint.name for hint in self.hints]
        if len(set(names)) != len(names):
            raise ValueError(f"two hints share a name: {names}")
        if len(self.seed) != SEED_BYTES:
            raise ValueError(f"a lesson's seed has {SEED_BYTES} bytes, not {len(self.seed)}")


class Tip(msgspec.Struct, omit_defaults=True):
    """A hint as it is shown: a sentence, what it points at, and the choices it asks for."""

    id: str  # of the message in the catalogue
    part: str = ""  # `right` or `other`: the answer to a move; empty: the hint itself
    args: dict[str, Any] = {}
    about: list[str] = []
    because: list[str] = []
    tokens: list[str] = []  # choices it asks for; none: it only tells
    number: int = 0  # how many hints were given before
    of: int = 0  # how many there are in the lesson
    ending: bool = False  # told on the page that shows how the round ended
    last: bool = False  # the lesson is learned with it


# -- conditions ----------------------------------------------------------------------------------------------------------


def asked(*prompts: str) -> Condition:
    """When the learner is asked something, under one of these prompts if any are named."""
    return lambda moment: moment.asked and (not prompts or moment.view.prompt.id in prompts)


def told(kind: str, **facts: Any) -> Condition:
    """When the learner has just been told of something with these facts."""

    def condition(moment: Moment) -> bool:
        return any(
            event.kind == kind and all(event.facts.get(name) == value for name, value in facts.items())
            for event in moment.events
        )

    return condition


def after(name: str, then: Condition) -> Condition:
    """When this hint was given at an earlier moment, and then the condition holds."""
    return lambda moment: name in moment.given and then(moment)


def things(*ids: str) -> Things:
    """Always these things."""
    return lambda _moment: ids


def anything(moment: Moment) -> Iterable[str]:
    """Every choice there is."""
    return moment.tokens
