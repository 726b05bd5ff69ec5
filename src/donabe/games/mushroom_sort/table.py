# compiled
"""What lies on a table of Mushroom Sort, and who knows what of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.mushroom_sort.cards import CARD_NAMES, CENTRAL, HANDS, PIG, SPOT_NAMES, row_of
from donabe.games.mushroom_sort.counting.belief import Belief
from donabe.games.mushroom_sort.recipe import Recipe
from donabe.kernel.bits import bit, filled, has, size
from donabe.kernel.chance import Chance
from donabe.kernel.fields import Fields
from donabe.kernel.state import NOBODY, State

ARRANGING: Final = 0
GATHERING: Final = 1
PREDICTING: Final = 2
OVER: Final = 3

MUSHROOMS: Final = 3
TURNS: Final = 4  # three Mushrooms and a Pot


class Table(State):
    """Rows, central cards, hands, the Pig, and the tokens on them."""

    face_up: i64 = 0  # the set of places whose card everybody has seen
    pots: i64 = 0  # the set of spots whose token is a Pot
    taken: i64 = 0  # the set of spots with any token
    blocked: i64 = 0  # two players: the set of spots whose partner has a token
    placed: i64 = 0  # how many tokens have been placed
    flipped: i64 = 0  # the set of seats whose Basket has been turned over

    def __init__(self, players: i64, chance: Chance, pig: bool, recipe: Recipe) -> None:
        super().__init__(players, chance)
        self.pig = pig
        self.recipe = recipe
        self.starter: i64 = NOBODY  # until chance has decided
        self.combinations: vec[i64] = vec[i64]()  # by seat, in the round just compared
        self.places: vec[i64] = vec[i64]()  # by seat, in the round just compared
        self.last_points: vec[i64] = vec[i64]()  # by seat, in the round just compared
        self.belief: Belief | None = None  # what can be worked out, once somebody has asked,
        self.believed_from: i64 = 0  # from the set of places whose cards are known

    def clear(self) -> None:
        """MS-6.1: all cards and tokens come back, Baskets are turned face side up."""
        self.dealt: vec[i64] = filled(self.players, 0)  # by seat, the set of cards it was dealt to arrange
        self.arranged: vec[i64] = filled(self.players, NOBODY)  # by seat, the arrangement chosen and still secret
        self.cards: vec[i64] = vec[i64]()  # by place, the card that lies there
        self.face_up = 0
        self.gathers: vec[i64] = filled(self.players, 0)  # by seat, the set of spots with its tokens
        self.pots = 0
        self.taken = 0
        self.blocked = 0
        self.placed = 0
        self.flipped = 0
        self.predictions: vec[i64] = vec[i64]()  # strengths, for the seats clockwise from the Pig player's left
        self.belief = None

    def fields(self, twin: State, each: Fields) -> None:
        """How every field is copied and read."""
        assert isinstance(twin, Table)
        twin.starter = each.number("starter", self.starter)
        twin.dealt = each.shared_card_sets("dealt", self.dealt, CARD_NAMES)
        twin.arranged = each.shared_row("arranged", self.arranged)
        twin.cards = each.shared_card_row("cards", self.cards, CARD_NAMES)
        twin.face_up = each.members("face_up", self.face_up)
        twin.gathers = each.card_sets("gathers", self.gathers, SPOT_NAMES)
        twin.pots = each.cards("pots", self.pots, SPOT_NAMES)
        twin.taken = each.cards("taken", self.taken, SPOT_NAMES)
        twin.blocked = each.cards("blocked", self.blocked, SPOT_NAMES)
        twin.placed = each.number("placed", self.placed)
        twin.flipped = each.members("flipped", self.flipped)
        twin.predictions = each.shared_row("predictions", self.predictions)
        twin.combinations = each.shared_row("combinations", self.combinations)
        twin.places = each.shared_row("places", self.places)
        twin.last_points = each.shared_row("last_points", self.last_points)
        each.cache("belief")
        each.cache("believed_from")

    # -- tokens ------------------------------------------------------------------------------------------------------

    def is_there(self, spot: i64) -> bool:
        """Whether a card, or the Pig, lies on a spot."""
        return self.pig if spot == PIG else self.cards[spot] != NOBODY

    def turn(self) -> i64:
        """MS-3.1: which of the four turns each it is, counted from 1."""
        return self.placed // self.players + 1

    def is_last_turn(self) -> bool:
        """Whether that is the last one; asked often, so that nothing is divided."""
        return self.placed >= (TURNS - 1) * self.players

    def mushrooms_left(self, seat: i64) -> i64:
        """MS-1.3: how many Mushrooms are still on the Basket."""
        return MUSHROOMS - size(self.gathers[seat] & ~self.pots)

    def has_pot(self, seat: i64) -> bool:
        """MS-1.3: whether the Pot is still on the Basket."""
        return (self.gathers[seat] & self.pots) == 0

    # -- the Pig -----------------------------------------------------------------------------------------------------

    def pig_player(self) -> i64:
        """The seat whose token is on the Pig."""
        for seat in range(self.players):
            if has(self.gathers[seat], PIG):
                return seat
        return NOBODY

    def predicted_next(self) -> i64:
        """MS-7.4: the seat whose soup the Pig player predicts next."""
        return (self.pig_player() + 1 + len(self.predictions)) % self.players

    def said_of(self, seat: i64) -> i64:
        """MS-7.4: the strength predicted for a seat, or 0."""
        if len(self.predictions) == 0:
            return 0
        step = (seat + self.players - self.pig_player() - 1) % self.players
        return self.predictions[step] if step < len(self.predictions) else 0

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
        """What a seat can work out once the rows lie; kept until it knows more, or somebody else asks."""
        known = self.known_to(seat)
        belief = self.belief
        if belief is None or self.believed_from != known:
            belief = Belief(self.players, self.cards, known)
            self.belief = belief
            self.believed_from = known
        return belief
