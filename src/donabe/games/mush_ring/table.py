# compiled
"""What lies on a table of Mush-Ring, and how cards come into hands and leave them.

Hands, piles and the discard pile are counts by kind, because copies of a kind are the same and order means nothing. A
place is a space of some ring: seat * SPACES + space. Whatever moves a card into a hand or out of it writes that into the
journal, from which a seat's knowledge is worked out (inference/journal.py).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from donabe.games.mush_ring.cards import HAND_ROW, KIND_NAMES, KINDS, SPACES, all_shrooms, kind_name, kinds_in, spread
from donabe.games.mush_ring.inference.journal import (
    COVERED,
    DREW,
    GAINED,
    GAVE,
    LOST,
    SHUFFLED,
    described,
    entry,
    on_spot,
    seat_of,
    turned_up,
    with_kind,
)
from donabe.games.mush_ring.inference.sight import Sight
from donabe.kernel.bits import bit, filled, full, refill, shifted
from donabe.kernel.chance import Chance
from donabe.kernel.fields import Fields
from donabe.kernel.small_row import small_added, small_at
from donabe.kernel.state import NOBODY, State

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
PHASES: Final = (
    *("playing", "extra", "placing", "aiming", "digging", "asking", "naming"),
    *("giving", "dropping", "stomping", "keeping", "last", "over"),
)

NONE: Final = -1  # where a card, a colour or a place could stand
DOWN: Final = 32  # added to the kind of a card that lies face down


class Table(State):
    """Hands, rings, piles, and the play that is being carried out."""

    dealer: i64 = NOBODY
    turn: i64 = NOBODY  # whose turn, or whose last plays
    turns: i64 = 0  # that have ended
    sizes: i64 = 0  # of the hands, a small row
    open: i64 = 0  # the set of places without a card
    top: i64 = 0  # what is left of it begins here
    shuffles: i64 = 0  # of the discard pile
    card: i64 = NONE  # out of its hand or pile, not yet in a ring
    action: i64 = NONE  # the Action card being carried out
    more: bool = False  # a + is to be answered
    place: i64 = NONE  # where a Deth Kapp is coming in
    asked: i64 = NOBODY  # the opponent asked for a colour
    colour: i64 = NONE  # the colour
    best: i64 = 0  # the set of colours worth the same, while the owner of the ring chooses
    to_draw: i64 = 0  # cards
    to_drop: i64 = 0  # cards that Draw 3, Pick 2 still wants discarded
    after: i64 = NONE  # what follows when the cards are drawn
    dry: bool = False  # both piles have been empty
    last_plays: i64 = 0  # players who have last plays, from `turn` on

    def __init__(self, players: i64, chance: Chance, cards: vec[i64]) -> None:
        super().__init__(players, chance)
        self.cards = cards  # of the whole deck, in ascending order; never changed
        self.crowd: object | None = None  # guesses at what is hidden here, kept for the next time they are asked for
        self.sight: Sight | None = None  # what the journal has told everybody, as far as somebody has asked

    def clear(self) -> None:
        """All cards come back."""
        self.dealer = NOBODY
        self.turn = NOBODY
        self.turns = 0
        self.hands: vec[i64] = filled(self.players * HAND_ROW, 0)  # by seat, HAND_ROW numbers each
        self.sizes = 0
        self.rings: vec[i64] = filled(self.players * SPACES, NONE)  # by place
        self.open = full(self.players * SPACES)
        self.piles: vec[i64] = filled(self.players * KINDS, 0)  # Score Piles, by seat and kind
        self.collected: vec[i64] = filled(self.players, 0)  # by seat, the cards in the Score Pile
        self.discards: vec[i64] = filled(KINDS, 0)  # by kind
        self.deck: vec[i64] = vec[i64]()  # the draw pile as it was last shuffled; never changed in place
        self.top = 0
        self.shuffles = 0
        self.journal: vec[i32] = vec[i32]()  # how cards came into hands and left them
        self.sight = None
        self.card = NONE
        self.action = NONE
        self.more = False
        self.place = NONE
        self.asked = NOBODY
        self.colour = NONE
        self.best = 0
        self.to_draw = 0
        self.to_drop = 0
        self.after = NONE
        self.dry = False
        self.last_plays = 0

    def fields(self, twin: State, each: Fields) -> None:
        """How every field is copied and read."""
        assert isinstance(twin, Table)
        twin.dealer = each.number("dealer", self.dealer)
        twin.turn = each.number("turn", self.turn)
        twin.turns = each.number("turns", self.turns)
        twin.hands = each.row("hands", self.hands)
        if each.reading:
            each.note("kinds", [self.kinds_held(seat) for seat in range(self.players)])
        twin.sizes = each.small_row("sizes", self.sizes, self.players)
        twin.rings = each.row("rings", self.rings)
        twin.open = each.members("open", self.open)
        twin.piles = each.row("piles", self.piles)
        twin.collected = each.row("collected", self.collected)
        twin.discards = each.row("discards", self.discards)
        twin.deck = each.shared_card_row("deck", self.deck, KIND_NAMES)
        twin.top = each.number("top", self.top)
        twin.shuffles = each.number("shuffles", self.shuffles)
        twin.journal = each.short_row("journal", self.journal)
        twin.card = each.number("card", self.card)
        twin.action = each.number("action", self.action)
        twin.more = each.flag("more", self.more)
        twin.place = each.number("place", self.place)
        twin.asked = each.number("asked", self.asked)
        twin.colour = each.number("colour", self.colour)
        twin.best = each.number("best", self.best)
        twin.to_draw = each.number("to_draw", self.to_draw)
        twin.to_drop = each.number("to_drop", self.to_drop)
        twin.after = each.number("after", self.after)
        twin.dry = each.flag("dry", self.dry)
        twin.last_plays = each.number("last_plays", self.last_plays)
        each.cache("crowd")
        each.cache("sight")

    def detail(self) -> dict[str, object]:
        """Every field, readable: cards by name, the journal in words."""
        read = super().detail()
        seats = range(self.players)
        read["hands"] = [self.hand_names(seat) for seat in seats]
        read["rings"] = [[ring_name(self.rings[seat * SPACES + space]) for space in range(SPACES)] for seat in seats]
        read["piles"] = [card_names(self.piles, seat * KINDS) for seat in seats]
        read["discards"] = card_names(self.discards, 0)
        read["journal"] = [described(line) for line in self.journal]
        read["card"] = ring_name(self.card)
        read["action"] = ring_name(self.action)
        return read

    # -- asking the table -----------------------------------------------------------------------------------------------

    def ring_of(self, seat: i64) -> i64:
        """The set of places of a seat's ring."""
        return shifted(0x3F, seat * SPACES)

    def held(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind a hand has."""
        return self.hands[seat * HAND_ROW + kind]

    def kinds_held(self, seat: i64) -> i64:
        """The set of kinds in a hand."""
        return self.hands[seat * HAND_ROW + KINDS]

    def hand_size(self, seat: i64) -> i64:
        """How many cards a hand has."""
        return small_at(self.sizes, seat)

    def hand_names(self, seat: i64) -> list[str]:
        """The cards of a hand as text."""
        return card_names(self.hands, seat * HAND_ROW)

    def cards_left(self) -> i64:
        """How many cards the draw pile and the discard pile have together."""
        cards = i64(len(self.deck)) - self.top
        for count in self.discards:
            cards += count
        return cards

    def diggable(self) -> i64:
        """The set of Shroom kinds in the discard pile."""
        return kinds_in(self.discards) & all_shrooms()

    # -- hands ----------------------------------------------------------------------------------------------------------

    def into_hand(self, seat: i64, kind: i64) -> None:
        """One more card in a hand, not yet written down."""
        hands = self.hands
        hands[seat * HAND_ROW + kind] += 1
        hands[seat * HAND_ROW + KINDS] |= bit(kind)
        self.sizes = small_added(self.sizes, seat, 1)

    def out_of_hand(self, seat: i64, kind: i64) -> None:
        """One card less in a hand, not yet written down."""
        hands = self.hands
        left = hands[seat * HAND_ROW + kind] - 1
        hands[seat * HAND_ROW + kind] = left
        if left == 0:
            hands[seat * HAND_ROW + KINDS] &= ~bit(kind)
        self.sizes = small_added(self.sizes, seat, -1)

    def draw_cards(self, seat: i64, count: i64) -> None:
        """The next cards of the draw pile, of which there are as many; only their new owner sees them."""
        first = seat * HAND_ROW
        hands = self.hands
        deck = self.deck
        journal = self.journal
        line = self.entry_now(DREW, seat, 0)
        kinds: i64 = 0
        for place in range(self.top, self.top + count):
            kind = deck[place]
            hands[first + kind] += 1
            kinds |= bit(kind)
            journal = append(journal, with_kind(line, kind))
        hands[first + KINDS] |= kinds
        self.journal = journal
        self.top += count
        self.sizes = small_added(self.sizes, seat, count)
        if self.events is not None:
            for place in range(self.top - count, self.top):
                self.tell("drawn", {"seat": seat, "card": kind_name(deck[place])}, bit(seat))

    def gain(self, seat: i64, kind: i64) -> None:
        """A card into a hand before everybody's eyes."""
        self.into_hand(seat, kind)
        self.write(GAINED, seat, kind)

    def lose(self, seat: i64, kind: i64) -> None:
        """A card out of a hand before everybody's eyes."""
        self.out_of_hand(seat, kind)
        self.write(LOST, seat, kind)

    def hand_over(self, giver: i64, taker: i64, kind: i64) -> None:
        """A card of the colour asked for from one hand to another; only the two see it."""
        self.out_of_hand(giver, kind)
        self.into_hand(taker, kind)
        self.write_between(GAVE, giver, taker, kind, self.colour)

    def cover(self, seat: i64, kind: i64) -> None:
        """A card out of a hand, to lie face down; only its owner sees it."""
        self.out_of_hand(seat, kind)
        self.write(COVERED, seat, kind)

    def write(self, sort: i64, seat: i64, kind: i64) -> None:
        """Enter into the journal what has happened to a hand."""
        self.journal = append(self.journal, self.entry_now(sort, seat, kind))

    def write_between(self, sort: i64, seat: i64, other: i64, kind: i64, colour: i64) -> None:
        """The same of a hand and somebody who has asked for a colour."""
        self.journal = append(self.journal, entry(sort, seat, other, kind, colour, i64(len(self.history)) - 1))

    def entry_now(self, sort: i64, seat: i64, kind: i64) -> i32:
        """An entry that belongs to the last move and concerns one hand."""
        return entry(sort, seat, 0, kind, 0, i64(len(self.history)) - 1)

    def seen(self) -> Sight:
        """What everybody is sure of; the journal is read on from where it was last read."""
        sight = self.sight
        if sight is None:
            sight = Sight(self.players)
            self.sight = sight
        sight.read_on(self.journal)
        return sight

    # -- the draw pile and the rings ------------------------------------------------------------------------------------

    def shuffle_discards(self) -> None:
        """The discard pile becomes the draw pile."""
        self.shuffles += 1
        self.deck = self.shuffled(purpose_of(self.shuffles), spread(self.discards))
        self.top = 0
        refill(self.discards, 0)
        self.write(SHUFFLED, 0, 0)
        if self.events is not None:
            self.tell("reshuffled", {"cards": len(self.deck)})

    def lay(self, place: i64, card: i64) -> None:
        """A card onto a space; of one just covered the journal keeps which."""
        self.rings[place] = card
        self.open &= ~bit(place)
        if card >= DOWN:
            last = i64(len(self.journal)) - 1
            self.journal[last] = on_spot(self.journal[last], place % SPACES)

    def empty_ring(self, owner: i64) -> None:
        """Every card out of a ring; what was covered there is now open to all."""
        rings = self.rings
        for place in range(owner * SPACES, (owner + 1) * SPACES):
            rings[place] = NONE
        self.open |= self.ring_of(owner)
        if self.last_plays > 0:  # only then can a card have been covered
            self._turn_up(owner)

    def _turn_up(self, owner: i64) -> None:
        """What somebody has just covered in their last plays has left the hand openly."""
        number = i64(len(self.journal)) - 1
        while number >= 0 and seat_of(self.journal[number]) == owner:
            self.journal[number] = turned_up(self.journal[number])
            number -= 1
        self.sight = None  # it has read something else


def ring_name(card: int) -> str:
    """What lies on a space, as text: nothing, a card, or a card face down in brackets."""
    if card == NONE:
        return ""
    return f"({kind_name(card - DOWN)})" if card >= DOWN else kind_name(card)


def card_names(counts: vec[i64], first: i64) -> list[str]:
    """Cards as text, where they are counted by kind from a first place on."""
    return [kind_name(kind) for kind in range(KINDS) for _copy in range(counts[first + kind])]


PURPOSES: Final[list[str]] = ["deal", *[f"reshuffle-{number}" for number in range(1, 64)]]


def purpose_of(shuffles: i64) -> str:
    """What the shuffle is called that comes after so many others: most names are made once."""
    return PURPOSES[shuffles] if shuffles < len(PURPOSES) else f"reshuffle-{shuffles}"
