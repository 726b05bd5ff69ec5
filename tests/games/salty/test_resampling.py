"""Salty, worlds that a seat cannot tell from the real one."""

import itertools
from collections import Counter
from collections.abc import Iterator

import pytest
from librt.random import Random

from donabe.games.salty import GAME
from donabe.games.salty.actions import PUT_AWAY
from donabe.games.salty.cards import deck
from donabe.games.salty.rules import Salty
from donabe.games.salty.table import PUTTING_AWAY, SIDES, TRICKS
from donabe.kernel.bits import bit, gathered, has, listed, size
from donabe.kernel.small_row import small_at
from donabe.kernel.view import plain

World = tuple[int, ...]  # the other seats' hands, then what they have put away


def start(players: int, number: int) -> Salty:
    state = GAME.start(players, {}, number.to_bytes(32, "big"))
    assert isinstance(state, Salty)
    return state


def step(state: Salty, rng: Random) -> None:
    actors = state.actors()
    seat = actors[rng.randrange(len(actors))]
    legal = state.legal(seat)
    state.apply(seat, legal[rng.randrange(len(legal))])


def seen(state: Salty, seat: int) -> list[bytes]:
    """Every view a seat has had since the deal."""
    again = state.rewound()
    views = [plain(GAME.view(again, seat))]
    for mover, action in state.moves():
        again.apply(mover, action)
        views.append(plain(GAME.view(again, seat)))
    return views


@pytest.mark.parametrize("players", [3, 4])
def test_an_imagined_world_has_been_the_same_to_the_seat_all_along(players: int) -> None:
    rng = Random(players)
    state = start(players, 1)
    for _ in range(3 * 60):
        if not state.pending:
            break
        if rng.randrange(9) == 0:
            for seat in range(players):
                world = state.resample(seat, rng)
                assert seen(world, seat) == seen(state, seat)
                assert world.replayed().snapshot() == world.snapshot()
                assert world.hands[seat] == state.hands[seat]
                assert world.away[seat] == state.away[seat]
        step(state, rng)


@pytest.mark.parametrize("players", [3, 4])
def test_an_imagined_world_holds_every_card_once(players: int) -> None:
    rng = Random(players)
    state = start(players, 2)
    while state.pending:
        if rng.randrange(9) == 0:
            world = state.resample(0, rng)
            played = [action for _, action in world.moves() if action < PUT_AWAY]
            groups = [*world.hands, *world.away, world.spare, *(bit(card) for card in played)]
            assert sum(size(group) for group in groups) == len(deck(players))
            assert sum(groups) == gathered(deck(players))
        step(state, rng)


def test_the_real_shuffles_leave_no_trace() -> None:
    """Two deals that give a seat the same cards in another order are imagined the same."""
    state = start(4, 3)
    other = state.resample(1, Random(9))
    assert other.chance.shuffle(1, "deal", 48) != state.chance.shuffle(1, "deal", 48)
    one, two = state.resample(1, Random(5)), other.resample(1, Random(5))
    for purpose, count in (("deal", 48), ("cubes", 20), ("last", 4)):
        assert list(one.chance.shuffle(1, purpose, count)) == list(two.chance.shuffle(1, purpose, count))


def test_sides_not_yet_shown_are_imagined_either_way() -> None:
    state = start(4, 4)
    rng = Random(1)
    while state.phase != SIDES:
        step(state, rng)
    for seat in (1, 3):
        state.apply(seat, GAME.parse("side zero"))
    worlds = Counter((world.sides[1], world.sides[3]) for world in (state.resample(1, rng) for _ in range(400)))
    assert set(worlds) == {(1, 0), (1, 1)}, "the own side stays"
    assert abs(worlds[1, 0] - 200) < 50


# -- as likely as each other ---------------------------------------------------------------------------------------------


def fitting(state: Salty, seat: int, *, hands_only: bool) -> Iterator[World]:
    """Every way the hidden cards can lie, checked move by move against the plays the seat has seen."""
    others = [other for other in range(state.players) if other != seat]
    played = [(seat, action) for seat, action in state.moves() if action < PUT_AWAY]
    known = state.hands[seat] | state.away[seat] | state.spare | gathered_plays(played)
    hidden = list(listed(gathered(deck(state.players)) & ~known))
    sizes = [size(state.hands[other]) for other in others]
    sizes += [] if hands_only else [size(state.away[other]) for other in others]
    for groups in divided(hidden, sizes):
        if all(follows(state.players, played, other, hand) for other, hand in zip(others, groups, strict=False)):
            yield tuple(groups)


