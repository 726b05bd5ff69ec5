# compiled
"""What lies on a table of Iyadosu, and what everybody has seen of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.iyadosu.cards import card_name
from donabe.kernel.bits import listed
from donabe.kernel.chance import Chance
from donabe.kernel.state import State

DIVIDING: Final = 0
TRICKS: Final = 1
OVER: Final = 2

NOBODY: Final = -1


class Table(State):
    """Hands, bids, the stack of Inserts and the trick."""

    def __init__(self, players: i64, chance: Chance, bid_bonus: bool, early_win: bool) -> None:
        super().__init__(players, chance)
        self.bid_bonus = bid_bonus
        self.early_win = early_win
        self.phase: i64 = DIVIDING
        self.starter: i64 = NOBODY
        self.last_round: vec[i64] = vec[i64]()  # points of the round just scored
        self.dealt: vec[i64] = vec[i64]()  # every seat's twelve cards in the order they were dealt
        self.normal: vec[i64] = vec[i64]()  # by seat, the set left of the Insert
        self.refuse: vec[i64] = vec[i64]()  # by seat, the set right of it
        self.bids: vec[i64] = vec[i64]()
        self.tricks: vec[i64] = vec[i64]()
        self.submitted: vec[i64] = vec[i64]()  # seats, in the order of their Inserts on the stack
        self.eliminated: i64 = 0
        self.trick: vec[i64] = vec[
            i64
        ]()  # by seat, the card played to this trick (or, before its lead, to the last one)
        self.to_play: i64 = 0  # seats that have not played to this trick
        self.lead: i64 = NOBODY  # colour of this trick's first number card
        self.trick_number: i64 = 0
        self.lacks: vec[i64] = vec[i64]()  # by seat, colours its normal cards have been seen to lack
        self.owes: vec[i64] = vec[i64]()  # by seat, colours it refused and has not shown a normal card of since

    def copy_onto(self, twin: "Table") -> None:
        """All of it onto a twin; `dealt` and `last_round` are never changed in place, so twins share them."""
        self.copy_into(twin)
        twin.phase = self.phase
        twin.starter = self.starter
        twin.last_round = self.last_round
        twin.dealt = self.dealt
        twin.normal = self.normal[:]
        twin.refuse = self.refuse[:]
        twin.bids = self.bids[:]
        twin.tricks = self.tricks[:]
        twin.submitted = self.submitted[:]
        twin.eliminated = self.eliminated
        twin.trick = self.trick[:]
        twin.to_play = self.to_play
        twin.lead = self.lead
        twin.trick_number = self.trick_number
        twin.lacks = self.lacks[:]
        twin.owes = self.owes[:]

    def detail(self) -> dict[str, object]:
        """Every field, readable."""
        return {
            "phase": self.phase,
            "starter": self.starter,
            "last_round": list(self.last_round),
            "dealt": [card_name(card) for card in self.dealt],
            "normal": [[card_name(card) for card in listed(cards)] for cards in self.normal],
            "refuse": [[card_name(card) for card in listed(cards)] for cards in self.refuse],
            "bids": list(self.bids),
            "tricks": list(self.tricks),
            "submitted": list(self.submitted),
            "eliminated": list(listed(self.eliminated)),
            "trick": [card_name(card) if card != NOBODY else "" for card in self.trick],
            "to_play": list(listed(self.to_play)),
            "lead": self.lead,
            "trick_number": self.trick_number,
            "lacks": list(self.lacks),
            "owes": list(self.owes),
        }
