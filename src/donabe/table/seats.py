"""Seats: who sits where, and who decides for each seat."""

from dataclasses import dataclass

from donabe.bots.names import name_of_bot

EMPTY = "empty"
HUMAN = "human"
LESSON_BOT = "donabe.bots.lesson:LessonBot"  # what decides for the bots of a lesson
LESSON_KIND = "novice"  # and what they look like
STAND_IN = "casual"  # the bot that decides for a person who is gone, or whose time is up


@dataclass(slots=True)
class Seat:
    """A seat at a table."""

    kind: str = EMPTY  # EMPTY, HUMAN or a bot's name
    guest: str = ""  # the person's public id
    name: str = ""
    left_since: float | None = None  # the person is not connected since then
    left_noted: float = 0.0  # when that was written down, if it was only presumed; else 0
    seen: float = 0.0  # when the person last did something, or was said to be connected
    away: str = ""  # the bot that took over for the person
    decision: int = 0  # the version at which the decision that the seat owes arose
    since: float = 0.0  # when that decision arose

    @property
    def bot(self) -> str:
        """The bot that decides for the seat, or an empty string."""
        if self.kind == HUMAN:
            return self.away
        return "" if self.kind == EMPTY else self.kind


def seat_of_person(guest: str, name: str) -> Seat:
    """A seat with a person on it."""
    return Seat(HUMAN, guest, name)


def seat_of_bot(bot: str, number: int) -> Seat:
    """A seat with a bot on it, under a name of its own."""
    return Seat(bot, name=name_of_bot(bot, number))