def gathered_plays(played: list[tuple[int, int]]) -> int:
    return sum(1 << card for _, card in played)


def divided(cards: list[int], sizes: list[int]) -> Iterator[list[int]]:
    if not sizes:
        yield []
        return
    for group in itertools.combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in group]
        for others in divided(rest, sizes[1:]):
            yield [sum(1 << card for card in group), *others]


def follows(players: int, played: list[tuple[int, int]], seat: int, held: int) -> bool:
    """Whether a seat with this hand now has followed whenever it could."""
    hand = held
    for place in range(len(played) - 1, -1, -1):
        who, card = played[place]
        if who != seat:
            continue
        hand |= 1 << card
        if place % players:
            before = played[place - 1][1] // 12
            if card // 12 != before and any(other // 12 == before for other in listed(hand)):
                return False
    return True


def small_case(players: int, cards: int, least: int, most: int, *, hands_only: bool) -> tuple[Salty, list[World]]:
    """A table late in a round, with voids shown and a number of worlds that fit for seat 0 within these bounds."""
    for number in range(100):
        rng = Random(number)
        state = start(players, number)
        while state.phase != TRICKS or max(size(hand) for hand in state.hands) > cards:
            step(state, rng)
        if all(small_at(state.lacks, other) for other in range(1, players)):
            worlds = list(fitting(state, 0, hands_only=hands_only))
            if least <= len(worlds) <= most:
                return state, worlds
    raise AssertionError("no such case")


@pytest.mark.parametrize(
    ("players", "cards", "least", "most", "hands_only"),
    [(3, 1, 30, 150, False), (3, 2, 150, 400, False), (3, 3, 50, 300, True), (4, 1, 50, 200, True)],
)
def test_every_fitting_world_is_equally_likely(
    players: int, cards: int, least: int, most: int, hands_only: bool
) -> None:
    """What is put away is free: if it is left out, every choice of hands has as many worlds as any other."""
    state, worlds = small_case(players, cards, least, most, hands_only=hands_only)
    rng = Random(7)
    drawn: Counter[World] = Counter()
    samples = 12 * len(worlds)
    for _ in range(samples):
        world = state.resample(0, rng)
        lying = list(world.hands)[1:] + ([] if hands_only else list(world.away)[1:])
        drawn[tuple(lying)] += 1
    assert set(drawn) <= set(worlds)
    expected = samples / len(worlds)
    chi_square = sum((drawn[world] - expected) ** 2 / expected for world in worlds)
    freedom = len(worlds) - 1
    assert abs(chi_square - freedom) < 4 * (2 * freedom) ** 0.5, (chi_square, freedom)


def test_what_a_hand_lacks_may_have_been_put_away() -> None:
    state, worlds = small_case(3, 1, 30, 150, hands_only=False)
    lacking = [(other, which) for other in (1, 2) for which in range(4) if has(small_at(state.lacks, other), which)]
    possible = {(other, which) for world in worlds for other, which in lacking if holds(world[other + 1], which)}
    rng = Random(1)
    imagined = [state.resample(0, rng) for _ in range(300)]
    assert possible == {(other, which) for other, which in lacking for w in imagined if holds(w.away[other], which)}
    assert possible


def holds(cards: int, which: int) -> bool:
    return any(card // 12 == which for card in listed(cards))


def test_cards_put_away_come_in_either_order() -> None:
    state, _ = small_case(3, 1, 30, 150, hands_only=False)
    rng = Random(2)
    ascending = 0
    for _ in range(400):
        world = state.resample(0, rng)
        moves = [action for seat, action in world.moves() if seat == 1]
        first, second = [action for action in moves if PUT_AWAY <= action < 2 * PUT_AWAY]
        ascending += first < second
    assert 150 < ascending < 250


def test_half_put_away_is_imagined_as_half_put_away() -> None:
    state = start(3, 6)
    rng = Random(1)
    while state.phase != PUTTING_AWAY:
        step(state, rng)
    state.apply(2, state.legal(2)[0])
    world = state.resample(0, rng)
    assert [size(cards) for cards in world.away] == [0, 0, 1]
    assert world.actors() == [0, 1, 2]
