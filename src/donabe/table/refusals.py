"""Refusals: typed reasons why something was not done. Nothing has changed, and only the sender is told."""

from donabe.kernel.errors import DonabeError


class UnknownTable(DonabeError):
    code = "unknown-table"

    def __init__(self) -> None:
        super().__init__("there is no such table; the link may be cut off")


class NotYours(DonabeError):
    code = "not-yours"


class NotHost(DonabeError):
    code = "not-host"

    def __init__(self) -> None:
        super().__init__("only the host of this table can do that")


class SeatTaken(DonabeError):
    code = "seat-taken"


class AlreadyStarted(DonabeError):
    code = "already-started"

    def __init__(self) -> None:
        super().__init__("the match has started; this can only be done before")


class NotStarted(DonabeError):
    code = "not-started"


class Outdated(DonabeError):
    code = "outdated"

    def __init__(self) -> None:
        super().__init__(
            "this match was begun under older rules of the game; it cannot go on, and only its result is kept"
        )


class Unreadable(DonabeError):
    code = "unreadable"

    def __init__(self) -> None:
        super().__init__("this table cannot be opened: its log does not fit the program; the server's log says more")


class BadName(DonabeError):
    code = "bad-name"


class BadMessage(DonabeError):
    code = "bad-message"


class TooLarge(DonabeError):
    code = "too-large"


class TooFast(DonabeError):
    code = "too-fast"

    def __init__(self) -> None:
        super().__init__("too many messages; wait a moment and send it again")


class Stale(DonabeError):
    code = "stale"

    def __init__(self) -> None:
        super().__init__("this choice was made for a decision that is no longer open; look at the table again")


class NoHints(DonabeError):
    code = "no-hints"

    def __init__(self) -> None:
        super().__init__("this table is played without hints")


class StillThinking(DonabeError):
    code = "still-thinking"

    def __init__(self) -> None:
        super().__init__("a hint for your seat is on its way; wait for it")


class TooEarly(DonabeError):
    code = "too-early"

    def __init__(self) -> None:
        super().__init__("the bot has only begun to think; give it a few seconds")


class ForeignOrigin(DonabeError):
    code = "foreign-origin"

    def __init__(self) -> None:
        super().__init__("this page comes from another site; open the table from the server's own address")


class Unavailable(DonabeError):
    code = "unavailable"

    def __init__(self) -> None:
        super().__init__("the server could not store this; nothing is known to have changed, send it again in a moment")
