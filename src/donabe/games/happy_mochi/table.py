# compiled
"""What lies on a table of Happy Mochi, and who has seen what of it.

Every card carries its story with it. `known[card]` is the set of seats that know where it is. Its origin is its last
place in `laid`: the cards in the order in which this round put them on the table, first the reserves kept from earlier
rounds, then the deal, then each deck made anew. Nothing but the deck's end is ever drawn blindly, so origins are open
to all, and whoever has not seen a card knows at least where it came from.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from donabe.games.happy_mochi.cards import CARD_NAMES, CARDS, NOTHING, PLAIN
from donabe.games.happy_mochi.pairs import COLOURFUL, demand_of, pair_of
from donabe.games.happy_mochi.rows import Rows, no_rows
from donabe.kernel.bits import bit, filled, full
from donabe.kernel.chance import Chance
from donabe.kernel.fields import Fields
from donabe.kernel.small_row import small_at, small_put
from donabe.kernel.state import NOBODY, State

TURN: Final = 0  # play a pair or draw a card
RESOLVING: Final = 1  # carry out the effects of the pair just played
DRAWING: Final = 2  # a named player chooses where to draw from
INSERTING: Final = 3  # a card in the hand needs its place
GIVING: Final = 4  # everybody chooses a card to pass on
SETTING_ASIDE: Final = 5  # everybody chooses a card to keep
OVER: Final = 6


def nobody_knows() -> vec[u8]:
    """By card, the set of seats that know where it is: none."""
    return vec[u8]([u8(0)] * CARDS)


class Table(State):
    """Rows, reserves, the two central stacks, the deck and the value card."""

    turn: i64 = NOBODY  # whose turn it is
    turns: i64 = 0  # that have ended in this round
    waits: i64 = 0  # turns in a row without a play or a draw
    winner: i64 = NOBODY  # of the round that has just ended
    top: i64 = 0  # the deck is `laid` from here on
    held: i64 = 0  # by seat, one more than a card that needs its place in the row: a small row
    owed_left: i64 = PLAIN  # effects of the pair just played that are still to come
    owed_right: i64 = PLAIN

    def __init__(self, players: i64, chance: Chance, effects: vec[i64], end_score: i64) -> None:
        super().__init__(players, chance)
        self.effects = effects  # by card; never changed
        self.end_score = end_score
        self.starter: i64 = NOBODY  # until chance has decided
        self.plus: bool = True  # HM-2.3: the value card shows +
        self.reserves: Rows = no_rows()
        self.known: vec[u8] = nobody_knows()
        self.maybe: vec[i64] = vec[i64]()  # two halves for each kept reserve: what it may be, as far as was seen
        self.misfits: vec[i64] = vec[i64]()  # neighbours that somebody who waited could not play (inference/misfits.py)
        self.unseen: object = None  # what a seat has not seen, once asked for (resampling.py)

    def clear(self) -> None:
        """All cards but the reserves come back."""
        self.turn = NOBODY
        self.turns = 0
        self.waits = 0
        self.winner = NOBODY
        self.rows: Rows = no_rows()
        self.left: vec[i64] = vec[i64]()  # the central stacks, top card last
        self.right: vec[i64] = vec[i64]()
        self.laid: vec[i64] = vec[i64]()
        self.segments: vec[i64] = vec[i64]()  # where in `laid` the deal and each new deck begin
        self.top = 0
        self.held = 0
        self.chosen: vec[i64] = filled(self.players, NOTHING)  # by seat, a place chosen and still hidden
        self.owed_left = PLAIN
        self.owed_right = PLAIN

    def fields(self, twin: State, each: Fields) -> None:
        """How every field is copied and read."""
        assert isinstance(twin, Table)
        twin.starter = each.number("starter", self.starter)
        twin.turn = each.number("turn", self.turn)
        twin.plus = each.flag("plus", self.plus)
        twin.turns = each.number("turns", self.turns)
        twin.waits = each.number("waits", self.waits)
        twin.winner = each.number("winner", self.winner)
        twin.rows = self.rows.field("rows", each, self.players)
        twin.reserves = self.reserves.field("reserves", each, self.players)
        twin.left = each.card_row("left", self.left, CARD_NAMES)
        twin.right = each.card_row("right", self.right, CARD_NAMES)
        twin.laid = each.shared_card_row("laid", self.laid, CARD_NAMES)
        twin.segments = each.shared_row("segments", self.segments)
        twin.top = each.number("top", self.top)
        twin.known = each.byte_row("known", self.known)
        if each.reading:
            each.note("origin", list(self.origins()))
        twin.maybe = each.shared_row("maybe", self.maybe)
        twin.held = each.small_cards("held", self.held, self.players, CARD_NAMES)
        twin.chosen = each.row("chosen", self.chosen)
        twin.owed_left = each.number("owed_left", self.owed_left)
        twin.owed_right = each.number("owed_right", self.owed_right)
        twin.misfits = each.shared_row("misfits", self.misfits)
        each.cache("unseen")

    def detail(self) -> dict[str, object]:
        """Every field, readable: the effects still to come together, and misfits only where somebody has waited."""
        read = super().detail()
        misfits = read.pop("misfits")
        read["owed"] = [read.pop("owed_left"), read.pop("owed_right")]
        return {**read, "misfits": misfits} if misfits else read

    # -- asking ------------------------------------------------------------------------------------------------------

    def everybody(self) -> i64:
        """The set of all seats."""
        return full(self.players)

    def central(self) -> i64:
        """HM-4.2: the number that the central pair shows."""
        return pair_of(self.left[-1], self.right[-1]) >> 2

    def one_colour(self) -> bool:
        """HM-4.4: whether the central pair asks for a pair of one colour."""
        return pair_of(self.left[-1], self.right[-1]) & COLOURFUL == 0

    def demand(self) -> i64:
        """What the central pair and the value card demand of a pair."""
        pair = pair_of(self.left[-1], self.right[-1])
        return demand_of(pair >> 2, self.plus, pair & COLOURFUL == 0)

    def in_hand(self, seat: i64) -> i64:
        """The card of a seat that needs its place in the row, or NOTHING."""
        return small_at(self.held, seat) - 1

    def holder(self, card: i64) -> i64:
        """The seat that has a card in its row, in reserve or in its hand, or NOBODY."""
        for seat in range(self.players):
            if self.reserves.holds(seat, card) or self.rows.holds(seat, card) or self.in_hand(seat) == card:
                return seat
        return NOBODY

    def knowers(self, card: i64) -> i64:
        """The set of seats that know where a card is."""
        return i64(self.known[card])

    def deck_size(self) -> i64:
        """How many cards the deck holds."""
        return i64(len(self.laid)) - self.top

    def common_cards(self) -> bool:
        """HM-5.5, HM-5.6: whether the centre can spare a card: from the deck, or from under the central pair."""
        return self.deck_size() > 0 or len(self.left) > 1 or len(self.right) > 1

    def owes(self, effect: i64) -> bool:
        """Whether the pair just played still has this effect to come."""
        return self.owed_left == effect or self.owed_right == effect  # noqa: PLR1714 - a tuple boxes numbers

    def origin(self, card: i64) -> i64:
        """The place in `laid` where a card was put on the table last, or NOTHING."""
        laid = self.laid
        place: i64 = len(laid) - 1
        while place >= 0 and laid[place] != card:
            place -= 1
        return place

    def origins(self) -> vec[i64]:
        """The same by card."""
        laid = self.laid
        out = filled(CARDS, NOTHING)
        for place in range(i64(len(laid))):
            out[laid[place]] = place
        return out

    def segment_of(self, place: i64) -> i64:
        """Which deck a place in `laid` belongs to: 0 the one that was dealt from, then the new ones; -1 for reserves."""
        number: i64 = len(self.segments) - 1
        while number >= 0 and self.segments[number] > place:
            number -= 1
        return number

    def segment_end(self, number: i64) -> i64:
        """Where in `laid` a deck ends."""
        return self.segments[number + 1] if number + 1 < len(self.segments) else len(self.laid)

    # -- moving cards, and writing down who sees them ----------------------------------------------------------------

    def lay(self, cards: vec[i64]) -> None:
        """Put cards on the table, each in the place that is its origin from now on."""
        laid = self.laid[:]
        for card in cards:
            laid = append(laid, card)
        self.laid = laid

    def lay_deck(self, cards: vec[i64]) -> None:
        """Put a shuffled deck on the table, whose cards nobody knows: the one to deal from, or a new one."""
        self.segments = append(self.segments[:], len(self.laid))
        self.top = len(self.laid)
        self.lay(cards)
        for card in cards:
            self.known[card] = u8(0)

    def show(self, card: i64) -> None:
        """Let everybody see a card."""
        self.known[card] = u8(self.everybody())

    def put_left(self, card: i64) -> None:
        """Put a card onto the left central stack."""
        self.left = append(self.left, card)
        self.show(card)

    def put_right(self, card: i64) -> None:
        """Put a card onto the right central stack."""
        self.right = append(self.right, card)
        self.show(card)

    def take(self, seat: i64, card: i64) -> None:
        """Give a seat a card, which it looks at, and which then needs its place in the row."""
        self.held = small_put(self.held, seat, card + 1)
        self.known[card] |= u8(bit(seat))
