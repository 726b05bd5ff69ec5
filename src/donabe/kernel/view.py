"""Views: what one seat, or a spectator, sees, as data built from nothing. The client that draws them knows no rules."""

from typing import Any

import msgspec

SPECTATOR = -1


class Text(msgspec.Struct, frozen=True):
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


class Card(msgspec.Struct, omit_defaults=True):
    """A card on the table: its face if the viewer may know it, else only its back."""

    id: str
    face: str = ""  # a name the art knows, such as `K3.5`; empty while hidden
    back: str = ""  # what the back shows
    marks: list[str] = []  # states the client draws: `leading`, `last`, `down`, `insert` ...
    tokens: list[str] = []  # what stands on it, such as `mushroom:2`
    may_be: list[str] = []  # what a hidden card can still be, for a viewer who asks


class Zone(msgspec.Struct, omit_defaults=True):
    """A place on the table and what lies there."""

    id: str
    kind: str  # hand, tableau, trick, rack, ring, pile ...
    layout: str  # fan, row, ring, stack, counters, slots
    owner: int = -1  # the seat it belongs to, or -1
    cards: list[Card] = []
    counts: dict[str, int] = {}  # for counters
    label: Text | None = None
    note: Text | None = None  # the sentence that matters here ("closest to 3 wins")


class Badge(msgspec.Struct, omit_defaults=True):
    """A small fact at a seat: bid, tricks, tokens left."""

    id: str
    value: str
    label: Text | None = None


class Seat(msgspec.Struct, omit_defaults=True):
    """A seat as the viewer sees it."""

    seat: int
    score: int
    acting: bool = False  # owes a decision now
    decided: bool = False  # has decided something that is still hidden
    out: bool = False  # takes no further part in this round
    badges: list[Badge] = []


class Choice(msgspec.Struct, omit_defaults=True):
    """A legal action: what to send, what to point at to say it, and its label."""

    token: str
    picks: list[str]  # ids of cards, spaces, seats or chips, in the order a person points at them
    label: Text
    tag: str = ""  # a word or number to show at the thing pointed at, such as the bid a gap would mean


class View(msgspec.Struct, omit_defaults=True):
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


def plain(view: View) -> bytes:
    """The view as canonical bytes: equal bytes, equal knowledge."""
    return msgspec.json.encode(view, order="deterministic")
