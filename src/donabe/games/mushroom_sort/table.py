# compiled
"""What lies on a table of Mushroom Sort, and who knows what of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.mushroom_sort.belief import Belief
from donabe.games.mushroom_sort.cards import CENTRAL, HANDS, PIG, card_name, row_of, spot_name
from donabe.games.mushroom_sort.recipe import Recipe
from donabe.kernel.bits import bit, filled, has, listed
from donabe.kernel.chance import Chance
from donabe.kernel.state import State

ARRANGING: Final = 0
GATHERING: Final = 1
PREDICTING: Final = 2
OVER: Final = 3

NOBODY: Final = -1

MUSHROOMS: Final = 3
TURNS: Final = 4  # three Mushrooms and a Pot


class Table(State):
    """Rows, central cards, hands, the Pig, and the tokens on them."""

    def __init__(self, players: i64, chance: Chance, pig: bool, recipe: Recipe) -> None:
        super().__init__(players, chance)
        self.pig = pig
        self.recipe = recipe
        self.phase: i64 = ARRANGING
        self.starter: i64 = NOBODY
        self.dealt: vec[i64] = vec[i64]()  # by seat, the set of cards it was dealt to arrange
        self.arranged: vec[i64] = vec[i64]()  # by seat, the arrangement chosen and still secret
        self.cards: vec[i64] = vec[i64]()  # by place, the card that lies there
        self.face_up: i64 = 0  # the set of places whose card everybody has seen
        self.gathers: vec[i64] = vec[i64]()  # by seat, the set of spots with its tokens
        self.pots: i64 = 0  # the set of spots whose token is a Pot
        self.taken: i64 = 0  # the set of spots with any token
        self.blocked: i64 = 0  # two players: the set of spots whose partner has a token
        self.placed: i64 = 0  # how many tokens have been placed
        self.flipped: i64 = 0  # the set of seats whose Basket has been turned over
        self.predictions: vec[i64] = vec[i64]()  # strengths, for the seats clockwise from the Pig player's left
        self.combinations: vec[i64] = vec[i64]()  # by seat, in the round just compared
        self.places: vec[i64] = vec[i64]()  # by seat, in the round just compared
        self.last_points: vec[i64] = vec[i64]()  # by seat, in the round just compared
        self.belief: Belief | None = None  # what `believer` makes of it, once asked for
        self.believer: i64 = NOBODY

    # -- who knows what ----------------------------------------------------------------------------------------------

    def known_to(self, seat: i64) -> i64:
        """MS-2.9: the set of places whose card this seat has seen: its own, and all that have been turned up."""
        known = self.face_up
        if seat == NOBODY or self.phase == ARRANGING:
            return known
        known |= row_of(seat) | bit(HANDS + seat)
        if self.players > 2:
            known |= bit(CENTRAL + seat)
        return known

    def believed(self, seat: i64) -> Belief:
        """What a seat can work out once the rows lie; kept until something happens."""
        belief = self.belief
        if belief is None or self.believer != seat:
            belief = Belief(self.players, self.cards, self.known_to(seat))
            self.belief = belief
            self.believer = seat
        return belief

    def pig_player(self) -> i64:
        """The seat whose token is on the Pig."""
        for seat in range(self.players):
            if has(self.gathers[seat], PIG):
                return seat
        return NOBODY

    # -- a fresh table, and copies of one ----------------------------------------------------------------------------

    def clear(self) -> None:
        """MS-6.1: all cards and tokens come back, Baskets are turned face side up."""
        self.dealt = filled(self.players, 0)
        self.arranged = filled(self.players, NOBODY)
        self.cards = vec[i64]()
        self.face_up = 0
        self.gathers = filled(self.players, 0)
        self.pots = 0
        self.taken = 0
        self.blocked = 0
        self.placed = 0
        self.flipped = 0
        self.predictions = vec[i64]()
        self.belief = None

    def copy_onto(self, twin: "Table") -> None:
        """All of it onto a twin; rows that are only ever replaced, never changed in place, are shared."""
        self.copy_into(twin)
        twin.phase = self.phase
        twin.starter = self.starter
        twin.dealt = self.dealt
        twin.arranged = self.arranged[:]
        twin.cards = self.cards
        twin.face_up = self.face_up
        twin.gathers = self.gathers[:]
        twin.pots = self.pots
        twin.taken = self.taken
        twin.blocked = self.blocked
        twin.placed = self.placed
        twin.flipped = self.flipped
        twin.predictions = self.predictions[:]
        twin.combinations = self.combinations
        twin.places = self.places
        twin.last_points = self.last_points

    def detail(self) -> dict[str, object]:
        """Every field, readable."""
        return {
            "phase": self.phase,
            "starter": self.starter,
            "dealt": [[card_name(card) for card in listed(cards)] for cards in self.dealt],
            "arranged": list(self.arranged),
            "cards": [card_name(card) for card in self.cards],
            "face_up": list(listed(self.face_up)),
            "gathers": [[spot_name(spot) for spot in listed(spots)] for spots in self.gathers],
            "pots": [spot_name(spot) for spot in listed(self.pots)],
            "taken": [spot_name(spot) for spot in listed(self.taken)],
            "blocked": [spot_name(spot) for spot in listed(self.blocked)],
            "placed": self.placed,
            "flipped": list(listed(self.flipped)),
            "predictions": list(self.predictions),
            "combinations": list(self.combinations),
            "places": list(self.places),
            "last_points": list(self.last_points),
        }
