# compiled
"""What lies on a table of Salty, and what everybody has seen of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.salty.cards import CARD_NAMES, LETTERS, Menu
from donabe.kernel.bits import filled
from donabe.kernel.chance import Chance
from donabe.kernel.fields import Fields
from donabe.kernel.state import NOBODY, State

CHOOSING: Final = 0  # dishes
SIDES: Final = 1
PUTTING_AWAY: Final = 2
TRICKS: Final = 3
OVER: Final = 4

DISH_SIDE: Final = 0
ZERO_SIDE: Final = 1


class Table(State):
    """Hands, dishes with their cubes, the rack and the trick."""

    spare: i64 = 0  # the set of cards face up at the side
    salt: i64 = 0  # the salt on the rack when that trick was led, by which it is judged
    played: i64 = 0  # how many have played to this trick
    follow: i64 = NOBODY  # the seasoning of the card just before, NOBODY for the leader
    trick_number: i64 = 0  # finished ones
    lacks: i64 = 0  # by seat, a small row: the set of seasonings its hand has been seen to lack

    def __init__(self, players: i64, chance: Chance, menu: Menu, first_last_player: i64) -> None:
        super().__init__(players, chance)
        self.menu = menu
        self.last_player: i64 = first_last_player  # NOBODY until chance has decided
        self.last_round: vec[i64] = vec[i64]()  # points of the round just scored

    def clear(self) -> None:
        """All cards, cubes and dishes come back."""
        none = filled(self.players, 0)
        nobody = filled(self.players, NOBODY)
        self.spare = 0
        self.stocked: vec[i64] = vec[i64]()  # by seasoning, the cubes the rack began with
        self.rack: vec[i64] = vec[i64]()  # by seasoning, the cubes on it now
        self.dealt: vec[i64] = none  # by seat, the set of cards it was dealt
        self.hands: vec[i64] = none  # by seat, the set of cards
        self.away: vec[i64] = none  # by seat, the set of cards put away
        self.dishes: vec[i64] = nobody  # by seat, a dish of the menu
        self.sides: vec[i64] = nobody  # by seat, hidden until everybody has decided
        self.got: vec[i64] = none  # by seat, how many cubes
        self.cubes: vec[i64] = none  # by seat, their seasonings as digits to base four, the first one lowest
        self.piles: vec[i64] = none  # by seat, the set of cards won
        self.trick: vec[i64] = nobody  # by seat, the card played; a finished trick stays until the next lead
        self.salt = 0
        self.played = 0
        self.follow = NOBODY
        self.trick_number = 0
        self.lacks = 0

    def lay_out(self) -> None:
        """New rows for the round that is dealt: until then tables share them."""
        self.away = filled(self.players, 0)
        self.dishes = filled(self.players, NOBODY)
        self.sides = filled(self.players, NOBODY)
        self.got = filled(self.players, 0)
        self.cubes = filled(self.players, 0)
        self.piles = filled(self.players, 0)
        self.trick = filled(self.players, NOBODY)

    def fields(self, twin: State, each: Fields) -> None:
        """How every field is copied and read."""
        assert isinstance(twin, Table)
        rows = each if len(self.stocked) > 0 else each.before_deal()
        twin.last_player = each.number("last_player", self.last_player)
        twin.last_round = each.shared_row("last_round", self.last_round)
        twin.spare = each.cards("spare", self.spare, CARD_NAMES)
        twin.stocked = each.shared_row("stocked", self.stocked)
        twin.rack = rows.row("rack", self.rack)
        twin.dealt = each.shared_card_sets("dealt", self.dealt, CARD_NAMES)
        twin.hands = rows.card_sets("hands", self.hands, CARD_NAMES)
        if self.phase == TRICKS:
            twin.away = each.shared_card_sets("away", self.away, CARD_NAMES)
            twin.dishes = each.shared_row("dishes", self.dishes)
            twin.sides = each.shared_row("sides", self.sides)
        else:
            twin.away = rows.card_sets("away", self.away, CARD_NAMES)
            twin.dishes = rows.row("dishes", self.dishes)
            twin.sides = rows.row("sides", self.sides)
        twin.got = rows.row("got", self.got)
        twin.cubes = rows.row("cubes", self.cubes)
        twin.piles = rows.card_sets("piles", self.piles, CARD_NAMES)
        twin.trick = rows.card_row("trick", self.trick, CARD_NAMES)
        twin.salt = each.number("salt", self.salt)
        twin.played = each.number("played", self.played)
        twin.follow = each.number("follow", self.follow)
        twin.trick_number = each.number("trick_number", self.trick_number)
        twin.lacks = each.small_sets("lacks", self.lacks, self.players)

    def detail(self) -> dict[str, object]:
        """Every field, readable: cubes as letters, in the order they were taken."""
        read = super().detail()
        del read["got"]
        read["cubes"] = ["".join(self.cube_letters(seat)) for seat in range(self.players)]
        return read

    def cube(self, seat: i64, place: i64) -> i64:
        """The seasoning of a seat's cube, counted from 0 in the order they were taken."""
        return (self.cubes[seat] >> (2 * place)) & 3

    def plates(self, seat: i64) -> i64:
        """The plates of the side a seat uses: none on the no-cubes side."""
        return 0 if self.sides[seat] == ZERO_SIDE else self.menu.plates[self.dishes[seat]]

    def cube_letters(self, seat: i64) -> list[str]:
        """The seasonings of a seat's cubes."""
        return [LETTERS[self.cube(seat, place)] for place in range(self.got[seat])]
