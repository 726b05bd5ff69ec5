"""Views: what one seat, or a spectator, sees, as data built from nothing. The client that draws them knows no rules."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar, cast

import msgspec

SPECTATOR = -1
MOST_ALIKE = 4096  # so many things of one sort are remembered

Make = TypeVar("Make", bound=Callable[..., Any])


def alike(make: Make) -> Make:
    """Remember what a function makes from what it shows: what looks alike is one thing, for all viewers and tables.

    It is given nothing that may not be seen in what it makes; whoever is handed that leaves it as it is.
    """
    return cast("Make", lru_cache(MOST_ALIKE)(make))


class Text(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A sentence by its name in the catalogue, with what goes into it; an argument may itself be a Text."""

    id: str
    args: dict[str, Any] = {}


class Face(msgspec.Struct, frozen=True):
    """How a card's face is told apart in text: its index, its suit's symbol, letter and colour, and its name."""

    index: str  # the big number, such as 12 or 3.5
    symbol: str  # one character; never the only sign of a suit
    letter: str
    colour: str  # as #rrggbb
    name: Text  # what a screen reader says


class Card(msgspec.Struct, omit_defaults=True, gc=False):
    """A card on the table: its face if the viewer may know it, else only its back."""

    id: str  # further copies of a card are called after the first, such as `R2/2` after `R2`
    face: str = ""  # a name the art knows, such as `K3.5`; empty while hidden
    back: str = ""  # what the back shows
    marks: list[str] = []  # states the client draws: `leading`, `last`, `down`, `insert` ...
    pieces: list[str] = []  # what stands on it, such as `mushroom:2`
    tag: str = ""  # a number or word on it, such as the points an Insert has so far
    may_be: list[str] = []  # what a hidden card can still be, for a viewer who asks
    printed: list[Text] = []  # words that its drawing leaves to the table: name, number, bonus
    lines: list[Text] = []  # what is said of it, line by line


class Step(msgspec.Struct, omit_defaults=True, gc=False):
    """A step of a `ruler` (taller is stronger) or `ladder` (higher is stronger), a price, a chip, or the end of a row."""

    label: str
    height: int = 0  # from 0 to 100
    name: Text | None = None  # instead of the label, where it is words
    icons: list[str] = []  # what it is about, as drawings
    pins: list[str] = []  # faces of the cards that stand on it
    faint: list[str] = []  # and of those that are out of the running
    best: bool = False
    mine: bool = False  # something I may choose, or what I have so far, stands here
    worth: str = ""  # what it pays
    colour: str = ""  # of what it is about, where that has one


class Line(msgspec.Struct, omit_defaults=True, gc=False):
    """A short line written on something, such as a plate of a sign."""

    text: Text
    icons: list[str] = []  # pieces drawn before it
    cards: list[str] = []  # in a row of cards: those it stands over


class Pair(msgspec.Struct, omit_defaults=True, gc=False):
    """Two neighbours and what they make together."""

    text: str
    place: int = 0  # of the left one
    token: str = ""  # the action that uses them, where the rules let them be used now
    icon: str = ""  # a piece that marks a special one


class Zone(msgspec.Struct, omit_defaults=True, gc=False):
    """A place on the table and what lies there."""

    id: str
    kind: str  # hand, tableau, trick, rack, ring, pile ...
    layout: str  # how it is drawn: fan, row, ring, stack, counters, slots, plates, ruler, ladder, tray, text ...
    owner: int = -1  # the seat it belongs to, or -1
    cards: list[Card] = []
    counts: dict[str, int] = {}  # for counters
    gains: dict[str, int] = {}  # what the viewer's choice would add to counts
    steps: list[Step] = []  # for a ruler, a ladder, prices or chips; for a row, what its two ends are
    pairs: list[Pair] = []  # what neighbours make, for a tray or a number
    gaps: list[list[Pair]] = []  # by gap, what the viewer's next card would make with its neighbours there
    lines: list[Line] = []  # short words for a client that draws: a sign's plates, a hint
    label: Text | None = None
    note: Text | None = None  # the sentence that matters here ("closest to 3 wins")
    clause: str = ""  # of a question that a choice leads on to: what stands against any other answer


class Badge(msgspec.Struct, omit_defaults=True, gc=False):
    """A small fact at a seat: bid, tricks, Mushrooms left."""

    id: str
    value: str
    label: Text | None = None
    of: int = 0  # a number of so many, shown as that many pips


class Seat(msgspec.Struct, omit_defaults=True, gc=False):
    """A seat as the viewer sees it."""

    seat: int
    score: int
    acting: bool = False  # owes a decision now
    decided: bool = False  # has decided something that is still hidden
    out: bool = False  # takes no further part in this round
    badges: list[Badge] = []


class Choice(msgspec.Struct, omit_defaults=True, gc=False):
    """A legal action: what to send, what to point at to say it, and its label."""

    token: str
    picks: list[str]  # ids of cards, spaces, seats or chips, in the order a person points at them
    label: Text | None = None  # what it does, where that is more than the card that is pointed at
    tag: str = ""  # a word or number to show at the thing pointed at, such as the bid a gap would mean
    any_order: bool = False  # the picks may be pointed at in any order


class Progress(msgspec.Struct, omit_defaults=True, gc=False):
    """How far the round is, at a glance: words, and a pip for each of its parts."""

    label: Text
    of: int = 0  # how many parts there are; 0: words are enough
    done: list[int] = []  # by finished part, the seat whose it is, or -1
    meter: bool = False  # the parts fill up; none of them is being played
    note: Text | None = None  # more words after the pips


class View(msgspec.Struct, omit_defaults=True, gc=False):
    """All that one viewer sees at one moment."""

    game: str
    viewer: int  # a seat, or SPECTATOR
    round: int
    rounds: int  # how many there will be, 0 if that is open
    phase: str
    prompt: Text
    seats: list[Seat]
    zones: list[Zone]
    choices: list[Choice] = []
    progress: Progress | None = None
    goal: Text | None = None  # what wins the match, and what the viewer aims at now
    last_trick: int = 0  # events that show cards of earlier tricks of this round are no longer shown

    def lying(self) -> list[Zone]:
        """The zones that lie on the table: all but the questions that choices lead on to."""
        return [zone for zone in self.zones if zone.kind != "then"]


def first_copy(thing: str) -> str:
    """What picks call a card of which there are copies, by the id of any copy."""
    return thing.partition("/")[0]


def plain(view: View) -> bytes:
    """The view as canonical bytes: equal bytes, equal knowledge."""
    return msgspec.json.encode(view, order="deterministic")
