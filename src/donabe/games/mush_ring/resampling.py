# compiled
"""What a seat at Mush-Ring cannot know, dealt anew: the order of every draw pile, the other hands, and secret moves."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.mush_ring.actions import GIVE
from donabe.games.mush_ring.cards import CARDS, HAND_ROW, KINDS, SPACES, matching
from donabe.games.mush_ring.inference.guess import Guess, card_at
from donabe.games.mush_ring.inference.journal import (
    ANSWERS,
    COVERED,
    GAVE,
    LACKED,
    colour_of,
    place_of,
    seat_of,
    sort_of,
    with_kind,
)
from donabe.games.mush_ring.table import DOWN, NONE, Table, purpose_of
from donabe.kernel.bits import bit, filled
from donabe.kernel.chance import Luck, Script, shuffle
from donabe.kernel.history import packed


def observe_answer(table: Table, asker: i64, colour: i64) -> None:
    """Write down whether whoever is asked for a colour has it."""
    has_one = table.kinds_held(table.asked) & matching(colour) != 0
    table.write_between(ANSWERS if has_one else LACKED, table.asked, asker, 0, colour)


def redeal(world: Table, guess: Guess, rng: Random) -> None:
    """Make a copied table, in place, what a guess says of it."""
    _place_the_rest(guess, rng)
    world.chance = Luck(rng, world.round, _Piles(world, guess))
    _rewrite(world, guess)
    _deal(world, guess)


def _place_the_rest(guess: Guess, rng: Random) -> None:
    """The cards still unplaced are any of their pools."""
    for pool in range(guess.evidence.draws):
        if guess.left[pool] > 0:
            rest = filled(guess.left[pool], 0)  # the kinds left
            count: i64 = 0
            for kind in range(i64(KINDS)):
                for _copy in range(i64(guess.supply[pool * KINDS + kind])):
                    rest[count] = kind
                    count += 1
            shuffle(rest, rng)
            _place(guess, pool, rest)


def _place(guess: Guess, pool: i64, rest: vec[i64]) -> None:
    """Each unplaced card of a pool is the next of these kinds."""
    kinds = guess.kinds
    first = guess.evidence.first_of(pool)
    used: i64 = 0
    for card in range(first, guess.evidence.first_of(pool + 1)):
        if kinds[card] == NONE:
            kinds[card] = rest[used]
            used += 1


class _Piles(Script):
    """What would have led to a world: the draw piles as they were drawn from."""

    def __init__(self, world: Table, guess: Guess) -> None:
        self.players = world.players
        self.dealer = world.dealer
        self.kinds = guess.kinds
        self.evidence = guess.evidence

    def written(self) -> dict[str, vec[i64]]:
        """Who deals, and every draw pile."""
        dealer = filled(self.players, self.dealer)
        for step in range(1, self.players):
            dealer[step] = (self.dealer + step) % self.players
        script = {"dealer": dealer}
        for number in range(self.evidence.draws):
            script[purpose_of(number)] = self.kinds[self.evidence.first_of(number) : self.evidence.first_of(number + 1)]
        return script


def _rewrite(world: Table, guess: Guess) -> None:
    """Put the guess into the journal, the moves and the rings."""
    journal = world.journal
    lines = guess.evidence.lines
    drawn = guess.evidence.kinds
    kinds = guess.kinds
    for card in range(i64(len(lines))):
        if drawn[card] == NONE:  # by another
            journal[lines[card]] = with_kind(journal[lines[card]], kinds[card])
    for place in range(i64(0), i64(len(guess.told)), i64(2)):
        _rewrite_secret(world, guess.told[place], guess.told[place + 1])


def _rewrite_secret(world: Table, number: i64, kind: i64) -> None:
    line = world.journal[number]
    seat = seat_of(line)
    world.journal[number] = with_kind(line, kind)
    action = kind + GIVE if sort_of(line) == GAVE else kind
    world.history[place_of(line)] = packed(seat, action)
    if sort_of(line) == COVERED:
        if world.card >= DOWN and number == i64(len(world.journal)) - 1:
            world.card = kind + DOWN
        else:
            world.rings[seat * SPACES + colour_of(line)] = kind + DOWN


def _deal(world: Table, guess: Guess) -> None:
    """The draw pile and the other hands."""
    world.deck = guess.kinds[len(guess.kinds) - len(world.deck) :]
    for seat in range(world.players):
        if seat != guess.evidence.viewer:
            _deal_hand(world, guess, seat)


def _deal_hand(world: Table, guess: Guess, seat: i64) -> None:
    hands = world.hands
    placed = guess.placed
    first = seat * HAND_ROW
    for kind in range(i64(KINDS)):
        hands[first + kind] = i64(placed[seat * KINDS + kind])
    for at in range(seat * CARDS, seat * CARDS + guess.count[seat]):
        hands[first + guess.kinds[card_at(guess.hidden[at])]] += 1
    kinds: i64 = 0
    for kind in range(i64(KINDS)):
        if hands[first + kind] > 0:
            kinds |= bit(kind)
    hands[first + KINDS] = kinds  # how many cards it holds, everybody knows
