"""Mushroom Sort: what can be worked out about face-down cards, and worlds drawn from it, against full enumeration."""

from collections import Counter
from collections.abc import Callable, Iterator
from math import factorial, prod, sqrt

import pytest
from librt.random import Random

from donabe.games.mushroom_sort import GAME
from donabe.games.mushroom_sort.cards import (
    CENTRAL,
    COLOURS,
    HANDS,
    PLACES,
    RANKS,
    ROW,
    card_name,
    colour,
    deck,
    ranks_in,
)
from donabe.games.mushroom_sort.counting.belief import Belief
from donabe.games.mushroom_sort.resampling import _any_arrangement
from donabe.games.mushroom_sort.rules import MushroomSort
from donabe.games.mushroom_sort.table import ARRANGING, OVER
from donabe.kernel.bits import has, listed
from donabe.kernel.history import packed
from donabe.kernel.state import State
from donabe.kernel.view import SPECTATOR, plain

Build = Callable[..., MushroomSort]
World = tuple[int, ...]
MOST = 1500


def states(players: int, number: int, *, pig: bool = False) -> Iterator[MushroomSort]:
    """One random match, state by state, the end included."""
    state = GAME.start(players, {"pig": pig}, number.to_bytes(32, "big"))
    assert isinstance(state, MushroomSort)
    rng = Random(number)
    yield state
    while state.pending:
        actors = state.actors()
        seat = actors[rng.randrange(len(actors))]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.randrange(len(legal))])
        yield state


def enumerated(state: MushroomSort, seat: int) -> list[World] | None:
    """Every way to put the cards the seat has not seen where backs of their colour lie and rows rise; None if many."""
    known = state.known_to(seat)
    seen = [state.cards[place] for place in range(PLACES) if has(known, place)]
    left = {card for card in deck(state.players) if card not in seen}
    places = [place for place in range(PLACES) if state.cards[place] >= 0]
    found: list[World] = []

    def go_on(step: int, world: list[int]) -> None:
        if len(found) > MOST:
            return
        if step == len(places):
            found.append(tuple(world))
            return
        place = places[step]
        own = state.cards[place]
        fitting = [own] if has(known, place) else sorted(card for card in left if colour(card) == colour(own))
        for card in fitting:
            rises = place >= CENTRAL or place % ROW == 0 or world[place - 1] % RANKS <= card % RANKS
            if rises:
                left.discard(card)
                world[place] = card
                go_on(step + 1, world)
                world[place] = -1
                if not has(known, place):
                    left.add(card)

    go_on(0, [-1] * PLACES)
    return found if len(found) <= MOST else None


def small_cases(players: int, matches: int) -> Iterator[tuple[MushroomSort, int, list[World]]]:
    for number in range(matches):
        for state in states(players, number):
            seat = number % players
            if state.phase != ARRANGING and (state.placed >= 3 * players or players == 2):
                worlds = enumerated(state, seat)
                if worlds is not None:
                    yield state, seat, worlds


def orders_of_free_cards(belief: Belief) -> int:
    free = Counter(belief.colours[place] for place in range(CENTRAL, PLACES) if belief.colours[place] >= 0)
    return prod(factorial(count) for count in free.values())


@pytest.mark.parametrize(("players", "matches"), [(2, 12), (3, 6), (4, 4)])
def test_worlds_chances_and_possible_ranks_are_those_of_full_enumeration(players: int, matches: int) -> None:
    cases = 0
    for state, seat, worlds in small_cases(players, matches):
        cases += 1
        belief = Belief(players, state.cards, state.known_to(seat))
        assert belief.worlds() * orders_of_free_cards(belief) == len(worlds)
        for place in range(PLACES):
            if state.cards[place] >= 0:
                ranks = Counter(world[place] % RANKS for world in worlds)
                assert set(listed(belief.may_be(place))) == set(ranks)
                for rank in range(ranks_in(players)):
                    assert belief.chance(place, rank) == pytest.approx(ranks[rank] / len(worlds))
    assert cases > 10


def evenly(counts: Counter[World], cells: int) -> bool:
    """Whether counts over so many equally likely cells look so (chi-square, far beyond its usual spread)."""
    draws = sum(counts.values())
    expected = draws / cells
    off = sum((count - expected) ** 2 for count in counts.values()) + (cells - len(counts)) * expected**2
    return off / expected < cells - 1 + 4 * sqrt(2 * (cells - 1))


@pytest.mark.parametrize(("players", "matches"), [(2, 4), (3, 8), (4, 5)])
def test_every_world_that_fits_is_drawn_as_often_as_any_other(players: int, matches: int) -> None:
    rng = Random(players)
    cases = 0
    for state, seat, worlds in small_cases(players, matches):
        if not 12 <= len(worlds) <= 60 or cases == 4:
            continue
        cases += 1
        drawn = Counter(tuple(state.resample(seat, rng).cards) for _ in range(25 * len(worlds)))
        assert set(drawn) <= set(worlds)
        assert evenly(drawn, len(worlds))
    assert cases >= 2


