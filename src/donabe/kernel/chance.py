# compiled
"""Chance: every shuffle of a match re-derived from one secret seed (docs/records.md describes it exactly)."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donabe.kernel.bits import filled, gathered, in_hands, sample
from donabe.kernel.shake import BLOCK, Stream, stream_of

SEED_BYTES: Final = 32
BEGUN: Final = stream_of(b"donabe/1/")  # what every message begins with
BYTES: Final = 256
MOST_CARDS: Final = BYTES
INVERSE_BITS: Final = 16
# Multiplied with a byte and shifted back, it gives the byte divided by a number; a real division takes far longer.
INVERSE: Final = vec[i64]([-(-(1 << INVERSE_BITS) // max(divisor, 1)) for divisor in range(MOST_CARDS + 1)])
LUCKS: Final[i64] = 0x1000000000000000  # from so many numbers luck is drawn
LABELS: Final[i64] = 0xFFFFFFFFFF  # the largest number that stands for a round and a purpose


class Chance:
    """Where shuffles come from: the secret seed of a match."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def shuffle(self, round_number: i64, purpose: str, cards: i64) -> vec[i64]:
        """A random order of the numbers 0 to cards - 1 (at most MOST_CARDS), the same each time it is asked."""
        order = counted(cards)
        shuffle_from_stream(order, self._stream(round_number, purpose))
        return order

    def ordered(self, round_number: i64, purpose: str, deck: vec[i64]) -> vec[i64]:
        """A deck in the order of a shuffle."""
        order = deck[:]
        shuffle_from_stream(order, self._stream(round_number, purpose))
        return order

    def hands(self, round_number: i64, purpose: str, deck: vec[i64], held: i64) -> vec[i64]:
        """A deck in the order of a shuffle, dealt so many cards to a hand, as sets; the last hand has what is left."""
        return in_hands(self.ordered(round_number, purpose, deck), held)

    def _stream(self, round_number: i64, purpose: str) -> Stream:
        stream = BEGUN.twin()
        stream.write(self.seed)
        stream.write(b"/")
        stream.write_number(round_number)
        stream.write(b"/")
        stream.write(purpose.encode())
        return stream


class Script:
    """What came up in the round of an imagined world, written down once somebody asks: few do."""

    def written(self) -> dict[str, vec[i64]]:
        """By purpose an order, the deck in that order where one is shuffled, or the hands where cards are dealt as such."""
        raise NotImplementedError


@final
class Luck(Chance):
    """Chance for simulations and imagined worlds: quick, from a number that a generator drew, never for a real deal.

    An imagined world scripts what came up in its round (`Script`).
    """

    def __init__(self, rng: Random, round_number: i64 = 0, script: dict[str, vec[i64]] | Script | None = None) -> None:
        super().__init__(b"")
        self.number: i64 = rng.randrange(LUCKS)
        self.round: i64 = round_number
        self.script = script

    def shuffle(self, round_number: i64, purpose: str, cards: i64) -> vec[i64]:
        """The order scripted, or else that of a generator which this number, the round and the purpose start."""
        script = self._script_of(round_number)
        if script is not None and purpose in script:
            return script[purpose][:]
        order = counted(cards)
        shuffle(order, self._generator(round_number, purpose))
        return order

    def ordered(self, round_number: i64, purpose: str, deck: vec[i64]) -> vec[i64]:
        """The deck scripted, or else one in the order of that generator."""
        script = self._script_of(round_number)
        if script is not None and purpose in script:
            return script[purpose][:]
        order = deck[:]
        shuffle(order, self._generator(round_number, purpose))
        return order

    def hands(self, round_number: i64, purpose: str, deck: vec[i64], held: i64) -> vec[i64]:
        """The hands scripted, or else drawn as sets: nobody needs an order."""
        script = self._script_of(round_number)
        if script is not None and purpose in script:
            return script[purpose][:]
        rng = self._generator(round_number, purpose)
        hands = filled((i64(len(deck)) + held - 1) // held, 0)
        rest = gathered(deck)
        for hand in range(i64(len(hands)) - 1):
            hands[hand] = sample(rest, held, rng)
            rest &= ~hands[hand]
        hands[len(hands) - 1] = rest
        return hands

    def _script_of(self, round_number: i64) -> dict[str, vec[i64]] | None:
        script = self.script
        if script is None or round_number != self.round:
            return None
        if isinstance(script, Script):
            script = script.written()
            self.script = script
        return script

    def _generator(self, round_number: i64, purpose: str) -> Random:
        label = round_number
        for letter in purpose:
            label = (label * 131 + ord(letter)) & LABELS
        return Random(self.number + label)


def shuffled(seed: bytes, label: str, cards: i64) -> vec[i64]:
    """The numbers 0 to cards - 1 in the order that a seed and a label give."""
    stream = BEGUN.twin()
    stream.write(seed + b"/" + label.encode())
    order = counted(cards)
    shuffle_from_stream(order, stream)
    return order


def shuffle_from_stream(order: vec[i64], stream: Stream) -> None:
    """Fisher-Yates from the last place down, one byte a draw, bytes that would bias a draw thrown away."""
    choices: i64 = len(order)
    if choices > MOST_CARDS:
        raise ValueError("a shuffle is of at most 256 cards: each draw is one byte")
    lanes = stream.first_block()
    inverse = INVERSE
    lane: i64 = 0
    read: i64 = 0  # bytes of this block
    while choices > 1:
        if read & 7 == 0:
            if read == BLOCK:
                lanes = stream.next_block()
                read = 0
            lane = lanes[read >> 3]
        drawn = lane & (BYTES - 1)
        lane >>= 8
        read += 1
        share = (drawn * inverse[choices]) >> INVERSE_BITS
        if (share + 1) * choices <= BYTES:
            other = drawn - share * choices
            choices -= 1
            order[choices], order[other] = order[other], order[choices]


def counted(cards: i64) -> vec[i64]:
    """The numbers 0 to cards - 1 in ascending order."""
    out = filled(cards, 0)
    for number in range(cards):
        out[number] = number
    return out


def shuffle(cards: vec[i64], rng: Random) -> None:
    """Shuffle in place for a search: quick, repeatable from the generator's seed, never used for a real deal."""
    place: i64 = len(cards) - 1
    while place > 0:
        other: i64 = rng.randrange(place + 1)
        cards[place], cards[other] = cards[other], cards[place]
        place -= 1
