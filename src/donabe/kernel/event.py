# compiled
"""Events: what `apply` narrates, each with its audience."""

from typing import Final

from mypy_extensions import i64

EVERYONE: Final = -1
NO_TRICK: Final = -1


class Event:
    """Something that happened; `audience` is the set of seats that may know, or EVERYONE (spectators too).

    `trick` numbers the trick whose cards the event shows, where a rulebook forbids to look them up later.
    """

    def __init__(self, kind: str, facts: dict[str, object], audience: i64 = EVERYONE, trick: i64 = NO_TRICK) -> None:
        self.kind = kind
        self.facts = facts
        self.audience = audience
        self.trick = trick

    def seen_by(self, seat: i64) -> bool:
        """Whether this seat may know; seat -1 is a spectator."""
        if self.audience == EVERYONE:
            return True
        return seat >= 0 and ((self.audience >> seat) & 1) == 1

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.facts!r}, {self.audience})"
