# compiled
"""What lies on a table of Hearts, and what everybody has seen of it."""

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donabe.kernel.bits import bit, filled, size
from donabe.kernel.chance import Chance
from donabe.kernel.fields import Fields
from donabe.kernel.small_row import small_at
from donabe.kernel.state import NOBODY, State

from .cards import CARD_NAMES, PLAYERS

PASSING: Final = 0
TRICKS: Final = 1
OVER: Final = 2

GIFT: Final = 3  # cards passed by each seat
DIRECTIONS: Final = ("none", "left", "right", "across")  # in which cards are passed, by round % 4
STEPS: Final = vec[i64]([0, 1, 3, 2])  # how many seats clockwise that is


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

    trick: i64 = 0  # by seat, its card plus one (`card_of`); a finished trick stays until the next lead
    trick_number: i64 = 0  # tricks finished
    led: i64 = NOBODY  # suit of the card led to this trick
    to_play: i64 = 0  # how many seats have still to play to this trick
    broken: bool = False  # whether hearts may be led
    lacks: i64 = 0  # by seat, the set of kinds of card everybody knows it does not hold

    def __init__(self, chance: Chance, house: House) -> None:
        super().__init__(PLAYERS, chance)
        self.house = house

    def clear(self) -> None:
        """Take everything of the last deal off the table, its secrets too."""
        none = filled(PLAYERS, 0)
        self.dealt: vec[i64] = none  # by seat, the set of cards it was dealt
        self.hands: vec[i64] = none[:]  # by seat, the set of its cards
        self.gifts: vec[i64] = none[:]  # by seat, the set of cards it passes, or has passed
        self.taken: vec[i64] = none[:]  # by seat, the set of cards in the tricks it has won
        self.trick = 0
        self.trick_number = 0
        self.led = NOBODY
        self.to_play = 0
        self.broken = not self.house.must_break_hearts
        self.lacks = 0

    def fields(self, twin: State, each: Fields) -> None:
        """How every field is copied and read."""
        assert isinstance(twin, Table)
        twin.dealt = each.shared_card_sets("dealt", self.dealt, CARD_NAMES)
        twin.hands = each.card_sets("hands", self.hands, CARD_NAMES)
        if self.phase == PASSING:
            twin.gifts = each.card_sets("gifts", self.gifts, CARD_NAMES)
        else:
            twin.gifts = each.shared_card_sets("gifts", self.gifts, CARD_NAMES)
        twin.taken = each.card_sets("taken", self.taken, CARD_NAMES)
        twin.trick = each.small_cards("trick", self.trick, PLAYERS, CARD_NAMES)
        twin.trick_number = each.number("trick_number", self.trick_number)
        twin.led = each.number("led", self.led)
        twin.to_play = each.number("to_play", self.to_play)
        twin.broken = each.flag("broken", self.broken)
        twin.lacks = each.small_sets("lacks", self.lacks, PLAYERS)

    def direction(self) -> i64:
        """HE-2.1, HE-6.2: left, right, across, none, and round again; or always none."""
        return self.round % PLAYERS if self.house.pass_cards else 0

    def receiver(self, giver: i64) -> i64:
        """HE-2.1: the seat to which another passes its cards in this deal."""
        return (giver + STEPS[self.direction()]) % PLAYERS

    def giver(self, receiver: i64) -> i64:
        """HE-2.1: the seat from which another gets cards in this deal."""
        return (receiver - STEPS[self.direction()]) % PLAYERS

    def played(self, seat: i64) -> i64:
        """The set of cards a seat has played."""
        if self.phase == PASSING:
            return 0
        held = self.dealt[seat] & ~self.gifts[seat]
        return (held | self.gifts[self.giver(seat)]) & ~self.hands[seat]

    def card_of(self, seat: i64) -> i64:
        """The card of a seat in the trick, or NOBODY."""
        return small_at(self.trick, seat) - 1

    def cards_in_trick(self) -> i64:
        """The set of the cards in the trick."""
        cards: i64 = 0
        for seat in range(i64(PLAYERS)):
            card = self.card_of(seat)
            if card != NOBODY:
                cards |= bit(card)
        return cards

    def lacks_of(self, seat: i64) -> i64:
        """The set of kinds of card everybody knows a seat does not hold."""
        return small_at(self.lacks, seat)

    def tricks(self, seat: i64) -> i64:
        """How many tricks a seat has won."""
        return size(self.taken[seat]) // PLAYERS

    def opening_lead(self) -> bool:
        """Whether the first card of the deal is still to be played."""
        return self.trick_number == 0 and self.led == NOBODY
