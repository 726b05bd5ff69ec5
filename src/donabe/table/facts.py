"""Facts: everything that can happen at a table, as the entries of its one append-only log."""

from typing import Any

import msgspec


class _Fact(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="t"):
    """One thing that happened; who asked for it has been checked before."""


class Made(_Fact, frozen=True, tag="made"):
    """The table was made; always the first entry."""

    game: str
    players: int
    options: dict[str, Any]
    host: str  # a guest's public id
    public: bool = False
    away_after: float = 60.0
    clock: float = 0.0
    pace: float = 0.8


class Sat(_Fact, frozen=True, tag="sat"):
    """A person took a seat (and left the one taken before)."""

    seat: int
    guest: str
    name: str


class Stood(_Fact, frozen=True, tag="stood"):
    """A person left a seat before the start."""

    seat: int


class Filled(_Fact, frozen=True, tag="bot"):
    """The host put a bot on a seat."""

    seat: int
    bot: str


class Emptied(_Fact, frozen=True, tag="empty"):
    """The host freed a seat."""

    seat: int


class Named(_Fact, frozen=True, tag="named"):
    """A person at a seat changed name."""

    seat: int
    name: str


class Changed(_Fact, frozen=True, tag="settings"):
    """The host changed how the table is set up; the values are the new ones, all of them."""

    players: int
    options: dict[str, Any]
    public: bool
    away_after: float
    clock: float


class Started(_Fact, frozen=True, tag="started"):
    """The match began; its seed is kept apart, and only its hash stands here."""

    commitment: str


class Moved(_Fact, frozen=True, tag="moved"):
    """A move was played: by the person, by a bot in whose hands the seat is, or by one because time was up."""

    seat: int
    token: str
    bot: str = ""
    clock: bool = False
    id: str = ""  # the client's own, so that a move sent twice is played once


class Said(_Fact, frozen=True, tag="said"):
    """Somebody chatted."""

    guest: str
    name: str
    text: str
    id: str = ""


class Left(_Fact, frozen=True, tag="left"):
    """The person of a seat is not connected any more."""

    seat: int
    since: float
    presumed: bool = False  # nobody saw the person go: a process that has just begun never saw the person at all


class Came(_Fact, frozen=True, tag="came"):
    """The person of a seat is connected again (a bot that took over plays on until `Back`)."""

    seat: int


class Away(_Fact, frozen=True, tag="away"):
    """A bot took over for a person who has been gone too long."""

    seat: int
    bot: str


class Back(_Fact, frozen=True, tag="back"):
    """The person plays again."""

    seat: int


class Continued(_Fact, frozen=True, tag="continued"):
    """The same people go on at another table."""

    table: str


Fact = (
    Made
    | Sat
    | Stood
    | Filled
    | Emptied
    | Named
    | Changed
    | Started
    | Moved
    | Said
    | Left
    | Came
    | Away
    | Back
    | Continued
)


class Entry(msgspec.Struct, frozen=True):
    """A fact with its place in the log and its time (seconds since 1970)."""

    seq: int
    at: float
    fact: Fact


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Fact] = msgspec.json.Decoder(Fact)


def written(fact: Fact) -> str:
    """The fact as it is stored."""
    return _encoder.encode(fact).decode()


def read(text: str) -> Fact:
    """The fact that was stored."""
    return _decoder.decode(text)
