# compiled
"""What lies on a table of Salty, and what everybody has seen of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.salty.cards import CARDS, DISHES, LETTERS, Menu, card_name
from donabe.games.salty.judging import NOBODY
from donabe.kernel.bits import listed
from donabe.kernel.chance import Chance
from donabe.kernel.state import State

CHOOSING: Final = 0  # dishes
SIDES: Final = 1
PUTTING_AWAY: Final = 2
TRICKS: Final = 3
OVER: Final = 4

# actions: a card to play; PUT_AWAY + a card; TAKE + a dish; SIDE + a side
PUT_AWAY: Final = CARDS
TAKE: Final = 2 * CARDS
SIDE: Final = TAKE + DISHES

DISH_SIDE: Final = 0
ZERO_SIDE: Final = 1


class Table(State):
    """Hands, dishes with their cubes, the rack and the trick."""

    def __init__(self, players: i64, chance: Chance, menu: Menu, first_last_player: i64) -> None:
        super().__init__(players, chance)
        self.menu = menu
        self.phase: i64 = CHOOSING
        self.last_player: i64 = first_last_player  # NOBODY until chance has decided
        self.last_round: vec[i64] = vec[i64]()  # points of the round just scored
        self.spare: i64 = 0  # the set of cards face up at the side
        self.stocked: vec[i64] = vec[i64]()  # by seasoning, the cubes the rack began with
        self.rack: vec[i64] = vec[i64]()  # by seasoning, the cubes on it now
        self.hands: vec[i64] = vec[i64]()  # by seat, the set of cards
        self.away: vec[i64] = vec[i64]()  # by seat, the set of cards put away
        self.dishes: vec[i64] = vec[i64]()  # by seat, a dish of the menu
        self.sides: vec[i64] = vec[i64]()  # by seat, hidden until everybody has decided
        self.got: vec[i64] = vec[i64]()  # by seat, how many cubes
        self.cubes: vec[i64] = vec[i64]()  # by seat, their seasonings as digits to base four, the first one lowest
        self.piles: vec[i64] = vec[i64]()  # by seat, the set of cards won
        self.trick: vec[i64] = vec[i64]()  # by seat, the card played; a finished trick stays until the next lead
        self.salt: i64 = 0  # the salt on the rack when that trick was led, by which it is judged
        self.played: i64 = 0  # how many have played to this trick
        self.follow: i64 = NOBODY  # the seasoning of the card just before, NOBODY for the leader
        self.trick_number: i64 = 0  # finished ones
        self.lacks: vec[i64] = vec[i64]()  # by seat, the set of seasonings its hand has been seen to lack

    def cube(self, seat: i64, place: i64) -> i64:
        """The seasoning of a seat's cube, counted from 0 in the order they were taken."""
        return (self.cubes[seat] >> (2 * place)) & 3

    def plates(self, seat: i64) -> i64:
        """The plates of the side a seat uses: none on the no-cubes side."""
        return 0 if self.sides[seat] == ZERO_SIDE else self.menu.plates[self.dishes[seat]]

    def copy_onto(self, twin: "Table") -> None:
        """All of it onto a twin; what changes seldom is replaced, never changed in place, and so twins share it."""
        self.copy_into(twin)
        twin.phase = self.phase
        twin.last_player = self.last_player
        twin.last_round = self.last_round
        twin.spare = self.spare
        twin.stocked = self.stocked
        twin.rack = self.rack[:]
        twin.hands = self.hands[:]
        twin.away = self.away
        twin.dishes = self.dishes
        twin.sides = self.sides
        twin.got = self.got[:]
        twin.cubes = self.cubes[:]
        twin.piles = self.piles[:]
        twin.trick = self.trick[:]
        twin.salt = self.salt
        twin.played = self.played
        twin.follow = self.follow
        twin.trick_number = self.trick_number
        twin.lacks = self.lacks[:]

    def detail(self) -> dict[str, object]:
        """Every field, readable."""
        return {
            "phase": self.phase,
            "last_player": self.last_player,
            "last_round": list(self.last_round),
            "spare": _names(self.spare),
            "stocked": list(self.stocked),
            "rack": list(self.rack),
            "hands": [_names(cards) for cards in self.hands],
            "away": [_names(cards) for cards in self.away],
            "dishes": list(self.dishes),
            "sides": list(self.sides),
            "cubes": ["".join(self._cube_letters(seat)) for seat in range(len(self.got))],
            "piles": [_names(cards) for cards in self.piles],
            "trick": [card_name(card) if card != NOBODY else "" for card in self.trick],
            "salt": self.salt,
            "played": self.played,
            "follow": self.follow,
            "trick_number": self.trick_number,
            "lacks": [list(listed(lacking)) for lacking in self.lacks],
        }

    def _cube_letters(self, seat: i64) -> list[str]:
        return [LETTERS[self.cube(seat, place)] for place in range(self.got[seat])]


def replaced(row: vec[i64], place: i64, value: i64) -> vec[i64]:
    """A new row with one number changed, where a row may be shared."""
    out = row[:]
    out[place] = value
    return out


def _names(cards: i64) -> list[str]:
    return [card_name(card) for card in listed(cards)]
