"""Typed errors: each tells its reader what went wrong and what to do next."""


class DonabeError(Exception):
    """Anything that is the asker's mistake rather than a fault of ours; `code` is stable, the message is for people."""

    code = "error"


class UnparsableToken(DonabeError):
    """The text names no action of the game."""

    code = "unparsable"

    def __init__(self, text: str, hint: str) -> None:
        super().__init__(f"{shortened(text)!r} is not a move; {hint}")
        self.text = text
        self.hint = hint


class IllegalAction(DonabeError):
    """The action exists but a rule forbids it now; `clause` is the rule's number."""

    code = "illegal"

    def __init__(self, token: str, clause: str) -> None:
        super().__init__(f"{token} is not allowed now: rule {clause}")
        self.token = token
        self.clause = clause


class NotYourTurn(DonabeError):
    """The seat owes no decision now."""

    code = "not-your-turn"

    def __init__(self, seat: int, actors: list[int]) -> None:
        waiting = ", ".join(str(actor) for actor in actors)
        super().__init__(f"seat {seat} has nothing to decide now; the table waits for seat {waiting}")
        self.seat = seat
        self.actors = actors


class NotAsked(DonabeError):
    """The seat points at something while nothing is asked of it."""

    code = "not-asked"

    def __init__(self) -> None:
        super().__init__("nothing is asked of you now")


class NoChoice(DonabeError):
    """What is pointed at is part of no action."""

    code = "no-choice"

    def __init__(self) -> None:
        super().__init__("this is nothing to choose")


class IsAChoice(DonabeError):
    """What is pointed at can be chosen: nothing stands against it."""

    code = "is-a-choice"

    def __init__(self) -> None:
        super().__init__("you may choose this now")


class MatchOver(DonabeError):
    """The match has ended: no more moves."""

    code = "match-over"

    def __init__(self) -> None:
        super().__init__("the match is over; start a new one to play on")


class UnknownGame(DonabeError):
    """No game of that name."""

    code = "unknown-game"

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(f"there is no game called {shortened(name)!r}; choose one of {', '.join(known)}")


class BadOption(DonabeError):
    """An option that does not exist, or a value that it does not take."""

    code = "bad-option"


class BadSeat(DonabeError):
    """A seat number or a number of players the game does not have."""

    code = "bad-seat"


class CorruptRecord(DonabeError):
    """A record that is not what it says it is."""

    code = "corrupt-record"


def shortened(text: str, most: int = 60) -> str:
    """The text, fit for a one-line message: cut to a length, and without anything that a terminal would obey."""
    cut = text if len(text) <= most else text[: most - 1] + "…"
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in cut)
