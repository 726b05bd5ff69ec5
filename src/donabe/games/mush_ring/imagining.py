# compiled
"""What a seat at Mush-Ring cannot know, imagined anew: the draw pile, the other hands, and what was done in secret.

Worlds count alike that differ in the order of the 50 cards, or in which of several unseen copies of a kind was played;
a copy that the seat knows of is played first. Before the discard pile is first shuffled, and with two players always, one
guess is drawn exactly so. With three or four players a card may have been in a hand since before the shuffle or not, and
gifts between others and cards put face down are open as well: then one of a few guesses is picked by weight, which comes
close to that (a test compares it with full enumeration). Two things are not weighed: cards that cannot be of a colour
asked for in vain are dealt by the kernel's swaps, and from before the shuffle a seat keeps what it is sure of, not odds.
A guess that comes to nothing is made again; every table that fits can be guessed, so there is an end to it.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from donabe.games.mush_ring.allowed import GIVE, PLAY
from donabe.games.mush_ring.cards import CARDS, KINDS, spread
from donabe.games.mush_ring.guessing import Guess
from donabe.games.mush_ring.journal import ALL, GAVE, HOLDS, other_of, place_of, seat_of, sort_of
from donabe.games.mush_ring.pools import Pools
from donabe.games.mush_ring.table import NONE, Table
from donabe.kernel.bits import filled
from donabe.kernel.chance import Chance, counted, imagined_seed
from donabe.kernel.dealing import Boxes
from donabe.kernel.state import SEATS

GUESSES: Final = 4


def imagined(table: Table, seat: i64, rng: Random) -> Table:
    """The table as it might be for all this seat knows, played from the last shuffle again."""
    before = table.base if table.base is not None else table.opening
    assert isinstance(before, Table)
    guess = Guess(Pools(table, before, seat))
    guess_well(guess, rng)
    base = _base(before, guess)
    world = base.copy()
    assert isinstance(world, Table)
    world.opening = table.opening
    if table.base is not None:
        world.base = base
    world.chance = Chance(imagined_seed(rng), _script(table, guess.kinds))
    world.deal()
    for move in _history(table, guess.told):
        world.apply(move % SEATS, move // SEATS)
    return world


def guess_well(guess: Guess, rng: Random) -> None:
    """Several guesses, one of them picked by weight, unless one is as good as any; then what is left is dealt out."""
    while True:
        _pick(guess, rng)
        if _fill(guess, 0, guess.first_old, guess.new, rng):
            if _fill(guess, guess.first_old, len(guess.kinds), guess.old, rng):
                return


def _pick(guess: Guess, rng: Random) -> None:
    total: float = 0.0
    found: i64 = 0
    kinds = guess.kinds
    told = guess.told
    barred = guess.barred
    old = guess.old
    new = guess.new
    while found < GUESSES:
        if not guess.run(rng):
            continue
        found += 1
        total += guess.weight
        if found == 1 or rng.random() * total < guess.weight:
            kinds = guess.kinds
            told = guess.told
            barred = guess.barred
            old = guess.old
            new = guess.new
        if not guess.unsure:
            break
    guess.kinds = kinds
    guess.told = told
    guess.barred = barred
    guess.old = old
    guess.new = new


def _fill(guess: Guess, start: i64, end: i64, left: vec[i64], rng: Random) -> bool:
    """Deal what is left of a pool to the cards not placed yet, if what they cannot be allows it."""
    places = vec[i64](capacity=CARDS)  # those that can be anything come first
    boxes = Boxes(KINDS)
    for card in range(start, end):
        if guess.kinds[card] == NONE and guess.barred[card] == 0:
            places = append(places, card)
    boxes.add(len(places), 0, 0)
    for card in range(start, end):
        if guess.kinds[card] == NONE and guess.barred[card] != 0:
            places = append(places, card)
            boxes.add(1, guess.barred[card], 0)
    try:
        kinds = boxes.deal(spread(left), counted(KINDS), rng)
    except ValueError:
        return False
    for number in range(i64(len(places))):
        guess.kinds[places[number]] = kinds[number]
    return True


def _base(before: Table, guess: Guess) -> Table:
    """The table at the shuffle, the other hands as guessed; of what others knew then, what the viewer knows too."""
    world = before.copy()
    assert isinstance(world, Table)
    viewer = guess.viewer
    journal = vec[i64](capacity=64)
    for line in before.journal:
        if sort_of(line) != HOLDS or seat_of(line) == viewer or other_of(line) == viewer or other_of(line) == ALL:
            journal = append(journal, line)
    world.journal = journal
    for seat in range(world.players):
        if seat != viewer:
            _deal_hand(world, seat, guess)
    return world


def _deal_hand(world: Table, seat: i64, guess: Guess) -> None:
    world.kinds[seat] = 0
    world.sizes[seat] = 0
    for kind in range(i64(KINDS)):
        world.hands[seat * KINDS + kind] = 0
        for _copy in range(guess.pools.known[seat * KINDS + kind]):
            world.into_hand(seat, kind)
    for number in range(i64(len(guess.pools.owners))):
        if guess.pools.owners[number] == seat:
            world.into_hand(seat, guess.kinds[guess.first_old + number])


def _script(table: Table, kinds: vec[i64]) -> dict[str, vec[i64]]:
    """The shuffle that would have led here: each kind's cards in ascending order."""
    following = filled(KINDS, 0)
    size: i64 = len(table.deck)
    for card in range(size):
        for kind in range(kinds[card] + 1, i64(KINDS)):
            following[kind] += 1
    order = filled(size, 0)
    for card in range(size):
        order[card] = following[kinds[card]]
        following[kinds[card]] += 1
    if table.shuffles > 0:
        return {f"1/reshuffle-{table.shuffles}": order}
    dealer = filled(table.players, 0)
    for step in range(table.players):
        dealer[step] = (table.dealer + step) % table.players
    return {"1/dealer": dealer, "1/deal": order}


def _history(table: Table, told: vec[i64]) -> vec[i64]:
    """The moves since, with the hidden ones as guessed."""
    history = table.history[:]
    for number in range(i64(len(told))):
        if told[number] != NONE:
            line = table.journal[number]
            action = told[number] + (GIVE if sort_of(line) == GAVE else PLAY)
            history[place_of(line)] = action * SEATS + seat_of(line)
    return history
