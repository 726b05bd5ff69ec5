# compiled
"""What a seat at Mush-Ring cannot know, imagined anew: the order of every draw pile, the other hands, and secret moves.

All worlds that fit count alike: every order of the 50 cards and of every discard pile that was shuffled, and every copy
that may have been the one to leave a hand. Guesses are made one draw pile after the other, several side by side as soon as
one may be likelier than another; those that come to nothing are made up for by others, and in the end one is picked by
weight. As long as all unseen cards come from one draw pile, and others have no secrets, a single guess is exact; else
picking among several comes close to that, and tests compare it with full enumeration. A guess is made from the journal as
the seat can read it: every world that fits can be guessed, and no other.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from donabe.games.mush_ring.allowed import GIVE, PLAY
from donabe.games.mush_ring.cards import CARDS, KINDS, SPACES
from donabe.games.mush_ring.guessing import MOST, Guess
from donabe.games.mush_ring.journal import COVERED, DREW, GAVE, colour_of, place_of, seat_of, sort_of, with_kind
from donabe.games.mush_ring.reading import Reading
from donabe.games.mush_ring.table import DOWN, NONE, Table
from donabe.kernel.bits import filled
from donabe.kernel.chance import Chance, imagined_seed, mixed
from donabe.kernel.state import SEATS

GUESSES: Final = 8
TRIES: Final = 64  # to make up for guesses that came to nothing, before all is guessed again


def imagined(table: Table, seat: i64, rng: Random) -> Table:
    """The table as it might be for all this seat knows."""
    guess = guessed(_beginning(table, seat), rng)
    _place_the_rest(guess, rng)
    world = table.copy()
    assert isinstance(world, Table)
    world.chance = Chance(imagined_seed(rng), _script(table, guess))
    _rewrite(world, guess)
    _deal(world, guess)
    return world


# -- guesses side by side ----------------------------------------------------------------------------------------------------


def _beginning(table: Table, seat: i64) -> Guess:
    """What the seat can read, and a guess that has said nothing yet; kept until the next move, since searches ask often."""
    kept = table.beginning
    if isinstance(kept, Guess) and kept.reading.viewer == seat and kept.reading.moves == i64(len(table.history)):
        return kept
    beginning = Guess(Reading(table, seat))
    table.beginning = beginning
    return beginning


def guessed(beginning: Guess, rng: Random) -> Guess:
    """A guess at all that was hidden, picked by weight."""
    while True:
        crowd = [beginning]
        start: i64 = 0
        for end in beginning.reading.ends:
            crowd = _followed(crowd, start, end, rng)
            start = end
        if len(crowd) > 0:
            return _picked(crowd, rng)


def _followed(crowd: list[Guess], start: i64, end: i64, rng: Random) -> list[Guess]:
    """Take the guesses through a part of the journal, and fill up their number from those they began as."""
    out: list[Guess] = []
    if len(crowd) == 0:
        return out
    mean: float = 0.0
    for guess in crowd:
        mean += guess.weight / float(len(crowd))
    for guess in crowd:
        twin = guess.twin()
        twin.weight /= mean
        if twin.follow(start, end, rng):
            out.append(twin)
    if len(crowd) == 1 and len(out) == 1 and not out[0].unsure:
        return out
    for _try in range(i64(TRIES)):
        if len(out) >= GUESSES:
            break
        twin = _picked(crowd, rng).twin()
        twin.weight = 1.0
        if twin.follow(start, end, rng):
            out.append(twin)
    return out


def _picked(crowd: list[Guess], rng: Random) -> Guess:
    if len(crowd) == 1:
        return crowd[0]
    total: float = 0.0
    for guess in crowd:
        total += guess.weight
    drawn = rng.random() * total
    for guess in crowd:
        drawn -= guess.weight
        if drawn < 0.0:
            return guess
    return crowd[0]


def _place_the_rest(guess: Guess, rng: Random) -> None:
    """The cards still unplaced are any of their pools."""
    reading = guess.reading
    rest = vec[i64](capacity=CARDS)  # the kinds left, pool by pool
    first = filled(reading.draws, 0)
    for pool in range(reading.draws):
        first[pool] = i64(len(rest))
        cards = vec[i64](capacity=CARDS)
        if guess.left[pool] > 0:
            for kind in range(i64(KINDS)):
                for _copy in range(guess.supply[pool * KINDS + kind]):
                    cards = append(cards, kind)
            mixed(cards, rng)
        for kind in cards:
            rest = append(rest, kind)
    for card in range(i64(len(guess.kinds))):
        if guess.kinds[card] == NONE:
            pool = reading.pool[card]
            guess.kinds[card] = rest[first[pool]]
            first[pool] += 1


# -- the world of a guess ----------------------------------------------------------------------------------------------------


def _script(table: Table, guess: Guess) -> dict[str, vec[i64]]:
    """The shuffles that would have led here: each kind's cards in ascending order."""
    dealer = filled(table.players, 0)
    for step in range(table.players):
        dealer[step] = (table.dealer + step) % table.players
    script = {"1/dealer": dealer}
    start: i64 = 0
    for number in range(guess.reading.draws):
        end = start
        while end < i64(len(guess.kinds)) and guess.reading.pool[end] == number:
            end += 1
        label = f"1/reshuffle-{number}" if number > 0 else "1/deal"
        script[label] = _order(guess.kinds, start, end)
        start = end
    return script


def _order(kinds: vec[i64], start: i64, end: i64) -> vec[i64]:
    following = filled(KINDS + 1, 0)
    for card in range(start, end):
        following[kinds[card] + 1] += 1
    for kind in range(i64(KINDS)):
        following[kind + 1] += following[kind]
    order = filled(end - start, 0)
    for card in range(start, end):
        order[card - start] = following[kinds[card]]
        following[kinds[card]] += 1
    return order


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
    action = kind + (GIVE if sort_of(line) == GAVE else PLAY)
    world.history[place_of(line)] = action * SEATS + seat
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
        if seat != guess.reading.viewer:
            world.kinds[seat] = 0
            world.sizes[seat] = 0
            for kind in range(i64(KINDS)):
                world.hands[seat * KINDS + kind] = 0
                for _copy in range(guess.placed[seat * KINDS + kind]):
                    world.into_hand(seat, kind)
            for at in range(seat * MOST, seat * MOST + guess.count[seat]):
                world.into_hand(seat, guess.kinds[guess.hidden[at]])
