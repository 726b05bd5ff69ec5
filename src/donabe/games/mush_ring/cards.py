# compiled
"""Mush-Ring's cards, by kind: copies of a kind are all the same."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from donabe.kernel.bits import bit, filled, full, lowest, shifted
from donabe.kernel.errors import BadOption, shortened

COLOURS: Final = 4
LETTERS: Final = "RBYG"
COLOUR_NAMES: Final = ("red", "blue", "yellow", "green")
FACES: Final = 4  # of a colour; a coloured Shroom is colour * FACES + its face
FACE_NAMES: Final = ("1+", "1", "2", "3")
COLOURED: Final = COLOURS * FACES
WILD: Final = COLOURED
DETH: Final = COLOURED + 1
SHROOMS: Final = COLOURED + 2  # kinds below this are Shroom cards (MR-1.2)
DRAW: Final = SHROOMS
STOMP: Final = SHROOMS + 1
STEAL: Final = SHROOMS + 2
PICK: Final = SHROOMS + 3
DIG: Final = SHROOMS + 4
KINDS: Final = SHROOMS + 5
SPECIAL_NAMES: Final = ("wild", "deth", "draw", "stomp", "steal", "pick", "dig")

CARDS: Final = 50
HAND_ROW: Final = KINDS + 1  # numbers in which a hand is kept: how many of each kind, then the set of kinds
HAND: Final = 5
SPACES: Final = 6
ENOUGH: Final = 10  # cards in a Score Pile that end the game
TURNS_EACH: Final = 100

# The printed numbers are lost; these are a reconstruction (MR-1.1).
DECK: Final[dict[str, int]] = {
    **{letter + face: count for letter in LETTERS for face, count in (("1+", 2), ("1", 1), ("2", 3), ("3", 2))},
    "wild": 4,
    "deth": 4,
    "draw": 2,
    "stomp": 2,
    "steal": 2,
    "pick": 2,
    "dig": 2,
}


def is_shroom(kind: i64) -> bool:
    """MR-1.2: whether this is a Shroom card."""
    return kind < SHROOMS


def has_plus(kind: i64) -> bool:
    """Whether its player may play one more."""
    return kind < COLOURED and kind % FACES == 0


def worth(kind: i64) -> i64:
    """MR-1.3: what the card is worth face up."""
    if kind < COLOURED:
        return max(kind % FACES, 1)
    return 1 if kind == WILD else 0


def of_colour(colour: i64) -> i64:
    """The set of kinds of one colour."""
    return shifted(0xF, colour * FACES)


def matching(colour: i64) -> i64:
    """MR-4.5: the set of kinds that answer to a colour: its own, and the Wild Shroom."""
    return of_colour(colour) | shifted(1, WILD)


def all_shrooms() -> i64:
    """The set of Shroom kinds."""
    return full(SHROOMS)


def all_actions() -> i64:
    """The set of Action kinds."""
    return full(KINDS) & ~full(SHROOMS)


def kind_name(kind: int) -> str:
    """A kind as text, such as R1+ or stomp."""
    if kind < COLOURED:
        return LETTERS[kind // FACES] + FACE_NAMES[kind % FACES]
    return SPECIAL_NAMES[kind - COLOURED]


KIND_NAMES: Final[list[str]] = [kind_name(number) for number in range(KINDS)]


def spread(counts: vec[i64]) -> vec[i64]:
    """So many cards of each kind, in a row in ascending order."""
    total: i64 = 0
    for count in counts:
        total += count
    cards = filled(total, 0)
    place: i64 = 0
    rest = kinds_in(counts)
    while rest != 0:
        kind = lowest(rest)
        for _copy in range(counts[kind]):
            cards[place] = kind
            place += 1
        rest &= rest - 1
    return cards


def kinds_in(counts: vec[i64]) -> i64:
    """The set of kinds of which there are any, found without a step that the counts decide."""
    kinds: i64 = 0
    for kind in range(i64(KINDS)):
        kinds |= (-counts[kind] >> 63) & bit(kind)
    return kinds


def cards_of(deck: dict[str, int]) -> vec[i64]:
    """Its cards in ascending order."""
    return spread(vec[i64]([deck[kind_name(kind)] for kind in range(KINDS)]))


def checked_deck(given: Any) -> dict[str, int]:
    """The deck as plain data, or BadOption saying what does not fit (MR-1.6)."""
    if not isinstance(given, dict):
        raise BadOption("mush_ring-bad-deck", known=list(DECK))
    for name in given:
        if name not in DECK:
            raise BadOption("mush_ring-bad-card", name=shortened(str(name)), known=list(DECK))
    for name in DECK:
        count = given.get(name)
        if count is None:
            raise BadOption("mush_ring-bad-missing", name=name, most=CARDS)
        if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= CARDS:
            raise BadOption("mush_ring-bad-number", name=name, most=CARDS, found=shortened(repr(count)))
    total = sum(given.values())
    if total != CARDS:
        raise BadOption("mush_ring-bad-total", found=total, right=CARDS)
    return {name: given[name] for name in DECK}
