"""The messages of the socket, both ways (docs/protocol.md)."""

from typing import Any

import msgspec

from donabe.kernel.errors import DonabeError
from donabe.kernel.event import NO_TRICK
from donabe.kernel.lesson import Tip
from donabe.kernel.view import Text, View

# -- from the client -----------------------------------------------------------------------------------------------------


class _FromClient(msgspec.Struct, frozen=True, tag_field="t"):
    """A message from a client; unknown fields are ignored, wrong types are not."""


class Hello(_FromClient, frozen=True, tag="hello"):
    version: int | None = None
    changes: bool = False  # this client works out views from what has changed


class Move(_FromClient, frozen=True, tag="move"):
    id: str
    token: str
    version: int | None = None


class Why(_FromClient, frozen=True, tag="why"):
    pick: str


class AskHint(_FromClient, frozen=True, tag="hint"):
    version: int
    id: str = ""  # a refusal has it too


class Say(_FromClient, frozen=True, tag="chat"):
    id: str
    text: str


class Sit(_FromClient, frozen=True, tag="sit"):
    seat: int


class Stand(_FromClient, frozen=True, tag="stand"):
    pass


class PutBot(_FromClient, frozen=True, tag="bot"):
    seat: int
    bot: str


class Empty(_FromClient, frozen=True, tag="empty"):
    seat: int


class SetOptions(_FromClient, frozen=True, tag="options"):
    options: dict[str, Any] | None = None
    players: int | None = None
    public: bool | None = None
    away_after: float | None = None
    clock: float | None = None
    hints: bool | None = None


class Start(_FromClient, frozen=True, tag="start"):
    pass


class Seen(_FromClient, frozen=True, tag="seen"):
    round: int


class ComeBack(_FromClient, frozen=True, tag="back"):
    pass


class Hurry(_FromClient, frozen=True, tag="hurry"):
    seat: int
    id: str = ""  # a refusal has it too


class Rematch(_FromClient, frozen=True, tag="rematch"):
    pass


Command = Move | Say | Sit | Stand | PutBot | Empty | SetOptions | Start | ComeBack | Rematch
FromClient = Hello | Why | Seen | AskHint | Hurry | Command

# -- from the server -----------------------------------------------------------------------------------------------------


class SeatSummary(msgspec.Struct, omit_defaults=True):
    """A seat as everybody sees it from outside the game."""

    name: str
    kind: str  # `empty`, `human` or a bot's name
    here: bool
    away: bool = False  # a bot plays for the person
    left: float | None = None  # seconds until the clock runs out, where it runs
    acting: bool = False  # owes a decision


class TableSummary(msgspec.Struct):
    """A table from outside the game."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    status: str  # `open`, `playing`, `over` or `outdated`
    round: int
    rounds: int
    host: str  # the public id of the guest who is host
    public: bool
    seats: list[SeatSummary]
    you: int  # the asker's seat, or -1
    updated: float
    away_after: float
    clock: float
    commitment: str
    next: str  # the table on which the same people go on, or empty
    hints: bool = True  # may be asked for
    lesson: bool = False  # a guided first match


class Chat(msgspec.Struct, rename={"name": "from"}, omit_defaults=True):
    """What somebody said, or the keeper of the house."""

    version: int
    name: str
    text: str
    at: float
    house: bool = False  # an announcement; it has no name
    seat: int = -1  # where whoever said it sat then; absent for a watcher


class Result(msgspec.Struct):
    """How the match ended, and the seed that proves the deal."""

    ranks: list[int]
    totals: list[int]
    decided: list[str]
    seed: str
    commitment: str


Sheet = list[list[tuple[int, str, int, int]]]  # by round, lines of [seat, line, count, points]


class NarratedEvent(msgspec.Struct, omit_defaults=True):
    """An event, as a viewer is told it."""

    version: int
    kind: str
    facts: dict[str, Any]
    round: int
    trick: int = NO_TRICK  # the trick whose cards it shows, where they may not be looked up later


class Sync(msgspec.Struct, tag_field="t", tag="sync"):
    """Everything one viewer may know."""

    version: int
    table: TableSummary
    view: View | None
    events: list[msgspec.Raw]  # of NarratedEvent
    chat: list[Chat]
    sheet: Sheet
    result: Result | None
    tips: list[Tip] = []  # of a lesson, since the learner's last move


class Update(msgspec.Struct, tag_field="t", tag="update", omit_defaults=True):
    """One step; what did not change is absent."""

    version: int
    table: TableSummary | None = None
    view: View | None = None
    change: dict[str, Any] | None = None  # instead of the view: how it differs from the one before
    events: list[msgspec.Raw] = []
    chat: list[Chat] = []
    sheet: Sheet | None = None
    result: Result | None = None
    tips: list[Tip] = []  # of a lesson, for what has just happened


class Ack(msgspec.Struct, tag_field="t", tag="ack"):
    """A move or chat is stored for good."""

    id: str
    version: int


class Refused(msgspec.Struct, tag_field="t", tag="refused", omit_defaults=True):
    """Nothing changed; only the sender gets this."""

    code: str
    message: str  # in English
    clause: str = ""
    id: str = ""
    text: Text | None = None  # the same for a client that speaks other languages


def refused(error: DonabeError, client_id: str = "") -> Refused:
    """An error as the answer to whoever made it."""
    return Refused(error.code, str(error), error.clause, client_id, error.text)


class HintedChoice(msgspec.Struct, omit_defaults=True):
    """A choice, with what the expert expects of it."""

    token: str
    share: float | None = None  # of the win, from 0 to 1; absent if there is no other choice
    points: float | None = None  # gained by the end of the round
    reason: Text | None = None


class Hint(msgspec.Struct, tag_field="t", tag="hint"):
    """The best choices of a decision, the best first; only the seat that asked gets this."""

    version: int
    choices: list[HintedChoice]


class Here(msgspec.Struct, tag_field="t", tag="here", omit_defaults=True):
    """Who is connected, by seat, and which round's end each has left last."""

    seats: list[bool]
    seen: list[int] = []  # rounds, by seat; empty where nobody has left any


class Watching(msgspec.Struct, tag_field="t", tag="watchers", omit_defaults=True):
    """Who looks on without sitting there; it is in no log."""

    count: int
    names: list[str]  # of the first of them


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(FromClient).decode