def test_while_arranging_every_unseen_card_is_as_likely_in_every_place_of_its_colour() -> None:
    state = GAME.start(3, {}, (5).to_bytes(32, "big"))
    assert isinstance(state, MushroomSort)
    rng = Random(1)
    counts: list[Counter[World]] = [Counter() for _ in range(COLOURS)]
    for _ in range(3000):
        world = state.resample(1, rng)
        assert world.dealt[1] == state.dealt[1]
        for which in range(COLOURS):
            card = next(card for card in deck(3) if colour(card) == which and not has(state.dealt[1], card))
            counts[which][holder(world, card)] += 1
    for which in range(COLOURS):
        places = [place for place in (*range(CENTRAL, PLACES),) if state.cards[place] // RANKS == which]
        sizes = {(seat,): count_of_colour(state.dealt[seat], which) for seat in (0, 2)}
        sizes |= {(10 + place,): 1 for place in places if state.cards[place] >= 0}
        total = sum(sizes.values())
        off = sum(
            (counts[which][key] - 3000 * size / total) ** 2 / (3000 * size / total)
            for key, size in sizes.items()
            if size
        )
        assert sum(counts[which][key] for key in sizes) == 3000
        assert off < len(sizes) + 4 * sqrt(2 * len(sizes))


def holder(world: MushroomSort, card: int) -> World:
    for seat in (0, 2):
        if has(world.dealt[seat], card):
            return (seat,)
    return (10 + list(world.cards).index(card),)


def count_of_colour(cards: int, which: int) -> int:
    return sum(colour(card) == which for card in listed(cards))


@pytest.mark.parametrize("players", [2, 3])
def test_an_imagined_arrangement_is_any_of_those_the_cards_allow(players: int) -> None:
    state = GAME.start(players, {}, (7).to_bytes(32, "big"))
    assert isinstance(state, MushroomSort)
    legal = state.legal(1)
    rng = Random(2)
    drawn: Counter[World] = Counter((int(_any_arrangement(state, 1, rng)),) for _ in range(40 * len(legal)))
    assert set(drawn) <= {(action,) for action in legal}
    assert evenly(drawn, len(legal))


# -- worlds a seat cannot tell apart ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "pig"), [(2, False), (3, True), (4, False)])
def test_a_world_looks_the_same_at_every_step_and_depends_only_on_what_is_known(players: int, pig: bool) -> None:
    rng = Random(3)
    for step, state in enumerate(states(players, 21, pig=pig)):
        if step % 17 and state.phase != OVER:
            continue
        for seat in range(players):
            world = state.resample(seat, rng)
            assert world.replayed().snapshot() == world.snapshot()
            assert seen(world, seat) == seen(state, seat)
            assert world.resample(seat, Random(5)).snapshot() == state.resample(seat, Random(5)).snapshot()
            assert world.chance.seed != state.chance.seed


def seen(state: MushroomSort, seat: int) -> list[bytes]:
    again: State = state.rewound()
    views = [plain(GAME.view(again, seat))]
    for mover, action in state.moves():
        again.apply(mover, action)
        views.append(plain(GAME.view(again, seat)))
    return views


def test_hidden_arrangements_are_imagined_too() -> None:
    state = GAME.start(4, {}, bytes(32))
    assert isinstance(state, MushroomSort)
    for seat in (1, 2):
        state.apply(seat, state.legal(seat)[-1])
    worlds = [state.resample(0, Random(number)) for number in range(20)]
    assert len({world.arranged[1] for world in worlds}) > 5
    for world in worlds:
        assert world.legal_set(1).holds(world.arranged[1])
        assert list(world.arranged)[0::3] == [-1, -1]
        assert world.history[0] == packed(1, world.arranged[1])


# -- what the viewer is shown of it ------------------------------------------------------------------------------------------


@pytest.mark.clause("MS-2.4")
def test_the_printed_example_a_card_right_of_a_revealed_one_is_known(
    laid_out: Build, play: Callable[..., None]
) -> None:
    state = laid_out(4, rows={1: "R1 K2 Y3 R5 R8 B8"}, central={1: "K4"}, hands={1: "Y2"})
    play(state, "m 1.4")
    cards = {card.id: card for zone in GAME.view(state, 0).zones for card in zone.cards}
    assert cards["1.4"].face == "R8"
    assert cards["1.5"].may_be == ["B8"]
    assert "B8" not in {name for card in cards.values() if card.id != "1.5" for name in card.may_be}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_says_what_each_hidden_card_can_be_to_seats_and_nothing_to_spectators(players: int) -> None:
    for step, state in enumerate(states(players, 4)):
        if step % 9:
            continue
        for seat in range(players):
            for card in (card for zone in GAME.view(state, seat).zones for card in zone.cards):
                assert bool(card.may_be) == (card.face == "")
                assert all(name[0] == card.back for name in card.may_be)
        watched = [card for zone in GAME.view(state, SPECTATOR).zones for card in zone.cards]
        assert not any(card.may_be for card in watched)


def test_the_true_card_is_always_among_the_possible_ones() -> None:
    for state in states(4, 8):
        if state.phase != ARRANGING and state.round % 2:
            for seat in range(4):
                belief = state.believed(seat)
                for place in (*range(4 * ROW), *range(CENTRAL, CENTRAL + 4), *range(HANDS, PLACES)):
                    if state.cards[place] >= 0:
                        assert has(belief.may_be(place), state.cards[place] % RANKS), card_name(state.cards[place])
