"""A table's log: everything that can happen at a table, as entries that are only ever appended."""

from typing import Any

import msgspec


class _Body(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="t"):
    """What an entry says; whether it is allowed was checked before it was written."""


class Made(_Body, frozen=True, tag="made"):
    """The table was made; always the first entry."""

    game: str
    players: int
    options: dict[str, Any]
    host: str  # a guest's public id
    public: bool = False
    away_after: float = 60.0
    clock: float = 0.0
    pace: float = 0.8
    hints: bool = True
    lesson: bool = False  # the game's guided first match, with its deal


class Sat(_Body, frozen=True, tag="sat"):
    """A person took a seat (and left the one taken before)."""

    seat: int
    guest: str
    name: str


class Stood(_Body, frozen=True, tag="stood"):
    """A person left a seat before the start."""

    seat: int


class Filled(_Body, frozen=True, tag="bot"):
    """The host put a bot on a seat."""

    seat: int
    bot: str


class Emptied(_Body, frozen=True, tag="empty"):
    """The host freed a seat."""

    seat: int


class Named(_Body, frozen=True, tag="named"):
    """A person at a seat changed name."""

    seat: int
    name: str


class Changed(_Body, frozen=True, tag="settings"):
    """The host changed how the table is set up; the values are the new ones, all of them."""

    players: int
    options: dict[str, Any]
    public: bool
    away_after: float
    clock: float
    hints: bool = True


class Started(_Body, frozen=True, tag="started"):
    """The match began, under this version of the game's rules; the seed is stored elsewhere, only its hash is here."""

    commitment: str
    rules: int = 1


class Moved(_Body, frozen=True, tag="moved"):
    """A move was played: by the person, by the bot that has the seat, or by one because time was up."""

    seat: int
    token: str
    bot: str = ""
    clock: bool = False
    id: str = ""  # the client's own, so that a move sent twice is played once


class Said(_Body, frozen=True, tag="said"):
    """Somebody chatted."""

    guest: str
    name: str
    text: str
    id: str = ""


class Left(_Body, frozen=True, tag="left"):
    """The person of a seat is not connected any more."""

    seat: int
    since: float
    presumed: bool = False  # nobody saw the person go: this process never saw the person at all


class Came(_Body, frozen=True, tag="came"):
    """The person of a seat is connected again (a bot that took over plays on until `Back`)."""

    seat: int


class Away(_Body, frozen=True, tag="away"):
    """A bot took over for a person who has been gone too long."""

    seat: int
    bot: str


class Back(_Body, frozen=True, tag="back"):
    """The person plays again."""

    seat: int


class Continued(_Body, frozen=True, tag="continued"):
    """The same people go on at another table."""

    table: str


class Removed(_Body, frozen=True, tag="removed"):
    """The keeper of the house took a person from a seat, for good: the seat is free, or a bot's if the match has begun."""

    seat: int
    guest: str
    bot: str = ""


class Muted(_Body, frozen=True, tag="muted"):
    """The keeper of the house lets a guest no longer chat here, or again."""

    guest: str
    muted: bool = True


class Hosted(_Body, frozen=True, tag="hosted"):
    """The keeper of the house made another guest the host."""

    host: str


class Announced(_Body, frozen=True, tag="announced"):
    """The keeper of the house said something."""

    text: str


class Closed(_Body, frozen=True, tag="closed"):
    """The keeper of the house put the table aside, or deleted what stood before: whoever has it in memory lets go of it."""


Body = (
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
    | Removed
    | Muted
    | Hosted
    | Announced
    | Closed
)


class Entry(msgspec.Struct, frozen=True):
    """A line of the log: its version, counted from 1, its time in seconds since 1970, and what it says."""

    version: int
    at: float
    body: Body


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Body] = msgspec.json.Decoder(Body)


def encoded(body: Body) -> str:
    """The body as it is stored."""
    return _encoder.encode(body).decode()


def decoded(text: str) -> Body:
    """The body that was stored."""
    return _decoder.decode(text)
