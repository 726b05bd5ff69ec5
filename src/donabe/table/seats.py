"""Seats: who sits where, and in whose hands each seat is."""

from dataclasses import dataclass

EMPTY = "empty"
HUMAN = "human"
STAND_IN = "thumb"  # the bot that decides for a person who is gone, or whose time is up


@dataclass(slots=True)
class Seat:
    """A seat at a table."""

    kind: str = EMPTY  # EMPTY, HUMAN or a bot's name
    guest: str = ""  # the person's public id
    name: str = ""
    left_since: float | None = None  # the person is not connected since then
    left_noted: float = 0.0  # when that was presumed, and written down; 0 if the person was seen to go
    seen: float = 0.0  # when the person last did something, or was said to be connected
    away: str = ""  # the bot that took over for the person
    decision: int = 0  # the version at which the decision that the seat owes arose
    since: float = 0.0  # and its time

    @property
    def bot(self) -> str:
        """The bot in whose hands the seat is, or an empty string."""
        if self.kind == HUMAN:
            return self.away
        return "" if self.kind == EMPTY else self.kind


def person(guest: str, name: str) -> Seat:
    """A seat with a person on it."""
    return Seat(HUMAN, guest, name)


def machine(bot: str, number: int) -> Seat:
    """A seat with a bot on it, named so that two of a kind can be told apart."""
    return Seat(bot, name=f"{bot.capitalize()} {number + 1}")
