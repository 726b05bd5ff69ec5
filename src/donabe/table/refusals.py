"""Refusals: typed reasons why something was not done. Nothing has changed, and only the sender is told."""

from donabe.kernel.errors import DonabeError


class UnknownTable(DonabeError):
    code = "unknown-table"

    def __init__(self) -> None:
        super().__init__("error-unknown-table")


class NotYours(DonabeError):
    code = "not-yours"


class NotHost(DonabeError):
    code = "not-host"

    def __init__(self) -> None:
        super().__init__("error-not-host")


class Removed(DonabeError):
    """The keeper of the house took this guest from the table."""

    code = "removed"

    def __init__(self) -> None:
        super().__init__("error-removed")


class Muted(DonabeError):
    """The keeper of the house lets this guest not chat at the table."""

    code = "muted"

    def __init__(self) -> None:
        super().__init__("error-muted")


class SeatTaken(DonabeError):
    code = "seat-taken"


class AlreadyStarted(DonabeError):
    code = "already-started"

    def __init__(self) -> None:
        super().__init__("error-already-started")


class NotStarted(DonabeError):
    code = "not-started"


class NoLesson(DonabeError):
    """The game has no guided first match."""

    code = "no-lesson"

    def __init__(self, title: str) -> None:
        super().__init__("error-no-lesson", game=title)


class Outdated(DonabeError):
    code = "outdated"

    def __init__(self) -> None:
        super().__init__("error-outdated")


class Unreadable(DonabeError):
    code = "unreadable"

    def __init__(self) -> None:
        super().__init__("error-unreadable")


class BadName(DonabeError):
    code = "bad-name"


class BadLink(DonabeError):
    """The link to carry an identity was used before, or is too old."""

    code = "bad-link"

    def __init__(self) -> None:
        super().__init__("error-bad-link")


class BadMessage(DonabeError):
    code = "bad-message"


class TooLarge(DonabeError):
    code = "too-large"


class TooFast(DonabeError):
    code = "too-fast"

    def __init__(self) -> None:
        super().__init__("error-too-fast")


class Stale(DonabeError):
    code = "stale"

    def __init__(self) -> None:
        super().__init__("error-stale")


class NoHints(DonabeError):
    code = "no-hints"

    def __init__(self) -> None:
        super().__init__("error-no-hints")


class StillThinking(DonabeError):
    code = "still-thinking"

    def __init__(self) -> None:
        super().__init__("error-still-thinking")


class TooEarly(DonabeError):
    code = "too-early"

    def __init__(self) -> None:
        super().__init__("error-too-early")


class ForeignOrigin(DonabeError):
    code = "foreign-origin"

    def __init__(self) -> None:
        super().__init__("error-foreign-origin")


class Fault(DonabeError):
    """An error of ours; under the request's id the log says more."""

    code = "error"

    def __init__(self, request_id: str) -> None:
        super().__init__("error-fault", request=request_id)


class TableFull(DonabeError):
    """So much was written to this table's log that only moves are taken."""

    code = "table-full"

    def __init__(self) -> None:
        super().__init__("error-table-full")


class TooManyTables(DonabeError):
    code = "too-many-tables"

    def __init__(self, most: int) -> None:
        super().__init__("error-too-many-tables", most=most)


class Busy(DonabeError):
    """More people or tables are here than this house holds."""

    code = "busy"

    def __init__(self) -> None:
        super().__init__("error-busy")


class Unavailable(DonabeError):
    code = "unavailable"

    def __init__(self) -> None:
        super().__init__("error-unavailable")
