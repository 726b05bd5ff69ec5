# compiled
"""What lies on a table of Iyadosu, and what everybody has seen of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.iyadosu.cards import CARD_NAMES, CARDS, HAND, STRENGTHS, of_colour
from donabe.kernel.bits import bit, filled, full
from donabe.kernel.chance import Chance
from donabe.kernel.fields import Fields
from donabe.kernel.history import SEATS
from donabe.kernel.state import NOBODY, State

DIVIDING: Final = 0
TRICKS: Final = 1
OVER: Final = 2


class Table(State):
    """Hands, bids, the stack of Inserts and the trick."""

    eliminated: i64 = 0  # the set of seats that are out
    to_play: i64 = 0  # the set of seats that have not played to this trick
    lead: i64 = NOBODY  # the colour of this trick's first number card
    trick_number: i64 = 0  # finished ones
    lacks: i64 = 0  # by seat, a small row: the set of colours its normal cards have been seen to lack
    owes: i64 = 0  # by seat, a small row: the set of colours refused of which no normal card was shown since

    def __init__(self, players: i64, chance: Chance, bid_bonus: bool, early_win: bool) -> None:
        super().__init__(players, chance)
        self.bid_bonus = bid_bonus
        self.early_win = early_win
        self.starter: i64 = NOBODY  # until chance has decided
        self.last_round: vec[i64] = vec[i64]()  # points of the round just scored

    def clear(self) -> None:
        """All cards come back, bids and tricks are forgotten."""
        none = filled(self.players, 0)
        self.dealt: vec[i64] = vec[i64]()  # every seat's twelve cards in the order they were dealt
        self.normal: vec[i64] = none  # by seat, the set left of the Insert
        self.refuse: vec[i64] = none  # by seat, the set right of it
        self.bids: vec[i64] = none  # by seat, 0 until it has divided its hand
        self.tricks: vec[i64] = none  # by seat, how many it has won
        self.submitted: vec[i64] = vec[i64]()  # seats, in the order of their Inserts on the stack
        self.eliminated = 0
        self.trick: vec[i64] = filled(self.players, NOBODY)  # by seat, the card played; it stays until the next lead
        self.to_play = 0
        self.lead = NOBODY
        self.trick_number = 0
        self.lacks = 0
        self.owes = 0

    def lay_out(self) -> None:
        """New rows for the round that is dealt: until then tables share them."""
        self.normal = filled(self.players, 0)
        self.refuse = filled(self.players, 0)
        self.bids = filled(self.players, 0)
        self.tricks = filled(self.players, 0)
        self.trick = filled(self.players, NOBODY)

    def fields(self, twin: State, each: Fields) -> None:
        """How every field is copied and read."""
        assert isinstance(twin, Table)
        rows = each if len(self.dealt) > 0 else each.before_deal()
        twin.starter = each.number("starter", self.starter)
        twin.last_round = each.shared_row("last_round", self.last_round)
        twin.dealt = each.shared_card_row("dealt", self.dealt, CARD_NAMES)
        twin.normal = rows.card_sets("normal", self.normal, CARD_NAMES)
        twin.refuse = rows.card_sets("refuse", self.refuse, CARD_NAMES)
        if self.phase == DIVIDING:
            twin.bids = rows.row("bids", self.bids)
        else:
            twin.bids = rows.shared_row("bids", self.bids)
        twin.tricks = rows.row("tricks", self.tricks)
        twin.submitted = each.shared_row("submitted", self.submitted)
        twin.eliminated = each.members("eliminated", self.eliminated)
        twin.trick = rows.card_row("trick", self.trick, CARD_NAMES)
        twin.to_play = each.members("to_play", self.to_play)
        twin.lead = each.number("lead", self.lead)
        twin.trick_number = each.number("trick_number", self.trick_number)
        twin.lacks = each.small_row("lacks", self.lacks, self.players)
        twin.owes = each.small_row("owes", self.owes, self.players)

    def hand(self, seat: i64) -> vec[i64]:
        """A seat's twelve cards in the order they were dealt."""
        return self.dealt[seat * HAND : (seat + 1) * HAND]

    def dealt_between(self, seat: i64, first: i64, last: i64) -> i64:
        """The set of a seat's cards from one place of its hand to before another."""
        dealt = self.dealt
        cards: i64 = 0
        for place in range(seat * HAND + first, seat * HAND + last):
            cards |= bit(dealt[place])
        return cards

    def following(self, seat: i64) -> i64:
        """The set of a seat's normal cards of the lead colour; none for the leader."""
        if self.lead == NOBODY:
            return 0
        return self.normal[seat] & of_colour(self.lead)

    def survivors(self) -> i64:
        """The set of seats still in the round."""
        return full(self.players) & ~self.eliminated

    def winner(self) -> i64:
        """IY-6.1, IY-6.2: the seat whose card wins the trick, or leads so far."""
        if self.lead == NOBODY:
            return NOBODY
        trick = self.trick
        strengths = STRENGTHS
        first = self.lead * (CARDS + 1) + 1
        best: i64 = 0
        for seat in range(self.players):
            best = max(best, strengths[first + trick[seat]] * SEATS + seat)
        return best % SEATS

    def below(self, seat: i64) -> i64:
        """IY-8.1: how many Inserts lie under this seat's on the stack."""
        for place in range(i64(len(self.submitted))):
            if self.submitted[place] == seat:
                return place
        return 0
