# compiled
"""What lies on a table of Happy Mochi, and who has seen what of it.

Every card carries its story with it. `known[card]` is the set of seats that know where it is. `origin[card]` is its
place in `laid`: the cards in the order in which this round put them on the table, first the reserves kept from earlier
rounds, then the deal, then each deck made anew. Nothing but the deck's end is ever drawn blindly, so origins are open
to all, and whoever has not seen a card knows at least where it came from.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.happy_mochi.cards import CARDS, NOTHING, PLAIN, card_name
from donabe.games.happy_mochi.rows import Rows, no_rows
from donabe.kernel.bits import filled, full
from donabe.kernel.chance import Chance
from donabe.kernel.state import State

TURN: Final = 0  # play a pair or draw a card
RESOLVING: Final = 1  # carry out the effects of the pair just played
DRAWING: Final = 2  # a named player chooses where to draw from
INSERTING: Final = 3  # a card in the hand needs its place
GIVING: Final = 4  # everybody chooses a card to pass on
SETTING_ASIDE: Final = 5  # everybody chooses a card to keep
OVER: Final = 6


class Table(State):
    """Rows, reserves, the two central stacks, the deck and the value card."""

    def __init__(self, players: i64, chance: Chance, effects: vec[i64], end_score: i64) -> None:
        super().__init__(players, chance)
        self.effects = effects  # by card; never changed
        self.end_score = end_score
        self.phase: i64 = TURN
        self.starter: i64 = NOTHING
        self.turn: i64 = NOTHING  # whose turn it is
        self.plus: bool = True  # HM-2.3: the value card shows +
        self.turns: i64 = 0  # that have ended in this round
        self.waits: i64 = 0  # turns in a row without a play or a draw
        self.winner: i64 = NOTHING  # of the round that has just ended
        self.rows: Rows = no_rows(players)
        self.reserves: Rows = no_rows(players)
        self.left: vec[i64] = vec[i64]()  # the central stacks, top card last
        self.right: vec[i64] = vec[i64]()
        self.laid: vec[i64] = vec[i64]()
        self.segments: vec[i64] = vec[i64]()  # where in `laid` the deal and each new deck begin
        self.top: i64 = 0  # the deck is `laid` from here on
        self.known: vec[i64] = filled(CARDS, 0)
        self.origin: vec[i64] = filled(CARDS, NOTHING)
        self.maybe: vec[i64] = vec[i64]()  # two halves for each kept reserve: what it may be, as far as was seen
        self.held: vec[i64] = filled(players, NOTHING)  # by seat, a card that needs its place in the row
        self.chosen: vec[i64] = filled(players, NOTHING)  # by seat, a place chosen and still hidden
        self.owed_left: i64 = PLAIN  # effects of the pair just played that are still to come
        self.owed_right: i64 = PLAIN

    def everybody(self) -> i64:
        """The set of all seats."""
        return full(self.players)

    def left_of(self, seat: i64) -> i64:
        """HM-2.4: the next seat clockwise."""
        return (seat + 1) % self.players

    def deck_size(self) -> i64:
        """How many cards the deck holds."""
        return i64(len(self.laid)) - self.top

    def copy_onto(self, twin: "Table") -> None:
        """All of it onto a twin; `laid`, `segments` and `maybe` are never changed in place, so twins share them."""
        self.copy_into(twin)
        twin.phase = self.phase
        twin.starter = self.starter
        twin.turn = self.turn
        twin.plus = self.plus
        twin.turns = self.turns
        twin.waits = self.waits
        twin.winner = self.winner
        twin.rows = self.rows.copy()
        twin.reserves = self.reserves.copy()
        twin.left = self.left[:]
        twin.right = self.right[:]
        twin.laid = self.laid
        twin.segments = self.segments
        twin.top = self.top
        twin.known = self.known[:]
        twin.origin = self.origin[:]
        twin.maybe = self.maybe
        twin.held = self.held[:]
        twin.chosen = self.chosen[:]
        twin.owed_left = self.owed_left
        twin.owed_right = self.owed_right

    def detail(self) -> dict[str, object]:
        """Every field, readable."""
        return {
            "phase": self.phase,
            "starter": self.starter,
            "turn": self.turn,
            "plus": self.plus,
            "turns": self.turns,
            "waits": self.waits,
            "winner": self.winner,
            "rows": [_names(self.rows.row(seat)) for seat in range(self.players)],
            "reserves": [_names(self.reserves.row(seat)) for seat in range(self.players)],
            "left": _names(self.left),
            "right": _names(self.right),
            "laid": _names(self.laid),
            "segments": list(self.segments),
            "top": self.top,
            "known": list(self.known),
            "origin": list(self.origin),
            "maybe": list(self.maybe),
            "held": _names(self.held),
            "chosen": list(self.chosen),
            "owed": [self.owed_left, self.owed_right],
        }


def _names(cards: vec[i64]) -> list[str]:
    return [card_name(card) if card != NOTHING else "" for card in cards]
