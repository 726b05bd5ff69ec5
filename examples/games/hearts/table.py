"""What lies on a table of Hearts, and what everybody has seen of it."""

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donabe.kernel.bits import filled, listed
from donabe.kernel.chance import Chance
from donabe.kernel.state import State

from .cards import CARDS, PLAYERS, card_name

PASSING: Final = 0
TRICKS: Final = 1
OVER: Final = 2

PASS: Final = CARDS  # actions: play a card; PASS + a card to pass

NOBODY: Final = -1
GIFT: Final = 3  # cards passed by each seat
DIRECTIONS: Final = ("none", "left", "right", "across")  # in which cards are passed, by round % 4
STEPS: Final = (0, 1, 3, 2)  # how many seats clockwise that is


@dataclass(frozen=True)
class House:
    """The rules this table has agreed on: the options of the game, by the same names."""

    target: int
    pass_cards: bool
    no_pts_on_first_trick: bool
    can_lead_any_club: bool
    jd_bonus: bool
    avoid_all_tricks_bonus: bool
    must_break_hearts: bool
    qs_breaks_hearts: bool
    can_lead_hearts_instead_of_qs: bool


class Table(State):
    """Hands, the cards being passed, the trick and the cards taken."""

    def __init__(self, chance: Chance, house: House) -> None:
        super().__init__(PLAYERS, chance)
        self.house = house
        self.phase: i64 = PASSING
        self.hands: vec[i64] = filled(PLAYERS, 0)  # by seat, the set of its cards
        self.gifts: vec[i64] = filled(PLAYERS, 0)  # by seat, the set of cards it passes, or has passed
        self.taken: vec[i64] = filled(PLAYERS, 0)  # by seat, the set of cards in the tricks it has won
        self.tricks: vec[i64] = filled(PLAYERS, 0)  # by seat, how many those were
        self.trick: vec[i64] = filled(
            PLAYERS, NOBODY
        )  # by seat, its card in this trick (before a lead: in the last one)
        self.trick_number: i64 = 0  # tricks finished
        self.led: i64 = NOBODY  # suit of the card led to this trick
        self.to_play: i64 = 0  # how many seats have still to play to this trick
        self.broken = False  # whether hearts may be led
        self.lacks: vec[i64] = filled(PLAYERS, 0)  # by seat, kinds of card everybody knows it does not hold

    def direction(self) -> i64:
        """HE-2.1, HE-6.2: left, right, across, none, and round again; or always none."""
        return self.round % len(DIRECTIONS) if self.house.pass_cards else 0

    def receiver(self, giver: i64) -> i64:
        """HE-2.1: the seat to which another passes its cards in this deal."""
        return (giver + STEPS[self.direction()]) % PLAYERS

    def giver(self, receiver: i64) -> i64:
        """HE-2.1: the seat from which another gets cards in this deal."""
        return (receiver - STEPS[self.direction()]) % PLAYERS

    def clear(self) -> None:
        """Take everything of the last deal off the table, its secrets too."""
        self.hands = filled(PLAYERS, 0)
        self.gifts = filled(PLAYERS, 0)
        self.taken = filled(PLAYERS, 0)
        self.tricks = filled(PLAYERS, 0)
        self.trick = filled(PLAYERS, NOBODY)
        self.trick_number = 0
        self.led = NOBODY
        self.to_play = 0
        self.broken = not self.house.must_break_hearts
        self.lacks = filled(PLAYERS, 0)

    def copy_onto(self, twin: "Table") -> None:
        """All of it onto a twin."""
        self.copy_into(twin)
        twin.phase = self.phase
        twin.hands = self.hands[:]
        twin.gifts = self.gifts[:]
        twin.taken = self.taken[:]
        twin.tricks = self.tricks[:]
        twin.trick = self.trick[:]
        twin.trick_number = self.trick_number
        twin.led = self.led
        twin.to_play = self.to_play
        twin.broken = self.broken
        twin.lacks = self.lacks[:]

    def detail(self) -> dict[str, object]:
        """Every field, readable."""
        return {
            "phase": self.phase,
            "hands": [named(cards) for cards in self.hands],
            "gifts": [named(cards) for cards in self.gifts],
            "taken": [named(cards) for cards in self.taken],
            "tricks": list(self.tricks),
            "trick": [card_name(card) if card != NOBODY else "" for card in self.trick],
            "trick_number": self.trick_number,
            "led": self.led,
            "to_play": self.to_play,
            "broken": self.broken,
            "lacks": list(self.lacks),
        }


def named(cards: i64) -> list[str]:
    """A set of cards as text."""
    return [card_name(card) for card in listed(cards)]
