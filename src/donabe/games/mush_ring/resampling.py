# compiled
"""What a seat at Mush-Ring cannot know, dealt anew: the order of every draw pile, the other hands, and secret moves."""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from donabe.games.mush_ring.actions import GIVE
from donabe.games.mush_ring.cards import CARDS, KINDS, SPACES, matching
from donabe.games.mush_ring.inference.guess import Guess
from donabe.games.mush_ring.inference.journal import (
    ANSWERS,
    COVERED,
    DREW,
    GAVE,
    LACKED,
    colour_of,
    place_of,
    seat_of,
    sort_of,
    with_kind,
)
from donabe.games.mush_ring.table import DOWN, NONE, Table
from donabe.kernel.bits import filled
from donabe.kernel.chance import Luck, shuffle
from donabe.kernel.history import packed


def observe_answer(table: Table, asker: i64, colour: i64) -> None:
    """Write down whether whoever is asked for a colour has it."""
    has_one = table.kinds[table.asked] & matching(colour) != 0
    table.write(ANSWERS if has_one else LACKED, table.asked, 0, asker, colour)


def redeal(world: Table, guess: Guess, rng: Random) -> None:
    """Make a copied table, in place, what a guess says of it."""
    _place_the_rest(guess, rng)
    world.chance = Luck(rng, world.round, _script(world, guess))
    _rewrite(world, guess)
    _deal(world, guess)


def _place_the_rest(guess: Guess, rng: Random) -> None:
    """The cards still unplaced are any of their pools."""
    evidence = guess.evidence
    rest = vec[i64](capacity=CARDS)  # the kinds left, pool by pool
    first = filled(evidence.draws, 0)
    for pool in range(evidence.draws):
        first[pool] = i64(len(rest))
        cards = vec[i64](capacity=CARDS)
        if guess.left[pool] > 0:
            for kind in range(i64(KINDS)):
                for _copy in range(guess.supply[pool * KINDS + kind]):
                    cards = append(cards, kind)
            shuffle(cards, rng)
        for kind in cards:
            rest = append(rest, kind)
    for card in range(i64(len(guess.kinds))):
        if guess.kinds[card] == NONE:
            pool = evidence.pool[card]
            guess.kinds[card] = rest[first[pool]]
            first[pool] += 1


def _script(world: Table, guess: Guess) -> dict[str, vec[i64]]:
    """What would have led here: the draw piles as they were drawn from."""
    dealer = filled(world.players, world.dealer)
    for step in range(1, world.players):
        dealer[step] = world.left_of(dealer[step - 1])
    script = {"dealer": dealer}
    start: i64 = 0
    for number in range(guess.evidence.draws):
        end = start
        while end < i64(len(guess.kinds)) and guess.evidence.pool[end] == number:
            end += 1
        purpose = f"reshuffle-{number}" if number > 0 else "deal"
        script[purpose] = guess.kinds[start:end]
        start = end
    return script


def _rewrite(world: Table, guess: Guess) -> None:
    """Put the guess into the journal, the moves and the rings."""
    card: i64 = 0
    for number in range(i64(len(world.journal))):
        line = world.journal[number]
        if sort_of(line) == DREW:
            world.journal[number] = with_kind(line, guess.kinds[card])
            card += 1
        elif guess.told[number] != NONE:
            _rewrite_secret(world, number, guess.told[number])


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
    deck = world.deck[:]
    first = i64(len(guess.kinds)) - i64(len(deck))
    for place in range(i64(len(deck))):
        deck[place] = guess.kinds[first + place]
    world.deck = deck
    for seat in range(world.players):
        if seat != guess.evidence.viewer:
            world.kinds[seat] = 0
            world.sizes[seat] = 0
            for kind in range(i64(KINDS)):
                world.hands[seat * KINDS + kind] = 0
                for _copy in range(guess.placed[seat * KINDS + kind]):
                    world.into_hand(seat, kind)
            for at in range(seat * CARDS, seat * CARDS + guess.count[seat]):
                world.into_hand(seat, guess.kinds[guess.hidden[at]])
