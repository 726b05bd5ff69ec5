# compiled
"""What lies on a table of Mush-Ring.

Hands, piles and the discard pile are counts by kind, because copies of a kind are the same and order means nothing. A
place is a space of some ring: seat * SPACES + space.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from donabe.games.mush_ring.cards import KINDS, SPACES, kind_name
from donabe.games.mush_ring.journal import described, entry
from donabe.kernel.bits import bit, filled, full, listed, shifted
from donabe.kernel.chance import Chance
from donabe.kernel.state import State

PLAYING: Final = 0  # a card to play
EXTRA: Final = 1  # one more Shroom, or none
PLACING: Final = 2  # a space for the card in `card`
AIMING: Final = 3  # a card in an opponent's ring, to stomp or steal
DIGGING: Final = 4  # a card of the discard pile
ASKING: Final = 5  # an opponent to ask for a colour
NAMING: Final = 6  # the colour
GIVING: Final = 7  # a card to give
DROPPING: Final = 8  # a card to discard
STOMPING: Final = 9  # whether to stomp a Deth Kapp that is coming in
KEEPING: Final = 10  # which of the best colours to collect
LAST: Final = 11  # a card for the last ring, or no more
OVER: Final = 12

NONE: Final = -1
DOWN: Final = 32  # added to the kind of a card that lies face down


class Table(State):
    """Hands, rings, piles, and the play that is being carried out."""

    def __init__(self, players: i64, chance: Chance, copies: vec[i64]) -> None:
        super().__init__(players, chance)
        self.copies = copies  # by kind, how many the deck has; never changed
        self.phase: i64 = PLAYING
        self.dealer: i64 = NONE
        self.turn: i64 = NONE  # whose turn, or whose last plays
        self.turns: i64 = 0  # that have ended
        self.hands: vec[i64] = filled(players * KINDS, 0)  # by seat and kind
        self.kinds: vec[i64] = filled(players, 0)  # by seat, the set of kinds in the hand
        self.sizes: vec[i64] = filled(players, 0)  # by seat, the number of cards in the hand
        self.rings: vec[i64] = filled(players * SPACES, NONE)  # by place
        self.open: i64 = full(players * SPACES)  # the set of places without a card
        self.piles: vec[i64] = filled(players * KINDS, 0)  # Score Piles, by seat and kind
        self.collected: vec[i64] = filled(players, 0)  # by seat, the cards in the Score Pile
        self.discards: vec[i64] = filled(KINDS, 0)  # by kind
        self.deck: vec[i64] = vec[i64]()  # the draw pile as it was last shuffled
        self.top: i64 = 0  # what is left of it begins here
        self.shuffles: i64 = 0  # of the discard pile
        self.journal: vec[i64] = vec[i64]()  # how cards came into hands and left them
        self.card: i64 = NONE  # out of its hand or pile, not yet in a ring
        self.action: i64 = NONE  # the Action card being carried out
        self.more: bool = False  # a + is to be answered
        self.place: i64 = NONE  # where a Deth Kapp is coming in
        self.asked: i64 = NONE  # the opponent asked for a colour
        self.colour: i64 = NONE  # the colour
        self.best: i64 = 0  # the set of colours worth the same, while the owner of `place` chooses
        self.to_draw: i64 = 0
        self.to_drop: i64 = 0
        self.after: i64 = NONE  # what follows when the cards are drawn
        self.dry: bool = False  # both piles have been empty
        self.last_plays: i64 = 0  # players who have last plays, from `turn` on
        self.beginning: object | None = None  # where imagining this table begins, kept for the next time

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return (seat + 1) % self.players

    def ring_of(self, seat: i64) -> i64:
        """The set of places of a seat's ring."""
        return shifted(0x3F, seat * SPACES)

    def held(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind a hand has."""
        return self.hands[seat * KINDS + kind]

    def into_hand(self, seat: i64, kind: i64) -> None:
        """One more card in a hand."""
        self.hands[seat * KINDS + kind] += 1
        self.kinds[seat] |= bit(kind)
        self.sizes[seat] += 1

    def out_of_hand(self, seat: i64, kind: i64) -> None:
        """One card less in a hand."""
        left = self.hands[seat * KINDS + kind] - 1
        self.hands[seat * KINDS + kind] = left
        if left == 0:
            self.kinds[seat] &= ~bit(kind)
        self.sizes[seat] -= 1

    def write(self, sort: i64, seat: i64, kind: i64, other: i64 = 0, colour: i64 = 0) -> None:
        """Enter into the journal what has happened to a hand."""
        self.journal = append(self.journal, entry(sort, seat, other, kind, colour, i64(len(self.history)) - 1))

    def copy_onto(self, twin: "Table") -> None:
        """All of it onto a twin; `copies` and `deck` are never changed in place, so twins share them."""
        self.copy_into(twin)
        twin.phase = self.phase
        twin.dealer = self.dealer
        twin.turn = self.turn
        twin.turns = self.turns
        twin.hands = self.hands[:]
        twin.kinds = self.kinds[:]
        twin.sizes = self.sizes[:]
        twin.rings = self.rings[:]
        twin.open = self.open
        twin.piles = self.piles[:]
        twin.collected = self.collected[:]
        twin.discards = self.discards[:]
        twin.deck = self.deck
        twin.top = self.top
        twin.shuffles = self.shuffles
        twin.journal = self.journal[:]
        twin.card = self.card
        twin.action = self.action
        twin.more = self.more
        twin.place = self.place
        twin.asked = self.asked
        twin.colour = self.colour
        twin.best = self.best
        twin.to_draw = self.to_draw
        twin.to_drop = self.to_drop
        twin.after = self.after
        twin.dry = self.dry
        twin.last_plays = self.last_plays

    def detail(self) -> dict[str, object]:
        """Every field, readable."""
        seats = range(self.players)
        return {
            "phase": self.phase,
            "dealer": self.dealer,
            "turn": self.turn,
            "turns": self.turns,
            "hands": [_names(self.hands, seat) for seat in seats],
            "kinds": list(self.kinds),
            "sizes": list(self.sizes),
            "rings": [[ring_name(self.rings[seat * SPACES + space]) for space in range(SPACES)] for seat in seats],
            "open": list(listed(self.open)),
            "piles": [_names(self.piles, seat) for seat in seats],
            "collected": list(self.collected),
            "discards": _names(self.discards, 0),
            "deck": [kind_name(kind) for kind in self.deck],
            "top": self.top,
            "shuffles": self.shuffles,
            "journal": [described(line) for line in self.journal],
            "card": ring_name(self.card),
            "action": ring_name(self.action),
            "more": self.more,
            "place": self.place,
            "asked": self.asked,
            "colour": self.colour,
            "best": self.best,
            "to_draw": self.to_draw,
            "to_drop": self.to_drop,
            "after": self.after,
            "dry": self.dry,
            "last_plays": self.last_plays,
        }


def ring_name(card: int) -> str:
    """What lies on a space, as text: nothing, a card, or a card face down in brackets."""
    if card == NONE:
        return ""
    return f"({kind_name(card - DOWN)})" if card >= DOWN else kind_name(card)


def _names(counts: vec[i64], seat: i64) -> list[str]:
    return [kind_name(kind) for kind in range(KINDS) for _copy in range(counts[seat * KINDS + kind])]
